"""Games that cannot be as the lines of both players have them."""

from collections.abc import Iterator
from dataclasses import replace

from fixtures.round_history import FORFEITS, PLAYED
from league.language import _
from league.trf.found import Found
from league.trf.records import TrfGame

_RATED = "1=0"
_WORTH = {"1": 2, "=": 1, "0": 0, "W": 2, "D": 1, "L": 0}


def check_games(found: Found) -> None:
    """Compare each game with that of the opponent; ``Found.wrong`` gets what cannot be.

    A colour that one of both lines leaves out is taken from the other one.
    """
    rounds = found.file.rounds
    for number, at, game in list(_paired(found)):
        sentence = _against(found, number, at, game)
        if not sentence and rounds and at > rounds:
            sentence = _("the last round of the tournament is {rounds}.").format(rounds=rounds)
        if sentence:
            _wrong(found, number, at, sentence)
    found.file = replace(
        found.file, players=tuple(found.players[one.number] for one in found.file.players)
    )


def _paired(found: Found) -> Iterator[tuple[int, int, TrfGame]]:
    """Yield player, round and game of each game with an opponent."""
    for player in found.file.players:
        for at, game in enumerate(player.games, start=1):
            if game.opponent is not None:
                yield player.number, at, game


def _against(found: Found, number: int, at: int, game: TrfGame) -> str:
    """Return why a game cannot be, as a sentence; empty when it can."""
    opponent = game.opponent or 0
    if opponent == number:
        return _("he plays against himself.")
    if opponent not in found.players:
        sentence = _("his opponent {opponent} is not in the file.")
        return sentence.format(opponent=opponent)
    other = found.players[opponent].games[at - 1]
    if other.opponent is None:
        sentence = _("his opponent {opponent} has nobody in that round.")
        return sentence.format(opponent=opponent)
    if other.opponent != number:
        sentence = _("his opponent {opponent} plays against {other}.")
        return sentence.format(opponent=opponent, other=other.opponent)
    return _colors(found, number, at, game) or _results(game, other)


def _colors(found: Found, number: int, at: int, game: TrfGame) -> str:
    other = found.players[game.opponent or 0].games[at - 1]
    if game.color and game.color == other.color:
        return _("both players have the same colour.")
    if game.color or (game.result in FORFEITS and game.result):
        return ""
    if not other.color:
        return _("neither line has a colour.")
    found.odd(found.lines[number], _("A colour is missing; it was taken from the opponent's line."))
    player = found.players[number]
    mine = replace(game, color="b" if other.color == "w" else "w")
    games = (*player.games[: at - 1], mine, *player.games[at:])
    found.players[number] = replace(player, games=games)
    return ""


def _results(game: TrfGame, other: TrfGame) -> str:
    if _fit(game.result, other.result):
        return ""
    sentence = _("his result {one} and {other} of his opponent do not fit together.")
    return sentence.format(one=_sign(game), other=_sign(other))


def _fit(one: str, other: str) -> bool:
    """Say whether two signs can be the result of one game.

    Less than a point together is possible: the arbiter may take points from both.
    """
    if not one or not other:
        return one == other
    if one in FORFEITS or other in FORFEITS:
        return one + other in {"+-", "-+", "--"}
    alike = (one in _RATED) == (other in _RATED)
    known = one in PLAYED and other in PLAYED
    return known and alike and _WORTH[one] + _WORTH[other] <= 2


def _sign(game: TrfGame) -> str:
    return f"“{game.result}”" if game.result else _("(none)")


def _wrong(found: Found, number: int, at: int, sentence: str) -> None:
    place = _("player {player}, round {round}: {sentence}")
    line = found.lines[number]
    found.wrong(line, place.format(player=number, round=at, sentence=sentence))
