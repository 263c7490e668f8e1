"""What the journal calls the fields of facts: as the facts themselves say it."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from league.facts.fields import Called, fields_within
from league.facts.seasons import Season
from league.facts.steps import StepKind
from league.language import _, in_words, to_translate
from league.record_kinds import kinds
from league.rulings import Ruling
from league.storage.changes import is_of_season

Known = Mapping[str, Called]
"""What is known of fields, by name."""

_BESIDES: Known = {
    "blanked": Called(to_translate("steps blanked for")),
    "fixture": Called(to_translate("match")),
    "first_number": Called(to_translate("first pairing number")),
    "last_number": Called(to_translate("last pairing number")),
    "last_round": Called(to_translate("last round")),
    "report": Called(to_translate("match report")),
    "ruling": Called(to_translate("decision")),
}
"""What steps keep that is no field of a fact, and numbers of whoever paired."""


def told_as(what: str, kind: str, held: Mapping[str, Any]) -> str:
    """Return as what a step tells its facts: a kind of record or step; empty = of a season's lists.

    ``what`` = its kind; ``kind`` = under which the record is stored, if it is one.
    """
    if is_of_season(held):
        return ""
    return what if what in (StepKind.MATCH, StepKind.RULING) else kind


@cache
def known_fields(told: str) -> Known:
    """Return what is known of the fields of what a step tells, by ``told_as``."""
    if told in kinds():
        kind: type = kinds()[told].type
        return {**_BESIDES, **fields_within(kind)}
    ruling = fields_within(Ruling) if told == StepKind.RULING else {}
    return {**_BESIDES, **fields_within(Season), **ruling}


def field_name(name: str, known: Known) -> str:
    """Return what a stored value is called, part by part; as it is stored when nobody knows it."""
    if name.startswith("facts "):
        sentence = _("number of {things}")
        return sentence.format(things=_part(name.partition(" ")[2], known))
    parts = name.split()
    followed = [*(one.isdecimal() for one in parts[1:]), False]
    words = (
        _part(part, known, one=numbered) for part, numbered in zip(parts, followed, strict=False)
    )
    return " ".join(filter(None, words))


def _part(name: str, known: Known, *, one: bool = False) -> str:
    if name not in known:
        return name.replace("_", " ")
    found = known[name]
    return in_words(found.one if one and found.one else found.label)
