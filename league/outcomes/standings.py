"""Tables: who stands where."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace

from league.decision_subjects import Order
from league.outcomes.tiebreaks import PlayedMatch, Results, counted, rank


@dataclass(frozen=True, slots=True)
class Standing:
    """One row of a table."""

    rank: int
    """Shared ranks are numbered 1, 2, 2, 4."""
    team: str
    played: int
    won: int
    drawn: int
    lost: int
    match_points: int
    game_points: int
    """Half points."""
    board_points: int
    """Half board points: a draw on a board worth 125 counts 125."""
    separated_by: str
    """Criterion that separates it from the row above; empty in the first row, else ``shared``; a
    way of ``league.rulings`` where lot or play-off decided."""
    excluded: bool = False
    provisional: bool = False
    """A match of the team is not finished: its game points count as they stand."""
    given: tuple[int, int] = (0, 0)
    """Match points and half game points by decision, contained in the sums; below zero = taken."""
    counts: tuple[int | None, ...] = ()
    """What the criteria that are told gave; None = one does not apply to all teams."""


@dataclass(frozen=True, slots=True)
class Adjustments:
    """What officials decided about tables."""

    points: Mapping[str, tuple[int, int]]
    """Team to the match points and half game points it was given; below zero = taken away."""
    orders: tuple[Order, ...]
    """Orders of level teams, the last decided first."""

    def of(self, division: str) -> "Adjustments":
        """Return those of one division."""
        return replace(
            self, orders=tuple(order for order in self.orders if order.division == division)
        )


NO_ADJUSTMENTS = Adjustments({}, ())


def results_of(
    teams: Sequence[str],
    matches: Sequence[PlayedMatch],
    excluded: Collection[str] = (),
    adjustments: Adjustments = NO_ADJUSTMENTS,
) -> Results:
    """Return the results that count: those of excluded teams are gone."""
    staying = {team: given for team, given in adjustments.points.items() if team not in excluded}
    return Results(
        teams,
        [match for match in matches if match.home not in excluded and match.away not in excluded],
        staying,
    )


def table(
    teams: Sequence[str],
    matches: Sequence[PlayedMatch],
    criteria: Sequence[str],
    excluded: Collection[str] = (),
    adjustments: Adjustments = NO_ADJUSTMENTS,
    told: Collection[str] = (),
) -> tuple[Standing, ...]:
    """Return the table, best first; excluded teams stand last, without results.

    ``told`` are the criteria that are shown in its rows.
    """
    results = results_of(teams, matches, excluded, adjustments)
    counts = counted(teams, results, [one for one in criteria if one in told])
    staying = [team for team in teams if team not in excluded]
    groups = rank(staying, results, criteria) if staying else []
    groups = [part for group in groups for part in _ordered(group, adjustments.orders)]
    if out := [(team, "excluded") for team in teams if team in excluded]:
        groups.append(out)
    rows: list[Standing] = []
    for group in groups:
        place = len(rows) + 1
        for index, (team, by) in enumerate(group):
            reason = "shared" if index else by if place > 1 else ""
            row = _row(place, team, results, reason, excluded=team in excluded)
            given = (0, 0) if row.excluded else adjustments.points.get(team, (0, 0))
            rows.append(replace(row, given=given, counts=counts[team]))
    return tuple(rows)


def _ordered(group: list[tuple[str, str]], orders: Sequence[Order]) -> list[list[tuple[str, str]]]:
    """Return level teams one by one where an order that names them all was decided."""
    teams = {team for team, _by in group}
    order = next((one for one in orders if teams <= set(one.teams)), None)
    if order is None or len(group) == 1:
        return [group]
    best, *others = sorted(group, key=lambda entry: order.teams.index(entry[0]))
    return [[(best[0], group[0][1])], *([(team, order.way)] for team, _by in others)]


def ranks(
    teams: Sequence[str],
    matches: Sequence[PlayedMatch],
    criteria: Sequence[str],
    adjustments: Adjustments = NO_ADJUSTMENTS,
) -> dict[str, int]:
    """Return the ranks that a table of these matches gives the teams that have played."""
    results = results_of(teams, matches, (), adjustments)
    found: dict[str, int] = {}
    place = 1
    for group in rank(teams, results, criteria) if teams else []:
        found.update((team, place) for team, _by in group if results.by_team[team])
        place += len(group)
    return found


def _row(place: int, team: str, results: Results, by: str, *, excluded: bool) -> Standing:
    outcomes = [
        (match.of(team)[0], match.of(match.opponent(team))[0])
        for match in results.by_team[team]
        if not match.unfinished
    ]
    won = sum(own > other for own, other in outcomes)
    drawn = sum(own == other and own > 0 for own, other in outcomes)
    return Standing(
        rank=place,
        team=team,
        played=len(outcomes),
        won=won,
        drawn=drawn,
        lost=len(outcomes) - won - drawn,
        match_points=results.total(team, 0),
        game_points=results.total(team, 1),
        board_points=results.total(team, 2),
        separated_by=by,
        excluded=excluded,
        provisional=any(match.unfinished for match in results.by_team[team]),
    )
