"""Events on file, with what the rules say about each."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import date

from league.errors import InputError, NotFoundError, RuleBookError
from league.facts.bans import Ban
from league.facts.events import EnteredPlayer, Entry, EventFacts, EventFile
from league.facts.places import PaidEntry
from league.facts.registrations import Kind, Registration
from league.facts.seasons import Season
from league.facts.squads import Member
from league.findings import Finding
from league.language import _
from league.outcomes.places import EntryOutcome
from league.record_kinds import EVENT
from league.rulebook import RuleBook, has_rule
from league.rulebook.topics import Topic
from league.services.session.checks import known, known_player, refused, sentences
from league.services.session.opening import persons_banned
from league.services.session.records import recorded
from league.services.session.season_changes import season_and_book
from league.views.events import EventView, Titles


def titles_of(season: Season, book: RuleBook, event: EventFile) -> Titles:
    """Return an event's titles. Raises InputError when there is no ranking yet, NotFoundError."""
    if not event.ranking:
        raise InputError(_("{id} has no final ranking yet."), id=event.id)
    values, facts = book.on(event.day), facts_of(season, book, event)
    try:
        title = str(book.events.title(event.kind, event.year, values))
    except RuleBookError:
        title = ""
    holder = book.events.title_holder(facts, event.ranking, values)
    groups = book.events.groups(facts, event.ranking, values)
    qualified = book.events.qualified(facts, event.ranking, values)
    asked = book.events.more_titles
    more = asked(facts, event.ranking, values) if has_rule(asked) else ()
    return Titles(title, holder, groups, tuple(qualified), tuple(more))


def event_views(season: str | None) -> list[EventView]:
    """Return all events on file. Raises NotFoundError, RuleBookError, StorageError."""
    loaded, book = season_and_book(season)
    return [view_of(loaded, book, event) for event in events_of(loaded).values()]


def event_view(season: str | None, id: str) -> EventView:
    """Return one event. Raises NotFoundError, RuleBookError, StorageError."""
    return view_of(*on_file(season, id))


def cited(season: str | None, findings: Sequence[Finding]) -> list[str]:
    """Return findings as sentences with their citations. Raises NotFoundError, StorageError."""
    return sentences(season_and_book(season)[1], findings)


def view_of(season: Season, book: RuleBook, event: EventFile) -> EventView:
    """Return an event as the rules see it."""
    values, facts = book.on(event.day), facts_of(season, book, event)
    people = {player.ident: player.name for player in season.players}
    return EventView(
        file=event,
        lacks=tuple(book.events.lacks(event.announcement, values)),
        findings=findings_of(season, book, event),
        field=book.events.field(facts, values),
        fees=_fees(facts, book),
        names={entry.ident: people.get(entry.ident, "") for entry in event.entries},
    )


def _fees(facts: EventFacts, book: RuleBook) -> dict[str, EntryOutcome]:
    """Return of each entry whether it counts, where it costs something."""
    values, ask = book.on(facts.day), book.events.entry
    found = {one.ident: ask(one.paid, values) for one in facts.entries if one.paid}
    return {ident: outcome for ident, outcome in found.items() if outcome is not None}


def findings_of(season: Season, book: RuleBook, event: EventFile) -> tuple[Finding, ...]:
    """Return what stands against its entries."""
    found = book.events.judge_entries(facts_of(season, book, event), book.on(event.day))
    return tuple(found)


def facts_of(
    season: Season, book: RuleBook, event: EventFile, paid: Mapping[str, PaidEntry] | None = None
) -> EventFacts:
    """Return an event with its entries as persons; ``paid`` = their payment, if it is known.

    Raises NotFoundError, StorageError.
    """
    bans = persons_banned(season)
    if paid is None:
        paid = _paid(season, book, event)
    return EventFacts(
        kind=event.kind,
        year=event.year,
        day=event.day,
        entries=tuple(
            replace(one, paid=paid.get(one.ident))
            for one in entries_of(season, event, event.entries, bans)
        ),
        earlier=event.earlier,
        nominated=event.nominated,
        closing=event.announcement.closing,
        district=event.district,
        candidates=event.candidates,
        first_regional=event.first_regional,
    )


