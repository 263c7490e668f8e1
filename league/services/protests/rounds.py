"""A round of a division or tournament as what a protest is against, and how long those last."""

from datetime import date

from league.facts.protests import Thing, ThingKind
from league.facts.seasons import MatchKey, Season
from league.language import _
from league.rulebook import RuleBook
from league.rulebook.topics import Topic
from league.services.protests.court_competitions import competition_of
from league.services.session.checks import refused
from league.services.session.season_changes import season_and_book


def round_thing(season: str | None, about: tuple[str, int]) -> Thing:
    """Return a round as a thing; its day is that on which it was played, as far as is known.

    Raises InputError where nobody knows when its competition ends, NotFoundError, StorageError.
    """
    loaded, book = season_and_book(season)
    found = competition_of(loaded, book, *about)
    if found.end is None:
        sentence = _("The last day of {competition} is not on record: it is needed{cited}.")
        raise refused(book, Topic.PROTEST_DEADLINE, sentence, competition=found.name)
    id, number = about
    return Thing(ThingKind.ROUND, f"{id}/{number}", found.first or found.end)


def round_of(thing: Thing | None) -> tuple[str, int] | None:
    """Return competition and round of a thing that is one."""
    if thing is None or thing.kind is not ThingKind.ROUND:
        return None
    id, _slash, number = thing.key.rpartition("/")
    return id, int(number)


def competition_end(
    season: Season, book: RuleBook, match: MatchKey | None, thing: Thing | None
) -> date | None:
    """Return the last day of the competition that something belongs to; None = of none."""
    about = round_of(thing)
    if about is not None:
        return competition_of(season, book, *about).end
    if match is None:
        return None
    return max(one.day for one in season.fixtures if one.division == match[0])
