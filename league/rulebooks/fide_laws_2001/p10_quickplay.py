"""Article 10: the last period, in which all remaining moves are made in a limited time."""

from league.facts.disputes import Chess, Dispute, LastMinutesClaim
from league.facts.games import Color, GameFacts
from league.formatting import chess_clock
from league.outcomes.laws import ClaimAnswer, GameResult, LawsAnswer, answered, plays_on
from league.rulebook import Values
from league.rulebooks.fide_laws_2001 import annex_c_blitz
from league.rulebooks.fide_laws_2001.making import said


def last_minutes(
    facts: GameFacts, claim: LastMinutesClaim, dispute: Dispute, values: Values
) -> LawsAnswer:
    """Art. 10.2: a draw claimed with less than two minutes left: the arbiter decides."""
    if dispute.chess is Chess.BLITZ:
        return annex_c_blitz.no_last_minutes(values)
    left, under = dispute.clock.get(claim.by), values.number("10.2", "under")
    if not claim.last_period:
        return not_begun(claim.by, values)
    if claim.increment_asked:
        return no_increment(claim.by, values)
    refused = _refused(claim.by, left, facts, values)
    if refused is not None:
        return plays_on(
            "10.2",
            said(values, "10.2", refused.value, by=claim.by, under=chess_clock(under)),
            claim=refused,
        )
    return arbiter_decides(claim.by, left or 0, values)


def _refused(by: Color, left: int | None, facts: GameFacts, values: Values) -> ClaimAnswer | None:
    """Art. 10.2: on move, with less than two minutes, before the flag has fallen; None = all so."""
    if by is not facts.last.mover:
        return ClaimAnswer.NOT_ON_MOVE
    if left is None or left >= values.number("10.2", "under"):
        return ClaimAnswer.WRONG
    return None if left > 0 else ClaimAnswer.TOO_LATE


def not_begun(by: Color, values: Values) -> LawsAnswer:
    """Art. 10.1: the article holds in the period in which all remaining moves are to be made."""
    return plays_on("10.1", said(values, "10.1", "not_last", by=by), claim=ClaimAnswer.WRONG)


def no_increment(by: Color, values: Values) -> LawsAnswer:
    """Art. 10.2: the claim is for a draw only; an increment from now on is not provided for."""
    return plays_on(
        "10.2", said(values, "10.2", "no_increment", by=by), claim=ClaimAnswer.NO_SUCH_CLAIM
    )


def arbiter_decides(by: Color, left: int, values: Values) -> LawsAnswer:
    """Art. 10.2.a, 10.2.b, 10.2.c: he declares a draw, postpones his decision, or rejects it."""
    told = {"by": by, "opponent": by.other, "left": chess_clock(left)}
    added = {id: values.number(id, "seconds") for id in ("10.2.b", "10.2.c")}
    choices = [said(values, "10.2.a", "choice")] + [
        said(values, id, "choice", opponent=by.other, added=chess_clock(seconds))
        for id, seconds in added.items()
    ]
    return LawsAnswer(
        result=GameResult.ARBITER,
        article="10.2",
        sentence=said(values, "10.2", "decides", **told),
        choices=tuple(choices),
        further=("10.2.d",),
    )


def both_flags(facts: GameFacts, values: Values) -> LawsAnswer:
    """Art. 10.3: in the last period a draw when both flags are down, and nobody knows the first."""
    return answered(facts, GameResult.DRAW, "10.3", said(values, "10.3", "draw"))
