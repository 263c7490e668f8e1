"""§ 4.1.c, 4.5, 7.1.d and 13.6: the term calendar, and matches that are moved."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from datetime import date, time, timedelta

from fixtures.calendar import public_holidays
from league.errors import InputError, NotFoundError
from league.facts.calendars import Calendar, Move, MoveKind, ProtectedDate
from league.facts.seasons import Division, Fixture
from league.findings import Finding, Note, Sentence
from league.formatting import filled_in
from league.language import _
from league.outcomes.schedules import Moved
from league.rulebook import Values

POSTPONED = (MoveKind.CALLED_UP, MoveKind.FORCE_MAJEURE)


def season_days(season_year: int, values: Values) -> tuple[date, date]:
    """§ 1.8.a: the season runs from the day of the summer transfers to the day before the next."""
    first = values.day_in("1.8.a", "eligible", season_year - 1)
    return first, values.day_in("1.8.a", "eligible", season_year) - timedelta(days=1)


def season_year_on(day: date, values: Values) -> int:
    """§ 1.8.a: the year of the middle of the season that a day lies in."""
    return day.year + (day >= values.day_in("1.8.a", "eligible", day.year))


def usual_start(values: Values) -> time:
    """§ 13.6.c: when a match begins for which nothing was set, agreed or decided (I31)."""
    return time.fromisoformat(values.word("13.6.c", "start"))


def in_season(rule: str, day: date, season_year: int, values: Values) -> None:
    """Raise InputError, naming the day and the paragraph, when the day lies outside the season."""
    first, last = season_days(season_year, values)
    if not first <= day <= last:
        what = _("{day} is not in the season, {first} to {last}")
        raise wrong(rule, filled_in(what, day=day, first=first, last=last), values)


def wrong(rule: str, what: str, values: Values) -> InputError:
    """Return the error that says what is wrong, with the paragraph."""
    paragraph = f"§ {rule}" if rule[0].isdigit() else rule
    return InputError(
        _("{book} {paragraph}: {what}.").format(book=values.book, paragraph=paragraph, what=what)
    )


def move(asked: Move, calendar: Calendar, values: Values) -> Moved:
    """§ 4.1.c, 7.1.d, 13.6.b: the match on its new day, and what speaks against it.

    A postponement sets a new end date; a match that is brought forward keeps its own. The match is
    returned as asked also when there are findings: a person decides. Raises NotFoundError for a
    match the division does not have, InputError for a day outside the season, and for a team that
    does not play in the match or, with a postponement, is not named.
    """
    fixture = _asked_for(asked, calendar, values)
    later = max(fixture.end_date, asked.day)
    moved = replace(
        fixture,
        day=asked.day,
        start=asked.start or fixture.start,
        end_date=later if asked.kind in POSTPONED else fixture.end_date,
    )
    check = {
        MoveKind.FORWARD: forward,
        MoveKind.CALLED_UP: called_up,
        MoveKind.FORCE_MAJEURE: force_majeure,
    }[asked.kind]
    collisions = protected_dates(replace(calendar, fixtures=(moved,)), values)
    return Moved(
        fixture=moved,
        findings=(*check(asked, fixture, calendar, values), *collisions),
        notes=(
            *travel_refund(asked, fixture, values),
            *holidays(calendar.division, (moved,), values),
        ),
    )


def _asked_for(asked: Move, calendar: Calendar, values: Values) -> Fixture:
    fixture = calendar.fixture(asked.match)
    if fixture is None:
        division, number, home, away = asked.match
        sentence = _("There is no match {home} – {away} in round {round} of {division}.")
        raise NotFoundError(sentence, home=home, away=away, round=number, division=division)
    in_season("13.6.a", asked.day, calendar.season_year, values)
    allowed = {fixture.home, fixture.away} | ({None} if asked.kind not in POSTPONED else set())
    if asked.team not in allowed:
        raise _wrong_team(asked, fixture, values)
    return fixture


def called_up(
    asked: Move, fixture: Fixture, calendar: Calendar, values: Values
) -> Iterator[Finding]:
    """§ 4.1.c: two or more players called up, the official's consent, never the last round."""
    away = {
        call.ident
        for call in calendar.call_ups
        if call.ident in asked.called_up and call.first <= fixture.day <= call.last
    }
    number, limit = len(away), values.number("4.1.c", "players")
    if number < limit:
        facts = {"day": fixture.day, "team": asked.team, "number": number, "limit": limit}
        arithmetic = values.say("4.1.c", "arithmetic", **facts)
        yield _against("4.1.c", asked, values.say("4.1.c", "players", **facts), arithmetic)
    if fixture.round == calendar.last_round:
        yield _against("4.1.c", asked, values.say("4.1.c", "final"))
    elif asked.day >= calendar.last_day:
        sentence = values.say("4.1.c", "too_late", day=asked.day, due=calendar.last_day)
        yield _against("4.1.c", asked, sentence)
    if asked.consent is None:
        yield _against("4.1.c", asked, values.say("4.1.c", "consent", day=asked.day))


