"""Matches that nobody played, told by the games of their players: TRF16 has no other place."""

from collections.abc import Mapping
from dataclasses import replace

from league.trf.boards import usual_colors
from league.trf.matches import TrfMatch, matches_of
from league.trf.records import TrfFile, TrfGame, TrfPlayer
from league.trf.scores import worth

_ALONE = ("+", "-", "Z")
"""Signs of players whose team met nobody."""


def with_walkovers(file: TrfFile) -> TrfFile:
    """Return a file in which the players of forfeited matches (``330``) name their opponents.

    Who sat there, else the first of each team, has won or lost without play; as many as both have.
    """
    if not file.forfeits:
        return file
    rounds = max([file.played_rounds, *(one.round for one in file.forfeits)])
    games = {
        player.number: [*player.games, *[TrfGame(None, "", "Z")] * (rounds - len(player.games))]
        for player in file.players
    }
    forfeited = {(one.round, one.white, one.black) for one in file.forfeits}
    for match in matches_of(file):
        if (match.round, match.white, match.black) in forfeited and _nobody_met(match):
            _name_opponents(file, match, games)
    points = worth(file)
    players = tuple(_with_games(one, games[one.number], points) for one in file.players)
    return replace(file, players=players, forfeits=())


def _with_games(player: TrfPlayer, games: list[TrfGame], worth_of: Mapping[str, int]) -> TrfPlayer:
    """Return a player with his games, and with the points of those that named nobody before."""
    before = (*player.games, *games[len(player.games) :])
    gained = sum(
        worth_of[one.result] - worth_of[other.result] * (at < len(player.games))
        for at, (one, other) in enumerate(zip(games, before, strict=True))
        if one.opponent and (not other.opponent or at >= len(player.games))
    )
    points = None if player.points is None else player.points + gained
    return replace(player, games=tuple(games), points=points)


def _nobody_met(match: TrfMatch) -> bool:
    return not any(one and other for one, other in zip(*match.lineups, strict=True))


def _name_opponents(file: TrfFile, match: TrfMatch, games: dict[int, list[TrfGame]]) -> None:
    at, teams = match.round - 1, {team.number: team.players for team in file.teams}
    boards = len(match.games)
    seated = []
    for team, lineup in zip((match.white, match.black), match.lineups, strict=True):
        there = [number for number in lineup if number]
        free = [number for number in teams[team] if games[number][at].result in _ALONE]
        seated.append((there or free)[:boards])
    colors = usual_colors(file.board_colors, boards)
    for board, (one, other) in enumerate(zip(*seated, strict=False)):
        white, black = ("w", "b") if colors[board] == "W" else ("b", "w")
        games[one][at] = TrfGame(other, white, match.forfeit[0])
        games[other][at] = TrfGame(one, black, match.forfeit[1])
