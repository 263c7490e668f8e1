"""Which lineups wait sealed: for opening them, and for what must not be done over them."""

from collections import Counter, defaultdict
from collections.abc import Iterable

from league.facts.seasons import Fixture, key_text
from league.judging.season import excluded
from league.services.session.record_kinds import OPENING, SEAL
from league.storage import decisions, sealed


def waiting() -> dict[str, Counter[str]]:
    """Return by season how many lineups of a match wait to be opened, by its key's text.

    To be called inside ``reading()``.
    """
    opened = {*sealed.places(OPENING.name)}
    found: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for season, place in sealed.places(SEAL.name):
        match = place.rpartition("/")[0]
        if (season, match) not in opened:
            found[season][match] += 1
    return found


def openable(season: str, matches: Iterable[str]) -> list[Fixture]:
    """Return those of some matches, by their keys' texts, whose lineups can still be opened.

    They are on the calendar, and no team of theirs is excluded. To be called inside ``reading()``.
    """
    fixtures = sealed.fixtures(season, {*matches})
    gone = excluded(decisions.rulings(season)) if fixtures else frozenset()
    return [one for one in fixtures if gone.isdisjoint((one.home, one.away))]


def number_sealed(season: str) -> int:
    """Return how many lineups of a season can still be opened; inside ``reading()``."""
    found = waiting().get(season, Counter())
    return sum(found[key_text(one.key)] for one in openable(season, found))
