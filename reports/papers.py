"""The one list of papers: a new paper is an entry here, a view and a layout."""

from typing import Any

from league.language import _
from league.services.accounts import papers
from league.services.accounts.treasurer import treasurer_view
from league.services.matches.division_views import division_view
from league.services.matches.views import match_view
from reports.layouts import match, notice, reminder, statement, table, treasurer
from reports.paper import About, Paper

OF_MATCHES: tuple[Paper[Any, Any], ...] = (
    Paper("match", lambda: _("Match report"), About.MATCH, match_view, match.layout),
)

OF_MONEY: tuple[Paper[Any, Any], ...] = (
    Paper("notice", lambda: _("Notice"), About.NOTICE, papers.notice_view, notice.layout),
    Paper(
        "notices", lambda: _("Unpaid notices"), About.CLUB, papers.notices_view, notice.layout_all
    ),
    Paper("reminder", lambda: _("Reminder"), About.CLUB, papers.reminder_view, reminder.layout),
    Paper(
        "statement",
        lambda: _("Statement of account"),
        About.CLUB,
        papers.statement_view,
        statement.layout,
    ),
    Paper(
        "treasurer", lambda: _("Treasurer's list"), About.SEASON, treasurer_view, treasurer.layout
    ),
)

OF_TOURNAMENTS: tuple[Paper[Any, Any], ...] = ()

OF_DIVISIONS: tuple[Paper[Any, Any], ...] = (
    Paper("table", lambda: _("Table and rounds"), About.DIVISION, division_view, table.layout),
)

OF_SEASONS: tuple[Paper[Any, Any], ...] = ()

OF_FEDERATIONS: tuple[Paper[Any, Any], ...] = ()

PAPERS = (*OF_MATCHES, *OF_MONEY, *OF_TOURNAMENTS, *OF_DIVISIONS, *OF_SEASONS, *OF_FEDERATIONS)
"""All of them, in the order in which they are offered."""
