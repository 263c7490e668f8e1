"""A tree of SHA-256 hashes over all rows of facts: one changed row changes one path to the top.

Each season's table is a tree of its own. A leaf is the hash of one row; 64 neighbours make the
hash of the node above, five times over; the digest of all facts is the hash over the trees' tops.
"""

import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Protocol

from league.storage.fact_tables import FACT_TABLES, FactTable, Place, Row, RowChange

BITS = 6
"""64 children a node."""
TOP = 5
"""Level of the one node above all rows of a tree; leaves are level 0."""

Node = tuple[int, str, int, bytes]
"""Level, tree, number and hash."""
Hashes = Mapping[Place, bytes | None]
"""By place; None = nothing hangs there."""


_as_json = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
"""Made once: making it takes longer than a row."""


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

    def tops(self) -> list[tuple[str, bytes]]:
        """Return the tops."""
        return sorted((tree, node) for (tree, _at), node in self._levels[TOP].items())


def row_hash(table: FactTable, row: Row) -> bytes:
    """Return the hash of one row: SHA-256 over table and values as JSON."""
    text = _as_json((table.name, *row))
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).digest()


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
    leaves: dict[Place, bytes | None] = {}
    for name, found in facts.items():
        table = FACT_TABLES[name]
        leaves.update((table.place(row), row_hash(table, row)) for row in found)
    update(nodes, leaves)
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
