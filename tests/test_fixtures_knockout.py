"""Knock-out brackets: byes, winners, and rounds without a winner."""

from math import ceil, log2

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fixtures.knockout import Rounds, Tie, advance, bracket, champion

SEEDS = st.integers(0, 2**40)


def names(number: int) -> list[str]:
    return [f"t{place:02d}" for place in range(1, number + 1)]


def open_ties(rounds: Rounds) -> dict[int, Tie]:
    return {place: tie for place, tie in enumerate(rounds[-1], 1) if not tie.decided}


def play_out(rounds: Rounds) -> Rounds:
    """The team named first always wins."""
    while ties := open_ties(rounds):
        rounds = advance(rounds, {place: tie.home for place, tie in ties.items()})
    return rounds


@given(st.integers(2, 70), SEEDS)
def test_every_team_is_drawn_once_and_byes_fill_the_power_of_two(number: int, seed: int) -> None:
    (first,) = bracket(names(number), seed)
    assert 2 * len(first) == 2 ** ceil(log2(number))
    assert sorted(team for tie in first for team in tie.teams) == names(number)
    assert sum(not tie.played for tie in first) == 2 * len(first) - number
    assert all(tie.winner == tie.home for tie in first if not tie.played)


@given(st.integers(2, 70), SEEDS)
def test_both_halves_hold_equally_many_byes_or_one_more(number: int, seed: int) -> None:
    (first,) = bracket(names(number), seed)
    half = len(first) // 2
    byes = [sum(not tie.played for tie in part) for part in (first[:half], first[half:])]
    assert half == 0 or abs(byes[0] - byes[1]) <= 1


@given(st.integers(2, 70), SEEDS)
def test_one_team_remains_after_one_match_less_than_teams(number: int, seed: int) -> None:
    rounds = play_out(bracket(names(number), seed))
    assert len(rounds) == ceil(log2(number))
    assert sum(tie.played for ties in rounds for tie in ties) == number - 1
    assert champion(rounds) in names(number)


def test_the_draw_is_by_lot() -> None:
    # Seed 42 brings out b d a c (tests/test_fixtures_draw.py).
    assert bracket(["a", "b", "c", "d"], 42) == ((Tie("b", "d"), Tie("a", "c")),)


def test_the_first_lot_of_three_has_the_bye() -> None:
    # Seed 42, three names: ⌊0.6394·3⌋ = 1: a c b; ⌊0.0250·2⌋ = 0: c a b.
    assert bracket(["a", "b", "c"], 42) == ((Tie("c", None, "c", True), Tie("a", "b")),)


def test_winners_of_neighbouring_ties_meet_when_all_are_decided() -> None:
    first = bracket(["a", "b", "c", "d"], 42)
    half = advance(first, {2: "c"})
    assert len(half) == 1, "b – d is still open"
    whole = advance(half, {1: "d"})
    assert whole[1] == (Tie("d", "c"),)
    assert champion(whole) is None
    assert champion(advance(whole, {1: "c"})) == "c"


def test_without_a_winner_the_next_opponent_has_a_bye() -> None:
    rounds = advance(bracket(["a", "b", "c", "d"], 42), {1: None, 2: "a"})
    assert rounds[1] == (Tie(None, "a", "a", True),)
    assert champion(rounds) == "a"


def test_nobody_wins_where_nobody_came() -> None:
    rounds = advance(bracket(["a", "b", "c", "d"], 42), {1: None, 2: None})
    assert rounds[1] == (Tie(None, None, None, True),)
    assert champion(rounds) is None


@pytest.mark.parametrize(
    ("winners", "words"),
    [
        ({3: "a"}, "ties 1 to 2, not 3"),
        ({0: "a"}, "ties 1 to 2, not 0"),
        ({2: "c"}, "c does not play in tie 2"),
        ({1: "c"}, "tie 1 is decided already: c goes on"),
    ],
)
def test_a_winner_that_cannot_be(winners: dict[int, str | None], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        advance(bracket(["a", "b", "c"], 42), winners)


@pytest.mark.parametrize(
    ("teams", "seed"), [([], 1), (["a"], 1), (["a", "b", "a"], 1), (["a", "b"], -1)]
)
def test_a_draw_that_cannot_be_held(teams: list[str], seed: int) -> None:
    with pytest.raises(ValueError, match=r"two teams|twice|0 or more"):
        bracket(teams, seed)
