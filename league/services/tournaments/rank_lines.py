"""The table of a tournament as it is shown."""

from league.facts.tournament_files import TournamentFile
from league.services.session.desk import Desk
from league.views.tournaments import RankTable


def rank_table(_desk: Desk, _file: TournamentFile) -> RankTable:
    """Return the table after the results there are."""
    return RankTable((), ())
