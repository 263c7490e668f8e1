"""The announcement of an event, and the form by which one enters."""

from collections.abc import Iterator

from league.formatting import day
from league.language import _
from league.views.papers_events import AnnouncementPart, EntryForm
from league.views.season_papers import AnnouncementPaper
from reports.document import (
    Block,
    Cell,
    Column,
    Document,
    Facts,
    Heading,
    Lines,
    NewPage,
    Signatures,
    Table,
    Words,
)
from reports.layouts.season_parts import in_the_name, letter, lines

_TICK, _APART = "☐ {}", " · "
"""What one may choose, with a box to be ticked; and what stands between two of them."""


def announcement(view: AnnouncementPaper) -> Document:
    """Return all parts of an announcement, signed by who organises it."""
    issued = view.file.issued
    return Document(
        title=view.file.announcement.name,
        under=view.word if view.chapters else f"{view.word} ({view.citation})",
        place_and_day=day(issued) if issued else "",
        blocks=tuple(_chapters(view)) if view.chapters else (parts_table(view), _by_hand()),
        **letter(view.head, view.file.announcement.name),
    )


def parts_table(view: AnnouncementPaper) -> Table:
    """Return the parts with what is said to each."""
    columns = (Column(_("Detail"), width=48), Column(_("Contents")))
    return Table(columns, ((_("Event"), view.kind), *view.parts))


def _by_hand() -> Signatures:
    return Signatures((_("For the organiser"),))


def _chapters(view: AnnouncementPaper) -> Iterator[Block]:
    """Yield what one looks for first, the chapters, who signs, and the form."""
    yield Facts(view.glance)
    for chapter in view.chapters:
        yield from _chapter(chapter)
    if view.file.issued:
        sentence = _("State of the announcement: {day}")
        yield Words(sentence.format(day=day(view.file.issued)), bold=True)
    yield Words(lines(view.signed)) if view.signed else _by_hand()
    if view.form:
        yield NewPage()
        yield Heading(_("Entry form"))
        yield Words(view.file.announcement.name, bold=True)
        yield from _form(view.form)


def _chapter(chapter: AnnouncementPart) -> Iterator[Block]:
    yield Heading(chapter.label)
    if chapter.words:
        yield Words(chapter.words)
    if chapter.days:
        columns = (Column(_("Day"), width=48), Column(_("Hour"), width=40), Column(_("What")))
        yield Table(columns, tuple(_rows(chapter)), close=True)
    for one in chapter.days:
        if not one.entries:
            yield Words(one.day)


def _rows(chapter: AnnouncementPart) -> Iterator[tuple[Cell | str, ...]]:
    """Yield a row for each hour, the day with the first of them."""
    for one in chapter.days:
        for at, (hour, what) in enumerate(one.entries):
            yield Cell("" if at else one.day, bold=True), hour, what


def entry_form(view: AnnouncementPaper) -> Document:
    """Return the form by which one enters, as a sheet of its own."""
    form = view.form
    return Document(
        title=_("Entry form"),
        under=view.file.announcement.name,
        blocks=tuple(_form(form)) if form else (),
        **in_the_name(view.head, view.file.announcement.name),
    )


def _form(form: EntryForm) -> Iterator[Block]:
    closing = day(form.closing) if form.closing else ""
    yield Facts(
        tuple(one for one in ((_("Dates"), form.days), (_("Entry until"), closing)) if one[1])
    )
    yield Facts(((_("Group"), _ticked(form.groups)),))
    yield Lines((_("Surname, given name"), _("Born on"), _("Club"), _("Rating, national / FIDE")))
    if form.regions:
        yield Facts(((_("Region"), _ticked(form.regions)),))
    choices = (_("qualified or nominated"), _("replacement: plays when called"))
    yield Facts(((_("Enters as"), _ticked(choices)),))
    lodging = (_("with lodging and board"), _("sleeps at home"))
    yield Facts(((_("Lodging"), _ticked(lodging)),))
    yield Lines((_("Address"), _("Phone, also for a call as replacement"), _("E-mail")))
    yield Lines(
        (_("Carer at the venue, with phone"), _("To be known (allergies, medicine, board)"))
    )
    yield Lines((_("Paid on, amount, by whom"),))
    for label, words in form.terms:
        yield Heading(label)
        yield Words(words, small=True)
    who = (_("Place and day"), _("The player"), _("Parent or guardian"), _("For the club"))
    yield Signatures(who)


def _ticked(choices: tuple[str, ...]) -> str:
    return _APART.join(_TICK.format(one) for one in choices)