def force_majeure(
    asked: Move, _fixture: Fixture, calendar: Calendar, values: Values
) -> Iterator[Finding]:
    """§ 7.1.d: proven, and agreed with the Klassenspielleiter; before the last round."""
    if not asked.proof:
        yield _against("7.1.d", asked, values.say("7.1.d", "proof"))
    if asked.consent is None:
        yield _against("7.1.d", asked, values.say("7.1.d", "consent", day=asked.day))
    if asked.day >= calendar.last_day:
        sentence = values.say("7.1.d", "too_late", day=asked.day, due=calendar.last_day)
        yield _against("7.1.d", asked, sentence)


def travel_refund(asked: Move, fixture: Fixture, values: Values) -> Iterator[Note]:
    """§ 7.1.e: the home team could not appear: the federation pays the visitors' travel refund."""
    if asked.kind is MoveKind.FORCE_MAJEURE and asked.team == fixture.home:
        yield Note("7.1.e", values.say("7.1.e", "travel", home=fixture.home, away=fixture.away))


def forward(asked: Move, fixture: Fixture, calendar: Calendar, values: Values) -> Iterator[Finding]:
    """§ 13.6.a, b, d: both teams in writing, the official told, never past the end date."""
    if asked.day > fixture.end_date:
        facts = {"day": asked.day, "due": fixture.end_date}
        arithmetic = values.say("13.6.a", "arithmetic", **facts)
        yield _against("13.6.a", asked, values.say("13.6.a", "moved", **facts), arithmetic)
    missing = [team for team in (fixture.home, fixture.away) if team not in asked.agreed]
    if missing:
        sentence = values.say("13.6.b", day=asked.day, teams=", ".join(missing))
        yield _against("13.6.b", asked, sentence)
    if asked.notified is None:
        yield _against("13.6.b", asked, values.say("13.6.b", "notified", day=asked.day))
    alone = calendar.division.tier in values.words("13.6.d", "tiers")
    if alone and fixture.round == calendar.last_round:
        sentence = values.say("13.6.d", "moved", due=calendar.last_day)
        yield _against("13.6.d", asked, sentence)


def protected_dates(calendar: Calendar, values: Values) -> Iterator[Finding]:
    """§ 4.5.c: matches set on a protected date; one finding per match and event."""
    for fixture in calendar.fixtures:
        for event in calendar.protected:
            if event.covers(fixture.day, calendar.division.district):
                sentence = values.say("4.5.c", day=fixture.day, other=event.name)
                yield Finding("4.5.c", "4.5.c", sentence, team=fixture.home)


def free_date(
    event: ProtectedDate, others: Iterable[ProtectedDate], values: Values
) -> Iterator[Finding]:
    """§ 4.5.c: an event is set on free dates only; one finding per event it meets."""
    for other in others:
        if event.meets(other):
            day = max(event.first, other.first)
            yield Finding("4.5.c", "4.5.c", values.say("4.5.c", day=day, other=other.name))


def holidays(division: Division, fixtures: Iterable[Fixture], values: Values) -> Iterator[Note]:
    """§ 4.5.a: rounds that fall on a public holiday in Styria; one note per round and day."""
    rounds = sorted({(fixture.day, fixture.round) for fixture in fixtures})
    if not rounds:
        return
    known = public_holidays(
        rounds[0][0],
        rounds[-1][0],
        values.word("4.5.a", "country"),
        values.word("4.5.a", "subdivision"),
    )
    for day, number in rounds:
        if day in known:
            facts = {"round": number, "day": day, "division": division.name}
            name = Sentence(known[day], {})
            yield Note("4.5.a", values.say("4.5.a", "holiday", holiday=name, **facts))


def _against(
    rule: str, asked: Move, sentence: Sentence, arithmetic: Sentence | None = None
) -> Finding:
    return Finding(rule, rule, sentence, team=asked.team, arithmetic=arithmetic)


def _wrong_team(asked: Move, fixture: Fixture, values: Values) -> InputError:
    rule = {MoveKind.CALLED_UP: "4.1.c", MoveKind.FORCE_MAJEURE: "7.1.d"}.get(asked.kind, "13.6.b")
    what = _("the team is {home} or {away}, not “{team}”")
    what = what.format(home=fixture.home, away=fixture.away, team=asked.team or "")
    return wrong(rule, what, values)
