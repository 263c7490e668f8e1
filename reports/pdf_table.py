"""A table of a document on paper: columns as their contents need them, rows that may be broken."""

from collections.abc import Iterator, Sequence
from functools import cached_property

from reportlab import platypus
from reportlab.lib.units import mm

from league.views.columns import NUMBERS, Kind, Value
from reports import pdf, values
from reports.document import Cell, Table
from reports.pdf import ACCENT, BOLD, GREY, LINE, REGULAR, TINT, WARM
from reports.pdf_breaking import broken, longest_word, width_of
from reports.pdf_stack import LEADING, Line, Stack
from reports.pdf_widths import Need, fitted
from reports.words import tied

_SIZES = (8.6, 8.0, 7.4, 6.8, 6.2, 5.6, 5.0)
"""Sizes of the text, of which the first is taken with which every column has its least width."""
_CLOSE = _SIZES[2:]
"""Those of a table whose rows stand close together."""
_SMALL = _SIZES[4:]
"""Those of a table in small letters."""
_HEAD, _BELOW = 0.8, 0.8
"""Size of the header and of small words, as parts of the text's size."""
_PAD, _ABOVE = 0.4, 0.3
"""Room beside a text in its cell, and above and below it, as parts of the text's size."""
_LONGEST = 13.0
"""The width at size 1 from which a word of a cell is broken rather than given more room."""
_EMPTY = 5.0
"""Width at size 1 of a column into which people write."""
_ALIGN = {Kind.CENTRED: "CENTER", Kind.RESULT: "CENTER", **dict.fromkeys(NUMBERS, "RIGHT")}

_Row = Sequence[Value | Cell]
_Command = tuple[object, ...]


