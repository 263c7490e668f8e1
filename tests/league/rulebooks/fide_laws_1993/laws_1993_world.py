"""What the Laws of 1993 say of the small games of ``laws_world``, heard in both languages."""

from collections.abc import Mapping

from league.facts.disputes import Chess, Happening
from league.facts.games import Color, GameFacts
from league.language import speaking
from league.outcomes.laws import GameResult, LawsAnswer
from league.rulebook import RuleBook
from league.rulebook.laws import Laws
from league.rulebooks import load
from tests.worlds.laws_world import judged

STANDARD, RAPID, BLITZ = Chess.STANDARD, Chess.RAPID, Chess.BLITZ
WHITE_WINS, BLACK_WINS = GameResult.WHITE_WINS, GameResult.BLACK_WINS
DRAW, BOTH_LOSE, ON = GameResult.DRAW, GameResult.BOTH_LOSE, GameResult.PLAYS_ON
ARBITER, NEW_GAME = GameResult.ARBITER, GameResult.NEW_GAME

SECOND = "a b c 0"
THIRD = "a b c 0 a b c 0"
"""Four plies lead back to the position at the start, White to move: there for the third time."""


def book() -> RuleBook:
    """Return the edition."""
    return load("fide-laws-1993")


def laws() -> Laws:
    """Return what the edition may be asked."""
    found = book().laws
    assert found
    return found


def ask(
    facts: GameFacts,
    happening: Happening,
    *,
    chess: Chess = STANDARD,
    clock: Mapping[Color, int] | None = None,
) -> LawsAnswer:
    """Return what the edition says; all it says can be heard, and what it cites is printed."""
    answer = judged("fide-laws-1993", facts, happening, chess=chess, clock=clock)
    for language in ("de", "en"):
        with speaking(language):
            heard = [str(answer.sentence), *map(str, answer.choices)]
        assert all(heard)
        assert not any("{" in one for one in heard)
    assert {answer.article, *answer.further} <= set(book().paragraphs)
    assert (answer.ended_at is None) == (answer.result in (ON, ARBITER, NEW_GAME))
    return answer


def said(answer: LawsAnswer) -> tuple[GameResult, str]:
    """Return the result with the number as it is printed."""
    return answer.result, book().paragraphs[answer.article].printed or answer.article
