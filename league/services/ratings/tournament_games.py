"""Games of tournaments and of qualification tournaments, as they go into ratings and reports."""

from collections.abc import Mapping
from dataclasses import dataclass

from league.facts.periods import Game
from league.facts.seasons import Season
from league.outcomes.rating_periods import Period
from league.outcomes.tournament_games import NoGame, games_of_tournament
from league.record_kinds import (
    QUALIFICATION,
    QUALIFICATION_PLAYERS,
    QUALIFICATION_RESULT,
    RATING_FILING,
)
from league.services.ratings.rated_tournaments import games_of_tournaments
from league.services.session.records import recorded


@dataclass(frozen=True, slots=True)
class TournamentGames:
    """What was played in a period: in the tournaments of a division's teams, or in one."""

    games: tuple[Game, ...] = ()
    without: tuple[NoGame, ...] = ()
    name: str = ""
    """Of a tournament that belongs to no division."""


NO_TOURNAMENT = TournamentGames()


def tournament_games(season: Season, period: Period) -> dict[str, TournamentGames]:
    """Return by division the tournament games of a period, where there are any.

    Of a team whose players are not on record nothing is told. A tournament that is registered for
    rating has its games under its own id. Raises StorageError.
    """
    seated = recorded(season.name, QUALIFICATION_PLAYERS)
    results = recorded(season.name, QUALIFICATION_RESULT).values()
    found: dict[str, TournamentGames] = {}
    for fact in recorded(season.name, QUALIFICATION).values():
        players = {
            team: seated[f"{fact.name}/{team}"].idents
            for team in fact.draw
            if f"{fact.name}/{team}" in seated
        }
        if players and period.covers(fact.first_round.date()):
            mine = [one for one in results if one.tournament == fact.name]
            games, without = games_of_tournament(fact, mine, players)
            before = found.get(fact.division, TournamentGames())
            found[fact.division] = TournamentGames(
                (*before.games, *games), (*before.without, *without)
            )
    return found | _rated_ones(season, period)


def _rated_ones(season: Season, period: Period) -> dict[str, TournamentGames]:
    """Return the tournaments that are registered for rating, by id."""
    filed, known = recorded(season.name, RATING_FILING), {one.ident for one in season.players}
    held = games_of_tournaments(season.name, filed, known, period)
    return {
        id: TournamentGames(games, without, name) for id, (name, games, without) in held.items()
    }


def games_of_all(found: Mapping[str, TournamentGames]) -> tuple[Game, ...]:
    """Return the games of all divisions."""
    return tuple(game for one in found.values() for game in one.games)
