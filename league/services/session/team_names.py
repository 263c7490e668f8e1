"""Teams of one division with distinct names: where two have the same name, ids are added."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import replace

from league.facts.clubs import Team
from league.services.session.desk import Desk


def with_distinct_names(teams: Iterable[Team]) -> list[Team]:
    """Return the teams; those whose name occurs twice carry their id in it."""
    known = list(teams)
    times = Counter(team.name for team in known)
    return [
        replace(team, name=f"{team.name} ({team.id})") if times[team.name] > 1 else team
        for team in known
    ]


def names_in(desk: Desk, division: str) -> Mapping[str, str]:
    """Return the names of a division's teams, by their ids."""
    teams = (team for team in desk.world.teams.values() if team.division == division)
    return {team.id: team.name for team in with_distinct_names(teams)}
