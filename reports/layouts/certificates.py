"""Certificates for the first teams of a division and the best of each board."""

from collections.abc import Iterator

from league.formatting import score
from league.language import _
from league.views.season_papers import CertificatesPaper
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
        yield name, _("Place {place}").format(place=rank), ""
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
