"""TUWO § 4.4.a.2: empty boards between occupied ones."""

import pytest

from league.facts.matches import DRAW
from league.facts.registrations import Kind
from league.facts.squads import Member
from tests.worlds.tuwo_world import (
    at_home,
    away_with,
    empty,
    fees,
    foreigner,
    found,
    home_with,
    judged,
    match,
    member,
    struck,
    where,
    youth,
)

LOST = (0, 2)
FULL_BUT = {6: youth(6), 7: None, 8: member(8)}
"""A gap on board 7 of 8 that no youth on the last board excuses; the youth sits on board 6."""


@pytest.mark.parametrize(
    ("id", "prices"),
    [
        ("landesliga", [10000, 8000, 6000, 5000, 4000, 3000, 2000]),
        ("kreisliga-graz", [4000, 3000, 2000, 1000, 1000, 1000, 1000]),
        ("klasse-1", [4000, 3000, 2000, 1000, 1000]),
    ],
)
def test_4_4_a_2_cash_for_each_gap_board(id: str, prices: list[int]) -> None:
    for board, cents in enumerate(prices, 1):
        home = FULL_BUT if board == 7 else empty(board)
        facts = home_with(match(id, home=home), gaps_paid=frozenset({board}))
        assert at_home(facts) == [("4.4.a.2", board)]
        assert ("4.4.a.2", "home", cents, "opponent", board) in fees(facts)
        assert judged(facts).boards == struck(board, facts.division.boards)


def test_4_4_a_2_cash_is_owed_beside_the_fine_for_the_empty_board() -> None:
    facts = home_with(match(home=empty(4)), gaps_paid=frozenset({4}))
    assert fees(facts) == [
        ("4.4.a.2", "home", 5000, "opponent", 4),
        ("7.2.d", "home", 1100, "federation", 4),
        ("7.2.d", "home", 1100, "opponent", 4),
    ]
    assert [fee.paid for fee in judged(facts).fees if fee.rule == "4.4.a.2"] == [True]
    # 7 draws against 7 draws and the empty board.
    assert judged(facts).game_points == (7, 9)


def test_4_4_a_2_unpaid_every_game_from_there_on_is_lost_and_no_debt_remains_i10_i19() -> None:
    facts = match(home=empty(4))
    assert at_home(facts) == [("4.4.a.2", 4)]
    assert judged(facts).boards == (DRAW, DRAW, DRAW, *[LOST] * 5)
    assert fees(facts) == [
        ("7.2.d", "home", 1100, "federation", 4),
        ("7.2.d", "home", 1100, "opponent", 4),
    ]


def test_4_4_a_2_an_exempt_youth_further_down_loses_too() -> None:
    facts = match(home=empty(3, 7))
    assert at_home(facts) == [("4.4.a.2", 3)]
    assert judged(facts).boards == (DRAW, DRAW, *[LOST] * 6)


def test_4_4_a_2_a_later_payment_stays_booked_when_an_earlier_one_is_missing() -> None:
    facts = home_with(match(home=empty(2, 4)), gaps_paid=frozenset({4}))
    assert at_home(facts) == [("4.4.a.2", 2), ("4.4.a.2", 4)]
    assert judged(facts).boards == (DRAW, *[LOST] * 7)
    assert ("4.4.a.2", "home", 5000, "opponent", 4) in fees(facts)


def test_4_4_a_2_lost_from_the_first_board_that_was_not_paid() -> None:
    facts = home_with(match(home=empty(2, 4)), gaps_paid=frozenset({2}))
    assert judged(facts).boards == (DRAW, LOST, DRAW, *[LOST] * 5)
    both = home_with(match(home=empty(2, 4)), gaps_paid=frozenset({2, 4}))
    assert judged(both).boards == (DRAW, LOST, DRAW, LOST, *[DRAW] * 4)


def test_4_4_a_2_the_opponent_wins_only_where_he_may_i10() -> None:
    # Board 5: the opponent is not listed; board 8: he left it empty.
    facts = match(home=empty(3), away={5: member(None), 8: None})
    expected = (DRAW, DRAW, LOST, LOST, (0, 0), LOST, LOST, (0, 0))
    assert judged(facts).boards == expected
    assert ("7.2.c", "away", 2200, "federation", 5) in fees(facts)


def test_4_4_a_2_both_unpaid_lose_for_the_same_reason() -> None:
    # Home loses from board 3 on, the visitors from board 5 on; board 3 is empty at home only.
    facts = match(home=empty(3), away=empty(5))
    assert judged(facts).boards == (DRAW, DRAW, LOST, LOST, *[(0, 0)] * 4)


def test_4_4_a_2_fines_of_ineligible_players_remain_when_a_gap_is_unpaid() -> None:
    facts = match(home={3: None, 5: member(None)})
    assert found(facts) == [("4.4.a.2", "home", 3), ("4.4.d", "home", 5)]
    assert ("7.2.c", "home", 2200, "federation", 5) in fees(facts)


