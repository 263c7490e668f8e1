"""The one list of papers: a new paper is an entry here, a view and a layout."""

from typing import Any

from league.language import _
from league.services.matches.division_views import division_view
from league.services.matches.views import match_view
from reports.layouts import match, table
from reports.paper import About, Paper

OF_MATCHES: tuple[Paper[Any, Any], ...] = (
    Paper(
        "match",
        lambda: _("Match report"),
        About.MATCH,
        match_view,
        match.layout,
        audience=lambda: _("both clubs and the federation"),
    ),
)

OF_MONEY: tuple[Paper[Any, Any], ...] = ()

OF_TOURNAMENTS: tuple[Paper[Any, Any], ...] = ()

OF_DIVISIONS: tuple[Paper[Any, Any], ...] = (
    Paper(
        "table",
        lambda: _("Table and rounds"),
        About.DIVISION,
        division_view,
        table.layout,
        audience=lambda: _("everybody"),
    ),
)

OF_SEASONS: tuple[Paper[Any, Any], ...] = ()

OF_FEDERATIONS: tuple[Paper[Any, Any], ...] = ()

PAPERS = (*OF_MATCHES, *OF_MONEY, *OF_TOURNAMENTS, *OF_DIVISIONS, *OF_SEASONS, *OF_FEDERATIONS)
"""All of them, in the order in which they are offered."""
