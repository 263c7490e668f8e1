"""The papers of qualification tournaments."""

from typing import Any

from league.language import _
from league.services.qualification import papers as tournament_views
from reports.layouts import tournament_rounds, tournament_teams
from reports.paper import About, Paper


def _for_players() -> str:
    return _("the teams and the director")


OF_TOURNAMENTS: tuple[Paper[Any, Any], ...] = (
    Paper(
        "rounds",
        lambda: _("Result sheet of a qualification tournament"),
        About.QUALIFICATION,
        tournament_views.filled,
        tournament_rounds.layout,
        needs=lambda book: book.qualification.system,
        audience=_for_players,
    ),
    Paper(
        "rounds-empty",
        lambda: _("Result sheet of a qualification tournament, to be filled in"),
        About.QUALIFICATION,
        tournament_views.empty,
        tournament_rounds.layout,
        needs=lambda book: book.qualification.system,
        audience=_for_players,
    ),
    Paper(
        "three-teams",
        lambda: _("Match of three teams"),
        About.QUALIFICATION,
        tournament_views.filled_of_three,
        tournament_teams.layout,
        needs=lambda book: book.qualification.rounds,
        audience=_for_players,
    ),
    Paper(
        "three-teams-empty",
        lambda: _("Match of three teams, to be filled in"),
        About.QUALIFICATION,
        tournament_views.empty_of_three,
        tournament_teams.layout,
        needs=lambda book: book.qualification.rounds,
        audience=_for_players,
    ),
)
