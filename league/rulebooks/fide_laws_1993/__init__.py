"""The FIDE Laws of Chess, edition of 1993: what the print says, and what follows in a dispute.

``paragraphs.toml`` holds every printed article with its words and numbers. The tables below lead
from what happened in a game to the article's function; what ended the game at once
(``p10_ends.ended``) comes before it. Rapid and blitz name only what their own rules change.
"""

from collections.abc import Callable
from pathlib import Path

from league.facts import disputes
from league.facts.disputes import Chess, Dispute, Happening
from league.facts.games import GameFacts
from league.outcomes.laws import LawsAnswer
from league.rulebook import RuleBook, Values
from league.rulebook.laws import Laws
from league.rulebook.reference_book import laws_book
from league.rulebooks.fide_laws_1993 import (
    blitz,
    p08_irregularities,
    p10_claims,
    p10_ends,
    p10_time,
    p13_adjournment,
    p15_conduct,
    rapid,
)

Judges = dict[type[Happening], Callable[..., LawsAnswer]]

STANDARD: Judges = {
    disputes.PositionAsked: p10_ends.position_asked,
    disputes.IllegalMove: p08_irregularities.illegal,
    disputes.WrongSetup: p08_irregularities.setup,
    disputes.WrongColors: p08_irregularities.colors,
    disputes.Resignation: p10_ends.resignation,
    disputes.Agreement: p10_ends.agreement,
    disputes.RepetitionClaim: p10_claims.repetition,
    disputes.MovesClaim: p10_claims.fifty,
    disputes.LastMinutesClaim: p10_claims.last_minutes,
    disputes.FlagFall: p10_time.flag,
    disputes.LateArrival: p10_time.late,
    disputes.Refusal: p10_time.refusal,
    disputes.SealedMove: p13_adjournment.sealed,
    disputes.PhoneFound: p15_conduct.phone,
    disputes.SignedResult: p10_ends.signed_result,
}
"""By what happened, in the order of the book; each takes game, happening, dispute and values."""

RAPID: Judges = STANDARD | {
    disputes.IllegalMove: rapid.illegal,
    disputes.WrongSetup: rapid.setup,
    disputes.RepetitionClaim: rapid.repetition,
    disputes.LastMinutesClaim: rapid.last_minutes,
    disputes.FlagFall: rapid.flag,
}

BLITZ: Judges = STANDARD | {
    disputes.PositionAsked: blitz.position_asked,
    disputes.IllegalMove: blitz.illegal,
    disputes.WrongSetup: blitz.setup,
    disputes.RepetitionClaim: blitz.repetition,
    disputes.FlagFall: blitz.flag,
}

JUDGES = {Chess.STANDARD: STANDARD, Chess.RAPID: RAPID, Chess.BLITZ: BLITZ}


def judge(facts: GameFacts, dispute: Dispute, values: Values) -> LawsAnswer:
    """Return what follows from what happened in a game, if it was not over before."""
    ended = p10_ends.ended(facts, dispute, values)
    if ended:
        return ended
    happening = dispute.happening
    return JUDGES[dispute.chess][type(happening)](facts, happening, dispute, values)


def book() -> RuleBook:
    """Read the book."""
    laws = Laws(
        judge=judge,
        chess=rapid.which_chess,
        envelope=p13_adjournment.envelope,
        resumption=p13_adjournment.resumption,
    )
    return laws_book(Path(__file__).with_name("paragraphs.toml"), laws)
