"""A federation's ledger as it is stored: postings are added, never changed."""

from collections.abc import Iterable, Sequence

from league.errors import InputError
from league.facts.accounts import Posting, What
from league.facts.actors import Actor
from league.facts.steps import StepKind
from league.language import _
from league.outcomes.ledger import live
from league.services.accounts.words import about
from league.services.session.record_kinds import POSTING
from league.services.session.records import Entry, record_many, recorded
from league.services.session.transactions import refuse_outside


def ledger(federation: str) -> list[Posting]:
    """Return all postings of a federation, oldest first. Raises StorageError."""
    return list(_numbered(federation).values())


def _numbered(federation: str) -> dict[int, Posting]:
    found = recorded(None, POSTING)
    places = ((key.rpartition("/"), one) for key, one in found.items())
    return {int(number): one for (whose, _slash, number), one in places if whose == federation}


def add_postings(
    federation: str, postings: Sequence[Posting], *, actor: Actor, why: str, what: StepKind
) -> None:
    """Add postings, each with its line in the journal; to be called inside ``transaction()``.

    Raises InputError for a fee that stands in the ledger already, StorageError.
    """
    refuse_outside()
    known = _numbered(federation)
    _refuse_twice(list(known.values()), postings)
    first = max(known, default=0) + 1
    entries = [
        Entry(None, POSTING, _key(federation, number), posting)
        for number, posting in enumerate(postings, first)
    ]
    record_many(entries, actor=actor, why=why, what=what)


def next_key(federation: str) -> str:
    """Return the key of a federation's next posting. Raises StorageError."""
    return _key(federation, max(_numbered(federation), default=0) + 1)


def _key(federation: str, number: int) -> str:
    return f"{federation}/{number:06}"


def standing_fees(postings: Iterable[Posting]) -> dict[str, Posting]:
    """Return the fees that were posted and not taken back, by reference."""
    return {one.reference: one for one in live(postings) if one.what is What.FEE}


def _refuse_twice(before: Sequence[Posting], postings: Iterable[Posting]) -> None:
    together, standing = list(before), set(standing_fees(before))
    for posting in postings:
        together.append(posting)
        if posting.what is What.REVERSAL:
            standing = set(standing_fees(together))
        if posting.what is not What.FEE:
            continue
        if posting.reference in standing:
            sentence = _("{about} is posted already (§ {rule}).")
            words = about(posting.reference)
            raise InputError(sentence, about=words, rule=posting.rule)
        standing.add(posting.reference)
