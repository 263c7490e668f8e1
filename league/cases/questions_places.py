"""The questions ``field`` and ``entry``: places in a championship, and entries that count."""

import re
from collections.abc import Callable, Mapping
from datetime import date
from fractions import Fraction

from league.cases import reading
from league.cases.questions_matches import Answer
from league.cases.worlds import SEXES, Case, answered_by, division, season
from league.facts.places import Candidate, Championship, FreePlace, PaidEntry
from league.language import _
from league.outcomes.places import PlacesGiven

FIELD_KEYS = ("qualified", "open", "next", "refused", "decision")
ENTRY_KEYS = ("counts", "fee", "rule", "decision")
PLACED = ("id", "rule")
"""Keys of a place given or refused."""
CITING = ("qualified", "refused")
ITEMS: Mapping[str, tuple[str, ...]] = {"qualified": PLACED, "refused": PLACED, "next": ()}
_TITLE = re.compile(r"(?:em-)?(U\d{1,2}w?)\W+(\d{4})", re.IGNORECASE)
_NEW_YEAR = 7
"""From this month on an entry without a season is one for the next year."""


def read_field(case: Case) -> Callable[[], Answer]:
    """Read who might play a championship; answer who has a place, and who may follow."""
    fields = case.fields
    where = fields.need("event", division(case.book))
    year = fields.get("year", season, case.year)
    if year is None:
        raise fields.place.at("year").wrong(_("year or season is missing."))
    candidates = fields.need("candidates", reading.listed(reading.with_keys(_candidate)))
    named = reading.one_of(*(one.ident for one in candidates))
    facts = Championship(
        where,
        year,
        candidates,
        frozenset(fields.get("cancelled", reading.listed(named), ())),
        fields.get("first_regional", reading.maybe(reading.day), None),
    )
    ask = answered_by(case, case.book.events.places)
    return lambda: _told(ask(facts, case.values(date(year, 1, 1))))


def _told(found: PlacesGiven) -> Answer:
    return {
        "qualified": [{"id": one.ident, "rule": one.paragraph} for one in found.qualified],
        "open": found.open,
        "next": list(found.following),
        "refused": [{"id": one.player, "rule": one.rule} for one in found.refused],
        "decision": bool(found.undecided),
    }


def _candidate(fields: reading.Fields) -> Candidate:
    return Candidate(
        ident=fields.need("id", reading.ident),
        region=fields.get("association", reading.maybe(reading.text), None) or "",
        place=fields.get("place", reading.maybe(reading.positive), None),
        champion=fields.get("champion", _titles, ()),
        born=fields.get("born", reading.maybe(reading.day), None),
        sex=fields.get("sex", reading.one_of(*SEXES), ""),
        host=fields.get("host", reading.yes, False),
        took_part=fields.get("played_regional", reading.yes, False),
        moved=fields.get("moved", reading.maybe(reading.day), None),
        requested=fields.get("requested", reading.maybe(reading.day), None),
        free=fields.get("free", reading.maybe(reading.with_keys(_free)), None),
    )


def _free(fields: reading.Fields) -> FreePlace:
    accepted = fields.get("accepted", reading.maybe(reading.day), None)
    return FreePlace(fields.need("decided", reading.day), accepted)


def _titles(value: object, place: reading.Place) -> tuple[tuple[str, int], ...]:
    """Return titles: ``U14 2025``, ``{group: U14, year: 2025}`` or ``[U14, 2025]``, one or more."""
    if isinstance(value, list) and len(value) == len(("group", "year")) and _is_pair(value):
        return (_title(value, place),)
    return reading.listed(_title)(value if isinstance(value, list) else [value], place)


def _is_pair(value: list[object]) -> bool:
    return isinstance(value[0], str) and isinstance(value[1], int)


def _title(value: object, place: reading.Place) -> tuple[str, int]:
    if isinstance(value, dict):
        return reading.with_keys(
            lambda one: (_group(one.need("group", reading.text)), one.need("year", reading.year))
        )(value, place)
    text = " ".join(map(str, value)) if isinstance(value, list) else str(value)
    found = _TITLE.fullmatch(text.strip())
    if found is None:
        raise place.expected("U14 2025", value)
    return _group(found[1]), reading.year(int(found[2]), place)


def _group(text: str) -> str:
    letters = text.lower().removeprefix("em-")
    return letters[:1].upper() + letters[1:]


def read_entry(case: Case) -> Callable[[], Answer]:
    """Read an entry and its payment; answer whether it counts, and what it costs."""
    fields = case.fields
    where = fields.need("event", division(case.book))
    entered = fields.need("entered", reading.day)
    year = fields.get("year", season, case.year) or entered.year + (entered.month >= _NEW_YEAR)
    facts = PaidEntry(
        where.id,
        year,
        entered,
        fields.get("paid", reading.maybe(reading.day), None),
        with_board=fields.get("with_board", reading.yes, True),
        replacement=fields.get("replacement", reading.yes, False),
        called=fields.get("called", reading.maybe(reading.day), None),
    )
    ask = answered_by(case, case.book.events.entry)

    def answer() -> Answer:
        found = ask(facts, case.values(date(year, 1, 1)))
        if found is None:
            return {"counts": None, "fee": None, "rule": None, "decision": True}
        return {"counts": found.counts, "fee": Fraction(found.cents, 100), "rule": found.rule}

    return answer
