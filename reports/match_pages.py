"""The match report as pages: score, boards, and what ``match_rulings`` puts below them.

The marks before the pass number are those of the rule book.
"""

from reportlab.lib.enums import TA_CENTER, TA_RIGHT
from reportlab.lib.units import mm
from reportlab.platypus import Flowable, Paragraph, Spacer, Table

from league.forms import clock, day, pair
from league.language import _
from league.views import BoardView, MatchView, SeatView
from reports import match_rulings, pdf, words
from reports.pdf import ACCENT, GREY, LINE, TINT, WARM, plain, small, style, text

_BOARDS = [w * mm for w in (8, 47, 12, 6, 18, 18, 6, 47, 12)]
_BOLD = style(8.6, bold=True, align=TA_CENTER)


def cover(view: MatchView) -> pdf.Cover:
    """Return the file's title and the words of the foot."""
    title = _("Match report {home} – {away}").format(home=view.home_name, away=view.away_name)
    return pdf.Cover(title, words.line_of(view.federation, view.season, words.place(view)))


def story(view: MatchView) -> list[Flowable]:
    """Return the report from top to bottom."""
    return [
        *_title(view),
        _score(view),
        _details(view),
        _boards(view),
        *_legend(view),
        *match_rulings.story(view),
    ]


def _title(view: MatchView) -> list[Flowable]:
    return [
        text(words.line_of(view.federation, view.season), style(8, colour=GREY)),
        text(_("Match report"), style(19, bold=True, colour=ACCENT)),
        text(words.place(view), style(11, after=4 * mm)),
    ]


def _score(view: MatchView) -> Table:
    points = _("match points {points}").format(
        points=f"{view.match_points[0]} : {view.match_points[1]}"
    )
    middle = [
        text(
            pair(view.game_points) if view.scored else "– : –",
            style(20, bold=True, align=TA_CENTER),
        ),
        text(points if view.settled else "", pdf.LABEL_CENTRED),
        text(words.match_status(view.status), style(7.5, colour=ACCENT, align=TA_CENTER)),
    ]
    home = text(view.home_name, style(12.5, bold=True))
    away = text(view.away_name, style(12.5, bold=True, align=TA_RIGHT))
    look = [
        ("VALIGN", (0, 0), (-1, -1), "MIDDLE"),
        ("BACKGROUND", (0, 0), (-1, -1), TINT),
        ("LINEABOVE", (0, 0), (-1, 0), 1.2, ACCENT),
        ("TOPPADDING", (0, 0), (-1, -1), 3 * mm),
        ("BOTTOMPADDING", (0, 0), (-1, -1), 3 * mm),
    ]
    return pdf.table([[home, middle, away]], [64 * mm, 46 * mm, 64 * mm], look)


def _details(view: MatchView) -> Table:
    """Return date, start, venue and rule book, each under its label."""
    facts = (
        (_("Date"), day(view.day)),
        (_("Start"), clock(view.start) if view.start else "–"),
        (_("Venue"), view.venue or "–"),
        (_("Rule book"), view.rulebook or "–"),
    )
    cells = [[text(label, pdf.LABEL), text(fact, pdf.BODY)] for label, fact in facts]
    look = [
        ("VALIGN", (0, 0), (-1, -1), "TOP"),
        ("TOPPADDING", (0, 0), (-1, -1), 3 * mm),
        ("BOTTOMPADDING", (0, 0), (-1, -1), 4 * mm),
    ]
    return pdf.table([cells], [30 * mm, 20 * mm, 84 * mm, 40 * mm], look)


def _boards(view: MatchView) -> Table:
    numbers = {finding.key: str(place) for place, finding in enumerate(view.findings, 1)}
    rows = [_boards_head(view)]
    rows += [_board(board, numbers) for board in view.boards]
    rows += _sums(view)
    last = len(view.boards)
    look = [
        ("VALIGN", (0, 0), (-1, -1), "TOP"),
        ("VALIGN", (0, 0), (-1, 0), "BOTTOM"),
        ("LEFTPADDING", (0, 0), (-1, -1), 1.5 * mm),
        ("RIGHTPADDING", (0, 0), (-1, -1), 1.5 * mm),
        ("TOPPADDING", (0, 0), (-1, -1), 1.1 * mm),
        ("BOTTOMPADDING", (0, 0), (-1, -1), 1.4 * mm),
        ("LINEBELOW", (0, 0), (-1, 0), 0.9, ACCENT),
        ("LINEBELOW", (0, 1), (-1, last - 1), 0.4, LINE),
        ("LINEBELOW", (0, last), (-1, last), 0.9, ACCENT),
        ("NOSPLIT", (0, last), (-1, -1)),
    ]
    look += [
        ("BACKGROUND", (5, row), (5, row), WARM)
        for row, board in enumerate(view.boards, 1)
        if words.differs(board)
    ]
    return pdf.table(rows, _BOARDS, look, header=True)


