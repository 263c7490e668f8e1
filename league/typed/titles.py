"""Titles of players as people type them."""

import re

from league.errors import InputError
from league.language import _
from league.sanitizing import quoted

TITLES = ("GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM")
"""Those of FIDE, the highest first."""
_OTHER = re.compile("[A-ZÄÖÜ]{1,6}")
"""A title of a federation, such as MK."""


def read_title(text: str) -> str:
    """Return a title in its standard form, nothing for nothing: ``im`` is ``IM``. InputError."""
    found = text.strip().upper()
    if found and found not in TITLES and not _OTHER.fullmatch(found):
        sentence = _("“{text}” is no title; expected is one such as {known}.")
        raise InputError(sentence, text=quoted(text), known=", ".join(TITLES))
    return found


def maybe_title(text: str) -> str | None:
    """Return a title, None for nothing. Raises InputError."""
    return read_title(text) or None
