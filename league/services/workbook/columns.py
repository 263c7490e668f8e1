"""Sheets and columns: how a cell is read as the value of a fact's field, and written again."""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from datetime import date, time
from functools import partial
from operator import attrgetter
from typing import Any

from league.facts.matches import Score
from league.language import _
from league.services.workbook.cells import LARGEST, Row, shown

Value = str | int | date | time | None
"""What stands in a cell that is written."""

MATCH_FIELDS = ("division", "round", "home", "away")
"""What identifies a match, in the order of its key."""
YES_NO = {"ja": True, "nein": False}
RESULTS: dict[str, Score] = {
    "1:0": (2, 0),
    "½:½": (1, 1),
    "0:1": (0, 2),
    "0:0": (0, 0),
    "½:0": (1, 0),
    "0:½": (0, 1),
}
"""Half points of home and away, as they are written."""


def _as_it_is(value: Value) -> Value:
    return None if value == "" else value


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a sheet, and the field of a fact that stands in it."""

    name: str
    field: str
    read: Callable[[Row, str], Any] = Row.maybe_text
    write: Callable[[Any], Value] = _as_it_is
    optional: bool = False
    """A workbook may leave it out."""
    as_text: bool = False
    """Written as text: a sheet would take ``1:0`` for a time and ``5, 6`` for a number."""


@dataclass(frozen=True, slots=True)
class Layout:
    """One sheet: its name, its columns in the order they are written, the facts in its rows."""

    name: str
    columns: tuple[Column, ...]
    make: Callable[..., Any]
    """Makes a fact of the values of its fields."""
    facts: str
    """The field with the facts, of the season or of what is carried beside it."""
    required: bool = True
    """A workbook without this sheet is faulty."""

    @property
    def headers(self) -> tuple[str, ...]:
        """Return the names of the columns."""
        return tuple(column.name for column in self.columns)

    @property
    def optional(self) -> frozenset[str]:
        """Return the names of the columns that a workbook may leave out."""
        return frozenset(column.name for column in self.columns if column.optional)

    def fact(self, row: Row) -> Any:  # each sheet has facts of its own
        """Return the fact in a row; what cannot be read is noted as a fault of the row."""
        return self.make(**{column.field: column.read(row, column.name) for column in self.columns})

    def lines(self, season: object) -> Iterator[tuple[Value, ...]]:
        """Yield the cells of the sheet's rows for the facts of a season, or what is beside it."""
        facts = getattr(season, self.facts)
        fields = [column.field for column in self.columns]
        at = len(MATCH_FIELDS) if facts and hasattr(facts[0], "match") else 0
        values_of = attrgetter(*fields[at:], fields[-1])  # of two or more, so that it is a tuple
        writes = [column.write for column in self.columns]
        for fact in facts:
            values = (*(fact.match if at else ()), *values_of(fact))
            yield tuple([write(value) for write, value in zip(writes, values, strict=False)])


def sheet(
    name: str, facts: str, make: Callable[..., Any], *columns: Column, required: bool = True
) -> Layout:
    """Return a sheet with its columns, in the order they are written."""
    return Layout(name, columns, make, facts, required)


def text(name: str, field: str) -> Column:
    """Return a column of texts that may not be empty."""
    return Column(name, field, Row.text)


def ident(name: str, field: str, *, empty: bool = False) -> Column:
    """Return a column of ids: a number where one is written so, that sheets can sort it."""
    return Column(name, field, Row.maybe_text if empty else Row.text, _number)


def whole(name: str, field: str, least: int = 0, most: int = LARGEST) -> Column:
    """Return a column of whole numbers that may not be missing."""
    return Column(name, field, partial(Row.whole, least=least, most=most))


def maybe_whole(name: str, field: str, least: int = 0, most: int = LARGEST) -> Column:
    """Return a column of whole numbers."""
    return Column(name, field, partial(Row.maybe_whole, least=least, most=most))


def day(name: str, field: str, *, empty: bool = True, optional: bool = False) -> Column:
    """Return a column of days."""
    return Column(name, field, Row.maybe_day if empty else Row.day, optional=optional)


def word(name: str, field: str, words: Mapping[str, object], stand_in: object) -> Column:
    """Return a column of words that may not be missing; a wrong one counts as the stand-in."""
    return Column(
        name, field, lambda row, column: row.word(column, words, stand_in), _written(words)
    )


def maybe_word(name: str, field: str, words: Mapping[str, object], **more: bool) -> Column:
    """Return a column of words."""
    return Column(
        name, field, lambda row, column: row.maybe_word(column, words), _written(words), **more
    )


def yes(name: str, field: str, *, no: str | None = None, optional: bool = False) -> Column:
    """Return a column that says yes or no; ``no`` is what is written for no."""

    def said(row: Row, column: str) -> bool:
        return bool(row.maybe_word(column, YES_NO))

    return Column(name, field, said, lambda value: "ja" if value else no, optional)


def nation(row: Row, column: str) -> str:
    """Return a country's code; whether one is needed is asked of the rule book."""
    code = row.maybe_text(column) or ""
    if code and not re.fullmatch("[A-Z]{3}", code):
        expected = _("“{value}” is not a country's three capital letters, such as GER.")
        row.fault(column, expected.format(value=code))
    return code


def letter(row: Row, column: str) -> str | None:
    """Return the letter of a paragraph, as the rule book may have it."""
    return (row.maybe_text(column) or "").casefold() or None


def result(row: Row, column: str) -> Score | None:
    """Return a result; a sheet takes ``1:0`` for a time when its cells are not text."""
    cell = row.cells.get(column, "")
    if isinstance(cell, time) and not cell.second:
        cell = f"{cell.hour}:{cell.minute}"
    if not isinstance(cell, str):
        row.fault(column, _expected_result(shown(cell)))
        return None
    said = re.sub(r"\s", "", cell).replace("0,5", "½").replace("0.5", "½")
    if said and said not in RESULTS:
        row.fault(column, _expected_result(cell))
    return RESULTS.get(said)


def board_numbers(row: Row, column: str) -> tuple[int, ...]:
    """Return board numbers; a sheet takes ``5,6`` for a fraction when its cells are not text."""
    cell = row.cells.get(column, "")
    fraction = isinstance(cell, float) and not cell.is_integer()
    said = str(cell) if fraction else row.maybe_text(column) or ""
    if said and not re.fullmatch(r"[0-9]{1,3}(\s*,\s*[0-9]{1,3})*", said):
        expected = _("“{value}” is not a list of boards, such as 6 or 5, 6 (as text).")
        row.fault(column, expected.format(value=said))
        return ()
    return tuple(int(board) for board in said.split(",")) if said else ()


def _written(words: Mapping[str, object]) -> Callable[[object], Value]:
    known = {meaning: written for written, meaning in words.items()}
    return lambda value: None if value is None else known[value]


def _number(text: str | None) -> str | int | None:
    # Of every row that is written: an expression would take ten times as long.
    if not text or not text.isdigit() or text[0] == "0" or len(text) > 12 or not text.isascii():
        return text
    return int(text)


def _expected_result(said: str) -> str:
    expected = _("“{value}” is no result; expected is one of {results}, or nothing.")
    return expected.format(value=said, results=", ".join(RESULTS))