class Grid:
    """The cells of one table, measured."""

    def __init__(self, table: Table, width: float) -> None:
        self._table, self._room = table, width
        needs = [self._need(place) for place in range(len(table.columns))]
        fixed = [column.width and column.width * mm for column in table.columns]
        sizes = _SMALL if table.small else _CLOSE if table.close else _SIZES
        self._size, self._widths = fitted(table.columns, needs, fixed, width, sizes)

    def flowable(self) -> platypus.Table:
        """Return it to be put on a page; its header is repeated wherever it is broken."""
        rows = [self._head(), *(self._line(row) for row in self._rows)]
        room = self._table.room * mm
        heights = [0.0, *(room for _row in self._table.rows)]
        made = platypus.Table(
            rows,
            self._widths,
            style=[*self._look(), *self._emphasis()],
            repeatRows=1,
            splitInRow=1,
            minRowHeights=heights if room else None,
        )
        made.spaceAfter = 3 * mm
        return made

    @cached_property
    def _rows(self) -> list[_Row]:
        """Return the rows, that of the sums included; a word stands where there are none."""
        if not self._table.rows:
            return [["–", *[None] * (len(self._table.columns) - 1)]]
        sums = values.sums(self._table)
        return [*self._table.rows, *([sums] if sums else [])]

    def _texts(self, place: int) -> Iterator[tuple[str, float]]:
        """Yield each line of a column with its size as part of the text's size."""
        kind = self._table.columns[place].kind
        for row in self._rows:
            for line in _words(values.plain(row[place]), kind).split("\n"):
                yield line, 1.0
            yield _words(values.below(row[place]), kind), _BELOW

    def _need(self, place: int) -> Need:
        column = self._table.columns[place]
        words = column.kind in {Kind.TEXT, Kind.CENTRED}
        header = longest_word(tied(column.label), bold=True) * _HEAD
        empty = all(values.plain(row[place]) in {None, ""} for row in self._rows)
        least, natural = header, max(header, _EMPTY if empty else 0)
        for text, size in self._texts(place):
            line = width_of(text, bold=True) * size
            natural = max(natural, line)
            word = min(longest_word(text, bold=True) * size, _LONGEST) if words else line
            least = max(least, word)
        return Need(least + 2 * _PAD, natural + 2 * _PAD)

    def _inner(self, place: int, size: float) -> float:
        """Return the room for a text in a column, at size 1; a little more than measured."""
        return (self._widths[place] - 2 * _PAD * self._size + 0.01) / size

    def _head(self) -> list[str]:
        size = self._size * _HEAD
        labels = enumerate((tied(column.label)) for column in self._table.columns)
        return [
            "\n".join(broken(label, self._inner(place, size), bold=True)) for place, label in labels
        ]

    def _line(self, row: _Row) -> list[str | platypus.Flowable]:
        return [self._cell(place, cell) for place, cell in enumerate(row)]

    def _cell(self, place: int, cell: Value | Cell) -> str | platypus.Flowable:
        kind, size = self._table.columns[place].kind, self._size
        bold = isinstance(cell, Cell) and cell.bold
        text = _words(values.plain(cell), kind)
        lines = broken(text, self._inner(place, size), bold=bold)
        if not (below := values.below(cell)):
            return "\n".join(lines)
        font = BOLD if bold else REGULAR
        small = broken(_words(below, kind), self._inner(place, size * _BELOW))
        styled = [Line(line, font, size, grey=False) for line in lines]
        styled += [Line(line, REGULAR, size * _BELOW, grey=True) for line in small]
        return Stack(styled, _ALIGN.get(kind, "LEFT"))

    def _look(self) -> list[_Command]:
        """Return the look of the whole: a strong line below the header, fine ones below rows."""
        size, head, whole = self._size, self._size * _HEAD, ((0, 0), (-1, -1))
        above = _ABOVE / 2 if self._table.close else _ABOVE
        look: list[_Command] = [
            ("FONT", *whole, REGULAR, size, size * LEADING),
            ("FONT", (0, 0), (-1, 0), BOLD, head, head * LEADING),
            ("TEXTCOLOR", *whole, pdf.INK),
            ("TEXTCOLOR", (0, 0), (-1, 0), GREY),
            ("VALIGN", *whole, "TOP"),
            ("VALIGN", (0, 0), (-1, 0), "BOTTOM"),
            ("LEFTPADDING", *whole, _PAD * size),
            ("RIGHTPADDING", *whole, _PAD * size),
            ("TOPPADDING", *whole, above * size),
            ("BOTTOMPADDING", *whole, (above + 0.1) * size),
            ("LINEBELOW", (0, 0), (-1, 0), 0.9, ACCENT),
            ("LINEBELOW", (0, 1), (-1, -1), 0.4, LINE),
        ]
        if self._table.room:
            look.append(("GRID", (0, 1), (-1, -1), 0.4, LINE))
            look.append(("VALIGN", (0, 1), (-1, -1), "MIDDLE"))
        if len(self._rows) > len(self._table.rows) > 0:
            look += [("LINEABOVE", (0, -1), (-1, -1), 0.9, ACCENT), ("NOSPLIT", (0, -2), (-1, -1))]
            look.append(("FONTNAME", (0, -1), (-1, -1), BOLD))
        columns = enumerate(self._table.columns)
        return look + [
            ("ALIGN", (place, 0), (place, -1), _ALIGN[column.kind])
            for place, column in columns
            if column.kind in _ALIGN
        ]

    def _emphasis(self) -> Iterator[_Command]:
        """Yield what makes single cells stand out."""
        for line, row in enumerate(self._rows, 1):
            for place, cell in enumerate(row):
                if not isinstance(cell, Cell):
                    continue
                if cell.bold:
                    yield "FONTNAME", (place, line), (place, line), BOLD
                if cell.shaded or cell.warm:
                    yield "BACKGROUND", (place, line), (place, line), WARM if cell.warm else TINT


def _words(value: Value, kind: Kind) -> str:
    words = value if isinstance(value, str) else values.written(value, kind)
    return "\n".join(map(tied, words.split("\n")))
