"""TUWO § 15: the Steirischer Cup, teams of four."""

from collections.abc import Sequence
from typing import Any

import pytest

from league.facts.matches import Score
from league.facts.registrations import Kind
from league.facts.squads import Member
from tests.worlds.tuwo_world import (
    at_home,
    empty,
    fees,
    foreigner,
    guest,
    home_with,
    judged,
    match,
    member,
    struck,
)

WIN, DRAW, LOSS = (2, 0), (1, 1), (0, 2)


@pytest.mark.parametrize(
    ("home", "expected"),
    [
        ({1: foreigner(1)}, []),
        ({1: guest(1)}, []),
        ({1: foreigner(1), 2: guest(2)}, [("15.3", 2)]),
        ({1: guest(1), 2: guest(2)}, [("15.3", 2)]),
        ({1: guest(1), 2: foreigner(2), 3: guest(3)}, [("15.3", 2), ("15.3", 3)]),
        ({1: foreigner(1, kind=Kind.GUEST)}, []),
        ({1: foreigner(1, equal="e"), 2: foreigner(2)}, []),
    ],
)
def test_15_3_one_foreigner_or_one_guest(home: dict[int, Member | None], expected: Any) -> None:
    assert at_home(match("cup", home=home)) == expected


def test_15_3_the_fine_is_the_general_one() -> None:
    facts = match("cup", home={1: guest(1), 2: guest(2)})
    assert judged(facts).boards == struck(2, 4)
    assert fees(facts) == [("7.2.a", "home", 2200, "federation", 2)]


def test_15_3_does_not_hold_in_the_divisions() -> None:
    assert at_home(match("klasse-1", home={1: guest(1), 2: guest(2)})) == []


def test_15_4_a_player_is_tied_to_one_team() -> None:
    facts = home_with(match("cup"), used_elsewhere={2: "Alpha II"})
    assert at_home(facts) == [("15.4", 2)]
    assert judged(facts).boards == struck(2, 4)


def test_15_4_also_without_any_list() -> None:
    facts = home_with(match("cup", home={2: member(None)}), used_elsewhere={2: "Alpha II"})
    assert at_home(facts) == [("15.4", 2)]


@pytest.mark.parametrize(
    ("results", "expected"),
    [
        ((WIN, DRAW, DRAW, DRAW), "home"),
        ((DRAW, DRAW, DRAW, LOSS), "away"),
        # 2:2; the win on board 1 is worth 100, the lost one on board 4 costs 88.
        ((WIN, DRAW, DRAW, LOSS), "home"),
        ((LOSS, DRAW, DRAW, WIN), "away"),
        # Boards 1 and 4 are worth 100 + 88 = 188, boards 2 and 3 94 + 90 = 184.
        ((WIN, LOSS, LOSS, WIN), "home"),
        ((LOSS, WIN, WIN, LOSS), "away"),
        ((DRAW, WIN, LOSS, DRAW), "home"),
        ((DRAW, DRAW, DRAW, DRAW), "lot"),
    ],
)
def test_15_1_a_drawn_match_is_decided_by_board_points_else_by_lot_i16(
    results: Sequence[Score], expected: str
) -> None:
    assert judged(match("cup", results=tuple(results))).winner == expected


def test_15_1_what_counts_decides_not_what_was_played() -> None:
    facts = match("cup", home={1: member(1, registered=False)}, results=(WIN, DRAW, DRAW, DRAW))
    assert judged(facts).winner == "away"


def test_15_1_who_did_not_appear_is_out_and_nobody_wins_when_both_stayed_away() -> None:
    assert judged(match("cup", home=empty(2, 3, 4))).winner == "away"
    assert judged(match("cup", home=empty(2, 3, 4), away=empty(1, 2, 3))).winner is None


def test_15_1_a_match_of_a_division_has_no_winner_to_go_on() -> None:
    assert judged(match("klasse-1")).winner is None
