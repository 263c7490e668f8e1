"""Lots from a seed, against the Mersenne Twister's published numbers, and draw numbers."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fixtures.draw import by_lot, draw_numbers, one_of, turned

SEEDS = st.integers(0, 2**40)
COUNTS = st.integers(2, 24)


def names(number: int) -> list[str]:
    return [f"t{place:02d}" for place in range(1, number + 1)]


def test_a_seed_gives_the_same_lots_on_any_machine() -> None:
    # random.Random(42): 0.6394…, 0.0250…, 0.2750…; Random(0): 0.8444…, 0.7579…, 0.4205…
    # seed 42: ⌊0.6394·4⌋ = 2: a b d c; ⌊0.0250·3⌋ = 0: d b a c; ⌊0.2750·2⌋ = 0: b d a c
    assert by_lot(["a", "b", "c", "d"], 42) == ["b", "d", "a", "c"]
    # seed 0: ⌊0.8444·4⌋ = 3: a b c d; ⌊0.7579·3⌋ = 2: a b c d; ⌊0.4205·2⌋ = 0: b a c d
    assert by_lot(["a", "b", "c", "d"], 0) == ["b", "a", "c", "d"]


def test_the_order_in_which_names_come_does_not_matter() -> None:
    assert by_lot(["d", "b", "a", "c"], 42) == ["b", "d", "a", "c"]


def test_draw_numbers_follow_the_lots() -> None:
    assert draw_numbers(["a", "b", "c", "d"], 42) == {"b": 1, "d": 2, "a": 3, "c": 4}


def test_who_keeps_a_number_does_not_draw() -> None:
    # Three newcomers x y z, seed 42: ⌊0.6394·3⌋ = 1: x z y; ⌊0.0250·2⌋ = 0: z x y. Free: 1, 3, 5.
    drawn = draw_numbers(["a", "x", "b", "y", "z"], 42, {"a": 4, "b": 2})
    assert drawn == {"z": 1, "b": 2, "x": 3, "a": 4, "y": 5}


def test_one_of_is_the_first_lot() -> None:
    # Two names, seed 42: ⌊0.6394·2⌋ = 1: nothing changes. Seed 1: 0.1343…·2 → 0: they change.
    assert one_of(["home", "away"], 42) == "away", "code points: away stands before home"
    assert one_of(["home", "away"], 1) == "home"


def test_turned_reads_every_number_from_the_end() -> None:
    assert turned({"a": 1, "b": 2, "c": 3}) == {"c": 1, "b": 2, "a": 3}


@given(COUNTS, SEEDS)
def test_every_team_has_one_of_the_numbers(number: int, seed: int) -> None:
    drawn = draw_numbers(names(number), seed)
    assert sorted(drawn) == names(number)
    assert list(drawn.values()) == list(range(1, number + 1))


@given(COUNTS, SEEDS)
def test_turned_twice_is_the_first_draw(number: int, seed: int) -> None:
    drawn = draw_numbers(names(number), seed)
    assert turned(turned(drawn)) == drawn
    assert all(drawn[team] + again == number + 1 for team, again in turned(drawn).items())


@pytest.mark.parametrize("number", [2, 24])
def test_two_to_twenty_four_teams_can_draw(number: int) -> None:
    assert len(draw_numbers(names(number), 1)) == number


@pytest.mark.parametrize("number", [0, 1, 25])
def test_other_numbers_of_teams_are_refused(number: int) -> None:
    with pytest.raises(ValueError, match=f"2 to 24 teams, not {number}"):
        draw_numbers(names(number), 1)


@pytest.mark.parametrize(
    ("teams", "kept", "words"),
    [
        (["a", "b", "a"], {}, "a is in the draw twice"),
        (["a", "b", "a"], {"a": 1}, "a is in the draw twice"),
        (["a", "b"], {"c": 1}, "c keeps number 1 but is not in the draw"),
        (["a", "b"], {"a": 3}, "a keeps number 3; there are 1 to 2"),
        (["a", "b"], {"a": 0}, "a keeps number 0"),
        (["a", "b", "c"], {"a": 2, "b": 2}, "b and a both keep number 2"),
    ],
)
def test_a_draw_that_cannot_be_held(teams: list[str], kept: dict[str, int], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        draw_numbers(teams, 1, kept)


def test_a_seed_below_zero_is_refused() -> None:
    # Python's generator takes the absolute value: -1 would silently be the draw of 1.
    with pytest.raises(ValueError, match="0 or more, not -1"):
        by_lot(["a", "b"], -1)


def test_a_lot_needs_two_names() -> None:
    with pytest.raises(ValueError, match="two or more"):
        one_of(["a"], 1)
