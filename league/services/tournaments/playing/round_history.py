"""From pairings and results to what each participant had round by round."""

from collections import defaultdict
from collections.abc import Mapping

from fixtures.round_history import BLACK, WHITE, Turn, Turns
from league.facts.matches import Score
from league.facts.tournament_files import LEFT, TournamentFile
from league.facts.tournaments import BoardResult, Pair, Scores, Tournament
from league.services.tournaments.entering.numbering import numbers_of

FREE = Turn(None, "", "", 0)
"""A round in which a round robin has nobody for him: no bye, and nothing is missing."""


def turns_of(file: TournamentFile, upto: int | None = None) -> Turns:
    """Return by pairing number all rounds that are paired, or those up to one.

    Whoever left a round robin loses the games that he does not play any more, without play.
    """
    numbers = numbers_of(file)
    rounds = [number for number in file.rounds if upto is None or number <= upto]
    away = _away(file)
    found: dict[int, list[Turn]] = {number: [] for number in sorted(numbers.values())}
    for at in range(1, max(rounds, default=0) + 1):
        paired = _of_round(file, at, numbers)
        for key, number in numbers.items():
            absent = file.rounds.get(at) is not None and not file.is_round_robin
            missing = _bye(file, away[key].get(at, "Z")) if absent else FREE
            found[number].append(paired.get(key, missing))
    return found


def _away(file: TournamentFile) -> Mapping[str, Mapping[int, str]]:
    """Return by key and round the bye that somebody asked for."""
    found: dict[str, dict[int, str]] = defaultdict(dict)
    for one in file.absences:
        if one.kind not in LEFT:
            found[one.key][one.round] = one.kind.value
    return found


def _of_round(file: TournamentFile, at: int, numbers: Mapping[str, int]) -> dict[str, Turn]:
    if at not in file.rounds:
        return {}
    found: dict[str, Turn] = {}
    for board, pair in enumerate(file.rounds[at].pairs, 1):
        if pair.black is None:
            found[pair.white] = _bye(file, "U")
            continue
        result = result_of(file, at, board, pair)
        signs = ("", "") if result is None else (result.white, result.black)
        games = game_points(file, result)
        sides = ((pair.white, pair.black, WHITE), (pair.black, pair.white, BLACK))
        for (key, other, color), sign, halves in zip(sides, signs, games, strict=True):
            points = _scores(file).worth(sign)
            found[key] = Turn(numbers[other], color, sign, points, halves)
    return found


def result_of(file: TournamentFile, at: int, board: int, pair: Pair) -> BoardResult | None:
    """Return the result on record, else that of somebody who left a round robin; None = open."""
    return file.results.get((at, board)) or _walked_over(file, at, board, pair)


def _walked_over(file: TournamentFile, at: int, board: int, pair: Pair) -> BoardResult | None:
    """Return how an open game ends because somebody left a round robin; None = he did not."""
    if not file.is_round_robin:
        return None
    gone = [is_out(file, key, at) for key in (pair.white, pair.black or "")]
    if not any(gone):
        return None
    white, black = ("-" if out else "+" for out in gone)
    games = ((white, black),) * file.tournament.boards
    id = file.tournament.id
    return BoardResult(tournament=id, round=at, board=board, white=white, black=black, games=games)


def is_out(file: TournamentFile, key: str, at: int) -> bool:
    """Say whether somebody has withdrawn or was excluded by a round."""
    left = file.left(key)
    return left is not None and left.round <= at


def _scores(file: TournamentFile) -> Scores:
    """Return what a result of a participant is worth: of players games, of teams matches."""
    return file.tournament.match_scores if file.tournament.teams else file.tournament.scores


def game_points(file: TournamentFile, result: BoardResult | None) -> Score:
    """Return both teams' half game points of a match; 0 for players."""
    played = () if result is None else board_scores(file, result)
    return sum(white for white, _black in played), sum(black for _white, black in played)


def board_scores(file: TournamentFile, result: BoardResult) -> tuple[Score, ...]:
    """Return a match of teams board by board, in half points; an open board has brought none."""
    scores = file.tournament.scores
    return tuple((scores.worth(white), scores.worth(black)) for white, black in result.games)


def games_of_teams(file: TournamentFile) -> dict[tuple[int, int], tuple[str, ...]]:
    """Return by round and number of a team the signs of its boards, board 1 first."""
    numbers = numbers_of(file)
    found: dict[tuple[int, int], tuple[str, ...]] = {}
    for at, one in file.rounds.items():
        for board, pair in enumerate(one.pairs, 1):
            result = None if pair.black is None else result_of(file, at, board, pair)
            if pair.black is not None and result is not None and result.games:
                found[at, numbers[pair.white]] = tuple(white for white, _black in result.games)
                found[at, numbers[pair.black]] = tuple(black for _white, black in result.games)
    return found


def board_colors(one: Tournament, result: BoardResult | None = None) -> str:
    """Return the colours of the first team board by board, such as ``WBWB``.

    Of a match with a result as they were played.
    """
    if result is not None and result.colors:
        return result.colors
    return one.board_colors + ("WB" * one.boards)[len(one.board_colors) : one.boards]


def _bye(file: TournamentFile, sign: str) -> Turn:
    """Return a round without opponent; a team's bye counts on every board."""
    boards = file.tournament.boards if file.tournament.teams else 0
    games = boards * file.tournament.scores.worth(sign)
    return Turn(None, "", sign, _scores(file).worth(sign), games)
