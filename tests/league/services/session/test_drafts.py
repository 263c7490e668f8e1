"""Drafts in the file: of old files, of later versions, beside other programs."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from league.errors import StorageError
from league.facts.actors import official
from league.services.matches.changes import record_match
from league.services.session import drafts, transactions
from league.services.session.drafts import TypedMatch
from league.services.session.fact_json import from_text
from league.services.session.opening import open_desk
from league.services.session.stored import TypedList
from league.storage import drafts as stored_drafts
from league.storage import migrations, records
from league.storage.database import BUSY_MS, connection, writing
from tests.worlds.acting import OFFICIAL
from tests.worlds.draft_world import DEAD, SEASON, left
from tests.worlds.raw_sql import rows
from tests.worlds.tui_season import PLAYED, season_file


@pytest.mark.only_files
def test_a_draft_does_not_wait_long_for_another_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stored_drafts, "PATIENCE_MS", 20)
    path = season_file(tmp_path)
    left(path, (0, 0))
    found = open_desk(path, OFFICIAL)
    (draft,) = drafts.all_drafts(found)
    change = {draft.thing: (None, False)}
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        asked: list[str] = []
        told = connection()
        assert isinstance(told, sqlite3.Connection)
        told.set_trace_callback(asked.append)
        with pytest.raises(StorageError):
            drafts.save_drafts(change, official("Other"), DEAD)
        told.set_trace_callback(None)
        # Any other change waits ten seconds.
        waits = [one.split("=")[1].strip() for one in asked if "busy_timeout" in one]
        assert waits == ["20", str(BUSY_MS)]
    assert rows("PRAGMA busy_timeout") == [(BUSY_MS,)]
    drafts.save_drafts(change, official("Other"), DEAD)
    assert drafts.all_drafts(found) == []
    transactions.close_file()


@pytest.mark.only_files
def test_a_list_begun_in_an_old_file_is_a_draft_in_a_new_one(tmp_path: Path) -> None:
    path = tmp_path / "old.sqlite"
    migrations.migrate(path, 1000, migrations.STEPS[:2])
    lists = [("A", '{"idents":["1"],"youth":[]}'), ("B", '{"idents":["2"]}'), ("B", "null")]
    lists.append(("A", '{"idents":["2","1"],"youth":["1"]}'))
    with closing(sqlite3.connect(path)) as old, old:
        old.execute("INSERT INTO season VALUES ('2011/12', 'tuwo-stmk-2011', 'F', '2011-07-01')")
        for number, (team, body) in enumerate(lists, 1):
            values = (number, "2011/12", "list_draft", team, body, "2011-08-01T10:00:00+00:00", "P")
            old.execute("INSERT INTO record VALUES (?,?,?,?,?,?,?)", values)
    migrations.migrate(path, 1000)
    # No step tells of what was put in here: whoever opened it as his own would be refused.
    transactions.open_to_look(path)
    (row,) = stored_drafts.drafts("2011/12")
    assert (row.kind, row.key, row.by, row.typing) == ("kader", "A", "P", False)
    typed = from_text(row.body, drafts.TypedKader)
    assert typed == drafts.TypedKader(TypedList(("2", "1"), ("1",)))
    # what was recorded stays on record
    assert len(records.history("2011/12", "list_draft", "B")) == 2
    transactions.close_file()


def test_a_draft_that_another_program_went_on_with_is_not_taken_up(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    left(path, (0, 0))
    found = open_desk(path, OFFICIAL)
    (draft,) = drafts.all_drafts(found)
    left(path, (0, 0), (0, 0))
    transactions.open_file(path)
    assert not drafts.take_up(draft, "me/1/00")
    (draft,) = drafts.all_drafts(found)
    assert drafts.take_up(draft, "me/1/00")
    assert not drafts.take_up(draft, "me/2/00")


def test_a_draft_of_what_is_stored_by_now_is_none_and_goes(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    left(path, (0, 0))
    found = open_desk(path, OFFICIAL)
    (draft,) = drafts.all_drafts(found)
    assert isinstance(draft.typed, TypedMatch)
    found = record_match(found, PLAYED, draft.typed.typed)
    assert drafts.all_drafts(found) == []
    assert len(stored_drafts.drafts(SEASON)) == 1
    drafts.tidy(found)
    assert stored_drafts.drafts(SEASON) == []


def test_a_draft_of_a_later_version_can_be_dropped_and_stops_nothing(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    left(path, (0, 0))
    found = open_desk(path, OFFICIAL)
    with writing():
        row = stored_drafts.drafts(SEASON)[0]
        stored_drafts.put(replace(row, body='{"later": 1}'))
    (draft,) = drafts.all_drafts(found)
    assert draft.typed is None
    drafts.drop(draft)
    assert drafts.all_drafts(found) == []
