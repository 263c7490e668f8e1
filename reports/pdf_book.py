"""A PDF file of one part or many: each begins on a new page and counts its own pages.

Every page is built once. Its foot, which says how many pages its part has, is a drawing that the
page refers to and that is made when the part is complete.
"""

from collections.abc import Callable, Mapping
from io import BytesIO
from typing import Any, BinaryIO

from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib.units import mm
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import BaseDocTemplate, Flowable, Frame, PageTemplate

from league.clock import written
from league.head_marks import Head
from league.language import _, current
from reports import pdf
from reports.pdf import FOOT, GREY, LINE, MARGIN, REGULAR, Cover
from reports.pdf_breaking import broken
from reports.words import clean

NAME = "Spielleiter"
_LOCALES = {"de": "de-AT", "en": "en-GB"}
_SIZES = {"portrait": A4, "landscape": landscape(A4)}
_SMALL = 7


class Book:
    """The pages of a file while its parts are put in one after the other."""

    def __init__(self, cover: Cover) -> None:
        pdf.known_fonts()
        self._cover = cover
        self._pages = _Pages(
            BytesIO(),
            pagesize=A4,
            invariant=1,
            pageCompression=1,
            initialFontName=REGULAR,
            lang=_LOCALES[current()],
        )
        self._parts = 0
        self._heads: dict[str, None] = {}

    def carry(self, head: Head | None) -> None:
        """Let the file tell in its properties, in full, of which step of the journal it is."""
        if head is not None:
            self._heads[str(head)] = None

    def add(
        self, cover: Cover, story: list[Flowable], *, first: str = "portrait", fine: bool = False
    ) -> Mapping[int, int]:
        """Put a part in; return the pages of its headings, by their places from 0.

        ``fine`` lists the headings among the bookmarks too.
        """
        self._parts += 1
        part = _Part(self._pages, self._cover, cover, first, f"part{self._parts}", fine=fine)
        part.build(story, canvasmaker=lambda *_how, **_more: self._pages)
        part.draw_feet()
        return part.headings

    def save(self, file: BinaryIO) -> None:
        """Write the file."""
        self._pages.setKeywords([*self._heads])
        self._pages.finish(file)


class _Pages(Canvas):  # type: ignore[misc]  # reportlab ships no types
    """Pages in a file that carries our name and the date that is set, and no other."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        moment = f"D:{written():%Y%m%d%H%M%S}+00'00'"
        self.setDateFormatter(lambda *_day: moment)

    def save(self) -> None:
        """Do nothing: a template asks for it when its part is complete, and others may follow."""

    def finish(self, file: BinaryIO) -> None:
        """Write the file; remarks of the library are blanked where they stand."""
        data: bytes = self.getpdfdata()
        for remark in (b"ReportLab Generated PDF document", b"ReportLab generated PDF document"):
            data = data.replace(remark, NAME.encode().ljust(len(remark)))
        file.write(data)


class _Part(BaseDocTemplate):  # type: ignore[misc]  # reportlab ships no types
    """One part: where its pages stand in the file, and where its headings in the part."""

    def __init__(
        self, pages: _Pages, file: Cover, cover: Cover, first: str, key: str, *, fine: bool
    ) -> None:
        names = sorted(_SIZES, key=lambda name: name != first)
        super().__init__(
            BytesIO(),
            title=clean(file.title),
            author=NAME,
            creator=NAME,
            subject=clean(file.foot),
            producer=NAME,
            pageTemplates=[_template(name, self._begin_page) for name in names],
        )
        self._canvas, self._cover, self._key, self._fine = pages, cover, key, fine
        self._feet: list[tuple[str, float]] = []
        self.headings: dict[int, int] = {}

    def _begin_page(self, canvas: Canvas, width: float) -> None:
        if not self._feet:
            canvas.bookmarkPage(self._key)
            canvas.addOutlineEntry(clean(self._cover.title), self._key, level=0)
        self._feet.append((f"{self._key}-foot{len(self._feet)}", width))
        canvas.doForm(self._feet[-1][0])

    def afterFlowable(self, flowable: Flowable) -> None:  # noqa: N802  # reportlab's name
        """Note where a heading stands."""
        if not isinstance(flowable, pdf.Headline) or not flowable.words:
            return
        place = len(self.headings)
        self.headings[place] = self.page
        self._canvas.bookmarkPage(key := f"{self._key}-{place}")
        if self._fine:
            self._canvas.addOutlineEntry(flowable.words, key, level=1)

    def draw_feet(self) -> None:
        """Draw what the pages refer to, now that their number is known."""
        total = len(self._feet)
        for number, (name, width) in enumerate(self._feet, 1):
            words = _("Page {page} of {total}").format(page=number, total=total)
            self._canvas.beginForm(name, 0, 0, width, FOOT)
            _draw_foot(self._canvas, width, self._cover.foot, words, self._cover.as_of)
            self._canvas.endForm()


def _draw_foot(canvas: Canvas, width: float, left: str, *right: str) -> None:
    """Draw a line, below it words on the left, and two lines on the right."""
    end = width - MARGIN
    canvas.setStrokeColor(LINE)
    canvas.setLineWidth(0.5)
    canvas.line(MARGIN, FOOT - 4 * mm, end, FOOT - 4 * mm)
    canvas.setFillColor(GREY)
    canvas.setFont(REGULAR, _SMALL)
    rooms = [end - MARGIN - pdf.width_of(words, _SMALL) - 6 * mm for words in right]
    first = FOOT - 8 * mm
    heights = (first, first - _SMALL * 1.3)
    for high, words in zip(heights, _in_two(left, *rooms), strict=True):
        canvas.drawString(MARGIN, high, words)
    for high, words in zip(heights, right, strict=True):
        canvas.drawRightString(end, high, words)


def _template(name: str, begin: Callable[[Canvas, float], None]) -> PageTemplate:
    width, height = _SIZES[name]
    frame = Frame(MARGIN, FOOT, width - 2 * MARGIN, height - FOOT - MARGIN, 0, 0, 0, 0)

    def on_page(canvas: Canvas, _part: BaseDocTemplate) -> None:
        begin(canvas, width)

    return PageTemplate(name, [frame], onPage=on_page, pagesize=(width, height))


def _in_two(text: str, room: float, below: float) -> tuple[str, str]:
    """Return the foot's words in two lines; what has no room in the second is cut off."""
    first, *more = broken(clean(text), room / _SMALL)
    return first, _shortened(" ".join(more), below)


def _shortened(line: str, room: float) -> str:
    while len(line) > 1 and pdf.width_of(line, _SMALL) > room:
        line = line[:-2] + "…"
    return line
