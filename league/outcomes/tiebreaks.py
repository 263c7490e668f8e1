"""Criteria that rank teams, by the names rule books give them, and the ranking itself.

Every criterion takes a group of teams that are equal so far and all matches that count, and
returns a number per team (more is better), or None when it does not apply to the group.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, groupby

from league.facts.matches import Score


@dataclass(frozen=True, slots=True)
class PlayedMatch:
    """A match that counts in a table."""

    home: str
    away: str
    game_points: Score
    """Half points."""
    match_points: tuple[int, int]
    board_points: Score = (0, 0)
    """Half board points."""
    unfinished: bool = False
    """Boards still wait: its game points count as they stand, it is neither won nor lost yet."""
    unplayed: int | None = None
    """Match points each side counts as drawn against itself in tie-breaks on results; None = it
    was played, or counts as entered."""

    def of(self, team: str) -> tuple[int, int, int]:
        """Return one team's match points, half game points and half board points."""
        i = 0 if team == self.home else 1
        return self.match_points[i], self.game_points[i], self.board_points[i]

    def opponent(self, team: str) -> str:
        """Return the other team."""
        return self.away if team == self.home else self.home


_NOTHING: Mapping[str, tuple[int, int]] = {}


class Results:
    """The matches that count, by team."""

    def __init__(
        self,
        teams: Sequence[str],
        matches: Sequence[PlayedMatch],
        given: Mapping[str, tuple[int, int]] = _NOTHING,
    ) -> None:
        """Sort the matches by team, and add up, once.

        ``given`` are match points and half game points that an official gave a team or took away.
        """
        self.by_team: dict[str, list[PlayedMatch]] = {team: [] for team in teams}
        for match in matches:
            self.by_team[match.home].append(match)
            self.by_team[match.away].append(match)
        self._totals = {
            team: tuple(
                map(
                    sum,
                    zip(
                        (*given.get(team, (0, 0)), 0),
                        *(match.of(team) for match in mine),
                        strict=True,
                    ),
                )
            )
            for team, mine in self.by_team.items()
        }

    def total(self, team: str, what: int) -> int:
        """Sum match points (0), half game points (1) or half board points (2)."""
        return self._totals[team][what]


Numbers = dict[str, int]
Criterion = Callable[[Sequence[str], Results], Numbers | None]


def _total_of(what: int) -> Criterion:
    """Return the criterion of a sum over the whole competition, as ``Results.total`` has it."""
    return lambda group, results: {team: results.total(team, what) for team in group}


def mini_match_points(group: Sequence[str], results: Results) -> Numbers | None:
    """Match points among the group; None unless every pair of it has met."""
    members = set(group)
    among = {
        team: [
            match
            for match in results.by_team[team]
            if match.opponent(team) in members and match.unplayed is None
        ]
        for team in group
    }
    met = {
        frozenset((match.home, match.away))
        for matches in among.values()
        for match in matches
        if not match.unfinished
    }
    if any(frozenset(pair) not in met for pair in combinations(group, 2)):
        return None
    return {team: sum(match.of(team)[0] for match in among[team]) for team in group}


def match_wins(group: Sequence[str], results: Results) -> Numbers:
    """Number of matches won."""
    return {
        team: sum(
            match.unplayed is None and match.of(team)[0] > match.of(match.opponent(team))[0]
            for match in results.by_team[team]
        )
        for team in group
    }


def buchholz_cut_1(group: Sequence[str], results: Results) -> Numbers:
    """Sum of the opponents' match points, the worst opponent left out."""
    return {
        team: sum(
            sorted(results.total(_against(match, team), 0) for match in results.by_team[team])[1:]
        )
        for team in group
    }


def _against(match: PlayedMatch, team: str) -> str:
    """Return whom a match counts against: of an unplayed one, oneself."""
    return match.opponent(team) if match.unplayed is None else team


def sonneborn_berger(group: Sequence[str], results: Results) -> Numbers:
    """Opponents' match points times the match points made against them."""
    return {
        team: sum(
            results.total(_against(match, team), 0)
            * (match.of(team)[0] if match.unplayed is None else match.unplayed)
            for match in results.by_team[team]
        )
        for team in group
    }


CRITERIA: Mapping[str, Criterion] = {
    "match_points": _total_of(0),
    "game_points": _total_of(1),
    "mini_match_points": mini_match_points,
    "board_points": _total_of(2),
    "match_wins": match_wins,
    "buchholz_cut_1": buchholz_cut_1,
    "sonneborn_berger": sonneborn_berger,
    "direct_encounter": mini_match_points,
}
"""By the names used in rule books."""


@dataclass(frozen=True, slots=True)
class Separation:
    """One criterion put to two neighbours: what it gave each, None = it did not apply."""

    criterion: str
    upper: int | None
    lower: int | None


def rank(
    teams: Sequence[str], results: Results, criteria: Sequence[str]
) -> list[list[tuple[str, str]]]:
    """Return groups of equal teams, best first, each with the criterion that split it off.

    A criterion is put to a whole group of teams still equal; the groups it leaves go on to the
    next criterion and never back to an earlier one.
    """
    groups = [[(team, "") for team in teams]]
    for criterion in criteria:
        groups = [part for group in groups for part in _split(group, criterion, results)]
    return groups


def counted(
    teams: Sequence[str], results: Results, criteria: Sequence[str]
) -> dict[str, tuple[int | None, ...]]:
    """Return what each criterion gives each team when it is put to all of them."""
    found = [CRITERIA[criterion](teams, results) for criterion in criteria]
    return {team: tuple(one[team] if one else None for one in found) for team in teams}


def _split(
    group: list[tuple[str, str]], criterion: str, results: Results
) -> list[list[tuple[str, str]]]:
    if len(group) == 1:
        return [group]
    numbers = CRITERIA[criterion]([team for team, _by in group], results)
    if numbers is None:
        return [group]
    ordered = sorted(group, key=lambda entry: -numbers[entry[0]])
    parts = [list(part) for _number, part in groupby(ordered, key=lambda entry: numbers[entry[0]])]
    return [parts[0], *([(team, criterion) for team, _by in part] for part in parts[1:])]


def separations(
    upper: str, lower: str, teams: Sequence[str], results: Results, criteria: Sequence[str]
) -> list[Separation]:
    """Return what each criterion gave the two teams, down to the one that separates them."""
    group = list(teams)
    found: list[Separation] = []
    for criterion in criteria:
        numbers = CRITERIA[criterion](group, results)
        found.append(
            Separation(criterion, numbers[upper], numbers[lower])
            if numbers
            else Separation(criterion, None, None)
        )
        if numbers and numbers[upper] != numbers[lower]:
            break
        if numbers:
            group = [team for team in group if numbers[team] == numbers[upper]]
    return found
