"""TUWO § 7: penalties."""

from dataclasses import replace
from datetime import date, timedelta
from typing import Any

import pytest

from league.facts.bans import Ban
from league.facts.matches import DRAW
from league.facts.squads import Member
from tests.worlds.tuwo_world import (
    DAY,
    at_home,
    away_with,
    book,
    choosing,
    empty,
    fees,
    found,
    home_with,
    judged,
    listed,
    match,
    member,
    rated,
    squad,
    struck,
    values,
    where,
    youth,
)

WON, LOST = (2, 0), (0, 2)


def last(empty_ones: int, boards: int) -> dict[int, Member | None]:
    return empty(*range(boards - empty_ones + 1, boards + 1))


# § 7.1


@pytest.mark.parametrize(("boards", "half"), [(8, 4), (7, 4), (6, 3), (5, 3), (4, 2)])
def test_7_1_a_fewer_than_half_of_the_players_is_no_team(boards: int, half: int) -> None:
    division = where("klasse-1", boards=boards)
    assert at_home(match(division, home=last(boards - half, boards))) == []
    facts = match(division, home=last(boards - half + 1, boards))
    assert at_home(facts) == [("7.1.a", None)]
    assert judged(facts).appeared == (False, True)
    assert judged(facts).boards == (LOST,) * boards
    assert judged(facts).match_points == (0, 2)
    assert fees(facts) == [("7.1.a", "home", 700 * boards, "federation", None)]


def test_7_1_a_no_fine_in_the_lowest_division_of_a_kreis() -> None:
    facts = match(where("klasse-2", lowest=True), home=last(4, 6))
    assert at_home(facts) == [("7.1.a", None)]
    assert fees(facts) == []


def test_7_1_a_instead_of_the_fines_for_empty_boards_and_gaps_i13() -> None:
    facts = match(home=empty(1, 3, 4, 5, 6, 7))
    assert at_home(facts) == [("7.1.a", None)]
    assert fees(facts) == [("7.1.a", "home", 5600, "federation", None)]


def test_7_1_a_nothing_else_of_an_absent_teams_lineup_is_judged_i14() -> None:
    facts = match(home={1: member(None), **last(6, 8)})
    assert at_home(facts) == [("7.1.a", None)]


def test_7_1_a_the_opponent_is_judged_as_usual_i14() -> None:
    # Board 2 not listed, board 8 empty: 6 of 8 boards for the visitors.
    facts = match(home=last(5, 8), away={2: member(None), 8: None})
    assert found(facts) == [("7.1.a", "home", None), ("4.4.d", "away", 2)]
    assert judged(facts).boards == (LOST, (0, 0), *[LOST] * 5, (0, 0))
    assert ("7.2.c", "away", 2200, "federation", 2) in fees(facts)


def test_7_1_a_neither_team_appeared() -> None:
    facts = match(home=last(5, 8), away=last(8, 8))
    assert judged(facts).match_points == (0, 0)
    assert judged(facts).boards == ((0, 0),) * 8
    assert [fee[:3] for fee in fees(facts)] == [("7.1.a", "home", 5600), ("7.1.a", "away", 5600)]


def test_7_1_a_an_ineligible_player_is_present_i15() -> None:
    home: dict[int, Member | None] = {1: member(None, ident="x"), 2: member(None, ident="y")}
    facts = match(home={**home, **last(4, 8)})
    assert at_home(facts) == [("4.4.d", 1), ("4.4.d", 2)]
    assert judged(facts).appeared == (True, True)


def test_7_1_a_holds_in_the_cup_with_seven_euro_a_board() -> None:
    assert at_home(match("cup", home=last(2, 4))) == []
    facts = match("cup", home=last(3, 4))
    assert fees(facts) == [("7.1.a", "home", 2800, "federation", None)]
    assert judged(facts).winner == "away"


@pytest.mark.parametrize(("before", "expected"), [(0, []), (1, ["7.1.b"]), (2, ["7.1.b"])])
def test_7_1_b_the_second_failure_is_a_proposal_to_exclude(
    before: int, expected: list[str]
) -> None:
    facts = home_with(match(home=last(5, 8)), earlier_no_shows=before)
    assert [rule for rule, _board in at_home(facts)] == ["7.1.a", *expected]
    assert len(fees(facts)) == 1


def test_7_1_b_a_team_that_appeared_is_not_proposed() -> None:
    assert at_home(home_with(match(), earlier_no_shows=1)) == []


