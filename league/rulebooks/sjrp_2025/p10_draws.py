"""§ 10.4, 10.14, 10.15, 22.1: draws; a Swiss paired by its officials; clubs that cancel."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from itertools import pairwise

from fixtures.draw import draw_numbers
from fixtures.round_robin import MOST, berger
from league.errors import InputError
from league.facts.calendars import Draw, years_later
from league.facts.cancellations import Cancellation
from league.facts.seasons import Division, Fixture
from league.findings import Finding, Sentence
from league.rulebook import Values
from league.rulebooks.sjrp_2025.making import SWISS, system

FEWEST = 2


def due(_last_draw: int | None, _season_year: int, _values: Values) -> bool:
    """§ 10.4: every tournament is drawn for itself."""
    return True


def by_director(division: Division, values: Values) -> Sentence | None:
    """§ 10.4: that a Swiss is paired by its director; None for a round robin."""
    if system(division) == SWISS:
        return values.say("10.4", "swiss", division=division.name)
    return None


def numbers(draw: Draw, values: Values) -> dict[str, int]:
    """§ 22.1: each team's number for the FIDE's tables, by lot.

    Raises InputError for fewer teams than two or more than the tables have, and a seed below 0.
    """
    if not FEWEST <= len(draw.teams) <= MOST:
        facts = {"fewest": FEWEST, "most": MOST, "number": len(draw.teams)}
        raise InputError(str(values.say("10.4", "teams", **facts)))
    if draw.seed < 0:
        raise InputError(str(values.say("10.4", "seed", seed=draw.seed)))
    return draw_numbers(draw.teams, draw.seed)


def rounds(
    division: Division,
    drawn: Mapping[str, int],
    days: Sequence[date],
    season_year: int,
    values: Values,
    double: bool,
) -> list[Fixture]:
    """§ 10.4, 22.1: the matches by the FIDE's tables, several rounds a day if need be.

    Raises InputError when the days are not one per round, in order and in the season's two
    calendar years.
    """
    table = berger(len(drawn), double=double)
    in_order = all(before <= day for before, day in pairwise(days))
    in_year = all(day.year in (season_year - 1, season_year) for day in days)
    if len(days) != len(table) or not in_order or not in_year:
        facts = {"rounds": len(table), "number": len(days), "year": season_year}
        raise InputError(str(values.say("10.4", "days", **facts)))
    teams = {number: team for team, number in drawn.items()}
    return [
        Fixture(division.id, number, teams[home], teams[away], day, day)
        for number, (pairs, day) in enumerate(zip(table, days, strict=True), 1)
        for home, away in pairs
    ]


def cancellation(facts: Cancellation, values: Values) -> Iterator[Finding]:
    """§ 10.15: why a ban for next season is proposed; a person decides on it.

    A cancellation 14 days before the championship is in time; an officer must know at once.
    """
    days, left = values.number("10.15", "days"), (facts.begins - facts.cancelled).days
    about = {"event": facts.event, "day": facts.cancelled, "begins": facts.begins}
    if left < days:
        sentence = values.say("10.15", "late", left=left, days=days, **about)
        yield Finding("10.15", "10.15", sentence)
    if not facts.told:
        yield Finding("10.14", "10.15", values.say("10.15", "not_told", **about))


def ban_of_a_season(first: date, last: date, values: Values) -> Iterator[Finding]:
    """§ 10.15: the ban is for the one season that follows."""
    months = values.number("10.15", "months")
    if last >= years_later(first, months // 12):
        told = {"first": first, "last": last, "months": months}
        yield Finding("10.15", "10.15", values.say("10.15", "too_long", **told))
