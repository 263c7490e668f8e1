"""What was typed in matches: kept while one types, offered again, gone when dealt with."""

from pathlib import Path

import pytest

from league.errors import StorageError
from league.services.journal.views import rows as journal_rows
from league.services.session import drafts
from league.services.session.drafts import TypedMatch
from league.storage import drafts as stored_drafts
from tests.worlds import waiting
from tests.worlds.draft_world import SEASON, comes, kept, left, season, until
from tests.worlds.tui_season import PLAYED, opened, press, season_file, sees, settled
from tests.worlds.tui_typing import asked, change_elsewhere, stored, typed
from tui.dialogs.confirm import ConfirmDialog
from tui.dialogs.draft import DraftDialog
from tui.drafts import PERIOD
from tui.pages.drafts.page import DraftsPage
from tui.pages.match.evening import EveningScreen
from tui.pages.match.page import MatchScreen

pytestmark = pytest.mark.usefixtures("quick")


@pytest.mark.usefixtures("agreed")
async def test_an_entry_is_a_draft_within_a_second_and_none_when_stored(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    async with opened(path) as (app, pilot):
        screen = await typed(app, pilot)
        assert app.desk is not None
        steps = journal_rows()
        # what is seen on the screen is in the file two looks later, at the latest
        assert PERIOD <= 0.5
        await until(pilot, app, 1)
        (draft,) = kept(app)
        assert isinstance(draft.typed, TypedMatch)
        assert draft.typed.typed == screen.draft
        assert (draft.row.by, draft.being_typed) == ("Official", True)
        # no fact: nothing of it stands in the journal, and nothing waits on the work list
        assert journal_rows() == steps
        assert drafts.waiting(app.desk) == []
        await press(app, pilot, "escape")
        await settled(app, pilot)
        assert stored_drafts.drafts(SEASON) == []
    assert stored(path)[0] == (0, 0)


async def test_what_is_taken_back_or_discarded_is_no_draft(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        await typed(app, pilot)
        await until(pilot, app, 1)
        await press(app, pilot, "ctrl+z")
        await until(pilot, app, 0)
        await press(app, pilot, "home", "e", "n")
        await until(pilot, app, 1)
        await press(app, pilot, "ctrl+r", "tab", "enter")
        await until(pilot, app, 0)


async def test_a_draft_is_told_of_listed_offered_and_taken_up(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    left(path, (0, 0), (0, 0))
    async with opened(path) as (app, pilot):
        await sees(app, pilot, "Typed and not stored: ")
        (task,) = [one for one in season(app).view.tasks if one.kind == "draft"]
        assert task is season(app).view.tasks[0]
        assert "by Other" in task.text
        await press(app, pilot, "2", "enter")
        assert isinstance(app.screen, DraftsPage)
        await sees(app, pilot, "differs on boards 1, 2")
        await asked(app, pilot, "enter", DraftDialog)
        await sees(app, pilot, "by Other, not stored")
        await pilot.press("t")
        await comes(app, pilot, MatchScreen)
        await settled(app, pilot)
        screen = app.screen
        assert isinstance(screen, MatchScreen)
        assert screen.draft.results[:2] == ((0, 0), (0, 0))
        assert [one.row.program for one in kept(app)] == [app.drafts.file.program]
        # one step back is what is stored
        await press(app, pilot, "ctrl+z")
        assert screen.draft == screen._stored()
        await until(pilot, app, 0)
        await press(app, pilot, "escape", "escape")
        await settled(app, pilot)
        assert [one for one in season(app).view.tasks if one.kind == "draft"] == []


async def test_a_draft_stays_when_it_is_left_for_later_and_goes_when_dropped(
    tmp_path: Path,
) -> None:
    path = season_file(tmp_path)
    left(path, (0, 0))
    async with opened(path) as (app, pilot):
        for answer, number in (("escape", 1), ("d", 0)):
            app.go(app.routes.to_match(PLAYED))
            await comes(app, pilot, DraftDialog)
            await pilot.press(answer)
            await comes(app, pilot, MatchScreen)
            await settled(app, pilot)
            assert len(kept(app)) == number
            assert isinstance(app.screen, MatchScreen)
            assert app.screen.draft == app.screen._stored()
            await press(app, pilot, "escape")
    assert stored(path)[0] != (0, 0)


@pytest.mark.usefixtures("agreed")
async def test_it_is_said_when_something_else_is_stored_since(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    left(path, (0, 0))
    change_elsewhere(path)
    async with opened(path) as (app, pilot):
        app.go(app.routes.to_match(PLAYED))
        await comes(app, pilot, DraftDialog)
        await sees(app, pilot, "Something else has been stored there since it was begun.")
        await pilot.press("t")
        await comes(app, pilot, MatchScreen)
        await press(app, pilot, "escape")
    # what was taken up is stored as it was typed: the late arrival of the other one is not in it
    assert stored(path) == ((0, 0), {})


@pytest.mark.usefixtures("agreed")
async def test_two_programs_keep_their_own_drafts_of_one_match(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    alive = drafts.program_name()
    left(path, (0, 0), (0, 0), program=alive)
    async with opened(path) as (app, pilot):
        # the other program runs: it is not left over, but whoever comes there is told
        assert [one for one in season(app).view.tasks if one.kind == "draft"] == []
        app.go(app.routes.to_match(PLAYED))
        await comes(app, pilot, DraftDialog)
        await sees(app, pilot, "still open in another program")
        await press(app, pilot, "escape", "home", "e", "n")
        await until(pilot, app, 2)
        mine = {one.row.program: one.typed for one in kept(app)}
        theirs = mine[alive]
        assert isinstance(theirs, TypedMatch)
        assert theirs.typed.results[:2] == ((0, 0), (0, 0))
        await press(app, pilot, "escape")
        await until(pilot, app, 1)
        assert [one.row.program for one in kept(app)] == [alive]


async def test_on_an_evening_the_match_of_the_draft_is_at_hand(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    left(path, (0, 0))
    async with opened(path) as (app, pilot):
        app.go(app.routes.to_evening("landesliga", 1))
        await comes(app, pilot, DraftDialog)
        await pilot.press("t")
        await comes(app, pilot, EveningScreen)
        await settled(app, pilot)
        assert isinstance(app.screen, EveningScreen)
        assert app.screen.view.key == PLAYED
        assert app.screen.draft.results[0] == (0, 0)


async def test_a_draft_is_dropped_in_the_list_after_a_question(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    left(path, (0, 0))
    async with opened(path) as (app, pilot):
        await press(app, pilot, "2", "enter")
        assert isinstance(app.screen, DraftsPage)
        await asked(app, pilot, "x", ConfirmDialog)
        await press(app, pilot, "escape")
        assert len(kept(app)) == 1
        await asked(app, pilot, "x", ConfirmDialog)
        await press(app, pilot, "tab", "enter")
        await sees(app, pilot, "Nothing: all that was typed is stored.")
        await press(app, pilot, "escape")
        await settled(app, pilot)
        assert [one for one in season(app).view.tasks if one.kind == "draft"] == []


async def test_a_file_that_refuses_is_said_once_and_typing_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        tried = []

        def refuse(*_args: object) -> None:
            tried.append(1)
            raise StorageError("The disk is full.")

        with monkeypatch.context() as patch:
            patch.setattr(drafts, "save_drafts", refuse)
            screen = await typed(app, pilot)
            await waiting.until(pilot, lambda: len(tried) >= 3)
            said = [one.message for one in app._notifications]
            assert said == ["What is typed cannot be kept as a draft: The disk is full."]
            await press(app, pilot, "n")
            assert screen.draft.results[:2] == ((0, 0), (0, 0))
        await until(pilot, app, 1)
