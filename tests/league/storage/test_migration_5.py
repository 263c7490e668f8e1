"""To version 5: the words of one rule book are no constraint any more, and nothing else changes."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from league.services.journal import views as journal
from league.storage import copies, migrations, replaying
from league.storage.database import close_database, open_database
from league.storage.fact_tree import digest, nodes_of
from league.storage.steps import COLUMNS

BEFORE = migrations.STEPS[:4]
YEAR = "2011/12"
EQUAL = ("2010-02-01", "2011-12-31", "e", "2011-11-30")
NAMED = (20, 5, "2011-06-30", "U14")
ROWS = (
    ("season", (YEAR, "tuwo-stmk-2011", "V", "2011-07-01")),
    ("division", (YEAR, 1, "b", "B", "b", "klasse", 2, None, 6, "elo", 1, 0, *(None,) * 4)),
    ("division", (YEAR, 0, "a", "A", "a", "liga", 1, "Süd", 8, "starr", 0, 1, *NAMED)),
    ("club", (YEAR, 0, "1", "Turm", *(None,) * 6)),
    ("player", (YEAR, 0, "7", "Alt", "", None, "m", "AUT", *(None,) * 4)),
    ("registration", (YEAR, 0, "7", "1", "kreisgast", "2010-01-01", *EQUAL)),
    ("registration", (YEAR, 1, "7", "1", "stamm", "2012-01-01", *(None,) * 4)),
    ("team", (YEAR, 0, "A1", "Turm 1", "1", "a", *(None,) * 4)),
)


def _filled(path: Path, version: int) -> None:
    """Make a file of a version; one of version 4 has the step that holds all facts."""
    migrations.migrate(path, 1000, BEFORE[: min(version, 3)])
    with closing(sqlite3.connect(path)) as old, old:
        for table, row in ROWS:
            old.execute(f"INSERT INTO {table} VALUES ({', '.join('?' * len(row))})", row)
    migrations.migrate(path, 1000, BEFORE[:version])


def _facts(path: Path) -> dict[str, list[tuple[object, ...]]]:
    with closing(sqlite3.connect(path)) as connection:
        return {name: connection.execute(f"SELECT * FROM {name}").fetchall() for name, _ in ROWS}


@pytest.mark.parametrize("version", range(1, len(BEFORE) + 1))
def test_every_row_its_place_and_the_digest_stay(tmp_path: Path, version: int) -> None:
    path = tmp_path / "old.sqlite"
    _filled(path, version)
    before = _facts(path)
    assert {(name, row) for name, rows in before.items() for row in rows} == set(ROWS)

    open_database(path)
    proof = replaying.prove()
    close_database()

    assert _facts(path) == before
    # The digest over the rows put in by hand, of the tables that version 1 has already.
    wanted = digest(nodes_of({name: [row for of, row in ROWS if of == name] for name in before}))
    assert (proof.steps, proof.facts, proof.broken) == (1, wanted, None)
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
    assert len(list(tmp_path.glob(f"old.sqlite.v{version}-*.bak"))) == 1


def test_the_journal_gets_no_step_and_holds(tmp_path: Path) -> None:
    path = tmp_path / "old.sqlite"
    _filled(path, 4)
    with closing(sqlite3.connect(path)) as old:
        steps = old.execute("SELECT * FROM journal").fetchall()
    assert len(steps) == 1

    # A backup of version 4 is still held against the digest in its journal.
    assert copies.look_through(path).facts == steps[0][11]
    open_database(path)
    assert journal.verify() is None
    close_database()
    with closing(sqlite3.connect(path)) as new:
        columns = ", ".join(f'"{column}"' for column in (*COLUMNS, "rows"))
        assert new.execute(f"SELECT {columns} FROM journal").fetchall() == steps


@pytest.mark.parametrize(
    "sql",
    ["UPDATE division SET mode = 'Rangliste'", "UPDATE registration SET kind = 'Gastspieler'"],
)
def test_another_book_may_have_other_words(tmp_path: Path, sql: str) -> None:
    path = tmp_path / "old.sqlite"
    _filled(path, 4)
    with closing(sqlite3.connect(path)) as old:
        with pytest.raises(sqlite3.IntegrityError, match="CHECK constraint failed"):
            old.execute(sql)
        old.rollback()

    open_database(path)
    close_database()
    with closing(sqlite3.connect(path)) as new:
        assert new.execute(sql).rowcount == 2
