"""The match evening: a whole round on one screen."""

from dataclasses import replace
from pathlib import Path

import pytest
from textual.pilot import Pilot

from league.facts.matches import Score
from league.services.matches import evening
from league.services.matches.changes import record_match
from league.services.session import transactions
from league.services.session.opening import open_desk
from league.services.session.stored import draft_of
from tests.worlds.acting import OFFICIAL
from tests.worlds.tui_season import PLAYED, opened, press, season_file, sees, settled
from tui.app import SpielleiterApp
from tui.dialogs.places import PlacesDialog
from tui.dialogs.report import ReportDialog
from tui.kit.findings_list import MattersList
from tui.pages.match.board_lines import Place
from tui.pages.match.evening import EveningScreen
from tui.pages.match.page import MatchScreen
from tui.pages.match.rounds import RoundsDialog
from tui.pages.people.players import PlayersScreen
from tui.pages.season.page import SeasonScreen
from tui.palette.commands import own_keys
from tui.places import place_named

FILL = ("f3", "right", "right", "f3", "left")
"""Seats both lists on a match without lineups and goes to the first result."""
RESULTS = "1r0=n101"
SCORES: tuple[Score, ...] = ((2, 0), (1, 1), (0, 2), (1, 1), (0, 0), (2, 0), (0, 2), (2, 0))

pytestmark = pytest.mark.usefixtures("quick")


async def _begin(app: SpielleiterApp, pilot: Pilot[None]) -> EveningScreen:
    """Open the round that waits: of the Landesliga's last two, the tenth."""
    await press(app, pilot, "e")
    await settled(app, pilot)
    assert isinstance(app.screen, EveningScreen)
    assert (app.screen.view.division, app.screen.view.round) == ("landesliga", 10)
    return app.screen


