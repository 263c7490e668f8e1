"""A list described once: its columns, which every door draws in its own way.

A description is a tuple of columns beside the view whose rows it shows. Screens draw it by
``tui.kit.described``, commands by ``tui.commands.described`` as text and JSON, papers and lists of
values by ``reports.described``. Money is whole cents, scores are half points, as everywhere.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date, datetime, time
from enum import Flag, StrEnum, auto
from typing import Generic, TypeVar, cast

from league import formatting
from league.language import in_words

T = TypeVar("T")

Result = tuple[str | int | None, str | int | None]
"""What both sides of a game or match have: half points, a sign such as ``K``, or nothing."""
Value = str | int | date | time | Result | None
"""What a cell says; None = nothing."""
Datum = Value | tuple[str | int, ...]
"""The same, or what programs alone read."""


class Kind(StrEnum):
    """How the values of a column are written and where they stand."""

    TEXT = "text"
    CENTRED = "centred"
    NUMBER = "number"
    MONEY = "money"
    """Whole cents; in a workbook a real amount in euro."""
    SCORE = "score"
    """Half points; in a workbook a real number such as 2.5."""
    POINTS = "points"
    """Half points as columns of sums have them, with one decimal."""
    QUARTERS = "quarters"
    """Quarter points, with two decimals; in a workbook a real number such as 12.25."""
    RESULT = "result"
    """Of both sides, home first: ``1 : 0``; in a workbook two columns of real numbers."""
    DAY = "day"
    CLOCK = "clock"
    CITED = "cited"
    """A paragraph; a screen leaves the name of the book out."""


NUMBERS = (Kind.NUMBER, Kind.MONEY, Kind.SCORE, Kind.POINTS, Kind.QUARTERS)
"""Kinds that stand on the right, digit below digit."""

HALVES = (Kind.SCORE, Kind.POINTS)
"""Kinds whose values are half points."""


class At(Flag):
    """The doors at which a column is drawn."""

    SCREEN = auto()
    TEXT = auto()
    JSON = auto()
    PAPER = auto()
    """Also in workbooks and lists of values."""
    READ = SCREEN | TEXT | PAPER
    EVERYWHERE = READ | JSON


@dataclass(frozen=True, slots=True)
class Column(Generic[T]):
    """A column of a list whose rows are ``T``."""

    key: str
    """Names it, in JSON too; one for programs and one for people may share it."""
    head: str = ""
    """A ``to_translate`` message, as the other headings; empty for programs alone."""
    value: Callable[[T], Datum] | None = None
    """What it says of a row; None = the row's field that is called like its key."""
    kind: Kind = Kind.TEXT
    name: str = ""
    """The heading where there is room, as on paper; empty = ``head``."""
    said: str = ""
    """The heading read aloud where it is a sign; empty = ``name``."""
    at: At = At.EVERYWHERE
    ink: str | Callable[[T], str] = "text"
    """On the screen: the ink by its name, such as ``muted``, or of a row: ``bold good``."""
    strong: bool = False
    """It stands out, on the screen and on paper."""
    sign: Callable[[T], str] | None = None
    """What stands before it on the screen, which says the same."""
    dot: bool = False
    """On the screen a dot stands for 0."""
    most: int = 0
    """Letters of it that a screen shows; 0 = all."""
    wide: int = 0
    """Columns of a screen it takes, if its heading needs no more; 0 = as its words need."""
    right: bool = False
    """It stands on the right of screen and text, as numbers do anyway."""
    grow: bool = False
    """On the screen it takes the room the others leave."""
    least: int = 0
    """Narrowest screen, in columns, on which it is shown."""
    small: Callable[[T], str] | None = None
    """Small words below it on paper, which have a column of their own in workbooks."""
    below: str = ""
    """What those are called there; empty = remark."""
    width: float | None = None
    """In millimetres on paper; None = as its contents need."""
    spoken: bool = False
    """Its headings are no messages, but in the language in use already."""
    spare: bool = False
    """It is left out of text and paper where no row has anything to say; of a measured list on
    the screen too."""

    def of(self, row: T) -> Value:
        """Return what it says of a row."""
        return cast("Value", self.value(row) if self.value else getattr(row, self.key))

    @property
    def heading(self) -> str:
        """Its heading in few letters."""
        return self._said(self.head)

    @property
    def full_heading(self) -> str:
        """Its heading written out."""
        return self._said(self.name or self.head)

    @property
    def read(self) -> str:
        """Its heading read aloud; empty where that is the one in few letters."""
        return self._said(self.said or self.name)

    def _said(self, words: str) -> str:
        return words if self.spoken else in_words(words)

    @property
    def small_heading(self) -> str:
        """What the small words below it are called."""
        return self._said(self.below)

    @property
    def on_the_right(self) -> bool:
        """Say whether it stands on the right."""
        return self.right or self.kind in NUMBERS


Columns = tuple[Column[T], ...]


def drawn(columns: Sequence[Column[T]], at: At, rows: Sequence[T]) -> list[Column[T]]:
    """Return the columns of a door, without the spare ones that say nothing of these rows."""
    return [
        column
        for column in columns
        if at & column.at
        and not (column.spare and all(column.of(row) in {None, ""} for row in rows))
    ]


def written(value: Value, kind: Kind) -> str:
    """Return a value in the language in use; nothing for nothing."""
    if isinstance(value, str):
        return value
    if isinstance(value, datetime):
        return formatting.moment(value)
    if isinstance(value, date):
        return formatting.day(value)
    if isinstance(value, time):
        return formatting.clock(value)
    if isinstance(value, tuple):
        return " : ".join(map(_side, value)) if any(side is not None for side in value) else ""
    return "" if value is None else _number(value, kind)


def _side(side: str | int | None) -> str:
    if isinstance(side, str):
        return side
    return "–" if side is None else formatting.score(side)


def _number(value: int, kind: Kind) -> str:
    if kind is Kind.MONEY:
        return formatting.money(value)
    if kind is Kind.POINTS:
        return formatting.points(value)
    if kind is Kind.QUARTERS:
        return formatting.quarters(value)
    if kind is Kind.SCORE:
        return formatting.score(value)
    return str(value).replace("-", "−")
