"""A tree of SHA-256 hashes over all rows of facts: one changed row changes one path to the top.

Each season's table is a tree of its own. A leaf is the hash of one row; 64 neighbours make the
hash of the node above, five times over; the digest of all facts is the hash over the trees' tops.
"""

import hashlib
import json
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from itertools import islice
from typing import Protocol

from league.storage.fact_tables import FACT_TABLES, FactTable, Place, Row, RowChange
from league.storage.json_rows import json_rows

BITS = 6
"""64 children a node."""
TOP = 5
"""Level of the one node above all rows of a tree; leaves are level 0."""
_AT_A_TIME = 1_000
"""Rows whose JSON is made in one go."""

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
        self._levels: list[defaultdict[str, dict[int, bytes]]] = [
            defaultdict(dict) for _level in range(TOP + 1)
        ]
        """By level, then by tree, then by number."""

    def children(self, level: int, tree: str, parent: int) -> list[tuple[int, bytes]]:
        """Return the nodes below another."""
        known, first = self._levels[level][tree], parent << BITS
        return [(at, known[at]) for at in range(first, first + (1 << BITS)) if at in known]

    def put(self, level: int, hashes: Hashes) -> None:
        """Keep the nodes of a level."""
        for (tree, at), node in hashes.items():
            if node is None:
                self._levels[level][tree].pop(at, None)
            else:
                self._levels[level][tree][at] = node

    def grow(self, tree: str, leaves: dict[int, bytes]) -> None:
        """Make a tree of its leaves, by their numbers, as ``update`` does where there was none."""
        nodes = self._levels[0][tree] = leaves
        for level in range(1, TOP + 1):
            texts: dict[int, bytearray] = {}
            for at in sorted(nodes):
                texts.setdefault(at >> BITS, bytearray()).extend(at.to_bytes(8, "big") + nodes[at])
            nodes = {at: hashlib.sha256(text).digest() for at, text in texts.items()}
            self._levels[level][tree] = nodes

    def all(self) -> Iterator[Node]:
        """Yield level, tree, number and hash of every node."""
        for level, trees in enumerate(self._levels):
            for tree, nodes in trees.items():
                for at, node in nodes.items():
                    yield level, tree, at, node

    def are(self, others: Iterable[Node]) -> bool:
        """Say whether these nodes are the same ones, of which each is told once."""
        count = 0
        for level, tree, at, node in others:
            count += 1
            if not 0 <= level <= TOP or self._levels[level][tree].get(at) != node:
                return False
        return count == sum(len(nodes) for trees in self._levels for nodes in trees.values())

    def tops(self) -> list[tuple[str, bytes]]:
        """Return the tops."""
        return sorted(
            (tree, node) for tree, nodes in self._levels[TOP].items() for node in nodes.values()
        )


def row_hash(table: FactTable, row: Row) -> bytes:
    """Return the hash of one row: SHA-256 over table and values as JSON."""
    ((_row, found),) = with_hashes(table, [row])
    return found


def with_hashes(table: FactTable, rows: Iterable[Row]) -> Iterator[tuple[Row, bytes]]:
    """Yield each row with its hash: many in one go take half as long as one after the other."""
    left = iter(rows)
    while some := list(islice(left, _AT_A_TIME)):
        texts = json_rows((table.name, *row) for row in some)
        yield from zip(some, map(_hash, texts), strict=True)


def hash_of_json(table: str, row: str) -> bytes:
    """Return the hash of a row that is JSON already, as ``json_text`` makes it."""
    return _hash(f'["{table}",{row[1:]}')


def _hash(text: str) -> bytes:
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
    trees: defaultdict[str, dict[int, bytes]] = defaultdict(dict)
    for name, rows in facts.items():
        for row, leaf in with_hashes(FACT_TABLES[name], rows):
            tree, at = FACT_TABLES[name].place(row)
            trees[tree][at] = leaf
    return grown(trees)


def grown(trees: Mapping[str, dict[int, bytes]]) -> NodesInMemory:
    """Return trees by their names, of the leaves of each by their numbers."""
    nodes = NodesInMemory()
    for tree, leaves in trees.items():
        nodes.grow(tree, leaves)
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
