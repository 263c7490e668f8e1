"""How a match is named in a deed: by division, round, home and away team, one after the other."""

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from league.language import to_translate
from league.services.session import kinds
from league.services.session.kinds import NUMBER, TEAM
from league.services.session.operations import Given, Kind, Parameter
from league.services.words.naming import team_named, teams_in
from league.typed.hours import maybe_hour
from league.typed.lists import parts_of

if TYPE_CHECKING:
    from league.facts.seasons import MatchKey
    from league.services.session.desk import Desk
    from league.services.session.trial_runs import Step


def _team(desk: "Desk", text: str, given: Given) -> str:
    """Return a team that plays in the division."""
    here = teams_in(desk.season.fixtures, desk.season.teams, given["division"])
    return team_named(here, text).id


def _meeting(desk: "Desk", text: str, given: Given) -> str:
    """Return the second team, where the two meet. Raises NotFoundError."""
    away = _team(desk, text, given)
    desk.judged(match_key({**given, "away": away}))
    return away


def _teams(desk: "Desk", text: str, given: Given) -> tuple[str, ...]:
    return tuple(_team(desk, part, given) for part in parts_of(text.replace("\n", ",")))


def match_key(given: Given) -> "MatchKey":
    """Return the key of the match that is given."""
    return given["division"], given["number"], given["home"], given["away"]


def taken(given: dict[str, Any]) -> "MatchKey":
    """Return the key of the match that is given, which is taken out of what is given."""
    return given.pop("division"), given.pop("number"), given.pop("home"), given.pop("away")


def on_match(step: Callable[..., "Step"]) -> Callable[..., "Step"]:
    """Return a step that takes a match by its parts, in place of one that takes its key first."""
    return lambda **given: step(taken(given), **given)


def of_match(key: "MatchKey") -> dict[str, Any]:
    """Return a match as it is given."""
    return dict(zip(("division", "number", "home", "away"), key, strict=True))


DIVISION = replace(kinds.DIVISION, choices=None, spoken=lambda desk, id: desk.division(id).name)
A_DIVISION = Parameter("division", DIVISION, to_translate("Division"))
A_MATCH = (
    A_DIVISION,
    Parameter("number", replace(NUMBER, metavar="ROUND"), to_translate("Round")),
    Parameter("home", replace(TEAM, metavar="HOME", read=_team), to_translate("Home")),
    Parameter("away", replace(TEAM, metavar="AWAY", read=_meeting), to_translate("Away")),
)
TEAMS = Kind("TEAM", _teams, (), several=True)
"""Some that play in the division."""
HOUR = Kind("TIME", lambda _desk, text, _given: maybe_hour(text), None)
