"""The tree of hashes and the rows of facts as they are stored."""

from functools import cache, reduce
from operator import or_

from league.storage.fact_tables import FACT_TABLES, Row
from league.storage.fact_tree import BITS, TOP, Hashes, Node, NodesInMemory, update
from league.storage.models_matches import FactHash
from league.storage.queries import VALUE, Compiled, any_rows, compiled, rows, run_many

_FEW = 40
"""So many ranges of nodes are asked for at once."""


class StoredNodes:
    """The nodes in the database."""

    def __init__(self) -> None:
        self._tops: list[tuple[str, bytes]] | None = None
        """The tops, where they are known already."""

    def update(self, leaves: Hashes) -> None:
        """Put leaves into their trees, and work out again what lies above them.

        Few leaves, as most steps change, are worked out in memory: the database is asked once, for
        the tops too, and told once. Raises sqlite3.Error, psycopg.Error.
        """
        self._tops = None
        ranges = {
            (level, tree, at >> BITS * (level + 1) << BITS)
            for tree, at in leaves
            for level in range(TOP)
        }
        if len(ranges) > _FEW:
            update(self, leaves)
        elif ranges:
            self._update_few(leaves, sorted(ranges))

    def _update_few(self, leaves: Hashes, ranges: list[tuple[int, str, int]]) -> None:
        last = (1 << BITS) - 1
        values = [one for level, tree, at in ranges for one in (level, tree, at, at + last)]
        nodes = _Near()
        for level, tree, at, node in rows(_tops_and_ranges(len(ranges)), TOP, *values):
            NodesInMemory.put(nodes, level, {(tree, at): node})
        update(nodes, leaves)
        run_many(FactHash.deleting(), nodes.gone)
        if nodes.kept:
            run_many(_keeping(len(nodes.kept)), [sum(nodes.kept, ())])
        self._tops = nodes.tops()

    def children(self, level: int, tree: str, parent: int) -> list[tuple[int, bytes]]:
        """Return the nodes below another. Raises peewee.DatabaseError."""
        first = parent << BITS
        return rows(_children(), level, tree, first, first + (1 << BITS) - 1)

    def put(self, level: int, hashes: Hashes) -> None:
        """Keep the nodes of a level. Raises sqlite3.Error, psycopg.Error."""
        gone = [(level, *place) for place, node in hashes.items() if node is None]
        kept = [(level, *place, node) for place, node in hashes.items() if node is not None]
        run_many(FactHash.deleting(), gone)
        run_many(_keeping(1), kept)

    def tops(self) -> list[tuple[str, bytes]]:
        """Return the tops. Raises peewee.DatabaseError."""
        if self._tops is not None:
            return self._tops
        return [(tree, node) for tree, _at, node in rows(FactHash.selecting("level", first=1), TOP)]


class _Near(NodesInMemory):
    """The nodes near the leaves that change, and what of them changes."""

    def __init__(self) -> None:
        super().__init__()
        self.gone: list[tuple[int, str, int]] = []
        self.kept: list[Node] = []

    def put(self, level: int, hashes: Hashes) -> None:
        """Keep the nodes of a level, and note them."""
        super().put(level, hashes)
        self.gone += [(level, *place) for place, node in hashes.items() if node is None]
        self.kept += [(level, *place, node) for place, node in hashes.items() if node is not None]


def stored_rows() -> dict[str, list[Row]]:
    """Return all rows of facts, by table. Raises peewee.DatabaseError."""
    return {name: any_rows(table.model.selecting()) for name, table in FACT_TABLES.items()}


@cache
def _keeping(count: int) -> Compiled:
    """Return the statement that adds so many nodes, or puts other hashes into them."""
    one = dict.fromkeys(FactHash.columns(), VALUE)
    added = FactHash.insert_many([one] * count).returning()
    return compiled(
        added.on_conflict(conflict_target=FactHash.key_columns(), preserve=[FactHash.hash])
    )


@cache
def _tops_and_ranges(count: int) -> Compiled:
    """Return the query for the nodes of a level, and those of so many ranges.

    A range is told by level, tree, first and last number.
    """
    one = (FactHash.level == VALUE) & (FactHash.tree == VALUE) & FactHash.at.between(VALUE, VALUE)
    return compiled(FactHash.select().where(reduce(or_, [one] * count, FactHash.level == VALUE)))


@cache
def _children() -> Compiled:
    found = FactHash.select(FactHash.at, FactHash.hash).where(
        FactHash.level == VALUE, FactHash.tree == VALUE, FactHash.at.between(VALUE, VALUE)
    )
    return compiled(found.order_by(FactHash.at))
