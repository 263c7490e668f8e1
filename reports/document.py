"""What a paper says, before it becomes pages, a workbook, a list of values or plain text.

A layout makes a document of a view; the writers make a file of any document. So a new paper needs
no writer of its own. Money is whole cents, scores are half points, as everywhere.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime, time

from league.facts.games import Color
from league.head_marks import Head, as_of_words
from league.language import _
from league.views.boards import BoardView
from league.views.columns import Kind, Value


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a table."""

    label: str
    kind: Kind = Kind.TEXT
    width: float | None = None
    """In millimetres on paper; None = as its contents need."""
    below: str = ""
    """What its small words are called where they have a column of their own; empty = remark."""


@dataclass(frozen=True, slots=True)
class Cell:
    """A value that stands out, or has small words below it."""

    value: Value
    below: str = ""
    bold: bool = False
    shaded: bool = False
    """On grey, as where nothing is to be entered."""
    warm: bool = False
    """On a warm colour, as what is otherwise than expected."""


@dataclass(frozen=True, slots=True)
class Table:
    """Rows below a header; in a workbook it has a sheet of its own when it has a name."""

    columns: tuple[Column, ...]
    rows: tuple[tuple[Value | Cell, ...], ...]
    name: str = ""
    """Its heading, and the name of its sheet."""
    sums: tuple[int, ...] = ()
    """Columns, from 0, whose sum stands below; in a workbook as a formula."""
    room: float = 0.0
    """Least height of a row in millimetres, where people write into it by hand."""
    whole: bool = False
    """It is not to be broken between pages."""
    close: bool = False
    """Its rows stand close together, where all of it is to be on one page."""
    small: bool = False
    """In small letters, as a long list beside other things."""


def spread(table: Table) -> Table:
    """Return a table in which each column of results is two of scores, home and away."""
    paired = [column.kind is Kind.RESULT for column in table.columns]
    if not any(paired):
        return table
    sides = (_("home"), _("away"))
    columns = [
        replace(column, kind=Kind.SCORE, label=f"{column.label} ({side})") if two else column
        for column, two in zip(table.columns, paired, strict=True)
        for side in (sides if two else ("",))
    ]
    rows = [
        tuple(part for cell, two in zip(row, paired, strict=True) for part in _sides(cell, two=two))
        for row in table.rows
    ]
    firsts = [place + sum(paired[:place]) for place in range(len(paired))]
    sums = [firsts[place] + side for place in table.sums for side in range(1 + paired[place])]
    return replace(table, columns=tuple(columns), rows=tuple(rows), sums=tuple(sums))


def _sides(cell: Value | Cell, *, two: bool) -> tuple[Value | Cell, ...]:
    """Return a cell for each side of a result; any other cell as it is."""
    if not two:
        return (cell,)
    value = cell.value if isinstance(cell, Cell) else cell
    values = value if isinstance(value, tuple) else (value, None)
    if not isinstance(cell, Cell):
        return values
    return (replace(cell, value=values[0], below=""), replace(cell, value=values[1]))


@dataclass(frozen=True, slots=True)
class Heading:
    """The heading of a part; it never stands alone at the foot of a page."""

    words: str


@dataclass(frozen=True, slots=True)
class Words:
    """A paragraph; line breaks stay."""

    words: str
    bold: bool = False
    small: bool = False
    large: bool = False
    """In large letters in the middle, as on a certificate."""
    above: float = 0.0
    """Room above it in millimetres, on paper."""


@dataclass(frozen=True, slots=True)
class Facts:
    """Labels with what is to be said to each, beside each other where there is room."""

    facts: tuple[tuple[str, Value], ...]


@dataclass(frozen=True, slots=True)
class Score:
    """Two teams with what stands between them."""

    home: str
    away: str
    middle: str
    below: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Signatures:
    """A line to sign on for each; never alone on a page."""

    labels: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Lines:
    """Labels with a line behind each, to be filled in by hand."""

    labels: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Diagram:
    """A position on a chess board; never broken between pages."""

    board: BoardView
    caption: str = ""
    """Below it; line breaks stay."""
    below: Color = Color.WHITE
    """From whose side it is seen."""


@dataclass(frozen=True, slots=True)
class NewPage:
    """What follows begins on a new page, turned to landscape or not."""

    landscape: bool = False


Block = Heading | Words | Facts | Score | Table | Signatures | Lines | Diagram | NewPage


@dataclass(frozen=True, slots=True)
class Appointment:
    """An entry of a calendar file."""

    uid: str
    """Stays the same when the appointment moves."""
    title: str
    day: date
    start: time | None = None
    """None = all day."""
    hours: int = 0
    place: str = ""
    words: str = ""
    changes: int = 0
    """How often it was changed; it only grows, so that calendars know which state is the newer."""
    changed: datetime | None = None
    """When last; None = never, or nobody knows."""
    cancelled: bool = False
    """It does not take place; it stays in the file, so that calendars take it out."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Document:
    """A paper from top to bottom."""

    title: str
    entry: str = ""
    """What it is called in the file's title and its list of parts; empty = the title."""
    over: str = ""
    """Small above the title: federation and season."""
    under: str = ""
    """Below the title: what it is about."""
    foot: str = ""
    """Left side of every page's foot."""
    audience: str = ""
    """For whom it is; told at the foot."""
    as_of: Head | None = None
    """The step of the journal that it follows from; told at the foot."""
    letterhead: tuple[str, ...] = ()
    """Lines of the sender."""
    address: tuple[str, ...] = ()
    """Lines of the receiver."""
    place_and_day: str = ""
    blocks: Sequence[Block] = ()
    landscape: bool = False
    contents: bool = False
    """Its headings are listed with their pages at the beginning."""
    appointments: tuple[Appointment, ...] = ()
    """What it puts into a calendar."""
    zone: str = ""
    """Time zone of the appointments, such as ``Europe/Vienna``; empty = wherever one is."""

    @property
    def called(self) -> str:
        """Its name in a list of parts."""
        return self.entry or self.title

    @property
    def addressed(self) -> str:
        """For whom it is, as its foot says it; empty where nothing is known."""
        return _("For: {audience}").format(audience=self.audience) if self.audience else ""

    @property
    def follows_from(self) -> str:
        """The step it follows from, as its foot says it; empty where none is known."""
        return as_of_words(self.as_of)
