"""The tree of hashes and the rows of facts as they are stored."""

from functools import cache

from league.storage.fact_tables import FACT_TABLES, Row
from league.storage.fact_tree import BITS, TOP, Hashes
from league.storage.models_matches import FactHash
from league.storage.queries import VALUE, Compiled, compiled, rows, run_many


class StoredNodes:
    """The nodes in the database."""

    def children(self, level: int, tree: str, parent: int) -> list[tuple[int, bytes]]:
        """Return the nodes below another. Raises peewee.DatabaseError."""
        first = parent << BITS
        return rows(_children(), level, tree, first, first + (1 << BITS) - 1)

    def put(self, level: int, hashes: Hashes) -> None:
        """Keep the nodes of a level. Raises sqlite3.Error, psycopg.Error."""
        gone = [(level, *place) for place, node in hashes.items() if node is None]
        kept = [(level, *place, node) for place, node in hashes.items() if node is not None]
        run_many(FactHash.deleting(), gone)
        run_many(_keeping(), kept)

    def tops(self) -> list[tuple[str, bytes]]:
        """Return the tops. Raises peewee.DatabaseError."""
        return [(tree, node) for tree, _at, node in rows(FactHash.selecting("level", first=1), TOP)]


def stored_rows() -> dict[str, list[Row]]:
    """Return all rows of facts, by table. Raises peewee.DatabaseError."""
    return {name: rows(table.model.selecting()) for name, table in FACT_TABLES.items()}


@cache
def _keeping() -> Compiled:
    """Return the statement that adds a node, or puts another hash into it."""
    added = FactHash.insert(dict.fromkeys(FactHash.columns(), VALUE)).returning()
    return compiled(
        added.on_conflict(conflict_target=FactHash.key_columns(), preserve=[FactHash.hash])
    )


@cache
def _children() -> Compiled:
    found = FactHash.select(FactHash.at, FactHash.hash).where(
        FactHash.level == VALUE, FactHash.tree == VALUE, FactHash.at.between(VALUE, VALUE)
    )
    return compiled(found.order_by(FactHash.at))
