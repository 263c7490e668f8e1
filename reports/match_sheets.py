"""The match report as a workbook: boards, findings, fees."""

from openpyxl import Workbook
from openpyxl.styles import Alignment
from openpyxl.worksheet.worksheet import Worksheet

from league.language import _
from league.views import BoardView, MatchView, SeatView
from reports import excel, words
from reports.excel import HALF, PLAIN, WHOLE, Column, Value, put


def book(view: MatchView) -> Workbook:
    """Return the workbook, one sheet each."""
    made = excel.new_book(f"{view.home_name} – {view.away_name}")
    _boards(view, excel.new_sheet(made, _("Boards")))
    _findings(view, excel.new_sheet(made, _("Findings")))
    _fees(view, excel.new_sheet(made, _("Fees")))
    return made


def _foot(view: MatchView) -> str:
    return words.line_of(view.federation, view.season, words.place(view))


def _title(view: MatchView, sheet: Worksheet, words_here: str) -> int:
    return excel.title(sheet, _foot(view), words_here, f"{view.home_name} – {view.away_name}")


def _boards(view: MatchView, sheet: Worksheet) -> None:
    row = _details(view, sheet, _title(view, sheet, _("Match report")))
    columns = _board_columns(view)
    excel.head(sheet, row, columns)
    top = row
    for board in view.boards:
        row += 1
        excel.line(sheet, row, columns, _board(view, board))
        if words.differs(board):
            for column in (9, 10):
                sheet.cell(row, column).fill = excel.WARM
    for label, pair in _sums(view):
        row += 1
        put(sheet, row, 5, label).font = excel.font(10, bold=True)
        sheet.cell(row, 5).alignment = Alignment("left", "center", indent=1)
        for column, (value, form) in zip((9, 10), pair, strict=True):
            cell = put(sheet, row, column, value, form)
            cell.font, cell.alignment = (excel.font(10, bold=True), Alignment("center", "center"))
    _captains(view, sheet, row + 2)
    excel.finish(sheet, top, row, _foot(view), broad=True)


def _details(view: MatchView, sheet: Worksheet, row: int) -> int:
    """Write what the match is, label beside value; return the row of the boards' header."""
    facts: list[tuple[str, Value]] = [
        (_("Round"), view.round),
        (_("Date"), view.day),
        (_("Start"), view.start),
        (_("Venue"), view.venue),
        (_("Rule book"), view.rulebook),
        *((_("Decision"), line) for line in view.decision.splitlines()),
    ]
    return _facts(sheet, row, facts) + 1


def _facts(sheet: Worksheet, row: int, facts: list[tuple[str, Value]]) -> int:
    """Write labels and values below each other; return the next row."""
    for label, value in facts:
        put(sheet, row, 1, label).font = excel.font(9, color=excel.GREY)
        cell = put(sheet, row, 5, value)
        cell.font, cell.alignment = excel.font(10), Alignment("left", indent=1)
        row += 1
    return row


def _board_columns(view: MatchView) -> list[Column]:
    player = [Column(_("Mark")), Column(_("Pass no.")), Column(_("Name"))]
    player.append(Column(view.rating_name, WHOLE))
    results = [
        Column(_("Home result"), HALF, centred=True),
        Column(_("Away result"), HALF, centred=True),
        Column(_("Home counts"), HALF, centred=True),
        Column(_("Away counts"), HALF, centred=True),
    ]
    colour = Column(_("Colour"), centred=True)
    ends = [Column(_("Played on")), Column(_("Remark")), Column(_("Findings"))]
    return [Column(_("Board"), WHOLE), colour, *player, *results, colour, *player, *ends]


