"""What a document says, for tests of papers that need no file."""

import re
from collections.abc import Iterator
from typing import Any

from league.services.session.desk import Desk
from league.views.columns import Value
from reports.document import (
    Block,
    Cell,
    Document,
    Facts,
    Heading,
    Lines,
    Score,
    Signatures,
    Table,
    Words,
)
from reports.making import document_of
from reports.paper import Paper
from reports.papers import PAPERS


def paper(name: str) -> Paper[Any, Any]:
    """The paper of a name."""
    return next(one for one in PAPERS if one.name == name)


def document(name: str, desk: Desk, key: object = "") -> Document:
    """A paper of one thing as a document."""
    asked = paper(name)
    return document_of(asked, asked.view(desk, key))


def tables(found: Document) -> dict[str, Table]:
    """The tables by their names."""
    return {one.name: one for one in found.blocks if isinstance(one, Table)}


def rows(table: Table) -> list[list[Value]]:
    """The values of a table alone."""
    return [[_value(one) for one in row] for row in table.rows]


def _value(one: Value | Cell) -> Value:
    return one.value if isinstance(one, Cell) else one


def texts(found: Document) -> str:
    """All that stands in a document, a line each."""
    head = (found.over, found.title, found.under, found.place_and_day, found.audience)
    said = [*head, *found.letterhead, *found.address]
    said += [str(one) for block in found.blocks for one in _texts(block)]
    return "\n".join(said)


def without_step(text: str) -> str:
    """A text without the line that names the step it follows from: equal facts make it equal."""
    kept, count = re.subn(r"\s*(As of step|Stand: Schritt) \d+(-\w{4}){4}-\w\b", "", text)
    assert count == 1, text
    return kept


def _texts(block: Block) -> Iterator[object]:
    match block:
        case Heading(words) | Words(words):
            yield words
        case Facts(facts):
            yield from (part for fact in facts for part in fact)
        case Signatures(labels) | Lines(labels):
            yield from labels
        case Score():
            yield from (block.home, block.middle, block.away, *block.below)
        case Table():
            yield block.name
            yield from (one.label for one in block.columns)
            for row in block.rows:
                for one in row:
                    yield from (one.value, one.below) if isinstance(one, Cell) else (one,)
        case _:
            return
