"""Scorers and boards of a division."""

from league.language import _
from league.views.season_papers import FiguresPaper
from league.views.statistics import board_columns, scorer_columns
from reports.described import table_of
from reports.document import Block, Document, Table, Words
from reports.layouts.season_parts import in_the_name


def scorers(view: FiguresPaper) -> Document:
    """Return who won most over the board."""
    table = table_of(scorer_columns(view.figures), view.figures.scorers)
    return _document(view, _("Best scorers"), table)


def boards(view: FiguresPaper) -> Document:
    """Return what each team won at each board, forfeits counted."""
    rows = view.figures.boards
    size = max((len(row.boards) for row in rows), default=0)
    return _document(view, _("Points by board"), table_of(board_columns(size), rows))


def _document(view: FiguresPaper, title: str, table: Table) -> Document:
    nothing = Words(_("Nothing has been played yet."))
    blocks: tuple[Block, ...] = (table,) if table.rows else (nothing,)
    return Document(
        title=title, under=view.name, blocks=blocks, **in_the_name(view.head, view.name)
    )
