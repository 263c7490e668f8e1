"""§ 13.5 and 13.6: draw numbers, the rounds with their end dates, and the common last round."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from datetime import date, time, timedelta
from itertools import pairwise

from fixtures.calendar import is_weekday
from fixtures.draw import draw_numbers, turned
from fixtures.round_robin import berger
from league.errors import InputError
from league.facts.calendars import Calendar, Draw
from league.facts.seasons import Division, Fixture
from league.findings import Finding
from league.language import _
from league.rulebook import Values
from league.rulebooks.tuwo_stmk_2011.p04_calendar import in_season


def draws_anew(last_draw: int | None, season_year: int, values: Values) -> bool:
    """§ 13.5: a draw is due when there was none yet, or the last was two seasons ago or more."""
    return last_draw is None or season_year - last_draw >= values.number("13.5", "years")


def numbers(draw: Draw, values: Values) -> dict[str, int]:
    """§ 13.5: each team's draw number, in the order of the numbers.

    In the second year teams keep their numbers, newcomers draw the free ones, then all are turned.
    Raises InputError for fewer than 2 teams or more than 24, a team twice, a seed below 0, or a
    number of the year before that the smaller division no longer has.
    """
    kept = {
        team: number for team, number in (draw.last_year or {}).items() if team in draw.teams
    }
    try:
        drawn = draw_numbers(draw.teams, draw.seed, kept)
    except ValueError as error:
        raise _wrong("13.5", str(error), values) from error
    return drawn if draw.last_year is None else turned(drawn)


def rounds(
    division: Division,
    drawn: Mapping[str, int],
    end_dates: Sequence[date],
    season_year: int,
    values: Values,
    double: bool = False,
) -> list[Fixture]:
    """§ 4.1.b, 13.5, 13.6.a: the matches by Berger, each set for the end date of its round.

    ``drawn`` are the numbers as they stand this year. Raises InputError when the numbers are not 1
    to n, and when the end dates are not one per round, in order, and in the season.
    """
    if sorted(drawn.values()) != list(range(1, len(drawn) + 1)):
        given = ", ".join(str(number) for number in sorted(drawn.values()))
        raise _wrong("13.5", _("the draw numbers are not 1 to {n}: {given}"), values, drawn, given)
    try:
        table = berger(len(drawn), double=double)
    except ValueError as error:
        raise _wrong("13.5", str(error), values) from error
    _check_end_dates(end_dates, len(table), season_year, values)
    teams = {number: team for team, number in drawn.items()}
    return [
        Fixture(division.id, number, teams[home], teams[away], day, day, start_on(day, values))
        for number, (pairs, day) in enumerate(zip(table, end_dates, strict=True), 1)
        for home, away in pairs
    ]


def start_on(day: date, values: Values) -> time | None:
    """§ 13.6.c: without agreement Saturday's hour holds; on other days none is set."""
    if not is_weekday(day, values.word("13.6.c", "weekday")):
        return None
    return time.fromisoformat(values.word("13.6.c", "start"))


def played_in_time(fixture: Fixture, values: Values) -> Iterator[Finding]:
    """§ 13.6.a: the end date of a round is not passed."""
    if fixture.day > fixture.end_date:
        facts = {"day": fixture.day, "due": fixture.end_date}
        arithmetic = values.say("13.6.a", "arithmetic", **facts)
        sentence = values.say("13.6.a", **facts)
        yield Finding("13.6.a", "13.6.a", sentence, arithmetic=arithmetic)


def end_dates_on_saturday(calendar: Calendar, values: Values) -> Iterator[Finding]:
    """§ 13.6.c: in the Landesliga the end dates of the rounds are Saturdays."""
    if calendar.division.tier not in values.words("13.6.d", "tiers"):
        return
    weekday = values.word("13.6.c", "weekday")
    for number, day in sorted({(one.round, one.end_date) for one in calendar.fixtures}):
        if not is_weekday(day, weekday):
            yield Finding("13.6.c", "13.6.c", values.say("13.6.c", day=day, round=number))


def last_round(calendar: Calendar, values: Values) -> Iterator[Finding]:
    """§ 13.6.d: all matches of the last round on the set day and at the same time."""
    if calendar.division.tier not in values.words("13.6.d", "tiers") or not calendar.fixtures:
        return
    last = [one for one in calendar.fixtures if one.round == calendar.last_round]
    usual = Counter(one.start for one in last).most_common(1)[0][0]
    for one in last:
        facts = {"home": one.home, "away": one.away}
        if one.day != calendar.last_day:
            sentence = values.say("13.6.d", day=one.day, due=calendar.last_day, **facts)
            yield Finding("13.6.d", "13.6.d", sentence, team=one.home)
        elif one.start != usual:
            sentence = values.say(
                "13.6.d", "time", start=_hour(one.start), due=_hour(usual), **facts
            )
            yield Finding("13.6.d", "13.6.d", sentence, team=one.home)


def _hour(start: time | None) -> str:
    return f"{start:%H:%M}" if start else "–"
