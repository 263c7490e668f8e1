import hashlib
import json
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, date, datetime
from pathlib import Path

import pytest

from league.errors import StorageError
from league.facts.actors import official
from league.facts.matches import MatchDraft
from league.language import speaking
from league.services.journal import views as journal
from league.services.session import transactions
from league.storage import journal as stored
from league.storage.database import writing
from tests.worlds.acting import add_ruling
from tests.worlds.raw_sql import behind, execute, rows, tamper
from tests.worlds.stored_world import MATCH, ruling, season

DRAFT = MatchDraft(
    day=date(2011, 9, 17),
    home=("100001", "100002", None),
    away=("0100003", "G-4", "100005"),
    results=((2, 0), (1, 1), None),
)


@pytest.fixture
def path(tmp_path: Path) -> Iterator[Path]:
    path = tmp_path / "a.sqlite"
    transactions.open_file(path)
    transactions.import_season(season(), official("Meldereferent"), "Saisonbeginn")
    transactions.record_match("2011/12", MATCH, DRAFT, official("Spielleiterin"))
    add_ruling("2011/12", ruling())
    yield path
    transactions.close_file()


def test_each_step_says_who_did_what_when_and_why(path: Path) -> None:
    imported, recorded, decided = journal.rows()

    assert [row.number for row in journal.rows()] == [1, 2, 3]
    assert (imported.by, imported.why) == ("Meldereferent", "Saisonbeginn")
    assert imported.what == "Season imported: 2011/12"
    assert recorded.by == "Spielleiterin"
    # On record were ½:½ and ½:0, the draft's boards are 1:0 and ½:½.
    said = "Match recorded: 1:½ → 1½:½ entered · Turm 1 – 1903 1 (Kreisliga Süd, round 1)"
    assert recorded.what == said
    assert (decided.by, decided.why) == ("Spielleiterin", "Schneesturm")
    assert decided.at == datetime(2011, 9, 20, 18, 30, tzinfo=UTC)


def test_a_recorded_match_leaves_what_stood_before(path: Path) -> None:
    step = journal.rows()[1]
    before, after = json.loads(step.before), json.loads(step.after)

    # The sample's board 1 was a draw played on 10 September; the draft says 1:0.
    assert before["boards"][0]["result"] == [1, 1]
    assert before["boards"][0]["played_on"] == "2011-09-10"
    assert after["boards"][0]["result"] == [2, 0]
    assert before["reports"][0]["gaps_paid"] == [3]
    assert after["reports"] == []


def test_a_second_import_leaves_what_it_took_away(path: Path) -> None:
    fewer = replace(season(), players=season().players[:4], boards=(), federation="Neu")
    transactions.import_season(fewer, official("Meldereferent"), "Korrektur")

    step = journal.rows()[-1]
    before, after = json.loads(step.before), json.loads(step.after)
    assert before["federation"] == "Verband der Probe"
    assert after["federation"] == "Neu"
    assert [player["ident"] for player in before["players"]] == ["100005"]
    # The match's three boards as recorded since, and the one of round 2.
    assert len(before["boards"]) == 4
    assert before["boards"][0]["result"] == [2, 0]
    assert "players" not in after
    assert after["facts"]["players"] == 4


def test_a_later_ruling_on_the_same_thing_shows_the_earlier_one(path: Path) -> None:
    later = ruling(reason="Doch nicht", by="Vorstand")
    add_ruling("2011/12", later)

    step = journal.rows()[-1]
    assert json.loads(step.before)["reason"] == "Schneesturm"
    assert json.loads(step.after)["reason"] == "Doch nicht"


def test_recording_the_same_again_is_no_step(path: Path) -> None:
    transactions.record_match("2011/12", MATCH, DRAFT, official("Spielleiterin"))

    assert len(journal.rows()) == 3


def test_an_untouched_journal_is_whole(path: Path) -> None:
    assert journal.verify() is None


def _json(*values: object) -> str:
    return json.dumps(values, ensure_ascii=False, separators=(",", ":"))


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8")).hexdigest()


