"""A division's table, scorers and boards as they are printed."""

from dataclasses import replace

from league.services.matches.division_views import division_view, rounds_complete
from league.services.matches.statistics import statistics
from league.services.session.contacts import offices_of
from league.services.session.desk import Desk
from league.services.session.paper_heads import head_of
from league.views.season_papers import FiguresPaper, TablePaper


def table_paper(desk: Desk, division: str) -> TablePaper:
    """Return a division's table, its published rounds, and the ranks after each of them.

    Raises NotFoundError, StorageError.
    """
    view, hidden = division_view(desk, division), offices_of(desk).held_back
    rounds = tuple(row for row in view.rounds if (division, row.round) not in hidden)
    shown = replace(view, rounds=rounds, complete_rounds=rounds_complete(rounds))
    figures = statistics(desk, division)
    kept = [at for at, one in enumerate(figures.rounds) if (division, one) not in hidden]
    progress = tuple(
        replace(row, ranks=tuple(row.ranks[at] for at in kept)) for row in figures.progress
    )
    numbers = tuple(figures.rounds[at] for at in kept)
    return TablePaper(head_of(desk), shown, numbers, progress)


def figures_paper(desk: Desk, division: str) -> FiguresPaper:
    """Return a division's scorers and boards. Raises NotFoundError, StorageError."""
    found = desk.division(division)
    return FiguresPaper(head_of(desk), found.name, statistics(desk, division))
