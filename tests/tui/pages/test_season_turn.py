"""On the screen: what waits from the season before leads back to it and is settled there.

Club 602 protests in the public season, whose roll-over leaves the protest undecided.
"""

from datetime import date
from pathlib import Path

import pytest

from league.services.closing.rollover import roll_over
from league.services.promotion.decisions import decide
from league.services.session import transactions
from tests.league.services.promotion.test_promotion import USUAL
from tests.worlds import desk_world, protest_world
from tests.worlds.acting import OFFICIAL
from tests.worlds.tui_season import opened, press, sees, settled
from tui.kit.grid import Grid
from tui.pages.protests.page import ProtestsPage
from tui.pages.season.page import SeasonScreen

NEW = "2012/13"

pytestmark = pytest.mark.usefixtures("quick")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The public season, all played, promotion decided, one protest filed."""
    path = desk_world.stored(tmp_path)
    transactions.open_file(path)
    decide(None, USUAL, actor=OFFICIAL, why="decided")
    protest_world.file()
    transactions.close_file()
    return path


async def test_a_protest_of_the_season_before_is_opened_from_the_work_list(file: Path) -> None:
    transactions.open_file(file)
    roll_over(None, NEW, date(2012, 7, 1), actor=OFFICIAL)
    transactions.choose_season(NEW, OFFICIAL)
    transactions.close_file()
    async with opened(file) as (app, pilot):
        assert isinstance(app.screen, SeasonScreen)
        tasks = app.screen.view.tasks
        task = next(one for one in tasks if one.kind == "protest")
        assert (task.season, task.text.split(":")[0]) == ("2011/12", "2011/12")
        app.screen.query_one("#tasks", Grid).select(str(tasks.index(task)))
        await press(app, pilot, "2", "enter")
        await settled(app, pilot)
        assert isinstance(app.screen, ProtestsPage)
        assert app.season == "2011/12"
        await sees(app, pilot, "Our list was corrected in time.")


async def test_the_form_names_what_waits_before_it_stores(file: Path) -> None:
    async with opened(file, (120, 40)) as (app, pilot):
        app.work(app.routes.to_place("promotion"))
        await settled(app, pilot)
        await press(app, pilot, "x")
        await settled(app, pilot)
        await sees(app, pilot, "2 things wait, in the new season too:")
        await sees(app, pilot, "Protest 1 is to be decided")
        await press(app, pilot, "escape")
        assert transactions.season_names() == ["2011/12"]
