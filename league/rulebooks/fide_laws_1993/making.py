"""How the answers of this edition are put together."""

from collections.abc import Mapping

from league.facts.games import Color, GameFacts
from league.findings import Sentence
from league.outcomes.laws import ClaimAnswer, GameResult, LawsAnswer, answered
from league.rulebook import Values
from league.rulebook.laws_words import winner_and_loser


def won(
    facts: GameFacts,
    winner: Color,
    article: str,
    sentence: Sentence,
    values: Values,
    *,
    claim: ClaimAnswer | None = None,
    clock: Mapping[Color, int] | None = None,
    why: Sentence | None = None,
) -> LawsAnswer:
    """Art. 10.5: the opponent's loss wins for who has more than a bare king, else it is a draw.

    ``why`` is told before the draw; the ``sentence`` tells the win.
    """
    if not facts.last.bare(winner):
        result = GameResult.won_by(winner)
        return answered(facts, result, article, sentence, claim=claim, clock=clock)
    told = {**winner_and_loser(winner), "article": printed(article, values), "why": why}
    bare = values.say("10.5", "draw_after" if why else "draw", **told)
    further = (article,)
    return answered(facts, GameResult.DRAW, "10.5", bare, claim=claim, clock=clock, further=further)


def printed(article: str, values: Values) -> str:
    """Return an article's number as it is printed."""
    return values.paragraphs[article].printed or article
