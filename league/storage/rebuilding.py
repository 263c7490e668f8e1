"""A database made from the journal alone."""

import sqlite3
from contextlib import closing
from pathlib import Path

from league.storage import migrations
from league.storage.counts import counts_of
from league.storage.fact_tables import FACT_TABLES, Row
from league.storage.fact_tree import nodes_of
from league.storage.models import Setting
from league.storage.models_matches import FactHash, Journal
from league.storage.queries import rows
from league.storage.told_facts import Replay

_BUSY_MS = 1000


def rebuild(replay: Replay[Row], target: Path) -> None:
    """Make a database with the facts the steps tell, and with the same steps, counted anew.

    ``target`` is a file that does not exist yet. Raises sqlite3.Error.
    """
    migrations.migrate(target, _BUSY_MS)
    facts = replay.rows()
    # A connection of its own: the models' one is to the file whose journal is read.
    with closing(sqlite3.connect(target)) as connection, connection:
        for name, found in facts.items():
            # Rulings and records are added in the order of their numbers or not at all.
            table = FACT_TABLES[name]
            ordered: list[Row] = sorted(found, key=table.key_of)
            connection.executemany(table.model.inserting(), ordered)
        connection.executemany(Journal.inserting(), _steps())
        connection.executemany(FactHash.inserting(), nodes_of(facts).all())
        connection.executemany(Setting.inserting(), rows(Setting.selecting()))


def _steps() -> list[Row]:
    """Return the journal's rows, with the numbers beside the steps that follow from them."""
    told = [row[:-2] for row in rows(Journal.selecting())]
    counted = counts_of(str(row[-1]) for row in told)
    return [(*row, one.judged, one.others) for row, one in zip(told, counted, strict=True)]
