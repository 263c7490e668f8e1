"""§ 15: a cup drawn, played, decided by lot and brought to its next round, by keys alone."""

from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from league.facts.actors import official
from league.facts.clubs import Team
from league.facts.squads import SquadEntry
from league.services.cup.rounds import draw_cup, show_cup
from league.services.cup.views import cup_sheet, explain_tie
from league.services.session import transactions
from league.services.session.opening import open_desk
from league.views.cup import CupSheet, TieView
from tests.worlds.acting import OFFICIAL
from tests.worlds.league_world import division, play, season, stored
from tests.worlds.tui_season import back_on, opened, press, season_file, sees, settled, shown
from tui.app import SpielleiterApp
from tui.dialogs.explain import ExplainDialog
from tui.dialogs.form import FormDialog
from tui.pages.cup import bracket
from tui.pages.cup.cup import CupPage
from tui.pages.cup.cups import CupsPage
from tui.pages.match.page import MatchScreen

FIVE = "ABCDE"

pytestmark = pytest.mark.usefixtures("quick")


def five(folder: Path, *, more: str = "") -> Path:
    """Five cup teams of two players each; ``more`` names further cups."""
    before = season()
    teams = tuple(Team(f"C{club}", f"Cup {club}", club, "cup") for club in FIVE)
    squads = tuple(
        SquadEntry(f"C{club}", place, f"{club.lower()}{place}") for club in FIVE for place in (1, 2)
    )
    cups = tuple(division(name, "cup") for name in more)
    after = replace(
        before,
        divisions=(*before.divisions, *cups),
        teams=(*(one for one in before.teams if one.division != "cup"), *teams),
        squads=(*before.squads, *squads),
    )
    with stored(folder, after) as path:
        return path


def _cup(app: SpielleiterApp) -> CupSheet:
    assert isinstance(app.screen, CupPage)
    return app.screen.view


def _match(view: CupSheet) -> TieView:
    """The only match of round 1 of five teams: three have a bye."""
    (tie,) = [tie for tie in view.rounds[0] if tie.match]
    return tie


async def _drawn(app: SpielleiterApp, pilot: Pilot[None], seed: str = "3") -> TieView:
    await press(app, pilot, "f4", "u")
    await back_on(app, pilot, CupPage)
    await press(app, pilot, "d", *"19.11.2011", "tab", *seed)
    # Five teams in a bracket of eight: three byes, one match.
    await sees(app, pilot, "1 match, 3 byes")
    await press(app, pilot, "f2")
    await back_on(app, pilot, CupPage)
    return _match(_cup(app))


async def test_15_1_five_teams_from_the_draw_to_the_lot_and_the_next_round(tmp_path: Path) -> None:
    async with opened(five(tmp_path), (120, 40)) as (app, pilot):
        tie = await _drawn(app, pilot)
        assert [one.number for one in _cup(app).rounds[0]] == [1, 2, 3, 4]
        assert _cup(app).seed == 3
        await sees(app, pilot, "Quarter-finals")
        await sees(app, pilot, "until 19 Nov 2011")
        # The cursor goes to the match in the picture, and Enter opens it.
        await press(app, pilot, *["up"] * 3, *["down"] * (tie.number - 1), "enter")
        assert isinstance(app.screen, MatchScreen)
        await press(app, pilot, "f3", "right", "right", "f3", "left", "r", "r", "escape")
        await back_on(app, pilot, CupPage)
        (played,) = [one for one in _cup(app).rounds[0] if one.match]
        # Two draws: game points 1:1, board points equal, nobody won a board.
        assert (played.points, played.needs_lot, played.decided) == ((2, 2), True, False)
        await sees(app, pilot, "drawn by every count: the lot decides")
        # The next round waits for it.
        await press(app, pilot, "n")
        assert isinstance(app.screen, CupPage)
        await press(app, pilot, "l")
        assert isinstance(app.screen, FormDialog)
        await press(app, pilot, *"1")
        await sees(app, pilot, "A lot is drawn between")
        await press(app, pilot, "f2")
        await back_on(app, pilot, CupPage)
        (decided,) = [one for one in _cup(app).rounds[0] if one.match]
        assert (decided.by, decided.lot) == ("lot", 1)
        await sees(app, pilot, "by lot, seed 1")
        await press(app, pilot, "question_mark")
        assert isinstance(app.screen, ExplainDialog)
        await sees(app, pilot, "Game points: 1 = 1")
        await sees(app, pilot, "First win further up: none")
        await press(app, pilot, "escape", "n", *"14.1.2012", "f2")
        await back_on(app, pilot, CupPage)
        second = _cup(app).rounds[1]
        assert [one.end_date for one in second] == [date(2012, 1, 14)] * 2
        assert decided.winner in {team for one in second for team in one.teams}


