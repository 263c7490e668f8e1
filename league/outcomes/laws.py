"""What the Laws of Chess say of a dispute: result, claim, article, clocks, and the open choices."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from league.facts.disputes import Chess
from league.facts.games import Color, GameFacts
from league.findings import Sentence


@dataclass(frozen=True, slots=True)
class ChessMade:
    """Which kind of chess a time control makes, and who says so."""

    chess: Chess
    article: str
    """Of standard chess the one whose limits it does not keep."""


class GameResult(StrEnum):
    """How a game ends, or goes on."""

    WHITE_WINS = "1-0"
    BLACK_WINS = "0-1"
    DRAW = "½-½"
    BOTH_LOSE = "0-0"
    WHITE_HALF = "½-0"
    """Black loses and White, who could not win any more, gets a draw."""
    BLACK_HALF = "0-½"
    PLAYS_ON = "plays_on"
    NEW_GAME = "new_game"
    ARBITER = "arbiter"
    """The print gives no result and leaves it to a person."""

    @property
    def over(self) -> bool:
        """Say whether it is a score with which a game ends."""
        return self not in (GameResult.PLAYS_ON, GameResult.NEW_GAME, GameResult.ARBITER)

    @classmethod
    def won_by(cls, color: Color) -> "GameResult":
        """Return the result of a game that a player wins."""
        return cls.WHITE_WINS if color is Color.WHITE else cls.BLACK_WINS

    @classmethod
    def half_for(cls, color: Color) -> "GameResult":
        """Return the result of a game lost by a penalty, whose winner gets a draw only."""
        return cls.WHITE_HALF if color is Color.WHITE else cls.BLACK_HALF


class ClaimAnswer(StrEnum):
    """What becomes of a claim."""

    RIGHT = "right"
    WRONG = "wrong"
    """This claim exists, and its conditions are not met."""
    TOO_LATE = "too_late"
    """The right to it was lost."""
    NOT_ON_MOVE = "not_on_move"
    NO_SUCH_CLAIM = "no_such_claim"
    """The book has no claim of this kind."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LawsAnswer:
    """What a rule book says of a dispute."""

    result: GameResult
    article: str
    """Id of the paragraph that decides, in the book that answers."""
    sentence: Sentence
    """Why, with the facts and the arithmetic."""
    claim: ClaimAnswer | None = None
    """None = nothing was claimed."""
    clock: Mapping[Color, int] = field(default_factory=dict)
    """Seconds added to what is left, negative = taken; who keeps his time is missing."""
    ended_at: int | None = None
    """Plies of the score after which the game was over; None = it was not, or not by the board."""
    choices: tuple[Sentence, ...] = ()
    """What the arbiter may choose where the book leaves it to him."""
    further: tuple[str, ...] = ()
    """Ids of other paragraphs that had a part in it."""


def answered(
    facts: GameFacts,
    result: GameResult,
    article: str,
    sentence: Sentence,
    *,
    claim: ClaimAnswer | None = None,
    clock: Mapping[Color, int] | None = None,
    choices: tuple[Sentence, ...] = (),
    further: tuple[str, ...] = (),
) -> LawsAnswer:
    """Return an answer; a game that it ends was over after its last ply.

    ``further`` may name the article that decides and leaves it out then.
    """
    return LawsAnswer(
        result=result,
        article=article,
        sentence=sentence,
        claim=claim,
        clock=clock or {},
        ended_at=len(facts.plies) if result.over else None,
        choices=choices,
        further=tuple(one for one in further if one != article),
    )


def plays_on(
    article: str,
    sentence: Sentence,
    *,
    claim: ClaimAnswer | None = None,
    clock: Mapping[Color, int] | None = None,
    choices: tuple[Sentence, ...] = (),
    further: tuple[str, ...] = (),
) -> LawsAnswer:
    """Return that the game goes on."""
    return LawsAnswer(
        result=GameResult.PLAYS_ON,
        article=article,
        sentence=sentence,
        claim=claim,
        clock=clock or {},
        choices=choices,
        further=further,
    )
