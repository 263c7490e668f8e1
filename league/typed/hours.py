"""Hours as people type them."""

import re
from datetime import time

from league.errors import InputError
from league.language import _
from league.sanitizing import quoted

_HOUR = re.compile(r"T?(\d{1,2})(?:[:.](\d{1,2})(?::(\d{2})(?:\.0+)?)?)?", re.ASCII)
_SOLID = re.compile(r"T?(\d{2})(\d{2})(\d{2})?", re.ASCII)


def read_hour(text: str) -> time:
    """Return ``15:00``, ``15.00``, ``15`` or ``1500``. Raises InputError, also for 24:00."""
    typed = text.strip()
    found = _HOUR.fullmatch(typed) or _SOLID.fullmatch(typed)
    parts = [int(part or 0) for part in found.groups()] if found else [24]
    if parts[0] > 23 or max(parts) > 59:
        sentence = _("“{text}” is no time of day; expected is one such as 15:00.")
        raise InputError(sentence, text=quoted(text))
    hour, minute, second = (*parts, 0, 0)[:3]
    return time(hour, minute, second)


def maybe_hour(text: str) -> time | None:
    """Return an hour, None for nothing. Raises InputError."""
    return read_hour(text) if text.strip() else None
