"""Certificates: the first teams of a division and the best of each board, the best of an event."""

from collections.abc import Iterator

from league.formatting import day, score
from league.language import _
from league.views.certificates import Certificate, CertificatesPaper, EventCertificatesPaper
from reports.document import Block, Column, Document, NewPage, Signatures, Table, Words
from reports.layouts.season_parts import in_the_name, lines
from reports.words import line_of


def certificates(view: CertificatesPaper) -> Document:
    """Return a list of all that are honoured, then a page for each."""
    return Document(
        title=_("Certificates"),
        under=view.name,
        blocks=(_list(view), *_pages(view)),
        landscape=True,
        **in_the_name(view.head, view.name),
    )


def _honours(view: CertificatesPaper) -> Iterator[tuple[str, str, str]]:
    """Yield who is honoured, for what, and what is to be said beside it."""
    for rank, name in view.teams:
        place = _("Place {place}").format(place=rank)
        yield name, view.title if rank == 1 and view.title else place, ""
    for prize in view.prizes:
        for one in prize.winners:
            best = _("Best on board {board}").format(board=prize.board)
            points = _("{points} points of {games} games")
            told = points.format(points=score(one.points), games=one.games)
            yield one.name, best, line_of(one.team_name, told)


def _list(view: CertificatesPaper) -> Table:
    columns = (Column(_("Name")), Column(_("Honour")), Column(_("Detail")))
    return Table(columns, tuple(_honours(view)))


def _pages(view: CertificatesPaper) -> Iterator[Block]:
    for name, honour, more in _honours(view):
        yield NewPage(landscape=True)
        yield Words(view.head.office.name)
        yield Words(_("Certificate"), large=True)
        yield Words(name, bold=True, large=True)
        yield Words(lines((honour, line_of(view.name, view.head.season), more)), large=True)
        yield Signatures((_("For the federation"), _("League official")))


def event_certificates(view: EventCertificatesPaper) -> Document:
    """Return a list of all that are honoured in an event, then a page for each."""
    columns = (Column(_("Name")), Column(_("Club")), Column(_("Honour")))
    rows = tuple((one.name, one.club, _honour(one)) for one in view.honoured)
    return Document(
        title=_("Certificates"),
        under=view.name,
        blocks=(Table(columns, rows), *_event_pages(view)),
        landscape=True,
        **in_the_name(view.head, view.name),
    )


def _honour(one: Certificate) -> str:
    """Return the title, else the place in the group."""
    return one.title or line_of(_("Place {place}").format(place=one.rank), one.group)


def _event_pages(view: EventCertificatesPaper) -> Iterator[Block]:
    where = line_of(view.venue.partition("\n")[0].partition(",")[0], day(view.day))
    for one in view.honoured:
        yield NewPage(landscape=True)
        yield Words(view.head.office.name, large=True)
        yield Words(_("Certificate"), large=True, above=12)
        yield Words(one.name, bold=True, large=True, above=14)
        if one.club:
            yield Words(one.club, large=True)
        yield Words(_honour(one), bold=True, large=True, above=12)
        yield Words(lines((view.name, where)), large=True, above=12)
        yield Signatures((_("For the federation"), _("Tournament director")))
