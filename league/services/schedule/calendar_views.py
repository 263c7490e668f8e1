"""The term calendar as it is shown: matches with what stands against them, and other dates."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import date

from fixtures.calendar import public_holidays
from league.facts.calendars import Calendar, CallUp, ProtectedDate
from league.facts.seasons import Division, Fixture
from league.findings import Finding
from league.language import pick
from league.record_kinds import CALL_UP, PROTECTED_DATE
from league.rulebook import has_rule
from league.rulebook.topics import Topic
from league.services.rulebook.explaining import spoken
from league.services.rulebook.findings import finding_views
from league.services.schedule.calendar import look_at
from league.services.session.cache import cached
from league.services.session.checks import season_year
from league.services.session.desk import Desk
from league.services.session.records import recorded
from league.views.calendar import CalendarPageView, CalendarView, CalledUp, DatedMatch, DatedRound


def calendar_page(desk: Desk, division: str | None) -> CalendarPageView:
    """Return the calendar of a division, or of all. Raises NotFoundError, StorageError."""
    season = desk.season
    divisions = (desk.division(division),) if division else season.divisions
    protected = tuple(recorded(season.name, PROTECTED_DATE).values())
    calls = tuple(recorded(season.name, CALL_UP).values())
    asked = (desk.book, desk.rulings, division, protected, calls)
    rounds = cached(
        "calendar", desk.judgement, asked, lambda: _by_date(desk, divisions, protected, calls)
    )
    days = [match.day for one in rounds for match in one.matches]
    return CalendarPageView(
        book=desk.book.short,
        protects=has_rule(desk.book.calendar.protected_dates),
        divisions=tuple((one.id, one.name) for one in divisions),
        rounds=rounds,
        holidays=_holidays(desk, days),
        protected=tuple(sorted(protected, key=lambda one: (one.first, one.last, one.name))),
        called_up=tuple(_called_up(desk, calls)),
    )


def _by_date(
    desk: Desk,
    divisions: Sequence[Division],
    protected: tuple[ProtectedDate, ...],
    calls: tuple[CallUp, ...],
) -> tuple[DatedRound, ...]:
    season, rounds = desk.season, list[DatedRound]()
    for one in divisions:
        fixtures = tuple(each for each in season.fixtures if each.division == one.id)
        start = desk.world.agreed_in(one.id).start
        calendar = Calendar(one, season_year(season), fixtures, protected, calls, start)
        rounds += _rounds(desk, calendar)
    return tuple(sorted(rounds, key=lambda one: (one.end_date, one.division)))


def _called_up(desk: Desk, calls: Sequence[CallUp]) -> Iterator[CalledUp]:
    for call in sorted(calls, key=lambda one: (one.first, one.last, one.event, one.ident)):
        player = desk.world.players.get(call.ident)
        teams = tuple(entry.team for entry in desk.season.squads if entry.ident == call.ident)
        yield CalledUp(call, player.name if player else call.ident, teams)


def _holidays(desk: Desk, days: Sequence[date]) -> tuple[tuple[date, str], ...]:
    if not days or not has_rule(desk.book.calendar.holidays):
        return ()
    values = desk.values(desk.world.first_day)
    rule = desk.book.topic(Topic.HOLIDAYS)
    country, land = values.word(rule, "country"), values.word(rule, "subdivision")
    found = public_holidays(min(days), max(days), country, land)
    return tuple((day, pick(names)) for day, names in found.items())


def _rounds(desk: Desk, calendar: Calendar) -> Iterator[DatedRound]:
    seen = look_at(desk.book, calendar)
    of_one = {desk.book.topic(Topic.FREE_DAYS), desk.book.topic(Topic.END_DATES)}
    whole = [one for one in seen.findings if one.rule not in of_one]
    for number in sorted({one.round for one in calendar.fixtures}):
        mine = [one for one in calendar.fixtures if one.round == number]
        yield DatedRound(
            division=calendar.division.id,
            name=calendar.division.name,
            number=number,
            end_date=min(one.end_date for one in mine),
            matches=tuple(_match(desk, calendar, one, whole, seen) for one in mine),
        )


def _match(
    desk: Desk, calendar: Calendar, fixture: Fixture, whole: list[Finding], seen: CalendarView
) -> DatedMatch:
    judged = desk.judgement.matches.get(fixture.key)
    stands = judged is None or judged.lapse is None
    against = [*_alone(desk, calendar, fixture), *_of_round(calendar, fixture, whole)]
    notes = [
        f"{desk.book.cite(one.rule)}: {spoken(desk, one.sentence)}"
        for one in seen.notes
        if one.sentence.facts.get("day") == fixture.day
    ]
    return DatedMatch(
        match=fixture.key,
        division=calendar.division.name,
        home=desk.world.teams[fixture.home].name,
        away=desk.world.teams[fixture.away].name,
        day=fixture.day,
        end_date=fixture.end_date,
        start=fixture.start,
        state=judged.status if judged else "open",
        found=finding_views(desk, desk.values(fixture.day), against if stands else ()),
        notes=tuple(notes),
    )


def _alone(desk: Desk, calendar: Calendar, fixture: Fixture) -> Iterator[Finding]:
    """Yield what stands against one match by itself: protected dates, and its end date."""
    book, values = desk.book, desk.values(fixture.day)
    if has_rule(book.calendar.protected_dates):
        yield from book.calendar.protected_dates(replace(calendar, fixtures=(fixture,)), values)
    if has_rule(book.calendar.played_in_time):
        yield from book.calendar.played_in_time(fixture, values)


def _of_round(calendar: Calendar, fixture: Fixture, whole: list[Finding]) -> Iterator[Finding]:
    """Yield what was found on rounds as a whole: no Saturday, a last round not played as one."""
    for one in whole:
        if one.team is None and one.sentence.facts.get("round") == fixture.round:
            yield one
        if one.team == fixture.home and fixture.round == calendar.last_round:
            yield one
