"""Which lineups wait sealed: for opening them, and for what must not be done over them."""

from collections import Counter, defaultdict
from collections.abc import Iterable

from league.facts.matches import SIDES
from league.facts.seasons import Fixture, key_text
from league.record_kinds import OPENING, SEAL
from league.services.session.lapses import left_in, stays
from league.storage import matches_on_record, records

Waiting = dict[str, Counter[str]]
"""By season, how many lineups of a match wait to be opened, by its key's text."""


def waiting() -> Waiting:
    """Return which lineups wait to be opened; to be called inside ``reading()``."""
    opened = {*matches_on_record.places(OPENING.name)}
    found: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for season, place in matches_on_record.places(SEAL.name):
        match = place.rpartition("/")[0]
        if (season, match) not in opened:
            found[season][match] += 1
    return found


def waiting_still(before: Waiting, added: Iterable[tuple[str | None, str, str]]) -> Waiting:
    """Return which lineups wait, from those that waited before some records were added.

    ``added`` are season, kind and key of those records. Only the matches that they are about are
    looked up. To be called inside ``reading()``.
    """
    touched: defaultdict[str, set[str]] = defaultdict(set)
    for season, kind, key in added:
        if season is not None and kind in (SEAL.name, OPENING.name):
            touched[season].add(key.rpartition("/")[0] if kind == SEAL.name else key)
    found = {season: Counter(matches) for season, matches in before.items()}
    for season, matches in touched.items():
        found[season] = _without(found.get(season, Counter()), matches)
        closed = matches - records.keys(season, OPENING.name, matches)
        sides = [f"{match}/{side.value}" for match in closed for side in SIDES]
        for key in records.keys(season, SEAL.name, sides):
            found[season][key.rpartition("/")[0]] += 1
    return found


def _without(counted: Counter[str], matches: set[str]) -> Counter[str]:
    return Counter({match: many for match, many in counted.items() if match not in matches})


def openable(season: str, matches: Iterable[str]) -> list[Fixture]:
    """Return those of some matches, by their keys' texts, whose lineups can still be opened.

    They are on the calendar, and no team of theirs is excluded. To be called inside ``reading()``.
    """
    fixtures = matches_on_record.fixtures(season, {*matches})
    left = left_in(season) if fixtures else {}
    return [one for one in fixtures if stays(left, one.key)]


def number_sealed(season: str) -> int:
    """Return how many lineups of a season can still be opened; inside ``reading()``."""
    found = waiting().get(season, Counter())
    return sum(found[key_text(one.key)] for one in openable(season, found))
