"""What stays together on a page: a heading with what it heads, signatures with what they sign."""

from collections.abc import Sequence

from reportlab.platypus import Flowable, FrameBreak, Table

from reports import pdf

_ENDLESS = 0xFFFFFF
"""More than any page is high, in points."""
_FUZZ = 1.0


class Kept(Flowable):  # type: ignore[misc]  # reportlab ships no types
    """A body that may be broken between pages, what stays before its first and after its last part.

    It is never drawn itself: a page that is asked for it gets its parts.
    """

    def __init__(
        self,
        before: Sequence[Flowable],
        body: Flowable,
        after: Sequence[Flowable] = (),
        *,
        whole: bool = False,
    ) -> None:
        super().__init__()
        self.before, self.body, self.after = before, body, after
        self.whole = whole
        """The body is broken only where it is higher than a page."""

    def getSpaceBefore(self) -> float:  # noqa: N802  # reportlab's name
        """Return the space above its first part."""
        return float([*self.before, self.body][0].getSpaceBefore())

    def wrap(self, width: float, _height: float) -> tuple[float, float]:
        """Say that it fits nowhere, so that ``split`` is asked."""
        return width, _ENDLESS

    def split(self, width: float, height: float) -> list[Flowable]:
        """Return the parts for what is left of a page; none when all goes to the next page."""
        parts = [*self.before, self.body, *self.after]
        if _height(parts, width) <= height:
            return parts
        top = height >= pdf.height_of(width) - _FUZZ
        if isinstance(self.body, Table):
            self.body.splitInRow = top
        broken = [] if self.whole and not top else self._broken(width, height)
        return broken or (parts if top else [])

    def _broken(self, width: float, height: float) -> list[Flowable]:
        """Return the body in two, what comes after it with the second; none where it has no place.

        When the whole body has room but not what comes after it, its end goes along.
        """
        needed = _height([self.body], width)
        room = height - _height([*self.before, self.body], width) + needed
        parts = self.body.split(width, min(room, needed - _FUZZ)) if room > 0 else []
        if len(parts) < 2:
            return []
        first, *rest = parts
        return [*self.before, first, FrameBreak(), Kept((), rest[-1], self.after)]


def _height(parts: Sequence[Flowable], width: float) -> float:
    """Return how high these are below each other, without the space above and below them."""
    total = gap = 0.0
    for place, part in enumerate(parts):
        if place:
            total += max(gap, part.getSpaceBefore())
        total += part.wrap(width, _ENDLESS)[1]
        gap = part.getSpaceAfter()
    return total