async def test_15_1_a_second_draw_asks_for_a_reason(tmp_path: Path) -> None:
    async with opened(five(tmp_path)) as (app, pilot):
        await _drawn(app, pilot)
        await press(app, pilot, "d", *"26.11.2011")
        await sees(app, pilot, "1 match, 3 byes")
        await press(app, pilot, "f2")
        await sees(app, pilot, "Please give a reason")
        await press(app, pilot, *"Nennung", "f2")
        await back_on(app, pilot, CupPage)
        assert show_cup(None, "cup").rounds[0][0].home is not None
        assert _match(_cup(app)).end_date == date(2011, 11, 26)


async def test_nobody_sees_the_lots_before_they_are_stored(tmp_path: Path) -> None:
    async with opened(five(tmp_path)) as (app, pilot):
        await press(app, pilot, "f4", "u")
        await back_on(app, pilot, CupPage)
        await press(app, pilot, "d", *"19.11.2011")
        await sees(app, pilot, "The lots are drawn when this is stored")
        assert not [line for line in shown(app).splitlines() if "Cup" in line and " – " in line]
        await press(app, pilot, "f2")
        await back_on(app, pilot, CupPage)
        assert len(_match(_cup(app)).names) == 2


async def test_several_cups_are_listed_and_one_is_opened(tmp_path: Path) -> None:
    async with opened(five(tmp_path, more="xy")) as (app, pilot):
        await press(app, pilot, "f4", "u")
        assert isinstance(app.screen, CupsPage)
        await sees(app, pilot, "not drawn yet")
        await press(app, pilot, "enter")
        await sees(app, pilot, "Not drawn yet: d draws the bracket of these teams.")


async def test_a_season_without_a_cup_says_so(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        await press(app, pilot, "f4", "u")
        assert isinstance(app.screen, CupsPage)
        await sees(app, pilot, "No knock-out here")


def test_15_1_a_drawn_match_is_explained_by_the_board_points(tmp_path: Path) -> None:
    path = five(tmp_path)
    transactions.open_file(path)
    key = _match_of(draw_cup(None, "cup", date(2011, 11, 19), actor=official("M"), seed=3))
    play(key, (0, 2), (2, 0))
    desk = open_desk(path, OFFICIAL)
    (tie,) = [one for one in cup_sheet(desk, "cup").rounds[0] if one.match]
    page = explain_tie(desk, tie)
    # Board 1 is worth more than board 2: the away team goes on.
    assert tie.winner == key[3]
    assert page.arithmetic.splitlines()[0] == "Game points: 1 = 1"
    assert page.arithmetic.splitlines()[1].startswith("Board points: ")
    assert " < " in page.arithmetic


def _match_of(view: Any) -> Any:
    (found,) = [tie.match for tie in view.rounds[0] if tie.match]
    return found


def _sixteen(tmp_path: Path) -> CupSheet:
    before = season()
    teams = tuple(Team(f"C{n}", f"Team {n}", "A", "cup") for n in range(1, 17))
    with stored(tmp_path, replace(before, teams=teams, squads=())) as path:
        draw_cup(None, "cup", date(2011, 11, 19), actor=official("M"), seed=3)
        return cup_sheet(open_desk(path, OFFICIAL), "cup")


def test_sixteen_teams_fit_into_a_small_window_three_rounds_at_a_time(tmp_path: Path) -> None:
    cup = _sixteen(tmp_path)
    # 76 columns, 16 lines under the heads: no blank lines between the ties.
    small = bracket.plan(cup, 76, 18, at=1)
    assert (small.first, small.shown, small.lines) == (1, 3, 16)
    # The final is further right: the first round goes out of sight.
    assert bracket.plan(cup, 76, 18, at=4).first == 2
    # Four rounds and the winner need five columns; eight ties of three lines with seven between.
    large = bracket.plan(cup, 196, 40, at=1)
    assert (large.first, large.shown, large.winner, large.lines) == (1, 4, True, 8 * 3 + 7)


@pytest.mark.parametrize("height", [18, 40])
def test_every_tie_is_carried_to_the_slot_of_the_next_round(tmp_path: Path, height: int) -> None:
    room = bracket.plan(_sixteen(tmp_path), 196, height, at=1)
    for ties, following in zip(room.spots, room.spots[1:], strict=False):
        slots = [line for spot in following for line in (spot.home, spot.away)]
        assert [spot.goes_on for spot in ties] == slots


@pytest.mark.parametrize(
    ("size", "theme"),
    [((80, 24), "board-night"), ((120, 40), "board-day"), ((200, 60), "board-night")],
)
async def test_the_bracket_stands_in_every_size_and_theme(
    tmp_path: Path, size: tuple[int, int], theme: str
) -> None:
    async with opened(five(tmp_path), size) as (app, pilot):
        app.theme = theme
        await _drawn(app, pilot)
        for club in FIVE:
            await sees(app, pilot, f"Cup {club}")
        await settled(app, pilot)
        assert app.screen.query_one("#bracket").max_scroll_x == 0
