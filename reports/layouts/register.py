"""Reports to the national register: who came to a club, who left one, whose data changed."""

from collections.abc import Iterator

from league.formatting import day
from league.language import _, ngettext
from league.views.columns import Kind, Value
from league.views.federation_papers import RegisterLine, RegisterPaper, RegisterPart, Reported
from reports.document import Block, Cell, Column, Document, Table, Words
from reports.words import line_of


def register(view: RegisterPaper) -> Document:
    """Return a list for each span in which there is something to report."""
    return Document(
        title=_("Report to the national register"),
        over=line_of(view.federation, view.season),
        foot=line_of(view.federation, view.season),
        blocks=tuple(_blocks(view)),
        landscape=True,
    )


def _blocks(view: RegisterPaper) -> Iterator[Block]:
    parts = [one for one in view.parts if one.lines]
    missing = sum(bool(line.missing) for part in parts for line in part.lines)
    if missing:
        words = ngettext(
            "{n} registration lacks data; the last column says which.",
            "{n} registrations lack data; the last column says which.",
            missing,
        )
        yield Words(words.format(n=missing), bold=True)
    if not parts:
        yield Words(_("There is nothing to report."))
    for part in parts:
        yield Words(_("To be reported by {day}").format(day=day(part.due)), small=True)
        yield _table(part)


def _table(part: RegisterPart) -> Table:
    columns = (
        Column(_("What is reported")),
        Column(_("Day"), Kind.DAY),
        Column(_("Pass")),
        Column(_("Surname")),
        Column(_("Given name")),
        Column(_("Born"), Kind.DAY),
        Column(_("Club no.")),
        Column(_("Club")),
        Column(_("Kind")),
        Column(_("Citizenship")),
        Column(_("Before")),
        Column(_("Missing")),
    )
    name = _("Quarter to {day}").format(day=day(part.last))
    return Table(columns, tuple(_row(one) for one in part.lines), name=name)


def _row(one: RegisterLine) -> tuple[Value | Cell, ...]:
    words = {
        Reported.ARRIVAL: _("arrival"),
        Reported.DEPARTURE: _("departure"),
        Reported.CHANGE: _("changed data"),
    }
    return (
        words[one.what],
        one.day,
        one.ident,
        one.surname,
        one.given_name,
        one.born,
        one.club,
        one.club_name,
        one.kind,
        one.nation,
        ", ".join(one.was),
        Cell(", ".join(one.missing), bold=True),
    )
