"""TUWO § 13.8 and 14.7: the youth who must play; § 13.3: who goes down."""

from datetime import date
from typing import Any

import pytest

from league.facts.registrations import Kind
from league.facts.squads import Member
from league.outcomes.movement import Movement, Ranked, move
from league.rulebooks.tuwo_stmk_2011.p13_cascade import rung
from tests.worlds.tuwo_world import (
    at_home,
    empty,
    fees,
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

TOO_OLD = date(1993, 12, 31)


@pytest.mark.parametrize("id", ["landesliga", "kreisliga-graz", "kreisliga-obersteiermark"])
@pytest.mark.parametrize(("born", "expected"), [(date(1994, 1, 1), []), (TOO_OLD, [("13.8.e", 8)])])
def test_13_8_b_and_14_7_the_age_on_1_january_of_the_season_i28(
    id: str, born: date, expected: Any
) -> None:
    assert at_home(match(id, home={8: youth(born=born)})) == expected


def test_13_8_e_without_a_youth_the_last_board_stays_empty() -> None:
    assert at_home(match(home=empty(8))) == []
    facts = match(home={8: member(8)})
    assert at_home(facts) == [("13.8.e", 8)]
    assert judged(facts).boards == struck(8)
    assert fees(facts) == [("7.2.c", "home", 2200, "federation", 8)]


def test_13_8_e_an_adult_whom_status_would_bar_too_is_no_barred_youth() -> None:
    assert at_home(match(home={8: member(8, kind=Kind.GUEST)})) == [("13.8.e", 8)]


def test_13_8_e_does_not_hold_where_no_youth_is_prescribed() -> None:
    assert at_home(match("klasse-1")) == []
    assert at_home(match("cup")) == []


def test_13_8_e_an_adult_may_hold_the_last_board_when_a_youth_plays_further_up() -> None:
    assert at_home(match(home={3: youth(3), 8: member(8)})) == []


@pytest.mark.parametrize(
    "further_up",
    [
        youth(3, born=TOO_OLD),
        youth(3, born=None),
        youth(3, kind=Kind.GUEST),
        youth(3, kind=Kind.DISTRICT_GUEST),
        youth(3, nation="HUN"),
        youth(3, nation="HUN", equal="d"),
    ],
)
def test_13_8_e_the_youth_further_up_must_be_an_eligible_one(further_up: Member) -> None:
    assert at_home(match("kreisliga-graz", home={3: further_up, 8: member(8)})) == [("13.8.e", 8)]


def test_13_8_e_he_must_be_listed() -> None:
    facts = match(home={3: youth(None), 8: member(8)})
    assert at_home(facts) == [("4.4.d", 3), ("13.8.e", 8)]


def test_13_8_e_his_other_faults_do_not_matter() -> None:
    facts = match(home={3: youth(3, registered=False), 8: member(8)})
    assert at_home(facts) == [("1.4.a", 3)]


@pytest.mark.parametrize("letter", ["c", "e", "f"])
def test_13_8_c_equal_status_c_e_and_f_may_be_the_youth(letter: str) -> None:
    assert at_home(match(home={8: youth(nation="HUN", equal=letter)})) == []


@pytest.mark.parametrize(
    "barred",
    [
        youth(kind=Kind.GUEST),
        youth(kind=Kind.DISTRICT_GUEST),
        youth(nation="HUN"),
        youth(nation="XXX"),
        youth(nation="HUN", equal="d"),
        youth(nation="HUN", equal="e", proof_until=date(2011, 10, 14)),
    ],
)
def test_13_8_c_guests_and_foreigners_may_not_hold_the_youth_board(barred: Member) -> None:
    facts = match("kreisliga-graz", home={8: barred})
    assert at_home(facts) == [("13.8.c", 8)]
    assert fees(facts) == [("7.2.a", "home", 2200, "federation", 8)]


def test_13_8_c_he_stays_barred_when_an_eligible_youth_plays_further_up() -> None:
    assert at_home(match(home={3: youth(3), 8: youth(nation="HUN")})) == [("13.8.c", 8)]


def test_13_8_c_u15_by_the_first_sentence_of_1_7_d_may_i26() -> None:
    # 2012 − 15 = 1997.
    pupil = youth(nation="HUN", equal="d", born=date(1997, 1, 1))
    assert at_home(match(home={8: pupil})) == []
    assert at_home(match(home={3: youth(3, nation="HUN", equal="d", born=date(1997, 1, 1))})) == []


def test_13_8_d_one_youth_board_for_each_youth() -> None:
    young = youth(3, rating=1950)
    facts = squad([*rated(2100, 2000), young], youth_boards_elsewhere=frozenset({"p3"}))
    assert listed(facts) == [("13.8.d", "p3")]


# § 13.2 to 13.4, 14.4

TABLE = [Ranked(f"T{place}", f"C{place}") for place in range(1, 13)]


def moved(up: int, from_above: int, **clubs: Any) -> Movement:
    base = rung(where("landesliga"), TABLE, None, values()).base
    return move(TABLE, up, from_above, base or 0, **clubs)


@pytest.mark.parametrize(
    ("up", "from_above", "down"),
    [
        # 3 + from above − going up, so that twelve remain (I25).
        (1, 1, ("T10", "T11", "T12")),
        (1, 2, ("T9", "T10", "T11", "T12")),
        (1, 0, ("T11", "T12")),
        (0, 0, ("T10", "T11", "T12")),
        (1, 3, ("T8", "T9", "T10", "T11", "T12")),
    ],
)
def test_13_3_a_b_c_three_go_down_more_or_fewer_by_the_bundesliga(
    up: int, from_above: int, down: tuple[str, ...]
) -> None:
    assert moved(up, from_above).down == down


def test_13_2_a_the_right_passes_to_the_next_club_without_a_team_there() -> None:
    assert moved(1, 1).up == ("T1",)
    assert moved(1, 1, passed_over={"C1"}).up == ("T2",)
    assert moved(1, 1, passed_over={"C1", "C2"}).up == ("T3",)


def test_13_2_b_who_goes_up_leaves_the_division() -> None:
    everybody = {f"C{place}" for place in range(1, 12)}
    # Only the last one may go up; 3 + 1 − 1 = 3 of the others go down.
    assert moved(1, 1, passed_over=everybody) == Movement(("T12",), ("T9", "T10", "T11"))


def test_13_2_a_nobody_goes_up_when_nobody_may() -> None:
    everybody = {entry.club for entry in TABLE}
    assert moved(1, 1, passed_over=everybody) == Movement((), ("T9", "T10", "T11", "T12"))


def test_14_4_one_club_sends_one_team() -> None:
    ranking = [Ranked("A1", "A"), Ranked("A2", "A"), Ranked("B1", "B")]
    assert move(ranking, 2, 0, 0).up == ("A1", "B1")


def test_13_3_a_the_number_is_stated_for_the_landesliga_only() -> None:
    assert rung(where("landesliga"), (), None, values()).base == 3
    assert rung(where("kreisliga-graz"), (), "landesliga", values()).base is None
