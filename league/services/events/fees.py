"""What entries cost: owed by clubs in the ledger, paid there, and taken back."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import date
from typing import NamedTuple

from league.errors import InputError
from league.facts.accounts import FEDERATION, Charge, Posting, of_club
from league.facts.events import EnteredPlayer, EventFile
from league.facts.places import PaidEntry
from league.facts.references import EntryFee, reference_of
from league.facts.seasons import Season
from league.language import _
from league.outcomes.ledger import reverse
from league.outcomes.open_items import settled_on
from league.rulebook import RuleBook, has_rule
from league.services.accounts.ledger import posting_of
from league.services.accounts.postings import ledger, standing_fees
from league.services.session.days import today_by


@dataclass(frozen=True, slots=True)
class Owed:
    """What a club owes for a player's entry, and how much of it is left."""

    club: str
    cents: int
    left: int
    paid: date | None
    """Day on which it was paid in full."""
    posting: Posting

    @property
    def reference(self) -> str:
        """Return under what it stands in the ledger."""
        return self.posting.reference


def owed_for(season: Season, event: str) -> dict[str, Owed]:
    """Return what stands in the ledger for the entries in an event, by player.

    Raises StorageError.
    """
    postings = ledger(season.federation)
    fees = [
        (found.ident, one)
        for one in standing_fees(postings).values()
        if isinstance(found := reference_of(one.reference), EntryFee)
        and (found.season, found.event) == (season.name, event)
    ]
    paid, left = settled_on({one.debit for _ident, one in fees}, postings)
    return {
        ident: Owed(
            one.debit.club, one.cents, left.get(one.reference, 0), paid.get(one.reference), one
        )
        for ident, one in fees
    }


def paid_entries(
    season: Season, book: RuleBook, event: EventFile, idents: Iterable[str] = ()
) -> dict[str, PaidEntry]:
    """Return what is known of the entries and their payment, of others named too, by player.

    Empty where the book asks for none. Raises StorageError.
    """
    if not has_rule(book.events.entry):
        return {}
    owed, entered = owed_for(season, event.id), {one.ident: one for one in event.entries}
    found = dict[str, PaidEntry]()
    for ident in (*entered, *idents):
        paid = owed[ident].paid if ident in owed else None
        found[ident] = _entry(event, entered.get(ident), paid)
    return found


def _entry(event: EventFile, one: EnteredPlayer | None, paid: date | None) -> PaidEntry:
    said = event.announcement
    facts = PaidEntry(
        event.kind,
        event.year,
        None,
        paid,
        closing=said.closing,
        fee=said.entry_fee,
        less=said.fee_without_board,
    )
    if one is None:
        return facts
    return replace(
        facts,
        entered=one.entered or event.issued,
        with_board=one.with_board is not False,
        replacement=bool(one.replacement),
        called=one.called_on,
    )


class Anew(NamedTuple):
    """What stands in the ledger once somebody entered or was called."""

    back: tuple[Posting, ...] = ()
    """Takes back what an earlier entry of his cost, where that is another amount or club."""
    owed: tuple[Posting, ...] = ()
    due: date | None = None
    """Last day to pay."""


def owed_anew(
    season: Season,
    book: RuleBook,
    event: EventFile,
    entered: EnteredPlayer,
    club: str | None,
    day: date,
    by: str,
) -> Anew:
    """Return what a club owes for an entry that counts once it is paid.

    What stays of an entry that was withdrawn after it was paid counts for the new one. Raises
    InputError where no club answers for the player.
    """
    ask, values = book.events.entry, book.on(event.day)
    found = ask(_entry(event, entered, day), values) if has_rule(ask) else None
    if found is None or not (found.counts and found.cents):
        return Anew()
    if not club:
        sentence = _("{player} belongs to no club that would owe the entry fee ({rule}).")
        raise InputError(sentence, player=entered.ident, rule=book.cite(found.rule))
    before = owed_for(season, event.id).get(entered.ident)
    if before and (before.club, before.cents) == (club, found.cents):
        return Anew()
    back = owed_no_more(season, event.id, entered.ident, day, refund=True)
    about = EntryFee(season.name, entered.ident, event.id).text
    owed = Charge(day, of_club(club), FEDERATION, found.cents, found.rule, about)
    _charge, postings = posting_of(owed, day, by, captains=False)
    return Anew(back, postings, found.due)


def owed_no_more(
    season: Season, event: str, ident: str, day: date | None, *, refund: bool
) -> tuple[Posting, ...]:
    """Return what takes back what is owed for an entry: what was paid only as a refund.

    Without a day it is today. Raises StorageError.
    """
    owed = owed_for(season, event).get(ident)
    if owed is None or (owed.paid and not refund):
        return ()
    return (reverse(owed.posting, max(day or today_by(season.rulebook), owed.posting.day)),)
