"""Tables: who stands where."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from league.outcomes.tiebreaks import PlayedMatch, Results, rank


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
    """Criterion that separates it from the row above; empty in the first row, else ``shared``."""
    excluded: bool = False


def results_of(
    teams: Sequence[str], matches: Sequence[PlayedMatch], excluded: Collection[str] = ()
) -> Results:
    """Return the results that count: those of excluded teams are gone."""
    return Results(
        teams,
        [match for match in matches if match.home not in excluded and match.away not in excluded],
    )


def table(
    teams: Sequence[str],
    matches: Sequence[PlayedMatch],
    criteria: Sequence[str],
    excluded: Collection[str] = (),
) -> tuple[Standing, ...]:
    """Return the table, best first; excluded teams stand last, without results."""
    results = results_of(teams, matches, excluded)
    staying = [team for team in teams if team not in excluded]
    groups = rank(staying, results, criteria) if staying else []
    if out := [(team, "excluded") for team in teams if team in excluded]:
        groups.append(out)
    rows: list[Standing] = []
    for group in groups:
        place = len(rows) + 1
        for index, (team, by) in enumerate(group):
            reason = "shared" if index else by if place > 1 else ""
            rows.append(_row(place, team, results, reason, excluded=team in excluded))
    return tuple(rows)


def ranks(
    teams: Sequence[str], matches: Sequence[PlayedMatch], criteria: Sequence[str]
) -> dict[str, int]:
    """Return the ranks that a table of these matches gives the teams that have played."""
    results = results_of(teams, matches)
    found: dict[str, int] = {}
    place = 1
    for group in rank(teams, results, criteria) if teams else []:
        found.update((team, place) for team, _by in group if results.by_team[team])
        place += len(group)
    return found


def _row(place: int, team: str, results: Results, by: str, *, excluded: bool) -> Standing:
    outcomes = [
        (match.of(team)[0], match.of(match.opponent(team))[0]) for match in results.by_team[team]
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
    )
