"""The journal against what it tells of: decisions and records."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import pytest

from league.rulings import Action
from league.services import journal, storing
from league.services.recording import record
from league.services.undoing import undo
from tests.stored_world import ruling, season

TRIGGERS = ("ruling_stays", "ruling_keeps", "ruling_follows", "record_stays", "record_keeps")


@dataclass(frozen=True, slots=True)
class Thing:
    name: str


@pytest.fixture
def path(tmp_path: Path) -> Iterator[Path]:
    """Six steps: 1 import, 2 and 3 decisions, 4 and 5 a record and its withdrawal, 6 another."""
    path = tmp_path / "a.sqlite"
    storing.open_file(path)
    storing.import_season(season(), "A", "")
    storing.add_ruling("2011/12", ruling())
    storing.add_ruling("2011/12", ruling(Action.CONFIRM, reason="doch"))
    record("2011/12", "thing", "k", Thing("one"), by="A", why="", what="thing")
    record("2011/12", "thing", "k", None, by="A", why="", what="thing")
    record(None, "thing", "k", Thing("two"), by="A", why="", what="thing")
    assert journal.verify() is None
    yield path
    storing.close_file()


RULING = "INSERT INTO ruling SELECT season, 3, action, target, reason, by, at, division, round,"


@pytest.mark.parametrize(
    ("sql", "broken"),
    [
        ("UPDATE ruling SET action = 'confirm' WHERE number = 1", 2),
        ("UPDATE ruling SET reason = 'nie' WHERE number = 2", 3),
        ("UPDATE ruling SET cents = 1 WHERE number = 2", 3),
        ("UPDATE ruling SET at = '2011-09-21T18:30:00+00:00' WHERE number = 2", 3),
        ("DELETE FROM ruling WHERE number = 2", 3),
        ("DELETE FROM ruling", 2),
        (f"{RULING} home, away, team, cents FROM ruling WHERE number = 1", 7),
        ('UPDATE record SET body = \'{"name":"xxx"}\' WHERE number = 1', 4),
        ("UPDATE record SET by = 'B' WHERE number = 2", 5),
        ("UPDATE record SET key = 'z' WHERE number = 3", 6),
        ("DELETE FROM record WHERE number = 3", 6),
        ("INSERT INTO record VALUES (4, NULL, 'thing', 'z', '{}', '2011', 'A')", 7),
    ],
)
def test_what_was_changed_behind_the_journal_is_found(path: Path, sql: str, broken: int) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        for trigger in TRIGGERS:
            other.execute(f"DROP TRIGGER {trigger}")
        other.execute(sql)
    assert journal.verify() == broken


def test_steps_taken_back_agree_with_what_is_stored(path: Path) -> None:
    # steps 2 and 3 are one deed: taken back as steps 7 and 8
    undo(3, "A", "wrong")
    undo(6, "A", "wrong")
    undo(9, "A", "after all")
    assert journal.verify() is None
