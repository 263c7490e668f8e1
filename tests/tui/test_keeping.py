"""Nothing typed is lost: other desks, small windows, a match left without storing."""

from dataclasses import replace
from pathlib import Path

import pytest

from league.services.matches.changes import record_match
from league.services.session.opening import open_desk
from league.services.session.stored import draft_of
from tests.worlds.acting import OFFICIAL
from tests.worlds.tui_season import (
    PLAYED,
    gone_to,
    opened,
    press,
    season_file,
    sees,
    settled,
    shown,
)
from tests.worlds.tui_typing import asked, change_elsewhere, stored, typed
from tui.dialogs.confirm import ConfirmDialog
from tui.dialogs.conflict import ConflictDialog
from tui.pages.journal.page import JournalScreen
from tui.pages.protests.page import ProtestsPage
from tui.pages.season.page import SeasonScreen

pytestmark = pytest.mark.usefixtures("quick")

ELSEWHERE = "Another program has stored something in this file; the pages show it."


@pytest.mark.usefixtures("agreed")
async def test_what_another_desk_stored_can_be_taken(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    async with opened(path) as (app, pilot):
        screen = await typed(app, pilot)
        change_elsewhere(path)
        await asked(app, pilot, "escape", ConflictDialog)
        await press(app, pilot, "escape")
        assert app.screen is screen
        assert app.drafts.unsaved is not None
        await asked(app, pilot, "escape", ConflictDialog)
        await press(app, pilot, "t")
        assert app.screen is screen
        assert app.drafts.unsaved is None
        assert screen.draft.results[0] != (0, 0)
        assert screen.draft.remarks == {2: "late home"}
        await press(app, pilot, "escape")
        assert isinstance(app.screen, SeasonScreen)
    assert stored(path)[1] == {2: "late home"}


@pytest.mark.usefixtures("agreed")
async def test_what_was_typed_can_be_stored_over_another_desks(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    async with opened(path) as (app, pilot):
        await typed(app, pilot)
        change_elsewhere(path)
        await asked(app, pilot, "escape", ConflictDialog)
        await press(app, pilot, "m")
        assert isinstance(app.screen, SeasonScreen)
    assert stored(path) == ((0, 0), {})


async def test_a_match_that_was_too_small_to_see_goes_on_where_it_was(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        screen = await typed(app, pilot)
        focus = screen.focused
        for size in [(40, 10), (80, 24)]:
            await pilot.resize_terminal(*size)
            await settled(app, pilot)
        assert screen.focused is focus
        await press(app, pilot, "home", "1")
        assert screen.draft.results[0] == (2, 0)


async def test_all_taken_back_waits_for_nothing(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    async with opened(path) as (app, pilot):
        await typed(app, pilot)
        await sees(app, pilot, "not stored yet")
        await press(app, pilot, "ctrl+z")
        assert app.drafts.unsaved is None
        assert "not stored yet" not in shown(app)


async def test_a_match_can_be_left_without_storing(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    async with opened(path) as (app, pilot):
        screen = await typed(app, pilot)
        await press(app, pilot, "ctrl+r")
        assert isinstance(app.screen, ConfirmDialog)
        await press(app, pilot, "escape")
        assert screen.draft.results[0] == (0, 0)
        await press(app, pilot, "ctrl+r", "tab", "enter")
        assert app.drafts.unsaved is None
        assert "not stored yet" not in shown(app)
        await press(app, pilot, "escape")
        assert isinstance(app.screen, SeasonScreen)
    assert stored(path)[0] != (0, 0)


async def test_a_page_shows_what_another_desk_stored(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    async with opened(path) as (app, pilot):
        change_elsewhere(path)
        await gone_to(app, pilot, ProtestsPage())
        assert app.desk is not None
        assert draft_of(app.desk, PLAYED).remarks == {2: "late home"}
        assert [one.message for one in app._notifications] == [ELSEWHERE]
        app.clear_notifications()
        await gone_to(app, pilot, JournalScreen())
        assert not list(app._notifications)


async def test_the_page_one_comes_back_to_shows_what_another_desk_stored(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    async with opened(path) as (app, pilot):
        assert isinstance(app.screen, SeasonScreen)
        owed = app.screen.view.fees_opponents
        await gone_to(app, pilot, JournalScreen())
        other = open_desk(path, OFFICIAL)
        unpaid = replace(draft_of(other, PLAYED), gaps_paid=(frozenset(), frozenset()))
        record_match(other, PLAYED, unpaid)
        await press(app, pilot, "escape")
        await settled(app, pilot)
        assert isinstance(app.screen, SeasonScreen)
        # § 4.4.a.2: a gap on board 6 of the Landesliga costs 30 €; unpaid, the games are lost.
        assert app.screen.view.fees_opponents == owed - 3000
        assert [one.message for one in app._notifications] == [ELSEWHERE]


@pytest.mark.usefixtures("agreed")
async def test_what_was_stored_here_is_no_news(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    async with opened(path) as (app, pilot):
        await typed(app, pilot)
        await press(app, pilot, "escape")
        assert stored(path)[0] == (0, 0)
        await gone_to(app, pilot, ProtestsPage())
        await press(app, pilot, "escape")
        await settled(app, pilot)
        assert not list(app._notifications)
