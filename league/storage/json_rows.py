"""JSON without blanks, of one value and of many rows in one go: hashes are made of it."""

import json
from collections.abc import Callable, Iterable, Sequence
from typing import Any

json_text: Callable[[Any], str] = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
"""Returns a value as JSON. Made once: making it takes longer than a row."""

_in_lines = json.JSONEncoder(ensure_ascii=False, separators=("\n", ":")).encode
"""JSON with a line end for each comma between values: in a text it never stands as it is."""


def json_rows(rows: Iterable[Sequence[object]]) -> list[str]:
    """Return each row of plain values as ``json_text`` does; it takes half as long for many."""
    lines = _in_lines(list(rows))[1:-1]
    return lines.replace("]\n[", "]\0[").replace("\n", ",").split("\0") if lines else []
