"""Pages and their keys: lists, help, what a club and a season show."""

from pathlib import Path

import pytest

from league.services.matches.views import match_view
from tests.worlds.tui_season import PLAYED, opened, press, season_file, sees, settled, shown
from tests.worlds.tui_typing import on_match
from tui.kit.findings_list import MattersList
from tui.kit.grid import Grid
from tui.pages.clubs.page import ClubScreen

pytestmark = pytest.mark.usefixtures("quick")


async def test_home_and_end_reach_both_ends_of_a_list(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        await press(app, pilot, "3", "end")
        clubs = app.screen.query_one("#clubs", Grid)
        assert clubs.cursor_row == clubs.row_count - 1 > 0
        await press(app, pilot, "home")
        assert clubs.cursor_row == 0


async def test_help_tells_the_keys_of_seats_results_and_findings(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path), (100, 60)) as (app, pilot):
        await on_match(app, pilot)
        for keys in (["home", "left"], ["right"]):
            await press(app, pilot, *keys, "f1")
            for words in ("The home player has won", "Nobody came to this board", "It stands as"):
                await sees(app, pilot, words)
            await sees(app, pilot, "discard")
            await press(app, pilot, "escape")


async def test_a_club_shows_what_was_found_in_its_matches(tmp_path: Path) -> None:
    """The unpaid gap of the played match is a finding of its team: TUWO § 4.4.a.2."""
    path = season_file(tmp_path)
    async with opened(path) as (app, pilot):
        assert app.desk is not None
        found = match_view(app.desk, PLAYED).findings[0]
        side = PLAYED[2] if found.side == "home" else PLAYED[3]
        app.work(app.routes.to_team(side))
        await settled(app, pilot)
        screen = app.screen
        assert isinstance(screen, ClubScreen)
        await press(app, pilot, "3")
        listed = [one for one in screen.view.found if one.team == side]
        place = next(n for n, one in enumerate(listed) if one.match == PLAYED)
        await sees(app, pilot, f"Findings {len(listed)}, open {len(listed)}")
        await sees(app, pilot, "TUWO § 4.4.a.2")
        matters = screen.query_one(MattersList)
        matters.select(listed[place].key)
        await press(app, pilot, "c", "enter")
        await settled(app, pilot)
        assert match_view(app.desk, PLAYED).findings[0].state == "confirmed"
        await sees(app, pilot, f"Findings {len(listed)}, open {len(listed) - 1}")


async def test_the_footer_of_a_club_asks_why_once(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path), (100, 30)) as (app, pilot):
        app.work(app.routes.to_club("601"))
        await settled(app, pilot)
        await press(app, pilot, "2")
        assert shown(app).splitlines()[-1].count("why?") == 1


async def test_the_season_names_its_rule_book(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path), (160, 40)) as (app, pilot):
        await sees(app, pilot, "Turnier- und Wettkampfordnung")
        assert "tuwo-stmk-2011" not in shown(app)


async def test_what_is_cut_takes_only_the_lines_it_needs(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path), (120, 40)) as (app, pilot):
        whole = app.screen.query_one("#whole")
        divisions, tasks = (app.screen.query_one(f"#{one}", Grid) for one in ("divisions", "tasks"))
        assert (divisions.sheet.longest_cut, whole.display) == ("", False)
        await press(app, pilot, "2")
        # Two lines of 116 columns hold the longest; they stay as one moves in the list.
        assert 116 < len(tasks.sheet.longest_cut) <= 2 * 116 - 20
        assert (whole.display, whole.size.height) == (True, 2)
        await press(app, pilot, "end")
        assert whole.size.height == 2
        await press(app, pilot, "1")
        assert not whole.display
