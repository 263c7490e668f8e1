"""§ 16 with Anhang B: three teams in two rounds, ranked by each system's own order."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from itertools import groupby

from fixtures.three_teams import Pairing, players
from league.facts.matches import Score
from league.outcomes.rights import Counted, ThreeTeams
from league.rulebook import Values
from league.rulebooks.tuwo_stmk_2011.p03_scoring import board_values

GROUP = 2
"""Boards that Patheisky counts together."""

Points = dict[str, dict[int, int]]
"""Team to board to half points."""


def three_teams(
    system: str,
    boards: int,
    draw: Sequence[str],
    rounds: Sequence[Mapping[Pairing, Score]],
    elo: Mapping[str, int],
    values: Values,
) -> ThreeTeams:
    """Anhang B: game points first, then what the system says; else a shared place (I17).

    ``draw`` names the teams in the order of the symbols; ``elo`` is each team's sum, or empty.
    """
    counted = counts(system, boards, draw, rounds, elo, values)
    groups = [tuple(draw)]
    for number in range(len(counted[draw[0]])):
        groups = [
            part
            for group in groups
            for part in _split(group, {team: counted[team][number] for team in group})
        ]
    scored = _scored(system, boards, draw, rounds)
    return ThreeTeams({team: sum(scored[team].values()) for team in draw}, tuple(groups))


def counts(
    system: str,
    boards: int,
    draw: Sequence[str],
    rounds: Sequence[Mapping[Pairing, Score]],
    elo: Mapping[str, int],
    values: Values,
) -> dict[str, list[Counted]]:
    """Anhang B 7: what each criterion of the system gave each team, the first criterion first."""
    scored = _scored(system, boards, draw, rounds)
    found = {}
    for team in draw:
        found[team] = [Counted("game_points", sum(scored[team].values()))]
        if system == "skalicka":
            points = _by_board_values(scored[team], boards, values)
            found[team].append(Counted("board_points", points))
        else:
            found[team] += _by_groups(scored[team], boards)
            found[team].append(Counted("elo", elo.get(team), lower_wins=True))
    return found


def _split(group: tuple[str, ...], counted: Mapping[str, Counted]) -> list[tuple[str, ...]]:
    """Part equal teams by a criterion; one that is not known of all of them parts none."""
    numbers = {
        team: -one.number if one.lower_wins else one.number
        for team, one in counted.items()
        if one.number is not None
    }
    if len(numbers) < len(group):
        return [group]
    ordered = sorted(group, key=lambda team: -numbers[team])
    return [tuple(part) for _number, part in groupby(ordered, key=lambda team: numbers[team])]


def _scored(
    system: str, boards: int, draw: Sequence[str], rounds: Sequence[Mapping[Pairing, Score]]
) -> Points:
    seats = {
        symbol: (team, board)
        for team, symbols in zip(draw, players(system, boards), strict=True)
        for board, symbol in enumerate(symbols, 1)
    }
    scored: Points = {team: defaultdict(int) for team in draw}
    for results in rounds:
        for pairing, score in results.items():
            for symbol, half in zip(pairing, score, strict=True):
                team, board = seats[symbol]
                scored[team][board] += half
    return scored


def _by_board_values(scored: Mapping[int, int], boards: int, values: Values) -> int:
    """Anhang B, Skalicka 7: each player scores the value of the board he is placed on."""
    worth = board_values(boards, values)
    return sum(half * worth[board - 1] for board, half in scored.items())


def _by_groups(scored: Mapping[int, int], boards: int) -> list[Counted]:
    """Anhang B, Patheisky 7: boards 1 and 2 together, then 3 and 4; further forward counts more."""
    groups = [tuple(range(first, first + GROUP)) for first in range(1, boards + 1, GROUP)]
    return [
        Counted("boards", sum(scored.get(board, 0) for board in group), group) for group in groups
    ]
