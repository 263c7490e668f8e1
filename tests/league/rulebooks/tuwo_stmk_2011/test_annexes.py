"""TUWO Anhang C: the Austrian Elo. (Anhang A: test_tuwo_p03, Anhang B: test_tuwo_p16.)"""

from fractions import Fraction

import pytest

from league.outcomes.ratings import RatedGame, entry_value, expectation, factor_of, rated
from league.rulebooks.tuwo_stmk_2011.annex_c_period import elo
from tests.worlds.tuwo_world import values

RULES = elo(values())


def expected(difference: int) -> Fraction:
    return Fraction(expectation(difference, RULES), RULES.scale)


def games(*pairs: tuple[int, int]) -> list[RatedGame]:
    return [RatedGame(opponent, half_points) for opponent, half_points in pairs]


def new(own: int | None, *pairs: tuple[int, int]) -> int | None:
    return rated(own, games(*pairs), RULES).new


@pytest.mark.parametrize(
    ("difference", "value"),
    [
        (0, "0.5"),
        # 0.5 + 0.14217 − 0.0024336 − 0.002514 + 0.0001991
        (100, "0.6374215"),
        # 0.5 + 0.28434 − 0.0097344 − 0.020112 + 0.0031856
        (200, "0.7576792"),
        # 0.5 + 0.56868 − 0.0389376 − 0.160896 + 0.0509696
        (400, "0.9198160"),
    ],
)
def test_c_5_3_the_polynomial_and_its_mirror_e3(difference: int, value: str) -> None:
    assert expected(difference) == Fraction(value)
    assert expected(-difference) == 1 - Fraction(value)


def test_c_5_3_never_above_1() -> None:
    assert expected(756) < 1
    assert expected(757) == expected(800) == expected(3000) == 1
    assert expected(-757) == 0


@pytest.mark.parametrize(
    ("own", "factor"), [(1000, "57.6"), (1500, "36.1"), (1650, "30.625"), (2400, "10")]
)
def test_c_5_2_the_factor(own: int, factor: str) -> None:
    # (3400 − own)² / 100000
    assert factor_of(own, 1, RULES) == Fraction(factor)


def test_c_5_2_many_games_reduce_the_factor() -> None:
    # 850 / 36.1 = 23.5…: with 24 games the factor is 850 / 24.
    assert factor_of(1500, 23, RULES) == Fraction("36.1")
    assert factor_of(1500, 24, RULES) == Fraction(850, 24)
    # 850 / 10 = 85 exactly: 85 games are not more.
    assert factor_of(2400, 85, RULES) == 10
    assert factor_of(2400, 86, RULES) == Fraction(850, 86)


@pytest.mark.parametrize(
    ("own", "opponent", "half_points", "expected_new"),
    [
        # 36.1 · 0.5 = 18.05
        (1500, 1500, 2, 1518),
        (1500, 1500, 1, 1500),
        (1500, 1500, 0, 1482),
        # 32.4 · (1 − 0.6374215) = 11.7…; 32.4 · −0.6374215 = −20.65…: 1579.35
        (1600, 1500, 2, 1612),
        (1600, 1500, 0, 1579),
        # 36.1 · (1 − 0.3625785) = 23.01…
        (1500, 1600, 2, 1523),
        # A win against somebody much weaker gains nothing.
        (2400, 1500, 2, 2400),
    ],
)
def test_c_5_3_a_win_gains_e2(own: int, opponent: int, half_points: int, expected_new: int) -> None:
    assert new(own, (opponent, half_points)) == expected_new


def test_c_5_3_rounded_once_at_the_end_halves_up_i18() -> None:
    # Own 2900: factor 500² / 100000 = 2.5. Two and a half of three against equals: + 2.5.
    assert new(2900, (2900, 2), (2900, 2), (2900, 1)) == 2903
    assert new(2900, (2900, 0), (2900, 0), (2900, 1)) == 2898
    # Own 1500: two wins are 2 · 18.05 = 36.1, not 18 + 18 … and four are 72.2.
    assert new(1500, *[(1500, 2)] * 4) == 1572
    # Ten are 180.5: halves up.
    assert new(1500, *[(1500, 2)] * 10) == 1681


def test_c_4_the_floor() -> None:
    # 57.6 · 0.5 = 28.8
    assert new(1000, (1000, 0)) == 1000
    assert new(1028, (1028, 0)) == 1000
    assert new(1030, (1030, 0)) == 1002


def test_c_5_1_seven_games_make_a_rating() -> None:
    six = rated(None, games(*[(1500, 1)] * 6), RULES)
    assert (six.new, six.entry) == (None, None)
    seven = rated(None, games(*[(1500, 1)] * 7), RULES)
    assert (seven.new, seven.entry) == (1500, 1500)


def test_c_5_1_the_entry_value() -> None:
    # A = 1 − 0.5, B = 7/9: 0.5 · 7/9 · 700 = 272.2…
    assert entry_value(games(*[(1500, 2)] * 7), RULES) == 1772
    assert entry_value(games(*[(1500, 0)] * 7), RULES) == 1228
    # Average 1550, A = 5/8 − 0.5 = 1/8, B = 8/10: 70.
    assert entry_value(games(*[(1500, 2)] * 4, *[(1600, 0)] * 3, (1600, 2)), RULES) == 1620


def test_c_5_1_the_entry_value_is_raised_to_the_floor() -> None:
    # 1100 − 272.2… < 1000
    assert entry_value(games(*[(1100, 0)] * 7), RULES) == 1000


def test_c_5_1_the_entry_value_is_processed_as_own_elo_i20() -> None:
    # Entry 1772: factor 1628² / 100000 = 26.50384; difference 272:
    # 0.5 + 0.3867024 − 0.01800474624 − 0.050591219712 + 0.010897781… = 0.829004…
    # 7 · (1 − 0.829004…) · 26.50384 = 31.72…
    assert new(None, *[(1500, 2)] * 7) == 1804
