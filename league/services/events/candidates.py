"""Who might have a place in an event, what gives him one, and who may follow."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import date
from typing import Any

from league.errors import InputError
from league.facts.actors import Actor, Right
from league.facts.events import EventFile
from league.facts.people import Player
from league.facts.places import Candidate, Championship, FreePlace
from league.facts.seasons import Season
from league.facts.steps import StepKind
from league.language import _
from league.outcomes.places import PlacesGiven
from league.record_kinds import EVENT
from league.rulebook import RuleBook, require
from league.rulebook.topics import Topic
from league.services.accounts.postings import add_postings
from league.services.events import fees, views
from league.services.session.checks import known_club, known_player, refused, sentences
from league.services.session.days import today_by
from league.services.session.records import record
from league.services.session.transactions import scope_in, transaction


def put_candidate(
    season: str | None, id: str, ident: str, known: Mapping[str, Any], *, actor: Actor, why: str
) -> PlacesGiven:
    """Put on file what is known of a candidate, by the names of ``Candidate``; the rest stays.

    Raises NotFoundError for an unknown player or event, InputError for a region that the book
    does not have, for who can have no place there and for votes that cannot be, RuleBookError,
    StorageError.
    """

    def after(loaded: Season, event: EventFile) -> EventFile:
        known_player(loaded, ident)
        before = {one.ident: one for one in event.candidates}
        mine = _with(before.get(ident, Candidate(ident=ident)), known)
        _refuse_impossible(loaded, event, mine)
        back = tuple(one for one in event.cancelled if one != ident)
        return replace(event, candidates=tuple({**before, ident: mine}.values()), cancelled=back)

    return _changed(season, id, after, actor, why, ident)


def exempt(
    season: str | None, id: str, ident: str, exemption: FreePlace, *, actor: Actor
) -> PlacesGiven:
    """Put on file what a committee decided about a replacement. Raises as ``put_candidate``."""
    known = {"exemption": exemption}
    return put_candidate(season, id, ident, known, actor=actor, why=exemption.why)


_OF_FREE = ("decided", "accepted", "in_favour", "opposed")


def _with(before: Candidate, known: Mapping[str, Any]) -> Candidate:
    """Return a candidate with what is named; a free place by its days, and who voted on it."""
    of_free = {one: known[one] for one in _OF_FREE if one in known}
    rest = {name: value for name, value in known.items() if name not in of_free}
    if not of_free:
        return replace(before, **rest)
    kept = {one: getattr(before.free, one) for one in _OF_FREE} if before.free else {}
    told = {**kept, **of_free}
    if told.get("decided"):
        return replace(before, **rest, free=FreePlace(**told))
    if any(told.values()):
        raise InputError(_("A free place is accepted after it was given: please name that day."))
    return replace(before, **rest, free=None)


def _refuse_impossible(season: Season, event: EventFile, mine: Candidate) -> None:
    """Refuse a place in a region that somebody has, and days in a wrong order. InputError."""
    seat = (mine.region, mine.place)
    others = (one for one in event.candidates if one.ident != mine.ident)
    first = next((one for one in others if all(seat) and (one.region, one.place) == seat), None)
    if first is not None:
        name = known_player(season, first.ident).name
        sentence = _("Place {place} in {region} is that of {player} already{cited}.")
        about = {"place": mine.place, "region": mine.region, "player": name}
        raise refused(season, Topic.EVENT_PLACE, sentence, **about)
    free = mine.free
    if free and free.accepted and free.accepted < free.decided:
        sentence = _("A free place of {decided} was not accepted on {day}, before it{cited}.")
        given, day = free.decided, free.accepted
        raise refused(season, Topic.FREE_PLACE, sentence, decided=given, day=day)
    if mine.moved and mine.moved > event.day:
        sentence = _("A move on {day} is after {event} begins, on {first}{cited}.")
        day, first_day = mine.moved, event.day
        topic = Topic.EVENT_REPLACEMENT
        raise refused(season, topic, sentence, day=day, event=event.id, first=first_day)


def give_back(
    season: str | None,
    id: str,
    ident: str,
    day: date | None = None,
    *,
    actor: Actor,
    why: str,
    refund: bool = False,
) -> PlacesGiven:
    """Put on file that somebody gives his place back; what he did not pay is not owed any more.

    Raises InputError, as ``put_candidate``.
    """

    def after(loaded: Season, event: EventFile) -> EventFile:
        if ident not in candidates_of(event) or ident in event.cancelled:
            sentence = _("{ident} is no candidate for a place in {id}.")
            raise InputError(sentence, ident=ident, id=id)
        left = views.without(event, ident, day)
        back = fees.owed_no_more(loaded, id, ident, day, refund=refund)
        add_postings(loaded.federation, back, actor=actor, why=why, what=StepKind.REFUND)
        return replace(event, entries=left, cancelled=(*event.cancelled, ident))

    return _changed(season, id, after, actor, why)


def set_host(season: str | None, id: str, club: str, *, actor: Actor, why: str) -> PlacesGiven:
    """Put on file which club holds an event. Raises as ``put_candidate``."""

    def after(loaded: Season, event: EventFile) -> EventFile:
        return replace(event, held_by=known_club(loaded, club).id)

    return _changed(season, id, after, actor, why)


def set_first_regional(
    season: str | None, id: str, day: date, *, actor: Actor, why: str
) -> PlacesGiven:
    """Put on file when the first regional championship begins. Raises as ``put_candidate``."""
    return _changed(season, id, lambda _, event: replace(event, first_regional=day), actor, why)


def _changed(
    season: str | None,
    id: str,
    after: Callable[[Season, EventFile], EventFile],
    actor: Actor,
    why: str,
    ident: str = "",
) -> PlacesGiven:
    """Record a changed event; ``ident`` = who must be somebody who can have a place there."""
    with transaction(actor, Right.EVENTS, scope_in(season)):
        loaded, book, event = views.on_file(season, id)
        changed = after(loaded, event)
        found = places_of(loaded, book, changed, today_by(loaded.rulebook))
        unfit = [one for one in found.refused if one.player == ident and ident in found.unfit]
        if unfit:
            raise InputError("\n".join(sentences(book, unfit)))
        record(loaded.name, EVENT, id, changed, actor=actor, why=why)
        return found


def places_of(season: Season, book: RuleBook, event: EventFile, today: date) -> PlacesGiven:
    """Return who has a place in an event as of a day. Raises InputError, RuleBookError."""
    values = book.on(event.day)
    require(book.events.places, values)
    return book.events.places(championship(season, book, event, today), values)


def championship(season: Season, book: RuleBook, event: EventFile, today: date) -> Championship:
    """Return what a book asks about the places of an event; entries once one can enter."""
    values, known = book.on(event.day), candidates_of(event)
    people = {one.ident: one for one in season.players}
    entries = fees.paid_entries(season, book, event, known) if event.issued else None
    facts = views.facts_of(season, book, event, entries or {})
    return Championship(
        book.divisions[event.kind],
        event.year,
        tuple(
            book.events.with_rankings(_as_person(one, people), facts, values)
            for one in known.values()
        ),
        frozenset(event.cancelled),
        event.first_regional,
        event.nominated,
        frozenset(one.ident for one in event.entries if one.called_on),
        entries,
        today,
    )


def candidates_of(event: EventFile) -> dict[str, Candidate]:
    """Return who might have a place: on file, nominated, entered, or named by a ranking."""
    known = {one.ident: one for one in event.candidates}
    ranked = [ident for ranking in event.earlier.values() for ident in ranking]
    others = (*ranked, *event.nominated, *(one.ident for one in event.entries))
    return {ident: Candidate(ident=ident) for ident in others} | known


def _as_person(one: Candidate, people: Mapping[str, Player]) -> Candidate:
    person = people.get(one.ident)
    if person is None:
        return one
    return replace(one, name=person.name, born=person.born, sex=person.sex)
