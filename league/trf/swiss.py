"""The rounds of a report file as they were paired, and as a pairing would start from them."""

from collections.abc import Sequence

from fixtures.baku import Acceleration
from fixtures.colors import OTHER
from fixtures.round_history import WHITE, Turn, Turns
from fixtures.swiss_field import SwissField
from league.trf.records import TrfAcceleration, TrfFile
from league.trf.round_history import turns_of
from league.trf.scores import worth

PAIRING_BYE = "U"
_ASKED = "HFZ"


def paired_rounds(turns: Turns) -> tuple[int, ...]:
    """Return the rounds in which anybody has an opponent."""
    rounds = zip(*turns.values(), strict=True)
    return tuple(
        at for at, of_round in enumerate(rounds, 1) if any(turn.opponent for turn in of_round)
    )


def recorded_pairs(turns: Turns, at: int) -> tuple[tuple[int, int | None], ...]:
    """Return the pairs of a round as the file has them, White first, by White's number."""
    found: list[tuple[int, int | None]] = []
    for number, one in sorted(turns.items()):
        turn = one[at - 1]
        if turn.opponent is not None and turn.first_of(number):
            found.append((number, turn.opponent))
        elif turn.opponent is None and turn.result == PAIRING_BYE:
            found.append((number, None))
    return tuple(found)


def first_color(file: TrfFile, turns: Turns) -> str:
    """Return the colour of number 1 in round 1: as the file says, else as its first pair shows.

    Empty where neither does. In round 1 the lower number is the higher ranked; who sits at an odd
    place among those who play has the colour of the lot.
    """
    if file.first_color or not turns:
        return file.first_color
    playing = [number for number, one in sorted(turns.items()) if one and _plays(one[0])]
    for place, number in enumerate(playing, 1):
        turn = turns[number][0]
        if turn.opponent is not None and number < turn.opponent and turn.color:
            return turn.color if place % 2 else OTHER[turn.color]
    return ""


def swiss_field(file: TrfFile, at: int, turns: Turns | None = None) -> SwissField:
    """Return what a round of the file is paired from; the one after the last is to come.

    Who is present follows from the pairs of the round, or from the byes that are on record for it.
    A first colour that the file does not show is White.
    """
    turns = turns_of(file) if turns is None else turns
    scores, teams = worth(file), bool(file.teams)
    win, loss = scores["1"], scores["0"]
    if teams:
        win, loss = file.match_scores.get("TW", 4), file.match_scores.get("TL", 0)
    paired = paired_rounds(turns)
    return SwissField(
        round=at,
        rounds=max(file.rounds, at, *paired),
        turns={number: tuple(one[: at - 1]) for number, one in turns.items()},
        present=frozenset(_present(file, turns, at, recorded=at in paired)),
        first_color=first_color(file, turns) or WHITE,
        teams=teams,
        win=win,
        loss=loss,
        game_points_first="_GP" in file.code and "_MP_GP" not in file.code,
        second_score=not file.code.endswith(("_MP", "_GP")) or "_MP_" in file.code,
        type_b="TYPEB" in file.code,
        accelerations=tuple(_accelerations(file)),
        prohibited=tuple(
            one.numbers for one in file.prohibited if one.first_round <= at <= one.last_round
        ),
        given=_given(file, at, teams),
    )


def _plays(turn: Turn) -> bool:
    return turn.opponent is not None or turn.result == PAIRING_BYE


def _present(file: TrfFile, turns: Turns, at: int, *, recorded: bool) -> Sequence[int]:
    if recorded:
        return [number for number, one in turns.items() if _plays(one[at - 1])]
    away = {number for one in file.byes if one.round == at for number in one.numbers}
    away |= {
        number for number, one in turns.items() if len(one) >= at and one[at - 1].result in _ASKED
    }
    return [number for number in turns if number not in away]


def acceleration_points(one: TrfAcceleration, file: TrfFile) -> int:
    """Return the half points of an acceleration; those of players stand in either column."""
    return one.match_points if file.teams else one.game_points or one.match_points


def _accelerations(file: TrfFile) -> Sequence[Acceleration]:
    return [
        Acceleration(
            one.first_round,
            one.last_round,
            one.first_number,
            one.last_number,
            acceleration_points(one, file),
        )
        for one in file.accelerations
    ]


def _given(file: TrfFile, at: int, teams: bool) -> dict[int, int]:
    """Return the half points that were given or taken before a round."""
    found: dict[int, int] = {}
    for one in file.abnormal:
        if not one.kind and 0 < one.round < at:
            for number in one.numbers:
                points = one.match_points if teams else one.game_points
                found[number] = found.get(number, 0) + points
    return found
