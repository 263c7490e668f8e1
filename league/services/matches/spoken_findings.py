"""A finding and a fee of a match in words, with paragraph and names."""

from league.decision_subjects import FeeKey
from league.findings import Fee, Finding
from league.language import _
from league.outcomes.judgement import MatchJudgement
from league.services.rulebook import explaining
from league.services.session.desk import Desk


def fee_words(desk: Desk, judged: MatchJudgement, fee: Fee | FeeKey) -> str:
    """Return by which paragraph a fee is owed, by whom and to whom."""
    payer, other = (
        desk.world.teams[judged.facts.lineup(side).team].name for side in (fee.side, fee.side.other)
    )
    to = other if fee.to == "opponent" else desk.season.federation
    board = f", {_('board {number}').format(number=fee.board)}" if fee.board else ""
    return f"{desk.book.cite(fee.rule)}{board}: {payer} → {to}"


def found_words(desk: Desk, found: Finding) -> str:
    """Return what was found, with its paragraph."""
    return f"{desk.book.cite(found.rule)}: {explaining.spoken(desk, found.sentence)}"
