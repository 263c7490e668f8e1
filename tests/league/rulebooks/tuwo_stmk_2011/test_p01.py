"""TUWO § 1: who may play for whom."""

from dataclasses import replace
from datetime import date
from typing import Any

import pytest

from league.facts.matches import DRAW
from league.facts.registrations import Kind, Registration
from league.facts.squads import Member
from tests.worlds.tuwo_world import (
    ADULT,
    DAY,
    YOUTH,
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

DAY_BEFORE, DAY_AFTER = date(2011, 10, 14), date(2011, 10, 16)
DRAW_DAY = date(2011, 9, 10)


# § 1.3


def test_1_3_a_suspended_club_scores_nothing_and_owes_no_fine() -> None:
    # I22: judged alone; neither the gap on board 3 nor the unlisted player of board 4 counts.
    facts = home_with(match(home={3: None, 4: member(None)}), suspended=True, reported=None)
    assert at_home(facts) == [("1.3", None)]
    assert fees(facts) == []
    assert judged(facts).boards == ((0, 2),) * 8
    assert judged(facts).match_points == (0, 2)


def test_1_3_a_suspended_club_with_too_few_players_is_suspended_all_the_same() -> None:
    facts = home_with(match(home=empty(4, 5, 6, 7, 8)), suspended=True)
    assert at_home(facts) == [("1.3", None)]
    assert fees(facts) == []


def test_1_3_the_opponent_gets_only_boards_with_an_eligible_player() -> None:
    facts = home_with(match(away={2: member(None), 8: None}), suspended=True)
    # Board 2: an unlisted opponent, board 8: nobody; six boards remain, 12 half points.
    assert judged(facts).boards == ((0, 2), (0, 0), *[(0, 2)] * 5, (0, 0))
    assert found(facts) == [("1.3", "home", None), ("4.4.d", "away", 2)]
    assert fees(facts) == [("7.2.c", "away", 2200, "federation", 2)]


def test_1_3_an_unpaid_gap_against_a_suspended_club_loses_nothing_more() -> None:
    facts = away_with(match(home=empty(3)), suspended=True)
    assert judged(facts).boards == ((2, 0), (2, 0), (0, 0), *[(2, 0)] * 5)


def test_1_3_two_suspended_clubs_get_no_match_points() -> None:
    facts = away_with(home_with(match(), suspended=True), suspended=True)
    assert judged(facts).match_points == (0, 0)
    assert judged(facts).game_points == (0, 0)


# § 1.4


def test_1_4_a_who_was_never_registered_is_ineligible() -> None:
    facts = match(home={2: member(2, registered=False)})
    assert at_home(facts) == [("1.4.a", 2)]
    assert judged(facts).boards == struck(2)
    assert fees(facts) == [("7.2.c", "home", 2200, "federation", 2)]


@pytest.mark.parametrize(
    ("left", "expected"), [(DAY_AFTER, []), (DAY, [("1.4.a", 2)]), (DAY_BEFORE, [("1.4.a", 2)])]
)
def test_1_4_a_a_deregistered_player_is_out_from_that_day(left: date, expected: Any) -> None:
    assert at_home(match(home={2: member(2, deregistered=left)})) == expected


@pytest.mark.parametrize(("first", "expected"), [(DAY, []), (DAY_AFTER, [("1.4.a", 2)])])
def test_1_4_a_eligible_from_the_day_the_eligibility_names(first: date, expected: Any) -> None:
    assert at_home(match(home={2: member(2, eligible_from=first)})) == expected


@pytest.mark.parametrize(("postmark", "expected"), [(DAY_BEFORE, []), (DAY, [("1.4.b", 2)])])
def test_1_4_b_the_postmark_lies_before_the_match_i1(postmark: date, expected: Any) -> None:
    assert at_home(match(home={2: member(2, reported=postmark)})) == expected


def test_1_4_b_who_is_reported_too_late_is_not_told_twice() -> None:
    facts = match(home={2: member(2, reported=DAY, eligible_from=DAY_AFTER)})
    assert at_home(facts) == [("1.4.b", 2)]


def test_1_4_b_a_returning_player_is_reported_anew() -> None:
    old = Registration("p2", "club", Kind.HOME, date(2000, 1, 1), deregistered=date(2011, 6, 1))
    again = Registration("p2", "club", Kind.HOME, DAY)
    back = replace(member(2), registrations=(old, again))
    assert at_home(match(home={2: back})) == [("1.4.b", 2)]
    in_time = replace(back, registrations=(old, replace(again, reported=DAY_BEFORE)))
    assert at_home(match(home={2: in_time})) == []


def test_1_4_b_a_decision_for_an_earlier_day_is_a_note() -> None:
    facts = match(home={2: member(2, reported=DAY, eligible_from=DAY)})
    assert at_home(facts) == []
    assert [(note.rule, note.board) for note in judged(facts).notes] == [("1.4.b", 2)]


@pytest.mark.parametrize(
    ("postmark", "expected"), [(date(2011, 9, 9), []), (DRAW_DAY, [("1.4.c", "p1")])]
)
def test_1_4_c_eligible_at_the_draw(postmark: date, expected: Any) -> None:
    assert listed(squad([member(1, reported=postmark)], draw=DRAW_DAY)) == expected


def test_1_4_c_without_a_draw_the_lists_last_day_takes_its_place() -> None:
    # § 13.5 supplement: 7 September.
    assert listed(squad([member(1, reported=date(2011, 9, 6))])) == []
    assert listed(squad([member(1, reported=date(2011, 9, 7))])) == [("1.4.c", "p1")]


def test_1_4_c_holds_in_every_division_and_spares_late_nominations() -> None:
    late = member(1, reported=DAY, facts={"nominated": DAY})
    never = member(2, registered=False)
    facts = squad([late, never], "klasse-2", draw=DRAW_DAY)
    assert listed(facts) == [("1.4.c", "p2")]


def test_1_4_c_a_clean_list_has_no_findings() -> None:
    assert listed(squad([*rated(2100, 2050), youth(3, born=YOUTH)], draw=DRAW_DAY)) == []


# § 1.6


@pytest.mark.parametrize(
    ("id", "expected"),
    [("landesliga", [("1.6", 2)]), ("cup", [("1.6", 2)]), ("kreisliga-graz", []), ("klasse-1", [])],
)
def test_1_6_a_kreis_gast_plays_in_the_kreis_only(id: str, expected: Any) -> None:
    assert at_home(match(id, home={2: member(2, kind=Kind.DISTRICT_GUEST)})) == expected


def test_1_6_a_guest_of_another_federation_may_play_in_the_landesliga() -> None:
    assert at_home(match(home={2: guest(2)})) == []


# § 1.7.a

KREIS_GAST = member(3, kind=Kind.DISTRICT_GUEST)


@pytest.mark.parametrize(
    ("home", "expected"),
    [
        ({1: foreigner(1), 2: guest(2)}, []),
        ({1: guest(1), 2: guest(2)}, []),
        ({1: foreigner(1), 2: foreigner(2)}, [("1.7.a", 2)]),
        ({1: guest(1), 2: foreigner(2), 3: guest(3)}, [("1.7.a", 3)]),
        ({1: guest(1), 2: guest(2), 3: guest(3)}, [("1.7.a", 3)]),
        ({1: guest(1), 2: guest(2), 3: foreigner(3)}, [("1.7.a", 3)]),
        ({1: guest(1), 2: guest(2), 3: KREIS_GAST}, [("1.7.a", 3)]),
        # I3: the foreigner who is a guest counts once, as a foreigner; a guest still fits.
        ({1: foreigner(1, kind=Kind.GUEST), 2: guest(2)}, []),
        ({1: foreigner(1, kind=Kind.GUEST), 2: foreigner(2)}, [("1.7.a", 2)]),
        # I4: the surplus foreigner on board 2 uses up no place, so the guest behind him is in.
        ({1: foreigner(1), 2: foreigner(2), 3: guest(3)}, [("1.7.a", 2)]),
        (
            {1: foreigner(1), 2: foreigner(2), 3: guest(3), 4: guest(4)},
            [("1.7.a", 2), ("1.7.a", 4)],
        ),
    ],
)
def test_1_7_a_one_foreigner_and_one_guest_or_two_guests(
    home: dict[int, Member | None], expected: Any
) -> None:
    assert at_home(match("kreisliga-graz", home=home)) == expected


def test_1_7_a_stateless_players_are_foreigners() -> None:
    facts = match(home={1: member(1, nation="XXX"), 2: foreigner(2)})
    assert at_home(facts) == [("1.7.a", 2)]


@pytest.mark.parametrize("letter", ["c", "d", "e", "f"])
def test_1_7_a_who_has_equal_status_is_no_foreigner(letter: str) -> None:
    player = foreigner(2, equal=letter, born=YOUTH if letter == "d" else ADULT)
    assert at_home(match(home={1: foreigner(1), 2: player})) == []


@pytest.mark.parametrize(
    ("born", "expected"),
    [(date(1994, 1, 1), []), (date(1993, 12, 31), [("1.7.a", 2)]), (None, [("1.7.a", 2)])],
)
def test_1_7_d_the_status_ends_with_the_last_season_as_u18(born: Any, expected: Any) -> None:
    # 2012 − 18 = 1994. Without a birth date nobody is U18.
    assert at_home(match(home={1: foreigner(1), 2: foreigner(2, equal="d", born=born)})) == expected


@pytest.mark.parametrize("letter", ["c", "e", "f"])
def test_1_7_d_the_other_letters_know_no_age(letter: str) -> None:
    ended = foreigner(2, equal=letter, born=date(1950, 1, 1))
    assert at_home(match(home={1: foreigner(1), 2: ended})) == []


def test_4_3_e_who_has_outgrown_1_7_d_carries_the_a_again() -> None:
    young, ended = (foreigner(1, equal="d", born=date(year, 1, 1)) for year in (1994, 1993))
    assert book().marks(young, DAY, 2012, values()) == ("J",)
    assert book().marks(young, DAY, 2013, values()) == ("A",)
    assert book().marks(ended, DAY, 2012, values()) == ("A",)


@pytest.mark.parametrize(("until", "expected"), [(DAY, []), (DAY_BEFORE, [("1.7.a", 2)])])
def test_1_7_a_equal_status_holds_to_the_last_day_of_its_proof(until: date, expected: Any) -> None:
    ends = foreigner(2, equal="e", proof_until=until)
    assert at_home(match(home={1: foreigner(1), 2: ends})) == expected


def test_1_7_a_a_listed_player_counts_whatever_else_is_wrong_i4() -> None:
    # The foreigner on board 1 is not registered; he counts all the same.
    facts = match(home={1: foreigner(1, registered=False), 2: foreigner(2)})
    assert at_home(facts) == [("1.4.a", 1), ("1.7.a", 2)]


def test_1_7_a_a_player_who_is_not_on_the_list_does_not_count_i4() -> None:
    facts = match(home={1: foreigner(None), 2: foreigner(2)})
    assert at_home(facts) == [("4.4.d", 1)]
    other = choosing("1.7.a", "unlisted_count", value=True)
    assert at_home(facts, other) == [("4.4.d", 1), ("1.7.a", 2)]


def test_1_7_a_without_a_kader_list_everybody_counts() -> None:
    facts = match(where("klasse-1", mode="elo"), home={1: foreigner(None), 2: foreigner(None)})
    assert at_home(facts) == [("1.7.a", 2)]


def test_1_7_a_the_fine_is_one_per_surplus_player() -> None:
    facts = match(home={1: foreigner(1), 2: foreigner(2), 3: foreigner(3)})
    assert judged(facts).boards == (DRAW, (0, 2), (0, 2), *[DRAW] * 5)
    assert fees(facts) == [
        ("7.2.c", "home", 2200, "federation", 2),
        ("7.2.c", "home", 2200, "federation", 3),
    ]


def test_1_7_a_does_not_judge_whom_17_bars_but_counts_him() -> None:
    # § 17: the front player of board 1 is a foreigner; he is barred by § 17 and takes the place.
    front = foreigner(1, facts={"national_front": True})
    assert at_home(match(home={1: front, 2: foreigner(2)})) == [("17", 1), ("1.7.a", 2)]
    assert at_home(match(home={1: foreigner(1), 2: replace(front, place=2)})) == [("17", 2)]


def test_1_7_d_a_u18_pupil_counts_as_austrian_but_not_on_the_youth_board() -> None:
    pupil = youth(nation="HUN", equal="d")
    assert at_home(match(home={1: foreigner(1), 8: pupil})) == [("13.8.c", 8)]


@pytest.mark.parametrize(
    ("born", "expected"), [(date(1997, 1, 1), []), (date(1996, 12, 31), [("13.8.c", 8)])]
)
def test_1_7_d_a_u15_pupil_may_hold_the_youth_board_i26(born: date, expected: Any) -> None:
    # 2012 − 15 = 1997.
    assert at_home(match(home={8: youth(nation="HUN", equal="d", born=born)})) == expected
