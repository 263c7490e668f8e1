"""The papers that the federation sends and keeps."""

from typing import Any

from league.language import _
from league.services.home.overview_papers import overview_paper
from league.services.ratings.report_papers import rating_report
from league.services.registry.registering.register_papers import register_paper
from league.services.tournaments.report_files.fide_reports import results_for_rating
from reports.layouts import overview, register
from reports.layouts import rating_report as rating_layout
from reports.paper import About, Format, Paper

OF_FEDERATIONS: tuple[Paper[Any, Any], ...] = (
    Paper(
        "rating-report",
        lambda: _("Results for the rating officer"),
        About.DIVISION,
        rating_report,
        rating_layout.rating_report,
        needs=lambda book: book.ratings.report_lacks,
        births="the paragraph that demands the report asks for them",
        audience=lambda: _("the rating officer"),
    ),
    Paper(
        "tournament-rating-report",
        lambda: _("Results of a tournament for the rating officer"),
        About.TOURNAMENT,
        results_for_rating,
        rating_layout.rating_report,
        births="the paragraph that demands the report asks for them, and FIDE's report files do",
        audience=lambda: _("the rating officer"),
    ),
    Paper(
        "register",
        lambda: _("Report to the national register"),
        About.SEASON,
        register_paper,
        register.register,
        (Format.XLSX, Format.CSV, Format.PDF),
        lambda book: book.registrations.register_report,
        births="the paragraph that demands the report asks for them",
        audience=lambda: _("the national register, which asks for the birth dates"),
    ),
    Paper(
        "overview",
        lambda: _("Overview of the season"),
        About.SEASON,
        overview_paper,
        overview.overview,
        (Format.XLSX, Format.CSV),
        audience=lambda: _("the staff of the federation"),
    ),
)
