"""Scorers and boards of a division."""

from league.language import _
from league.views.columns import Kind, Value
from league.views.season_papers import FiguresPaper
from league.views.statistics import BoardsRow, ScorerRow
from reports.document import Block, Cell, Column, Document, Table, Words
from reports.layouts.season_parts import in_the_name


def scorers(view: FiguresPaper) -> Document:
    """Return who won most over the board."""
    columns = (
        Column(_("Rank"), Kind.NUMBER),
        Column(_("Name")),
        Column(_("Team")),
        Column(view.figures.rating_name, Kind.NUMBER),
        Column(_("Games"), Kind.NUMBER),
        Column(_("Points"), Kind.POINTS),
        Column("%", Kind.NUMBER),
    )
    table = Table(columns, tuple(map(_scorer, view.figures.scorers)))
    return _document(view, _("Best scorers"), table)


def _scorer(row: ScorerRow) -> tuple[Value | Cell, ...]:
    points = Cell(row.points, bold=True)
    percent = round(row.percent)
    return (row.rank, row.name, row.team_name, row.rating, row.games, points, percent)


def boards(view: FiguresPaper) -> Document:
    """Return what each team won at each board, forfeits counted."""
    rows = view.figures.boards
    size = max((len(row.boards) for row in rows), default=0)
    columns = (
        Column(_("Rank"), Kind.NUMBER),
        Column(_("Team")),
        *(Column(str(board), Kind.POINTS) for board in range(1, size + 1)),
        Column(_("Sum"), Kind.POINTS),
    )
    table = Table(columns, tuple(map(_boards, rows)))
    return _document(view, _("Points by board"), table)


def _boards(row: BoardsRow) -> tuple[Value | Cell, ...]:
    points = tuple(one.points if one.matches else None for one in row.boards)
    whole = Cell(sum(one.points for one in row.boards), bold=True)
    return (row.rank, row.name, *points, whole)


def _document(view: FiguresPaper, title: str, table: Table) -> Document:
    nothing = Words(_("Nothing has been played yet."))
    blocks: tuple[Block, ...] = (table,) if table.rows else (nothing,)
    return Document(
        title=title, under=view.name, blocks=blocks, **in_the_name(view.head, view.name)
    )
