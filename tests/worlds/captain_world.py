"""The small federation with one round in its Kreisliga, two captains, and a clock that is set.

The match A1 – B1 is on Saturday, 24 September 2011, 15:00 in Vienna, which is 13:00 UTC; reports
are due by the end of the next day (§ 4.3.d, I9). Both lineups are opened unless a test says no.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import date, datetime, time
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from league.facts.actors import Actor, Grant, Right, Scope, official
from league.facts.captains import TypedReport
from league.facts.matches import DRAW, WIN, Score, Side
from league.facts.seals import OpenedAs, OpenedLineup, Opening
from league.facts.seasons import Fixture, MatchKey, Season, key_text
from league.record_kinds import OPENING
from league.services.captain_reports.reports import report
from league.views.reporting import ReportReceipt
from tests.worlds.acting import OFFICIAL, record
from tests.worlds.league_world import SATURDAYS, SEASON, season, stored

DAY, DUE = date(2011, 9, 24), date(2011, 9, 25)
MATCH: MatchKey = ("kl", 1, "A1", "B1")
OTHER: MatchKey = ("kl", 1, "C1", "D1")
ROWS = {Side.HOME: ("a1", "a2"), Side.AWAY: ("b1", "b2")}
WON = (WIN, DRAW)
"""The home team wins on board 1 and draws on board 2: 1½ to ½."""
_CAPTAIN = frozenset({Right.REPORT, Right.LINEUP, Right.PROPOSE})


def captain(team: str, name: str = "") -> Actor:
    scope = Scope(SEASON, team=team)
    return Actor(name or f"Captain {team}", (Grant(_CAPTAIN, scope),))


HOME, AWAY = captain("A1", "Anna"), captain("B1", "Bert")


def with_rounds() -> Season:
    kl: list[MatchKey] = [MATCH, OTHER, ("kl", 2, "A1", "C1"), ("kl", 3, "B1", "C1")]
    fixtures = [Fixture(*key, SATURDAYS[key[1] - 1], SATURDAYS[key[1] - 1], time(15)) for key in kl]
    return replace(season(), fixtures=tuple(fixtures))


@contextmanager
def opened(folder: Path, facts: Season | None = None) -> Iterator[Path]:
    with stored(folder, facts or with_rounds()) as path:
        yield path


def vienna(text: str) -> datetime:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo("Europe/Vienna"))


@pytest.fixture
def at(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Set the clock to what the clocks of Vienna show; it begins on the evening of the match."""

    def set_to(text: str) -> None:
        monkeypatch.setattr("league.clock.now", lambda: vienna(text))

    set_to("2011-09-24 20:00")
    return set_to


def open_lineups(
    home: tuple[str | None, ...] | None = ROWS[Side.HOME],
    away: tuple[str | None, ...] | None = ROWS[Side.AWAY],
    match: MatchKey = MATCH,
) -> None:
    """Open lineups; None = that team has handed in none."""
    rows = {Side.HOME: home, Side.AWAY: away}
    when = vienna("2011-09-24 15:00")
    lineups = tuple(
        OpenedLineup(side, row, "00", "00", when, "x") for side, row in rows.items() if row
    )
    how = OpenedAs.START if len(lineups) > 1 else OpenedAs.ALONE
    fact = Opening(match, when, how, lineups)
    record(SEASON, OPENING, key_text(match), fact, actor=OFFICIAL, why="")


def tell(
    side: Side, *results: Score | None, form: str = "", match: MatchKey = MATCH, **more: object
) -> ReportReceipt:
    """Report a match as its captain."""
    typed = TypedReport(results=results, **more)  # type: ignore[arg-type]  # any field
    actor = captain(match[2] if side is Side.HOME else match[3])
    return report(SEASON, match, side, typed, actor=actor, form=form)


def both(*results: Score | None, **more: object) -> ReportReceipt:
    """Have both captains report the same; return the second one's receipt."""
    tell(Side.HOME, *results, **more)  # type: ignore[arg-type]  # any field
    return tell(Side.AWAY, *results, **more)  # type: ignore[arg-type]  # any field


def spielleiter() -> Actor:
    return official("Spielleiterin")
