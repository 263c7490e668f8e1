"""A division that waits for its draw, and the way to it by keys."""

from dataclasses import replace
from datetime import date
from pathlib import Path

from rich.text import Text
from textual.pilot import Pilot
from textual.widgets import Static

from league.facts.actors import official
from league.facts.seasons import Season
from league.services.session import transactions
from league.services.workbook.importing import read_workbook
from tests.worlds.tui_season import WORKBOOK, press
from tui.app import SpielleiterApp
from tui.pages.schedule.draw import DrawPage
from tui.pages.schedule.draws import DrawsPage

WIDE = (120, 40)
"""So wide that sentences of a form stand in one line."""
KL = "kl-graz"
"""Eight teams; without its results, numbers and fixtures it waits for its draw."""


def undrawn() -> Season:
    season = read_workbook(WORKBOOK)
    return replace(
        season,
        boards=tuple(one for one in season.boards if one.match[0] != KL),
        reports=tuple(one for one in season.reports if one.match[0] != KL),
        fixtures=tuple(one for one in season.fixtures if one.division != KL),
        teams=tuple(
            replace(team, draw_number=None) if team.division == KL else team
            for team in season.teams
        ),
    )


def season_before(numbers: dict[str, int]) -> Season:
    """The season before, with these numbers and nothing else."""
    season = read_workbook(WORKBOOK)
    teams = tuple(replace(team, draw_number=numbers.get(team.id)) for team in season.teams)
    return replace(
        season,
        name="2010/11",
        list_date=date(2010, 7, 1),
        teams=teams,
        fixtures=(),
        boards=(),
        reports=(),
        external_games=(),
    )


def stored_in(folder: Path, *seasons: Season) -> Path:
    path = folder / "season.sqlite"
    transactions.open_file(path)
    for one in seasons:
        transactions.import_season(one, official("test"), "")
    transactions.close_file()
    return path


def numbers_held() -> dict[str, int | None]:
    return {
        team.id: team.draw_number for team in transactions.load()[0].teams if team.division == KL
    }


def rounds_set() -> list[list[tuple[str, str]]]:
    fixtures = [one for one in transactions.load()[0].fixtures if one.division == KL]
    last = max(one.round for one in fixtures)
    return [
        [(one.home, one.away) for one in fixtures if one.round == number]
        for number in range(1, last + 1)
    ]


def preview(app: SpielleiterApp) -> str:
    says = app.screen.query_one("#says", Static).content
    assert isinstance(says, Text)
    return says.plain


async def to_draw(app: SpielleiterApp, pilot: Pilot[None]) -> None:
    """Go by keys to the draw of the Grazer Stadtliga, the second division."""
    await press(app, pilot, "f4", "d")
    assert isinstance(app.screen, DrawsPage)
    await press(app, pilot, "down", "enter")
    assert isinstance(app.screen, DrawPage)
