"""Events as they stand on a day: what is due next, what is lacking, who plays, who won."""

from collections.abc import Iterable, Iterator
from datetime import date

from league.facts.events import Announcement, EventFile, Place
from league.findings import Finding
from league.formatting import day as spoken_day
from league.formatting import money
from league.language import _
from league.record_kinds import EVENT
from league.rulebook import has_rule
from league.services.events.fee_views import fees_in
from league.services.events.onward import event_rows, onward_view, row_words
from league.services.events.place_views import places_view
from league.services.events.tables import table_of
from league.services.events.tournament_tables import tournament_of
from league.services.events.views import clubs_of, event_of, titles_of, view_of
from league.services.rulebook import explaining
from league.services.session.desk import Desk
from league.services.session.records import recorded
from league.views.events import Due, EntryRow, EventRow, Events, EventSheet, EventView


def event_list(desk: Desk, today: date) -> Events:
    """Return the events of the season as of a day. Raises StorageError."""
    if not has_rule(desk.book.events.kinds):
        return Events((), ())
    files = recorded(desk.season.name, EVENT).values()
    rows = [event_row(desk, one, today) for one in files]
    rows.sort(key=lambda row: (row.next is None, row.next.day if row.next else row.file.day))
    values = desk.values(desk.world.first_day)
    kinds = desk.book.events.kinds(values)
    onward = onward_view(desk) if has_rule(desk.book.events.onward) else None
    return Events(tuple(rows), tuple((one, desk.book.meaning(one)) for one in kinds), onward)


def event_row(desk: Desk, file: EventFile, today: date) -> EventRow:
    """Return an event as it stands on a day."""
    lacks = desk.book.events.lacks(file.announcement, desk.values(file.day))
    open_ones = [one for one in dues_of(desk, file, today) if one.open]
    if file.ranking:
        state = _("played")
    elif file.issued is None:
        state = _("draft")
    else:
        state = _("under way") if file.day <= today else _("issued")
    due = open_ones[0] if open_ones else None
    return EventRow(file, desk.book.meaning(file.kind), state, len(list(lacks)), due)


def dues_of(desk: Desk, file: EventFile, today: date) -> list[Due]:
    """Return what has to be done for an event, in the order of the days."""
    announcement = file.announcement
    last = max(announcement.dates, default=file.day)
    out, cite = announcement.closing or file.day, desk.book.cite
    issue = next(iter(desk.book.events.lacks(type(announcement)(), desk.values(out))))
    found = [
        Due(
            _("Ausschreibung"),
            cite(issue.consequence),
            out,
            (out - today).days,
            done=file.issued is not None,
        ),
        Due(_("Final ranking"), "", last, (last - today).days, done=bool(file.ranking)),
    ]
    limits = desk.book.events.deadlines(file.kind, file.day, last, desk.values(out))
    for rule, due in limits.items():
        title = desk.book.paragraph(rule).title
        found.append(Due(title, cite(rule), due, (due - today).days, kept=False))
    return sorted(found, key=lambda one: one.day)


def event_sheet(desk: Desk, id: str, today: date) -> EventSheet:
    """Return one event with all that is on file. Raises NotFoundError, StorageError."""
    file = event_of(desk.season, id)
    view, values = view_of(desk.season, desk.book, file), desk.values(file.day)
    fees = fees_in(desk, view)
    won = titles_of(desk.season, desk.book, file) if file.ranking else None
    return EventSheet(
        row=event_row(desk, file, today),
        view=view,
        parts=tuple(parts_of(desk, file)),
        lacks=tuple(cited(desk, one) for one in view.lacks),
        dues=tuple(dues_of(desk, file, today)),
        entries=tuple(_entries(desk, view)),
        against=tuple(cited(desk, one) for one in view.findings),
        titles=won,
        names=tuple(ranked_name(desk, who) for who in file.ranking),
        table=table_of(desk.season, desk.book, file),
        tournament=tournament_of(desk.season.name, id),
        qualified=row_words(event_rows(desk, file))
        or qualified_words(desk, won.qualified if won else ()),
        fees=fees if fees.entries else None,
        places=places_view(desk, id) if has_rule(desk.book.events.places) else None,
        pages=tuple(explaining.finding(desk, values, one) for one in (*view.lacks, *view.findings)),
    )


