"""The announcement of an event as it goes out; refused while it lacks anything."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from datetime import date, timedelta

from league.facts.events import EventFile
from league.formatting import day as spoken_day
from league.language import _, pick
from league.rulebook import has_rule
from league.rulebook.topics import Topic
from league.services.events.sheets import amount_words, parts_of
from league.services.events.timetables import read_timetable
from league.services.events.views import event_of, events_of
from league.services.rulebook.explaining import spoken
from league.services.session.desk import Desk
from league.services.session.paper_heads import head_of
from league.typed.championships import groups_in
from league.views.papers_events import AnnouncementPart, EntryForm
from league.views.season_papers import AnnouncementPaper


def announcement_paper(desk: Desk, event: str) -> AnnouncementPaper:
    """Return an event's announcement.

    Raises InputError that names each part it lacks, NotFoundError, RuleBookError, StorageError.
    """
    file = event_of(desk.season, event)
    desk.book.events.issue(file.announcement, desk.values(file.issued or file.day))
    return _paper(desk, file)


def issued_papers(desk: Desk) -> tuple[AnnouncementPaper, ...]:
    """Return the announcements that went out, by the day of the event. Raises StorageError."""
    files = [one for one in events_of(desk.season).values() if one.issued is not None]
    return tuple(_paper(desk, one) for one in sorted(files, key=lambda one: (one.day, one.id)))


def announcement_word(desk: Desk) -> str:
    """Return what the book calls an announcement; empty when it has no word of it."""
    rule = desk.book.topic(Topic.EVENT)
    if not rule:
        return ""
    values = desk.book.on(desk.book.first_day)
    if values.has(rule, "announcement"):
        return spoken(desk, values.say(rule, "announcement"))
    return desk.book.paragraph(rule).title


def _paper(desk: Desk, file: EventFile) -> AnnouncementPaper:
    found = AnnouncementPaper(
        head=head_of(desk),
        word=announcement_word(desk),
        citation=desk.book.cite(desk.book.topic(Topic.EVENT)),
        file=file,
        kind=desk.book.meaning(file.kind),
        parts=tuple((label, said) for label, said in parts_of(desk, file) if said),
    )
    return _in_chapters(desk, found) if has_rule(desk.book.events.parts) else found


def _in_chapters(desk: Desk, paper: AnnouncementPaper) -> AnnouncementPaper:
    """Return the announcement with what is looked for first, its chapters and its form."""
    chapters = tuple(_chapters(desk, paper.file))
    return replace(
        paper,
        glance=tuple((label, said) for label, said in _glance(paper.file) if said),
        chapters=tuple(one for one in chapters if one.words or one.days),
        signed=tuple(_signed(desk, paper.file)),
        form=_form(desk, paper.file),
    )


def _glance(file: EventFile) -> Iterator[tuple[str, str]]:
    said = file.announcement
    yield _("Organiser"), said.organiser
    yield _("Dates"), span_words(said.dates)
    yield _("Entry until"), spoken_day(said.closing) if said.closing else ""
    yield _("Fee per player"), amount_words(said.entry_fee)
    less = said.fee_without_board
    yield _("Entry fee without board"), "" if less is None else amount_words(less)
    yield _("Place of play"), said.venue


def _chapters(desk: Desk, file: EventFile) -> Iterator[AnnouncementPart]:
    said, values = file.announcement, desk.values(file.day)
    yield AnnouncementPart(_("Who may take part"), said.eligible)
    yield AnnouncementPart(_("Titles and places"), said.titles)
    yield AnnouncementPart(_("Prizes"), said.prizes)
    yield AnnouncementPart(_("Time control"), said.time_control)
    yield AnnouncementPart(_("Rules"), _rules(desk, said.rules))
    for rule in desk.book.events.parts(values):
        if not values.has(rule, "signs"):
            label, words = spoken(desk, values.say(rule, "part")), said.parts.get(rule, "")
            days = read_timetable(words)
            yield AnnouncementPart(label, "" if days else words, days)


def _rules(desk: Desk, said: str) -> str:
    """Return the rules that are referred to; those of the book by its whole name."""
    return f"{pick(desk.book.names)} ({said})" if said.strip() == desk.book.short else said


def _signed(desk: Desk, file: EventFile) -> Iterator[str]:
    """Yield who signs, as the book words it."""
    values = desk.values(file.day)
    for rule, words in file.announcement.parts.items():
        if values.has(rule, "signs"):
            for line in words.splitlines():
                yield spoken(desk, values.say(rule, "signs", name=line))


def _form(desk: Desk, file: EventFile) -> EntryForm:
    """Return the page by which one enters; groups are those that the event's name has."""
    said, values, events = file.announcement, desk.values(file.day), desk.book.events
    divisions = desk.book.divisions
    groups = groups_in(said.name, divisions.values())
    if not groups and file.kind in divisions:
        groups = (divisions[file.kind].age_group or "",)
    regions = events.regions(file.kind, values) if has_rule(events.regions) else ()
    terms = (
        (spoken(desk, values.say(rule, "form")), said.parts[rule])
        for rule in events.parts(values)
        if values.has(rule, "form") and said.parts.get(rule)
    )
    return EntryForm(span_words(said.dates), said.closing, groups, tuple(regions), tuple(terms))


def span_words(days: Sequence[date]) -> str:
    """Return days, those that follow each other as from the first until the last."""
    ordered = sorted(days)
    return ", ".join(
        spoken_day(first) if first == last else f"{spoken_day(first)} – {spoken_day(last)}"
        for first, last in _runs(ordered)
    )


def _runs(ordered: Iterable[date]) -> list[tuple[date, date]]:
    found: list[tuple[date, date]] = []
    for one in ordered:
        if found and one - found[-1][1] == timedelta(days=1):
            found[-1] = (found[-1][0], one)
        else:
            found.append((one, one))
    return found
