"""Certificates for the first teams of a division and the best of each board."""

from collections.abc import Iterator

from league.forms import score
from league.language import _
from league.views.season_papers import CertificatesPaper
from reports.document import Block, Document, Heading, NewPage, Signatures, Words
from reports.layouts.season_parts import in_the_name, sender
from reports.words import line_of


def certificates(view: CertificatesPaper) -> Document:
    """Return a page for each that is honoured."""
    return Document(
        title=_("Certificates"),
        under=view.name,
        letterhead=sender(view.head),
        audience=_("those who are honoured"),
        blocks=tuple(_pages(view)),
        landscape=True,
        **in_the_name(view.head, view.name),
    )


def _pages(view: CertificatesPaper) -> Iterator[Block]:
    said = [(name, _("Place {place}").format(place=rank), "") for rank, name in view.teams]
    for prize in view.prizes:
        for one in prize.winners:
            best = _("Best on board {board}").format(board=prize.board)
            points = _("{points} points of {games} games")
            told = points.format(points=score(one.points), games=one.games)
            said.append((one.name, best, line_of(one.team_name, told)))
    for number, (name, honour, more) in enumerate(said):
        if number:
            yield NewPage(landscape=True)
        yield Heading(name)
        yield Words(f"{honour}, {line_of(view.name, view.head.season)}", bold=True)
        if more:
            yield Words(more)
        yield Signatures((_("For the federation"),))
