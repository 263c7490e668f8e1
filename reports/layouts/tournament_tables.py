"""Standings, cross table, progress of a tournament, and the arithmetic of each criterion."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from league.language import _, to_translate
from league.views.columns import Column, Columns, Kind
from league.views.papers_tournaments import CriterionColumn, TablePaper, TableRow
from reports.described import table_of
from reports.document import Block, Document, Table, Words
from reports.layouts.tournament_parts import (
    bracketed,
    facts,
    marked,
    named,
    people_columns,
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


def standings(view: TablePaper) -> Document:
    """Return the ranking with its criteria."""
    broad = len(view.criteria) > _MOST_UPRIGHT
    names = {one.name: one.name or _("Without a group") for one in view.groups}
    apart = (_standings(view, names[one.name], rows=one.rows) for one in view.groups)
    whole = _standings(view, _("All together") if view.groups else _("Standings"))
    return _paper(view, _("Standings"), *apart, whole, landscape=broad)


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
        yield table_of(_NOTES, rows, name=_("Remarks"))
    yield from small(view.remarks)


_NOTES: Columns[TableRow] = (
    Column("number", to_translate("No."), lambda row: row.who.number, Kind.NUMBER, width=14),
    Column("name", to_translate("Name"), lambda row: named(row.who), width=60),
    Column("note", to_translate("Remark")),
)
"""Who left, and what follows from it; their rows are marked by a shade."""


def _table(view: TablePaper, columns: Columns[TableRow], name: str, **look: Any) -> Table:
    """Return a table of the rows, on grey where a remark tells of one."""
    given = {"shaded": lambda row, _key: bool(row.note), "close": _close(view), **look}
    return table_of(columns, given.pop("rows", view.rows), name=name, **given)


_RANK: Column[TableRow] = Column("rank", to_translate("Rank"), kind=Kind.NUMBER, strong=True)


def _sums(view: TablePaper) -> Columns[TableRow]:
    """Return the columns of points and criteria."""
    criteria = enumerate(view.criteria)
    return (
        _points(view),
        Column("second", to_translate("GP"), kind=Kind.POINTS, spare=True),
        *(
            Column(one.name, one.name, partial(_criterion, at), _kind(one), spoken=True)
            for at, one in criteria
        ),
    )


def _points(view: TablePaper, width: float | None = None) -> Column[TableRow]:
    label = to_translate("MP") if view.head.teams else to_translate("Pts.")
    return Column("points", label, kind=Kind.POINTS, strong=True, width=width)


def _criterion(at: int, row: TableRow) -> int | None:
    return row.criteria[at]


def _kind(criterion: CriterionColumn) -> Kind:
    return _KINDS.get(criterion.per, Kind.NUMBER)


def _people(view: TablePaper, *, club: bool = True) -> Columns[TableRow]:
    return people_columns(lambda row: row.who, teams=view.head.teams, club=club)


def _standings(view: TablePaper, name: str, **rows: Any) -> Table:
    columns: Columns[TableRow] = (
        _RANK,
        *_people(view),
        Column("played", to_translate("Games"), kind=Kind.NUMBER),
        Column("won", "+", kind=Kind.NUMBER),
        Column("drawn", "=", kind=Kind.NUMBER),
        Column("lost", "−", kind=Kind.NUMBER),
        *_sums(view),
    )
    return _table(view, columns, name, **rows)


def cross_table(view: TablePaper) -> Document:
    """Return every result by rank: against each opponent, or round by round."""
    table = _matrix(view) if view.matrix else _by_rounds(view)
    return _paper(view, _("Cross table"), table, landscape=_broad(view))


def _matrix(view: TablePaper) -> Table:
    """Return a column for each opponent; a double round robin has both results in it."""
    columns: Columns[TableRow] = (
        *_named(view),
        *(
            Column(_against(other), str(other.rank or "–"), partial(_met, other), Kind.CENTRED,
                   spoken=True)
            for other in view.rows
        ),
        *_sums(view),
    )  # fmt: skip
    shaded = lambda row, key: bool(row.note) or key == _against(row)  # noqa: E731
    return _table(view, columns, _("Cross table"), shaded=shaded, close=False)


def _named(view: TablePaper, **width: float) -> Columns[TableRow]:
    """Return rank, number and name, with title."""
    name = to_translate("Team") if view.head.teams else to_translate("Name")
    return (
        replace(_RANK, width=width.get("rank")),
        Column("number", to_translate("No."), lambda row: row.who.number, Kind.NUMBER,
               width=width.get("rank")),
        Column("name", name, lambda row: named(row.who), width=width.get("name")),
    )  # fmt: skip


def _against(row: TableRow) -> str:
    return f"against{row.who.number}"


def _met(other: TableRow, row: TableRow) -> str | None:
    marks = [one for one in row.marks if one.opponent == other.who.number]
    return " ".join(bracketed(one, marked(one.mark)) for one in marks) or None


def _by_rounds(view: TablePaper) -> Table:
    """Return a column for each round: the opponent's rank, the colour and the result."""
    return _rounds(view, _("Cross table"), running=False)


def progress(view: TablePaper) -> Document:
    """Return round by round the opponent, the colour, the result and the points after it."""
    table = _rounds(view, _("Progress table"), running=True)
    return _paper(view, _("Progress table"), table, landscape=_broad(view))


def _rounds(view: TablePaper, name: str, *, running: bool) -> Table:
    after = _("Points after round {round}")
    ranks = None if running else {row.who.number: row.rank for row in view.rows}
    rounds: Columns[TableRow] = tuple(
        Column(
            f"round{at + 1}",
            str(at + 1),
            partial(_round, at, ranks),
            Kind.CENTRED,
            small=partial(_total, at) if running else None,
            below=after.format(round=at + 1),
            spoken=True,
        )
        for at in range(view.rounds)
    )
    inner = (*_people(view, club=False), *rounds, *_sums(view))
    if not running:
        return _table(view, (_RANK, *inner), name)
    ordered = sorted(view.rows, key=lambda row: row.who.number or 0)
    return _table(view, (*inner, _RANK), name, rows=ordered)


def _round(at: int, called: Mapping[int | None, int | None] | None, row: TableRow) -> str | None:
    """Return a round; opponents are called by these ranks, else by number."""
    one = row.marks[at]
    return round_mark(one, called.get(one.opponent) if called else one.opponent) or None


def _total(at: int, row: TableRow) -> str:
    return marked(row.marks[at].total)


def arithmetic(view: TablePaper) -> Document:
    """Return the ranking, and how each criterion came to its number."""
    return _paper(view, _("Standings with arithmetic"), _worked(view), landscape=_long(view))


def _worked(view: TablePaper) -> Table:
    columns: Columns[TableRow] = (
        *_named(view, rank=11, name=46),
        _points(view, 12),
        Column("arithmetic", to_translate("Arithmetic"), lambda row: "\n".join(row.arithmetic)),
    )
    return _table(view, columns, _("Arithmetic"), close=True)
