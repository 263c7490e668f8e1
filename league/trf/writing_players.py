"""Lines of players and teams, written."""

from league.trf.columns import (
    GAMES,
    NATIONAL,
    PLAYER,
    PLAYER_ACCELERATION,
    PLAYER_ACCELERATION_POINTS,
    TEAM,
    TEAM_013,
    TEAM_013_PLAYERS,
    TEAM_PLAYERS,
    laid,
    laid_series,
)
from league.trf.records import TrfFile, TrfGame, TrfNational, TrfPlayer, TrfTeam
from league.trf.values import number_text, points_text

_YEAR_DIGITS = 4


def player_line(player: TrfPlayer, byes: str, *, teams: bool) -> str:
    """Return ``001``; ``byes`` = signs of the round to come behind the last one (TRF16)."""
    values = {
        "number": str(player.number),
        "sex": player.sex,
        "title": player.title,
        "name": player.name,
        "rating": number_text(player.rating),
        "federation": player.federation,
        "fide_id": player.fide_id,
        "born": _born(player.born),
        "points": points_text(player.points),
        "rank": number_text(player.rank),
    }
    games = [_game(game, teams=teams) for game in player.games]
    games += [f"0000 - {sign}" for sign in byes]
    return laid_series(laid("001", PLAYER, values), GAMES, games).rstrip()


def national_line(one: TrfNational) -> str:
    """Return a national rating record."""
    values = {
        "number": str(one.number),
        "sex": one.sex,
        "classification": one.classification,
        "name": one.name,
        "rating": number_text(one.rating),
        "origin": one.origin,
        "national_id": one.national_id,
        "born": _born(one.born),
    }
    return laid(one.federation, NATIONAL, values).rstrip()


def team_line(team: TrfTeam) -> str:
    """Return ``310``."""
    values = {
        "number": str(team.number),
        "name": team.name,
        "nickname": team.nickname,
        "strength": number_text(team.strength),
        "match_points": points_text(team.match_points),
        "game_points": points_text(team.game_points),
        "rank": number_text(team.rank),
    }
    players = [str(number) for number in team.players]
    return laid_series(laid("310", TEAM, values), TEAM_PLAYERS, players).rstrip()


def old_team_line(team: TrfTeam) -> str:
    """Return ``013``."""
    players = [str(number) for number in team.players]
    line = laid("013", TEAM_013, {"name": team.name})
    return laid_series(line, TEAM_013_PLAYERS, players).rstrip()


def acceleration_lines_of_x(file: TrfFile) -> list[str]:
    """Return ``XXA`` of each player who has points for the pairing."""
    lines = []
    for player in file.players:
        given: dict[int, int] = {}
        for one in file.accelerations:
            if one.first_number <= player.number <= one.last_number:
                rounds = range(one.first_round, one.last_round + 1)
                given.update(dict.fromkeys(rounds, one.game_points))
        if any(given.values()):
            points = [points_text(given.get(at, 0)) for at in range(1, max(given) + 1)]
            line = laid("XXA", PLAYER_ACCELERATION, {"number": str(player.number)})
            lines.append(laid_series(line, PLAYER_ACCELERATION_POINTS, points))
    return lines


def _game(game: TrfGame, *, teams: bool) -> str:
    """Return a round; who is absent in a team tournament just does not play, and has blanks."""
    if game.opponent is None:
        return "" if teams and game.result == "Z" else f"0000 - {game.result}"
    return f"{game.opponent:4} {game.color or '-'} {game.result}".ljust(GAMES.width)


def _born(text: str) -> str:
    return f"{text}/00/00" if len(text) == _YEAR_DIGITS else text
