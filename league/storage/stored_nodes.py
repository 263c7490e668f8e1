"""The tree of hashes and the rows of facts as they are stored."""

from functools import cache

from league.storage.fact_tables import FACT_TABLES, Row, selecting
from league.storage.fact_tree import BITS, TOP, Hashes
from league.storage.models_matches import FactHash
from league.storage.queries import VALUE, Worded, rows, run_many, worded


class StoredNodes:
    """The nodes in the database."""

    def children(self, level: int, tree: str, parent: int) -> list[tuple[int, bytes]]:
        """Return the nodes below another. Raises peewee.DatabaseError."""
        first = parent << BITS
        return rows(_children(), level, tree, first, first + (1 << BITS) - 1)

    def put(self, level: int, hashes: Hashes) -> None:
        """Keep the nodes of a level. Raises sqlite3.Error."""
        gone = [(level, *place) for place, node in hashes.items() if node is None]
        run_many(_deleting(), gone)
        kept = [(level, *place, node) for place, node in hashes.items() if node is not None]
        run_many(keeping(), kept)

    def tops(self) -> list[tuple[str, bytes]]:
        """Return the tops. Raises peewee.DatabaseError."""
        return rows(_tops(), TOP)


def stored_rows() -> dict[str, list[Row]]:
    """Return all rows of facts, by table. Raises peewee.DatabaseError."""
    return {name: rows(selecting(table)) for name, table in FACT_TABLES.items()}


@cache
def keeping() -> Worded:
    """Return the statement that keeps a node, in place of the one there."""
    place = (FactHash.level, FactHash.tree, FactHash.at)
    added = FactHash.insert(dict.fromkeys((*place, FactHash.hash), VALUE))
    return worded(added.on_conflict(conflict_target=place, preserve=[FactHash.hash]))


@cache
def _deleting() -> Worded:
    return worded(
        FactHash.delete().where(
            FactHash.level == VALUE, FactHash.tree == VALUE, FactHash.at == VALUE
        )
    )


@cache
def _children() -> Worded:
    found = FactHash.select(FactHash.at, FactHash.hash).where(
        FactHash.level == VALUE, FactHash.tree == VALUE, FactHash.at.between(VALUE, VALUE)
    )
    return worded(found.order_by(FactHash.at))


@cache
def _tops() -> Worded:
    found = FactHash.select(FactHash.tree, FactHash.hash).where(FactHash.level == VALUE)
    return worded(found.order_by(FactHash.tree))
