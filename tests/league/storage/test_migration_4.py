"""From the journal of version 3 to the one that proves the facts."""

import hashlib
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from league.errors import InputError, StorageError
from league.facts.actors import official
from league.services.journal import copies, undoing
from league.services.journal import views as journal
from league.services.session import transactions
from league.storage import journal as stored
from league.storage import migrations, replaying
from league.storage.database import close_database, open_database
from league.storage.fact_tree import digest, nodes_of
from league.storage.proved_files import open_proved
from league.storage.stored_nodes import stored_rows
from tests.worlds.acting import OFFICIAL
from tests.worlds.raw_sql import rows, tamper

BEFORE = migrations.STEPS[: migrations.STEPS.index(migrations._take_4)]
RULING = {
    "action": "waive",
    "target": "7.1.a",
    "reason": "Schnee",
    "by": "A",
    "at": "2011-09-20T18:30:00+00:00",
    "division": None,
    "round": None,
    "home": None,
    "away": None,
    "team": "A1",
    "cents": None,
}
STEPS = [
    ("2011-09-01T10:00:00+00:00", "A", "import", "2011/12", "", '{"facts":{"clubs":1}}', "Beginn"),
    (RULING["at"], "A", "ruling", "2011/12 · A1 · 7.1.a", "", json.dumps(RULING), "Schnee"),
    ("2011-09-21T10:00:00+00:00", "B", "thing", "thing · k", "", '{"name":"one"}', ""),
    ("2011-09-21T10:00:00+00:00", "B", "thing", "thing · l", "", '{"name":"two"}', ""),
]


@pytest.fixture
def path(tmp_path: Path) -> Iterator[Path]:
    """A file of the version before, with four steps chained as that version chained them."""
    path = tmp_path / "old.sqlite"
    migrations.migrate(path, 1000, BEFORE)
    with closing(sqlite3.connect(path)) as old, old:
        old.execute("INSERT INTO season VALUES ('2011/12', 'tuwo-stmk-2011', 'V', '2011-07-01')")
        old.execute("INSERT INTO club VALUES ('2011/12', 0, '1', 'Turm'" + ", NULL" * 6 + ")")
        old.execute(
            f"INSERT INTO ruling VALUES ({', '.join('?' * 13)})", ("2011/12", 1, *RULING.values())
        )
        for number, key, body in ((1, "k", '{"name":"one"}'), (2, "l", '{"name":"two"}')):
            row = (number, None, "thing", key, body, STEPS[2][0], "B")
            old.execute("INSERT INTO record VALUES (?, ?, ?, ?, ?, ?, ?)", row)
        last = ""
        for number, step in enumerate(STEPS, 1):
            text = json.dumps((number, *step, last), ensure_ascii=False, separators=(",", ":"))
            chained = hashlib.sha256(text.encode()).hexdigest()
            places = ", ".join("?" * 10)
            old.execute(f"INSERT INTO journal VALUES ({places})", (number, *step, last, chained))
            last = chained
    yield path
    close_database()


def _head_of_old(path: Path) -> str:
    with closing(sqlite3.connect(path)) as old:
        return str(old.execute("SELECT hash FROM journal_head").fetchone()[0])


def test_all_facts_are_kept_in_one_step_that_records_the_old_head(path: Path) -> None:
    head = _head_of_old(path)
    open_database(path)

    told = stored.steps()
    assert [step.what for step in told] == ["import", "ruling", "thing", "thing", "migration"]
    assert [(step.by, step.why) for step in told][:2] == [("A", "Beginn"), ("A", "Schnee")]
    assert json.loads(told[-1].after) == {"old_steps": 4, "old_head": head, "broken": None}
    assert told[-1].facts == digest(nodes_of(stored_rows()))
    assert replaying.prove().broken is None


def test_steps_of_one_moment_and_person_are_one_deed(path: Path) -> None:
    open_database(path)
    assert [step.deed for step in stored.steps()] == [1, 2, 3, 3, 5]


def test_the_file_goes_on_and_can_be_replayed(path: Path) -> None:
    open_database(path)
    transactions.choose_season("2011/12", OFFICIAL)
    before = stored_rows()
    made = copies.replay(path.with_name("again.sqlite"))
    assert made.facts == digest(nodes_of(before))
    open_database(made.path)
    assert {name: sorted(found, key=repr) for name, found in stored_rows().items()} == {
        name: sorted(found, key=repr) for name, found in before.items()
    }
    assert rows("SELECT value FROM setting WHERE key = 'season'") == [("2011/12",)]


@pytest.mark.parametrize(
    ("sql", "broken"),
    [
        ("UPDATE journal SET why = 'nie' WHERE number = 2", 2),
        ("DELETE FROM journal WHERE number = 4", 4),
        ("UPDATE ruling SET reason = 'nie'", 2),
        ("DELETE FROM record WHERE number = 2", 4),
        ("UPDATE journal SET after = '{' WHERE number = 3", 3),
    ],
)
def test_an_old_journal_that_does_not_hold_is_refused_or_said_ever_after(
    path: Path, sql: str, broken: int
) -> None:
    tamper(path, sql)
    # From elsewhere it is refused; one that this machine knows is brought up to date and said.
    with pytest.raises(StorageError, match=f"Step {broken} of the journal"):
        open_proved(path)
    open_database(path)

    assert journal.verify() == broken
    assert json.loads(stored.steps()[-1].after)["broken"] == broken


def test_the_step_is_told_in_words_and_not_taken_back(path: Path) -> None:
    head = _head_of_old(path)
    open_database(path)
    assert f"4 steps before it, the last one {head}" in journal.rows()[-1].what
    with pytest.raises(InputError, match="Nothing is known of the time before"):
        undoing.undo(5, official("A"), "B")


def test_an_empty_file_has_no_such_step(tmp_path: Path) -> None:
    migrations.migrate(tmp_path / "empty.sqlite", 1000, BEFORE)
    open_database(tmp_path / "empty.sqlite")
    assert stored.steps() == []
    close_database()