def cited(desk: Desk, found: Finding) -> str:
    """Return what a finding says, and where the book says so."""
    return f"{explaining.spoken(desk, found.sentence)} ({desk.book.cite(found.rule)})"


def ranked_name(desk: Desk, who: str) -> str:
    """Return a player's name by his pass number; a team is called by its own."""
    known = desk.world.players.get(who)
    return known.name if known else who


def qualified_words(desk: Desk, places: Iterable[Place]) -> tuple[str, ...]:
    """Return who qualifies for another event, each in a sentence with its paragraph."""
    values = desk.book.on(desk.book.first_day)

    def words(one: Place) -> str:
        name, rule = ranked_name(desk, one.ident), desk.book.cite(one.paragraph)
        if values.has(one.paragraph, "qualified"):
            said = values.say(one.paragraph, "qualified", player=name)
            return f"{explaining.spoken(desk, said)} ({rule})"
        sentence = _("{player} qualifies for the state championship ({rule}).")
        return sentence.format(player=name, rule=rule)

    return tuple(words(one) for one in places)


def parts_of(desk: Desk, file: EventFile) -> Iterator[tuple[str, str]]:
    """Yield what an announcement says, part by part, each with its label."""
    said, book = file.announcement, desk.book
    yield _("Name"), said.name
    yield _("Organiser"), said.organiser
    yield _("Who may take part"), said.eligible
    yield _("Entries close"), spoken_day(said.closing) if said.closing else ""
    yield _("Entry fee"), amount_words(said.entry_fee)
    if said.fee_without_board is not None:
        yield _("Entry fee without board"), amount_words(said.fee_without_board)
    if said.deposit is not None or _asks_deposit(desk, file):
        yield _("Entry deposit"), amount_words(said.deposit)
    yield _("Venue"), said.venue
    yield _("Dates"), ", ".join(spoken_day(day) for day in said.dates)
    yield _("Time control"), said.time_control
    yield _("Titles and places"), said.titles
    yield _("Prizes"), said.prizes
    yield _("Rules"), said.rules
    values = desk.values(file.day)
    for rule in book.events.parts(values) if has_rule(book.events.parts) else ():
        yield explaining.spoken(desk, values.say(rule, "part")), said.parts.get(rule, "")


def _asks_deposit(desk: Desk, file: EventFile) -> bool:
    """Say whether an announcement that names no deposit lacks one."""
    lacks, values = desk.book.events.lacks, desk.values(file.day)
    without, with_one = (len(list(lacks(Announcement(deposit=one), values))) for one in (None, 0))
    return without > with_one


def amount_words(cents: int | None) -> str:
    """Return an amount that is asked for, or that none is; empty = nothing is said of it."""
    if cents is None:
        return ""
    return money(cents) if cents else _("no fee")


def _entries(desk: Desk, view: EventView) -> Iterator[EntryRow]:
    places = {one.ident: (at, one.paragraph) for at, one in enumerate(view.field.places, 1)}
    values = desk.values(view.file.day)
    clubs = clubs_of(desk.season, {one.ident for one in view.file.entries})
    for number, entry in enumerate(view.file.entries, 1):
        place, rule = places.get(entry.ident, (None, ""))
        stands = [one for one in view.findings if one.player == entry.ident]
        unpaid = view.fees[entry.ident].findings if entry.ident in view.fees else ()
        cites = ", ".join(dict.fromkeys(desk.book.cite(one.rule) for one in (*stands, *unpaid)))
        free = desk.book.cite(rule) if rule else _("waits for a place")
        held = _("no place") if place is None else _("place {number} in the field")
        facts = f"{view.names[entry.ident]}: {held.format(number=place)}"
        pages = [explaining.finding(desk, values, one) for one in (*stands, *unpaid)]
        pages += [explaining.because(desk, values, rule, facts)] if rule else []
        player = desk.world.players[entry.ident]
        yield EntryRow(
            number=number,
            ident=entry.ident,
            name=player.name,
            club=desk.world.clubs[clubs[entry.ident]].name if entry.ident in clubs else "",
            rating=player.rating,
            entered=entry.entered,
            group=entry.group,
            place=place,
            why=cites or free,
            against=bool(stands),
            pages=tuple(pages),
        )
