"""Charges, refunds, postings and open items as they are shown, in words."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import date

from league.facts.accounts import Charge, Posting, What
from league.facts.references import MatchFee, reference_of
from league.facts.seasons import MatchKey
from league.outcomes.ledger import live
from league.outcomes.open_items import OpenItem
from league.services.accounts.ledger import is_match_fee, proposed_in, refunds_in
from league.services.accounts.postings import ledger, standing_fees
from league.services.accounts.words import about, account_words, deed_words
from league.services.session import season_order
from league.services.session.desk import Desk
from league.services.session.opening import anew
from league.views.accounts import ChargeRow, ItemRow, LineRow, RefundRow
from league.views.statements import Line


def charge_rows(desk: Desk, club: str = "") -> tuple[ChargeRow, ...]:
    """Return the charges not posted yet; of one club, those it owes or is due."""
    return tuple(
        charge_row(desk, one)
        for one in proposed_in(desk)
        if club in ("", one.debtor.club, one.creditor.club)
    )


def charge_row(desk: Desk, charge: Charge) -> ChargeRow:
    """Return a charge in words."""
    world = desk.world
    return ChargeRow(
        charge=charge,
        debtor=account_words(charge.debtor, world),
        creditor=account_words(charge.creditor, world),
        about=about(charge.reference, world),
        citation=desk.book.cite(charge.rule),
        match=match_in(desk, charge.reference),
    )


def refund_rows(desk: Desk, day: date) -> tuple[RefundRow, ...]:
    """Return the posted fees to be refunded."""
    made = refunds_in(desk, day)
    if not made:
        return ()
    owed = {one.reference: one.cents for one in made if one.what is What.FEE}
    posted = standing_fees(ledger(desk.season.federation))
    taken = [posted[one.reference] for one in made if one.what is What.REVERSAL]
    return tuple(_refund(desk, one, owed.get(one.reference, 0)) for one in taken)


def earlier_refunds(desk: Desk, day: date) -> Iterator[RefundRow]:
    """Yield the same of the federation's earlier seasons, which they name.

    Raises RuleBookError, StorageError.
    """
    for name in with_match_fees(desk):
        for row in refund_rows(anew(desk, name), day):
            yield replace(row, about=f"{name}: {row.about}")


def with_match_fees(desk: Desk) -> Iterator[str]:
    """Yield the federation's earlier seasons of which a match's fee stands. Raises StorageError."""
    posted = standing_fees(ledger(desk.season.federation))
    for name in season_order.before(desk.season):
        if any(is_match_fee(name, reference) for reference in posted):
            yield name


def _refund(desk: Desk, posting: Posting, now: int) -> RefundRow:
    return RefundRow(
        posting=posting,
        now=now,
        debtor=account_words(posting.debit, desk.world),
        about=about(posting.reference, desk.world),
        citation=desk.book.cite(posting.rule),
        match=match_in(desk, posting.reference),
    )


def match_in(desk: Desk, reference: str) -> MatchKey | None:
    """Return the match of this season a reference belongs to."""
    fee = reference_of(reference)
    if not isinstance(fee, MatchFee) or fee.season != desk.season.name:
        return None
    return fee.match if fee.match in desk.judgement.matches else None


def line_rows(desk: Desk, lines: Sequence[Line], notices: Sequence[str]) -> tuple[LineRow, ...]:
    """Return a club's statement in words; ``notices`` = each line's number, empty = none."""
    standing = live(one.posting for one in lines)
    return tuple(
        line_row(desk, line, number, stands=line.posting in standing, notice=notice)
        for number, (line, notice) in enumerate(zip(lines, notices, strict=True), 1)
    )


def line_row(
    desk: Desk, line: Line, number: int, *, stands: bool = True, notice: str = ""
) -> LineRow:
    """Return a posting on a club's account in words."""
    posting = line.posting
    return LineRow(
        line=line,
        number=number,
        stands=stands and posting.what is not What.REVERSAL,
        what=deed_words(posting),
        other=account_words(line.other, desk.world),
        about=about(posting.reference, desk.world),
        citation=desk.book.cite(posting.rule),
        match=match_in(desk, posting.reference),
        notice=notice,
    )


def item_row(desk: Desk, item: OpenItem, day: date, *, owed: bool) -> ItemRow:
    """Return an open item in words, as of a day."""
    return ItemRow(
        item=item,
        owed=owed,
        age=item.age(day),
        other=account_words(item.other, desk.world),
        about=about(item.reference, desk.world),
        citation=desk.book.cite(item.rule),
        match=match_in(desk, item.reference),
    )
