"""A tree of SHA-256 hashes over all rows of facts: one changed row changes one path to the top.

Each season's table is a tree of its own. A leaf is the hash of one row; 64 neighbours make the
hash of the node above, five times over; the digest of all facts is the hash over the trees' tops.
"""

import hashlib
import json
from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Protocol

from league.storage.fact_tables import FACT_TABLES, FactTable, Place, Row, RowChange
from league.storage.json_rows import json_rows

BITS = 6
"""64 children a node."""
TOP = 5
"""Level of the one node above all rows of a tree; leaves are level 0."""

Node = tuple[int, str, int, bytes]
"""Level, tree, number and hash."""
Hashes = Mapping[Place, bytes | None]
"""By place; None = nothing hangs there."""


class Nodes(Protocol):
    """Where the nodes of the trees are kept."""

    def children(self, level: int, tree: str, parent: int) -> Iterable[tuple[int, bytes]]:
        """Return the nodes of a level below one of the next, by number, in their order."""

    def put(self, level: int, hashes: Hashes) -> None:
        """Keep the nodes of a level; None takes one away."""

    def tops(self) -> Iterable[tuple[str, bytes]]:
        """Return the top of every tree, in the order of their names."""


class NodesInMemory:
    """Nodes that are worked out once and forgotten."""

    def __init__(self) -> None:
        self._levels: list[dict[Place, bytes]] = [{} for _level in range(TOP + 1)]

    def children(self, level: int, tree: str, parent: int) -> list[tuple[int, bytes]]:
        """Return the nodes below another."""
        known, first = self._levels[level], parent << BITS
        numbers = range(first, first + (1 << BITS))
        return [(at, known[tree, at]) for at in numbers if (tree, at) in known]

    def put(self, level: int, hashes: Hashes) -> None:
        """Keep the nodes of a level."""
        for place, node in hashes.items():
            if node is None:
                self._levels[level].pop(place, None)
            else:
                self._levels[level][place] = node

    def all(self) -> Iterator[Node]:
        """Yield level, tree, number and hash of every node."""
        for level, nodes in enumerate(self._levels):
            for (tree, at), node in nodes.items():
                yield level, tree, at, node

    def are(self, others: Collection[Node]) -> bool:
        """Say whether these nodes are the same ones."""
        levels = dict(enumerate(self._levels))
        same = (levels.get(level, {}).get((tree, at)) == node for level, tree, at, node in others)
        return sum(map(len, self._levels)) == len(others) and all(same)

    def tops(self) -> list[tuple[str, bytes]]:
        """Return the tops."""
        return sorted((tree, node) for (tree, _at), node in self._levels[TOP].items())


def row_hash(table: FactTable, row: Row) -> bytes:
    """Return the hash of one row: SHA-256 over table and values as JSON."""
    return row_hashes(table, [row])[0]


def row_hashes(table: FactTable, rows: Iterable[Row]) -> list[bytes]:
    """Return the hashes of rows: all in one go, which takes half as long as one after the other."""
    texts = json_rows((table.name, *row) for row in rows)
    return [hashlib.sha256(one.encode("utf-8", "surrogatepass")).digest() for one in texts]


def update(nodes: Nodes, leaves: Hashes) -> None:
    """Put leaves into their trees and work out again what lies above them, and nothing else."""
    changed = dict(leaves)
    for level in range(TOP):
        nodes.put(level, changed)
        parents = dict.fromkeys((tree, at >> BITS) for tree, at in changed)
        changed = {place: _node(nodes.children(level, *place)) for place in parents}
    nodes.put(TOP, changed)


def digest(nodes: Nodes) -> str:
    """Return the digest of all facts, 64 hexadecimal digits."""
    tops = [(tree, node.hex()) for tree, node in nodes.tops()]
    text = json.dumps(tops, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def nodes_of(facts: Mapping[str, Iterable[Row]]) -> NodesInMemory:
    """Return the trees over facts by table, worked out from their rows alone."""
    nodes = NodesInMemory()
    changed: dict[Place, bytes] = {}
    for name, found in facts.items():
        table, rows = FACT_TABLES[name], list(found)
        changed |= dict(zip(map(table.place, rows), row_hashes(table, rows), strict=True))
    # As ``update`` does, but all that is there hangs on what is new.
    for level in range(TOP):
        nodes.put(level, changed)
        texts: dict[Place, list[bytes]] = {}
        for (tree, at), node in sorted(changed.items()):
            texts.setdefault((tree, at >> BITS), []).append(at.to_bytes(8, "big") + node)
        changed = {place: hashlib.sha256(b"".join(text)).digest() for place, text in texts.items()}
    nodes.put(TOP, changed)
    return nodes


def leaves_of(changes: Iterable[RowChange]) -> Hashes:
    """Return the hashes of changed rows of facts, by their place in the trees."""
    leaves: dict[Place, bytes | None] = {}
    for change in changes:
        table = FACT_TABLES.get(change.table)
        if table is None:
            continue
        if change.before is not None:
            leaves[table.place(change.before)] = None
        if change.after is not None:
            leaves[table.place(change.after)] = row_hash(table, change.after)
    return leaves


def _node(children: Iterable[tuple[int, bytes]]) -> bytes | None:
    """Return the hash above these nodes, None above none."""
    text = b"".join(at.to_bytes(8, "big") + node for at, node in children)
    return hashlib.sha256(text).digest() if text else None
