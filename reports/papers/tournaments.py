"""The papers of tournaments: lists, rounds, tables and single sheets."""

from collections.abc import Callable
from typing import Any

from league.language import _
from league.services.session.desk import Desk
from league.services.tournaments.papers import lists, numbers, sheets, tables
from league.services.tournaments.playoffs import papers
from reports.document import Document
from reports.layouts import tournament_lists, tournament_sheets, tournament_tables
from reports.layouts.season_parts import for_everybody
from reports.paper import LISTED, READ, About, Format, Paper


def _of_round(
    name: str,
    title: Callable[[], str],
    layout: Callable[[Any], Document],
    formats: tuple[Format, ...] = LISTED,
) -> Paper[Any, Any]:
    """Return a paper of one round."""
    about, view = About.TOURNAMENT_ROUND, lists.round_paper
    return Paper(name, title, about, view, layout, formats, audience=for_everybody)


def _table(
    name: str,
    title: Callable[[], str],
    layout: Callable[[Any], Document],
    view: Callable[[Desk, str], object] = tables.table_paper,
) -> Paper[Any, Any]:
    """Return a paper of a tournament's table."""
    return Paper(name, title, About.TOURNAMENT, view, layout, audience=for_everybody)


OF_TOURNAMENTS: tuple[Paper[Any, Any], ...] = (
    Paper(
        "starting-list",
        lambda: _("Starting list"),
        About.TOURNAMENT,
        lists.starting_list,
        tournament_lists.starting_list,
        audience=for_everybody,
    ),
    _of_round("pairings", lambda: _("Pairings of a round"), tournament_lists.pairing_sheet),
    _of_round("results", lambda: _("Results of a round"), tournament_lists.results),
    _of_round("slips", lambda: _("Board slips of a round"), tournament_lists.slips, READ),
    _table("standings", lambda: _("Standings of a tournament"), tournament_tables.standings),
    _table(
        "arithmetic",
        lambda: _("Standings of a tournament with arithmetic"),
        tournament_tables.arithmetic,
        tables.arithmetic_paper,
    ),
    _table("cross-table", lambda: _("Cross table of a tournament"), tournament_tables.cross_table),
    _table("progress", lambda: _("Progress table of a tournament"), tournament_tables.progress),
    Paper(
        "numbers",
        lambda: _("Protocol of the pairing numbers"),
        About.TOURNAMENT,
        numbers.numbers_paper,
        tournament_sheets.numbers,
        audience=for_everybody,
    ),
    Paper(
        "playoffs",
        lambda: _("Play-offs of a tournament"),
        About.TOURNAMENT,
        papers.playoffs_paper,
        tournament_sheets.playoffs,
        audience=for_everybody,
    ),
    Paper(
        "invitation",
        lambda: _("Invitation to a tournament"),
        About.TOURNAMENT,
        sheets.invitation_paper,
        tournament_sheets.invitation,
        READ,
        audience=for_everybody,
    ),
    Paper(
        "committee",
        lambda: _("Appeals committee of a tournament"),
        About.TOURNAMENT,
        sheets.committee_paper,
        tournament_sheets.committee,
        READ,
        audience=for_everybody,
    ),
)
