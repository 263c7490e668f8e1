"""A file's rounds in numbers, as pairings and tables start from them."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from fixtures.round_history import BLACK, WHITE, Turn, Turns, stayed_away
from league.trf.matches import TrfMatch, byes_of, matches_of
from league.trf.records import TrfFile, TrfGame
from league.trf.scores import match_worth, said_otherwise, worth


def turns_of(file: TrfFile) -> Turns:
    """Return the turns of all participants by their numbers: players, in a team tournament teams.

    What is still open has no points.
    """
    if file.teams:
        return _turns_of_teams(file)
    scores = worth(file)
    return {
        player.number: tuple(
            _as_said(file, player.number, at, Turn(*_parts(game), scores.get(game.result, 0)))
            for at, game in enumerate(player.games, start=1)
        )
        for player in file.players
    }


def sides_of(match: TrfMatch, scores: Mapping[str, int]) -> tuple[tuple[str, int], tuple[str, int]]:
    """Return of a match both teams' sign and half game points, White's team first.

    ``scores``: half points by sign of a game. A match with an open board is open.
    """
    white = sum(scores.get(signs[0], 0) for signs in match.games)
    black = sum(scores.get(signs[1], 0) for signs in match.games)
    if match.forfeit:
        return (match.forfeit[0], white), (match.forfeit[1], black)
    if any("" in signs for signs in match.games):
        return ("", white), ("", black)
    if stayed_away(match.games):
        return ("-+"[white > black], white), ("-+"[black > white], black)
    if white == black:
        return ("=", white), ("=", black)
    return (("1", white), ("0", black)) if white > black else (("0", white), ("1", black))


def _parts(game: TrfGame) -> tuple[int | None, str, str]:
    return game.opponent, game.color, game.result


def _turns_of_teams(file: TrfFile) -> Turns:
    scores, match_scores = worth(file), match_worth(file)
    matches = matches_of(file)
    boards = _boards(file, matches)
    found = {
        number: [
            _as_said(file, number, at, _bye(file, sign, boards * scores.get(sign, 0), match_scores))
            for at, sign in enumerate(signs, start=1)
        ]
        for number, signs in byes_of(file).items()
    }
    for match in matches:
        first, second = sides_of(match, scores)
        for (sign, halves), color in ((first, WHITE), (second, BLACK)):
            mine, other = (
                (match.white, match.black) if color == WHITE else (match.black, match.white)
            )
            turn = Turn(other, color, sign, match_scores.get(sign, 0), halves)
            found[mine][match.round - 1] = _as_said(file, mine, match.round, turn)
    return {number: tuple(turns) for number, turns in found.items()}


def _bye(file: TrfFile, sign: str, games: int, match_scores: Mapping[str, int]) -> Turn:
    """Return a team's round without opponent; ``games`` = half points if a bye counts on boards."""
    if sign == "U" and file.pairing_byes:
        games = file.pairing_byes.game_points
    return Turn(None, "", sign, match_scores.get(sign, 0), games)


def boards_of(file: TrfFile) -> int:
    """Return how many boards a match has: those of the longest one, at least as said (``352``)."""
    return _boards(file, matches_of(file))


def _boards(file: TrfFile, matches: Sequence[TrfMatch]) -> int:
    longest = max((len(match.games) for match in matches), default=0)
    return max(longest, len(file.board_colors))


def _as_said(file: TrfFile, number: int, at: int, turn: Turn) -> Turn:
    said = said_otherwise(file, number, at, turn.result)
    if said is None:
        return turn
    if file.teams:
        return replace(turn, points=said.match_points, games=said.game_points)
    return replace(turn, points=said.game_points)
