"""Who did not come to play."""

from collections.abc import Iterable
from datetime import date

from league.facts.seasons import Fixture, MatchKey
from league.facts.world import World
from league.judging.seating import NoShows
from league.outcomes.judgement import Absences
from league.rulebook import RuleBook, Values


def absences_of(
    world: World,
    book: RuleBook,
    excused: NoShows = frozenset(),
    void: frozenset[MatchKey] = frozenset(),
    *,
    fixtures: Iterable[Fixture] | None = None,
) -> Absences:
    """Find who did not come to all matches or some; in a void match nobody was used or missing."""
    no_shows: set[tuple[MatchKey, str]] = set()
    others: set[tuple[MatchKey, str]] = set()
    waiting: set[MatchKey] = set()
    days: dict[date, Values] = {}
    for fixture in world.season.fixtures if fixtures is None else fixtures:
        if fixture.key not in world.boards and fixture.key not in world.reports:
            continue
        if fixture.key in void:
            others |= {(fixture.key, fixture.home), (fixture.key, fixture.away)}
            continue
        if waits_for_lineup(world, fixture.key):
            continue
        values = days.setdefault(fixture.day, book.on(fixture.day))
        absent = no_shows_of(world, book, fixture, values)
        others.update((fixture.key, team) for team in _suspended(world, fixture))
        if absent & excused:
            others |= {(fixture.key, fixture.home), (fixture.key, fixture.away)}
            waiting.add(fixture.key)
        else:
            no_shows |= absent
    return Absences(frozenset(no_shows), frozenset(no_shows | others), frozenset(waiting))


def waits_for_lineup(world: World, match: MatchKey) -> bool:
    """Say whether of a match that was entered a lineup is missing, and nothing says it is over.

    Who failed to appear is told by a result on any board, or decided; of one side also by a report,
    of both, where nobody sits anywhere, by the reports of both. Until then a lineup is to come.
    """
    rows, told = world.boards.get(match, ()), world.reports.get(match, ())
    if not (rows or told) or any(row.result is not None for row in rows):
        return False
    sides = any(row.home_player for row in rows), any(row.away_player for row in rows)
    reports = sum(one.reported is not None for one in told)
    return not all(sides) and reports < (1 if any(sides) else len(sides))


def no_shows_of(world: World, book: RuleBook, fixture: Fixture, values: Values) -> NoShows:
    """Return the teams that failed to appear to one match; a suspended club's team has not."""
    division = world.divisions[fixture.division]
    rows = world.boards.get(fixture.key, ())
    present = {
        fixture.home: sum(row.home_player is not None for row in rows),
        fixture.away: sum(row.away_player is not None for row in rows),
    }
    barred = _suspended(world, fixture)
    return frozenset(
        (fixture.key, team)
        for team, number in present.items()
        if team not in barred and not book.appeared(number, division, values)
    )


def _suspended(world: World, fixture: Fixture) -> list[str]:
    return [
        team
        for team in (fixture.home, fixture.away)
        if world.clubs[world.teams[team].club].suspended_on(fixture.day)
    ]
