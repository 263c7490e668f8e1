"""The FIDE Laws of Chess, edition of 2001: what the print says, and what follows in a dispute.

The table below leads from what happened in a game to the function that judges it. Rapid and blitz
follow the same articles except where annexes B and C name another rule.
"""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from league.facts import disputes
from league.facts.disputes import Chess, Dispute, Happening, SignedResult, TimeControl
from league.facts.games import GameFacts
from league.outcomes.laws import ChessMade, ClaimAnswer, GameResult, LawsAnswer
from league.rulebook import RuleBook, Values
from league.rulebook.laws import Laws
from league.rulebook.reference_book import laws_book
from league.rulebooks.fide_laws_2001 import (
    annex_a_sealed,
    annex_b_rapid,
    annex_c_blitz,
    p05_endings,
    p06_clock,
    p07_irregularities,
    p08_scoresheets,
    p09_draws,
    p10_quickplay,
    p12_conduct,
)

JUDGES: dict[type[Happening], Callable[..., LawsAnswer]] = {
    disputes.Resignation: p05_endings.resignation,
    disputes.Agreement: p05_endings.agreement,
    disputes.PositionAsked: p05_endings.nothing_claimed,
    disputes.LateArrival: p06_clock.late,
    disputes.FlagFall: p06_clock.flag,
    disputes.WrongSetup: p07_irregularities.setup,
    disputes.WrongColors: p07_irregularities.colors,
    disputes.IllegalMove: p07_irregularities.illegal,
    disputes.SignedResult: p08_scoresheets.signed_result,
    disputes.RepetitionClaim: p09_draws.repetition,
    disputes.MovesClaim: p09_draws.fifty_moves,
    disputes.LastMinutesClaim: p10_quickplay.last_minutes,
    disputes.PhoneFound: p12_conduct.phone,
    disputes.Refusal: p12_conduct.refusal,
    disputes.SealedMove: annex_a_sealed.sealed_move,
}
"""By what happened, in the order of the print; each takes game, happening, dispute and values."""


def judge(facts: GameFacts, dispute: Dispute, values: Values) -> LawsAnswer:
    """Return what follows; what ended the game on the board comes first, claimed or not.

    Raises InputError for a signed result that no game can have.
    """
    happening = dispute.happening
    over = None if isinstance(happening, SignedResult) else p05_endings.ended(facts, values)
    if over is not None:
        return replace(over, claim=ClaimAnswer.TOO_LATE) if dispute.claimed else over
    found = JUDGES[type(happening)](facts, happening, dispute, values)
    if found.result in (GameResult.DRAW, GameResult.ARBITER) or isinstance(happening, SignedResult):
        return found
    perhaps = p05_endings.perhaps_dead(facts, values)
    return replace(perhaps, claim=found.claim) if perhaps else found


def chess(time: TimeControl, values: Values) -> ChessMade:
    """Appendix B1, C1: rapid and blitz by the minutes for all moves."""
    if annex_c_blitz.is_blitz(time, values):
        return ChessMade(Chess.BLITZ, "C1")
    rapid = annex_b_rapid.is_rapid(time, values)
    return ChessMade(Chess.RAPID if rapid else Chess.STANDARD, "B1")


def book() -> RuleBook:
    """Read the book."""
    laws = Laws(
        judge=judge,
        chess=chess,
        envelope=annex_a_sealed.envelope,
        resumption=annex_a_sealed.resumption,
    )
    return laws_book(Path(__file__).with_name("paragraphs.toml"), laws)