def _board(view: MatchView, board: BoardView) -> list[Value]:
    colours = (_("W"), _("B")) if board.home_is_white else (_("B"), _("W"))
    numbers = {finding.key: str(place) for place, finding in enumerate(view.findings, 1)}
    found = ", ".join(numbers[key] for key in board.findings if key in numbers)
    played = (None, None) if board.played is None else (board.played[0] / 2, board.played[1] / 2)
    late = {"home": _("home came late"), "away": _("away came late")}
    remark = ", ".join(said for side, said in late.items() if words.late(board, side))
    return [
        board.number,
        colours[0],
        *_player(board.home),
        *played,
        *_counted(board),
        colours[1],
        *_player(board.away),
        board.played_on,
        remark,
        found,
    ]


def _player(seat: SeatView | None) -> list[Value]:
    if seat is None:
        return [None, None, None, None]
    name = f"{seat.title} {seat.name}" if seat.title else seat.name
    return [words.marks(seat), seat.ident, name, seat.rating]


def _counted(board: BoardView) -> list[Value]:
    """Return the points that count; ``K`` where nobody sat, nothing where nothing is known."""
    seats = (board.home, board.away)
    if board.open or not words.known(board):
        return [None, None]
    return [
        words.EMPTY if seat is None else half / 2
        for seat, half in zip(seats, board.counted, strict=True)
    ]


def _sums(view: MatchView) -> list[tuple[str, list[tuple[Value, str]]]]:
    games = [(half / 2, HALF) for half in view.game_points]
    earned = [(number, WHOLE) for number in view.match_points]
    rows: list[tuple[str, list[tuple[Value, str]]]] = []
    rows += [(_("Game points"), [*games])] if view.scored else []
    rows += [(_("Match points"), [*earned])] if view.settled else []
    return rows


def _captains(view: MatchView, sheet: Worksheet, row: int) -> None:
    """Write who reported and when, and which gaps were paid in cash."""
    for side, label in enumerate((_("Home captain"), _("Away captain"))):
        facts: list[tuple[str, Value]] = [
            (label, view.captains[side]),
            (_("Reported"), view.reported[side]),
            (_("Gaps paid in cash"), ", ".join(str(board) for board in view.gaps_paid[side])),
        ]
        row = _facts(sheet, row, facts) + 1


def _findings(view: MatchView, sheet: Worksheet) -> None:
    row = _title(view, sheet, _("Findings"))
    columns = [
        Column(_("No."), WHOLE),
        Column(_("Paragraph")),
        Column(_("Consequence")),
        Column(_("Team")),
        Column(_("Board"), WHOLE),
        Column(_("Pass no.")),
        Column(_("Finding")),
        Column(_("State")),
        Column(_("Reason")),
    ]
    excel.head(sheet, row, columns)
    for number, finding in enumerate(view.findings, 1):
        values: list[Value] = [
            number,
            finding.citation,
            finding.explanation.consequence_citation,
            words.side_name(view, finding.side),
            finding.board,
            finding.player,
            finding.sentence,
            words.finding_state(finding.state),
            finding.reason,
        ]
        excel.line(sheet, row + number, columns, values)
    excel.finish(sheet, row, row + len(view.findings), _foot(view), broad=True)


def _fees(view: MatchView, sheet: Worksheet) -> None:
    row = _title(view, sheet, _("Fees"))
    columns = [
        Column(_("Paragraph")),
        Column(_("Board"), WHOLE),
        Column(_("Owed by")),
        Column(_("To")),
        Column(_("Amount"), excel.money_format()),
        Column(_("Paid in cash"), PLAIN, centred=True),
        Column(_("State")),
    ]
    excel.head(sheet, row, columns)
    for number, fee in enumerate(view.fees, 1):
        values: list[Value] = [
            fee.citation,
            fee.board,
            words.side_name(view, fee.side),
            words.receiver(view, fee),
            fee.cents / 100,
            _("yes") if fee.paid else _("no"),
            words.fee_state(fee),
        ]
        excel.line(sheet, row + number, columns, values)
    excel.finish(sheet, row, row + len(view.fees), _foot(view), broad=True)
