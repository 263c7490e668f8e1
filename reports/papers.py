"""The one list of papers: a new paper is an entry here, a view and a layout."""

from typing import Any

from league.language import _
from league.rulebook import RuleBook
from league.services.home.overview_papers import overview_paper
from league.services.ratings.report_papers import rating_report
from league.services.registry.register_papers import register_paper
from reports.layouts import overview, register
from reports.layouts import rating_report as rating_layout
from reports.paper import About, Format, Paper

OF_MATCHES: tuple[Paper[Any, Any], ...] = ()

OF_MONEY: tuple[Paper[Any, Any], ...] = ()

OF_TOURNAMENTS: tuple[Paper[Any, Any], ...] = ()

OF_DIVISIONS: tuple[Paper[Any, Any], ...] = ()

OF_SEASONS: tuple[Paper[Any, Any], ...] = ()


def _ratings(book: RuleBook) -> object:
    return book.ratings.report_lacks


def _register(book: RuleBook) -> object:
    return book.registrations.register_report


OF_FEDERATIONS: tuple[Paper[Any, Any], ...] = (
    # Birth dates stand on both of these because the paragraphs that demand them ask for them.
    Paper(
        "rating-report",
        lambda: _("Results for the rating officer"),
        About.DIVISION,
        rating_report,
        rating_layout.rating_report,
        needs=_ratings,
    ),
    Paper(
        "register",
        lambda: _("Report to the national register"),
        About.SEASON,
        register_paper,
        register.register,
        (Format.XLSX, Format.CSV, Format.PDF),
        _register,
    ),
    Paper(
        "overview",
        lambda: _("Overview of the season"),
        About.SEASON,
        overview_paper,
        overview.overview,
        (Format.XLSX, Format.CSV),
    ),
)

PAPERS = (*OF_MATCHES, *OF_MONEY, *OF_TOURNAMENTS, *OF_DIVISIONS, *OF_SEASONS, *OF_FEDERATIONS)
"""All of them, in the order in which they are offered."""
