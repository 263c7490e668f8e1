"""How this book's paragraphs answer a dispute about a game."""

from league.facts.games import Color, GameFacts
from league.findings import Sentence
from league.outcomes.laws import ClaimAnswer, GameResult, LawsAnswer
from league.rulebook.laws_words import Player


def ended(
    facts: GameFacts,
    result: GameResult,
    article: str,
    sentence: Sentence,
    *,
    claim: ClaimAnswer | None = None,
    further: tuple[str, ...] = (),
) -> LawsAnswer:
    """Return that the game is over after its last move."""
    return LawsAnswer(
        result=result,
        article=article,
        sentence=sentence,
        claim=claim,
        ended_at=len(facts.plies),
        further=further,
    )


def plays_on(article: str, sentence: Sentence, claim: ClaimAnswer | None = None) -> LawsAnswer:
    """Return that the game goes on."""
    return LawsAnswer(result=GameResult.PLAYS_ON, article=article, sentence=sentence, claim=claim)


def names_of(color: Color) -> dict[str, Player]:
    """Return a player and his opponent as facts of a sentence."""
    return {"player": Player(color), "opponent": Player(color.other)}
