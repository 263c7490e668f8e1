"""What a ruling that goes with a decision changes in the match, in words."""

from league import formatting
from league.decision_subjects import BOARD_SCORES, BOARD_WORDS, BoardScore, FeeKey, Target
from league.facts.seasons import MatchKey
from league.findings import Fee
from league.language import _
from league.rulings import Action
from league.services.matches.spoken_findings import fee_words
from league.services.rulebook import explaining
from league.services.session.desk import Desk

RESULTS = dict(zip(BOARD_SCORES, BOARD_WORDS, strict=True))


def effect_words(
    desk: Desk, match: MatchKey, action: str, target: Target, cents: int | None
) -> str:
    """Return what a ruling that goes with a decision changes, in a sentence."""
    if isinstance(target, BoardScore):
        sentence = _("Board {board} is set to {result}.")
        return sentence.format(board=target.board, result=RESULTS[target.score])
    named = target_words(desk, match, target, waived=action == Action.WAIVE)
    if action == Action.WAIVE:
        return _("Waived: {what}").format(what=named)
    sentence = _("{what}: now {amount}.")
    return sentence.format(what=named, amount="–" if cents is None else formatting.money(cents))


def target_words(desk: Desk, match: MatchKey, target: Target, *, waived: bool = False) -> str:
    """Return a finding or fee of a match in words; its text when there is none any more.

    Of a waived fee also how much it was.
    """
    judged = desk.judged(match)
    found = next((one for one in judged.findings if one.key == target.text), None)
    if found is not None:
        return f"{desk.book.cite(found.rule)}: {explaining.spoken(desk, found.sentence)}"
    proposed = next((one for one in judged.proposed if one.key == target.text), None)
    fee = proposed or target
    if not isinstance(fee, Fee | FeeKey):
        return target.text
    words = fee_words(desk, judged, fee)
    return f"{words}, {formatting.money(proposed.cents)}" if waived and proposed else words
