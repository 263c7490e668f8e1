"""The papers of divisions."""

from typing import Any

from league.language import _
from league.rulebook import RuleBook
from league.services.lists import squad_papers
from league.services.matches.certificate_papers import certificates_paper
from league.services.matches.table_papers import figures_paper, table_paper
from league.services.schedule import fixture_papers
from league.services.schedule.draw_papers import draw_paper
from reports.layouts import certificates, division_table, draw_protocol, figures, fixtures, squads
from reports.layouts.season_parts import for_clubs, for_everybody
from reports.paper import DATED, READ, About, Paper


def _draws(book: RuleBook) -> object:
    return book.draws.numbers


OF_DIVISIONS: tuple[Paper[Any, Any], ...] = (
    Paper(
        "table",
        lambda: _("Table, cross table and rounds"),
        About.DIVISION,
        table_paper,
        division_table.division_table,
        audience=for_everybody,
    ),
    Paper(
        "fixtures",
        lambda: _("Fixtures"),
        About.DIVISION,
        fixture_papers.fixtures_paper,
        fixtures.fixtures,
        audience=for_everybody,
    ),
    Paper(
        "division-calendar",
        lambda: _("Calendar of a division"),
        About.DIVISION,
        fixture_papers.fixtures_paper,
        fixtures.calendar,
        DATED,
        audience=for_everybody,
    ),
    Paper(
        "scorers",
        lambda: _("Best scorers"),
        About.DIVISION,
        figures_paper,
        figures.scorers,
        audience=for_everybody,
    ),
    Paper(
        "boards",
        lambda: _("Points by board"),
        About.DIVISION,
        figures_paper,
        figures.boards,
        audience=for_everybody,
    ),
    Paper(
        "division-lists",
        lambda: _("Players of a division"),
        About.DIVISION,
        squad_papers.division_paper,
        squads.squads,
        audience=for_clubs,
    ),
    Paper(
        "club-lists",
        lambda: _("Players of a club"),
        About.CLUB,
        squad_papers.club_paper,
        squads.squads,
        audience=for_clubs,
    ),
    Paper(
        "team-list",
        lambda: _("Players of a team"),
        About.TEAM,
        squad_papers.team_paper,
        squads.squads,
        audience=for_clubs,
    ),
    Paper(
        "draw",
        lambda: _("Protocol of the draw"),
        About.DIVISION,
        draw_paper,
        draw_protocol.draw_protocol,
        needs=_draws,
        audience=for_everybody,
    ),
    Paper(
        "certificates",
        lambda: _("Certificates"),
        About.DIVISION,
        certificates_paper,
        certificates.certificates,
        READ,
        audience=lambda: _("those who are honoured"),
    ),
)
