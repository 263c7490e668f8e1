"""A federation's ledger as it is stored: postings are added, never changed."""

from collections.abc import Iterable, Iterator, Sequence
from datetime import date

from league.errors import InputError
from league.facts.accounts import Posting, What
from league.facts.actors import Actor
from league.language import _
from league.outcomes.ledger import live
from league.record_kinds import POSTING
from league.services.session.fact_json import to_text
from league.services.session.records import record, recorded
from league.services.session.transactions import refuse_outside
from league.storage import records
from league.storage.database import moment


def ledger(federation: str) -> list[Posting]:
    """Return all postings of a federation, oldest first. Raises StorageError."""
    return list(numbered(federation).values())


def numbered(federation: str) -> dict[int, Posting]:
    """Return the postings of a federation by number, oldest first. Raises StorageError."""
    found = recorded(None, POSTING)
    places = ((key.rpartition("/"), one) for key, one in found.items())
    return {int(number): one for (whose, _slash, number), one in places if whose == federation}


def add_postings(
    federation: str,
    postings: Sequence[Posting],
    *,
    actor: Actor,
    why: str,
    what: str,
    due: date | None = None,
) -> None:
    """Add postings, each with its line in the journal; to be called inside ``transaction()``.

    ``due`` = last day to pay them, where that is not by the federation's term. A charge, and what
    takes one back, gets its numbered notice. Raises InputError for a fee that stands in the ledger
    already, NotFoundError, RuleBookError, StorageError.
    """
    refuse_outside()
    known = numbered(federation)
    _refuse_twice(list(known.values()), postings)
    last = max(known, default=0)
    for key, posting in _with_notices(federation, postings, last, actor, why, due):
        record(None, POSTING, key, posting, actor=actor, why=why, what=what)


def add_in_step(federation: str, posting: Posting, *, actor: Actor, why: str) -> str:
    """Add a posting, with its notice, that the step told next has in its own line; return its JSON.

    To be called inside ``transaction()``. Raises as ``add_postings``.
    """
    refuse_outside()
    last, body = max(numbered(federation), default=0), to_text(posting)
    for key, _posting in _with_notices(federation, [posting], last, actor, why):
        records.add(None, POSTING.name, key, body, at=moment(), by=actor.name)
    return body


def _with_notices(
    federation: str,
    postings: Sequence[Posting],
    last: int,
    actor: Actor,
    why: str,
    due: date | None = None,
) -> Iterator[tuple[str, Posting]]:
    """Yield each posting with the key it is to be stored under, its notice stored before."""
    from league.services.accounts.numbering import notices_for, store_notice

    coming = dict(enumerate(postings, last + 1))
    notices = notices_for(federation, coming, actor=actor, why=why, due=due)
    for number, posting in coming.items():
        if number in notices:
            store_notice(federation, notices[number], actor)
        yield f"{federation}/{number:06}", posting


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
            from league.services.accounts.words import about

            sentence = _("{about} is posted already (§ {rule}).")
            words = about(posting.reference)
            raise InputError(sentence, about=words, rule=posting.rule)
        standing.add(posting.reference)
