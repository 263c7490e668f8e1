"""TUWO § 4.1, 4.3 and 4.4: lineups of a match, gaps aside."""

from datetime import date
from typing import Any

import pytest

from league.facts.registrations import Kind
from league.facts.squads import Bond, Member
from tests.worlds.tuwo_world import (
    DAY,
    YEAR,
    at_home,
    away_with,
    book,
    choosing,
    empty,
    fees,
    foreigner,
    found,
    guest,
    home_with,
    judged,
    match,
    member,
    struck,
    values,
    where,
    youth,
)

NEXT_DAY, THIRD_DAY = date(2011, 10, 16), date(2011, 10, 17)
KLASSE = "klasse-1"


def in_order(*places: int) -> dict[int, Member | None]:
    return {board: member(place) for board, place in enumerate(places, 1)}


# § 4.1.b, 4.3.d, 4.3.e


def test_4_1_b_a_player_of_the_other_team_is_a_stranger() -> None:
    facts = home_with(match("klasse-4"), used_elsewhere={2: "Alpha II"})
    assert at_home(facts) == [("4.1.b", 2)]
    assert judged(facts).boards == struck(2, 6)
    assert fees(facts) == [("7.2.b", "home", 1100, "federation", None)]


def test_4_1_b_who_is_not_on_this_list_is_judged_as_such_only() -> None:
    facts = home_with(match("klasse-4", home={2: member(None)}), used_elsewhere={2: "Alpha II"})
    assert at_home(facts) == [("4.4.d", 2)]


@pytest.mark.parametrize(
    ("day", "expected"), [(DAY, []), (NEXT_DAY, []), (THIRD_DAY, [("4.3.d", None)])]
)
def test_4_3_d_a_report_is_due_on_the_day_after_i9(day: date, expected: Any) -> None:
    assert at_home(home_with(match(), reported=day)) == expected


def test_4_3_d_the_due_day_is_a_value() -> None:
    facts = home_with(match(), reported=NEXT_DAY)
    assert at_home(facts, choosing("4.3.d", "report_due_days", 0)) == [("4.3.d", None)]


def test_4_3_d_a_missing_report_costs_each_club_seven_euro() -> None:
    facts = away_with(home_with(match(), reported=None), reported=None)
    assert found(facts) == [("4.3.d", "home", None), ("4.3.d", "away", None)]
    assert fees(facts) == [
        ("4.3.d", "home", 700, "federation", None),
        ("4.3.d", "away", 700, "federation", None),
    ]
    assert judged(facts).match_points == (1, 1)


def test_4_3_d_a_team_that_did_not_appear_owes_no_report() -> None:
    facts = home_with(match(home=empty(4, 5, 6, 7, 8)), reported=None)
    assert at_home(facts) == [("7.1.a", None)]
    assert fees(facts) == [("7.1.a", "home", 5600, "federation", None)]


@pytest.mark.parametrize(
    ("who", "expected"),
    [
        (member(1), ()),
        (foreigner(1), ("A",)),
        (foreigner(1, equal="e"), ()),
        (youth(1), ("J",)),
        (youth(1, born=date(1993, 12, 31)), ()),
        (youth(1, nation="HUN", equal="d"), ("J",)),
        (guest(1), ("G",)),
        (member(1, kind=Kind.DISTRICT_GUEST), ("KG",)),
        (youth(1, nation="HUN", kind=Kind.GUEST), ("A", "J", "G")),
    ],
)
def test_4_3_e_the_marks_of_the_match_report(who: Member, expected: tuple[str, ...]) -> None:
    assert book().marks(who, DAY, YEAR, values()) == expected


# § 4.4.d and 4.4.d.1


def test_4_4_d_only_listed_players_may_play() -> None:
    facts = match(home={2: member(None)})
    assert at_home(facts) == [("4.4.d", 2)]
    assert judged(facts).boards == struck(2)
    assert fees(facts) == [("7.2.c", "home", 2200, "federation", 2)]


def test_4_4_d_the_cup_has_no_kader() -> None:
    assert at_home(match("cup", home={2: member(None)})) == []


def appended(who: Member, *behind: Member) -> Any:
    facts = match("kreisliga-graz", home={7: who})
    return home_with(facts, squad=(*facts.home.squad, *behind))


@pytest.mark.parametrize(("day", "expected"), [(DAY, []), (NEXT_DAY, [("4.4.d", 7)])])
def test_4_4_d_a_domestic_u18_at_the_end_of_the_list_plays_at_once(
    day: date, expected: Any
) -> None:
    young = youth(30, facts={"nominated": day})
    assert at_home(appended(young)) == expected


def test_4_4_d_behind_the_appended_u18_may_stand_others_like_him() -> None:
    young = youth(30, facts={"nominated": DAY})
    assert at_home(appended(young, youth(31, facts={"nominated": DAY}))) == []
    assert at_home(appended(young, youth(31))) == [("4.4.d.5", 7)]


def test_4_4_d_5_a_foreign_u18_waits_like_anybody() -> None:
    young = youth(30, nation="HUN", facts={"nominated": DAY})
    assert at_home(appended(young)) == [("4.4.d.5", 7)]


def test_4_4_d_5_a_late_nomination_still_to_come_is_one_finding() -> None:
    assert at_home(match(home={2: member(2, facts={"nominated": NEXT_DAY})})) == [("4.4.d.5", 2)]


