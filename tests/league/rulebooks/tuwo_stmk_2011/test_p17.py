"""TUWO § 17: players of the Bundesligen, and the declaration that frees three of them."""

from typing import Any

import pytest

from league.facts.registrations import Kind
from tests.worlds.tuwo_world import (
    DAY,
    at_home,
    book,
    fees,
    foreigner,
    guest,
    judged,
    match,
    member,
    rated,
    struck,
    values,
    where,
    youth,
)

FRONT = {"national_front": True}
DECLARED = {"national_front": True, "declared": True}


@pytest.mark.parametrize(
    ("id", "expected"),
    [
        ("landesliga", [("17", 2)]),
        ("kreisliga-graz", [("17", 2)]),
        ("klasse-4", [("17", 2)]),
        ("cup", []),
    ],
)
def test_17_front_players_of_a_bundesliga_may_play_in_the_cup_only(id: str, expected: Any) -> None:
    assert at_home(match(id, home={2: member(2, facts=FRONT)})) == expected


@pytest.mark.parametrize("kind", [Kind.GUEST, Kind.DISTRICT_GUEST])
def test_17_except_as_a_guest(kind: Kind) -> None:
    facts = match("kreisliga-graz", home={2: member(2, kind=kind, facts=FRONT)})
    assert at_home(facts) == []


@pytest.mark.parametrize("id", ["landesliga", "kreisliga-graz", "klasse-1"])
def test_17_a_declared_players_are_free_in_all_divisions(id: str) -> None:
    assert at_home(match(id, home={2: member(2, facts=DECLARED)})) == []


def test_17_b_beside_a_declared_player_neither_foreigners_nor_guests() -> None:
    home = {1: foreigner(1), 2: member(2, facts=DECLARED), 3: guest(3), 4: foreigner(4, equal="e")}
    facts = match(home=home)
    assert at_home(facts) == [("17", 1), ("17", 3)]
    assert fees(facts) == [
        ("7.2.c", "home", 3600, "federation", 1),
        ("7.2.c", "home", 2200, "federation", 3),
    ]


def test_17_b_holds_in_the_landesliga_only() -> None:
    home = {1: foreigner(1), 2: member(2, facts=DECLARED), 3: guest(3)}
    assert at_home(match("kreisliga-graz", home=home)) == []


def test_17_b_whom_it_bars_is_not_surplus_besides() -> None:
    home = {1: foreigner(1), 2: member(2, facts=DECLARED), 3: foreigner(3)}
    assert at_home(match(home=home)) == [("17", 1), ("17", 3)]


def test_17_b_also_when_the_declared_player_is_struck_himself() -> None:
    home = {1: guest(1), 2: member(2, facts=DECLARED, registered=False)}
    assert at_home(match(home=home)) == [("17", 1), ("1.4.a", 2)]


def test_17_b_a_kreis_gast_is_barred_by_1_6_too_with_one_fine() -> None:
    home = {1: member(1, kind=Kind.DISTRICT_GUEST), 2: member(2, facts=DECLARED)}
    facts = match(home=home)
    assert at_home(facts) == [("1.6", 1), ("17", 1)]
    assert fees(facts) == [("7.2.c", "home", 3600, "federation", 1)]
    assert judged(facts).boards == struck(1)


def test_17_b_a_guest_on_the_youth_board() -> None:
    home = {2: member(2, facts=DECLARED), 8: youth(kind=Kind.GUEST)}
    assert at_home(match(home=home)) == [("13.8.c", 8), ("17", 8)]


def test_17_the_front_are_as_many_as_boards_of_those_who_may_play_together() -> None:
    # Six boards; § 1.7.a: the second foreigner is skipped.
    names = [foreigner(1), foreigner(2), *rated(*[2400] * 8)[2:]]
    front = book().national_front(names, where("bundesliga-2"), DAY, 2012, values())
    assert front == ("p1", "p3", "p4", "p5", "p6", "p7")
