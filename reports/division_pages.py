"""A division as pages: table, cross table, rounds."""

from itertools import groupby

from reportlab import platypus
from reportlab.lib.enums import TA_CENTER, TA_RIGHT
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.units import mm

from league.forms import day, points, score
from league.language import _
from league.views import CrossCell, DivisionView, RoundRow, StandingRow
from reports import pdf, words
from reports.pdf import ACCENT, GREY, LINE, TINT, plain, small, style, text

_TABLE = [w * mm for w in (11, 56, 14, 10, 10, 10, 20, 20, 23)]
_ROUND = [w * mm for w in (76, 76, 9, 4, 9)]
_UPRIGHT = 13
"""Most teams whose cross table fits an upright page."""


def cover(view: DivisionView) -> pdf.Cover:
    """Return the file's title and the words of the foot."""
    title = _("Table {division} {season}").format(division=view.name, season=view.season)
    return pdf.Cover(title, words.line_of(view.federation, view.season, view.name))


def story(view: DivisionView) -> list[platypus.Flowable]:
    """Return table and cross table, then the rounds from a new page on."""
    return [*_title(view), _table(view), *_remarks(view), *_cross_part(view), *_rounds_part(view)]


def _remarks(view: DivisionView) -> list[platypus.Flowable]:
    """Return what is to be known before the table is read."""
    return [text(line, style(8, colour=ACCENT, before=1 * mm)) for line in words.remarks(view)]


def _title(view: DivisionView) -> list[platypus.Flowable]:
    return [
        text(words.line_of(view.federation, view.season, view.district), style(8, colour=GREY)),
        text(view.name, style(19, bold=True, colour=ACCENT)),
        text(words.state(view), style(11, after=5 * mm)),
    ]


def _table(view: DivisionView) -> platypus.Table:
    labels = [_("Rank"), _("Team"), _("Played"), "+", "=", "−"]
    labels += [_("Match points"), _("Game points"), _("Board points")]
    looks = [pdf.LABEL_NUMBER, pdf.LABEL, *[pdf.LABEL_NUMBER] * 7]
    rows = [[text(label, look) for label, look in zip(labels, looks, strict=True)]]
    rows += [_standing(row, shown=view.with_board_points) for row in view.rows]
    return pdf.table(rows, _TABLE, _lines(pad=1.15), header=True)


def _standing(row: StandingRow, *, shown: bool) -> list[platypus.Paragraph]:
    bold = style(8.6, bold=True, align=TA_RIGHT)
    numbers = (row.played, row.won, row.drawn, row.lost)
    return [
        text(str(row.rank), bold),
        _team(row, pdf.BODY),
        *[text(str(number), pdf.NUMBER) for number in numbers],
        text(str(row.match_points), bold),
        text(points(row.game_points), pdf.NUMBER),
        text(points(row.board_points) if shown else "–", pdf.NUMBER),
    ]


def _team(row: StandingRow, look: ParagraphStyle) -> platypus.Paragraph:
    note = f"<br/>{small(plain(row.note))}" if row.note else ""
    return pdf.marked(plain(row.name) + note, look)


def _lines(pad: float) -> list[tuple[object, ...]]:
    """Return the look all tables share: a strong line below the head, fine ones below."""
    return [
        ("VALIGN", (0, 0), (-1, -1), "TOP"),
        ("VALIGN", (0, 0), (-1, 0), "BOTTOM"),
        ("LEFTPADDING", (0, 0), (-1, -1), 1.2 * mm),
        ("RIGHTPADDING", (0, 0), (-1, -1), 1.2 * mm),
        ("TOPPADDING", (0, 0), (-1, -1), pad * mm),
        ("BOTTOMPADDING", (0, 0), (-1, -1), (pad + 0.3) * mm),
        ("LINEBELOW", (0, 0), (-1, 0), 0.9, ACCENT),
        ("LINEBELOW", (0, 1), (-1, -1), 0.4, LINE),
    ]


