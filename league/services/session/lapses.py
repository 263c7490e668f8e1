"""Matches that lapsed because a team left, for whoever does not open the whole season."""

from collections.abc import Mapping

from league.errors import InputError
from league.facts.seasons import BoardRecord, Fixture, MatchKey, ReportRecord
from league.formatting import filled_in
from league.language import _
from league.outcomes.lapses import Departures, Lapse, departures, happened, lapse_of
from league.rulebook import RuleBook
from league.rulebook.topics import Topic
from league.rulebooks import load
from league.rulings import decided_match, in_force
from league.storage import decisions, seasons

MatchRows = tuple[Fixture, tuple[BoardRecord, ...], tuple[ReportRecord, ...]]
"""What is stored of a match."""


def left_in(season: str) -> Departures:
    """Return the teams that left a season, with their last day; inside ``reading()``."""
    rulings = decisions.without_match(season)
    return departures(rulings, _book_of(season).time_zone) if rulings else {}


def stored_lapse(season: str, stored: MatchRows) -> Lapse | None:
    """Return why a match lapsed, by what is stored; None = it did not. Inside ``reading()``."""
    fixture, boards, reports = stored
    left = left_in(season)
    if left.keys().isdisjoint((fixture.home, fixture.away)):
        return None
    ruled = in_force(one for one in decisions.rulings(season) if one.match == fixture.key)
    played = happened(boards, reports) or decided_match(ruled) is not None
    return lapse_of(fixture, left, played=played)


def refuse_lapsed(season: str, stored: MatchRows) -> None:
    """Refuse to store anything of a match that lapsed. Raises InputError, StorageError."""
    lapse = stored_lapse(season, stored)
    if lapse is not None:
        raise InputError(lapse_words(_book_of(season), seasons.team_names(season), lapse))


def stays(left: Departures, match: MatchKey) -> bool:
    """Say whether both teams of a match are still in the championship."""
    return left.keys().isdisjoint(match[2:])


def lapse_words(book: RuleBook, names: Mapping[str, str], lapse: Lapse) -> str:
    """Return in a sentence why a match lapsed, with the paragraph."""
    sentence = _("{team} is out of the championship since {day}{cited}: the match lapses.")
    cited = book.cited(Topic.EXCLUSION)
    return filled_in(sentence, team=names[lapse.team], day=lapse.since, cited=cited)


def _book_of(season: str) -> RuleBook:
    return load(next(book for name, _whose, book in seasons.heads() if name == season))
