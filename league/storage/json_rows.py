"""JSON without blanks, of one value and of many rows in one go: hashes are made of it.

``quoted`` returns a text as ``json_text`` does, but makes no encoder for it, and of pieces of a
text that of the whole, but for the quotes.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from json.encoder import encode_basestring as quoted
from json.scanner import make_scanner
from typing import Any

__all__ = ["json_rows", "json_text", "quoted", "rows_in"]

json_text: Callable[[Any], str] = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
"""Returns a value as JSON. Made once: making it takes longer than a row."""

_in_lines = json.JSONEncoder(ensure_ascii=False, separators=("\n", ":")).encode
"""JSON with a line end for each comma between values: in a text it never stands as it is."""


def json_rows(rows: Iterable[Sequence[object]]) -> list[str]:
    """Return each row of plain values as ``json_text`` does; it takes half as long for many."""
    lines = _in_lines(list(rows))[1:-1]
    return lines.replace("]\n[", "]\0[").replace("\n", ",").split("\0") if lines else []


Side = tuple[Any, str] | None
"""A row's values, and itself as JSON; None = no row."""

_value_at = make_scanner(json.JSONDecoder())  # type: ignore[arg-type]  # the stub wants what its caller is
"""Returns a value and where it ends; raises StopIteration where none stands."""


def rows_in(changed: str) -> Iterator[tuple[str, Side, Side]]:
    """Yield of changed rows as ``json_text`` has them: table, row before and after.

    One after the other: all of an import would take ten times as much memory as the text of it.
    Raises ValueError, TypeError, LookupError, RecursionError.
    """
    end, left = 0, changed.startswith("[[")
    at = 2
    while left:
        try:
            name, one = _value_at(changed, at)
            before, other = _value_at(changed, one + 1)
            after, end = _value_at(changed, other + 1)
        except StopIteration as error:
            raise ValueError(at) from error
        if changed[one] != "," or changed[other] != ",":
            raise ValueError(at)
        yield (
            name,
            None if before is None else (before, changed[one + 1 : other]),
            None if after is None else (after, changed[other + 1 : end]),
        )
        at, left = end + 3, changed.startswith("],[", end)
    if len(changed) != end + 2 or not changed.endswith("]]"):
        raise ValueError(end)
