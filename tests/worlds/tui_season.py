"""The public season in a file, its last two rounds of the Landesliga not yet played."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from functools import cache
from pathlib import Path
from shutil import copyfile
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

import pytest
from textual.app import App
from textual.pilot import Pilot
from textual.screen import Screen
from textual.worker import WorkerCancelled

from league.addresses import Location
from league.facts.actors import official
from league.facts.seasons import MatchKey
from league.language import use
from league.services.session import transactions
from league.services.workbook.importing import read_workbook
from league.views.divisions import TaskRow
from league.views.tasks import keyed
from tests.paths import PUBLIC
from tests.snapshots.haste import spare
from tests.worlds.known_files import known
from tests.worlds.waiting import until
from tui.app import SpielleiterApp
from tui.dialogs.confirm import ConfirmDialog
from tui.dialogs.form import FormDialog
from tui.kit.grid import Grid
from tui.pages.page import Page, open_page
from tui.pages.season.page import SeasonScreen

WORKBOOK = PUBLIC
PLAYED: MatchKey = ("landesliga", 1, "LANDESLIGA01", "LANDESLIGA12")
"""In the expected results: a gap on board 6, paid; two fees of € 11."""
P = TypeVar("P", bound=Page[Any])
_KEPT = TemporaryDirectory()


def _to_come(match: MatchKey) -> bool:
    return match[0] == "landesliga" and match[1] >= 10


@cache
def _template() -> Path:
    season = read_workbook(WORKBOOK)
    boards = tuple(one for one in season.boards if not _to_come(one.match))
    reports = tuple(one for one in season.reports if not _to_come(one.match))
    path = Path(_KEPT.name) / "season.sqlite"
    transactions.open_file(path)
    transactions.import_season(
        replace(season, boards=boards, reports=reports), official("test"), ""
    )
    transactions.close_file()
    return path


def season_file(folder: Path) -> Path:
    """Return a file of its own to work in."""
    path = folder / "season.sqlite"
    copyfile(_template(), path)
    return known(path)


@asynccontextmanager
async def opened(
    path: Location, size: tuple[int, int] = (80, 24), language: str = "en"
) -> AsyncIterator[tuple[SpielleiterApp, Pilot[None]]]:
    """Run the app on a database until its first screen stands."""
    use(language)
    app = SpielleiterApp(path, official("Official"))
    with pytest.MonkeyPatch.context() as patch:
        spare(patch)
        async with app.run_test(size=size) as pilot:
            await settled(app, pilot)
            yield app, pilot


async def settled(app: SpielleiterApp, pilot: Pilot[None]) -> None:
    """Wait until everything that was asked for is done."""
    await pilot.pause()
    await until(pilot, lambda: not app.typed, lambda: "keys wait for ever")
    for worker in list(app.workers):
        with suppress(WorkerCancelled):  # a later key may have taken its place
            await worker.wait()
    await pilot.pause()


async def press(app: SpielleiterApp, pilot: Pilot[None], *keys: str) -> None:
    """Press keys, and wait after each until its work is done.

    Escape from a form gives up what was typed there.
    """
    for one in keys:
        before = app.screen
        await pilot.press(one)
        await pilot.pause()
        if app.screen is not before or list(app.workers):
            await settled(app, pilot)
        if one == "escape" and isinstance(before, FormDialog):
            await give_up(app, pilot)


async def back_on(app: SpielleiterApp, pilot: Pilot[None], screen: type[Screen[Any]]) -> None:
    """Wait until what was filed is stored and this screen stands again."""
    await until(
        pilot, lambda: isinstance(app.screen, screen) and not list(app.workers), lambda: shown(app)
    )


async def gone_to(app: SpielleiterApp, pilot: Pilot[None], page: P) -> P:
    """Open a page and return it."""
    app.go(open_page(app, page))
    await settled(app, pilot)
    assert page.is_current
    return page


def to_task(app: SpielleiterApp, task: TaskRow) -> None:
    """Put the cursor of the season's page on a task."""
    assert isinstance(app.screen, SeasonScreen)
    tasks = app.screen.query_one("#tasks", Grid)
    tasks.focus()
    tasks.select(next(key for key, one in keyed(app.screen.view.tasks).items() if one is task))


async def give_up(app: SpielleiterApp, pilot: Pilot[None]) -> None:
    """Say that what was typed into a form may go, if that is asked."""
    if isinstance(app.screen, ConfirmDialog):
        await press(app, pilot, "tab", "enter")


def shown(app: App[Any]) -> str:
    """Return the text on the screen."""
    strips = app.screen._compositor.render_strips(app.size)
    return "\n".join(strip.text for strip in strips)


async def sees(app: SpielleiterApp, pilot: Pilot[None], words: str) -> None:
    """Wait until these words stand on the screen, wherever lines are broken."""
    sought = "".join(words.split())
    await until(
        pilot,
        lambda: sought in "".join(shown(app).split()),
        lambda: f"“{words}” is not to be seen in:\n{shown(app)}",
    )