def _paid(season: Season, book: RuleBook, event: EventFile) -> Mapping[str, PaidEntry]:
    """Return what is known of payments; accounts are not loaded where no book asks for them."""
    if not has_rule(book.events.entry):
        return {}
    from league.services.events import fees

    return fees.paid_entries(season, book, event)


def entry_of(
    season: Season, event: EventFile, entered: EnteredPlayer, bans: Sequence[Ban]
) -> Entry:
    """Return an entry with the registrations of the club that may field him, else of his last.

    Raises NotFoundError.
    """
    (found,) = entries_of(season, event, (entered,), bans)
    return found


def entries_of(
    season: Season, event: EventFile, entered: Iterable[EnteredPlayer], bans: Sequence[Ban]
) -> Iterator[Entry]:
    """Yield entries as ``entry_of`` does; people and their registrations are looked up once."""
    registered: defaultdict[str, list[Registration]] = defaultdict(list)
    for one in sorted(season.registrations, key=lambda one: one.reported):
        registered[one.ident].append(one)
    people, clubs = (
        {one.ident: one for one in season.players},
        {one.id: one for one in season.clubs},
    )
    for entry in entered:
        player = people.get(entry.ident) or known_player(season, entry.ident)
        mine = registered[entry.ident]
        club = _home_first([one for one in mine if one.in_force(event.day)] or mine)
        yield Entry(
            member=Member(
                player,
                tuple(one for one in mine if one.club == club),
                bans=tuple(one for one in bans if one.person == entry.ident),
            ),
            club=club,
            district=clubs[club].district if club in clubs else None,
            entered=entry.entered,
            group=entry.group,
        )


def _home_first(held: Sequence[Registration]) -> str | None:
    """Return the club he is Stammspieler of, else the one he came to last."""
    ordered = sorted(held, key=lambda one: (one.kind is Kind.HOME, one.reported))
    return ordered[-1].club if ordered else None


def clubs_of(season: Season, idents: Collection[str]) -> dict[str, str]:
    """Return the number of each player's club, of his home club where he has one."""
    held = [one for one in season.registrations if one.ident in idents]
    held.sort(key=lambda one: (one.kind is Kind.HOME, one.deregistered is None, one.reported))
    return {one.ident: one.club for one in held}


def events_of(season: Season) -> dict[str, EventFile]:
    """Return all events of a season by id. Raises StorageError."""
    return recorded(season.name, EVENT)


def event_of(season: Season, id: str) -> EventFile:
    """Return one event. Raises NotFoundError, StorageError."""
    return known(id, events_of(season), _("There is no event “{id}”; on file are: {known}."))


def on_file(season: str | None, id: str) -> tuple[Season, RuleBook, EventFile]:
    """Return an event with its season and rule book. Raises NotFoundError, StorageError."""
    loaded, book = season_and_book(season)
    return loaded, book, event_of(loaded, id)


def refuse_strangers(event: EventFile, names: Sequence[str], entered: Iterable[str]) -> None:
    """Refuse players or teams that are not among those entered. Raises NotFoundError."""
    known = set(entered)
    if strangers := ", ".join(name for name in names if name not in known):
        raise NotFoundError(_("Not entered in {id}: {players}."), id=event.id, players=strangers)


def refuse_unissued(book: RuleBook, event: EventFile, day: date | None) -> None:
    """Refuse an entry before the Ausschreibung is out; no day = at any time. Raises InputError."""
    if event.issued is None or (day is not None and day < event.issued):
        sentence = _("The Ausschreibung of {id} is not out on {day}{cited}.")
        raise refused(book, Topic.EVENT, sentence, id=event.id, day=day or "–")


def without(event: EventFile, ident: str, day: date | None) -> tuple[EnteredPlayer, ...]:
    """Return the entries without that of a player, taken back on a day; None = today.

    Raises InputError for a day before he entered.
    """
    mine = next((one.entered for one in event.entries if one.ident == ident), None)
    if day and mine and day < mine:
        sentence = _("{ident} entered on {entered} and cannot withdraw on {day}.")
        raise InputError(sentence, ident=ident, entered=mine, day=day)
    return tuple(one for one in event.entries if one.ident != ident)
