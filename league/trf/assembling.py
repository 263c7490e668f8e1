"""What was read put together to one file, once nothing in it contradicts another."""

from dataclasses import replace

from league.language import _
from league.trf.checking_games import check_games
from league.trf.checking_sums import check_sums
from league.trf.checking_teams import check_teams
from league.trf.contradicted import leave_out_contradicted
from league.trf.found import Found, Line
from league.trf.normal import normal, round_to_come
from league.trf.reading_players import ABSENT
from league.trf.records import Edition, TrfByes, TrfFile, TrfGame, TrfPlayer, TrfTeam

_OF_2026 = frozenset(
    (
        "152", "162", "172", "182", "192", "202", "212", "222", "240", "250", "260", "299", "300",
        "310", "320", "330", "352", "362", "801", "802"
    )
)  # fmt: skip
"""Records of the edition of 2026 alone; ``142`` stands in older files of several programs too."""
_OF_PLAYERS = ("FIDE_DUTCH", "FIDE_DUBOV", "FIDE_BURSTEIN", "FIDE_DOUBLESWISS")
_CODES_OF_PLAYERS = (
    "CUSTOM_SWISS", "CUSTOM_DOUBLESWISS", "BERGER_ROUNDROBIN", "BERGER_DOUBLEROUNDROBIN",
    "FIDE_ROUNDROBIN", "FIDE_DOUBLEROUNDROBIN", "CUSTOM_ROUNDROBIN"
)  # fmt: skip
"""Codes of types (``192``) of tournaments in which players are paired."""
_WITHOUT_OPPONENT = {
    "1": "U", "W": "U", "+": "U", "=": "H", "D": "H", "0": "Z", "L": "Z", "-": "Z"
}  # fmt: skip
"""What results against nobody mean in files of players that are older than the letters of byes."""


def assembled(found: Found) -> TrfFile:
    """Return the file. Raises InputError for contradictions."""
    found.check()
    _leave_out_teams_of_players(found)
    teams = sorted((one for _line, one in _teams(found)), key=lambda team: team.number)
    rounds = max((len(player.games) for player in found.players.values()), default=0)
    for number in sorted(found.players):
        found.players[number] = _whole(found, found.players[number], rounds, bool(teams))
    found.file = replace(
        found.file,
        players=tuple(found.players[number] for number in sorted(found.players)),
        nationals=tuple(one for _line, one in found.nationals),
        teams=tuple(teams),
        lineups=tuple(one for _line, one in found.lineups),
        forfeits=tuple(one for _line, one in found.forfeits),
        byes=tuple(one for _line, one in found.byes),
        abnormal=tuple(one for _line, one in found.abnormal),
        accelerations=tuple(one for _line, one in found.accelerations),
        prohibited=tuple(one for _line, one in found.prohibited),
        edition=_edition(found),
    )
    check_games(found)
    check_teams(found)
    found.check()
    leave_out_contradicted(found)
    check_sums(found)
    return replace(normal(_with_absent(found)), odd=tuple(found.odds.values()))


def _with_absent(found: Found) -> TrfFile:
    """Return the file with those who are not paired next (``XXZ``) as byes of the next round.

    Whose bye of that round stands in ``240`` already has that one.
    """
    at = round_to_come(found.file)
    known = {number for one in found.file.byes if one.round == at for number in one.numbers}
    absent = (
        TrfByes("Z", at, left)
        for _line, numbers in found.absent
        if (left := tuple(one for one in numbers if one not in known))
    )
    return replace(found.file, byes=(*found.file.byes, *absent))


def _leave_out_teams_of_players(found: Found) -> None:
    """Leave out lines ``013`` of a tournament that is one of players by its type.

    By the code (``192``), else by its words (``092``).
    """
    if found.teams or not found.old_teams:
        return
    code, words = found.file.code, found.file.kind.upper()
    known = code.startswith(_OF_PLAYERS) or code in _CODES_OF_PLAYERS
    if known or (not code and "INDIVIDUAL" in words and "TEAM" not in words):
        sentence = _("The tournament is one of players; its teams were left out.")
        for line, _team in found.old_teams:
            found.odd(line, sentence)
        found.old_teams.clear()


def _teams(found: Found) -> list[tuple[Line, TrfTeam]]:
    return found.teams or found.old_teams


def _edition(found: Found) -> Edition:
    return Edition.TRF26 if found.records.keys() & _OF_2026 else Edition.TRF16


def _whole(found: Found, player: TrfPlayer, rounds: int, teams: bool) -> TrfPlayer:
    games = (*player.games, *(ABSENT,) * (rounds - len(player.games)))
    if teams:
        return replace(player, games=games)
    line, named = found.lines[player.number], tuple(_bye(game) for game in games)
    if named != games:
        found.odd(line, _("A result against nobody was read as a bye, as older files have it."))
    return replace(player, games=named)


def _bye(game: TrfGame) -> TrfGame:
    if game.opponent is not None:
        return game
    return TrfGame(None, "", _WITHOUT_OPPONENT.get(game.result, game.result))
