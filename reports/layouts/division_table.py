"""A division's table, cross table, progress and rounds."""

from collections.abc import Iterator, Sequence

from league.language import _
from league.views.columns import Kind
from league.views.divisions import CrossCell, RoundRow, standing_columns
from league.views.season_papers import TablePaper
from reports import words
from reports.described import table_of
from reports.document import Block, Cell, Column, Document, NewPage, Table, Words
from reports.layouts.season_parts import in_the_name

UPRIGHT = 13
"""Most results in a row of the cross table on an upright page."""
PLACE = 7.0
"""Width in millimetres of the rank after a round."""


def division_table(view: TablePaper) -> Document:
    """Return the table with all that belongs to it."""
    division = view.division
    return Document(
        title=division.name,
        under=words.line_of(words.state(division), division.district),
        blocks=tuple(_blocks(view)),
        **in_the_name(view.head, division.name),
    )


def _blocks(view: TablePaper) -> Iterator[Block]:
    division = view.division
    if division.rows:
        yield table_of(standing_columns(division), division.rows, name=_("Table"))
    else:
        yield Words(_("There is no team."))
    for line in words.remarks(division):
        yield Words(line, small=True)
    broad = len(division.rows) * _meetings(view) > UPRIGHT
    if division.rows:
        if broad:
            yield NewPage(landscape=True)
        yield _cross(view)
        if broad and (view.rounds or division.rounds):
            yield NewPage()
    if view.rounds:
        yield _progress(view)
    if division.rounds:
        yield _rounds(view)


def _meetings(view: TablePaper) -> int:
    return max((len(cells) for row in view.division.cross for cells in row), default=1) or 1


def _cross(view: TablePaper) -> Table:
    """Return a column per opponent and meeting, so that every result is a number."""
    rows, meetings = view.division.rows, _meetings(view)
    opponents = [str(row.rank) for row in rows for _meeting in range(meetings)]
    columns = (
        Column("", Kind.NUMBER, 8),
        Column(_("Team")),
        *(Column(label, Kind.SCORE) for label in opponents),
    )
    crosses = zip(rows, view.division.cross, strict=True)
    found = tuple(
        (Cell(row.rank, bold=True), Cell(row.name), *_line(cross, at, meetings))
        for at, (row, cross) in enumerate(crosses)
    )
    return Table(columns, found, name=_("Cross table"), whole=True, close=len(opponents) > UPRIGHT)


def _line(cross: Sequence[tuple[CrossCell, ...]], own: int, meetings: int) -> Iterator[Cell]:
    for place, cells in enumerate(cross):
        yield from _results(cells, meetings, itself=place == own)


def _results(cells: tuple[CrossCell, ...], meetings: int, *, itself: bool) -> Iterator[Cell]:
    """Yield the points of each meeting; ``…`` below one whose boards wait for their results."""
    for cell in cells:
        yield Cell(cell.game_points, below="…" if cell.unfinished else "")
    for _missing in range(meetings - len(cells)):
        yield Cell(None, shaded=itself)


def _progress(view: TablePaper) -> Table:
    columns = (
        Column(_("Rank"), Kind.NUMBER, 12),
        Column(_("Team")),
        *(Column(str(number), Kind.NUMBER, PLACE) for number in view.rounds),
    )
    rows = tuple((row.rank, row.name, *row.ranks) for row in view.progress)
    return Table(columns, rows, name=_("Rank after each round"), whole=True)


def _rounds(view: TablePaper) -> Table:
    columns = (
        Column(_("Round"), Kind.NUMBER, 14),
        Column(_("Date"), Kind.DAY, 23),
        Column(_("Home")),
        Column(_("Visitors")),
        Column(_("Home points"), Kind.SCORE),
        Column(_("Away points"), Kind.SCORE),
        Column(_("State")),
    )
    rows = tuple(map(_match, view.division.rounds))
    if any(row[-1].value for row in rows):
        return Table(columns, rows, name=_("Rounds"))
    return Table(columns[:-1], tuple(row[:-1] for row in rows), name=_("Rounds"))


def _match(row: RoundRow) -> tuple[Cell, ...]:
    home, away = (None, None) if row.game_points is None else row.game_points
    state = words.match_status(row.status, annulled=row.annulled)
    values = (row.round, row.day, row.home_name, row.away_name, home, away, state)
    return tuple(Cell(value, shaded=row.round % 2 == 0) for value in values)
