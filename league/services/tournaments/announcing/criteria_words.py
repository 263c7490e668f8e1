"""Criteria as they are typed: by short or full names in the language in use, or as in books."""

from collections.abc import Iterable

from league.outcomes.tournaments.codes import written
from league.outcomes.tournaments.names import full_name, short_name
from league.outcomes.tournaments.table import CRITERIA, PLAYOFF


def criteria_typed(parts: Iterable[str]) -> tuple[str, ...]:
    """Return criteria by their short or full names; of C.07 by their codes.

    What is none stays as it was typed.
    """
    known: dict[str, str] = {}
    for name in (*CRITERIA, PLAYOFF):
        for words in (name, full_name(name), short_name(name)):
            known.setdefault(words.casefold(), name)
    return tuple(known.get(part.casefold()) or written(part) for part in parts)
