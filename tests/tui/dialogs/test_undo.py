"""Taking back on the screens, and the figures of a division."""

from pathlib import Path
from typing import cast

import pytest
from textual.app import App
from textual.widgets import Input

from league.services.session.stored import draft_of
from league.views.statistics import ProgressRow, Statistics
from tests.worlds.tui_season import PLAYED, opened, press, season_file, sees, settled, shown
from tui.app import SpielleiterApp
from tui.dialogs.undo import UndoDialog
from tui.kit.grid import Grid
from tui.kit.themes import ink
from tui.pages.clubs.page import ClubScreen
from tui.pages.division.page import DivisionScreen
from tui.pages.division.progress_chart import ProgressChart, chart
from tui.pages.journal.page import JournalScreen
from tui.pages.match.evening import EveningScreen

pytestmark = pytest.mark.usefixtures("quick")


def _first_result(app: SpielleiterApp) -> tuple[int, int] | None:
    assert app.desk is not None
    return draft_of(app.desk, PLAYED).results[0]


@pytest.mark.usefixtures("agreed")
async def test_the_last_step_is_taken_back_from_the_season(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        before = _first_result(app)
        app.go(app.routes.to_match(PLAYED))
        await settled(app, pilot)
        await press(app, pilot, "home", "e", "n", "escape")
        assert _first_result(app) == (0, 0) != before
        await press(app, pilot, "ctrl+z")
        await settled(app, pilot)
        assert isinstance(app.screen, UndoDialog)
        await sees(app, pilot, "Board 1")
        await sees(app, pilot, "Cancel")
        await press(app, pilot, "enter")
        await settled(app, pilot)
        assert _first_result(app) == before


@pytest.mark.usefixtures("agreed")
async def test_a_step_is_taken_back_in_the_journal_with_a_reason(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        before = _first_result(app)
        app.go(app.routes.to_match(PLAYED))
        await settled(app, pilot)
        await press(app, pilot, "home", "e", "n", "escape", "j", "u")
        await settled(app, pilot)
        assert isinstance(app.screen, UndoDialog)
        reason = app.screen.query_one("#reason", Input)
        reason.value = ""
        await press(app, pilot, "enter")
        await sees(app, pilot, "give a reason")
        reason.value = "Wrong match"
        await press(app, pilot, "enter")
        await settled(app, pilot)
        assert isinstance(app.screen, JournalScreen)
        assert _first_result(app) == before
        await press(app, pilot, "home")
        await sees(app, pilot, "Wrong match")


async def test_the_first_import_is_refused_with_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    async with opened(season_file(tmp_path)) as (app, pilot):
        monkeypatch.setattr(app, "complain", said.append)
        await press(app, pilot, "ctrl+z")
        await settled(app, pilot)
        assert not isinstance(app.screen, UndoDialog)
    assert len(said) == 1
    assert "brought the season itself" in said[0]


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 60)])
async def test_a_division_shows_its_figures(tmp_path: Path, size: tuple[int, int]) -> None:
    async with opened(season_file(tmp_path), size) as (app, pilot):
        await press(app, pilot, "enter", "4")
        screen = app.screen
        assert isinstance(screen, DivisionScreen)
        progress = screen.query_one(ProgressChart)
        assert progress.has_focus
        assert progress.current == screen.view.view.rows[0].team
        await press(app, pilot, "down")
        assert progress.current == screen.view.view.rows[1].team
        await sees(app, pilot, f"▶ {screen.view.view.rows[1].name}")
        await press(app, pilot, "5")
        assert screen.query_one("#scorers", Grid).has_focus
        best = screen.view.figures.scorers[0]
        await sees(app, pilot, best.name)
        await press(app, pilot, "6")
        await sees(app, pilot, "Σ")
        await press(app, pilot, "5", "enter")
        await settled(app, pilot)
        assert isinstance(app.screen, ClubScreen)


async def test_the_rounds_lead_to_the_match_evening(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        await press(app, pilot, "enter", "2", "ctrl+home", "e")
        await settled(app, pilot)
        assert isinstance(app.screen, EveningScreen)
        assert app.screen.view.round == 1


async def test_the_way_of_the_chosen_team_is_drawn_from_rank_to_rank(tmp_path: Path) -> None:
    """A goes from 1 to 3 and stays; B and C move up one place each."""
    rows = (
        ProgressRow("b", "B", 1, (2, 1, 1)),
        ProgressRow("c", "C", 2, (3, 2, 2)),
        ProgressRow("a", "A", 3, (1, 3, 3)),
    )
    figures = Statistics((1, 2, 3), rows, (), ())
    async with opened(season_file(tmp_path)) as (app, _pilot):
        lines = [line.plain for line in chart(figures, 2, 30, ink(cast(App[object], app)))]
    assert lines[1].startswith("  1 ")
    assert lines[1].index("╮") == lines[2].index("│") == lines[3].index("╰")
    # 30 columns − 4 − 1 − 2 leave 7 a round, 2 of them for the number.
    assert "─" * 5 in lines[3]
    assert lines[3].endswith("▶ A")
    assert "best 1, worst 3" in lines[4]


async def test_nothing_played_is_said(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        await press(app, pilot, "enter", "4")
        app.screen.query_one(ProgressChart).fill(Statistics((), (), (), ()))
        await sees(app, pilot, "No round is played yet")
        await press(app, pilot, "down")
        assert "No round" in shown(app)
