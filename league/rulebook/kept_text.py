"""What a book's text says, kept as it was read last: Python reads TOML ten times slower than JSON.

One file a book lies in the platform's folder for what may be lost. It names the text that it was
read from by its SHA-256, and its own content too: another text, or a torn file, is read anew.
"""

import hashlib
import json
from contextlib import suppress
from datetime import date
from pathlib import Path
from typing import Any

from league import files
from league.errors import LeagueError

_DAY = "@day"
"""Marks a day, which JSON does not have."""


def kept(book: str, text: str) -> dict[str, Any] | None:
    """Return what a text says, as it was kept; None where it was not."""
    try:
        source, whole, body = _file(book).read_text(encoding="utf-8").split("\n", 2)
        if (source, whole) != (_digest(text), _digest(body)):
            return None
        found: dict[str, Any] = json.loads(body, object_hook=_with_day)
    except (OSError, ValueError, RecursionError):
        return None
    return found


def keep(book: str, text: str, document: dict[str, Any]) -> None:
    """Keep what a text says; where that cannot be, it is read anew each time."""
    with suppress(OSError, LeagueError, TypeError):
        place = _file(book)
        place.parent.mkdir(parents=True, exist_ok=True)
        body = json.dumps(document, ensure_ascii=False, default=_day)
        files.write_text(place, f"{_digest(text)}\n{_digest(body)}\n{body}", force=True, sync=False)


def _file(book: str) -> Path:
    from platformdirs import user_cache_path

    return user_cache_path("spielleiter", appauthor=False) / "books" / f"{book}.json"


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def _day(value: object) -> dict[str, str]:
    """Return a day as JSON takes it. Raises TypeError for anything else, an hour among them."""
    if type(value) is not date:
        raise TypeError(value)
    return {_DAY: value.isoformat()}


def _with_day(table: dict[str, Any]) -> Any:
    return date.fromisoformat(table[_DAY]) if table.keys() == {_DAY} else table
