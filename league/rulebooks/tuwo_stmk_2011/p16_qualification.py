"""§ 16 with Anhang B: three teams in two rounds, ranked by each system's own order."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from itertools import groupby

from fixtures.three_teams import Pairing, players
from league.facts.matches import Score
from league.outcomes.rights import ThreeTeams
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
    scored = _scored(system, boards, draw, rounds)
    totals = {team: sum(scored[team].values()) for team in draw}
    if system == "skalicka":
        keys = {
            team: [totals[team], _by_board_values(scored[team], boards, values)] for team in draw
        }
    else:
        keys = {
            team: [totals[team], *_by_groups(scored[team], boards), -elo.get(team, 0)]
            for team in draw
        }
    ordered = sorted(draw, key=lambda team: keys[team], reverse=True)
    groups = (tuple(group) for _key, group in groupby(ordered, key=lambda team: keys[team]))
    return ThreeTeams(totals, tuple(groups))


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


def _by_groups(scored: Mapping[int, int], boards: int) -> list[int]:
    """Anhang B, Patheisky 7: boards 1 and 2 together, then 3 and 4; further forward counts more."""
    return [
        sum(scored.get(board, 0) for board in range(first, first + GROUP))
        for first in range(1, boards + 1, GROUP)
    ]
