"""Documents as pages: the top of a letter, then the blocks one below the other."""

from collections.abc import Iterable, Mapping
from typing import BinaryIO

from reportlab.platypus import Flowable, NextPageTemplate, PageBreak

from league.language import _
from league.views.columns import Kind
from reports import pdf, pdf_blocks, pdf_letter
from reports.document import (
    Block,
    Column,
    Diagram,
    Document,
    Facts,
    Heading,
    Lines,
    NewPage,
    Score,
    Signatures,
    Table,
    Words,
)
from reports.pdf_book import Book
from reports.pdf_diagram import PositionDrawing
from reports.pdf_kept import Kept
from reports.pdf_table import Grid
from reports.words import line_of

_TURNED = {False: "portrait", True: "landscape"}


def save(documents: Iterable[Document], file: BinaryIO) -> None:
    """Write the documents, each from a new page on with a foot of its own.

    An iterator is asked for a document only when its turn comes. Raises ValueError when there is
    none.
    """
    book: Book | None = None
    for document in documents:
        book = book or Book(pdf.Cover(document.called, document.foot))
        pages = _pages_of_headings(document) if document.contents else {}
        _add(book, document, pages)
    if book is None:
        raise ValueError(documents)
    book.save(file)


def _pages_of_headings(document: Document) -> Mapping[int, int]:
    """Return on which page each heading will stand; contents of any numbers take the same room."""
    return _add(Book(pdf.Cover("", "")), document, {})


def _add(book: Book, document: Document, pages: Mapping[int, int]) -> Mapping[int, int]:
    cover = pdf.Cover(document.called, foot(document), document.follows_from)
    book.carry(document.as_of)
    first = _TURNED[document.landscape]
    return book.add(cover, _story(document, pages), first=first, fine=document.contents)


def foot(document: Document) -> str:
    """Return what stands at the foot of its pages, and for whom it is."""
    return line_of(document.foot, document.addressed)


def _story(document: Document, pages: Mapping[int, int]) -> list[Flowable]:
    parts = pdf_letter.top(document)
    if document.contents:
        parts += [Grid(_contents(document, pages), pdf.WIDTH).flowable(), PageBreak()]
    waiting: list[Flowable] = []
    width = _width(landscape=document.landscape)
    for block in document.blocks:
        if isinstance(block, NewPage):
            parts += [*waiting, NextPageTemplate(_TURNED[block.landscape]), PageBreak()]
            waiting, width = [], _width(landscape=block.landscape)
            continue
        waiting = _append(parts, waiting, block, width)
    return [*parts, *waiting]


def _append(
    parts: list[Flowable], waiting: list[Flowable], block: Block, width: float
) -> list[Flowable]:
    """Put a block below the others; return the headings that wait for what they head."""
    if title := _heading_of(block):
        waiting = [*waiting, pdf.heading(title, listed=isinstance(block, Heading))]
    made = _flowables(block, width)
    if not made:
        return waiting
    last = parts[-1] if parts else None
    if isinstance(block, Signatures) and isinstance(last, Kept) and not waiting:
        last.after = [*last.after, *made]
        return []
    whole = isinstance(block, Table) and block.whole
    parts += [Kept(waiting, made[0], whole=whole), *(Kept((), part) for part in made[1:])]
    return []


def _heading_of(block: Block) -> str:
    if isinstance(block, Heading):
        return block.words
    return block.name if isinstance(block, Table) else ""


def _flowables(block: Block, width: float) -> list[Flowable]:
    made: list[Flowable] = []
    match block:
        case Table():
            made = [Grid(block, width).flowable()]
        case Words():
            made = [pdf_blocks.words(block)]
        case Facts():
            made = pdf_blocks.facts(block, width)
        case Score():
            made = [pdf_blocks.score(block, width)]
        case Signatures():
            made = [pdf_blocks.signatures(block, width)]
        case Lines():
            made = [pdf_blocks.lines(block, width)]
        case Diagram():
            made = [PositionDrawing(block)]
    return made


def _contents(document: Document, pages: Mapping[int, int]) -> Table:
    """Return the headings of parts with their pages; they count from 0 as they come."""
    titles = [block.words for block in document.blocks if isinstance(block, Heading)]
    rows = tuple((title, pages.get(place, 0)) for place, title in enumerate(titles))
    columns = (Column(_("Contents")), Column(_("Page"), Kind.NUMBER, 14.0))
    return Table(columns, rows)


def _width(*, landscape: bool) -> float:
    return float(pdf.BROAD if landscape else pdf.WIDTH)
