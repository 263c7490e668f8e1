from pathlib import Path

import pytest

from tests.worlds.tui_season import opened, press, season_file, sees, settled
from tui.dialogs.tour import TourDialog
from tui.pages.match.page import MatchScreen
from tui.pages.season.page import SeasonScreen
from tui.tour import stops

pytestmark = pytest.mark.usefixtures("quick")


async def test_the_tour_leads_through_every_stop_and_home_again(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        await pilot.press("f9")
        tour = stops()
        for number, stop in enumerate(tour, 1):
            await sees(app, pilot, f"{number}/{len(tour)}  {stop.title}")
            # what it says stands there whole, however the lines are broken
            for word in stop.words.split():
                await sees(app, pilot, word)
            await pilot.press("enter")
        await settled(app, pilot)
        assert isinstance(app.screen, SeasonScreen)


async def test_the_tour_goes_back_and_ends_where_one_is(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        await pilot.press("f9")
        await sees(app, pilot, "1/")
        await pilot.press("enter")
        await sees(app, pilot, "2/")
        await pilot.press("left")
        await sees(app, pilot, "1/")
        await pilot.press("enter")
        await sees(app, pilot, "2/")
        await pilot.press("escape")
        await settled(app, pilot)
        assert not isinstance(app.screen, TourDialog | SeasonScreen)


async def test_places_take_each_others_turn_and_lead_home(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        home = len(app.screen_stack)
        for letter in "dcpaj":
            await press(app, pilot, "f4", letter)
            assert len(app.screen_stack) == home + 1
        await press(app, pilot, "f4", "h")
        assert isinstance(app.screen, SeasonScreen)
        # from a match one comes back to the match
        await press(app, pilot, "enter", "2", "enter", "f7", "escape")
        assert isinstance(app.screen, MatchScreen)
