"""Lines of TRF26 behind players and teams: byes, accelerations, decisions, lineups."""

from league.trf.columns import (
    ABNORMAL,
    ABNORMAL_NUMBERS,
    ACCELERATION,
    BYES,
    BYES_NUMBERS,
    FORFEIT,
    LINEUP,
    LINEUP_PLAYERS,
    PAIRING_BYES,
    PAIRING_BYES_TEAMS,
    PROHIBITED,
    PROHIBITED_NUMBERS,
    laid,
    laid_series,
)
from league.trf.records import TrfAbnormal, TrfAcceleration, TrfFile, TrfLineup
from league.trf.values import number_text, points_text
from league.trf.writing_heads import scores_apart

_NOBODY = "0000"


def decision_lines(file: TrfFile) -> list[str]:
    """Return ``240`` to ``330`` in the order of their numbers."""
    teams = bool(file.teams)
    apart = [TrfAbnormal(sign, 0, points, 0, ()) for sign, points in scores_apart(file).items()]
    return [
        *_bye_lines(file),
        *(_acceleration(one, teams=teams) for one in file.accelerations),
        *_prohibited_lines(file),
        *(_abnormal(one, teams=teams) for one in (*apart, *file.abnormal)),
        *(_lineup(one) for one in file.lineups),
        *_pairing_bye_lines(file),
        *_forfeit_lines(file),
    ]


def _bye_lines(file: TrfFile) -> list[str]:
    return [
        laid_series(
            laid("240", BYES, {"kind": one.kind, "round": str(one.round)}),
            BYES_NUMBERS,
            [str(number) for number in one.numbers],
        )
        for one in file.byes
    ]


def _acceleration(one: TrfAcceleration, *, teams: bool) -> str:
    values = {
        "match_points": points_text(one.match_points) if teams else "",
        "game_points": points_text(one.game_points),
        "first_round": str(one.first_round),
        "last_round": str(one.last_round),
        "first_number": str(one.first_number),
        "last_number": str(one.last_number),
    }
    return laid("250", ACCELERATION, values)


def _prohibited_lines(file: TrfFile) -> list[str]:
    return [
        laid_series(
            laid(
                "260",
                PROHIBITED,
                {"first_round": str(one.first_round), "last_round": str(one.last_round)},
            ),
            PROHIBITED_NUMBERS,
            [str(number) for number in one.numbers],
        )
        for one in file.prohibited
    ]


def _abnormal(one: TrfAbnormal, *, teams: bool) -> str:
    values = {
        "kind": one.kind,
        "match_points": points_text(one.match_points) if teams else "",
        "game_points": points_text(one.game_points),
        "round": number_text(one.round or None),
    }
    line = laid("299", ABNORMAL, values)
    return laid_series(line, ABNORMAL_NUMBERS, [str(number) for number in one.numbers]).rstrip()


def _lineup(one: TrfLineup) -> str:
    values = {"round": str(one.round), "team": str(one.team), "opponent": str(one.opponent)}
    players = [str(number) if number else _NOBODY for number in one.players]
    return laid_series(laid("300", LINEUP, values), LINEUP_PLAYERS, players)


def _pairing_bye_lines(file: TrfFile) -> list[str]:
    byes = file.pairing_byes
    if byes is None:
        return []
    values = {
        "match_points": points_text(byes.match_points),
        "game_points": points_text(byes.game_points),
    }
    teams = [str(number) if number else "000" for number in byes.teams]
    return [laid_series(laid("320", PAIRING_BYES, values), PAIRING_BYES_TEAMS, teams)]


def _forfeit_lines(file: TrfFile) -> list[str]:
    return [
        laid(
            "330",
            FORFEIT,
            {
                "result": one.result,
                "round": str(one.round),
                "white": str(one.white),
                "black": str(one.black),
            },
        )
        for one in file.forfeits
    ]
