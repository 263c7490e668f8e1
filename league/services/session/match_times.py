"""When a match begins, until when substitutes come in, and when a lineup alone is opened."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime, time, timedelta

from league.clock import moment_of
from league.facts.divisions import NOTHING_AGREED, Agreed
from league.facts.seasons import Fixture, MatchKey
from league.rulebook import RuleBook
from league.rulebook.unserved import has_rule, missing
from league.rulebooks import load
from league.services.session.desk import Desk
from league.services.session.records import agreed
from league.storage import seasons

_MIDNIGHT = time()


@dataclass(frozen=True, slots=True)
class MatchTimes:
    """The moments of a match that matter for its lineups, UTC."""

    starts: datetime | None = None
    """None = nobody knows when it begins, and so nothing of the rest."""
    alone_from: datetime | None = None
    """From when the official sees a lineup that came alone."""
    substitutes_until: datetime | None = None
    """Until when a substitute may come in; None = never."""
    no_substitutes: str = ""
    """That the book has no rule on substitutes; empty = it has."""

    def begun(self, now: datetime) -> bool:
        """Say whether the match has begun."""
        return self.starts is not None and now >= self.starts


def starts_at(desk: Desk, match: MatchKey) -> datetime | None:
    """Return when a match begins, UTC: its own hour, else its division's, else the usual one.

    None = nobody knows. Raises NotFoundError.
    """
    facts = desk.judged(match).facts
    return None if facts.start is None else moment_of(facts.day, facts.start, desk.book.time_zone)


def stored_times(season: str, match: MatchKey) -> MatchTimes:
    """Return the moments of a match as its season is stored; nothing is judged.

    Raises NotFoundError for a match that is not on the calendar, StorageError.
    """
    return times_in(season)(seasons.match_facts(season, match)[0])


def times_in(season: str) -> Callable[[Fixture], MatchTimes]:
    """Return what gives the moments of a stored season's matches. Raises StorageError."""
    book = load({name: id for name, _federation, id in seasons.heads()}[season])
    decided = agreed(season)

    def times(fixture: Fixture) -> MatchTimes:
        hour = hour_of(book, decided, fixture)
        starts = None if hour is None else moment_of(fixture.day, hour, book.time_zone)
        return _times(book, fixture, starts)

    return times


def hour_of(book: RuleBook, decided: Mapping[str, Agreed], fixture: Fixture) -> time | None:
    """Return the hour of a match: its own, else its division's, else the usual one; None = none."""
    hour = fixture.start or decided.get(fixture.division, NOTHING_AGREED).start
    if hour is None and has_rule(book.calendar.usual_start):
        hour = book.calendar.usual_start(book.on(fixture.day))
    return hour


def _times(book: RuleBook, fixture: Fixture, starts: datetime | None) -> MatchTimes:
    values = book.on(fixture.day)
    silent = missing(book.captains.substitutes_for, values)
    if starts is None:
        return MatchTimes(no_substitutes=silent)
    # Where the book is silent, the official sees what came alone when the day is over.
    alone = moment_of(fixture.day + timedelta(days=1), _MIDNIGHT, book.time_zone)
    if has_rule(book.captains.alone_after):
        alone = starts + book.captains.alone_after(values)
    until = None if silent else starts + book.captains.substitutes_for(values)
    return MatchTimes(starts, alone, until, silent)
