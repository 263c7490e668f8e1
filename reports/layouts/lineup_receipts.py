"""The receipts for sealed lineups: their hashes, and after the opening what those come from."""

from collections.abc import Iterator

from league.formatting import clock, day
from league.language import _
from league.views.columns import Kind
from league.views.lineups import LineupReceipts, SideReceipt
from reports import words
from reports.document import Block, Column, Document, Facts, Heading, Table, Words
from reports.layouts import match_words


def layout(view: LineupReceipts) -> Document:
    """Return the receipts of both teams; of one that has handed in nothing a sentence."""
    where = view.occasion
    return Document(
        title=_("Receipts for lineups"),
        over=match_words.over(where),
        under=f"{match_words.under(where)}: {where.home_name} – {where.away_name}",
        foot=match_words.foot(where),
        blocks=(
            match_words.place_and_time(where),
            *(block for side in view.sides for block in _side(side)),
        ),
    )


def _side(side: SideReceipt) -> Iterator[Block]:
    yield Heading(side.team)
    if side.at is None:
        yield Words(_("No lineup was handed in here."))
        return
    when = f"{day(side.at.date())} {clock(side.at.time())}"
    yield Facts(((_("Handed in"), when), (_("By"), side.by)))
    yield Words(_("Hash (SHA-256): {digest}").format(digest=side.digest))
    if not side.rows:
        yield Words(_("The lineup is sealed; nobody can read it before it is opened."))
        return
    columns = (
        Column(_("Board"), Kind.NUMBER, 20),
        Column(_("Pass number"), width=40),
        Column(_("Player")),
    )
    rows = tuple((one.board, one.ident or words.OPEN, one.name) for one in side.rows)
    yield Table(columns, rows, whole=True, close=True)
    sentence = _(
        "Anybody can work the hash out again: it is the SHA-256 of these lines, each ended by a"
        " line feed."
    )
    yield Words(sentence)
    yield Words("\n".join(side.lines), small=True)
