"""The papers of matches and of the passes that are shown at them."""

from typing import Any

from league.language import _
from league.rulebook.topics import Topic
from league.rulebook.unserved import Unserved
from league.services.lineups import papers as lineup_views
from league.services.lists import passes as pass_views
from league.services.matches import papers as match_views
from reports.layouts import cash_receipt, lineup_receipts, match_decision, match_form, passes
from reports.paper import About, Paper

_NO_PASSES = Unserved(lambda: _("players' passes"))


OF_MATCHES: tuple[Paper[Any, Any], ...] = (
    Paper(
        "form",
        lambda: _("Match report form"),
        About.MATCH,
        match_views.form_view,
        match_form.layout,
        audience=lambda: _("both captains and the office"),
    ),
    Paper(
        "match",
        lambda: _("Match report"),
        About.MATCH,
        match_views.decision_view,
        match_decision.layout,
        audience=lambda: _("both clubs and the federation"),
    ),
    Paper(
        "receipt",
        lambda: _("Receipt for gaps paid in cash"),
        About.MATCH,
        match_views.receipt_view,
        cash_receipt.layout,
        needs=lambda book: book.accounts.gap_cash,
        audience=lambda: _("both teams"),
    ),
    Paper(
        "lineups",
        lambda: _("Receipts for lineups"),
        About.MATCH,
        lineup_views.receipts_view,
        lineup_receipts.layout,
        audience=lambda: _("both captains"),
    ),
    Paper(
        "passes",
        lambda: _("List of passes"),
        About.TEAM,
        pass_views.team_passes,
        passes.layout,
        needs=lambda book: book.topics.get(Topic.PASSES, _NO_PASSES),
        births="the passes themselves carry them, to show who a player is",
        audience=lambda: _("the club and the other captain"),
    ),
    Paper(
        "club-passes",
        lambda: _("List of passes of all teams"),
        About.CLUB,
        pass_views.club_passes,
        passes.layout,
        needs=lambda book: book.topics.get(Topic.PASSES, _NO_PASSES),
        births="the passes themselves carry them, to show who a player is",
        audience=lambda: _("the club and the other captain"),
    ),
)