def test_7_1_b_there_is_nothing_to_exclude_from_in_a_knock_out() -> None:
    facts = home_with(match("cup", home=last(3, 4)), earlier_no_shows=1)
    assert at_home(facts) == [("7.1.a", None)]


# § 7.2.a to c

TWICE_WRONG = {1: member(None, ident="x", registered=False), 2: member(None, ident="y")}


@pytest.mark.parametrize(
    ("id", "expected"),
    [
        ("landesliga", [("7.2.c", 3600, 1), ("7.2.c", 2200, 2)]),
        ("kreisliga-graz", [("7.2.a", 2200, 1), ("7.2.a", 2200, 2)]),
        ("klasse-1", [("7.2.b", 1100, None)]),
        ("klasse-4", [("7.2.b", 1100, None)]),
    ],
)
def test_7_2_the_fine_for_an_ineligible_player_by_division(id: str, expected: Any) -> None:
    # The player of board 1 is ineligible for two reasons: two findings, one fine.
    facts = match(id, home=TWICE_WRONG)
    assert at_home(facts) == [("1.4.a", 1), ("4.4.d", 1), ("4.4.d", 2)]
    assert fees(facts) == [
        (rule, "home", cents, "federation", board) for rule, cents, board in expected
    ]


def test_7_2_b_the_other_reading_is_per_player_i23() -> None:
    facts = match("klasse-1", home=TWICE_WRONG)
    assert fees(facts, choosing("7.2.b", "per", "player")) == [
        ("7.2.b", "home", 1100, "federation", 1),
        ("7.2.b", "home", 1100, "federation", 2),
    ]
    told = [str(fee.arithmetic) for fee in judged(facts, choosing("7.2.b", "per", "player")).fees]
    name = facts.division.name
    assert sorted(told) == [f"board {one} of the {name}: €11.00 per player" for one in (1, 2)]


def test_7_2_b_once_per_lineup_for_each_team() -> None:
    facts = match("klasse-1", home=TWICE_WRONG, away=TWICE_WRONG)
    assert fees(facts) == [
        ("7.2.b", "home", 1100, "federation", None),
        ("7.2.b", "away", 1100, "federation", None),
    ]
    # Both ineligible: 0:0.
    assert judged(facts).boards == ((0, 0), (0, 0), *[DRAW] * 4)


def test_7_2_b_has_no_exemption_in_the_lowest_division() -> None:
    facts = match(where("klasse-2", lowest=True), home=TWICE_WRONG)
    assert fees(facts) == [("7.2.b", "home", 1100, "federation", None)]


def test_7_2_a_in_the_cup() -> None:
    facts = match("cup", home={2: member(2, registered=False)})
    assert fees(facts) == [("7.2.a", "home", 2200, "federation", 2)]


def test_7_2_the_opponent_of_an_ineligible_player_wins_unless_he_is_missing() -> None:
    facts = match(home={6: member(None, ident="x"), 7: member(None)}, away=empty(7, 8))
    assert judged(facts).boards == (*[DRAW] * 5, LOST, (0, 0), WON)


# § 7.2.d


@pytest.mark.parametrize(
    ("id", "board", "share"),
    [
        ("landesliga", 1, 1800),
        ("landesliga", 2, 1100),
        ("kreisliga-graz", 1, 350),
        ("kreisliga-graz", 6, 350),
        ("klasse-1", 1, 350),
        ("cup", 1, 350),
    ],
)
def test_7_2_d_half_to_the_federation_half_to_the_opponent(id: str, board: int, share: int) -> None:
    owed = [fee for fee in fees(match(id, home=empty(board))) if fee[0] == "7.2.d"]
    assert owed == [
        ("7.2.d", "home", share, "federation", board),
        ("7.2.d", "home", share, "opponent", board),
    ]


@pytest.mark.parametrize("id", ["landesliga", "kreisliga-graz", "klasse-1", "cup"])
def test_7_2_d_nothing_for_the_last_boards_of_a_team_that_moved_up(id: str) -> None:
    boards = where(id).boards
    assert fees(match(id, home=last(1, boards))) == []
    assert fees(match(id, home=last(2, boards))) == []


def test_7_2_d_a_youth_on_the_last_board_counts_as_moved_up() -> None:
    assert fees(match(home=empty(5, 6, 7))) == []


def test_7_2_d_not_moved_up_pays_for_the_last_boards_too_but_not_for_the_youth_board() -> None:
    # Board 2 is a gap; boards 2 and 7 are paid for, the prescribed youth board 8 is not.
    boards = [fee[4] for fee in fees(match(home=empty(2, 7, 8))) if fee[3] == "federation"]
    assert boards == [2, 7]


