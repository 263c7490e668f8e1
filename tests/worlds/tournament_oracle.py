"""What gacrux's own tie-break module gives for a tournament of ours: another hand's work."""

from collections.abc import Mapping, Sequence
from decimal import Decimal
from typing import Any

from gacrux.tiebreak import tiebreak

from fixtures.round_history import WHITE, Turn
from tests.worlds.tournament_generator import BOARDS, Drawn

EDITIONS = {"fide-c07-2023": "2025-01-01", "fide-c07-2026": "2026-04-01"}
"""A first day in each edition's time."""

_RESULTS = {
    "1": "W", "=": "D", "0": "L", "W": "W", "D": "D", "L": "L", "+": "W", "-": "Z", "U": "P",
    "F": "W", "H": "D", "Z": "Z", "": "Z",
}  # fmt: skip
_GAME = {
    "W": Decimal(1), "D": Decimal("0.5"), "L": Decimal(0), "F": "W", "H": "D", "Z": Decimal(0),
    "P": "W", "A": "D", "U": "Z",
}  # fmt: skip
_MATCH = {
    "W": Decimal(2), "D": Decimal(1), "L": Decimal(0), "F": "W", "H": "D", "Z": Decimal(0),
    "P": "W", "A": "D", "U": "Z", "FG": "W*", "HG": "D*", "ZG": "Z*", "PG": "P*",
}  # fmt: skip

Value = Decimal | int | None


def values(
    drawn: Drawn, codes: Sequence[str], first_day: str, *, swiss: bool | None = None
) -> Mapping[int, tuple[Value, ...]]:
    """Return what each of gacrux's criteria gives, by number; behind them the final rank."""
    table = drawn.table
    free = not table.round_robin if swiss is None else swiss
    params = {
        "tiebreak": list(codes), "check": False, "unrated": None,
        "swiss": free, "pre_determined": not free,
    }  # fmt: skip
    tournament = _tournament(drawn, first_day)
    found = tiebreak(tournament, table.rounds, params).compute_tiebreaks(tournament, params)
    return {one["cid"]: (*one["tiebreakScore"], one["rank"]) for one in found["competitors"]}


def _tournament(drawn: Drawn, first_day: str) -> dict[str, Any]:
    table = drawn.table
    games, matches = _team_games(drawn) if table.teams else (_games(drawn), [])
    return {
        "teamTournament": table.teams,
        "teamSize": BOARDS if table.teams else 1,
        "tournamentType": "",
        "tournamentInfo": {"startDate": first_day},
        "numRounds": table.rounds,
        "currentRound": table.rounds,
        "scoreSystem": {"game": dict(_GAME), "match": dict(_MATCH)},
        "competitors": [_competitor(drawn, number) for number in table.turns],
        "gameList": games,
        "matchList": matches,
    }


def _competitor(drawn: Drawn, number: int) -> dict[str, Any]:
    rating = drawn.table.ratings.get(number)
    return {
        "cid": number,
        "rank": 0,
        "random": number,
        "rating": None if rating is None else {"rating": rating},
        "teamId": number,
        "cplayers": [{"cid": _player(number, board), "teamId": number} for board in range(BOARDS)],
    }


def _player(team: int, board: int) -> int:
    return 100 * team + board


def _pairs(drawn: Drawn) -> list[dict[str, Any]]:
    """Return each pair and each bye once."""
    found = []
    for number, turns in drawn.table.turns.items():
        for at, turn in enumerate(turns, 1):
            if turn.opponent is None or turn.color == WHITE:
                found.append(_pair(drawn, at, number, turn))
    return found


def _pair(drawn: Drawn, at: int, number: int, turn: Turn) -> dict[str, Any]:
    black = None
    if turn.opponent is not None:
        other = drawn.table.turns[turn.opponent][at - 1]
        black = {"cid": turn.opponent, "result": _RESULTS[other.result]}
    return {
        "id": 0,
        "round": at,
        "board": 1,
        "white": {"cid": number, "result": _RESULTS[turn.result]},
        "black": black,
        "played": turn.result not in "+-FHZ",
        "rated": False,
    }


def _games(drawn: Drawn) -> list[dict[str, Any]]:
    return [pair | {"id": id} for id, pair in enumerate(_pairs(drawn), 1)]


def _team_games(drawn: Drawn) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    games: list[dict[str, Any]] = []
    matches = []
    for pair in _pairs(drawn):
        at, white = pair["round"], pair["white"]["cid"]
        ids = []
        for board, half in enumerate(drawn.games.get((at, white), ())):
            ids.append(len(games) + 1)
            sides = (white, half), (pair["black"]["cid"], 2 - half)
            one, other = (
                {"cid": _player(team, board), "result": "LDW"[points]} for team, points in sides
            )
            games.append(
                {"id": ids[-1], "round": at, "board": board + 1, "white": one, "black": other,
                 "played": True, "rated": False}
            )  # fmt: skip
        matches.append(pair | {"games": ids})
    return games, matches
