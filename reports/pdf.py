"""Paper: A4 pages with embedded fonts, a calm set of styles, and a foot that counts the pages.

Widths and heights are points (1/72 inch) as reportlab counts them; ``mm`` converts.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from io import BytesIO
from pathlib import Path
from typing import IO, Any, BinaryIO
from xml.sax.saxutils import escape

from reportlab.lib.colors import Color, HexColor
from reportlab.lib.enums import TA_CENTER, TA_LEFT, TA_RIGHT
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.units import mm
from reportlab.pdfbase.pdfmetrics import registerFont, registerFontFamily
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import BaseDocTemplate, Flowable, Frame, PageTemplate, Paragraph, Table

from league import files
from league.clock import written
from league.language import _, current
from reports.words import clean

INK, GREY = HexColor("#1b2430"), HexColor("#68717d")
LINE, TINT, WARM = HexColor("#c9ced6"), HexColor("#f1f4f7"), HexColor("#fbeed9")
ACCENT = HexColor("#1d4e79")

NAME = "Spielleiter"
REGULAR, BOLD = "DejaVuSans", "DejaVuSans-Bold"
MARGIN, FOOT = 18 * mm, 20 * mm
WIDTH = A4[0] - 2 * MARGIN
"""Room for text on an upright page."""
BROAD = A4[1] - 2 * MARGIN
"""Room for text on a page turned to landscape."""

_LOCALES = {"de": "de-AT", "en": "en-GB"}


@dataclass(frozen=True, slots=True)
class Cover:
    """What a file says of itself."""

    title: str
    foot: str
    """Left side of every page's foot."""


def write(
    path: Path, cover: Cover, story: Callable[[], list[Flowable]], *, force: bool = False
) -> None:
    """Write the pages; ``story`` is asked twice, because the foot says how many pages there are.

    Templates ``portrait`` (first) and ``landscape`` can be called for by the story.
    Raises InputError or StorageError as ``files.write`` does.
    """
    _fonts()

    def save(file: BinaryIO) -> None:
        pages = _build(BytesIO(), cover, story(), total=None)
        _build(file, cover, story(), total=pages)

    files.write(path, save, force=force)


def _build(file: BinaryIO, cover: Cover, story: list[Flowable], *, total: int | None) -> int:
    document = BaseDocTemplate(
        file,
        title=clean(cover.title),
        author=NAME,
        creator=NAME,
        subject=clean(cover.foot),
        lang=_LOCALES[current()],
        producer=NAME,
        invariant=1,
        initialFontName=REGULAR,
        pageTemplates=[
            _template("portrait", A4, cover, total),
            _template("landscape", landscape(A4), cover, total),
        ],
    )
    document.build(story, canvasmaker=_Signed)
    return int(document.page)


class _Signed(Canvas):  # type: ignore[misc]  # reportlab ships no types
    """Pages in a file that carries our name and the date that is set, and no other."""

    def __init__(self, filename: str | IO[bytes], *args: Any, **more: Any) -> None:
        super().__init__(filename, *args, **more)
        moment = f"D:{written():%Y%m%d%H%M%S}+00'00'"
        self.setDateFormatter(lambda *_day: moment)
        self._to = filename

    def save(self) -> None:
        """Write the file; remarks of the library are blanked where they stand."""
        data: bytes = self.getpdfdata()
        for remark in (b"ReportLab Generated PDF document", b"ReportLab generated PDF document"):
            data = data.replace(remark, NAME.encode().ljust(len(remark)))
        if isinstance(self._to, str):
            Path(self._to).write_bytes(data)
        else:
            self._to.write(data)


