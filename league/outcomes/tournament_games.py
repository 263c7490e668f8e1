"""Who plays whom in a tournament of three teams: players by symbol, and the games they played."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from fixtures import three_teams
from league.facts.matches import BOTH_LOST, Score
from league.facts.periods import Game
from league.facts.qualifications import THREE_TEAMS, Qualifier, TournamentResult

Seated = Mapping[str, Sequence[str | None]]
"""Pass numbers by team in the order of its symbols, board 1 first; None = nobody."""


@dataclass(frozen=True, slots=True)
class NoGame:
    """Points that a player got, or did not get, without a game."""

    division: str
    """Division the teams come from."""
    ident: str
    score: int
    """Half points."""


def symbols_of(tournament: Qualifier) -> dict[str, Sequence[str]]:
    """Return the symbols of three teams' players, board 1 first; nothing in a round robin."""
    if tournament.mode != THREE_TEAMS:
        return {}
    rows = three_teams.players(tournament.system, tournament.boards)
    return dict(zip(tournament.draw, rows, strict=True))


def by_symbol(tournament: Qualifier, seated: Seated) -> dict[str, str | None]:
    """Return who plays under which symbol: a pass number, None for nobody.

    Symbols of teams whose players are not on record are left out.
    """
    return {
        symbol: ident
        for team, symbols in symbols_of(tournament).items()
        if team in seated
        for symbol, ident in zip(symbols, seated[team], strict=False)
    }


def games_of_tournament(
    tournament: Qualifier, results: Iterable[TournamentResult], seated: Seated
) -> tuple[list[Game], list[NoGame]]:
    """Return the games, White first, and the points that were got without one.

    Told is a result of which both teams' players are on record. Every game is of the day on which
    the first round begins: such a tournament is played on one day.
    """
    games: list[Game] = []
    without: list[NoGame] = []
    day = tournament.first_round.date()
    for white, black, score in _told(by_symbol(tournament, seated), results):
        if white is not None and black is not None and score != BOTH_LOST:
            games.append(Game(day, white, black, score[0], tournament.name))
            continue
        for ident, half in zip((white, black), score, strict=True):
            if ident is not None:
                without.append(NoGame(tournament.division, ident, half))
    return games, without


def _told(
    seated: Mapping[str, str | None], results: Iterable[TournamentResult]
) -> Iterator[tuple[str | None, str | None, Score]]:
    for one in results:
        if one.first in seated and one.second in seated:
            for score in one.scores:
                if score is not None:
                    yield seated[one.first], seated[one.second], score
