"""What a director's penalty does to results and field of a tournament."""

from league.errors import InputError
from league.facts.directing import DirectorPenalty
from league.facts.tournament_files import TournamentFile
from league.facts.tournaments import BoardResult, Pair
from league.language import _
from league.services.session.desk import Desk
from league.services.tournaments.entering.leaving import leave
from league.services.tournaments.entering.numbering import named
from league.services.tournaments.opening import opened
from league.services.tournaments.playing.results import TypedResult, enter_results
from league.views.tournaments import Signs

LOST, WON, DRAWN = "0", "1", "="


def out_of_tournament(desk: Desk, fact: DirectorPenalty, why: str) -> str:
    """Exclude who was named from the rounds that are not paired yet. Raises as ``leave``."""
    file = opened(desk.season.name, fact.division).file
    key = named(file, fact.who)
    leave(desk.season.name, fact.division, key, actor=desk.actor, why=why, excluded=True)
    return _("{player} is excluded from the tournament.").format(player=file.entrants[key].name)


def lost_in_tournament(desk: Desk, fact: DirectorPenalty, why: str, *, drawn: bool) -> str:
    """Declare a game or a match of the round lost; what was played stays in the journal.

    Raises InputError where there is none, NotFoundError for somebody unknown.
    """
    file = opened(desk.season.name, fact.division).file
    key = named(file, fact.who)
    one = file.entrants[key]
    board, pair = _pair_of(file, fact.round, one.team or key)
    first = pair.white == (one.team or key)
    signs = (LOST, DRAWN if drawn else WON) if first else (DRAWN if drawn else WON, LOST)
    typed = TypedResult(board, signs)
    if file.tournament.teams:
        games = _games(file, fact, board, key if one.team else "", signs)
        typed = TypedResult(board, games=games)
    name, number = fact.division, fact.round
    enter_results(desk.season.name, name, number, [typed], actor=desk.actor, why=why)
    says = _("Round {round}, board {board}: {player} has lost by decision.")
    return says.format(round=number, board=board, player=one.name)


def _pair_of(file: TournamentFile, number: int, key: str) -> tuple[int, Pair]:
    pairs = file.rounds[number].pairs if number in file.rounds else ()
    for board, pair in enumerate(pairs, 1):
        if key in (pair.white, pair.black) and pair.black is not None:
            return board, pair
    sentence = _("{player} has no game in round {round} of {division} on record.")
    told = {"player": file.entrants[key].name, "round": number, "division": file.tournament.id}
    raise InputError(sentence, **told)


def _games(
    file: TournamentFile, fact: DirectorPenalty, board: int, player: str, signs: Signs
) -> tuple[Signs, ...]:
    """Return a match's games with those that are lost: one player's, or all of a team."""
    before: BoardResult | None = file.results.get((fact.round, board))
    if not player:
        return (signs,) * file.tournament.boards
    lineups = before.lineups if before else ((), ())
    at = next((row.index(player) for row in lineups if player in row), None)
    if before is None or at is None:
        sentence = _("{player} has no game in round {round} of {division} on record.")
        told = {"player": file.entrants[player].name, "round": fact.round}
        raise InputError(sentence, **told, division=fact.division)
    return tuple(signs if game == at else known for game, known in enumerate(before.games))
