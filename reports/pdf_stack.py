"""Lines of several sizes in one cell."""

from collections.abc import Sequence
from dataclasses import dataclass

from reportlab.platypus import Flowable

from reports.pdf import GREY, INK

LEADING = 1.2
"""Distance of lines, as part of the text's size; reportlab reckons with no other in its tables."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a cell."""

    text: str
    font: str
    size: float
    grey: bool


class Stack(Flowable):  # type: ignore[misc]  # reportlab ships no types
    """Lines of several sizes below each other, broken already."""

    def __init__(self, lines: Sequence[Line], align: str) -> None:
        super().__init__()
        self._lines, self._align = lines, align

    def wrap(self, width: float, _height: float) -> tuple[float, float]:
        """Return the room it takes."""
        self.width, self.height = width, sum(line.size * LEADING for line in self._lines)
        return width, self.height

    def split(self, _width: float, height: float) -> list[Flowable]:
        """Return it in two; none when not even a line fits."""
        used, count = 0.0, 0
        for line in self._lines:
            used += line.size * LEADING
            count += used <= height
        parts = (self._lines[:count], self._lines[count:])
        return [Stack(part, self._align) for part in parts if part] if count else []

    def draw(self) -> None:
        """Draw the lines from the top."""
        y = self.height
        for line in self._lines:
            self.canv.setFont(line.font, line.size)
            self.canv.setFillColor(GREY if line.grey else INK)
            baseline = y - line.size
            if self._align == "LEFT":
                self.canv.drawString(0, baseline, line.text)
            elif self._align == "RIGHT":
                self.canv.drawRightString(self.width, baseline, line.text)
            else:
                self.canv.drawCentredString(self.width / 2, baseline, line.text)
            y -= line.size * LEADING
