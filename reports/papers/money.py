"""The papers of what clubs owe."""

from typing import Any

from league.language import _
from league.services.accounts import papers
from league.services.accounts.treasurer import treasurer_view
from reports.layouts import notice, reminder, statement, treasurer
from reports.paper import About, Paper

OF_MONEY: tuple[Paper[Any, Any], ...] = (
    Paper(
        "notice",
        lambda: _("Notice"),
        About.NOTICE,
        papers.notice_view,
        notice.layout,
        audience=lambda: _("the club and the treasurer"),
    ),
    Paper(
        "notices",
        lambda: _("Unpaid notices"),
        About.CLUB,
        papers.notices_view,
        notice.layout_all,
        audience=lambda: _("the club and the treasurer"),
    ),
    Paper(
        "reminder",
        lambda: _("Reminder"),
        About.CLUB,
        papers.reminder_view,
        reminder.layout,
        audience=lambda: _("the club and the treasurer"),
    ),
    Paper(
        "statement",
        lambda: _("Statement of account"),
        About.CLUB,
        papers.statement_view,
        statement.layout,
        audience=lambda: _("the club and the treasurer"),
    ),
    Paper(
        "treasurer",
        lambda: _("Treasurer's list"),
        About.SEASON,
        treasurer_view,
        treasurer.layout,
        audience=lambda: _("the federation's treasurer"),
    ),
)