@pytest.mark.parametrize("id", ["landesliga", "kreisliga-graz"])
def test_4_4_a_2_boards_between_the_youth_and_the_next_player_are_no_gap(id: str) -> None:
    facts = match(id, home=empty(6, 7))
    assert at_home(facts) == []
    assert fees(facts) == []
    assert judged(facts).boards == (*[DRAW] * 5, LOST, LOST, DRAW)


def test_4_4_a_2_several_youths_do_not_change_the_exemption() -> None:
    facts = match(home={5: youth(5, ident="j5"), 6: None, 7: None})
    assert at_home(facts) == []


def test_4_4_a_2_any_listed_u18_is_exempt_whatever_his_status() -> None:
    facts = match(home={7: None, 8: youth(nation="HUN")})
    assert at_home(facts) == [("13.8.c", 8)]


@pytest.mark.parametrize(
    "last", [member(8), youth(None), youth(born=None), youth(None, kind=Kind.GUEST)]
)
def test_4_4_a_2_nobody_else_on_the_last_board_is_exempt(last: Member) -> None:
    facts = match(home={6: youth(6, ident="j6"), 7: None, 8: last})
    assert ("4.4.a.2", 7) in at_home(facts)


def test_4_4_a_2_without_a_prescribed_youth_board_a_youth_is_not_exempt() -> None:
    assert at_home(match("klasse-1", home={5: None, 6: youth(6)})) == [("4.4.a.2", 5)]


def test_4_4_a_2_a_gap_and_boards_above_the_youth_cash_for_the_gap_fines_for_all() -> None:
    facts = home_with(match(home=empty(3, 7)), gaps_paid=frozenset({3}))
    assert at_home(facts) == [("4.4.a.2", 3)]
    assert fees(facts) == [
        ("4.4.a.2", "home", 6000, "opponent", 3),
        ("7.2.d", "home", 1100, "federation", 3),
        ("7.2.d", "home", 1100, "opponent", 3),
        ("7.2.d", "home", 1100, "federation", 7),
        ("7.2.d", "home", 1100, "opponent", 7),
    ]


def test_4_4_a_2_the_last_boards_empty_are_no_gap() -> None:
    assert at_home(match(home=empty(7, 8))) == []
    assert at_home(match(home=empty(8))) == []
    assert at_home(match("klasse-1", home=empty(5, 6))) == []


def test_4_4_a_2_does_not_apply_in_the_lowest_divisions() -> None:
    facts = match(where("klasse-1", lowest=True), home=empty(2))
    assert at_home(facts) == []
    assert fees(facts) == []
    assert judged(facts).boards == struck(2, 6)


def test_4_4_a_2_does_not_apply_in_the_cup_but_the_fine_does() -> None:
    facts = match("cup", home=empty(2))
    assert at_home(facts) == []
    assert fees(facts) == [
        ("7.2.d", "home", 350, "federation", 2),
        ("7.2.d", "home", 350, "opponent", 2),
    ]


def test_4_4_a_2_an_ineligible_player_leaves_no_gap_i15() -> None:
    assert at_home(match(home={3: member(None)})) == [("4.4.d", 3)]


def test_4_4_a_2_an_unpaid_gap_against_an_absent_team_loses_nothing_more_i14() -> None:
    facts = match(home=empty(3), away=empty(1, 2, 3, 4, 5))
    assert found(facts) == [("4.4.a.2", "home", 3), ("7.1.a", "away", None)]
    assert judged(facts).boards == ((2, 0), (2, 0), (0, 0), *[(2, 0)] * 5)


def test_4_4_a_2_cash_paid_stays_with_the_opponent_of_an_absent_team() -> None:
    # Three of eight, on boards 2 to 4; board 1 was paid for before the others failed to come.
    facts = home_with(match(home=empty(1, 5, 6, 7, 8)), gaps_paid=frozenset({1}))
    assert at_home(facts) == [("7.1.a", None)]
    assert fees(facts) == [
        ("7.1.a", "home", 5600, "federation", None),
        ("4.4.a.2", "home", 10000, "opponent", 1),
    ]


def test_4_4_a_2_a_suspended_club_has_no_gap() -> None:
    facts = home_with(match(home=empty(3)), suspended=True, gaps_paid=frozenset())
    assert at_home(facts) == [("1.3", None)]


def test_4_4_a_2_both_teams_are_judged() -> None:
    facts = away_with(match(away={2: None, 3: foreigner(3)}), gaps_paid=frozenset({2}))
    assert found(facts) == [("4.4.a.2", "away", 2)]
    assert fees(facts)[0] == ("4.4.a.2", "away", 8000, "opponent", 2)