def test_the_hash_covers_the_head_and_the_body_covers_salt_and_content(path: Path) -> None:
    first, second, _third = stored.steps()
    ((changed,),) = rows("SELECT rows FROM journal WHERE number = 2")
    content = (second.subject, second.before, second.after, second.why, changed)

    assert second.body == _hash(second.salt + _json(*content))
    head = (second.number, second.at, second.by, second.what, second.deed)
    assert second.hash == _hash(_json(*head, second.body, second.facts, first.hash))
    # 16 random bytes: the same content twice must not be recognised.
    assert len(second.salt) == 32
    assert second.salt != first.salt


@pytest.mark.parametrize(
    "sql",
    [
        "UPDATE journal SET why = 'nie' WHERE number = 2",
        "DELETE FROM journal WHERE number = 3",
        "UPDATE journal_head SET count = 2",
        "DELETE FROM journal_head",
        "INSERT INTO journal_head VALUES (1, 0, '')",
        "UPDATE ruling SET reason = 'nie'",
        "DELETE FROM ruling",
    ],
)
def test_the_file_itself_refuses_to_change_journal_and_rulings(path: Path, sql: str) -> None:
    with (
        pytest.raises(StorageError, match=r"append-only|follows the one before|one head"),
        writing(),
    ):
        execute(sql)
    assert journal.verify() is None


@pytest.mark.only_files
@pytest.mark.parametrize(
    "sql",
    [
        "INSERT OR REPLACE INTO journal SELECT * FROM journal WHERE number = 2",
        "INSERT OR REPLACE INTO journal_head VALUES (1, 0, '')",
        "INSERT OR REPLACE INTO ruling SELECT * FROM ruling",
    ],
)
def test_replacing_rows_is_changing_them(path: Path, sql: str) -> None:
    """SQLite replaces a row without deleting it first."""
    test_the_file_itself_refuses_to_change_journal_and_rulings(path, sql)


@pytest.mark.parametrize("column", ["at", "by", "what", "subject", "before", "after", "why"])
def test_a_changed_step_is_found(path: Path, column: str) -> None:
    tamper(path, f"UPDATE journal SET \"{column}\" = '2011' WHERE number = 2")

    assert journal.verify() == 2


def test_a_changed_step_with_a_new_hash_is_found_at_the_next_one(path: Path) -> None:
    tamper(path, "UPDATE journal SET why = 'nie' WHERE number = 2")
    step = stored.steps()[1]
    ((changed,),) = rows("SELECT rows FROM journal WHERE number = 2")
    body = _hash(step.salt + _json(step.subject, step.before, step.after, step.why, changed))
    head = (step.number, step.at, step.by, step.what, step.deed, body, step.facts, step.previous)
    with behind(path) as run:
        sql = "UPDATE journal SET body = ?, hash = ? WHERE number = 2"
        run(sql, [(body, _hash(_json(*head)))])

    assert journal.verify() == 3


@pytest.mark.parametrize(("sql", "broken"), [("number = 1", 1), ("number = 2", 2)])
def test_a_missing_step_is_found(path: Path, sql: str, broken: int) -> None:
    tamper(path, f"DELETE FROM journal WHERE {sql}")

    assert journal.verify() == broken


def test_a_cut_off_tail_is_found(path: Path) -> None:
    tamper(path, "DELETE FROM journal WHERE number = 3")
    assert journal.verify() == 3

    tamper(path, "DELETE FROM journal")
    assert journal.verify() == 1


def test_an_empty_journal_is_whole(tmp_path: Path) -> None:
    transactions.open_file(tmp_path / "new.sqlite")

    assert journal.verify() is None
    assert journal.rows() == []
    transactions.close_file()


def test_the_words_follow_the_language_and_the_record_does_not(path: Path) -> None:
    with speaking("de"):
        german = journal.rows()
    assert [row.before for row in german] == [row.before for row in journal.rows()]
    assert rows("SELECT what FROM journal ORDER BY number") == [
        ("import",),
        ("match",),
        ("ruling",),
    ]
