"""Anhang C 5 in exact arithmetic, against the print's own formulas computed beside it."""

from decimal import ROUND_HALF_UP, Decimal
from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from league.outcomes.ratings import RatedGame, expectation, half_up, rated
from league.rulebooks import load
from league.rulebooks.tuwo_stmk_2011.annex_c_period import elo

BOOK = load("tuwo-stmk-2011")
RULES = elo(BOOK.on(BOOK.first_day))

elos = st.integers(1000, 2900)
games = st.lists(st.builds(RatedGame, elos, st.sampled_from((0, 1, 2))), max_size=40)


def printed(difference: int) -> Decimal:
    """The polynomial of Anhang C 5.3, for the stronger side."""
    d = Decimal(difference)
    value = (
        Decimal("0.5")
        + Decimal("1.4217e-3") * d
        - Decimal("2.4336e-7") * d**2
        - Decimal("2.514e-9") * d**3
        + Decimal("1.991e-12") * d**4
    )
    return min(value, Decimal(1))


@given(st.integers(0, 1900))
def test_expectation_is_the_printed_one_and_mirrored(difference: int) -> None:
    stronger, weaker = expectation(difference, RULES), expectation(-difference, RULES)
    assert Fraction(stronger, RULES.scale) == Fraction(printed(difference))
    assert stronger + weaker == RULES.scale
    assert 0 <= weaker <= stronger


@given(st.integers(0, 1899))
def test_a_stronger_player_is_never_expected_to_score_less(difference: int) -> None:
    assert expectation(difference, RULES) <= expectation(difference + 1, RULES)


@given(elos, games)
def test_never_below_the_floor_and_never_more_than_the_print_allows(
    own: int, played: list[RatedGame]
) -> None:
    rating = rated(own, played, RULES)
    assert rating.new is not None
    assert rating.new >= RULES.floor
    assert rating.factor is not None
    assert rating.factor * len(played) <= 850


@given(elos, games)
def test_one_more_half_point_never_lowers_the_rating(own: int, played: list[RatedGame]) -> None:
    better = [RatedGame(game.opponent, min(game.score + 1, 2)) for game in played]
    before, after = rated(own, played, RULES).new, rated(own, better, RULES).new
    assert before is not None
    assert after is not None
    assert after >= before


@given(st.integers(-(10**6), 10**6), st.integers(1, 10**4))
def test_rounding_is_half_up(numerator: int, denominator: int) -> None:
    value = Fraction(2 * numerator + 1, 2)
    assert half_up(value) == numerator + 1
    exact = Fraction(numerator, denominator)
    assert abs(half_up(exact) - exact) <= Fraction(1, 2)


def test_an_even_score_against_equals_changes_nothing() -> None:
    rating = rated(1873, [RatedGame(1873, 1)] * 9, RULES)
    assert (rating.change, rating.new) == (Fraction(0), 1873)


def test_a_newcomer_below_seven_games_has_nothing() -> None:
    rating = rated(None, [RatedGame(1500, 2)] * 6, RULES)
    assert (rating.new, rating.entry, rating.factor) == (None, None, None)


def test_entry_value_by_hand() -> None:
    # 8 games, average 1500, 5 points: 1500 + (5/8 - 1/2) x 8/10 x 700 = 1570
    played = [RatedGame(1500, 2)] * 5 + [RatedGame(1500, 0)] * 3
    assert rated(None, played, RULES).entry == 1570


def test_one_game_by_hand() -> None:
    # 2000 beats 1900: factor 1400² / 100000 = 19.6; 19.6 x (1 - 0.6374215) = 7.1065386 -> 2007
    rating = rated(2000, [RatedGame(1900, 2)], RULES)
    assert rating.change == Fraction("7.1065386")
    assert Decimal("2007.1065386").quantize(Decimal(1), ROUND_HALF_UP) == rating.new
