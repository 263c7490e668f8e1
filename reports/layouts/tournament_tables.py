"""Standings, cross table, progress of a tournament, and the arithmetic of each criterion."""

from collections.abc import Iterator, Mapping, Sequence

from league.language import _
from league.views.columns import Kind, Value
from league.views.papers_tournaments import CriterionColumn, CrossMark, TablePaper, TableRow
from reports.document import Block, Cell, Column, Document, Table, Words
from reports.layouts.tournament_parts import (
    Shown,
    bracketed,
    cells,
    columns_of,
    facts,
    heads,
    marked,
    named,
    round_mark,
    small,
    tournament_paper,
)

_KINDS = {2: Kind.POINTS, 4: Kind.QUARTERS}
"""How a criterion's numbers are written, by how many of its unit make one."""
_MANY = 24
"""Rows from which a list stands close, so that its pages are few."""
_MOST_UPRIGHT = 5
"""Criteria that fit beside names on a page that is not turned."""
Row = tuple[Value | Cell, ...]


def standings(view: TablePaper) -> Document:
    """Return the ranking with its criteria."""
    broad = len(view.criteria) > _MOST_UPRIGHT
    return _paper(view, _("Standings"), _standings(view), landscape=broad)


def _paper(view: TablePaper, title: str, *tables: Table, landscape: bool) -> Document:
    return tournament_paper(view.head, title, _blocks(view, tables), landscape=landscape)


def _close(view: TablePaper) -> bool:
    return len(view.rows) > _MANY


def _broad(view: TablePaper) -> bool:
    return _long(view) or len(view.criteria) > 2


def _long(view: TablePaper) -> bool:
    return view.rounds > 5


def _blocks(view: TablePaper, tables: Sequence[Table]) -> Iterator[Block]:
    yield Words(view.state, bold=True)
    yield from facts(view.head)
    yield from tables
    if rows := [row for row in view.rows if row.note]:
        yield _notes(rows)
    yield from small(view.remarks)


def _notes(rows: Sequence[TableRow]) -> Table:
    """Return who left, and what follows from it; their rows are marked by a shade."""
    columns = (Column(_("No."), Kind.NUMBER, 14), Column(_("Name"), width=60), Column(_("Remark")))
    told = tuple((row.who.number, named(row.who), row.note) for row in rows)
    return Table(columns, told, name=_("Remarks"))


def _shaded(row: TableRow, values: Sequence[Value | Cell]) -> Row:
    """Return a row's values, on grey where a remark tells of him."""
    if not row.note:
        return tuple(values)
    return tuple(
        Cell(one.value, one.below, one.bold, shaded=True)
        if isinstance(one, Cell)
        else Cell(one, shaded=True)
        for one in values
    )


def _sums(view: TablePaper) -> tuple[Column, ...]:
    """Return the columns of points and criteria."""
    points = [Column(_("MP") if view.head.teams else _("Pts."), Kind.POINTS)]
    if _with_games(view):
        points.append(Column(_("GP"), Kind.POINTS))
    return (*points, *(Column(one.name, _kind(one)) for one in view.criteria))


def _with_games(view: TablePaper) -> bool:
    return any(row.second is not None for row in view.rows)


def _kind(criterion: CriterionColumn) -> Kind:
    return _KINDS.get(criterion.per, Kind.NUMBER)


def _summed(view: TablePaper, row: TableRow) -> Row:
    second = [row.second] if _with_games(view) else []
    return (Cell(row.points, bold=True), *second, *row.criteria)


def _standings(view: TablePaper) -> Table:
    shown = columns_of([row.who for row in view.rows], teams=view.head.teams)
    columns = (
        Column(_("Rank"), Kind.NUMBER),
        *heads(shown),
        *(Column(label, Kind.NUMBER) for label in (_("Games"), "+", "=", "−")),
        *_sums(view),
    )
    rows = tuple(
        _shaded(
            row,
            (
                Cell(row.rank, bold=True),
                *cells(shown, row.who),
                *(row.played, row.won, row.drawn, row.lost),
                *_summed(view, row),
            ),
        )
        for row in view.rows
    )
    return Table(columns, rows, name=_("Standings"), close=_close(view))


