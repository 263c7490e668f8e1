"""What was typed and is not stored: kept while one types, offered again, gone when dealt with."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from signal import SIGTERM
from time import monotonic
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.screen import Screen

from league.errors import StorageError
from league.services import desk, storing
from league.services.fact_json import from_text
from league.services.session import drafts
from league.services.session.drafts import TypedForm, TypedMatch, match_thing
from league.services.session.stored import TypedList, list_of
from league.storage import drafts as stored_drafts
from league.storage import migrations, records
from league.storage.database import BUSY_MS, rows, writing
from tests.tui_season import PLAYED, opened, press, season_file, sees, settled, shown
from tests.tui_typing import asked, change_elsewhere, stored, typed
from tui.app import SpielleiterApp
from tui.dialogs.confirm import ConfirmDialog
from tui.dialogs.draft import DraftDialog
from tui.dialogs.form import FormDialog
from tui.drafts import PERIOD
from tui.pages.drafts.page import DraftsPage
from tui.screens import routes
from tui.screens.account import AccountPage
from tui.screens.evening import EveningScreen
from tui.screens.kader import KaderScreen
from tui.screens.match import MatchScreen
from tui.screens.page import open_page
from tui.screens.season import SeasonScreen

pytestmark = pytest.mark.usefixtures("quick")

SEASON, TEAM, CLUB = "2011/12", "LANDESLIGA01", "601"
DEAD = "elsewhere/1/00"
"""A program on another machine: nobody knows whether it runs."""


def _kept(app: SpielleiterApp) -> list[drafts.Draft]:
    assert app.desk is not None
    return drafts.kept(app.desk)


async def _until(pilot: Pilot[None], app: SpielleiterApp, number: int) -> None:
    end = monotonic() + 5
    while len(_kept(app)) != number:
        assert monotonic() < end, _kept(app)
        await pilot.pause(0.02)


async def _comes(app: SpielleiterApp, pilot: Pilot[None], screen: type[Screen[Any]]) -> None:
    end = monotonic() + 5
    while not isinstance(app.screen, screen):
        assert monotonic() < end, shown(app)
        await pilot.pause(0.02)


def _season(app: SpielleiterApp) -> SeasonScreen:
    assert isinstance(app.screen, SeasonScreen)
    return app.screen


def _form(app: SpielleiterApp) -> FormDialog:
    assert isinstance(app.screen, FormDialog)
    return app.screen


def _left(path: Path, *scores: tuple[int, int], program: str = DEAD) -> None:
    """Leave a draft of the match, as a killed program would: its first boards with results."""
    opened = desk.open_desk(path)
    begun = desk.draft_of(opened, PLAYED)
    results = (*scores, *begun.results[len(scores) :])
    draft = TypedMatch(PLAYED, replace(begun, results=results), begun)
    drafts.keep({match_thing(SEASON, PLAYED): (draft, True)}, "Other", program)
    storing.close_file()


async def test_an_entry_is_a_draft_within_a_second_and_none_when_stored(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    async with opened(path) as (app, pilot):
        screen = await typed(app, pilot)
        steps = len(desk.journal_rows(desk.open_desk(path)))
        # what is seen on the screen is in the file two looks later, at the latest
        assert PERIOD <= 0.5
        await _until(pilot, app, 1)
        (kept,) = _kept(app)
        assert isinstance(kept.typed, TypedMatch)
        assert kept.typed.typed == screen.draft
        assert (kept.row.by, kept.being_typed) == ("Official", True)
        # no fact: nothing of it stands in the journal, and nothing waits on the work list
        assert len(desk.journal_rows(desk.open_desk(path))) == steps
        assert app.desk is not None
        assert drafts.waiting(app.desk) == []
        await press(app, pilot, "escape")
        await settled(app, pilot)
        assert stored_drafts.drafts(SEASON) == []
    assert stored(path)[0] == (0, 0)


async def test_what_is_taken_back_or_discarded_is_no_draft(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        await typed(app, pilot)
        await _until(pilot, app, 1)
        await press(app, pilot, "ctrl+z")
        await _until(pilot, app, 0)
        await press(app, pilot, "home", "n")
        await _until(pilot, app, 1)
        await press(app, pilot, "ctrl+r", "tab", "enter")
        await _until(pilot, app, 0)


async def test_a_draft_is_told_of_listed_offered_and_taken_up(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    _left(path, (0, 0), (0, 0))
    async with opened(path) as (app, pilot):
        await sees(app, pilot, "Typed and not stored: ")
        (task,) = [one for one in _season(app).view.tasks if one.kind == "draft"]
        assert task is _season(app).view.tasks[0]
        assert "by Other" in task.text
        await press(app, pilot, "2", "enter")
        assert isinstance(app.screen, DraftsPage)
        await sees(app, pilot, "differs on boards 1, 2")
        await asked(app, pilot, "enter", DraftDialog)
        await sees(app, pilot, "by Other, not stored")
        await pilot.press("t")
        await _comes(app, pilot, MatchScreen)
        await settled(app, pilot)
        screen = app.screen
        assert isinstance(screen, MatchScreen)
        assert screen.draft.results[:2] == ((0, 0), (0, 0))
        assert [one.row.program for one in _kept(app)] == [app.drafts.file.program]
        # one step back is what is stored
        await press(app, pilot, "ctrl+z")
        assert screen.draft == screen._stored()
        await _until(pilot, app, 0)
        await press(app, pilot, "escape", "escape")
        await settled(app, pilot)
        assert [one for one in _season(app).view.tasks if one.kind == "draft"] == []


async def test_a_draft_stays_when_it_is_left_for_later_and_goes_when_dropped(
    tmp_path: Path,
) -> None:
    path = season_file(tmp_path)
    _left(path, (0, 0))
    async with opened(path) as (app, pilot):
        for answer, number in (("escape", 1), ("d", 0)):
            app.go(routes.to_match(app, PLAYED))
            await _comes(app, pilot, DraftDialog)
            await pilot.press(answer)
            await _comes(app, pilot, MatchScreen)
            await settled(app, pilot)
            assert len(_kept(app)) == number
            assert isinstance(app.screen, MatchScreen)
            assert app.screen.draft == app.screen._stored()
            await press(app, pilot, "escape")
    assert stored(path)[0] != (0, 0)


async def test_it_is_said_when_something_else_is_stored_since(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    _left(path, (0, 0))
    change_elsewhere(path)
    async with opened(path) as (app, pilot):
        app.go(routes.to_match(app, PLAYED))
        await _comes(app, pilot, DraftDialog)
        await sees(app, pilot, "Something else has been stored there since it was begun.")
        await pilot.press("t")
        await _comes(app, pilot, MatchScreen)
        await press(app, pilot, "escape")
    # what was taken up is stored as it was typed: the late arrival of the other one is not in it
    assert stored(path) == ((0, 0), {})


async def test_two_programs_keep_their_own_drafts_of_one_match(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    alive = drafts.program_name()
    _left(path, (0, 0), (0, 0), program=alive)
    async with opened(path) as (app, pilot):
        # the other program runs: it is not left over, but whoever comes there is told
        assert [one for one in _season(app).view.tasks if one.kind == "draft"] == []
        app.go(routes.to_match(app, PLAYED))
        await _comes(app, pilot, DraftDialog)
        await sees(app, pilot, "still open in another program")
        await press(app, pilot, "escape", "home", "n")
        await _until(pilot, app, 2)
        mine = {one.row.program: one.typed for one in _kept(app)}
        theirs = mine[alive]
        assert isinstance(theirs, TypedMatch)
        assert theirs.typed.results[:2] == ((0, 0), (0, 0))
        await press(app, pilot, "escape")
        await _until(pilot, app, 1)
        assert [one.row.program for one in _kept(app)] == [alive]


def test_a_draft_that_another_program_went_on_with_is_not_taken_up(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    _left(path, (0, 0))
    found = desk.open_desk(path)
    (draft,) = drafts.kept(found)
    _left(path, (0, 0), (0, 0))
    storing.open_file(path)
    assert not drafts.take_up(draft, "me/1/00")
    (draft,) = drafts.kept(found)
    assert drafts.take_up(draft, "me/1/00")
    assert not drafts.take_up(draft, "me/2/00")


def test_a_draft_of_what_is_stored_by_now_is_none_and_goes(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    _left(path, (0, 0))
    found = desk.open_desk(path)
    (draft,) = drafts.kept(found)
    assert isinstance(draft.typed, TypedMatch)
    found = desk.record_match(found, PLAYED, draft.typed.typed, "Official")
    assert drafts.kept(found) == []
    assert len(stored_drafts.drafts(SEASON)) == 1
    drafts.tidy(found)
    assert stored_drafts.drafts(SEASON) == []


def test_a_draft_of_a_later_version_can_be_dropped_and_stops_nothing(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    _left(path, (0, 0))
    found = desk.open_desk(path)
    with writing():
        row = stored_drafts.drafts(SEASON)[0]
        stored_drafts.put(replace(row, body='{"later": 1}'))
    (draft,) = drafts.kept(found)
    assert draft.typed is None
    drafts.drop(draft)
    assert drafts.kept(found) == []


async def test_on_an_evening_the_match_of_the_draft_is_at_hand(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    _left(path, (0, 0))
    async with opened(path) as (app, pilot):
        app.go(routes.to_evening(app, "landesliga", 1))
        await _comes(app, pilot, DraftDialog)
        await pilot.press("t")
        await _comes(app, pilot, EveningScreen)
        await settled(app, pilot)
        assert isinstance(app.screen, EveningScreen)
        assert app.screen.view.key == PLAYED
        assert app.screen.draft.results[0] == (0, 0)


async def _fine(app: SpielleiterApp, pilot: Pilot[None]) -> None:
    app.go(open_page(app, AccountPage(CLUB)))
    await settled(app, pilot)
    await press(app, pilot, "f")


async def test_a_form_is_kept_at_the_end_offered_and_gone_when_given_up(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    async with opened(path) as (app, pilot):
        await _fine(app, pilot)
        await press(app, pilot, "right", "tab", *"12")
        typed = _form(app).answers
        app.hang_up(SIGTERM)
    async with opened(path) as (app, pilot):
        # nobody knows that the first program has ended: both run in this process
        assert [one for one in _season(app).view.tasks if one.kind == "draft"] == []
        app.go(open_page(app, AccountPage(CLUB)))
        await settled(app, pilot)
        await asked(app, pilot, "f", DraftDialog)
        await sees(app, pilot, "Amount: 12")
        await pilot.press("t")
        await _comes(app, pilot, FormDialog)
        await settled(app, pilot)
        assert _form(app).answers == typed
        assert [one.row.program for one in _kept(app)] == [app.drafts.file.program]
        await asked(app, pilot, "escape", ConfirmDialog)
        await press(app, pilot, "tab", "enter")
        await _until(pilot, app, 0)


async def test_a_form_is_no_draft_any_more_in_the_step_that_stores_it(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    async with opened(path) as (app, pilot):
        await _fine(app, pilot)
        await press(app, pilot, "tab", *"12", "tab", *"1.2.2012", "f2")
        # without a reason it is refused: what was typed stays a draft
        await _until(pilot, app, 1)
        (kept,) = _kept(app)
        assert isinstance(kept.typed, TypedForm)
        assert kept.typed.page == ("account", CLUB)
        app.drafts.end()
        await press(app, pilot, *"board", "f2")
        await _comes(app, pilot, AccountPage)
        await settled(app, pilot)
        # nobody looks any more: the storing itself has deleted it
        assert _kept(app) == []


async def test_a_form_filled_in_in_another_language_is_offered_too(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    async with opened(path) as (app, pilot):
        await _fine(app, pilot)
        await press(app, pilot, "tab", *"12")
        await _until(pilot, app, 1)
        app.hang_up(SIGTERM)
    async with opened(path, language="de") as (app, pilot):
        app.go(open_page(app, AccountPage(CLUB)))
        await settled(app, pilot)
        await asked(app, pilot, "f", DraftDialog)
        await pilot.press("t")
        await _comes(app, pilot, FormDialog)
        await settled(app, pilot)
        assert _form(app).answers["amount"] == "12"
        await _until(pilot, app, 1)
        (kept,) = _kept(app)
        assert isinstance(kept.typed, TypedForm)
        assert kept.typed.language == "de"


async def test_a_list_left_by_another_is_gone_on_with_and_told(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    found = desk.open_desk(path)
    before = list_of(found, TEAM)
    turned = TypedList((before.idents[1], before.idents[0], *before.idents[2:]))
    thing = drafts.Thing(SEASON, drafts.KADER, TEAM)
    drafts.keep({thing: (drafts.TypedKader(turned, before), False)}, "Other", DEAD)
    async with opened(path) as (app, pilot):
        await sees(app, pilot, "Kader list of")
        app.go(routes.to_kader(app, TEAM))
        await settled(app, pilot)
        (said,) = [one.message for one in app._notifications if "The list is" in one.message]
        assert "by Other; Ctrl+Z goes back to the one handed in" in said
        assert isinstance(app.screen, KaderScreen)
        assert app.screen.steps.draft.idents == turned.idents
        await _until(pilot, app, 1)
        assert [one.row.program for one in _kept(app)] == [app.drafts.file.program]
        await press(app, pilot, "escape")
        await settled(app, pilot)
        assert [one.left for one in _kept(app)] == [True]
        assert app.desk is not None
        assert len(drafts.waiting(app.desk)) == 1


@pytest.mark.parametrize("killed", [True, False], ids=["killed", "another list since"])
async def test_a_list_is_asked_about_when_it_was_not_left_or_another_came(
    tmp_path: Path, *, killed: bool
) -> None:
    path = season_file(tmp_path)
    found = desk.open_desk(path)
    before = list_of(found, TEAM)
    turned = TypedList((before.idents[1], before.idents[0], *before.idents[2:]))
    begun = before if killed else TypedList(before.idents[1:])
    thing = drafts.Thing(SEASON, drafts.KADER, TEAM)
    drafts.keep({thing: (drafts.TypedKader(turned, begun), killed)}, "Other", DEAD)
    async with opened(path) as (app, pilot):
        app.go(routes.to_kader(app, TEAM))
        await _comes(app, pilot, DraftDialog)
        await sees(app, pilot, "Take it up and go on")
        assert ("Something else has been stored" in shown(app)) is not killed
        await pilot.press("t")
        await _comes(app, pilot, KaderScreen)
        await settled(app, pilot)
        assert isinstance(app.screen, KaderScreen)
        assert app.screen.steps.draft.idents == turned.idents
        await press(app, pilot, "ctrl+z")
        assert app.screen.steps.draft.idents == before.idents


async def test_a_draft_is_dropped_in_the_list_after_a_question(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    _left(path, (0, 0))
    async with opened(path) as (app, pilot):
        await press(app, pilot, "2", "enter")
        assert isinstance(app.screen, DraftsPage)
        await asked(app, pilot, "x", ConfirmDialog)
        await press(app, pilot, "escape")
        assert len(_kept(app)) == 1
        await asked(app, pilot, "x", ConfirmDialog)
        await press(app, pilot, "tab", "enter")
        await sees(app, pilot, "Nothing: all that was typed is stored.")
        await press(app, pilot, "escape")
        await settled(app, pilot)
        assert [one for one in _season(app).view.tasks if one.kind == "draft"] == []


async def test_a_file_that_refuses_is_said_once_and_typing_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        tried = []

        def refuse(*_args: object) -> None:
            tried.append(1)
            raise StorageError("The disk is full.")

        with monkeypatch.context() as patch:
            patch.setattr(drafts, "keep", refuse)
            screen = await typed(app, pilot)
            end = monotonic() + 5
            while len(tried) < 3 and monotonic() < end:
                await pilot.pause(0.05)
            said = [one.message for one in app._notifications]
            assert said == ["What is typed cannot be kept as a draft: The disk is full."]
            await press(app, pilot, "n")
            assert screen.draft.results[:2] == ((0, 0), (0, 0))
        await _until(pilot, app, 1)


async def test_a_list_begun_is_kept_in_a_copy_put_back_too(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    async with opened(path) as (app, pilot):
        app.go(routes.to_kader(app, TEAM))
        await settled(app, pilot)
        await press(app, pilot, "shift+down")
        await _until(pilot, app, 1)
        for part in tmp_path.glob("season.sqlite*"):
            part.unlink()
        season_file(tmp_path)
        # a dialog that closes looks for the file, and opens the one that lies there
        await press(app, pilot, "f1", "escape")
        await settled(app, pilot)
        assert isinstance(app.screen, KaderScreen)
        await _until(pilot, app, 1)
        assert [one.thing.key for one in _kept(app)] == [TEAM]


def test_a_draft_does_not_wait_long_for_another_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stored_drafts, "PATIENCE_MS", 20)
    path = season_file(tmp_path)
    _left(path, (0, 0))
    found = desk.open_desk(path)
    (draft,) = drafts.kept(found)
    change = {draft.thing: (None, False)}
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        began = monotonic()
        with pytest.raises(StorageError):
            drafts.keep(change, "Other", DEAD)
        # any other change waits ten seconds
        assert monotonic() - began < 5
    assert rows("PRAGMA busy_timeout") == [(BUSY_MS,)]
    drafts.keep(change, "Other", DEAD)
    assert drafts.kept(found) == []
    storing.close_file()


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
    storing.open_file(path)
    (row,) = stored_drafts.drafts("2011/12")
    assert (row.kind, row.key, row.by, row.typing) == ("kader", "A", "P", False)
    typed = from_text(row.body, drafts.TypedKader)
    assert typed == drafts.TypedKader(TypedList(("2", "1"), ("1",)))
    # what was recorded stays on record
    assert len(records.history("2011/12", "list_draft", "B")) == 2
    storing.close_file()
