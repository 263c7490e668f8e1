"""Typing to the end of a round: news in sight, progress, the table beside, what comes after."""

from pathlib import Path

import pytest
from textual.pilot import Pilot

from tests.worlds.tui_season import opened, press, season_file, sees, settled, shown
from tests.worlds.waiting import until
from tui.app import SpielleiterApp
from tui.dialogs.explain import ExplainDialog
from tui.kit.findings_list import MattersList
from tui.pages.division.page import DivisionScreen
from tui.pages.match.evening import EveningScreen
from tui.pages.match.live_table import LiveTable
from tui.pages.match.page import MatchScreen
from tui.pages.match.round_line import RoundLine

FIRST = ("landesliga", 9, "LANDESLIGA05", "LANDESLIGA12")
LAST = ("landesliga", 9, "LANDESLIGA10", "LANDESLIGA11")
SMALL, HUGE = (80, 24), (170, 44)

pytestmark = pytest.mark.usefixtures("quick")


async def _evening(app: SpielleiterApp, pilot: Pilot[None], number: int) -> EveningScreen:
    app.go(app.routes.to_evening("landesliga", number))
    await settled(app, pilot)
    assert isinstance(app.screen, EveningScreen)
    return app.screen


async def test_a_new_finding_is_in_sight_and_marked_until_one_goes_on(tmp_path: Path) -> None:
    """An unpaid gap on board 1 is one finding, with a fee to the federation and one to the other
    team: three new lines."""
    async with opened(season_file(tmp_path), SMALL) as (app, pilot):
        screen = await _evening(app, pilot, 9)
        matters = screen.query_one(MattersList)
        await press(app, pilot, "e", "home", "left")
        assert not matters.news
        await press(app, pilot, "k")
        assert len(matters.news) == 3
        assert "3 new" in str(matters.border_title)
        await sees(app, pilot, " new TUWO § 4.4.a.2")
        await press(app, pilot, "up")
        assert not matters.news
        assert " new " not in shown(app)


async def test_the_next_entry_marks_only_what_it_brings_itself(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path), SMALL) as (app, pilot):
        screen = await _evening(app, pilot, 9)
        matters = screen.query_one(MattersList)
        await press(app, pilot, "e", "home", "left", "k")
        before = {one.key for one in matters.news}
        await press(app, pilot, "k")
        assert before
        assert before.isdisjoint(one.key for one in matters.news)
        await press(app, pilot, "question_mark")
        assert isinstance(app.screen, ExplainDialog) or not matters.news


async def test_what_is_new_below_the_others_is_scrolled_into_sight(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path), SMALL) as (app, pilot):
        screen = await _evening(app, pilot, 9)
        matters = screen.query_one(MattersList)
        await press(app, pilot, "e", "home", "left", "k", "k", "k", "k")
        await settled(app, pilot)
        assert matters.news
        assert matters.virtual_size.height > matters.size.height
        assert " new " in shown(app)


async def test_n_and_p_lead_through_the_round_and_say_where_it_ends(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path), SMALL) as (app, pilot):
        screen = await _evening(app, pilot, 9)
        await press(app, pilot, "ctrl+right", "ctrl+right", "p")
        assert screen.grid is screen.grids[1]
        await press(app, pilot, "p", "p")
        assert screen.grid is screen.grids[0]
        assert "This is the first match of the round." in {
            one.message for one in app._notifications
        }


async def test_a_match_alone_gives_its_place_to_the_next_one(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path), SMALL) as (app, pilot):
        app.go(app.routes.to_match(FIRST))
        await settled(app, pilot)
        depth = len(app.screen_stack)
        for _match in range(5):
            await press(app, pilot, "ctrl+right")
        assert isinstance(app.screen, MatchScreen)
        assert (app.screen.view.key, len(app.screen_stack)) == (LAST, depth)
        await press(app, pilot, "ctrl+right")
        assert app.screen.view.key == LAST
        assert "That was the last match of the round." in {
            one.message for one in app._notifications
        }


async def test_a_round_says_what_waits_and_when_complete_what_comes_after(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path), SMALL) as (app, pilot):
        screen = await _evening(app, pilot, 10)
        await sees(app, pilot, "Round 10 · 6 matches wait · 0 of 48 boards · 0 of 12 reports")
        assert not screen.query_one(RoundLine).complete
        await _evening(app, pilot, 9)
        await sees(app, pilot, "✔ Round 9 is complete · all reports are here")
        await sees(app, pilot, "Ctrl+K table F12 papers Ctrl+U messages Ctrl+N round 10")
        await press(app, pilot, "ctrl+n")
        await settled(app, pilot)
        assert isinstance(app.screen, EveningScreen)
        assert app.screen.view.round == 10
        await press(app, pilot, "ctrl+k")
        await settled(app, pilot)
        assert isinstance(app.screen, DivisionScreen)


async def test_the_table_beside_a_match_follows_the_keys(tmp_path: Path) -> None:
    """0:8 instead of 4½:3½ makes the first the third: see the table's own test."""
    async with opened(season_file(tmp_path), HUGE) as (app, pilot):
        await _evening(app, pilot, 9)
        await _sees_beside(app, pilot, "1    ▸ Schachklub Steinbach")
        await press(app, pilot, "e", "home", *"00000000")
        await _sees_beside(app, pilot, "1 ▲2 ▸ Schachklub Föhrenwald")
        await _sees_beside(app, pilot, "3 ▼2 ▸ Schachklub Steinbach")


async def _sees_beside(app: SpielleiterApp, pilot: Pilot[None], words: str) -> None:
    await until(pilot, lambda: words in shown(app), lambda: f"no “{words}” in:\n{shown(app)}")


async def test_a_narrow_window_works_out_no_table(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path), (120, 40)) as (app, pilot):
        screen = await _evening(app, pilot, 9)
        await press(app, pilot, "e", "home", "0")
        table = screen.query_one(LiveTable)
        assert (table.display, table._due, table._table) == (False, None, None)
