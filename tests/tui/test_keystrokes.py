"""The match evening loses no result, however fast they come: each goes in, or is answered."""

from dataclasses import replace
from pathlib import Path

import pytest

from league.services.matches.changes import record_match
from league.services.session.opening import open_desk
from league.services.session.stored import draft_of
from tests.worlds.acting import OFFICIAL
from tests.worlds.tui_bursts import DRAW, LOSS, WIN, begin, burst, said, searched, seat
from tests.worlds.tui_season import PLAYED, opened, press, season_file, settled
from tests.worlds.tui_typing import on_match
from tests.worlds.waiting import until
from tui.dialogs.conflict import ConflictDialog
from tui.pages.match.board_lines import Place

pytestmark = pytest.mark.usefixtures("quick")


async def test_results_typed_on_into_a_match_without_lineup_are_answered(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    seat(path, [0])
    async with opened(path) as (app, pilot):
        screen = await begin(app, pilot, *"11111")
        second = screen.grids[1]
        empty = second.draft
        await burst(app, pilot, *"111", "down", *"r01r1")
        assert screen.grids[0].draft.results == (WIN,) * 8
        assert (screen.focused, second.board, second.place) == (second, 1, Place.HOME)
        (sentence,) = said(app)
        teams = f"{second.view.home_name} – {second.view.away_name}"
        assert sentence.startswith(f"{teams}: no result without a lineup.")
        # One by one it is the same.
        await press(app, pilot, "r", "0", "n")
        assert (app.screen, second.draft, said(app)) == (screen, empty, [sentence])
        # A name is one, and so is a place on the list after Enter.
        await burst(app, pilot, *"mu")
        assert (searched(app), said(app)) == ("mu", [])
        await press(app, pilot, "escape", "enter", "3", "enter")
        assert second.draft.home[0] == second.view.home_squad[2].ident


async def test_results_after_the_very_last_one_write_over_nothing(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    seat(path, [4, 5])
    async with opened(path) as (app, pilot):
        screen = await begin(app, pilot)
        screen.set_focus(screen.grids[5])
        screen.grids[5].start()
        await settled(app, pilot)
        await burst(app, pilot, *"11111111")
        # Matches 1 to 4 have no lineup, the fifth has no results.
        assert said(app) == ["That was the last match; 5 matches further up still wait."]
        await burst(app, pilot, *"r0")
        assert screen.grids[5].draft.results == (WIN,) * 8
        (sentence,) = said(app)
        assert sentence.startswith("Not entered: the last board of ")
        await burst(app, pilot, "delete", "r")
        assert screen.grids[5].draft.results == (*(WIN,) * 7, DRAW)
        await burst(app, pilot, "up", "down", "0")
        assert screen.grids[5].draft.results == (*(WIN,) * 7, LOSS)


@pytest.mark.usefixtures("agreed")
async def test_a_match_alone_on_the_screen_keeps_its_last_result_too(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        screen = await on_match(app, pilot)
        screen.grid.go(8, Place.RESULT)
        await burst(app, pilot, *"enr")
        assert screen.draft.results[7] == (0, 0)
        assert [words.split(":")[0] for words in said(app)] == ["Not entered"]
        # What was said of the match is of no use on the page below.
        await burst(app, pilot, "escape")
        assert (screen.is_attached, said(app)) == (False, [])


async def test_a_complete_match_is_passed_over(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    seat(path, [0, 2, 4, 5])
    seat(path, [1, 3], results=DRAW)
    async with opened(path) as (app, pilot):
        screen = await begin(app, pilot)
        await burst(app, pilot, *"11111111", "down", *"00000000", "down", *"rr")
        results = [grid.draft.results for grid in screen.grids]
        assert results[:4] == [(WIN,) * 8, (DRAW,) * 8, (LOSS,) * 8, (DRAW,) * 8]
        assert results[4] == (DRAW, DRAW, *(None,) * 6)
        assert screen.focused is screen.grids[4]
        screen.set_focus(screen.grids[5])
        screen.grids[5].start()
        await burst(app, pilot, *"11111111")
        assert said(app) == ["That was the last match; 1 match further up still waits."]
        screen.set_focus(screen.grids[4])
        screen.grids[4].start()
        await burst(app, pilot, *"111111")
        assert said(app) == ["That was the last one: all matches here have their results."]


@pytest.mark.usefixtures("agreed")
async def test_boards_without_two_players_are_passed_over(tmp_path: Path) -> None:
    """Board 2 lacks one player, board 4 both; in the next match board 1 lacks one."""
    path = season_file(tmp_path)
    seat(path, [0, 1])
    async with opened(path) as (app, pilot):
        screen = await begin(app, pilot, "left", "e", "down", "delete", "down", "down", "delete")
        await press(app, pilot, "right", "right", "delete", "left", "home")
        screen.grids[1].editing = True
        screen.grids[1].go(1, Place.AWAY)
        screen.grids[1].action_clear()
        await settled(app, pilot)
        await burst(app, pilot, *"111111", "down", *"rr")
        first, second = (grid.draft.results for grid in screen.grids[:2])
        assert first == (WIN, None, WIN, None, WIN, WIN, WIN, WIN)
        assert second == (None, DRAW, DRAW, *(None,) * 5)
        await burst(app, pilot, "home", "1")
        assert said(app) == ["A result needs two players: choose them first."]
        assert screen.grids[1].draft.results == second


@pytest.mark.usefixtures("agreed")
async def test_a_match_to_which_a_team_did_not_come_waits_for_no_results(tmp_path: Path) -> None:
    """Its lineup was stored without the other one, so it is judged, and no game is open."""
    path = season_file(tmp_path)
    seat(path, [0, 1, 2])
    async with opened(path) as (app, pilot):
        screen = await begin(app, pilot)
        second = screen.grids[1]
        reported = (second.draft.day, None)
        second.draft = replace(second.draft, away=(None,) * 8, reported=reported)
        second.go(1, Place.HOME)
        second.action_late()
        await settled(app, pilot)
        assert second.view.status == "complete"
        await burst(app, pilot, *"11111111", "down", *"r")
        assert screen.focused is screen.grids[2]
        assert screen.grids[2].draft.results[:2] == (DRAW, None)


@pytest.mark.usefixtures("agreed")
async def test_a_question_that_comes_in_between_says_what_it_did_not_enter(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    seat(path, [0, 1])
    async with opened(path) as (app, pilot):
        screen = await begin(app, pilot)
        key = screen.view.key
        other = open_desk(path, OFFICIAL)
        theirs = replace(draft_of(other, key), remarks={2: "late home"})
        record_match(other, key, theirs)
        for pressed in (*"11111111", "down", "r"):
            app.simulate_key(pressed)
        await until(pilot, lambda: isinstance(app.screen, ConflictDialog))
        await pilot.press("1", "0")
        await pilot.pause()
        assert set(said(app)) == {"Not entered: this question comes first."}
        await press(app, pilot, "m")
        await settled(app, pilot)
        assert [grid.draft.results[:2] for grid in screen.grids[:2]] == [(WIN, WIN), (DRAW, None)]
        await press(app, pilot, "0")
        assert screen.grids[1].draft.results[:2] == (DRAW, LOSS)


async def test_results_typed_off_the_boards_are_answered(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        screen = await on_match(app, pilot)
        before = screen.draft
        # A key of no use on the boards does nothing later elsewhere.
        await burst(app, pilot, "enter", "tab", "1", "r", "0")
        assert app.screen is screen
        assert set(said(app)) == {"Results go in on the boards: Tab or a click leads there."}
        assert screen.draft == before
        assert screen.view.key == PLAYED


async def test_a_step_back_after_the_last_result_is_a_step_in_that_match(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    seat(path, [0, 1])
    async with opened(path) as (app, pilot):
        screen = await begin(app, pilot)
        first, second = screen.grids[:2]
        await burst(app, pilot, *"11111rr0")
        assert screen.focused is first
        await press(app, pilot, "ctrl+z")
        await settled(app, pilot)
        assert list(first.draft.results) == [WIN] * 5 + [DRAW, DRAW, None]
        assert (screen.focused, first.board, first.place) == (first, 8, Place.RESULT)
        # However fast they were typed, they go one by one.
        await press(app, pilot, "ctrl+z", "ctrl+z")
        assert list(first.draft.results) == [WIN] * 5 + [None] * 3
        first.go(6, Place.RESULT)
        await burst(app, pilot, *"1rn", "down")
        assert list(first.draft.results) == [WIN] * 6 + [DRAW, (0, 0)]
        # Whoever has gone on takes back what he typed where he is.
        await press(app, pilot, "1", "ctrl+z", "ctrl+z")
        assert list(first.draft.results) == [WIN] * 6 + [DRAW, (0, 0)]
        assert list(second.draft.results) == [None] * 8
