"""The announcement of an event."""

from league.formatting import day
from league.language import _
from league.views.season_papers import AnnouncementPaper
from reports.document import Column, Document, Signatures, Table
from reports.layouts.season_parts import letter


def announcement(view: AnnouncementPaper) -> Document:
    """Return all parts of an announcement, signed by who organises it."""
    issued = view.file.issued
    return Document(
        title=view.file.announcement.name,
        under=f"{view.word} ({view.citation})",
        place_and_day=day(issued) if issued else "",
        blocks=(parts_table(view), Signatures((_("For the organiser"),))),
        **letter(view.head, view.file.announcement.name),
    )


def parts_table(view: AnnouncementPaper) -> Table:
    """Return the parts with what is said to each."""
    columns = (Column(_("Detail"), width=48), Column(_("Contents")))
    return Table(columns, ((_("Event"), view.kind), *view.parts))