def _boards_head(view: MatchView) -> list[Paragraph]:
    bold = style(7.2, bold=True)
    return [
        text(_("Bd."), pdf.LABEL_NUMBER),
        text(view.home_name, bold),
        text(view.rating_name, pdf.LABEL_NUMBER),
        text("", pdf.LABEL),
        text(_("over the board"), pdf.LABEL_CENTRED),
        text(_("counts"), pdf.LABEL_CENTRED),
        text("", pdf.LABEL),
        text(view.away_name, bold),
        text(view.rating_name, pdf.LABEL_NUMBER),
    ]


def _board(board: BoardView, numbers: dict[str, str]) -> list[Paragraph]:
    colours = "□■" if board.home_is_white else "■□"
    known = words.known(board)
    return [
        text(str(board.number), pdf.NUMBER),
        _player(board, "home", known=known),
        _rating(board.home),
        text(colours[0], pdf.CENTRED),
        _played(board, known=known),
        _counted(board, numbers, known=known),
        text(colours[1], pdf.CENTRED),
        _player(board, "away", known=known),
        _rating(board.away),
    ]


def _player(board: BoardView, side: str, *, known: bool) -> Paragraph:
    """Return the name with the pass number below, its marks before it.

    A board of which nothing is known keeps room to write on.
    """
    seat = board.home if side == "home" else board.away
    if seat is None:
        words_here = plain(_("not occupied")) if known else "<br/>&nbsp;"
        return pdf.marked(words_here, style(8.6, colour=GREY))
    title = f"{plain(seat.title)} " if seat.title else ""
    second = f"<b>{plain(words.marks(seat))}</b> {plain(seat.ident)}"
    late = small(" · " + plain(_("came late"))) if words.late(board, side) else ""
    return pdf.marked(
        f'{title}{plain(seat.name)}<br/><font size="7.4">{second}</font>{late}', pdf.BODY
    )


def _rating(seat: SeatView | None) -> Paragraph:
    if seat is None:
        return text("", pdf.NUMBER)
    return text("–" if seat.rating is None else str(seat.rating), pdf.NUMBER)


def _played(board: BoardView, *, known: bool) -> Paragraph:
    result = pair(board.played) if board.played is not None else "–" if known else ""
    if board.played_on is None:
        return text(result, pdf.CENTRED)
    return pdf.marked(f"{result}<br/>{small(plain(day(board.played_on)))}", pdf.CENTRED)


def _counted(board: BoardView, numbers: dict[str, str], *, known: bool) -> Paragraph:
    """Return the result that counts, with the numbers of the findings below it."""
    result = " : ".join(words.counted(board)) if known else ""
    found = ", ".join(numbers[key] for key in board.findings if key in numbers)
    second = " ".join(
        part
        for part in ("*" if words.differs(board) else "", f"[{found}]" if found else "")
        if part
    )
    if not second:
        return text(result, _BOLD)
    return pdf.marked(f"{result}<br/>{small(second)}", _BOLD)


def _sums(view: MatchView) -> list[list[Paragraph | str]]:
    games = pair(view.game_points) if view.scored else ""
    points = f"{view.match_points[0]} : {view.match_points[1]}" if view.settled else ""
    return [
        ["", text(_("Game points"), pdf.BODY), "", "", "", text(games, _BOLD), "", "", ""],
        ["", text(_("Match points"), pdf.BODY), "", "", "", text(points, _BOLD), "", "", ""],
    ]


def _legend(view: MatchView) -> list[Flowable]:
    signs = [_("□ White"), _("■ Black"), _("K not occupied")]
    signs.append(", ".join(f"({mark}) {word}" for mark, word in view.marks))
    if any(words.differs(board) for board in view.boards):
        signs.append(_("* counts differently from the game"))
    if view.findings:
        signs.append(_("[1] finding 1"))
    return [Spacer(0, 1.5 * mm), text("  ·  ".join(signs), pdf.LABEL)]
