"""The top of a paper: who writes to whom, where and when, and what it is."""

from reportlab.lib.enums import TA_RIGHT
from reportlab.lib.units import mm
from reportlab.platypus import Flowable

from reports import words
from reports.document import Document
from reports.pdf import ACCENT, GREY, LINE, MARGIN, style, text
from reports.pdf_breaking import fitted

_WINDOW_TOP, _WINDOW_HIGH, _WINDOW_WIDE = 46 * mm, 40 * mm, 80 * mm
"""Where the window of an envelope shows the address, from the edge of the sheet."""
_WINDOW_LEFT = 24 * mm
_SENDER = style(6.4, colour=GREY, after=1.6 * mm)


def top(document: Document) -> list[Flowable]:
    """Return everything above the first block."""
    parts: list[Flowable] = _letterhead(document) if document.letterhead else []
    if document.address:
        parts = [_Letter(parts, _address(document))]
    if document.place_and_day:
        look = style(8.6, align=TA_RIGHT, before=2 * mm, after=5 * mm)
        parts.append(text(document.place_and_day, look))
    return [*parts, *_title(document)]


def _letterhead(document: Document) -> list[Flowable]:
    name, *lines = document.letterhead
    first = text(name, style(10.5, bold=True, colour=ACCENT, after=0.6 * mm))
    return [first, *(text(line, style(7.4, colour=GREY)) for line in lines), _Rule()]


def _address(document: Document) -> list[Flowable]:
    sender = words.line_of(*document.letterhead[:2])
    lines = [fitted(line, style(9.6), _WINDOW_WIDE) for line in document.address]
    return [text(sender, _SENDER), *lines] if sender else lines


def _title(document: Document) -> list[Flowable]:
    parts = []
    if document.over:
        parts.append(text(document.over, style(8, colour=GREY)))
    parts.append(text(document.title, style(19, bold=True, colour=ACCENT)))
    parts.append(text(document.under, style(11, after=4 * mm)))
    return parts


class _Rule(Flowable):  # type: ignore[misc]  # reportlab ships no types
    """A fine line from side to side."""

    def wrap(self, width: float, _height: float) -> tuple[float, float]:
        """Return the room it takes."""
        self._width = width
        return width, 5 * mm

    def draw(self) -> None:
        """Draw it below the words above."""
        self.canv.setStrokeColor(LINE)
        self.canv.setLineWidth(0.5)
        self.canv.line(0, 3.4 * mm, self._width, 3.4 * mm)


class _Letter(Flowable):  # type: ignore[misc]  # reportlab ships no types
    """Letterhead, and the address where the window of an envelope shows it."""

    def __init__(self, head: list[Flowable], address: list[Flowable]) -> None:
        super().__init__()
        self._head, self._address = head, address

    def wrap(self, width: float, height: float) -> tuple[float, float]:
        """Return the room it takes; a long letterhead moves the address down."""
        self._width = width
        head = sum(part.wrap(width, height)[1] for part in self._head)
        address = sum(part.wrap(_WINDOW_WIDE, height)[1] for part in self._address)
        self._down = max(_WINDOW_TOP - MARGIN, head)
        self._high = self._down + max(_WINDOW_HIGH, address)
        return width, self._high

    def draw(self) -> None:
        """Draw both from their tops."""
        self._draw(self._head, 0, self._high, self._width)
        self._draw(self._address, _WINDOW_LEFT - MARGIN, self._high - self._down, _WINDOW_WIDE)

    def _draw(self, parts: list[Flowable], x: float, y: float, width: float) -> None:
        for part in parts:
            y -= part.wrapOn(self.canv, width, self._high)[1]
            part.drawOn(self.canv, x, y)
            y -= part.getSpaceAfter()
