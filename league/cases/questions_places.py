"""The questions ``field`` and ``entry``: places in a championship, and entries that count."""

import re
from collections.abc import Callable, Mapping, Sequence
from datetime import date
from fractions import Fraction

from league.cases import reading
from league.cases.questions_matches import Answer
from league.cases.worlds import SEXES, Case, answered_by, division, season
from league.errors import InputError
from league.facts.places import Candidate, Championship, FreePlace, PaidEntry
from league.language import _
from league.outcomes.places import PlacesGiven

FIELD_KEYS = ("qualified", "open", "next", "refused", "decision")
ENTRY_KEYS = ("counts", "fee", "rule", "decision")
PLACED = ("id", "rule")
"""Keys of a place given or refused."""
CITING = ("qualified", "refused")
ITEMS: Mapping[str, tuple[str, ...]] = {"qualified": PLACED, "refused": PLACED, "next": ()}
_TITLE = re.compile(r"(?:em-)?(U\d{1,2}w?)\W+(\d{4})|(\d{4})\W+(?:em-)?(U\d{1,2}w?)", re.IGNORECASE)
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
    idents = [one.ident for one in candidates]
    facts = Championship(
        where,
        year,
        candidates,
        frozenset(fields.get("cancelled", reading.several(_named(idents)), ())),
        fields.get("first_regional", reading.maybe(reading.day), None),
    )
    ask = answered_by(case, case.book.events.places)

    def answer() -> Answer:
        try:
            return _told(ask(facts, case.values(date(year, 1, 1))))
        except InputError as error:
            raise fields.place.at("candidates").wrong(str(error)) from error

    return answer


def _named(idents: Sequence[str]) -> reading.Read[str]:
    named = reading.one_of(*idents)
    return lambda value, place: named(reading.ident(value, place), place)


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
        sex=fields.get("sex", reading.maybe(reading.one_of(*SEXES)), None) or "",
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
    """Return titles, one or more.

    They are written ``U14 2025``, ``[U14, 2025]``, ``{group: U14, year: 2025}`` or ``{U14: 2025}``.
    """
    if value is None:
        return ()
    if isinstance(value, list) and len(value) == len(("group", "year")) and _is_pair(value):
        return (_title(value, place),)
    several = value if isinstance(value, list) else [value]
    plain = [single for one in several for single in _by_group(one)]
    return reading.listed(_title)(plain, place)


def _by_group(value: object) -> list[object]:
    """Return ``{U14: 2025, U16: [2026]}`` as a list of titles; anything else as it is."""
    if not isinstance(value, dict) or "group" in value:
        return [value]
    years = {group: year if isinstance(year, list) else [year] for group, year in value.items()}
    return [f"{group} {year}" for group, found in years.items() for year in found]


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
    return _group(found[1] or found[4]), reading.year(int(found[2] or found[3]), place)


def _group(text: str) -> str:
    letters = text.lower().removeprefix("em-")
    return letters[:1].upper() + letters[1:]


def read_entry(case: Case) -> Callable[[], Answer]:
    """Read an entry and its payment; answer whether it counts, and what it costs."""
    fields = case.fields
    where = fields.need("event", division(case.book))
    entered = fields.get("entered", reading.maybe(reading.day), None)
    paid = fields.get("paid", reading.maybe(reading.day), None)
    called = fields.get("called", reading.maybe(reading.day), None)
    known = entered or paid or called or case.book.first_day
    year = fields.get("year", season, case.year) or known.year + (known.month >= _NEW_YEAR)
    facts = PaidEntry(
        where.id,
        year,
        entered,
        paid,
        with_board=fields.get("with_board", reading.yes, True),
        replacement=fields.get("replacement", reading.yes, False),
        called=called,
    )
    ask = answered_by(case, case.book.events.entry)

    def answer() -> Answer:
        found = ask(facts, case.values(date(year, 1, 1)))
        if found is None:
            return {"counts": None, "fee": None, "rule": None, "decision": True}
        return {"counts": found.counts, "fee": Fraction(found.cents, 100), "rule": found.rule}

    return answer
