"""What was read put together to one file, contradictions refused."""

from dataclasses import replace

from league.trf.found import Found, Line
from league.trf.reading_players import ABSENT
from league.trf.records import Edition, TrfFile, TrfGame, TrfPlayer

_OF_2026 = frozenset(
    [
        "142",
        "152",
        "162",
        "172",
        "182",
        "192",
        "202",
        "212",
        "222",
        "240",
        "250",
        "260",
        "299",
        "300",
        "310",
        "320",
        "330",
        "352",
        "362",
        "801",
        "802",
    ]
)
_WITHOUT_OPPONENT = {"1": "U", "W": "U", "+": "U", "=": "H", "D": "H", "0": "Z", "L": "Z", "-": "Z"}


def assembled(found: Found, lines: list[Line]) -> TrfFile:
    """Return the file. Raises InputError for contradictions."""
    found.check()
    rounds = max((len(player.games) for player in found.players.values()), default=0)
    teams = found.teams or found.old_teams
    players = [_whole(player, rounds, bool(teams)) for player in found.players.values()]
    return replace(
        found.file,
        players=tuple(sorted(players, key=lambda player: player.number)),
        nationals=tuple(found.nationals),
        teams=tuple(sorted(teams, key=lambda team: team.number)),
        lineups=tuple(found.lineups),
        forfeits=tuple(found.forfeits),
        byes=tuple(found.byes),
        abnormal=tuple(found.abnormal),
        accelerations=tuple(found.accelerations),
        prohibited=tuple(found.prohibited),
        edition=Edition.TRF26 if found.records.keys() & _OF_2026 else Edition.TRF16,
        odd=tuple(found.odds.values()),
    )


def _whole(player: TrfPlayer, rounds: int, teams: bool) -> TrfPlayer:
    games = [*player.games, *[ABSENT] * (rounds - len(player.games))]
    if not teams:
        games = [_bye(game) for game in games]
    return replace(player, games=tuple(games))


def _bye(game: TrfGame) -> TrfGame:
    if game.opponent is not None:
        return game
    return TrfGame(None, "", _WITHOUT_OPPONENT.get(game.result, game.result))
