"""How the answers of this edition are put together."""

from collections.abc import Mapping

from league.facts.games import Color, GameFacts
from league.findings import Sentence
from league.outcomes.laws import ClaimAnswer, GameResult, LawsAnswer
from league.rulebook import Values
from league.rulebook.laws_words import Player


def over(
    facts: GameFacts,
    result: GameResult,
    article: str,
    sentence: Sentence,
    *,
    claim: ClaimAnswer | None = None,
    clock: Mapping[Color, int] | None = None,
    further: tuple[str, ...] = (),
    choices: tuple[Sentence, ...] = (),
) -> LawsAnswer:
    """Return that the game is over with this answer."""
    return LawsAnswer(
        result=result,
        article=article,
        sentence=sentence,
        claim=claim,
        clock=clock or {},
        ended_at=len(facts.plies),
        choices=choices,
        further=further,
    )


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
        return over(facts, result, article, sentence, claim=claim, clock=clock)
    told = {**players(winner), "article": printed(article, values), "why": why}
    bare = values.say("10.5", "draw_after" if why else "draw", **told)
    further = (article,)
    return over(facts, GameResult.DRAW, "10.5", bare, claim=claim, clock=clock, further=further)


def goes_on(
    article: str,
    sentence: Sentence,
    *,
    claim: ClaimAnswer | None = None,
    clock: Mapping[Color, int] | None = None,
    further: tuple[str, ...] = (),
    choices: tuple[Sentence, ...] = (),
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


def players(winner: Color) -> dict[str, Player]:
    """Return winner and loser as facts of a sentence."""
    return {"winner": Player(winner), "loser": Player(winner.other)}


def both(player: Color) -> dict[str, Player]:
    """Return a player and his opponent as facts of a sentence."""
    return {"player": Player(player), "other": Player(player.other)}


def printed(article: str, values: Values) -> str:
    """Return an article's number as it is printed."""
    return values.paragraphs[article].printed or article