def test_7_2_d_not_in_the_lowest_divisions() -> None:
    assert fees(match(where("klasse-2", lowest=True), home=empty(1, 3))) == []


# § 7.3 and 13.6: a list that comes late


LAST_DAY, TOO_LATE = date(2011, 9, 7), date(2011, 9, 8)


@pytest.mark.parametrize("id", ["kreisliga-graz", "klasse-1"])
def test_7_3_the_list_is_due_on_7_september_unless_the_official_says_otherwise(id: str) -> None:
    assert listed(squad(rated(2000), id, submitted=LAST_DAY)) == []
    assert listed(squad(rated(2000), id, submitted=TOO_LATE)) == [("7.3", None)]


def test_13_6_the_landesligas_list_is_due_on_7_september() -> None:
    assert listed(squad(rated(2000), submitted=LAST_DAY)) == []
    late = squad(rated(2000), submitted=TOO_LATE)
    assert listed(late) == [("13.6", None)]
    assert [one.consequence for one in book().judge_list(late, values())] == ["7.3.c"]


def test_7_3_c_a_late_list_is_replaced_by_the_strict_elo_order_of_the_whole_club() -> None:
    players = {name: member(None, ident=name, rating=elo) for name, elo in CLUB.items()}
    facts = squad(
        [players["b"], players["a"]],
        submitted=TOO_LATE,
        club_players=tuple(players.values()),
        taken=frozenset({"t"}),
    )
    # Unrated players at the end; t stands in front of a higher division's list.
    assert book().list_order(facts, values()).order == ("c", "a", "b", "d", "n")


CLUB = {"n": None, "b": 1950, "a": 2000, "t": 2300, "d": 900, "c": 2001}


def test_7_3_c_a_list_in_time_keeps_its_order() -> None:
    assert book().list_order(squad(rated(1950, 2000)), values()).order == ("p1", "p2")


def test_7_3_c_the_tolerance_of_a_late_list_is_not_judged() -> None:
    late = squad(rated(2000, 2200), submitted=TOO_LATE)
    assert listed(late) == [("13.6", None)]


# § 7.4


@pytest.mark.parametrize("day", [date(2011, 10, 14), date(2011, 10, 16)])
def test_7_4_boards_played_before_or_after_the_match_are_0_0(day: date) -> None:
    facts = match(played_on={3: day, 5: DAY})
    assert found(facts) == [("7.4", None, 3)]
    assert judged(facts).boards == (DRAW, DRAW, (0, 0), *[DRAW] * 5)
    assert fees(facts) == []


def test_7_4_also_against_an_ineligible_player() -> None:
    facts = match(home={3: member(None)}, played_on={3: date(2011, 10, 14)})
    assert judged(facts).boards[2] == (0, 0)
    assert ("7.2.c", "home", 2200, "federation", 3) in fees(facts)


def test_7_4_an_unoccupied_board_is_lost() -> None:
    facts = away_with(match(away=empty(8)), reported=DAY)
    assert judged(facts).boards[7] == WON
    both = match(home={8: None}, away=empty(8))
    assert judged(both).boards[7] == (0, 0)
    assert judged(match(home={8: youth(8)})).boards[7] == DRAW


@pytest.mark.parametrize(
    ("begins", "ends", "banned"),
    [(DAY, DAY, True), (DAY, None, True), (date(2012, 12, 31), None, False), (None, DAY, True)],
)
def test_7_5_a_banned_player_is_ineligible_and_loses_his_game(
    begins: date | None, ends: date | None, banned: bool
) -> None:
    ban = Ban("p3", "club", begins or date(2000, 1, 1), ends, "7.5", "He forged a report.")
    facts = match(home={3: member(3, facts={"bans": (ban,)})})
    assert at_home(facts) == ([("7.5", 3)] if banned else [])
    assert judged(facts).boards == (struck(3) if banned else (DRAW,) * 8)
    assert fees(facts) == ([("7.2.c", "home", 2200, "federation", 3)] if banned else [])


def test_7_5_a_lifted_ban_does_not_bar() -> None:
    ban = Ban("p3", "club", date(2000, 1, 1), None, "7.5", "Why.", lifted=DAY)
    assert at_home(match(home={3: member(3, facts={"bans": (ban,)})})) == []
    later = replace(ban, lifted=DAY + timedelta(days=1))
    assert at_home(match(home={3: member(3, facts={"bans": (later,)})})) == [("7.5", 3)]