async def test_a_match_needs_few_keys_and_down_leads_to_the_next_one(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    async with opened(path) as (app, pilot):
        screen = await _begin(app, pilot)
        first, second = (grid.view.key for grid in screen.grids[:2])
        keys = [*FILL, *RESULTS]
        assert len(keys) <= 20
        await press(app, pilot, *keys)
        await settled(app, pilot)
        assert screen.view.key == first
        await press(app, pilot, "down")
        assert screen.view.key == second
        assert screen.focused is screen.grids[1]
        assert (screen.grid.board, screen.grid.place) == (1, Place.HOME)
        # Leaving the match has stored it; nothing was asked for.
        assert (app.drafts.unsaved, app.drafts.left) == (None, {})
        await press(app, pilot, "f3")
        await press(app, pilot, "escape")
        await settled(app, pilot)
        assert isinstance(app.screen, SeasonScreen)
    stored = open_desk(path, OFFICIAL)
    assert draft_of(stored, first).results == SCORES
    assert None not in draft_of(stored, second).home


async def test_no_key_is_lost_when_they_come_faster_than_the_screen_follows(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    _seat_all(path, 10)
    async with opened(path) as (app, pilot):
        screen = await _begin(app, pilot)
        for key in [*RESULTS.replace("=", "r"), "down"] * 6:
            app.simulate_key(key)
        await settled(app, pilot)
        await press(app, pilot, "escape")
        await settled(app, pilot)
        keys = [grid.view.key for grid in screen.grids]
    stored = open_desk(path, OFFICIAL)
    assert [draft_of(stored, key).results for key in keys] == [SCORES] * 6


def _seat_all(path: Path, number: int) -> None:
    opened_desk = open_desk(path, OFFICIAL)
    for key in evening.round_of(opened_desk, "landesliga", number).matches:
        sheet = evening.sheet(opened_desk, key)
        home, away = (
            tuple(row.ident for row in squad[:8])
            for squad in (sheet.view.home_squad, sheet.view.away_squad)
        )
        draft = replace(sheet.draft, home=home, away=away)
        opened_desk = record_match(opened_desk, key, draft)
    transactions.close_file()


async def test_the_cursor_goes_up_and_down_through_all_matches(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        screen = await _begin(app, pilot)
        screen.grid.go(8, Place.RESULT)
        await press(app, pilot, "down")
        assert screen.grids.index(screen.grid) == 1
        assert (screen.grid.board, screen.grid.place) == (1, Place.RESULT)
        await press(app, pilot, "up")
        assert screen.grids.index(screen.grid) == 0
        assert screen.grid.board == 8


async def test_findings_of_the_match_under_the_cursor_follow_the_keys(tmp_path: Path) -> None:
    """An unpaid gap on board 1 loses every board of the side: TUWO § 4.4.a.2."""
    async with opened(season_file(tmp_path)) as (app, pilot):
        app.go(app.routes.to_evening("landesliga", 1))
        await settled(app, pilot)
        screen = app.screen
        assert isinstance(screen, EveningScreen)
        grid = next(grid for grid in screen.grids if grid.view.key == PLAYED)
        screen.set_focus(grid)
        await settled(app, pilot)
        matters = screen.query_one(MattersList)
        assert str(matters.border_title).startswith("Findings 1")
        grid.go(1, Place.HOME)
        await press(app, pilot, "e", "k")
        await settled(app, pilot)
        assert screen.view.game_points[0] == 0
        await press(app, pilot, "ctrl+z")
        assert screen.view.game_points[0] != 0


async def test_what_cannot_be_stored_is_kept_and_said(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    async with opened(path) as (app, pilot):
        screen = await _begin(app, pilot)
        first = screen.view.key
        await press(app, pilot, *FILL)
        path.rename(tmp_path / "away.sqlite")
        await press(app, pilot, *RESULTS)
        await settled(app, pilot)
        assert app.drafts.matches()[first].results == SCORES
        await sees(app, pilot, "not stored yet")
        await press(app, pilot, "escape")
        await sees(app, pilot, "could not be stored")
        await press(app, pilot, "escape")
        assert app.screen is screen
        assert app.drafts.matches()[first].results == SCORES


async def test_enter_opens_the_match_and_back_shows_what_was_changed_there(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    _seat_all(path, 10)
    async with opened(path) as (app, pilot):
        screen = await _begin(app, pilot)
        await press(app, pilot, "up", "enter")
        await settled(app, pilot)
        assert type(app.screen) is MatchScreen
        await press(app, pilot, "home", "0", "escape")
        await settled(app, pilot)
        assert app.screen is screen
        assert screen.draft.results[0] == (0, 2)
        await press(app, pilot, "home", "r")
        assert screen.draft.results[0] == (0, 2)  # it is on record: e opens it
        await press(app, pilot, "e", "r")
        assert screen.draft.results[:2] == ((1, 1), None)


async def test_another_round_and_the_whole_day_can_be_chosen(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        await _begin(app, pilot)
        await press(app, pilot, "f9")
        await settled(app, pilot)
        assert isinstance(app.screen, RoundsDialog)
        await press(app, pilot, "down", "enter")
        await settled(app, pilot)
        assert isinstance(app.screen, EveningScreen)
        assert app.screen.view.round == 11
        day = app.screen.view.day
        await press(app, pilot, "f8")
        await settled(app, pilot)
        assert isinstance(app.screen, EveningScreen)
        assert {grid.view.day for grid in app.screen.grids} == {day}
        await sees(app, pilot, f"{day:%Y}")
        await press(app, pilot, "escape")
        assert isinstance(app.screen, SeasonScreen)


async def test_reports_after_the_last_result_are_those_of_the_match(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    async with opened(path) as (app, pilot):
        screen = await _begin(app, pilot)
        first, second = (grid.view.key for grid in screen.grids[:2])
        keys = [*FILL, *RESULTS, "f2", "f2"]
        assert len(keys) <= 20
        await press(app, pilot, *keys[:-1])
        assert isinstance(app.screen, ReportDialog)
        await sees(app, pilot, screen.grids[0].view.home_name)
        await press(app, pilot, keys[-1])
        await settled(app, pilot)
        # The cursor stands in it still; in the next one the same keys mean that.
        assert (screen.view.key, screen.focused) == (first, screen.grids[0])
        await press(app, pilot, "down", "f2", "f4")
        await settled(app, pilot)
        played = screen.draft.day
        assert screen.draft.reported == (None, played)
        await press(app, pilot, "escape")
        await settled(app, pilot)
    stored = open_desk(path, OFFICIAL)
    draft = draft_of(stored, first)
    assert (draft.results, draft.reported) == (SCORES, (draft.day, draft.day))
    assert draft_of(stored, second).reported == (None, played)


async def test_a_key_in_between_makes_reports_those_of_the_match_at_hand(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        screen = await _begin(app, pilot)
        await press(app, pilot, *FILL, *RESULTS, "down", "f2", "f2")
        await settled(app, pilot)
        day = screen.draft.day
        assert screen.grids[0].draft.reported == (None, None)
        assert screen.grids[1].draft.reported == (day, day)


async def test_reports_of_the_match_just_finished_can_be_taken_back(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        screen = await _begin(app, pilot)
        await press(app, pilot, *FILL, *RESULTS, "f2", "f2", "up")
        await settled(app, pilot)
        assert screen.grid is screen.grids[0]
        await press(app, pilot, "ctrl+z")
        assert (screen.draft.results, screen.draft.reported) == (SCORES, (None, None))


async def test_one_goes_elsewhere_from_a_match(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path), (120, 40)) as (app, pilot):
        await _begin(app, pilot)
        shown_keys = {label: shown for shown, label, _tip in own_keys(app)}
        assert shown_keys["go to"] == "F4"
        await press(app, pilot, "f4")
        assert isinstance(app.screen, PlacesDialog)
        letter = place_named("players").letter
        await press(app, pilot, letter)
        await settled(app, pilot)
        assert isinstance(app.screen, PlayersScreen)


async def test_nobody_is_late_on_an_empty_board(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        screen = await _begin(app, pilot)
        await press(app, pilot, "home", "ctrl+l", "end", "ctrl+l")
        said = {one.message for one in app._notifications}
        assert said == {"Nobody sits here who could be late."}
        assert not screen.draft.remarks
        assert app.drafts.unsaved is None
