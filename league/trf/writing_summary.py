"""Lines ``802``: how each team fared round by round, for people who read the file."""

from collections.abc import Sequence

from fixtures.round_history import Turn
from league.trf.records import TrfFile, TrfTeam
from league.trf.round_history import turns_of
from league.trf.values import points_text

_BYES = {"U": "PAB", "F": "FPB", "H": "HPB", "Z": "ZPB"}


def summary_lines(file: TrfFile) -> list[str]:
    """Return a line of each team; none when no round is paired."""
    turns = turns_of(file) if file.teams else {}
    return [_line(team, turns[team.number]) for team in file.teams if turns[team.number]]


def _line(team: TrfTeam, turns: Sequence[Turn]) -> str:
    points, games = points_text(team.match_points), points_text(team.game_points)
    head = f"802 {team.number:>3} {team.nickname:<5} {points:>6} {games:>6}"
    return (head + "".join(f" {_round(turn)}" for turn in turns)).rstrip()


def _round(turn: Turn) -> str:
    other = str(turn.opponent) if turn.opponent else _BYES.get(turn.result, "")
    forfeited = "f" if turn.opponent and turn.result in {"+", "-"} else " "
    games = points_text(turn.games)
    return f"{other:>3} {turn.color:1} {games:>4}{forfeited} "