def cross_table(view: TablePaper) -> Document:
    """Return every result by rank: against each opponent, or round by round."""
    table = _matrix(view) if view.matrix else _by_rounds(view)
    return _paper(view, _("Cross table"), table, landscape=_broad(view))


def _matrix(view: TablePaper) -> Table:
    """Return a column for each opponent; a double round robin has both results in it."""
    numbers = [str(row.rank or "–") for row in view.rows]
    columns = (
        Column(_("Rank"), Kind.NUMBER),
        Column(_("No."), Kind.NUMBER),
        Column(_("Team") if view.head.teams else _("Name")),
        *(Column(number, Kind.CENTRED) for number in numbers),
        *_sums(view),
    )
    rows = tuple(
        _shaded(
            row,
            (
                Cell(row.rank, bold=True),
                row.who.number,
                named(row.who),
                *(_met(row, other.who.number) for other in view.rows),
                *_summed(view, row),
            ),
        )
        for row in view.rows
    )
    return Table(columns, rows, name=_("Cross table"))


def _met(row: TableRow, opponent: int | None) -> Cell:
    met = [bracketed(one, marked(one.mark)) for one in row.marks if one.opponent == opponent]
    return Cell(" ".join(met) or None, shaded=opponent == row.who.number)


def _by_rounds(view: TablePaper) -> Table:
    """Return a column for each round: the opponent's rank, the colour and the result."""
    return _rounds(view, _("Cross table"), running=False)


def progress(view: TablePaper) -> Document:
    """Return round by round the opponent, the colour, the result and the points after it."""
    table = _rounds(view, _("Progress table"), running=True)
    return _paper(view, _("Progress table"), table, landscape=_broad(view))


def _rounds(view: TablePaper, name: str, *, running: bool) -> Table:
    shown = columns_of([row.who for row in view.rows], teams=view.head.teams, club=False)
    after = _("Points after round {round}")
    columns = (
        *([] if running else [Column(_("Rank"), Kind.NUMBER)]),
        *heads(shown),
        *(
            Column(str(number), Kind.CENTRED, below=after.format(round=number))
            for number in range(1, view.rounds + 1)
        ),
        *_sums(view),
        *([Column(_("Rank"), Kind.NUMBER)] if running else []),
    )
    if running:
        ordered = sorted(view.rows, key=lambda row: row.who.number or 0)
        rows = (_shaded(row, (*_line(view, row, shown), _rank(row))) for row in ordered)
    else:
        ranks = {row.who.number: row.rank for row in view.rows}
        rows = (_shaded(row, (_rank(row), *_line(view, row, shown, ranks))) for row in view.rows)
    return Table(columns, tuple(rows), name, close=_close(view))


def _rank(row: TableRow) -> Cell:
    return Cell(row.rank, bold=True)


def _line(
    view: TablePaper,
    row: TableRow,
    shown: Sequence[Shown],
    ranks: Mapping[int | None, int | None] | None = None,
) -> Row:
    """Return a participant's rounds; opponents are called by these ranks, else by number."""
    rounds = (_round(one, ranks) for one in row.marks)
    return (*cells(shown, row.who), *rounds, *_summed(view, row))


def _round(one: CrossMark, called: Mapping[int | None, int | None] | None) -> Cell:
    """Return a round: with opponents' ranks, or with their numbers and the score after it."""
    if called is None:
        return Cell(round_mark(one, one.opponent) or None, below=marked(one.total))
    return Cell(round_mark(one, called.get(one.opponent)) or None)


def arithmetic(view: TablePaper) -> Document:
    """Return the ranking, and how each criterion came to its number."""
    return _paper(view, _("Standings with arithmetic"), _worked(view), landscape=_long(view))


def _worked(view: TablePaper) -> Table:
    columns = (
        Column(_("Rank"), Kind.NUMBER, 11),
        Column(_("No."), Kind.NUMBER, 11),
        Column(_("Team") if view.head.teams else _("Name"), width=46),
        Column(_("MP") if view.head.teams else _("Pts."), Kind.POINTS, 12),
        Column(_("Arithmetic")),
    )
    rows = tuple(
        _shaded(
            row,
            (
                Cell(row.rank, bold=True),
                row.who.number,
                named(row.who),
                Cell(row.points, bold=True),
                "\n".join(row.arithmetic),
            ),
        )
        for row in view.rows
    )
    return Table(columns, rows, name=_("Arithmetic"), close=True)