def _template(
    name: str, size: tuple[float, float], cover: Cover, total: int | None
) -> PageTemplate:
    width, height = size
    frame = Frame(MARGIN, FOOT, width - 2 * MARGIN, height - FOOT - MARGIN, 0, 0, 0, 0)

    def foot(canvas: Canvas, _document: BaseDocTemplate) -> None:
        page = _("Page {page} of {total}").format(page=canvas.getPageNumber(), total=total)
        right = width - MARGIN
        canvas.setStrokeColor(LINE)
        canvas.setLineWidth(0.5)
        canvas.line(MARGIN, FOOT - 4 * mm, right, FOOT - 4 * mm)
        canvas.setFillColor(GREY)
        canvas.setFont(REGULAR, 7)
        canvas.drawString(MARGIN, FOOT - 8 * mm, _shortened(cover.foot, right - MARGIN - 30 * mm))
        canvas.drawRightString(right, FOOT - 8 * mm, page)

    return PageTemplate(name, [frame], onPage=foot, pagesize=size)


def _shortened(text: str, room: float) -> str:
    """Return as much of a line of the foot as fits."""
    line = clean(text)
    while len(line) > 1 and width_of(line, 7) > room:
        line = line[:-2] + "…"
    return line


def width_of(text: str, size: float) -> float:
    """Return how wide a text runs in the regular font."""
    return float(_fonts().stringWidth(text, size))


@lru_cache(maxsize=1)
def _fonts() -> TTFont:
    """Make the fonts known once; both are shipped, so that no system font is ever needed."""
    folder = Path(__file__).parent / "fonts"
    regular = TTFont(REGULAR, str(folder / f"{REGULAR}.ttf"))
    registerFont(regular)
    registerFont(TTFont(BOLD, str(folder / f"{BOLD}.ttf")))
    registerFontFamily(REGULAR, normal=REGULAR, bold=BOLD, italic=REGULAR, boldItalic=BOLD)
    return regular


def style(
    size: float,
    *,
    bold: bool = False,
    colour: Color = INK,
    align: int = TA_LEFT,
    before: float = 0,
    after: float = 0,
    indent: float = 0,
) -> ParagraphStyle:
    """Return a paragraph style; leading follows the size."""
    return ParagraphStyle(
        "text",
        fontName=BOLD if bold else REGULAR,
        fontSize=size,
        leading=size * 1.32,
        textColor=colour,
        alignment=align,
        spaceBefore=before,
        spaceAfter=after,
        leftIndent=indent,
        bulletIndent=0,
        bulletFontName=REGULAR,
        bulletFontSize=size,
    )


def text(words: str, look: ParagraphStyle) -> Paragraph:
    """Return a paragraph of plain words: no sign in them is taken for markup."""
    return Paragraph(escape(clean(words)), look)


def marked(markup: str, look: ParagraphStyle) -> Paragraph:
    """Return a paragraph with markup; what people typed goes through ``plain`` first."""
    return Paragraph(markup, look)


def plain(words: str) -> str:
    """Return words made safe to stand inside markup."""
    return escape(clean(words))


def small(markup: str) -> str:
    """Return markup in the small grey of second lines."""
    return f'<font size="6.8" color="#68717d">{markup}</font>'


def table(
    rows: Sequence[Sequence[object]],
    widths: Sequence[float],
    look: Sequence[tuple[object, ...]],
    *,
    header: bool = False,
) -> Table:
    """Return a table that breaks between pages, in rows too; a header is repeated there."""
    # reportlab starts every cell, even an empty one, in a font that is never embedded
    start = [("FONTNAME", (0, 0), (-1, -1), REGULAR)]
    return Table(rows, widths, style=[*start, *look], repeatRows=int(header), splitInRow=1)


def heading(words: str) -> Paragraph:
    """Return the heading of a part; it stays with what follows."""
    look = style(11, bold=True, colour=ACCENT, before=6 * mm, after=2 * mm)
    look.keepWithNext = 1
    return text(words, look)


BODY = style(8.6)
CENTRED = style(8.6, align=TA_CENTER)
NUMBER = style(8.6, align=TA_RIGHT)
LABEL = style(6.8, colour=GREY)
LABEL_CENTRED = style(6.8, colour=GREY, align=TA_CENTER)
LABEL_NUMBER = style(6.8, colour=GREY, align=TA_RIGHT)
