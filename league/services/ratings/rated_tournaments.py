"""Games of tournaments that are registered for rating, as they go into ratings and reports.

Rated is what was played on the board between two whom the register knows.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping
from datetime import date

from fixtures.round_history import DRAWN, LOST, PLAYED, WON
from league.facts.periods import HALF_POINTS, Game
from league.facts.tournaments import BoardResult, RoundPairing, Tournament
from league.outcomes.rating_periods import Period
from league.outcomes.tournament_games import NoGame
from league.record_kinds import TOURNAMENT, TOURNAMENT_RESULT, TOURNAMENT_ROUND
from league.services.session.records import recorded

NOT_RATED = "WDL"
"""Signs of games that ended in less than one move."""
HALVES = {**dict.fromkeys(WON, 2), **dict.fromkeys(DRAWN, 1), **dict.fromkeys(LOST, 0)}
Sat = tuple[date, str, str, str, str]
"""Day, both sides' keys, White or the first team first, and their signs."""


def games_of_tournaments(
    season: str, filed: Collection[str], known: Collection[str], period: Period
) -> dict[str, tuple[str, tuple[Game, ...], tuple[NoGame, ...]]]:
    """Return by id of a tournament its name, its games of a period, and points without a game.

    ``filed``: ids registered for rating; ``known``: pass numbers. Tournaments without either are
    left out. Raises StorageError.
    """
    held = recorded(season, TOURNAMENT)
    wanted = {id: held[id] for id in filed if id in held}
    if not wanted:
        return {}
    rounds = recorded(season, TOURNAMENT_ROUND).values()
    results = recorded(season, TOURNAMENT_RESULT)
    found = {}
    for id, one in wanted.items():
        mine = (each for each in rounds if each.tournament == id)
        sat = [each for each in _seated(one, mine, results) if period.covers(each[0])]
        games, without = tuple(_games(one, sat, known)), tuple(_without(one, sat, known))
        if games or without:
            found[id] = (one.name, games, without)
    return found


def _seated(
    one: Tournament, rounds: Iterable[RoundPairing], results: Mapping[str, BoardResult]
) -> Iterator[Sat]:
    """Yield every board with a result: of teams each of a match."""
    for each in rounds:
        day = _day(one, each.round)
        for board, pair in enumerate(each.pairs, 1):
            result = results.get(f"{one.id}/{each.round}/{board}")
            if day is None or result is None or pair.black is None:
                continue
            if not one.teams:
                yield day, pair.white, pair.black, result.white, result.black
                continue
            firsts, seconds = result.lineups
            for signs, first, second in zip(result.games, firsts, seconds, strict=False):
                yield day, first or "", second or "", *signs


def _day(one: Tournament, number: int) -> date | None:
    """Return the day of a round: as it was announced, else the first day of all."""
    if number <= len(one.round_times):
        return one.round_times[number - 1].date()
    return one.first_day


def _games(one: Tournament, sat: Iterable[Sat], known: Collection[str]) -> Iterator[Game]:
    for day, first, second, white, black in sat:
        if _rated(white, black) and first in known and second in known:
            yield Game(day, first, second, HALVES[white], one.name)


def _rated(white: str, black: str) -> bool:
    """Say whether a game was played for a move at least, and both have what one game gives."""
    played = all(sign and sign in PLAYED and sign not in NOT_RATED for sign in (white, black))
    return played and HALVES[white] + HALVES[black] == HALF_POINTS


def _without(one: Tournament, sat: Iterable[Sat], known: Collection[str]) -> Iterator[NoGame]:
    """Yield points that somebody got although nothing was played, as the report tells them."""
    for _at, first, second, white, black in sat:
        if not _rated(white, black):
            for who, sign in ((first, white), (second, black)):
                if who in known and sign:
                    yield NoGame(one.id, who, HALVES[sign])
