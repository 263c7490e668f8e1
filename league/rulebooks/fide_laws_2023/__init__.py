"""The FIDE Laws of Chess, edition of 2023: what the print says, and what follows in a dispute.

``paragraphs.toml`` holds every printed article with its words and numbers. The table below leads
from what happened in a game to the article's function; what ends a game by itself (``ends.ENDS``)
comes before it.
"""

from collections.abc import Callable
from pathlib import Path

from league.facts import disputes
from league.facts.disputes import Dispute, Happening
from league.facts.games import GameFacts
from league.outcomes.laws import LawsAnswer
from league.rulebook import RuleBook, Values
from league.rulebook.laws import Laws
from league.rulebook.reference_book import laws_book
from league.rulebooks.fide_laws_2023 import (
    annex_a_rapid,
    guideline_1_adjournments,
    guideline_3_last_period,
    p05_end,
    p06_clock,
    p07_irregularities,
    p08_result,
    p09_claims,
    p11_conduct,
)
from league.rulebooks.fide_laws_2023.ends import ended

JUDGES: dict[type[Happening], Callable[..., LawsAnswer]] = {
    disputes.Resignation: p05_end.resignation,
    disputes.Agreement: p05_end.agreement,
    disputes.LateArrival: p06_clock.late_arrival,
    disputes.FlagFall: p06_clock.flag_fall,
    disputes.WrongSetup: p07_irregularities.wrong_setup,
    disputes.WrongColors: p07_irregularities.wrong_colors,
    disputes.IllegalMove: p07_irregularities.illegal_move,
    disputes.SignedResult: p08_result.signed_result,
    disputes.PositionAsked: p08_result.position_asked,
    disputes.RepetitionClaim: p09_claims.repetition_claim,
    disputes.MovesClaim: p09_claims.moves_claim,
    disputes.PhoneFound: p11_conduct.phone_found,
    disputes.Refusal: p11_conduct.refusal,
    disputes.SealedMove: guideline_1_adjournments.sealed_move,
    disputes.LastMinutesClaim: guideline_3_last_period.last_minutes_claim,
}
"""By what happened, in the order of the book; each takes game, happening, dispute and values."""

_WHATEVER_STOOD = (disputes.LateArrival, disputes.SignedResult)
"""What is asked before the first move or after the last one."""


def judge(facts: GameFacts, dispute: Dispute, values: Values) -> LawsAnswer:
    """Return what follows from what happened in a game, if it was not over before."""
    happening = dispute.happening
    if not isinstance(happening, _WHATEVER_STOOD):
        over = ended(facts, dispute, values)
        if over is not None:
            return over
    return JUDGES[type(happening)](facts, happening, dispute, values)


def book() -> RuleBook:
    """Read the book."""
    laws = Laws(
        judge=judge,
        chess=annex_a_rapid.which_chess,
        envelope=guideline_1_adjournments.envelope,
        resumption=guideline_1_adjournments.resumption,
    )
    return laws_book(Path(__file__).with_name("paragraphs.toml"), laws)
