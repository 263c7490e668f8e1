"""What the pictures are taken of: seasons in files, on a day on which the clock stands still."""

import os
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, tzinfo
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from shutil import copyfile
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from textual.pilot import Pilot

import league
import tui
from league.facts.actors import official
from league.facts.seasons import Season
from league.language import use
from league.services.session import transactions
from league.services.workbook.demo import open_demo
from league.services.workbook.importing import read_workbook
from tests.snapshots.captains import report_differently, unplayed
from tests.snapshots.competitions import compete, with_cups
from tests.snapshots.games import dispute_games
from tests.snapshots.haste import hasten
from tests.worlds.tui_season import WORKBOOK, settled
from tui.app import SpielleiterApp

FILE = Path("season.sqlite")
"""Relative to the folder worked in, so that its name is the same everywhere."""
_KEPT = TemporaryDirectory()


@dataclass(frozen=True, slots=True)
class World:
    """A season, and the day on which it is looked at."""

    name: str
    day: date


PUBLIC = World("public", date(2012, 2, 20))
"""The public season, its last two rounds of the Landesliga not yet played."""
DEMO = World("demo", date(2026, 11, 16))
"""The season that ships with the program, two days after its sixth round."""
COMPETITIONS = World("competitions", date(2012, 2, 20))
"""The public season with cups, tournaments, events and captains' reports besides."""
NOTHING = World("nothing", date(2026, 11, 16))
"""No file yet."""


def _public(path: Path, more: Callable[[Season], Season] = lambda season: season) -> None:
    season = more(read_workbook(WORKBOOK))
    to_come = {one.key for one in season.fixtures if one.key[0] == "landesliga" and one.key[1] > 9}
    boards = tuple(one for one in season.boards if one.match not in to_come)
    reports = tuple(one for one in season.reports if one.match not in to_come)
    transactions.open_file(path)
    transactions.import_season(
        replace(season, boards=boards, reports=reports), official("test"), ""
    )
    transactions.close_file()


@cache
def _template(world: World) -> Path:
    path = Path(_KEPT.name) / f"{world.name}.sqlite"
    if world == PUBLIC:
        _public(path)
    elif world == COMPETITIONS:
        _public(path, lambda season: unplayed(with_cups(season)))
        transactions.open_file(path)
        compete()
        report_differently()
        dispute_games()
        transactions.close_file()
    else:
        open_demo(path, official("test"))
    return path


def modules(*packages: Any) -> Iterator[Any]:
    """Yield every module of packages, loaded."""
    for package in packages:
        for found in walk_packages(package.__path__, f"{package.__name__}."):
            if not found.name.endswith("__main__"):
                import_module(found.name)
                yield sys.modules[found.name]


@contextmanager
def standing_still(day: date, folder: Path) -> Iterator[None]:
    """Let it be noon of a day, wherever the program asks for it, and work in a folder."""
    noon = datetime(day.year, day.month, day.day, 12, tzinfo=UTC)

    class Day(date):
        def __new__(cls, *parts: int, **named: int) -> "Day":
            return date(*parts, **named)  # type: ignore[return-value]  # only the class methods

        @classmethod
        def today(cls) -> "Day":
            return date(day.year, day.month, day.day)  # type: ignore[return-value]  # as above

    class Moment(datetime):
        @classmethod
        def now(cls, tz: tzinfo | None = None) -> "Moment":
            return noon.astimezone(tz)  # type: ignore[return-value]  # as above

    with pytest.MonkeyPatch.context() as patch:
        for module in modules(league, tui):
            _asks(patch, module, "date", date, Day)
            _asks(patch, module, "datetime", datetime, Moment)
        patch.setenv("TZ", "UTC")
        time.tzset()
        hasten(patch)
        patch.setattr("tui.app.PATIENCE", 60)
        patch.chdir(folder)
        yield
    time.tzset()


def _asks(patch: pytest.MonkeyPatch, module: Any, name: str, real: type, still: type) -> None:
    """Give a module another clock where it looks at one."""
    source = Path(module.__file__ or os.devnull).read_text(encoding="utf-8")
    asked = f"{name}.today(" in source or f"{name}.now(" in source
    if asked and getattr(module, name, None) is real:
        patch.setattr(module, name, still)


@asynccontextmanager
async def opened(
    world: World, size: tuple[int, int], language: str, folder: Path
) -> AsyncIterator[tuple[SpielleiterApp, Pilot[None]]]:
    """Run the app on a world until its first screen stands."""
    with standing_still(world.day, folder):
        if world != NOTHING:
            copyfile(_template(world), FILE)
        use(language)
        app = SpielleiterApp(FILE, official("Official"))
        app.animation_level = "none"
        try:
            async with app.run_test(size=size, notifications=True) as pilot:
                await settled(app, pilot)
                yield app, pilot
        finally:
            transactions.close_file()
            use("en")
