"""What an official sets, on the pages where he looks: a table's row, a match.

The public season with its last two rounds of the Landesliga open.
"""

from pathlib import Path

import pytest

from league.facts.actors import official
from league.services.matches.division_views import division_view
from league.services.matches.views import match_view
from league.services.schedule.drawing import AskedDraw, draw_division
from league.services.session.opening import open_desk
from tests.worlds.acting import OFFICIAL
from tests.worlds.league_world import SATURDAYS, play, season, stored
from tests.worlds.tui_season import (
    PLAYED,
    back_on,
    gone_to,
    opened,
    press,
    season_file,
    sees,
    settled,
)
from tui.dialogs.form import FormDialog
from tui.pages.division.page import DivisionScreen
from tui.pages.match.page import MatchScreen
from tui.pages.match.sheet import MatchSheet

pytestmark = pytest.mark.usefixtures("quick")


async def test_points_are_taken_from_the_team_under_the_cursor(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    before = division_view(open_desk(path, OFFICIAL), "landesliga").rows[0]
    async with opened(path, (120, 40)) as (app, pilot):
        await gone_to(app, pilot, DivisionScreen("landesliga"))
        await press(app, pilot, "p", "tab", *"-2", "tab", "tab", *"False name", "f2")
        await back_on(app, pilot, DivisionScreen)
        await sees(app, pilot, "−2 MP by decision")
    after = division_view(open_desk(path, OFFICIAL), "landesliga").rows
    row = next(row for row in after if row.team == before.team)
    assert row.match_points == before.match_points - 2


async def test_a_match_is_declared_void_and_says_so(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    async with opened(path, (120, 40)) as (app, pilot):
        app.go(app.routes.to_match(PLAYED))
        await settled(app, pilot)
        await press(app, pilot, "ctrl+d")
        assert isinstance(app.screen, FormDialog)
        # Before the fields stands a choice: the result, one board, void …
        await press(app, pilot, "right", "right")
        await sees(app, pilot, "The match is void: it counts nothing.")
        await press(app, pilot, *["tab"] * 6, *"Wrong hall", "f2")
        await back_on(app, pilot, MatchScreen)
        await sees(app, pilot, "The match is void (Official,")
        await sees(app, pilot, "– : –")
        await gone_to(app, pilot, MatchSheet("landesliga/1/LANDESLIGA01"))
        await sees(app, pilot, "Wrong hall")
    assert match_view(open_desk(path, OFFICIAL), PLAYED).status == "void"


async def test_what_is_not_understood_is_said(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path), (120, 40)) as (app, pilot):
        app.go(app.routes.to_match(PLAYED))
        await settled(app, pilot)
        await press(app, pilot, "ctrl+d", "tab", "tab", *"8/0")
        await sees(app, pilot, "“8/0” is no result, such as 1:0, ½:½ or 4½:3½.")
        await press(app, pilot, "escape")


async def test_level_teams_are_ordered_where_they_stand(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path), (120, 40)) as (app, pilot):
        page = await gone_to(app, pilot, DivisionScreen("landesliga"))
        # Nobody is level after nine rounds: the key is not offered.
        assert not page.check_action("form", ("order",))


async def test_the_lot_is_recorded_on_the_table(tmp_path: Path) -> None:
    with stored(tmp_path, season()) as path:
        for fixture in draw_division(
            None, AskedDraw("kl", SATURDAYS, seed=7), actor=official("M")
        ).fixtures:
            play(fixture.key, (1, 1), (1, 1))
    async with opened(path, (120, 40)) as (app, pilot):
        page = await gone_to(app, pilot, DivisionScreen("kl"))
        level = [row.team for row in page.view.view.rows]
        await sees(app, pilot, "shared place")
        assert page.check_action("form", ("order",))
        await press(app, pilot, "l")
        await sees(app, pilot, "Please choose the team of each place.")
        # All four drew everything: the last of the list first, the first one last; the reason.
        for place in (4, 3, 2, 1):
            await press(app, pilot, *["right"] * place, "tab")
        await press(app, pilot, *"Lot", "f2")
        await back_on(app, pilot, DivisionScreen)
        await sees(app, pilot, "placed by lot")
    rows = division_view(open_desk(path, OFFICIAL), "kl").rows
    assert [row.rank for row in rows] == [1, 2, 3, 4]
    assert [row.team for row in rows] == level[::-1]
