"""The games of an individual event as a cross table."""

from collections.abc import Sequence
from itertools import combinations

from fixtures.round_history import BLACK, WHITE, Turn
from league.facts.event_games import EventGame
from league.outcomes.tournaments.crosstable import CrossTable

_PLAYED, _FORFEITED, _ALONE = "0=1", "-H+", "ZHU"
"""Signs of a game by the half points it brought: played, not played, nobody to play."""


def cross_table(players: Sequence[str], games: Sequence[EventGame]) -> CrossTable:
    """Return the games by players, who are numbered in their order from 1."""
    numbers = {player: number for number, player in enumerate(players, 1)}
    turns: dict[int, list[Turn]] = {number: [] for number in numbers.values()}
    for game in games:
        white, black = numbers[game.white], game.black and numbers[game.black]
        turns[white].append(_turn(game, black or None, WHITE, game.score[0]))
        if black:
            turns[black].append(_turn(game, white, BLACK, game.score[1]))
    return CrossTable(turns, max((game.round for game in games), default=0))


def _turn(game: EventGame, opponent: int | None, color: str, half: int) -> Turn:
    if opponent is None:
        return Turn(None, "", _ALONE[half], half)
    return Turn(opponent, color, (_PLAYED if game.played else _FORFEITED)[half], half)


def everybody_met(players: Sequence[str], games: Sequence[EventGame]) -> bool:
    """Say whether every pair of players has a game, as in a round robin."""
    pairs = {frozenset((one.white, one.black)) for one in games if one.black is not None}
    return all(frozenset(pair) in pairs for pair in combinations(players, 2))
