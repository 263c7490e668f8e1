"""The one list of papers: a new paper is an entry here, a view and a layout."""

from typing import Any

from league.language import _
from league.rulebook import RuleBook
from league.rulebook.topics import Topic
from league.rulebook.unserved import Unserved
from league.services.accounts import papers
from league.services.accounts.treasurer import treasurer_view
from league.services.closing.promotion_papers import promotion_paper
from league.services.events.announcement_papers import announcement_paper
from league.services.home.booklet import booklet_paper
from league.services.home.overview_papers import overview_paper
from league.services.lists import passes as pass_views
from league.services.lists import squad_papers
from league.services.matches import papers as match_views
from league.services.matches.certificate_papers import certificates_paper
from league.services.matches.table_papers import figures_paper, table_paper
from league.services.protests.decision_papers import protest_paper
from league.services.qualification import papers as tournament_views
from league.services.ratings.report_papers import rating_report
from league.services.registry.register_papers import register_paper
from league.services.schedule import fixture_papers
from league.services.schedule.draw_papers import draw_paper
from reports.layouts import (
    announcement,
    booklet,
    cash_receipt,
    certificates,
    division_table,
    draw_protocol,
    figures,
    fixtures,
    match_decision,
    match_form,
    notice,
    overview,
    passes,
    promotion_list,
    protest_decision,
    register,
    reminder,
    squads,
    statement,
    tournament_rounds,
    tournament_teams,
    treasurer,
)
from reports.layouts import rating_report as rating_layout
from reports.paper import LISTED, About, Format, Paper

READ = (Format.PDF, Format.TXT)
"""A paper that is read, not reckoned with."""
DATED = (*LISTED, Format.ICS)


def _draws(book: RuleBook) -> object:
    return book.draws.numbers


def _events(book: RuleBook) -> object:
    return book.events.issue


def _movement(book: RuleBook) -> object:
    return book.movement.pyramid


def _protests(book: RuleBook) -> object:
    return book.protests.decide


_NO_PASSES = Unserved(lambda: _("players' passes"))

OF_MATCHES: tuple[Paper[Any, Any], ...] = (
    Paper(
        "form",
        lambda: _("Match report form"),
        About.MATCH,
        match_views.form_view,
        match_form.layout,
    ),
    Paper(
        "match",
        lambda: _("Match report"),
        About.MATCH,
        match_views.decision_view,
        match_decision.layout,
    ),
    Paper(
        "receipt",
        lambda: _("Receipt for gaps paid in cash"),
        About.MATCH,
        match_views.receipt_view,
        cash_receipt.layout,
        needs=lambda book: book.accounts.gap_cash,
    ),
    Paper(
        "passes",
        lambda: _("List of passes"),
        About.TEAM,
        pass_views.team_passes,
        passes.layout,
        needs=lambda book: book.topics.get(Topic.PASSES, _NO_PASSES),
    ),
    Paper(
        "club-passes",
        lambda: _("List of passes of all teams"),
        About.CLUB,
        pass_views.club_passes,
        passes.layout,
        needs=lambda book: book.topics.get(Topic.PASSES, _NO_PASSES),
    ),
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

OF_TOURNAMENTS: tuple[Paper[Any, Any], ...] = (
    Paper(
        "rounds",
        lambda: _("Result sheet of a qualification tournament"),
        About.TOURNAMENT,
        tournament_views.filled,
        tournament_rounds.layout,
        needs=lambda book: book.qualification.system,
    ),
    Paper(
        "rounds-empty",
        lambda: _("Result sheet of a qualification tournament, to be filled in"),
        About.TOURNAMENT,
        tournament_views.empty,
        tournament_rounds.layout,
        needs=lambda book: book.qualification.system,
    ),
    Paper(
        "three-teams",
        lambda: _("Match of three teams"),
        About.TOURNAMENT,
        tournament_views.filled_of_three,
        tournament_teams.layout,
        needs=lambda book: book.qualification.rounds,
    ),
    Paper(
        "three-teams-empty",
        lambda: _("Match of three teams, to be filled in"),
        About.TOURNAMENT,
        tournament_views.empty_of_three,
        tournament_teams.layout,
        needs=lambda book: book.qualification.rounds,
    ),
)

OF_DIVISIONS: tuple[Paper[Any, Any], ...] = (
    Paper(
        "table",
        lambda: _("Table, cross table and rounds"),
        About.DIVISION,
        table_paper,
        division_table.division_table,
    ),
    Paper(
        "fixtures",
        lambda: _("Fixtures"),
        About.DIVISION,
        fixture_papers.fixtures_paper,
        fixtures.fixtures,
    ),
    Paper(
        "division-calendar",
        lambda: _("Calendar of a division"),
        About.DIVISION,
        fixture_papers.fixtures_paper,
        fixtures.calendar,
        DATED,
    ),
    Paper("scorers", lambda: _("Best scorers"), About.DIVISION, figures_paper, figures.scorers),
    Paper("boards", lambda: _("Points by board"), About.DIVISION, figures_paper, figures.boards),
    Paper(
        "division-lists",
        lambda: _("Players of a division"),
        About.DIVISION,
        squad_papers.division_paper,
        squads.squads,
    ),
    Paper(
        "club-lists",
        lambda: _("Players of a club"),
        About.CLUB,
        squad_papers.club_paper,
        squads.squads,
    ),
    Paper(
        "team-list",
        lambda: _("Players of a team"),
        About.TEAM,
        squad_papers.team_paper,
        squads.squads,
    ),
    Paper(
        "draw",
        lambda: _("Protocol of the draw"),
        About.DIVISION,
        draw_paper,
        draw_protocol.draw_protocol,
        needs=_draws,
    ),
    Paper(
        "certificates",
        lambda: _("Certificates"),
        About.DIVISION,
        certificates_paper,
        certificates.certificates,
        READ,
    ),
)

OF_SEASONS: tuple[Paper[Any, Any], ...] = (
    Paper(
        "calendar",
        lambda: _("Calendar of the season"),
        About.SEASON,
        fixture_papers.calendar_paper,
        fixtures.calendar,
        DATED,
    ),
    Paper(
        "booklet", lambda: _("Season booklet"), About.SEASON, booklet_paper, booklet.booklet, READ
    ),
    Paper(
        "announcement",
        lambda: _("Announcement of an event"),
        About.EVENT,
        announcement_paper,
        announcement.announcement,
        READ,
        _events,
    ),
    Paper(
        "promotion",
        lambda: _("Promotion and relegation"),
        About.SEASON,
        promotion_paper,
        promotion_list.promotion_list,
        needs=_movement,
    ),
    Paper(
        "protest",
        lambda: _("Decision on a protest"),
        About.PROTEST,
        protest_paper,
        protest_decision.protest_decision,
        READ,
        _protests,
    ),
)

OF_FEDERATIONS: tuple[Paper[Any, Any], ...] = (
    # Birth dates stand on both of these because the paragraphs that demand them ask for them.
    Paper(
        "rating-report",
        lambda: _("Results for the rating officer"),
        About.DIVISION,
        rating_report,
        rating_layout.rating_report,
        needs=lambda book: book.ratings.report_lacks,
    ),
    Paper(
        "register",
        lambda: _("Report to the national register"),
        About.SEASON,
        register_paper,
        register.register,
        (Format.XLSX, Format.CSV, Format.PDF),
        lambda book: book.registrations.register_report,
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
