"""How the articles put their answers together."""

from league.facts.disputes import SECONDS_A_MINUTE, Chess, Dispute
from league.facts.games import Color, GameFacts, MatingAnswer
from league.outcomes.laws import ClaimAnswer, GameResult, LawsAnswer, answered
from league.rulebook import Values
from league.rulebook.laws_words import Player, last_move


def lost(
    facts: GameFacts,
    loser: Color,
    rule: str,
    values: Values,
    *,
    article: str | None = None,
    draw_article: str | None = None,
    claim: ClaimAnswer | None = None,
    further: tuple[str, ...] = (),
    **said: object,
) -> LawsAnswer:
    """Return that a player loses by a rule, or draws where his opponent cannot mate.

    Where nobody knows whether he can, a person decides. The rule's sentences are ``lost`` and
    ``draw``; ``article`` is cited instead of it, ``draw_article`` in case of a draw.
    """
    cited = article or rule
    said |= {"player": Player(loser), "opponent": Player(loser.other), "move": last_move(facts)}
    able = facts.can_mate(loser.other)
    defeat, draw = (values.say(rule, name, **said) for name in ("lost", "draw"))
    if able is MatingAnswer.YES:
        result = GameResult.won_by(loser.other)
        return answered(facts, result, cited, defeat, claim=claim, further=further)
    if able is MatingAnswer.NO:
        cited = draw_article or cited
        return answered(facts, GameResult.DRAW, cited, draw, claim=claim, further=further)
    unsettled = values.say("5.2.2", "unsettled", **said)
    choices = (defeat, draw)
    return answered(facts, GameResult.ARBITER, cited, unsettled, choices=choices, further=further)


def quick(dispute: Dispute) -> bool:
    """Say whether the special rules of A.5 hold: rapid or blitz, and nobody watches this game."""
    return dispute.chess is not Chess.STANDARD and not dispute.supervised


def penalty(dispute: Dispute, article: str, values: Values) -> tuple[str, int]:
    """Return the article that sets a penalty of time, and the seconds: A.3 comes first in rapid.

    ``article`` is 7.5.5 or 9.5.2.
    """
    shorter = dispute.chess is Chess.RAPID or (
        dispute.chess is Chess.BLITZ and values.yes("B.3", "shorter_penalties")
    )
    found = "A.3" if shorter else article
    return found, SECONDS_A_MINUTE * values.number(found, "minutes")
