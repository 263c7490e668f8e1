"""A file's rounds in numbers, as pairings and tables start from them."""

from fixtures.turns import Turn, Turns
from league.trf.records import TrfFile
from league.trf.scores import worth


def turns_of(file: TrfFile) -> Turns:
    """Return the turns of all participants by their numbers: players, in a team tournament teams.

    A game that is still open has no points.
    """
    scores = worth(file)
    return {
        player.number: tuple(
            Turn(game.opponent, game.color, game.result, scores.get(game.result, 0))
            for game in player.games
        )
        for player in file.players
    }
