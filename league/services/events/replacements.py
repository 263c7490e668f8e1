"""Replacements that are called, and payments for entries."""

from dataclasses import replace
from datetime import date

from league.errors import InputError
from league.facts.accounts import Posting
from league.facts.actors import Actor, Right
from league.language import _
from league.outcomes.places import PlacesGiven
from league.record_kinds import EVENT
from league.rulebook import require
from league.services.accounts import ledger
from league.services.events import fees, views
from league.services.events.candidates import championship, places_of
from league.services.events.charging import charge
from league.services.session.checks import sentences
from league.services.session.opening import persons_banned
from league.services.session.records import record
from league.services.session.transactions import scope_in, transaction


def call_replacement(
    season: str | None, id: str, ident: str, day: date, *, actor: Actor, why: str
) -> PlacesGiven:
    """Call a replacement: from now on his entry is owed. Return the places as they are then.

    Raises InputError for who did not enter as one, was called already or entered later, and with
    what the book has against it; NotFoundError, RuleBookError, StorageError.
    """
    with transaction(actor, Right.EVENTS, scope_in(season)):
        loaded, book, event = views.on_file(season, id)
        values = book.on(event.day)
        require(book.events.call, values)
        views.refuse_strangers(event, [ident], (one.ident for one in event.entries))
        (mine,) = (one for one in event.entries if one.ident == ident)
        if not mine.replacement or mine.called_on:
            sentence = _("{ident} does not wait as a replacement in {id}.")
            raise InputError(sentence, ident=ident, id=id)
        if mine.entered and day < mine.entered:
            sentence = _("{ident} entered on {entered} and cannot be called on {day}.")
            raise InputError(sentence, ident=ident, entered=mine.entered, day=day)
        asked = championship(loaded, book, event, day)
        if against := book.events.call(asked, ident, values):
            raise InputError("\n".join(sentences(book, against)))
        called = replace(mine, called_on=day)
        others = (called if one is mine else one for one in event.entries)
        after = replace(event, entries=tuple(others))
        record(loaded.name, EVENT, id, after, actor=actor, why=why)
        club = views.entry_of(loaded, event, mine, persons_banned(loaded)).club
        owed = fees.owed_anew(loaded, book, after, called, club, day, actor.name)
        charge(loaded, owed, actor=actor, why=why)
        return places_of(loaded, book, after, day)


def pay_entry(
    season: str | None,
    id: str,
    ident: str,
    day: date,
    *,
    actor: Actor,
    cents: int | None = None,
    why: str = "",
) -> Posting:
    """Record the payment of an entry on its club's account; without an amount all that is left.

    Raises InputError where nothing is owed for it, and as ``ledger.pay``.
    """
    with transaction(actor, Right.ACCOUNTS, scope_in(season)):
        loaded, _book, event = views.on_file(season, id)
        owed = fees.owed_for(loaded, id).get(ident)
        if owed is None or not owed.left:
            sentence = _("Nothing is owed for an entry of {ident} in {id}.")
            raise InputError(sentence, ident=ident, id=event.id)
        amount = owed.left if cents is None else cents
        return ledger.pay(
            season, owed.club, amount, day, actor=actor, reference=owed.reference, why=why
        )
