"""Why a round of a tournament was not paired, with the names of who is concerned."""

from fixtures.swiss_field import SwissField
from league.errors import InputError, LeagueError
from league.facts.tournament_files import TournamentFile
from league.outcomes.tournaments.refusals import Refusal, refused
from league.services.tournaments.entering.numbering import keys_of


def refused_pairing(file: TournamentFile, field: SwissField, error: Refusal) -> LeagueError:
    """Return the error to raise: what is wrong, or what would help."""
    names = {number: file.entrants[key].name for number, key in keys_of(file).items()}
    return InputError(refused(error, field.round, names))
