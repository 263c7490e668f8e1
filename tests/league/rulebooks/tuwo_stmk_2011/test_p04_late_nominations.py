"""TUWO § 4.4.d, d.5 and d.6: who may still join a list, where, and from when."""

from datetime import date
from typing import Any

import pytest

from league.facts.transfers import Nomination
from league.outcomes.rights import Eligibility
from league.rulebooks.tuwo_stmk_2011.p04_late_nominations import late_nomination
from tests.worlds.tuwo_world import YEAR, choosing, foreigner, member, rated, values, where, youth

CONFIRMED = date(2011, 10, 10)
LIST = tuple(rated(2000, 1900, 1900, 1700))
NEW: dict[str, Any] = {"ident": "new"}


def nominate(id: str = "kreisliga-graz", **facts: Any) -> Eligibility:
    setting = {name: facts.pop(name) for name in ("max_size", "lowest") if name in facts}
    known: dict[str, Any] = {"confirmed": CONFIRMED, "informed": CONFIRMED, "members": LIST}
    known |= {"player": member(None, rating=1800, **NEW), "decided": 5} | facts
    nomination = Nomination(division=where(id, **setting), season_year=YEAR, **known)
    return late_nomination(nomination, values())


def rules(outcome: Eligibility) -> list[str]:
    return [finding.rule for finding in outcome.findings]


@pytest.mark.parametrize(
    ("rating", "position"), [(2001, 1), (2000, 2), (1901, 2), (1900, 4), (1701, 4), (1700, 5)]
)
def test_4_4_d_5_behind_the_last_whose_elo_is_not_smaller(rating: int, position: int) -> None:
    outcome = nominate(player=member(None, rating=rating, **NEW))
    assert (outcome.position, rules(outcome)) == (position, [])


@pytest.mark.parametrize(
    ("informed", "first"),
    [
        (date(2011, 10, 8), date(2011, 10, 13)),
        (date(2011, 10, 10), date(2011, 10, 13)),
        (date(2011, 10, 12), date(2011, 10, 15)),
    ],
)
def test_4_4_d_5_three_days_after_the_later_of_confirmation_and_notice(
    informed: date, first: date
) -> None:
    assert nominate(informed=informed).eligible_from == first


def test_4_4_d_5_nobody_plays_before_the_day_after_his_postmark() -> None:
    late = member(None, rating=1800, reported=date(2011, 10, 20), **NEW)
    assert nominate(player=late).eligible_from == date(2011, 10, 21)


@pytest.mark.parametrize(
    ("place", "expected"),
    [
        # Ahead of him 2000, 1900, 1900; behind him 1700: 1800 may stand from place 2 (1900 behind
        # him is 100 more) to place 5 (he is 100 more than 1700), not on 1 (2000 behind him).
        (1, ["4.4.d.5"]),
        (2, []),
        (5, []),
    ],
)
def test_4_4_d_5_a_named_place_keeps_the_tolerance(place: int, expected: list[str]) -> None:
    outcome = nominate(place=place)
    assert (outcome.position, rules(outcome)) == (place, expected)


def test_4_4_d_5_a_place_too_far_back() -> None:
    assert rules(nominate(place=5, player=member(None, rating=1801, **NEW))) == ["4.4.d.5"]


def test_4_4_d_5_needs_the_clubs_decision_everywhere() -> None:
    assert rules(nominate(decided=None)) == ["4.4.d.5"]
    assert rules(nominate("klasse-4", lowest=True, decided=None)) == ["4.4.d.5"]


def test_4_4_d_5_not_for_who_was_a_member_when_the_list_was_due() -> None:
    assert rules(nominate(member_at_deadline=True)) == ["4.4.d.5"]


@pytest.mark.parametrize(("size", "expected"), [(5, []), (4, ["4.4.d.3"]), (3, ["4.4.d.3"])])
def test_4_4_d_3_the_list_may_not_grow_beyond_its_size(size: int, expected: list[str]) -> None:
    assert rules(nominate(max_size=size)) == expected


def test_4_4_d_3_binds_the_clubs_lowest_team_but_not_the_lowest_divisions_i27() -> None:
    assert rules(nominate(max_size=4, lowest_team=True)) == ["4.4.d.3"]
    assert rules(nominate("klasse-4", max_size=4, lowest=True)) == []


@pytest.mark.parametrize(
    ("decided", "used", "expected"),
    [
        (5, 4, []),
        (5, 5, ["4.4.d.6"]),
        (12, 11, []),
        (12, 12, ["4.4.d.6"]),
        (13, 0, ["4.4.d.6"]),
        (0, 0, ["4.4.d.6"]),
    ],
)
def test_4_4_d_6_the_number_the_clubs_decided_at_most_12(
    decided: int, used: int, expected: list[str]
) -> None:
    assert rules(nominate(decided=decided, used=used)) == expected


@pytest.mark.parametrize(
    ("id", "facts", "expected"),
    [
        ("klasse-4", {"lowest": True}, []),
        ("klasse-4", {"lowest_team": True}, []),
        ("kreisliga-graz", {"lowest_team": True}, []),
        # The Landesliga is no competition of a Kreis (§ 14).
        ("landesliga", {"lowest_team": True}, ["4.4.d.6"]),
        ("klasse-4", {}, ["4.4.d.6"]),
    ],
)
def test_4_4_d_6_no_number_in_the_lowest_divisions_and_for_the_lowest_team(
    id: str, facts: dict[str, Any], expected: list[str]
) -> None:
    assert rules(nominate(id, decided=2, used=2, **facts)) == expected


def test_4_4_d_a_domestic_u18_may_always_be_appended_and_plays_at_once() -> None:
    young = youth(None, rating=1600, **NEW)
    outcome = nominate(player=young, decided=None, member_at_deadline=True, max_size=4)
    assert (outcome.position, outcome.eligible_from, rules(outcome)) == (5, CONFIRMED, [])


@pytest.mark.parametrize(("rating", "position"), [(1800, 5), (1801, 4)])
def test_4_4_d_a_u18_too_strong_for_the_end_is_a_late_nomination(
    rating: int, position: int
) -> None:
    # Behind 1700 he may have 1800 at most.
    outcome = nominate(player=youth(None, rating=rating, **NEW))
    assert outcome.position == position
    assert outcome.eligible_from == (CONFIRMED if position == 5 else date(2011, 10, 13))


def test_4_4_d_a_foreign_u18_is_a_late_nomination() -> None:
    young = foreigner(None, rating=1600, born=date(1996, 1, 1), **NEW)
    assert rules(nominate(player=young, decided=None)) == ["4.4.d.5"]


def test_4_4_d_5_the_wait_is_a_value() -> None:
    facts = Nomination(
        where("klasse-1"), YEAR, LIST, member(None, **NEW), CONFIRMED, CONFIRMED, decided=1
    )
    shorter = choosing("4.4.d.5", "wait_days", 1)
    assert late_nomination(facts, shorter).eligible_from == date(2011, 10, 11)
