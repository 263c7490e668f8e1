"""Individual and youth events: Ausschreibung, entries, places, titles."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from datetime import date
from typing import NamedTuple

from league.errors import InputError
from league.facts.accounts import whole_cents
from league.facts.actors import Actor, Right
from league.facts.events import Announcement, EnteredPlayer, EventFile
from league.facts.seasons import Season
from league.facts.steps import StepKind
from league.formatting import money
from league.language import _
from league.record_kinds import EVENT
from league.rulebook import RuleBook, require
from league.rulebook.topics import Topic
from league.services.accounts.postings import add_postings
from league.services.events import fees, views
from league.services.events.charging import charge
from league.services.events.tables import boards_of, table_of
from league.services.session.checks import in_season, known_player, refuse, refused
from league.services.session.records import record
from league.services.session.season_changes import season_and_book
from league.services.session.transactions import scope_in, transaction
from league.views.events import EventView, Titles


def create_event(season: str | None, event: EventFile, *, actor: Actor, why: str = "") -> EventView:
    """Put an event on file with as much of its Ausschreibung as there is.

    Raises InputError for one without id or on file already, a day out of season or not of its
    year, and amounts below zero or with half cents; RuleBookError for an event the book does not
    know; StorageError.
    """
    with transaction(actor, Right.EVENTS, scope_in(season)):
        loaded, book = season_and_book(season)
        if event.id in views.events_of(loaded):
            sentence = _("There is an event “{id}” already{cited}.")
            raise refused(book, Topic.EVENT, sentence, id=event.id)
        if not event.id.strip():
            sentence = _("“{id}” is no name for a new event{cited}.")
            raise refused(book, Topic.EVENT, sentence, id=event.id)
        in_season(loaded, event.day, Topic.EVENT_DAY)
        if event.year != event.day.year:
            sentence = _("An event of {year} cannot begin on {day}{cited}.")
            raise refused(book, Topic.EVENT_DAY, sentence, year=event.year, day=event.day)
        _check_announcement(book, event.day, event.announcement)
        _check_court(book, event, event.announcement)
        views.findings_of(loaded, book, event)
        record(loaded.name, EVENT, event.id, event, actor=actor, why=why)
        return views.view_of(loaded, book, event)


def change_announcement(
    season: str | None, id: str, change: Callable[[Announcement], Announcement], *, actor: Actor
) -> EventView:
    """Fill in the Ausschreibung as long as it is not issued.

    Raises InputError when it is out already and for amounts that cannot be, NotFoundError,
    StorageError.
    """
    with transaction(actor, Right.EVENTS, scope_in(season)):
        loaded, book, event = views.on_file(season, id)
        _refuse_issued(book, event)
        said = change(event.announcement)
        _check_announcement(book, event.day, said)
        _check_court(book, event, said)
        return _store(loaded, book, replace(event, announcement=said), actor)


def issue_event(season: str | None, id: str, day: date, *, actor: Actor) -> EventView:
    """Let the Ausschreibung go out.

    Raises InputError while a part of it is missing, each named, and when it is out already or the
    event has begun; NotFoundError, StorageError.
    """
    with transaction(actor, Right.EVENTS, scope_in(season)):
        loaded, book, event = views.on_file(season, id)
        _refuse_issued(book, event)
        if day > event.day:
            sentence = _("The Ausschreibung of {id} cannot go out on {day}{cited}.")
            raise refused(book, Topic.EVENT, sentence, id=id, day=day)
        in_season(loaded, day, Topic.EVENT)
        book.events.issue(event.announcement, book.on(day))
        return _store(loaded, book, replace(event, issued=day), actor)


class Terms(NamedTuple):
    """How somebody enters an event."""

    with_board: bool | None = None
    replacement: bool | None = None


AS_USUAL = Terms()


def enter(
    season: str | None,
    id: str,
    ident: str,
    day: date,
    *,
    actor: Actor,
    group: str = "",
    despite: str = "",
    terms: Terms = AS_USUAL,
) -> EventView:
    """Enter a player, against a finding only with a reason; what it costs his club owes.

    Raises InputError when the Ausschreibung is not out yet, when he entered already, and with all
    that stands against him; NotFoundError for an unknown player or event; StorageError.
    """
    with transaction(actor, Right.EVENTS, scope_in(season)):
        loaded, book, event = views.on_file(season, id)
        views.refuse_unissued(book, event, day)
        known_player(loaded, ident)
        if terms != AS_USUAL:
            require(book.events.entry, book.on(event.day))
        entry = EnteredPlayer(ident, day, group, *terms)
        after = replace(event, entries=(*event.entries, entry))
        found = views.findings_of(loaded, book, after)
        refuse(book, [one for one in found if one.player == ident], despite)
        record(loaded.name, EVENT, id, after, actor=actor, why=despite)
        club = views.entry_of(loaded, event, entry, ()).club
        owed = fees.owed_anew(loaded, book, after, entry, club, day, actor.name)
        charge(loaded, owed, actor=actor, why=despite)
        return views.view_of(loaded, book, after)


def withdraw(
    season: str | None,
    id: str,
    ident: str,
    day: date | None = None,
    *,
    actor: Actor,
    why: str,
    refund: bool = False,
) -> EventView:
    """Take an entry back: what was not paid is not owed, what was goes back as a refund only.

    Raises NotFoundError when there is none, StorageError.
    """
    with transaction(actor, Right.EVENTS, scope_in(season)):
        loaded, book, event = views.on_file(season, id)
        views.refuse_strangers(event, [ident], (one.ident for one in event.entries))
        left = views.without(event, ident, day)
        back = fees.owed_no_more(loaded, id, ident, day, refund=refund)
        add_postings(loaded.federation, back, actor=actor, why=why, what=StepKind.REFUND)
        return _store(loaded, book, replace(event, entries=left), actor, why)


def qualify(
    season: str | None,
    id: str,
    *,
    actor: Actor,
    nominated: Sequence[str] = (),
    earlier: Mapping[str, Sequence[str]] | None = None,
    why: str = "",
) -> EventView:
    """Record who is nominated, and final places elsewhere that bring a place here.

    Raises NotFoundError for an unknown player or event, InputError for one named twice,
    StorageError.
    """
    with transaction(actor, Right.EVENTS, scope_in(season)):
        loaded, book, event = views.on_file(season, id)
        for idents in (nominated, *(earlier or {}).values()):
            _once(loaded, idents)
        _refuse_players(loaded, earlier or {})
        places = {name: tuple(idents) for name, idents in (earlier or {}).items()}
        named = tuple(nominated) or event.nominated
        after = replace(event, nominated=named, earlier={**event.earlier, **places})
        return _store(loaded, book, after, actor, why)


def _refuse_players(season: Season, ways: Collection[str]) -> None:
    """Refuse a pass number in the place of what brings a place. Raises InputError."""
    for way in sorted({one.ident for one in season.players}.intersection(ways)):
        sentence = _("“{way}” is a player: what brings the place stands first, such as nominated.")
        raise InputError(sentence, way=way)


def rank(season: str | None, id: str, ranking: Sequence[str], *, actor: Actor) -> Titles:
    """Record the final ranking, and return the titles.

    Without one the order of the table counts, where the games are on file. Raises NotFoundError
    for a player or team that did not enter, InputError for one named twice and for a table that
    leaves something open; StorageError.
    """
    with transaction(actor, Right.EVENTS, scope_in(season)):
        loaded, book, event = views.on_file(season, id)
        order = tuple(ranking) or _order_of(loaded, book, event)
        if boards_of(book, event) is not None:
            _known_teams(event, order)
        else:
            _once(loaded, order)
            views.refuse_strangers(event, order, (one.ident for one in event.entries))
        after = replace(event, ranking=order)
        _store(loaded, book, after, actor)
        return views.titles_of(loaded, book, after)


def _order_of(season: Season, book: RuleBook, event: EventFile) -> tuple[str, ...]:
    found = table_of(season, book, event)
    if found is None or not found.order:
        sentence = _(
            "The games of {id} do not decide every place: please give the ranking, best first."
        )
        raise InputError(sentence, id=event.id)
    return found.order


def _known_teams(event: EventFile, names: Sequence[str]) -> None:
    views.refuse_strangers(event, sorted(set(names)), (one.name for one in event.teams))
    if len(set(names)) < len(names):
        raise InputError(_("Named twice: {players}."), players=", ".join(names))


def _store(
    season: Season, book: RuleBook, after: EventFile, actor: Actor, why: str = ""
) -> EventView:
    record(season.name, EVENT, after.id, after, actor=actor, why=why)
    return views.view_of(season, book, after)


def _refuse_issued(book: RuleBook, event: EventFile) -> None:
    if event.issued is not None:
        sentence = _("The Ausschreibung of {id} went out on {day}{cited}.")
        raise refused(book, Topic.EVENT, sentence, id=event.id, day=event.issued)


def _check_announcement(book: RuleBook, first: date, announcement: Announcement) -> None:
    for cents in (announcement.entry_fee, announcement.fee_without_board, announcement.deposit):
        if cents is not None:
            whole_cents(cents, book.topic(Topic.EVENT_TERMS))
    if announcement.fee_without_board is not None:
        require(book.events.entry, book.on(book.first_day))
        _refuse_dearer(book, announcement.fee_without_board, announcement.entry_fee)
    days = announcement.dates
    if days and min(days) < first:
        sentence = _("{day} cannot be a day of play: the event begins on {first}{cited}.")
        raise refused(book, Topic.EVENT_DAY, sentence, day=min(days), first=first)
    if announcement.closing and days and announcement.closing > min(days):
        sentence = _("Entries cannot close on {day}, after the event begins on {first}{cited}.")
        raise refused(book, Topic.EVENT_TERMS, sentence, day=announcement.closing, first=min(days))


def _refuse_dearer(book: RuleBook, less: int, fee: int | None) -> None:
    if fee is not None and less > fee:
        sentence = _("Without board an entry cannot cost {less}, more than {fee} with it{cited}.")
        raise refused(book, Topic.EVENT_TERMS, sentence, less=money(less), fee=money(fee))


def _check_court(book: RuleBook, event: EventFile, said: Announcement) -> None:
    """Refuse what was said of a court and cannot be. Raises InputError, RuleBookError."""
    if said.court is not None:
        values = book.on(event.day)
        refuse(
            book, book.protests.court(event.kind, bool(event.teams), said.court, values).findings
        )


def _once(season: Season, idents: Sequence[str]) -> None:
    for ident in idents:
        known_player(season, ident)
    twice = sorted({ident for ident in idents if idents.count(ident) > 1})
    if twice:
        raise InputError(_("Named twice: {players}."), players=", ".join(twice))
