"""The work list on the screen: columns, ``?``, the week, what became of it, ``]`` and ``[``."""

from pathlib import Path

import pytest

from league.views.divisions import TaskRow
from tests.worlds.tui_season import opened, press, season_file, sees, settled, shown, to_task
from tui.app import SpielleiterApp
from tui.dialogs.explain import ExplainDialog
from tui.kit.findings_list import MattersList
from tui.kit.grid import Grid
from tui.pages.match.page import MatchScreen
from tui.pages.season.page import SeasonScreen

pytestmark = pytest.mark.usefixtures("quick")


def findings(app: SpielleiterApp) -> list[TaskRow]:
    assert isinstance(app.screen, SeasonScreen)
    return [one for one in app.screen.view.tasks if one.kind == "finding"]


@pytest.mark.parametrize(
    ("size", "heads"),
    [
        ((80, 24), ["Team", "Due", "What"]),
        ((120, 40), ["Division", "Rd", "Team", "Due", "What"]),
        ((200, 50), ["Kind", "Division", "Rd", "Team", "Due", "§", "What"]),
    ],
)
async def test_the_columns_that_are_needed_least_go_first(
    tmp_path: Path, size: tuple[int, int], heads: list[str]
) -> None:
    async with opened(season_file(tmp_path), size) as (app, _pilot):
        (line,) = [one for one in shown(app).splitlines() if " Team " in one and " What" in one]
        assert line.partition("││")[0].strip("│ ").split() == heads


async def test_a_task_is_explained_where_it_stands(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path), (120, 40)) as (app, pilot):
        task = findings(app)[0]
        to_task(app, task)
        await press(app, pilot, "question_mark")
        assert isinstance(app.screen, ExplainDialog)
        await sees(app, pilot, task.cited)
        await press(app, pilot, "escape")
        assert isinstance(app.screen, SeasonScreen)


async def test_this_week_is_a_view_of_the_same_list(tmp_path: Path) -> None:
    """Rounds 10 and 11 of the Landesliga, of 2012, were never played: 12 matches are late."""
    async with opened(season_file(tmp_path), (120, 40)) as (app, pilot):
        assert isinstance(app.screen, SeasonScreen)
        every, tasks = len(app.screen.view.tasks), app.screen.query_one("#tasks", Grid)
        await press(app, pilot, "w")
        await sees(app, pilot, f"due this week (12 of {every})")
        assert tasks.row_count == 12
        # The same list, with what one chose in it.
        assert app.screen.query_one("#tasks", Grid) is tasks
        await press(app, pilot, "w")
        await sees(app, pilot, f"Work list ({every})")
        assert tasks.row_count == every


async def test_the_list_stays_the_same_while_one_is_elsewhere(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path), (120, 40)) as (app, pilot):
        tasks = app.screen.query_one("#tasks", Grid)
        await press(app, pilot, "w", "enter", "escape")
        assert app.screen.query_one("#tasks", Grid) is tasks
        assert tasks.row_count == 12


async def test_what_is_done_says_what_became_of_it_and_leaves(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path), (120, 40)) as (app, pilot):
        task, every = findings(app)[0], len(findings(app))
        to_task(app, task)
        await press(app, pilot, "enter", "w", *"late proof", "enter", "escape")
        await settled(app, pilot)
        assert len(findings(app)) == every - 1
        said = [one.message for one in app._notifications]
        assert any(one.startswith(f"Waived: {task.cited} · {task.who} (Official, ") for one in said)
        assert any(one.endswith("): late proof") for one in said)


async def test_brackets_lead_from_finding_to_finding_and_back(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path), (120, 40)) as (app, pilot):
        order = findings(app)
        to_task(app, order[0])
        await press(app, pilot, "right_square_bracket")
        for task in order[1:6]:
            assert at(app) == (task.match, task.key)
            await press(app, pilot, "right_square_bracket")
        for task in order[5:1:-1]:
            await press(app, pilot, "left_square_bracket")
            assert at(app) == (task.match, task.key)
        # However far one went, one is one step from where one began.
        await press(app, pilot, "escape")
        assert isinstance(app.screen, SeasonScreen)


def at(app: SpielleiterApp) -> tuple[object, str | None]:
    assert isinstance(app.screen, MatchScreen), app.screen
    matters = app.screen.query_one(MattersList)
    assert matters.has_focus
    return app.screen.view.key, matters.matter.key if matters.matter else None


async def test_a_finding_that_was_waived_leads_on_to_the_next_one(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path), (120, 40)) as (app, pilot):
        order = findings(app)
        to_task(app, order[0])
        await press(app, pilot, "enter", "w", *"proof", "enter", "right_square_bracket")
        assert at(app) == (order[1].match, order[1].key)
