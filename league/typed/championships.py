"""Titles of championships as people type them: an age group and a year."""

import re
from collections.abc import Iterable, Mapping

from league.errors import InputError
from league.facts.seasons import Division
from league.language import _
from league.sanitizing import quoted

_TITLE = re.compile(r"(\w[\w-]*?)\W+(\d{4})|(\d{4})\W+(\w[\w-]*)")


def groups_of(divisions: Iterable[Division]) -> dict[str, str]:
    """Return age groups by their names, and by the ids of what they play, in small letters."""
    named = [(one.id, one.age_group) for one in divisions if one.age_group]
    return {word.casefold(): group for id, group in named for word in (id, group)}


def groups_in(text: str, divisions: Iterable[Division]) -> tuple[str, ...]:
    """Return the age groups that a text names as words, in its order."""
    known = {one.age_group for one in divisions if one.age_group}
    return tuple(dict.fromkeys(word for word in re.findall(r"\w+", text) if word in known))


def read_title(text: str, groups: Mapping[str, str]) -> tuple[str, int]:
    """Return group and year of a title such as ``U12 2026``, as the book spells the group.

    Raises InputError.
    """
    found = _TITLE.fullmatch(text.strip())
    if found is None:
        sentence = _("“{text}” is no title; expected is a group and a year, such as U12 2026.")
        raise InputError(sentence, text=quoted(text))
    return _spelled(found[1] or found[4], groups), int(found[2] or found[3])


def _spelled(group: str, groups: Mapping[str, str]) -> str:
    """Return a group as the book spells it; one that is ranked within another has a letter more."""
    low = group.casefold()
    whole = groups.get(low[:-1])
    return groups.get(low) or (whole + low[-1] if whole and low[-1].isalpha() else group)
