"""TUWO § 4.4.b, c.2 and e.2: lineups by starre Liste and in Elo order."""

from typing import Any

import pytest

from league.facts.squads import Member
from tests.worlds.tuwo_world import at_home, match, member, where

KLASSE = "klasse-1"
ELO = (2000, 1800, 1900, 1700, 1750, 1600)


def substitute(rating: int) -> Member:
    return member(None, ident=f"s{rating}", rating=rating)


@pytest.mark.parametrize(("behind", "expected"), [(1900, []), (1901, [("4.4.b", 6)])])
def test_4_4_b_the_stronger_substitute_plays_ahead_beyond_100(behind: int, expected: Any) -> None:
    home = {5: substitute(1800), 6: substitute(behind)}
    assert at_home(match(where(KLASSE, mode="starr"), home=home)) == expected


def test_4_4_b_an_unrated_substitute_counts_1000() -> None:
    unrated = member(None, ident="s", rating=None)
    facts = match(where(KLASSE, mode="starr"), home={5: unrated, 6: substitute(1101)})
    assert at_home(facts) == [("4.4.b", 6)]
    facts = match(where(KLASSE, mode="starr"), home={5: unrated, 6: substitute(1100)})
    assert at_home(facts) == []


@pytest.mark.parametrize(
    ("home", "expected"),
    [
        ({3: substitute(1500)}, []),
        ({board: member(board + 1) for board in range(1, 6)} | {6: substitute(1500)}, []),
        ({1: member(2), 2: member(1)}, [("4.4.c.2", 2)]),
        ({1: substitute(1500), 2: member(1)}, [("4.4.c.2", 2)]),
        # Nobody is moved back here, but the order of the list is not kept.
        ({1: member(4), 4: substitute(1500)}, [("4.4.c.2", 2), ("4.4.c.2", 3)]),
        ({1: member(2), 2: member(4), 4: substitute(1500)}, [("4.4.c.2", 3)]),
    ],
)
def test_4_4_c_2_replaced_in_place_or_moved_up_never_back(
    home: dict[int, Member | None], expected: Any
) -> None:
    assert at_home(match(where(KLASSE, mode="starr"), home=home)) == expected


@pytest.mark.parametrize(("behind", "expected"), [(2000, []), (2001, [("4.4.e.2", 2)])])
def test_4_4_e_2_no_tolerance_in_elo_order(behind: int, expected: Any) -> None:
    home = {2: member(2, rating=behind), 3: substitute(1900)} | {
        board: member(board, rating=1900 - board) for board in (4, 5, 6)
    }
    facts = match(where(KLASSE, mode="elo"), home=home)
    assert at_home(facts) == expected


def test_4_4_e_2_all_stronger_ones_behind_a_weaker_one_are_struck() -> None:
    home = {board: member(board, rating=rating) for board, rating in enumerate(ELO, 1)}
    assert at_home(match(where(KLASSE, mode="elo"), home=home)) == [("4.4.e.2", 3), ("4.4.e.2", 5)]


def test_4_4_e_2_needs_no_list_to_be_on() -> None:
    home = {6: substitute(1500)}
    assert at_home(match(where(KLASSE, mode="elo"), home=home)) == []
    assert at_home(match(KLASSE, home=home)) == [("4.4.d", 6)]
