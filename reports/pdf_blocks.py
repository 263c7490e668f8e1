"""The blocks of a document that are no tables, as they stand on paper."""

from collections.abc import Iterator, Sequence

from reportlab.lib.enums import TA_CENTER, TA_RIGHT
from reportlab.lib.units import mm
from reportlab.platypus import Flowable, Paragraph, Table

from league.views.columns import Kind, Value
from reports import pdf, pdf_breaking
from reports.document import Facts, Lines, Score, Signatures, Words
from reports.pdf import ACCENT, INK, REGULAR, TINT, plain, style, text
from reports.values import written
from reports.words import clean

_GAP = 5 * mm
"""Between two facts beside each other."""
_BESIDE, _BROADEST = 3, 80 * mm
"""Most signatures beside each other, and how broad one is."""
_TEAM, _INSIDE = 0.37, 6.0
"""Part of the width for a team's name beside a result, and room beside the words in a cell."""
_Command = tuple[object, ...]


def words(block: Words) -> Flowable:
    """Return a paragraph."""
    size = 7.4 if block.small else 9.0
    markup = "<br/>".join(plain(line) for line in block.words.split("\n"))
    above = block.above * mm
    if block.large:
        look = style(22, bold=block.bold, align=TA_CENTER, before=above, after=6 * mm)
        return pdf.marked(markup, look)
    colour = pdf.GREY if block.small else INK
    return pdf.marked(
        markup, style(size, bold=block.bold, colour=colour, before=above, after=2 * mm)
    )


def score(block: Score, width: float) -> Flowable:
    """Return two teams with their result between them."""
    middle = [text(block.middle, style(20, bold=True, align=TA_CENTER))]
    middle += [text(line, style(7.5, colour=ACCENT, align=TA_CENTER)) for line in block.below]
    wide = width * _TEAM - 2 * _INSIDE
    home = pdf_breaking.fitted(block.home, style(12.5, bold=True), wide)
    away = pdf_breaking.fitted(block.away, style(12.5, bold=True, align=TA_RIGHT), wide)
    look = [
        ("VALIGN", (0, 0), (-1, -1), "MIDDLE"),
        ("BACKGROUND", (0, 0), (-1, -1), TINT),
        ("LINEABOVE", (0, 0), (-1, 0), 1.2, ACCENT),
        ("TOPPADDING", (0, 0), (-1, -1), 3 * mm),
        ("BOTTOMPADDING", (0, 0), (-1, -1), 3 * mm),
    ]
    return _table(
        [[home, middle, away]],
        [width * part for part in (_TEAM, 1 - 2 * _TEAM, _TEAM)],
        look,
        after=3 * mm,
    )


def facts(block: Facts, width: float) -> list[Flowable]:
    """Return labels above what is said to each, as many beside each other as have room."""
    return [_facts(row, width) for row in _rows(block.facts, width)]


def _rows(
    given: Sequence[tuple[str, Value]], width: float
) -> Iterator[list[tuple[str, str, float]]]:
    """Yield the facts of each line with their widths."""
    row: list[tuple[str, str, float]] = []
    for label, value in given:
        fact = written(value, Kind.TEXT)
        needed = _needed(label, fact, width)
        if sum(cell[2] for cell in row) + needed > width:
            yield row
            row = []
        row.append((label, fact, needed))
    if row:
        yield row


def _needed(label: str, fact: str, width: float) -> float:
    wide = [pdf.width_of(clean(line), pdf.BODY.fontSize) for line in fact.split("\n")]
    wide.append(pdf.width_of(clean(label), pdf.LABEL.fontSize))
    return float(min(width, max(wide) + _GAP))


def _facts(row: list[tuple[str, str, float]], width: float) -> Flowable:
    cells = [[text(label, pdf.LABEL), *_lines(fact)] for label, fact, _needed in row]
    widths = [needed for *_both, needed in row]
    widths[-1] += width - sum(widths)
    look = [
        ("VALIGN", (0, 0), (-1, -1), "TOP"),
        ("LEFTPADDING", (0, 0), (-1, -1), 0),
        ("TOPPADDING", (0, 0), (-1, -1), 1 * mm),
        ("BOTTOMPADDING", (0, 0), (-1, -1), 1.6 * mm),
    ]
    return _table([cells], widths, look)


def _lines(fact: str) -> list[Paragraph]:
    return [text(line, pdf.BODY) for line in fact.split("\n")]


def signatures(block: Signatures, width: float) -> Flowable:
    """Return lines to sign on, three beside each other at most."""
    count = min(_BESIDE, len(block.labels)) or 1
    labels = [text(label, pdf.LABEL_CENTRED) for label in block.labels]
    labels += [text("", pdf.LABEL)] * (-len(labels) % count)
    rows = [_with_gaps(labels[place : place + count]) for place in range(0, len(labels), count)]
    gap = 8 * mm
    broad = min(_BROADEST, (width - gap * (count - 1)) / count)
    widths = [broad, *[gap, broad] * (count - 1)]
    look: list[_Command] = [("TOPPADDING", (0, 0), (-1, -1), 1 * mm)]
    look += [
        ("LINEABOVE", (2 * (place % count), row), (2 * (place % count), row), 0.6, INK)
        for place in range(len(block.labels))
        for row in [place // count]
    ]
    look += [("BOTTOMPADDING", (0, 0), (-1, -2), 13 * mm)]
    made = _table(rows, widths, look, before=13 * mm, after=4 * mm)
    made.hAlign = "LEFT"
    return made


def _with_gaps(cells: Sequence[object]) -> list[object]:
    """Return cells with an empty one between each two."""
    return [part for cell in cells for part in (cell, "")][:-1]


def lines(block: Lines, width: float) -> Flowable:
    """Return labels with a line behind each."""
    labels = [text(label, pdf.BODY) for label in block.labels]
    longest = max(pdf.width_of(clean(label), pdf.BODY.fontSize) for label in block.labels)
    left = min(longest + 4 * mm, width / 2)
    look = [
        ("VALIGN", (0, 0), (-1, -1), "BOTTOM"),
        ("LEFTPADDING", (0, 0), (0, -1), 0),
        ("TOPPADDING", (0, 0), (-1, -1), 3.4 * mm),
        ("BOTTOMPADDING", (0, 0), (-1, -1), 0.6 * mm),
        ("LINEBELOW", (1, 0), (1, -1), 0.6, INK),
    ]
    return _table([[label, ""] for label in labels], [left, width - left], look, after=2 * mm)


def _table(
    rows: Sequence[Sequence[object]],
    widths: Sequence[float],
    look: Sequence[_Command],
    *,
    before: float = 0,
    after: float = 0,
) -> Table:
    # reportlab starts every cell, even an empty one, in a font that is never embedded
    font = ("FONTNAME", (0, 0), (-1, -1), REGULAR)
    made = Table(rows, widths, style=[font, *look], splitInRow=1)
    made.spaceBefore, made.spaceAfter = before, after
    return made
