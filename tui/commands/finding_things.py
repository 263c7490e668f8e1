"""Divisions, teams and matches as people name them on a command line."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from league.errors import NotFoundError
from league.language import _

if TYPE_CHECKING:
    from league.facts.seasons import MatchKey, Season
    from league.services.session.desk import Desk


def division_id(season: "Season", text: str) -> str:
    """Return a season's division of that id or name. Raises NotFoundError."""
    from league.services.session.checks import known_division

    return _found(text, ((one.id, one.name) for one in season.divisions)) or (
        known_division(season, text).id
    )


def team_id(season: "Season", text: str, division: str | None = None) -> str:
    """Return a season's team of that Kürzel or name. Raises NotFoundError."""
    teams = [team for team in season.teams if division in (None, team.division)]
    found = _found(text, ((team.id, team.name) for team in teams))
    if found:
        return found
    known = ", ".join(f"{team.id} ({team.name})" for team in teams)
    sentence = _("There is no team “{id}” here; known are: {known}.")
    raise NotFoundError(sentence, id=text, known=known)


def club_id(desk: "Desk", text: str) -> str:
    """Return the number of a club by its number or name. Raises NotFoundError."""
    clubs = desk.world.clubs.values()
    return _found(text, ((one.id, one.name) for one in clubs)) or desk.club(text).id


def club_id_in(season: "Season", text: str) -> str:
    """Return the same of a season. Raises NotFoundError."""
    from league.services.session.checks import known_club

    clubs = ((one.id, one.name) for one in season.clubs)
    return _found(text, clubs) or known_club(season, text).id


def match_key(desk: "Desk", division: str, number: int, home: str, away: str) -> "MatchKey":
    """Return the key of a match. Raises NotFoundError."""
    where = division_id(desk.season, division)
    key = (where, number, team_id(desk.season, home, where), team_id(desk.season, away, where))
    desk.judged(key)
    return key


def _found(text: str, things: Iterable[tuple[str, str]]) -> str | None:
    """Return the id that was typed exactly, else the only one meant by another spelling."""
    known = list(things)
    if any(id == text for id, _name in known):
        return text
    wanted = text.casefold()
    meant = {id for id, name in known if wanted in (id.casefold(), name.casefold())}
    return meant.pop() if len(meant) == 1 else None
