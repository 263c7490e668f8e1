"""A position as a vector diagram: squares, the figures of the text font, and what is marked."""

from reportlab.lib.colors import Color, HexColor, white
from reportlab.lib.units import mm
from reportlab.platypus import Flowable

from league.views.boards import BoardView
from reports.document import Diagram
from reports.pdf import GREY, INK, REGULAR
from reports.words import clean

_SQUARE, _MARGIN = 7.5 * mm, 5 * mm
"""Side of a square, and room for coordinates."""
_FIGURE = 0.86
"""Size of a figure, as part of a square."""
_SOLID = {"k": "♚", "q": "♛", "r": "♜", "b": "♝", "n": "♞", "p": "♟"}
_OUTLINE = {"k": "♔", "q": "♕", "r": "♖", "b": "♗", "n": "♘", "p": "♙"}
_DARK, _LAST = HexColor(0xD5DBE1), HexColor(0xF2DFA6)


class PositionDrawing(Flowable):  # type: ignore[misc]  # reportlab ships no types
    """A board with its coordinates, the last move framed, a king in check circled."""

    def __init__(self, block: Diagram) -> None:
        super().__init__()
        self._block = block
        self.hAlign = "LEFT"

    def wrap(self, _width: float, _height: float) -> tuple[float, float]:
        """Return the room it takes."""
        lines = len(self._caption)
        self.width = 8 * _SQUARE + 2 * _MARGIN
        self.height = 8 * _SQUARE + _MARGIN + 4 * mm + lines * 3.6 * mm
        return self.width, self.height

    @property
    def _caption(self) -> list[str]:
        return self._block.caption.split("\n") if self._block.caption else []

    def draw(self) -> None:
        """Draw it from the top row down."""
        board: BoardView = self._block.board
        top = self.height - _SQUARE
        for row, names in enumerate(board.rows(below=self._block.below)):
            for column, name in enumerate(names):
                self._square(name, _MARGIN + column * _SQUARE, top - row * _SQUARE)
        self._border(top - 7 * _SQUARE)
        self._coordinates(top - 7 * _SQUARE)
        self.canv.setFillColor(INK)
        self.canv.setFont(REGULAR, 7.4)
        for number, line in enumerate(self._caption):
            y = top - 7 * _SQUARE - _MARGIN - (number + 1) * 3.6 * mm + 1 * mm
            self.canv.drawString(_MARGIN, y, clean(line))

    def _square(self, name: str, x: float, y: float) -> None:
        board = self._block.board
        dark = (ord(name[0]) + int(name[1])) % 2 == 0
        colour: Color = _LAST if name in board.last else _DARK if dark else white
        self.canv.setFillColor(colour)
        self.canv.rect(x, y, _SQUARE, _SQUARE, stroke=0, fill=1)
        if name in board.last:
            self.canv.setStrokeColor(INK)
            self.canv.setLineWidth(0.8)
            self.canv.rect(x + 0.6, y + 0.6, _SQUARE - 1.2, _SQUARE - 1.2, stroke=1, fill=0)
        if name == board.checked:
            self.canv.setStrokeColor(INK)
            self.canv.setLineWidth(1)
            self.canv.circle(x + _SQUARE / 2, y + _SQUARE / 2, _SQUARE * 0.46, stroke=1, fill=0)
        if piece := board.pieces.get(name):
            self._figure(piece, x + _SQUARE / 2, y + _SQUARE * 0.2)

    def _figure(self, piece: str, x: float, y: float) -> None:
        """Draw a figure; White's are filled with white, so that they stand out on dark squares."""
        self.canv.setFont(REGULAR, _SQUARE * _FIGURE)
        kind = piece.lower()
        if piece.isupper():
            self.canv.setFillColor(white)
            self.canv.drawCentredString(x, y, _SOLID[kind])
        self.canv.setFillColor(INK)
        self.canv.drawCentredString(x, y, (_OUTLINE if piece.isupper() else _SOLID)[kind])

    def _border(self, bottom: float) -> None:
        self.canv.setStrokeColor(INK)
        self.canv.setLineWidth(0.7)
        self.canv.rect(_MARGIN, bottom, 8 * _SQUARE, 8 * _SQUARE, stroke=1, fill=0)

    def _coordinates(self, bottom: float) -> None:
        self.canv.setFillColor(GREY)
        self.canv.setFont(REGULAR, 6.5)
        rows = self._block.board.rows(below=self._block.below)
        for at, name in enumerate(rows[-1]):
            x = _MARGIN + (at + 0.5) * _SQUARE
            self.canv.drawCentredString(x, bottom - 3 * mm, name[0])
        for at, names in enumerate(rows):
            y = bottom + (7 - at + 0.36) * _SQUARE
            self.canv.drawCentredString(_MARGIN / 2, y, names[0][1])
