"""The papers of qualification tournaments."""

from typing import Any

from league.language import _
from league.services.qualification import papers as qualifier_views
from reports.layouts import qualifier_rounds, qualifier_teams
from reports.paper import About, Paper


def _for_players() -> str:
    return _("the teams and the director")


OF_QUALIFICATIONS: tuple[Paper[Any, Any], ...] = (
    Paper(
        "rounds",
        lambda: _("Result sheet of a qualification tournament"),
        About.QUALIFICATION,
        qualifier_views.filled,
        qualifier_rounds.layout,
        needs=lambda book: book.qualification.system,
        audience=_for_players,
    ),
    Paper(
        "rounds-empty",
        lambda: _("Result sheet of a qualification tournament, to be filled in"),
        About.QUALIFICATION,
        qualifier_views.empty,
        qualifier_rounds.layout,
        needs=lambda book: book.qualification.system,
        audience=_for_players,
    ),
    Paper(
        "three-teams",
        lambda: _("Match of three teams"),
        About.QUALIFICATION,
        qualifier_views.filled_of_three,
        qualifier_teams.layout,
        needs=lambda book: book.qualification.rounds,
        audience=_for_players,
    ),
    Paper(
        "three-teams-empty",
        lambda: _("Match of three teams, to be filled in"),
        About.QUALIFICATION,
        qualifier_views.empty_of_three,
        qualifier_teams.layout,
        needs=lambda book: book.qualification.rounds,
        audience=_for_players,
    ),
)
