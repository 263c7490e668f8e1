"""Keys typed faster than the screens follow act in their order, each where the one before leads."""

import asyncio
from datetime import date
from pathlib import Path
from time import sleep
from typing import Any

import pytest
from textual.widgets import Input

from league.services.matches.changes import record_match
from league.services.session.desk import Desk
from league.services.session.opening import open_desk
from league.services.session.stored import draft_of
from tests.worlds.acting import OFFICIAL
from tests.worlds.tui_bursts import DRAW, LOSS, WIN, begin, burst, searched, seat
from tests.worlds.tui_season import opened, press, season_file, settled
from tests.worlds.tui_typing import on_match
from tui.dialogs.help import HelpDialog
from tui.dialogs.reason import ReasonDialog
from tui.navigation import AT_HOME
from tui.pages.clubs.page import ClubScreen
from tui.pages.division.page import DivisionScreen
from tui.pages.journal.page import JournalScreen
from tui.pages.match.board_lines import Place
from tui.pages.match.evening import EveningScreen
from tui.pages.match.page import MatchScreen
from tui.pages.people.player import PlayerScreen
from tui.pages.rules.rules import RulesScreen
from tui.pages.season.page import SeasonScreen

pytestmark = pytest.mark.usefixtures("quick")


async def test_a_whole_lineup_can_be_typed_by_places_in_one_go(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        screen = await begin(app, pilot)
        grid = screen.grids[0]
        squad = [row.ident for row in grid.view.home_squad]
        keys = [key for place in "12 345" for key in (("k",) if place == " " else (place, "enter"))]
        await burst(app, pilot, *keys)
        assert grid.draft.home == (*squad[:2], None, *squad[2:5], None, None)
        assert (app.screen, grid.board, grid.place) == (screen, 7, Place.HOME)
        await burst(app, pilot, "ctrl+z", "ctrl+z", "6", "enter", "7", "backspace", "8", "enter")
        assert grid.draft.home[3:] == (squad[2], None, None, squad[5], squad[7])


async def test_letters_reach_the_list_in_their_order_wherever_they_come_from(
    tmp_path: Path,
) -> None:
    path = season_file(tmp_path)
    async with opened(path) as (app, pilot):
        screen = await begin(app, pilot)
        grid = screen.grids[0]
        third = grid.view.home_squad[2]
        name = third.name.split(",")[0].split()[0].lower()
        await burst(app, pilot, "right", "left", *name)
        assert searched(app) == name
        await burst(app, pilot, "escape", "k", *name)
        assert (searched(app), grid.board) == (name, 2)
        await burst(app, pilot, "enter", "f3", "right", "right", "f3", "left", "home", *"1r")
        assert grid.draft.home[0] is not None
        assert grid.draft.results[:3] == (WIN, DRAW, None)


async def test_the_cursor_in_the_list_moves_in_the_order_of_the_keys(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        screen = await begin(app, pilot)
        grid = screen.grids[0]
        squad = [row.ident for row in grid.view.home_squad]
        await burst(app, pilot, "enter", "1", "backspace", "down", "down", "up", "enter")
        await burst(app, pilot, "enter", "tab", "3", "enter")
        assert grid.draft.home[:3] == (squad[1], squad[2], None)
        grid.go(2, Place.HOME)
        await burst(app, pilot, "m", "ctrl+k", "4", "enter")
        assert grid.draft.home[:4] == (squad[1], None, squad[3], None)


async def test_steps_are_taken_back_in_their_place_among_the_results(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    seat(path, [0])
    async with opened(path) as (app, pilot):
        screen = await begin(app, pilot)
        await burst(app, pilot, "1", "r", "ctrl+z", "0", "n", "ctrl+z", "ctrl+z", "1")
        assert screen.draft.results == (WIN, None, None, None, WIN, None, None, None)


async def test_results_typed_while_reports_are_asked_go_where_the_cursor_is(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    seat(path, [0, 1])
    async with opened(path) as (app, pilot):
        screen = await begin(app, pilot, *"11111")
        await burst(
            app, pilot, *"111", "f2", "f2", "down", "r", "0", "f2", *"1.1.2012", "enter", "1"
        )
        first, second = (grid.draft for grid in screen.grids[:2])
        assert first.reported == (first.day, first.day)
        assert second.results[:4] == (DRAW, LOSS, WIN, None)
        assert second.reported == (date(2012, 1, 1), None)
        await burst(app, pilot, "f2", *"2.1.2012", "tab", *"3.1.2012", "enter", "0")
        second = screen.grids[1].draft
        assert second.reported == (date(2012, 1, 2), date(2012, 1, 3))
        assert second.results[3:5] == (LOSS, None)


async def test_results_go_into_the_match_that_is_being_opened(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    seat(path, [0])
    async with opened(path) as (app, pilot):
        screen = await begin(app, pilot)
        await burst(app, pilot, "1", "enter", "r", "0")
        assert type(app.screen) is MatchScreen
        assert app.screen.draft.results[:4] == (WIN, DRAW, LOSS, None)
        await burst(app, pilot, "1", "escape", "escape")
        assert app.screen is screen
        assert screen.draft.results[:5] == (WIN, DRAW, LOSS, WIN, None)
        await burst(app, pilot, "n", "f8", "n")
        assert isinstance(app.screen, EveningScreen)
        assert app.screen.on is not None
        assert app.screen.draft.results[:6] == (WIN, DRAW, LOSS, WIN, (0, 0), None)
        await burst(app, pilot, "escape")
        assert isinstance(app.screen, SeasonScreen)


async def test_keys_go_in_while_storing_takes_its_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = season_file(tmp_path)
    seat(path, [0, 1])
    record = record_match

    def slowly(*args: Any, **named: Any) -> Desk:
        sleep(0.1)
        return record(*args, **named)

    async with opened(path) as (app, pilot):
        screen = await begin(app, pilot)
        monkeypatch.setattr("league.services.matches.changes.record_match", slowly)
        await burst(app, pilot, *"11111111", "down", *"rrrrrrrr", "down", "1", *"mu", "escape")
        await burst(app, pilot, "ctrl+s", "k", "3", "enter")
        results = [grid.draft.results for grid in screen.grids[:2]]
        assert results == [(WIN,) * 8, (DRAW,) * 8]
        third = screen.grids[2]
        assert third.draft.home[:2] == (None, third.view.home_squad[2].ident)
        await settled(app, pilot)
        await press(app, pilot, "escape")
        await settled(app, pilot)
        keys = [grid.view.key for grid in screen.grids[:3]]
        drafts = [grid.draft for grid in screen.grids[:3]]
    now = open_desk(path, OFFICIAL)
    assert [draft_of(now, key) for key in keys] == drafts


async def test_hops_from_place_to_place_end_where_the_last_one_leads(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        await burst(app, pilot, "f4", "j", "f4", "p", "f4", "a", "f4", "b")
        assert isinstance(app.screen, RulesScreen)
        # The cursor keys are meant for the page on the way; so is Escape.
        await burst(app, pilot, "f7", "down", "down", "f4", "p", "escape", "f7", "f1")
        assert isinstance(app.screen, HelpDialog)
        await press(app, pilot, "escape")
        assert isinstance(app.screen, JournalScreen)
        assert len(app.screen_stack) == AT_HOME + 1


async def test_the_same_key_again_is_impatience(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        home = app.screen
        await burst(app, pilot, "enter", "enter", "enter")
        assert isinstance(app.screen, DivisionScreen)
        await press(app, pilot, "enter")
        assert isinstance(app.screen, ClubScreen)
        await press(app, pilot, "escape", "escape")
        assert app.screen is home


async def test_enter_opens_what_was_searched_for_however_fast(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        assert app.desk is not None
        team = app.desk.season.teams[-1]
        await burst(app, pilot, "slash", *f"({team.id})", "enter")
        assert isinstance(app.screen, ClubScreen)
        assert app.screen.view.club.id == team.club
        player = app.desk.season.players[-1]
        await burst(app, pilot, "f5", *player.ident, "enter")
        assert isinstance(app.screen, PlayerScreen)
        assert app.screen.view.player.ident == player.ident


async def test_letters_typed_ahead_of_a_question_are_its_reason(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        screen = await on_match(app, pilot)
        assert screen.view.fees
        await burst(app, pilot, "tab", "w", *"so what")
        assert isinstance(app.screen, ReasonDialog)
        assert app.screen.query_one(Input).value == "so what"
        await press(app, pilot, "escape")
        # "?" and Escape open a page and close it: the match stays.
        await burst(app, pilot, "question_mark", "escape")
        assert screen.is_current


async def test_enter_in_the_palette_takes_what_fits_all_that_was_typed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        ask = app.ask

        async def slowly(*asked: Any, **more: Any) -> Any:
            await asyncio.sleep(0.05)
            return await ask(*asked, **more)

        monkeypatch.setattr(app, "ask", slowly)
        await burst(app, pilot, "ctrl+p", *"Go to: Journal", "enter")
        assert isinstance(app.screen, JournalScreen)
