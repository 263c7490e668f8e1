"""Results of matches between teams as a report file has them."""

from collections.abc import Sequence

from league.facts.tournament_files import TournamentFile
from league.facts.tournaments import BoardResult
from league.services.tournaments.playing.results import match_signs
from league.services.tournaments.playing.round_history import board_colors
from league.services.tournaments.report_files.entrants import Keys
from league.trf.boards import Lineup
from league.trf.matches import TrfMatch, matches_of
from league.trf.records import TrfFile

Seated = tuple[str | None, ...]
"""Keys of who sat at each board; None = nobody."""
Lineups = tuple[Seated, Seated]
_NOBODY = ("-", "-")
_OPEN = ("", "")


def results_of_teams(
    trf: TrfFile, file: TournamentFile, keys: Keys
) -> dict[tuple[int, int], BoardResult]:
    """Return the results by round and board; an open match has one when its players are said."""
    places = {
        (at, frozenset((pair.white, pair.black))): board
        for at, pairing in file.rounds.items()
        for board, pair in enumerate(pairing.pairs, start=1)
    }
    found = {}
    for match in matches_of(trf):
        teams = frozenset(keys.participants[one] for one in (match.white, match.black))
        board = places[match.round, teams]
        result = _result(file, match, board, keys)
        begun = bool(match.forfeit) or any(signs != _OPEN for signs in match.games)
        said = result.colors or result.lineups != _usual_lineups(file, match, keys)
        if begun or said:
            found[match.round, board] = result
    return found


def _usual_lineups(file: TournamentFile, match: TrfMatch, keys: Keys) -> Lineups:
    """Return who sits at a match of which nobody says more: the first players of both teams."""
    boards = file.tournament.boards
    first, second = (
        file.entrants[keys.participants[team]].players[:boards]
        for team in (match.white, match.black)
    )
    return _padded(first, boards), _padded(second, boards)


def _result(file: TournamentFile, match: TrfMatch, board: int, keys: Keys) -> BoardResult:
    boards = file.tournament.boards
    nobody = _OPEN if all(signs == _OPEN for signs in match.games) else _NOBODY
    games = (*match.games, *(nobody,) * (boards - len(match.games)))
    usual = board_colors(file.tournament)
    colors = match.colors + usual[len(match.colors) :]
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
        colors="" if colors == usual else colors,
    )


def _keyed(lineup: Lineup, boards: int, keys: Keys) -> Seated:
    return _padded([None if one is None else keys.players[one] for one in lineup], boards)


def _padded(seated: Sequence[str | None], boards: int) -> Seated:
    return (*seated, *(None,) * (boards - len(seated)))
