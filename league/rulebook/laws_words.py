"""Words for what the Laws speak of: players, times, moves, results, claims and kinds of chess."""

from dataclasses import dataclass

from league.facts.disputes import Chess
from league.facts.games import Color, GameFacts, Ply
from league.formatting import chess_clock, in_letters
from league.language import _, current
from league.outcomes.laws import ClaimAnswer, GameResult


@dataclass(frozen=True, slots=True)
class Player:
    """A player as a fact of a sentence, named when the sentence is read."""

    color: Color

    def __str__(self) -> str:
        """Return ``White`` or ``Black`` in the language in use."""
        return _("White") if self.color is Color.WHITE else _("Black")


def both(player: Color) -> dict[str, Player]:
    """Return a player and his opponent as facts of a sentence."""
    return {"player": Player(player), "opponent": Player(player.other)}


def winner_and_loser(winner: Color) -> dict[str, Player]:
    """Return the two players as facts of a sentence that names who wins."""
    return {"winner": Player(winner), "loser": Player(winner.other)}


@dataclass(frozen=True, slots=True)
class Move:
    """A move as a fact of a sentence, with the letters of the language in use."""

    name: str
    """Such as ``12...``; empty = the start of the game, before any move."""
    san: str = ""
    """With English letters."""

    def __str__(self) -> str:
        """Return ``12... Nd7``, in German ``12... Sd7``."""
        if not self.name:
            return _("the start of the game")
        return f"{self.name} {in_letters(self.san, current())}"


def move_of(ply: Ply) -> Move:
    """Return a move as a fact of a sentence."""
    return Move(ply.name, ply.san)


def last_move(facts: GameFacts, plies: int | None = None) -> Move:
    """Return the last of so many plies (default: all); before any the start of the game."""
    played = facts.plies[:plies]
    return move_of(played[-1]) if played else Move("")


@dataclass(frozen=True, slots=True)
class Occurrences:
    """After which moves a position stood on the board, as a fact of a sentence."""

    moves: tuple[Move, ...]

    def __str__(self) -> str:
        """Return them in the language in use, ``–`` for none."""
        return ", ".join(map(str, self.moves)) or "–"


def occurrences(facts: GameFacts, key: str, plies: int | None = None) -> Occurrences:
    """Return where the position of that key stood within so many plies (default: all)."""
    upto = facts.positions[: None if plies is None else plies + 1]
    return Occurrences(
        tuple(last_move(facts, at) for at, position in enumerate(upto) if position.key == key)
    )


def sum_of(left: int | None, added: int) -> str:
    """Return the sum on a clock as `` (0:45 + 2:00 = 2:45)``; empty where nobody knows the rest."""
    if left is None:
        return ""
    sign = "−" if added < 0 else "+"
    return f" ({chess_clock(left)} {sign} {chess_clock(abs(added))} = {chess_clock(left + added)})"


def result_words(result: GameResult) -> str:
    """Return how a game ends, or goes on."""
    words = {
        GameResult.PLAYS_ON: _("the game goes on"),
        GameResult.NEW_GAME: _("a new game is played"),
        GameResult.ARBITER: _("a person decides"),
    }
    return words.get(result, result.value.replace("-", ":"))


def claim_words(claim: ClaimAnswer) -> str:
    """Return what becomes of a claim."""
    return {
        ClaimAnswer.RIGHT: _("the claim is right"),
        ClaimAnswer.WRONG: _("the claim is wrong"),
        ClaimAnswer.TOO_LATE: _("the right to claim was lost"),
        ClaimAnswer.NOT_ON_MOVE: _("claimed while not on move"),
        ClaimAnswer.NO_SUCH_CLAIM: _("the rules have no such claim"),
    }[claim]


def chess_words() -> dict[str, str]:
    """Return the kinds of chess."""
    return {
        Chess.STANDARD: _("Standard chess"),
        Chess.RAPID: _("Rapid chess"),
        Chess.BLITZ: _("Blitz chess"),
    }
