"""A division as a workbook: table, cross table, rounds."""

from openpyxl import Workbook
from openpyxl.utils import get_column_letter

from league.language import _
from league.views import CrossCell, DivisionView, RoundRow
from reports import excel, words
from reports.excel import HALF, WHOLE, Column, Value, put

_UPRIGHT = 13
"""Most results in a row of the cross table on an upright page."""


def book(view: DivisionView) -> Workbook:
    """Return the workbook, one sheet each."""
    made = excel.new_book(f"{view.name} {view.season}")
    _table(view, made)
    _cross(view, made)
    _rounds(view, made)
    return made


def _foot(view: DivisionView) -> str:
    return words.line_of(view.federation, view.season, view.district, view.name)


def _table(view: DivisionView, made: Workbook) -> None:
    sheet = excel.new_sheet(made, _("Table"))
    columns = [
        Column(_("Rank"), WHOLE),
        Column(_("Team")),
        *[Column(label, WHOLE) for label in (_("Played"), "+", "=", "−", _("Match points"))],
        Column(_("Game points"), HALF),
        Column(_("Board points"), HALF),
        Column(_("Remark")),
    ]
    top = excel.title(sheet, _foot(view), view.name, words.state(view))
    excel.head(sheet, top, columns)
    for number, row in enumerate(view.rows, 1):
        values: list[Value] = [row.rank, row.name, row.played, row.won, row.drawn, row.lost]
        board_points = row.board_points / 2 if view.with_board_points else None
        values += [row.match_points, row.game_points / 2, board_points, row.note]
        excel.line(sheet, top + number, columns, values)
    excel.finish(sheet, top, top + len(view.rows), _foot(view))
    for number, line in enumerate(words.remarks(view), top + len(view.rows) + 2):
        put(sheet, number, 1, line)


def _cross(view: DivisionView, made: Workbook) -> None:
    """Write a column per opponent and meeting, so that every result is a number."""
    sheet = excel.new_sheet(made, _("Cross table"))
    meetings = max((len(cells) for row in view.cross for cells in row), default=1) or 1
    opponents = [row.rank for row in view.rows for _meeting in range(meetings)]
    columns = [Column("", WHOLE), Column(_("Team"))]
    columns += [Column(label, HALF, centred=True) for label in opponents]
    top = excel.title(sheet, _foot(view), _("Cross table"), f"{view.name}, {words.state(view)}")
    excel.head(sheet, top, columns)
    for number, (row, cross) in enumerate(zip(view.rows, view.cross, strict=True), 1):
        results = [value for cells in cross for value in _results(cells, meetings)]
        excel.line(sheet, top + number, columns, [row.rank, row.name, *results])
        own = 3 + (number - 1) * meetings
        for column in range(own, own + meetings):
            sheet.cell(top + number, column).fill = excel.FILLED
    excel.finish(sheet, top, top + len(view.rows), _foot(view), broad=len(opponents) > _UPRIGHT)
    sheet.freeze_panes = f"{get_column_letter(3)}{top + 1}"


def _results(cells: tuple[CrossCell, ...], meetings: int) -> list[Value]:
    """Return the game points of each meeting, empty where there was none."""
    points: list[Value] = [cell.game_points / 2 for cell in cells]
    return points + [None] * (meetings - len(points))


def _rounds(view: DivisionView, made: Workbook) -> None:
    sheet = excel.new_sheet(made, _("Rounds"))
    columns = [
        Column(_("Round"), WHOLE),
        Column(_("Date")),
        Column(_("Home")),
        Column(_("Visitors")),
        Column(_("Home points"), HALF),
        Column(_("Away points"), HALF),
        Column(_("State")),
    ]
    top = excel.title(sheet, _foot(view), _("Rounds"), view.name)
    excel.head(sheet, top, columns)
    for number, row in enumerate(view.rounds, 1):
        excel.line(sheet, top + number, columns, _match(row))
    excel.finish(sheet, top, top + len(view.rounds), _foot(view))


def _match(row: RoundRow) -> list[Value]:
    home, away = (None, None) if row.game_points is None else row.game_points
    state = words.match_status(row.status)
    return [
        row.round,
        row.day,
        row.home_name,
        row.away_name,
        None if home is None else home / 2,
        None if away is None else away / 2,
        state,
    ]
