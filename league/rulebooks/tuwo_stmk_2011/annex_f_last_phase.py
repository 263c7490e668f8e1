"""Anhang F Rules for the last time control."""

from league.facts.disputes import SECONDS_A_MINUTE, Chess, Dispute, FlagFall, LastMinutesClaim
from league.facts.games import GameFacts
from league.formatting import chess_clock
from league.outcomes.laws import ClaimAnswer, GameResult, LawsAnswer, answered, plays_on
from league.rulebook import Values
from league.rulebook.laws_words import Player


def last_minutes(
    facts: GameFacts, claim: LastMinutesClaim, dispute: Dispute, values: Values
) -> LawsAnswer | None:
    """Anhang F 10.2: with less than two minutes left the player on move may claim a draw.

    In rapid chess all moves belong to the one period (Anhang E B1).
    """
    if not claim.last_period and dispute.chess is not Chess.RAPID:
        return None
    limit, left = SECONDS_A_MINUTE * values.number("F.10.2", "minutes"), dispute.clock.get(claim.by)
    told = {"player": Player(claim.by), "limit": chess_clock(limit)}
    refused = _refused(facts, claim, left, limit)
    if refused:
        why, found = refused
        return plays_on("F.10.2", values.say("F.10.2", why, **told), claim=found)
    more = {
        one: chess_clock(SECONDS_A_MINUTE * values.number(f"F.10.2.{one}", "minutes"))
        for one in "bc"
    }
    return LawsAnswer(
        result=GameResult.ARBITER,
        article="F.10.2",
        sentence=values.say("F.10.2", "claim", left=chess_clock(left or 0), **told),
        claim=ClaimAnswer.RIGHT,
        choices=(
            values.say("F.10.2.a", "choice"),
            *(values.say(f"F.10.2.{one}", "choice", minutes=more[one]) for one in more),
        ),
    )


def _refused(
    facts: GameFacts, claim: LastMinutesClaim, left: int | None, limit: int
) -> tuple[str, ClaimAnswer] | None:
    """Anhang F 10.2: a draw alone, on move, in time, before the flag has fallen; None = all so."""
    if claim.increment_asked:
        return "no_increment", ClaimAnswer.NO_SUCH_CLAIM
    if facts.last.mover is not claim.by:
        return "not_on_move", ClaimAnswer.NOT_ON_MOVE
    if left is None or left >= limit:
        return "too_early", ClaimAnswer.WRONG
    return None if left > 0 else ("fallen", ClaimAnswer.TOO_LATE)


def both_flags(
    facts: GameFacts, fallen: FlagFall, _dispute: Dispute, values: Values
) -> LawsAnswer | None:
    """Anhang F 10.3: drawn when both flags fell in the last period, nobody knows which first."""
    if not (fallen.other_too and fallen.last_period):
        return None
    said = values.say("F.10.3", "draw")
    return answered(facts, GameResult.DRAW, "F.10.3", said, claim=ClaimAnswer.RIGHT)
