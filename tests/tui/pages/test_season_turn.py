"""On the screen: what waits from the season before leads back to it and is settled there.

Club 602 protests in the public season, whose roll-over leaves the protest undecided.
"""

from datetime import date
from pathlib import Path

import pytest

from league.services.closing.rollover import roll_over
from league.services.journal.copies import folder_of
from league.services.promotion.decisions import decide
from league.services.session import transactions
from league.storage import journal
from league.storage.copies import look_through
from tests.league.services.promotion.test_promotion import USUAL
from tests.worlds import desk_world, protest_world
from tests.worlds.acting import OFFICIAL
from tests.worlds.tui_season import opened, press, sees, settled, to_task
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
        to_task(app, task)
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


async def test_the_file_is_backed_up_before_it_is_stored_and_the_backup_is_named(
    file: Path,
) -> None:
    async with opened(file, (120, 40)) as (app, pilot):
        app.work(app.routes.to_place("promotion"))
        await settled(app, pilot)
        steps = journal.head()[0]
        await press(app, pilot, "x")
        await settled(app, pilot)
        # Trying it, as the form does while one types, makes none.
        assert not folder_of(file).exists()
        await press(app, pilot, "ctrl+s")
        await settled(app, pilot)
        assert transactions.season_names() == ["2011/12", NEW]
        (backup,) = folder_of(file).iterdir()
        said = f"What was stored before is in the backup {backup}."
        assert [said in one.message for one in app._notifications] == [True]
    assert look_through(backup).steps == steps


def test_the_command_names_the_backup_and_a_preview_makes_none(file: Path) -> None:
    words = ("rollover", NEW, "--list-date", "2012-07-01", "--by", "Anna Muster")
    assert "backup" not in desk_world.run("--db", file, *words, "--preview").stderr
    assert not folder_of(file).exists()
    done = desk_world.run("--db", file, *words)
    assert done.exit_code == 0
    (backup,) = folder_of(file).iterdir()
    assert f"What was stored before is in the backup {backup}." in done.stderr
    transactions.close_file()
