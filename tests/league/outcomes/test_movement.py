"""§ 13.2-13.4, 14.4 (I25): who goes up and who comes down, for any table."""

from hypothesis import given
from hypothesis import strategies as st

from league.outcomes.movement import Ranked, move

clubs = st.lists(st.integers(1, 15), min_size=1, max_size=14)
numbers = st.integers(0, 5)


def ranking(of: list[int]) -> list[Ranked]:
    return [Ranked(f"T{place}", f"K{club}") for place, club in enumerate(of, 1)]


@given(clubs, numbers, numbers, numbers, st.sets(st.integers(1, 15)), st.sets(st.integers(1, 15)))
def test_nobody_goes_both_ways_and_nobody_barred_goes_up(
    of: list[int], up: int, from_above: int, base: int, there: set[int], declined: set[int]
) -> None:
    ranked = ranking(of)
    barred = {f"K{club}" for club in there | declined}
    moved = move(ranked, up, from_above, base, passed_over=barred)
    club_of = {entry.team: entry.club for entry in ranked}
    rising = [club_of[team] for team in moved.up]
    assert not set(moved.up) & set(moved.down)
    assert not set(rising) & barred
    assert len(rising) == len(set(rising)) <= up


@given(clubs, numbers, numbers, numbers)
def test_the_division_keeps_its_size_where_it_can(
    of: list[int], up: int, from_above: int, base: int
) -> None:
    ranked = ranking(of)
    moved = move(ranked, up, from_above, base)
    wanted = base + from_above - len(moved.up)
    assert len(moved.down) == min(max(wanted, 0), len(ranked) - len(moved.up))


@given(clubs, numbers, numbers, numbers)
def test_both_lists_follow_the_table(of: list[int], up: int, from_above: int, base: int) -> None:
    ranked = ranking(of)
    order = [entry.team for entry in ranked]
    moved = move(ranked, up, from_above, base)
    for teams in (moved.up, moved.down):
        assert list(teams) == [team for team in order if team in teams]


def test_a_club_that_goes_up_cannot_come_down_however_short_the_table() -> None:
    moved = move(ranking([1, 2]), 1, 4, 3)
    assert (moved.up, moved.down) == (("T1",), ("T2",))


def test_a_right_that_is_kept_is_one_right_however_many_teams_the_club_has() -> None:
    # The first two are teams of one club that declines; the second right is that of the third.
    moved = move(ranking([1, 1, 2, 3]), 2, 0, 0, kept={"K1"})
    assert moved.up == ("T3",)
