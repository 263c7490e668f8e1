"""Paper: A4, embedded fonts, a calm set of styles.

Widths and heights are points (1/72 inch) as reportlab counts them; ``mm`` converts.
"""

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from xml.sax.saxutils import escape

from reportlab.lib.colors import Color, HexColor
from reportlab.lib.enums import TA_CENTER, TA_LEFT
from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.units import mm
from reportlab.pdfbase.pdfmetrics import registerFont, registerFontFamily
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.platypus import Paragraph

from reports.words import clean, tied

INK, GREY = HexColor("#1b2430"), HexColor("#68717d")
LINE, TINT, WARM = HexColor("#c9ced6"), HexColor("#f1f4f7"), HexColor("#fbeed9")
ACCENT = HexColor("#1d4e79")

REGULAR, BOLD = "DejaVuSans", "DejaVuSans-Bold"
MARGIN, FOOT = 18 * mm, 20 * mm
WIDTH = A4[0] - 2 * MARGIN
"""Room for text on an upright page."""
BROAD = A4[1] - 2 * MARGIN
"""Room for text on a page turned to landscape."""


@dataclass(frozen=True, slots=True)
class Cover:
    """What a file or a part of it says of itself."""

    title: str
    foot: str
    """Left side of every page's foot."""
    as_of: str = ""
    """Below the number of the page."""


def height_of(width: float) -> float:
    """Return the room from top to bottom on a page with that room for text."""
    return float(A4[0 if width > WIDTH else 1] - MARGIN - FOOT)


def width_of(text: str, size: float, *, bold: bool = False) -> float:
    """Return how wide a text runs."""
    return float(_fonts()[bold].stringWidth(text, size))


def known_fonts() -> None:
    """See that the fonts are known before pages are begun."""
    _fonts()


@lru_cache(maxsize=1)
def _fonts() -> tuple[TTFont, TTFont]:
    """Make the fonts known once; both are shipped, so that no system font is ever needed."""
    folder = Path(__file__).parent / "fonts"
    regular, bold = (TTFont(name, str(folder / f"{name}.ttf")) for name in (REGULAR, BOLD))
    registerFont(regular)
    registerFont(bold)
    registerFontFamily(REGULAR, normal=REGULAR, bold=BOLD, italic=REGULAR, boldItalic=BOLD)
    return regular, bold


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
    return Paragraph(escape(tied(words)), look)


def marked(markup: str, look: ParagraphStyle) -> Paragraph:
    """Return a paragraph with markup; what people typed goes through ``plain`` first."""
    return Paragraph(markup, look)


def plain(words: str) -> str:
    """Return words made safe to stand inside markup."""
    return escape(tied(words))


class Headline(Paragraph):  # type: ignore[misc]  # reportlab ships no types
    """The heading of a part, which the contents and the bookmarks of a file list."""

    words = ""


def heading(words: str, *, listed: bool = True) -> Headline:
    """Return the heading of a part; it stays with what follows."""
    look = style(11, bold=True, colour=ACCENT, before=5 * mm, after=1.6 * mm)
    headline = Headline(escape(tied(words)), look)
    headline.words = clean(words) if listed else ""
    return headline


BODY = style(8.6)
LABEL = style(6.8, colour=GREY)
LABEL_CENTRED = style(6.8, colour=GREY, align=TA_CENTER)
