"""A division's table and its rounds."""

from collections.abc import Iterator

from league.language import _
from league.views import DivisionView, RoundRow, StandingRow
from reports import words
from reports.document import Block, Cell, Column, Document, Kind, Table, Value, Words


def layout(view: DivisionView) -> Document:
    """Return the table with the results of all rounds."""
    return Document(
        title=view.name,
        over=words.line_of(view.federation, view.season),
        under=words.state(view),
        foot=words.line_of(view.federation, view.season, view.name),
        blocks=(*_blocks(view),),
    )


def _blocks(view: DivisionView) -> Iterator[Block]:
    yield _table(view)
    for line in words.remarks(view):
        yield Words(line, small=True)
    yield _rounds(view)


def _table(view: DivisionView) -> Table:
    columns = [Column(_("Rank"), Kind.NUMBER), Column(_("Team"))]
    labels = (_("Played"), "+", "=", "−", _("Match points"))
    columns += [Column(label, Kind.NUMBER) for label in labels]
    columns.append(Column(_("Game points"), Kind.SCORE))
    if view.with_board_points:
        columns.append(Column(_("Board points"), Kind.SCORE))
    columns.append(Column(_("Remark")))
    rows = tuple(_row(row, board_points=view.with_board_points) for row in view.rows)
    return Table((*columns,), rows, _("Table"))


def _row(row: StandingRow, *, board_points: bool) -> tuple[Value | Cell, ...]:
    values: list[Value | Cell] = [row.rank, Cell(row.name, bold=row.rank == 1)]
    values += [row.played, row.won, row.drawn, row.lost, row.match_points, row.game_points]
    return (*values, *([row.board_points] if board_points else []), row.note)


def _rounds(view: DivisionView) -> Table:
    columns = (
        Column(_("Round"), Kind.NUMBER),
        Column(_("Date"), Kind.DAY),
        Column(_("Home")),
        Column(_("Visitors")),
        Column(_("Home points"), Kind.SCORE),
        Column(_("Away points"), Kind.SCORE),
        Column(_("State")),
    )
    return Table(columns, tuple(_match(row) for row in view.rounds), _("Rounds"))


def _match(row: RoundRow) -> tuple[Value, ...]:
    points = row.game_points or (None, None)
    names = row.home_name, row.away_name
    return (row.round, row.day, *names, *points, words.match_status(row.status))
