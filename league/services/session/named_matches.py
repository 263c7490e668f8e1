"""A match of an open season, by what people type of it."""

from typing import TYPE_CHECKING

from league.services.words.naming import match_of

if TYPE_CHECKING:
    from league.facts.seasons import MatchKey
    from league.services.session.desk import Desk


def match_key(desk: "Desk", division: str, number: int, home: str, away: str) -> "MatchKey":
    """Return the key of a match by division, round and teams, each by id or name.

    Raises InputError, UnknownNameError, NotFoundError for teams that do not meet.
    """
    season = desk.season
    key = match_of(season.fixtures, season.divisions, season.teams, (division, number, home, away))
    desk.judged(key)
    return key
