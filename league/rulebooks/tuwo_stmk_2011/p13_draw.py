"""§ 13.5 and 13.6: draw numbers, the rounds with their end dates, and the common last round."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from datetime import date, time
from itertools import pairwise

from fixtures.calendar import is_weekday
from fixtures.draw import draw_numbers, turned
from fixtures.round_robin import MOST, berger
from league.facts.calendars import Calendar, Draw
from league.facts.seasons import Division, Fixture
from league.findings import Finding
from league.formatting import filled_in
from league.language import _
from league.rulebook import Values
from league.rulebooks.tuwo_stmk_2011.p04_calendar import in_season, usual_start, wrong

FEWEST = 2


def draws_anew(last_draw: int | None, season_year: int, values: Values) -> bool:
    """§ 13.5: a draw is due when there was none yet, or the last was two seasons ago or more."""
    return last_draw is None or season_year - last_draw >= values.number("13.5", "years")


def numbers(draw: Draw, values: Values) -> dict[str, int]:
    """§ 13.5: each team's draw number, in the order of the numbers.

    In the second year teams keep their numbers, newcomers draw the free ones, then all are turned.
    Raises InputError for fewer than 2 teams or more than 24, a team twice, a seed below 0, and a
    number of the year before that a smaller division no longer has or that two teams held.
    """
    kept = {team: number for team, number in (draw.last_year or {}).items() if team in draw.teams}
    check_draw("13.5", draw.teams, draw.seed, values)
    _check_numbers(kept, len(draw.teams), values)
    drawn = draw_numbers(draw.teams, draw.seed, kept)
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
    check_draw("13.5", list(drawn), 0, values)
    _check_numbers(drawn, len(drawn), values)
    table = berger(len(drawn), double=double)
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
    return usual_start(values)


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
    otherwise = calendar.start or usual_start(values)
    begins = {one.key: one.start or otherwise for one in last}
    usual = Counter(begins.values()).most_common(1)[0][0]
    for one in last:
        facts = {"home": one.home, "away": one.away}
        if one.day != calendar.last_day:
            sentence = values.say("13.6.d", day=one.day, due=calendar.last_day, **facts)
            yield Finding("13.6.d", "13.6.d", sentence, team=one.home)
        elif begins[one.key] != usual:
            hours = {"start": f"{begins[one.key]:%H:%M}", "due": f"{usual:%H:%M}"}
            sentence = values.say("13.6.d", "time", **hours, **facts)
            yield Finding("13.6.d", "13.6.d", sentence, team=one.home)


def check_draw(rule: str, teams: Sequence[str], seed: int, values: Values) -> None:
    """Refuse a draw of fewer than 2 teams or more than 24, of a team twice, or a seed below 0.

    Raises InputError, which names the value and the paragraph.
    """
    if not FEWEST <= len(teams) <= MOST:
        what = _("a draw needs {fewest} to {most} teams, not {number}")
        what = what.format(fewest=FEWEST, most=MOST, number=len(teams))
        raise wrong(rule, what, values)
    check_lots(rule, teams, seed, values)


def check_lots(rule: str, teams: Sequence[str], seed: int, values: Values) -> None:
    """Refuse a team that is in the draw twice, or a seed below 0. Raises InputError."""
    for team, number in Counter(teams).items():
        if number > 1:
            raise wrong(rule, _("{team} is in the draw twice").format(team=team), values)
    if seed < 0:
        raise wrong(rule, _("a seed is 0 or more, not {seed}").format(seed=seed), values)


def _check_numbers(held: Mapping[str, int], teams: int, values: Values) -> None:
    holders: dict[int, str] = {}
    for team, number in held.items():
        if not 1 <= number <= teams:
            what = _("{team} has draw number {number}; there are 1 to {teams}")
            raise wrong("13.5", what.format(team=team, number=number, teams=teams), values)
        if number in holders:
            what = _("{team} and {other} both have draw number {number}")
            what = what.format(team=team, other=holders[number], number=number)
            raise wrong("13.5", what, values)
        holders[number] = team


def _check_end_dates(days: Sequence[date], rounds: int, season_year: int, values: Values) -> None:
    if len(days) != rounds:
        what = _("{rounds} rounds need as many end dates, not {number}")
        raise wrong("13.6.a", what.format(rounds=rounds, number=len(days)), values)
    for before, day in pairwise(days):
        if day <= before:
            what = _("the end date {day} does not come after {before}")
            raise wrong("13.6.a", filled_in(what, day=day, before=before), values)
    for day in days:
        in_season("13.6.a", day, season_year, values)
