"""Reports to the national register: who came to a club, who left one, whose data changed."""

from collections.abc import Iterator

from league.formatting import day
from league.language import _, ngettext, to_translate
from league.views.columns import Column, Columns, Kind
from league.views.federation_papers import RegisterLine, RegisterPaper, Reported
from reports.described import table_of
from reports.document import Block, Document, Words
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
        name = _("Quarter to {day}").format(day=day(part.last))
        yield table_of(_LINES, part.lines, name=name)


def _what(one: RegisterLine) -> str:
    words = {
        Reported.ARRIVAL: _("arrival"),
        Reported.DEPARTURE: _("departure"),
        Reported.CHANGE: _("changed data"),
    }
    return words[one.what]


_LINES: Columns[RegisterLine] = (
    Column("what", to_translate("What is reported"), _what),
    Column("day", to_translate("Day"), kind=Kind.DAY),
    Column("ident", to_translate("Pass")),
    Column("surname", to_translate("Surname")),
    Column("given_name", to_translate("Given name")),
    Column("born", to_translate("Born"), kind=Kind.DAY),
    Column("club", to_translate("Club no.")),
    Column("club_name", to_translate("Club")),
    Column("kind", to_translate("Kind")),
    Column("nation", to_translate("Citizenship")),
    Column("was", to_translate("Before"), lambda one: ", ".join(one.was)),
    Column("missing", to_translate("Missing"), lambda one: ", ".join(one.missing), strong=True),
)
