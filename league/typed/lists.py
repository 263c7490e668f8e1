"""Lists, pairs and assignments as people type them."""

import re
from collections.abc import Iterable

from league.errors import InputError
from league.language import _
from league.sanitizing import quoted

_PAIR = re.compile(r"\s*([0-9]{1,9})\s*(?:[-–:]\s*([0-9]{0,9})\s*)?")
_CLOCK = re.compile(r"(?:([0-9]{1,3}):)?([0-9]{1,4}):([0-9]{1,2})")


def parts_of(text: str) -> list[str]:
    """Return what stands between commas or semicolons."""
    return [part.strip() for part in text.replace(";", ",").split(",") if part.strip()]


def names_of(text: str) -> list[str]:
    """Return names: each in a line, else with semicolons between, else with commas.

    A name may have a comma of its own where something else stands between two of them.
    """
    between = next((sign for sign in "\n;" if sign in text), ",")
    return [part.strip() for part in text.split(between) if part.strip()]


def pairs_of(texts: Iterable[str], *, blank: bool = False) -> dict[str, str]:
    """Return what was typed as ``NAME=VALUE``; ``blank`` = there may be no value.

    Raises InputError, also for a name typed twice.
    """
    found: dict[str, str] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals or not name.strip() or not (blank or value.strip()):
            sentence = _("“{text}” is not understood; expected is NAME=VALUE.")
            raise InputError(sentence, text=quoted(text))
        if name.strip() in found:
            raise InputError(_("“{name}” stands here twice."), name=quoted(name.strip()))
        found[name.strip()] = value.strip()
    return found


def read_pairing(text: str) -> tuple[int, int | None]:
    """Return two pairing numbers typed as ``3-7``, or one as ``3-`` or ``3`` for the bye.

    Raises InputError.
    """
    found = _PAIR.fullmatch(text)
    if found is None:
        sentence = _("“{text}” is no pair; expected is such as 3-7, or 3- for the bye.")
        raise InputError(sentence, text=quoted(text))
    return int(found[1]), int(found[2] or 0) or None


def read_clock(text: str) -> int:
    """Return a time on a chess clock such as ``1:05`` or ``1:30:00`` in seconds. InputError."""
    found = _CLOCK.fullmatch(text.strip())
    if found is None:
        raise InputError(_("“{text}” is no time on a clock, such as 1:05."), text=quoted(text))
    return (60 * int(found[1] or 0) + int(found[2])) * 60 + int(found[3])


def read_name(text: str) -> tuple[str, str]:
    """Return the parts of a name typed as ``Surname, Given name``."""
    surname, _comma, given = text.partition(",")
    return surname.strip(), given.strip()
