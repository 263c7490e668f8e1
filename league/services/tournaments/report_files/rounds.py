"""Rounds of a report file as they were paired."""

from collections.abc import Iterable

from fixtures.round_history import Turns
from fixtures.swiss import boards
from fixtures.swiss_field import SwissField
from league.facts.tournament_files import TournamentFile
from league.facts.tournaments import Pair, PointKind, RoundPairing
from league.services.tournaments.report_files.entrants import Keys
from league.services.tournaments.report_files.types import first_of, type_of
from league.trf.records import TrfFile


def rounds_of(
    trf: TrfFile, file: TournamentFile, turns: Turns, keys: Keys
) -> dict[int, RoundPairing]:
    """Return the rounds that are paired, by number."""
    id, edition = file.tournament.id, type_of(trf)
    found = {}
    for at in range(1, max((len(one) for one in turns.values()), default=0) + 1):
        if not _pairs(turns, at):
            continue
        found[at] = RoundPairing(
            tournament=id,
            round=at,
            pairs=tuple(
                Pair(keys.participants[white], None if black is None else keys.participants[black])
                for white, black in _in_order(trf, file, turns, at)
            ),
            edition=edition,
        )
    return found


def _pairs(turns: Turns, at: int) -> list[tuple[int, int | None]]:
    """Return who met, White first; without colours the lower number."""
    found: list[tuple[int, int | None]] = []
    for number, mine in sorted(turns.items()):
        turn = mine[at - 1]
        if turn.opponent is None:
            found += [(number, None)] if turn.result == "U" else []
        elif turn.color == "w" or (turn.color != "b" and _is_first(turns, number, at)):
            found.append((number, turn.opponent))
    return found


def _is_first(turns: Turns, number: int, at: int) -> bool:
    opponent = turns[number][at - 1].opponent or 0
    other = turns[opponent][at - 1].color
    return other == "b" or (not other and number < opponent)


def _in_order(
    trf: TrfFile, file: TournamentFile, turns: Turns, at: int
) -> Iterable[tuple[int, int | None]]:
    """Return pairs board 1 first: report files have no boards, so they are put in FIDE's order."""
    pairs = _pairs(turns, at)
    if file.is_round_robin:
        return sorted(pairs, key=lambda pair: (pair[1] is None, min(pair[0], pair[1] or pair[0])))
    field = SwissField(
        round=at,
        rounds=at,
        turns={number: mine[: at - 1] for number, mine in turns.items()},
        present=frozenset(number for pair in pairs for number in pair if number is not None),
        first_color="w",
        teams=file.tournament.teams,
        game_points_first=file.tournament.teams and file.tournament.first is PointKind.GAME,
        accelerations=file.tournament.accelerations,
        given={number: _given(trf, number, at) for number in turns},
    )
    return boards(field, pairs)


def _given(trf: TrfFile, number: int, at: int) -> int:
    """Return half points given by decision before a round, of the kind that makes score groups."""
    mine = [one for one in trf.abnormal if not one.kind and number in one.numbers]
    before = [one for one in mine if one.round < at]
    games = not trf.teams or first_of(trf) is PointKind.GAME
    return sum(one.game_points if games else one.match_points for one in before)
