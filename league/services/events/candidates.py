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
from league.language import _
from league.outcomes.places import PlacesGiven
from league.record_kinds import EVENT
from league.rulebook import RuleBook, require
from league.services.events import views
from league.services.session.checks import known_player
from league.services.session.desk import Desk
from league.services.session.records import record
from league.services.session.transactions import scope_in, transaction
from league.views.events import CandidateRow, PlacesView


def put_candidate(
    season: str | None, id: str, ident: str, known: Mapping[str, Any], *, actor: Actor, why: str
) -> PlacesGiven:
    """Put on file what is known of a candidate, by the names of ``Candidate``; the rest stays.

    Raises NotFoundError for an unknown player or event, InputError for a region that the book
    does not have, RuleBookError, StorageError.
    """

    def after(loaded: Season, event: EventFile) -> EventFile:
        known_player(loaded, ident)
        before = {one.ident: one for one in event.candidates}
        mine = _with(before.get(ident, Candidate(ident=ident)), known)
        back = tuple(one for one in event.cancelled if one != ident)
        return replace(event, candidates=tuple({**before, ident: mine}.values()), cancelled=back)

    return _changed(season, id, after, actor, why)


def _with(before: Candidate, known: Mapping[str, Any]) -> Candidate:
    """Return a candidate with what is named; a free place by its days ``decided``, ``accepted``."""
    free = before.free
    days = {
        name: known[name] if name in known else getattr(free, name, None)
        for name in ("decided", "accepted")
    }
    rest = {name: value for name, value in known.items() if name not in days}
    decided = days["decided"]
    if days["accepted"] and not decided:
        raise InputError(_("A free place is accepted after it was given: please name that day."))
    return replace(before, **rest, free=FreePlace(decided, days["accepted"]) if decided else None)


def give_back(season: str | None, id: str, ident: str, *, actor: Actor, why: str) -> PlacesGiven:
    """Put on file that somebody gives his place back. Raises InputError, as ``put_candidate``."""

    def after(_loaded: Season, event: EventFile) -> EventFile:
        if ident not in candidates_of(event) or ident in event.cancelled:
            sentence = _("{ident} is no candidate for a place in {id}.")
            raise InputError(sentence, ident=ident, id=id)
        left = tuple(one for one in event.entries if one.ident != ident)
        return replace(event, entries=left, cancelled=(*event.cancelled, ident))

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
) -> PlacesGiven:
    with transaction(actor, Right.EVENTS, scope_in(season)):
        loaded, book, event = views.on_file(season, id)
        changed = after(loaded, event)
        found = places_of(loaded, book, changed)
        record(loaded.name, EVENT, id, changed, actor=actor, why=why)
        return found


def places_of(season: Season, book: RuleBook, event: EventFile) -> PlacesGiven:
    """Return who has a place in an event. Raises InputError, RuleBookError."""
    values = book.on(event.day)
    require(book.events.places, values)
    people, facts_of = {one.ident: one for one in season.players}, views.facts_of(season, event)
    candidates = tuple(
        book.events.with_rankings(_as_person(one, people), facts_of, values)
        for one in candidates_of(event).values()
    )
    facts = Championship(
        book.divisions[event.kind],
        event.year,
        candidates,
        frozenset(event.cancelled),
        event.first_regional,
    )
    return book.events.places(facts, values)


def candidates_of(event: EventFile) -> dict[str, Candidate]:
    """Return who might have a place: those on file, and whom an earlier ranking names."""
    known = {one.ident: one for one in event.candidates}
    ranked = (ident for ranking in event.earlier.values() for ident in ranking)
    return {ident: Candidate(ident=ident) for ident in ranked} | known


def _as_person(one: Candidate, people: Mapping[str, Player]) -> Candidate:
    person = people.get(one.ident)
    if person is None:
        return one
    return replace(one, name=person.name, born=person.born, sex=person.sex)


def places_view(desk: Desk, id: str) -> PlacesView:
    """Return the places of an event in words. Raises NotFoundError, RuleBookError, StorageError."""
    event = views.event_of(desk.season, id)
    found, cite = places_of(desk.season, desk.book, event), desk.book.cite
    of = candidates_of(event)

    def row(ident: str, rule: str, why: str) -> CandidateRow:
        person = desk.world.players.get(ident)
        name, known = person.name if person else ident, of[ident]
        return CandidateRow(ident, name, known.region, known.place, cite(rule) if rule else "", why)

    titles = {one.paragraph: desk.book.paragraph(one.paragraph).title for one in found.qualified}
    return PlacesView(
        event=id,
        qualified=tuple(
            row(one.ident, one.paragraph, titles[one.paragraph]) for one in found.qualified
        ),
        open=found.open,
        following=tuple(row(ident, "", "") for ident in found.following),
        refused=tuple(row(str(one.player), one.rule, str(one.sentence)) for one in found.refused),
        undecided=tuple(row(ident, "", "") for ident in found.undecided),
    )