@pytest.mark.parametrize(
    ("confirmed", "expected"), [(date(2011, 10, 12), []), (date(2011, 10, 13), [("4.4.d.5", 2)])]
)
def test_4_4_d_5_three_days_after_the_confirmation(confirmed: date, expected: Any) -> None:
    # 12 October + 3 days = 15 October, that day included.
    assert at_home(match(home={2: member(2, facts={"nominated": confirmed})})) == expected


@pytest.mark.parametrize(
    ("places", "expected"),
    [
        ((2, 1), [2]),
        ((1, 3, 2), [3]),
        ((3, 1, 2), [2, 3]),
        ((2, 4, 1, 3), [3, 4]),
        ((6, 1, 2, 3, 4, 5), [2, 3, 4, 5, 6]),
        ((1, 2, 4, 8, 9, 10), []),
    ],
)
def test_4_4_d_1_all_who_sit_behind_a_later_one_are_struck_i12(
    places: tuple[int, ...], expected: list[int]
) -> None:
    home = in_order(*places)
    assert at_home(match(KLASSE, home=home)) == [("4.4.d.1", board) for board in expected]


@pytest.mark.parametrize(
    ("places", "expected"),
    [((2, 1), [2]), ((3, 1, 2), [1]), ((6, 1, 2, 3, 4, 5), [1]), ((1, 2, 4, 8, 9, 10), [])],
)
def test_4_4_d_1_the_other_reading_strikes_the_smallest_set_i12(
    places: tuple[int, ...], expected: list[int]
) -> None:
    home, other = in_order(*places), choosing("4.4.d.1", "struck", "smallest_set")
    assert at_home(match(KLASSE, home=home), other) == [("4.4.d.1", board) for board in expected]


def test_4_4_d_1_a_listed_player_counts_for_the_order_whatever_else_is_wrong() -> None:
    facts = match(home={6: member(9, registered=False)})
    assert at_home(facts) == [("1.4.a", 6), ("4.4.d.1", 7)]


def test_4_4_d_1_an_unlisted_player_does_not_count_for_the_order() -> None:
    assert at_home(match(home={6: member(None)})) == [("4.4.d", 6)]


def test_4_4_d_1_a_youth_on_the_last_board_is_exempt_where_it_is_prescribed() -> None:
    assert at_home(match(home={7: member(20)})) == []
    assert at_home(match(KLASSE, home={5: member(20), 6: youth(6)})) == [("4.4.d.1", 6)]


def test_4_4_d_1_an_adult_on_the_last_board_is_not_exempt() -> None:
    home = {6: youth(6), 7: member(20), 8: member(8)}
    assert at_home(match(home=home)) == [("4.4.d.1", 8)]


def test_4_4_d_1_order_does_not_apply_in_the_cup() -> None:
    assert at_home(match("cup", home=in_order(2, 1))) == []


def test_4_4_d_1_an_empty_board_between_is_a_note_in_the_lowest_divisions_only() -> None:
    facts = match(where("klasse-2", lowest=True), home=empty(2, 6))
    assert at_home(facts) == []
    assert fees(facts) == []
    assert [(note.rule, note.board) for note in judged(facts).notes] == [("4.4.d.1", 2)]
    assert judged(match("klasse-2", home=empty(2))).notes == ()


# § 4.4.c.1: who belongs to a higher division

LANDESLIGA = Bond("landesliga", 0, date(2011, 10, 14))


@pytest.mark.parametrize(
    ("id", "since", "expected"),
    [
        ("klasse-1", date(2011, 10, 14), [("4.4.c.1", 2)]),
        ("klasse-1", DAY, []),
        ("kreisliga-graz", date(2011, 10, 14), [("4.4.c.1", 2)]),
        ("landesliga", date(2011, 10, 14), []),
        ("cup", date(2011, 10, 14), []),
    ],
)
def test_4_4_c_1_bound_players_may_not_play_lower_from_the_day_after(
    id: str, since: date, expected: Any
) -> None:
    bound = member(2, facts={"bonds": (Bond("landesliga", 0, since),)})
    assert at_home(match(id, home={2: bound})) == expected


def test_4_4_c_1_the_last_bond_in_force_counts() -> None:
    bonds = (Bond("kreisliga-graz", 1, date(2011, 10, 1)), Bond("landesliga", 0, DAY))
    twice = member(2, facts={"bonds": bonds})
    assert at_home(match("kreisliga-graz", home={2: twice})) == []
    assert at_home(match("klasse-1", home={2: twice})) == [("4.4.c.1", 2)]


def test_4_4_c_1_holds_for_the_youth_board_too() -> None:
    # § 13.8.d. He is listed, U18 and of good status, so the board need not stay empty.
    facts = match("kreisliga-graz", home={8: youth(facts={"bonds": (LANDESLIGA,)})})
    assert at_home(facts) == [("4.4.c.1", 8)]


@pytest.mark.parametrize("mode", ["kader", "starr", "elo"])
def test_4_4_c_1_is_the_same_in_every_lineup_mode(mode: str) -> None:
    bound = member(2, facts={"bonds": (LANDESLIGA,)})
    assert at_home(match(where(KLASSE, mode=mode), home={2: bound})) == [("4.4.c.1", 2)]
