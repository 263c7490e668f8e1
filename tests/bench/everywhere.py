"""An agreed match on a server: how soon it is seen at an open desk and on the pages of others.

Two programs serve one PostgreSQL database. Of each match both lineups are open and the home captain
has reported; the away captain reports the same to the first of them. It is seen by the captain and
an official at the second one, who load their pages again and again, and known at a desk that is
open meanwhile.
"""

import asyncio
import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from league.addresses import Address
from league.facts.seasons import Fixture, Season
from league.services.session import transactions
from league.services.workbook.importing import read_workbook
from tests import postgres_server as server
from tests.bench.figures import WORKBOOK, Figure, say
from tests.worlds import crowd
from tests.worlds.acting import OFFICIAL
from tests.worlds.phones import Phone, hand_in, page, report
from tests.worlds.tui_season import opened
from tui.app import SpielleiterApp

MATCHES = 8
TARGET = 5.0
PATIENCE = 30.0
AGREED = "both reports agree"


@dataclass(frozen=True, slots=True)
class Hall:
    """Two servers, and the matches that are about to be agreed."""

    place: Address
    matches: Sequence[Fixture]
    phones: Sequence[Phone]
    """Of the captains, home and away in turn."""
    evening: Phone
    ports: Sequence[int]


def everywhere() -> Iterator[Figure]:
    """Measure from the moment in which the second captain presses the button."""
    if reason := server.why_not():
        say(f"an agreed match on a server is left out: {reason}")
        return
    server.begin()
    with TemporaryDirectory() as folder:
        os.environ["XDG_STATE_HOME"] = os.environ["XDG_CACHE_HOME"] = folder
        try:
            place = server.address("postgres", server.server())
            took = _measured(place, Path(folder) / "seal.key")
        finally:
            server.end()
    for where, seconds in took.items():
        yield Figure(f"an agreed match, {where}", max(seconds), TARGET, "s", tuple(seconds))


def _measured(place: Address, key: Path) -> dict[str, list[float]]:
    season = read_workbook(WORKBOOK)
    matches = season.fixtures[-MATCHES:]
    phones, evening = _stored(place, season, matches)
    with crowd.serving(place, key, *phones[:2]) as servers:
        hall = Hall(place, matches, phones, evening, [one.port for one in servers])
        return asyncio.run(_with_a_desk(hall))


def _stored(
    place: Address, season: Season, matches: Sequence[Fixture]
) -> tuple[list[Phone], Phone]:
    began = datetime.now(UTC).replace(second=0, microsecond=0) - timedelta(hours=6)
    transactions.open_file(place)
    played = crowd.to_be_played(season, [one.key for one in matches], began)
    transactions.import_season(played, OFFICIAL, "")
    day = played.fixtures[-1].day
    found = crowd.phones_of(season.name, matches), crowd.evening_phone(season.name, day)
    transactions.close_file()
    return found


async def _with_a_desk(hall: Hall) -> dict[str, list[float]]:
    took: dict[str, list[float]] = {}
    async with opened(hall.place) as (app, _pilot):
        for number, match in enumerate(hall.matches):
            home, away = hall.phones[2 * number : 2 * number + 2]
            for phone, do in ((home, hand_in), (away, hand_in), (home, report)):
                await asyncio.to_thread(do, hall.ports[0], phone, _at_once)
            await _known(partial(_reported, hall, home))
            begun = perf_counter()
            answer, *seen = await asyncio.gather(
                asyncio.to_thread(report, hall.ports[0], away, _at_once),
                _known(partial(_agreed, hall, home)),
                _known(partial(_on_the_evening_page, hall, number + 1)),
                _known(partial(_at_the_desk, app, match)),
            )
            if answer.status != 303:
                raise RuntimeError(f"not taken: {answer.status}")
            for where, moment in zip(("captain's page", "evening page", "desk"), seen, strict=True):
                took.setdefault(where, []).append(moment - begun)
    return took


def _at_once() -> None:
    """Press the button as soon as the form is filled in."""


async def _known(seen: Callable[[], bool]) -> float:
    """Look until something is seen, and return when it was. Raises TimeoutError."""
    end = perf_counter() + PATIENCE
    while perf_counter() < end:
        if await asyncio.to_thread(seen):
            return perf_counter()
        await asyncio.sleep(0.05)
    raise TimeoutError


def _reported(hall: Hall, home: Phone) -> bool:
    return "one report" in page(hall.ports[1], home, home.path)[1].casefold()


def _agreed(hall: Hall, home: Phone) -> bool:
    return AGREED in page(hall.ports[1], home, home.path)[1].casefold()


def _on_the_evening_page(hall: Hall, number: int) -> bool:
    shown = page(hall.ports[1], hall.evening, hall.evening.path)[1]
    return shown.count(AGREED) == number


def _at_the_desk(app: SpielleiterApp, match: Fixture) -> bool:
    """Say whether the open season knows the result: a look at what stands in memory."""
    assert app.desk is not None
    return any(one.match == match.key for one in app.desk.season.boards)
