"""Captains reminded of a lineup or a report that is missing, once for each match and its day."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, time, timedelta

from league.clock import moment_of
from league.facts.actors import Right, program
from league.facts.matches import SIDES, Side
from league.facts.seasons import Fixture, MatchKey
from league.record_kinds import CAPTAIN_REPORT, SEAL
from league.services.captain_reports.known import book_of, due_day, term_of
from league.services.messages.outbox import event_name, people_by_team, tell
from league.services.messages.settings import settings
from league.services.messages.texts import About, Kind
from league.services.session.addresses import match_path
from league.services.session.lapses import left_in, stays
from league.services.session.lineup_records import side_key
from league.services.session.match_times import times_in
from league.services.session.transactions import current_season, transaction
from league.storage import messages, records, seasons
from league.storage.database import moment, reading
from league.views.messages import MessageSettings

_LAST_MINUTE = time(23, 59)


@dataclass(frozen=True, slots=True)
class _Missing:
    """What one team has not handed in yet."""

    kind: Kind
    match: MatchKey
    side: Side
    event: str
    by: datetime
    """By when, UTC."""

    @property
    def team(self) -> str:
        """Return whose it is."""
        return self.match[2] if self.side is Side.HOME else self.match[3]


def remind_due() -> int:
    """Put into the outbox what captains of the season in use are to be reminded of by now.

    Returns how many teams were told; once a minute is often enough. Raises RuleBookError,
    StorageError.
    """
    with reading():
        season = current_season()
        people = people_by_team(season) if season else {}
        if season is None or not people:
            return 0
        found = [one for one in _missing(season, settings()) if one.team in people]
        events = [event_name(one.kind, season, one.event) for one in found]
        told = {event for event, _whom in messages.known_events(events)}
    new = [one for one, event in zip(found, events, strict=True) if event not in told]
    if new:
        with transaction(program(), Right.FALL_DUE):
            for one in new:
                path = match_path(season, one.match, one.side)
                about = About(season, one.match, path, one.by)
                tell(one.event, people[one.team], one.kind, about)
    return len(new)


def _missing(season: str, wanted: MessageSettings) -> Iterator[_Missing]:
    """Yield what is missing of the matches still to come, or for which nothing is recorded yet."""
    waiting, left = seasons.not_entered(season), left_in(season)
    waiting = [one for one in waiting if stays(left, one.key)]
    yield from _lineups(season, waiting, wanted.lineup_hours)
    yield from _reports(season, waiting, wanted.report_hours)


def _lineups(season: str, waiting: list[Fixture], hours: int) -> Iterator[_Missing]:
    sealed, times, now = records.latest(season, SEAL.name).keys(), times_in(season), moment()
    for fixture in waiting:
        starts = times(fixture).starts
        if starts is None or not starts - timedelta(hours=hours) <= now < starts:
            continue
        for side in SIDES:
            if (key := side_key(fixture.key, side)) not in sealed:
                event = f"{key} {fixture.day}"
                yield _Missing(Kind.MISSING_LINEUP, fixture.key, side, event, starts)


def _reports(season: str, waiting: list[Fixture], hours: int) -> Iterator[_Missing]:
    told, times, now = (
        records.latest(season, CAPTAIN_REPORT.name).keys(),
        times_in(season),
        moment(),
    )
    book, term = book_of(season), term_of(season)
    for fixture in waiting:
        until = moment_of(due_day(book, fixture.day, term), _LAST_MINUTE, book.time_zone)
        starts = times(fixture).starts or until
        if not max(starts, until - timedelta(hours=hours)) <= now <= until:
            continue
        for side in SIDES:
            if (key := side_key(fixture.key, side)) not in told:
                event = f"{key} {fixture.day}"
                yield _Missing(Kind.MISSING_REPORT, fixture.key, side, event, until)
