"""Sums of a file that differ from what its results give: odd, no contradiction."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from fixtures.round_history import Turn, Turns, score
from league.language import _
from league.trf.found import Found, Line
from league.trf.records import TrfFile, TrfPlayer
from league.trf.round_history import turns_of
from league.trf.scores import given
from league.trf.values import points_text


def check_sums(found: Found) -> None:
    """Compare points and counts with the results and lines; ``Found.odd`` gets what differs."""
    turns = turns_of(_of_players(found.file))
    for player in found.file.players:
        _check_points(found, player, turns[player.number])
    if found.file.teams:
        _check_teams(found, turns_of(found.file))
    else:
        _check_byes(found)


def _of_players(file: TrfFile) -> TrfFile:
    """Return a file as if it were one of players: of teams, byes and decisions are the teams'."""
    if not file.teams:
        return file
    return replace(file, teams=(), abnormal=(), scores={**file.scores, "U": 0})


def _check_points(found: Found, player: TrfPlayer, turns: Sequence[Turn]) -> None:
    if player.points is None:
        return
    points = score(turns)
    if not found.file.teams:
        points += given(found.file, player.number)[1]
    if player.points == points:
        return
    sentence = _("Player {player} has {given} points; his results give {points}.")
    line = found.lines[player.number]
    said, sums = points_text(player.points), points_text(points)
    found.odd(line, sentence.format(player=player.number, given=said, points=sums))


def _check_teams(found: Found, turns: Turns) -> None:
    for line, team in found.teams:
        match_points, game_points = given(found.file, team.number)
        match_points += score(turns[team.number])
        game_points += sum(turn.games for turn in turns[team.number])
        said = team.match_points, team.game_points
        if said not in {(match_points, game_points), (None, None)}:
            sentence = _(
                "Team {team} has {match} match points and {game} game points; its results give"
                " {match_points} and {game_points}."
            )
            shown = sentence.format(
                team=team.number,
                match=points_text(team.match_points),
                game=points_text(team.game_points),
                match_points=points_text(match_points),
                game_points=points_text(game_points),
            )
            found.odd(line, shown)


def _check_byes(found: Found) -> None:
    byes = Counter(
        at
        for player in found.file.players
        for at, game in enumerate(player.games, start=1)
        if game.result == "U"
    )
    for at, number in sorted(byes.items()):
        if number > 1:
            sentence = _("Round {round} has {number} pairing byes; one is possible.")
            found.odd(Line(1, "001"), sentence.format(round=at, number=number))
