"""Results of matches between teams as a report file has them."""

from league.facts.tournament_files import TournamentFile
from league.facts.tournaments import BoardResult
from league.services.tournaments.results import match_signs
from league.services.tournaments.trf_entrants import Keys
from league.trf.matches import Lineup, TrfMatch, matches_of
from league.trf.records import TrfFile

_NOBODY = ("-", "-")


def results_of_teams(
    trf: TrfFile, file: TournamentFile, keys: Keys
) -> dict[tuple[int, int], BoardResult]:
    """Return the results by round and board; of a match without any result there is none."""
    places = {
        (at, frozenset((pair.white, pair.black))): board
        for at, pairing in file.rounds.items()
        for board, pair in enumerate(pairing.pairs, start=1)
    }
    found = {}
    for match in matches_of(trf):
        teams = frozenset(keys.participants[one] for one in (match.white, match.black))
        board = places[match.round, teams]
        if match.forfeit or any(signs != ("", "") for signs in match.games):
            found[match.round, board] = _result(file, match, board, keys)
    return found


def _result(file: TournamentFile, match: TrfMatch, board: int, keys: Keys) -> BoardResult:
    boards = file.tournament.boards
    games = (*match.games, *(_NOBODY,) * (boards - len(match.games)))
    white, black = match_signs(file, games)
    if match.forfeit:
        white, black = match.forfeit[0], match.forfeit[1]
    first, second = (_keyed(lineup, boards, keys) for lineup in match.lineups)
    return BoardResult(
        tournament=file.tournament.id,
        round=match.round,
        board=board,
        white=white,
        black=black,
        games=games,
        lineups=(first, second),
    )


def _keyed(lineup: Lineup, boards: int, keys: Keys) -> tuple[str | None, ...]:
    seated = [None if number is None else keys.players[number] for number in lineup]
    return (*seated, *(None,) * (boards - len(seated)))
