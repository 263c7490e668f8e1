"""The tree of hashes and the rows of facts as they are stored."""

from league.storage.database import execute_many, rows
from league.storage.fact_tables import FACT_TABLES, Row
from league.storage.fact_tree import BITS, TOP, Hashes


class StoredNodes:
    """The nodes in the database."""

    def children(self, level: int, tree: str, parent: int) -> list[tuple[int, bytes]]:
        """Return the nodes below another. Raises sqlite3.Error."""
        sql = "SELECT at, hash FROM fact_hash WHERE level = ? AND tree = ? AND at BETWEEN ? AND ?"
        first = parent << BITS
        return rows(f"{sql} ORDER BY at", level, tree, first, first + (1 << BITS) - 1)

    def put(self, level: int, hashes: Hashes) -> None:
        """Keep the nodes of a level. Raises sqlite3.Error."""
        gone = [(level, *place) for place, node in hashes.items() if node is None]
        execute_many("DELETE FROM fact_hash WHERE level = ? AND tree = ? AND at = ?", gone)
        kept = [(level, *place, node) for place, node in hashes.items() if node is not None]
        execute_many("INSERT OR REPLACE INTO fact_hash VALUES (?, ?, ?, ?)", kept)

    def tops(self) -> list[tuple[str, bytes]]:
        """Return the tops. Raises sqlite3.Error."""
        return rows("SELECT tree, hash FROM fact_hash WHERE level = ? ORDER BY tree", TOP)


def stored_rows() -> dict[str, list[Row]]:
    """Return all rows of facts, by table. Raises sqlite3.Error."""
    return {name: rows(table.selected) for name, table in FACT_TABLES.items()}
