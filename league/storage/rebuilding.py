"""A database made from the journal alone."""

import sqlite3
from contextlib import closing
from pathlib import Path

from league.storage import migrations
from league.storage.database import rows
from league.storage.fact_tables import FACT_TABLES, Row
from league.storage.fact_tree import nodes_of
from league.storage.replaying import Replay
from league.storage.steps import COLUMNS

_BUSY_MS = 1000


def rebuild(replay: Replay, target: Path) -> None:
    """Make a database with the facts the steps tell, and with the same steps.

    ``target`` is a file that does not exist yet. Raises sqlite3.Error.
    """
    migrations.migrate(target, _BUSY_MS)
    names = ", ".join(f'"{column}"' for column in (*COLUMNS, "rows"))
    places = ", ".join("?" * (len(COLUMNS) + 1))
    facts = replay.rows()
    with closing(sqlite3.connect(target)) as connection, connection:
        for name, found in facts.items():
            # Rulings and records are added in the order of their numbers or not at all.
            table = FACT_TABLES[name]
            ordered: list[Row] = sorted(found, key=table.key_of)
            connection.executemany(table.inserted, ordered)
        steps = rows(f"SELECT {names} FROM journal ORDER BY number")
        connection.executemany(f"INSERT INTO journal ({names}) VALUES ({places})", steps)
        nodes = nodes_of(facts).all()
        connection.executemany("INSERT INTO fact_hash VALUES (?, ?, ?, ?)", nodes)
        settings = rows("SELECT key, value FROM setting")
        connection.executemany("INSERT INTO setting VALUES (?, ?)", settings)
