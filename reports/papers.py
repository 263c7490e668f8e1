"""The one list of papers: a new paper is an entry here, a view and a layout."""

from typing import Any

from reports.paper import Paper

OF_MATCHES: tuple[Paper[Any, Any], ...] = ()

OF_MONEY: tuple[Paper[Any, Any], ...] = ()

OF_TOURNAMENTS: tuple[Paper[Any, Any], ...] = ()

OF_DIVISIONS: tuple[Paper[Any, Any], ...] = ()

OF_SEASONS: tuple[Paper[Any, Any], ...] = ()

OF_FEDERATIONS: tuple[Paper[Any, Any], ...] = ()

PAPERS = (*OF_MATCHES, *OF_MONEY, *OF_TOURNAMENTS, *OF_DIVISIONS, *OF_SEASONS, *OF_FEDERATIONS)
"""All of them, in the order in which they are offered."""
