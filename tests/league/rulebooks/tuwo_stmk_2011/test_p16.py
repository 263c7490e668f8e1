"""TUWO § 16 and Anhang B: three teams in two rounds."""

from collections.abc import Mapping, Sequence

import pytest

from fixtures.three_teams import Pairing
from league.facts.matches import Score
from league.outcomes.rights import ThreeTeams
from league.rulebooks.tuwo_stmk_2011.p16_qualification import three_teams
from tests.worlds.tuwo_world import values

TEAMS = ("X", "Y", "Z")
WIN, DRAW, LOSS = (2, 0), (1, 1), (0, 2)
Rounds = Sequence[Mapping[Pairing, Score]]


def ranked(
    system: str, boards: int, rounds: Rounds, elo: Mapping[str, int] | None = None
) -> ThreeTeams:
    return three_teams(system, boards, TEAMS, rounds, elo or {}, values())


# All won by the upper symbol in round 1, all drawn in round 2: every team has 2 + 0 + 1 + 1 = 4.
EVEN: Rounds = [
    {("A1", "B2"): WIN, ("B1", "C2"): WIN, ("C1", "A2"): WIN},
    {("B1", "A2"): DRAW, ("C1", "B2"): DRAW, ("A1", "C2"): DRAW},
]


def test_16_4_game_points_come_first() -> None:
    outcome = ranked("patheisky", 2, [{("A1", "B2"): LOSS, ("B1", "C2"): DRAW, ("C1", "A2"): WIN}])
    # X 0 + 0, Y 2 + 1, Z 1 + 2: in half points.
    assert outcome.points == {"X": 0, "Y": 3, "Z": 3}
    assert outcome.groups == (("Y", "Z"), ("X",))


def test_16_4_patheisky_then_the_lower_sum_of_elo_i17() -> None:
    outcome = ranked("patheisky", 2, EVEN, {"X": 4000, "Y": 3999, "Z": 4001})
    assert outcome.points == {"X": 4, "Y": 4, "Z": 4}
    assert outcome.groups == (("Y",), ("X",), ("Z",))


def test_16_4_still_equal_is_a_shared_place() -> None:
    assert ranked("patheisky", 2, EVEN).groups == (("X", "Y", "Z"),)
    equal = {"X": 4000, "Y": 4000, "Z": 4001}
    assert ranked("patheisky", 2, EVEN, equal).groups == (("X", "Y"), ("Z",))


@pytest.mark.parametrize(
    ("first", "second", "groups"),
    [
        # X wins on boards 1/2, Y on 3/4, one point each: further forward counts more.
        (("A1", "B2"), ("C3", "B4"), (("X",), ("Y",), ("Z",))),
        # Within a group the boards are equal: X wins on board 1, Y on board 2.
        (("A1", "C2"), ("C1", "B2"), (("X", "Y"), ("Z",))),
    ],
)
def test_16_4_patheisky_counts_boards_by_twos(
    first: Pairing, second: Pairing, groups: tuple[tuple[str, ...], ...]
) -> None:
    assert ranked("patheisky", 4, [{first: WIN, second: LOSS}]).groups == groups


def test_16_4_skalicka_then_the_values_of_the_boards() -> None:
    # X wins on board 1 (100), Y on board 3 (90).
    outcome = ranked("skalicka", 4, [{("a", "A"): WIN, ("C", "c"): WIN}])
    assert outcome.points == {"X": 2, "Y": 2, "Z": 0}
    assert outcome.groups == (("X",), ("Y",), ("Z",))


def test_16_4_skalicka_each_player_scores_the_board_he_is_placed_on() -> None:
    # A draw between unequal boards: B of Y scores half of board 2 (94), 1 of Z half of board 1.
    outcome = ranked("skalicka", 4, [{("B", "1"): DRAW}])
    assert outcome.points == {"X": 0, "Y": 1, "Z": 1}
    assert outcome.groups == (("Z",), ("Y",), ("X",))


def test_16_4_skalicka_knows_no_sum_of_elo() -> None:
    rounds: Rounds = [{("a", "A"): DRAW}]
    assert ranked("skalicka", 4, rounds, {"X": 1, "Y": 2, "Z": 3}).groups == (("X", "Y"), ("Z",))
