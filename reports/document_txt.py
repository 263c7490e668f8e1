"""Documents as plain text: columns below each other, no line longer than a terminal is wide."""

from collections.abc import Iterable, Iterator, Sequence
from textwrap import wrap
from unicodedata import combining, east_asian_width

from league.language import current
from league.views.boards import text_lines
from league.views.columns import NUMBERS, Kind, Value
from reports import values
from reports.document import (
    Block,
    Cell,
    Diagram,
    Document,
    Facts,
    Heading,
    Lines,
    Score,
    Signatures,
    Table,
    Words,
)
from reports.words import clean, tied

WIDE = 96
"""Most characters of a line."""
_BLANK = "_" * 12
"""Stands where one writes by hand."""
_GAP = "  "
_LEAST, _LONGEST = 4, 20
"""Characters that every column keeps, and length from which a word is broken first."""


def text(documents: Iterable[Document]) -> str:
    """Return the documents as one text, a form feed before each but the first."""
    return "\f".join("\n".join(_lines(document)).rstrip() + "\n" for document in documents)


def _lines(document: Document) -> Iterator[str]:
    yield from map(clean, document.letterhead)
    yield from ["", *map(clean, document.address)] if document.address else []
    if document.place_and_day:
        yield clean(document.place_and_day).rjust(WIDE)
    if document.letterhead or document.address or document.place_and_day:
        yield ""
    yield from (clean(line) for line in (document.over,) if line)
    yield from _underlined(document.title, "=")
    yield from _wrapped(document.under) if document.under else []
    for block in document.blocks:
        yield ""
        yield from _block(block)
    told = [line for line in (document.addressed, document.follows_from) if line]
    yield from ["", *map(clean, told)] if told else []


def _underlined(words: str, sign: str) -> list[str]:
    line = clean(words)
    return [line, sign * min(WIDE, _width(line))]


def _wrapped(words: str) -> Iterator[str]:
    for line in words.split("\n"):
        yield from _broken(line, WIDE, on_hyphens=False)


def _broken(words: str, width: int, *, on_hyphens: bool = True) -> list[str]:
    """Return the lines of words; a sign such as ``§`` stays with the next word."""
    lines = wrap(tied(words), width, break_on_hyphens=on_hyphens) or [""]
    return [line.replace("\u00a0", " ") for line in lines]


def _block(block: Block) -> Iterator[str]:
    match block:
        case Heading():
            yield from _underlined(block.words, "-")
        case Words():
            yield from _wrapped(block.words)
        case Facts():
            yield from _facts(block)
        case Score():
            yield from _wrapped(f"{block.home}  {block.middle}  {block.away}")
            yield from map(clean, block.below)
        case Table():
            yield from _underlined(block.name, "-") if block.name else []
            yield from _table(block)
        case Diagram():
            yield from text_lines(block.board, below=block.below, language=current())
            yield from map(clean, block.caption.split("\n") if block.caption else ())
        case Lines() | Signatures():
            yield from (f"{clean(label)}: {'_' * 40}" for label in block.labels)


def _facts(block: Facts) -> Iterator[str]:
    long = max((_width(clean(label)) for label, _fact in block.facts), default=0)
    for label, fact in block.facts:
        first, *more = list(_wrapped(values.written(fact, Kind.TEXT)))
        yield f"{_padded(clean(label) + ':', long + 1, Kind.TEXT)} {first}"
        yield from (" " * (long + 2) + line for line in more)


def _table(table: Table) -> Iterator[str]:
    kinds = [column.kind for column in table.columns]
    rows: list[Sequence[Value | Cell]] = [*table.rows]
    sums = values.sums(table)
    rows += [sums] if sums else []
    said = _said_or_blank if table.room else _said
    cells = [[said(cell, kind) for cell, kind in zip(row, kinds, strict=True)] for row in rows]
    heads = [clean(column.label) for column in table.columns]
    columns = [*zip(heads, *cells, strict=True)]
    widths = _fitted([max(map(_width, one)) for one in columns], [_longest(one) for one in columns])
    yield from _row(heads, widths, kinds)
    yield _GAP.join("-" * width for width in widths)
    for place, row in enumerate(cells):
        if sums and place == len(cells) - 1:
            yield _GAP.join("-" * width for width in widths)
        yield from _row(row, widths, kinds)


def _said(cell: Value | Cell, kind: Kind) -> str:
    words = values.written(values.plain(cell), kind).replace("\n", " ")
    below = clean(values.below(cell))
    if not (below and words):
        return words or below
    if below.startswith("["):
        return f"{words} {below}"
    return f"{words}, {below}" if "(" in below else f"{words} ({below})"


def _said_or_blank(cell: Value | Cell, kind: Kind) -> str:
    """Return what a cell says; an empty text is a place to write into."""
    if values.plain(cell) == "":
        return "___ : ___" if kind is Kind.RESULT else _BLANK
    return _said(cell, kind)


def _fitted(widths: list[int], words: list[int]) -> list[int]:
    """Return the widths with the broadest made narrower until a line has room for all.

    Words, whose lengths are given too, are broken only where nothing else helps.
    """
    room = WIDE - len(_GAP) * (len(widths) - 1)
    for least in ([min(word, _LONGEST) for word in words], [_LEAST] * len(words)):
        while sum(widths) > room:
            spare = [width if width > low else 0 for width, low in zip(widths, least, strict=True)]
            if not any(spare):
                break
            broadest = spare.index(max(spare))
            widths = [*widths[:broadest], widths[broadest] - 1, *widths[broadest + 1 :]]
    return widths


def _longest(texts: Sequence[str]) -> int:
    """Return the length of the longest word."""
    return max((_width(word) for text in texts for word in text.split()), default=0)


def _row(cells: Sequence[str], widths: Sequence[int], kinds: Sequence[Kind]) -> Iterator[str]:
    """Yield the lines of a row, of which the longest cell needs as many as it is broken into."""
    broken = [_broken(cell, width) for cell, width in zip(cells, widths, strict=True)]
    for line in range(max(map(len, broken))):
        parts = [column[line] if line < len(column) else "" for column in broken]
        padded = map(_padded, parts, widths, kinds)
        yield _GAP.join(padded).rstrip()


def _padded(words: str, width: int, kind: Kind) -> str:
    air = " " * (width - _width(words))
    if kind in NUMBERS:
        return air + words
    if kind in {Kind.CENTRED, Kind.RESULT}:
        return air[: len(air) // 2] + words + air[len(air) // 2 :]
    return words + air


def _width(words: str) -> int:
    """Return how many columns of a terminal a text takes."""
    return sum(0 if combining(sign) else 1 + (east_asian_width(sign) in "WF") for sign in words)
