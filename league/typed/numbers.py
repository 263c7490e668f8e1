"""Whole numbers as people type them."""

import re
from collections.abc import Iterable

from league.errors import InputError
from league.language import _
from league.sanitizing import quoted

_WHOLE = re.compile(r"[+\-−]?[0-9]{1,18}")
"""As many digits as a database keeps of a number."""
_BETWEEN = re.compile(r"[\s,;]+")


def read_whole(text: str, least: int | None = None) -> int:
    """Return a whole number, of at least so much. Raises InputError."""
    typed = text.strip()
    number = int(typed.replace("−", "-")) if _WHOLE.fullmatch(typed) else None
    if number is not None and (least is None or number >= least):
        return number
    if least:
        sentence = _("“{text}” is no whole number from {least} on.")
        raise InputError(sentence, text=quoted(text), least=least)
    raise InputError(_("“{text}” is no whole number."), text=quoted(text))


def maybe_whole(text: str, least: int | None = None) -> int | None:
    """Return a whole number, None for nothing. Raises InputError."""
    return read_whole(text, least) if text.strip() else None


def read_wholes(text: str, least: int | None = None) -> tuple[int, ...]:
    """Return numbers with blanks, commas or semicolons between them. Raises InputError."""
    return tuple(read_whole(part, least) for part in _BETWEEN.split(text.strip()) if part)


def is_number(text: str) -> bool:
    """Say whether a text is a number such as those of rounds and boards: only digits, not long."""
    return text.isascii() and text.isdecimal() and len(text) <= 18


def picked(wanted: Iterable[str], keys: list[str]) -> list[str]:
    """Return what numbers (from 1) or keys name. Raises InputError for a number too high."""
    found = []
    for each in wanted:
        if each in keys or not is_number(each):
            found.append(each)
        elif 1 <= int(each) <= len(keys):
            found.append(keys[int(each) - 1])
        else:
            sentence = _("There is no number {number}; there are {count}.")
            raise InputError(sentence, number=each, count=len(keys))
    return found
