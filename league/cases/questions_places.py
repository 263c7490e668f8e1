"""The questions ``field`` and ``entry``: places in a championship, and entries that count."""

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
from league.typed.championships import groups_of, read_title

FIELD_KEYS = ("qualified", "open", "next", "refused", "decision")
ENTRY_KEYS = ("counts", "fee", "rule", "decision")
PLACED = ("id", "rule")
"""Keys of a place given or refused."""
CITING = ("qualified", "refused")
ITEMS: Mapping[str, tuple[str, ...]] = {"qualified": PLACED, "refused": PLACED, "next": ()}
_NEW_YEAR = 7
"""From this month on an entry without a season is one for the next year."""


def read_field(case: Case) -> Callable[[], Answer]:
    """Read who might play a championship; answer who has a place, and who may follow."""
    fields = case.fields
    where = fields.need("event", division(case.book))
    year = fields.get("year", season, case.year)
    if year is None:
        raise fields.place.at("year").wrong(_("year or season is missing."))
    groups = groups_of(case.book.divisions.values())
    read = reading.with_keys(lambda one: _candidate(one, groups))
    candidates = fields.need("candidates", reading.listed(read))
    idents = [one.ident for one in candidates]
    facts = Championship(
        where,
        year,
        candidates,
        frozenset(fields.get("cancelled", reading.several(_named(idents)), ())),
        fields.get("first_regional", reading.maybe(reading.day), None),
        fields.get("nominated", reading.several(_named(idents)), ()),
        frozenset(fields.get("called", reading.several(_named(idents)), ())),
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


def _candidate(fields: reading.Fields, groups: Mapping[str, str]) -> Candidate:
    return Candidate(
        ident=fields.need("id", reading.ident),
        region=fields.get("association", reading.maybe(reading.text), None) or "",
        place=fields.get("place", reading.maybe(reading.positive), None),
        champion=fields.get("champion", _titles(groups), ()),
        born=fields.get("born", reading.maybe(reading.day), None),
        sex=fields.get("sex", reading.maybe(reading.one_of(*SEXES)), None) or "",
        host=fields.get("host", reading.yes, False),
        took_part=fields.get("played_regional", reading.yes, False),
        moved=fields.get("moved", reading.maybe(reading.day), None),
        requested=fields.get("requested", reading.maybe(reading.day), None),
        free=fields.get("free", reading.maybe(reading.with_keys(_decided)), None),
        exemption=fields.get("exemption", reading.maybe(reading.with_keys(_decided)), None),
    )


def _decided(fields: reading.Fields) -> FreePlace:
    """Return what a committee decided, and who voted."""
    accepted = fields.get("accepted", reading.maybe(reading.day), None)
    names = reading.several(reading.text)
    return FreePlace(
        fields.need("decided", reading.day),
        accepted,
        fields.get("for", names, ()),
        fields.get("against", names, ()),
    )


def _titles(groups: Mapping[str, str]) -> reading.Read[tuple[tuple[str, int], ...]]:
    """Return a reader of titles, one or more.

    They are written ``U14 2025``, ``[U14, 2025]``, ``{group: U14, year: 2025}`` or ``{U14: 2025}``.
    """

    def title(value: object, place: reading.Place) -> tuple[str, int]:
        text = " ".join(map(str, value)) if isinstance(value, list) else str(value)
        try:
            group, year = read_title(text, groups)
        except InputError as error:
            raise place.expected("U14 2025", value) from error
        return group, reading.year(year, place)

    return lambda value, place: reading.listed(title)(_plain_titles(value), place)


def _plain_titles(value: object) -> list[object]:
    """Return titles as a list, each as a text or as a pair."""
    if value is None:
        return []
    pair = isinstance(value, list) and [type(one) for one in value] == [str, int]
    several = value if isinstance(value, list) and not pair else [value]
    return [single for one in several for single in _by_group(one)]


def _by_group(value: object) -> list[object]:
    """Return ``{group: U14, year: 2025}`` and ``{U14: 2025, U16: [2026]}`` as titles."""
    if not isinstance(value, dict):
        return [value]
    given = {value.get("group"): value.get("year")} if "group" in value else value
    years = {group: year if isinstance(year, list) else [year] for group, year in given.items()}
    return [f"{group} {year}" for group, found in years.items() for year in found]


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