def _cross_part(view: DivisionView) -> list[platypus.Flowable]:
    """Return the cross table, on a landscape page of its own when it is broad."""
    if not view.rows:
        return []
    if len(view.rows) <= _UPRIGHT:
        return [pdf.heading(_("Cross table")), _cross(view, pdf.WIDTH, 8.0)]
    turn = [platypus.NextPageTemplate("landscape"), platypus.PageBreak()]
    return [*turn, pdf.heading(_("Cross table")), _cross(view, pdf.BROAD, 7.0)]


def _cross(view: DivisionView, width: float, size: float) -> platypus.Table:
    """Return the results against each opponent in table order; the diagonal is filled."""
    count = len(view.rows)
    rank, cell = 8 * mm, min(9.6 * mm, (width - 58 * mm) / count)
    widths = [rank, width - rank - cell * count, *[cell] * count]
    head = [text("", pdf.LABEL), text(_("Team"), pdf.LABEL)]
    head += [text(str(row.rank), pdf.LABEL_CENTRED) for row in view.rows]
    bold, body = style(size, bold=True, align=TA_RIGHT), style(size)
    rows = [head]
    for row, cells in zip(view.rows, view.cross, strict=True):
        results = [_meetings(meetings, size) for meetings in cells]
        rows.append([text(str(row.rank), bold), text(row.name, body), *results])
    look = _lines(pad=0.9)
    look += [("LEFTPADDING", (2, 0), (-1, -1), 0), ("RIGHTPADDING", (2, 0), (-1, -1), 0)]
    look += [("BACKGROUND", (n + 2, n + 1), (n + 2, n + 1), TINT) for n in range(count)]
    return pdf.table(rows, widths, look, header=True)


def _meetings(cells: tuple[CrossCell, ...], size: float) -> platypus.Paragraph:
    """Return the game points of each meeting, one below the other."""
    results = "<br/>".join(words.met(cell) for cell in cells)
    return pdf.marked(results, style(size, align=TA_CENTER))


def _rounds_part(view: DivisionView) -> list[platypus.Flowable]:
    if not view.rounds:
        return []
    rounds = groupby(view.rounds, key=lambda row: row.round)
    parts: list[platypus.Flowable] = [platypus.NextPageTemplate("portrait"), platypus.PageBreak()]
    parts.append(text(_("Rounds"), style(14, bold=True, colour=ACCENT, after=1 * mm)))
    for number, rows in rounds:
        parts.append(platypus.KeepTogether(_round(number, list(rows))))
    return parts


def _round(number: int, rows: list[RoundRow]) -> list[platypus.Flowable]:
    """Return a round's matches; the day stands in the head when it is the same for all."""
    days = sorted({row.day for row in rows})
    when = " – ".join(day(each) for each in (days if len(days) == 1 else (days[0], days[-1])))
    days_small = f'<font name="{pdf.REGULAR}">{small(plain(when))}</font>'
    head = f"{plain(_('Round {round}').format(round=number))}&nbsp; {days_small}"
    look = _lines(pad=0.45)[:-2]
    look += [("VALIGN", (0, 0), (-1, -1), "TOP")]
    look += [("LINEABOVE", (0, 0), (-1, 0), 0.9, ACCENT)]
    look += [("LINEBELOW", (0, 0), (-1, -2), 0.4, LINE)]
    look += [("LEFTPADDING", (3, 0), (-1, -1), 0), ("RIGHTPADDING", (2, 0), (3, -1), 0)]
    table = pdf.table([_match(row) for row in rows], _ROUND, look)
    above = style(9, bold=True, before=4 * mm, after=1 * mm)
    return [platypus.Spacer(0, 4 * mm), pdf.marked(head, above), table]


def _match(row: RoundRow) -> list[platypus.Paragraph]:
    home, away = ("", "") if row.game_points is None else map(score, row.game_points)
    state = words.match_status(row.status) if row.status != "open" else ""
    note = f"&nbsp; {small(plain(state))}" if state else ""
    body, middle = style(8), style(8, align=TA_CENTER)
    return [
        text(row.home_name, body),
        pdf.marked(plain(row.away_name) + note, body),
        text(home, style(8, bold=True, align=TA_RIGHT)),
        text(":" if row.game_points else "–", middle),
        text(away, style(8, bold=True)),
    ]
