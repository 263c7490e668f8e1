"""Anhang F Rules for the last time control."""

from league.facts.disputes import SECONDS_A_MINUTE, Dispute, FlagFall, LastMinutesClaim
from league.facts.games import GameFacts
from league.forms import chess_clock
from league.outcomes.laws import ClaimAnswer, GameResult, LawsAnswer, answered, plays_on
from league.rulebook import Values
from league.rulebook.laws_words import Player


def last_minutes(
    facts: GameFacts, claim: LastMinutesClaim, dispute: Dispute, values: Values
) -> LawsAnswer | None:
    """Anhang F 10.2: with less than two minutes left the player on move may claim a draw."""
    if not claim.last_period:
        return None
    limit, left = SECONDS_A_MINUTE * values.number("F.10.2", "minutes"), dispute.clock.get(claim.by)
    told = {"player": Player(claim.by), "limit": chess_clock(limit)}
    if facts.last.mover is not claim.by:
        refused = values.say("F.10.2", "not_on_move", player=told["player"])
        return plays_on("F.10.2", refused, claim=ClaimAnswer.NOT_ON_MOVE)
    if left is None or left >= limit:
        return plays_on(
            "F.10.2", values.say("F.10.2", "too_early", **told), claim=ClaimAnswer.WRONG
        )
    more = {
        one: chess_clock(SECONDS_A_MINUTE * values.number(f"F.10.2.{one}", "minutes"))
        for one in "bc"
    }
    return LawsAnswer(
        result=GameResult.ARBITER,
        article="F.10.2",
        sentence=values.say("F.10.2", "claim", left=chess_clock(left), **told),
        claim=ClaimAnswer.RIGHT,
        choices=(
            values.say("F.10.2.a", "choice"),
            *(values.say(f"F.10.2.{one}", "choice", minutes=more[one]) for one in more),
        ),
    )


def both_flags(
    facts: GameFacts, fallen: FlagFall, _dispute: Dispute, values: Values
) -> LawsAnswer | None:
    """Anhang F 10.3: drawn when both flags fell in the last period, nobody knows which first."""
    if not (fallen.other_too and fallen.last_period):
        return None
    said = values.say("F.10.3", "draw")
    return answered(facts, GameResult.DRAW, "F.10.3", said, claim=ClaimAnswer.RIGHT)
