"""SJRP § 5.1-5.3, 10.8: lists of club teams when they are handed in."""

from dataclasses import replace
from datetime import date

import pytest

from league.facts.lists import ListFacts
from league.facts.registrations import Kind
from league.facts.squads import Member
from league.facts.transfers import Nomination
from tests.league.rulebooks.sjrp_2025.sjrp_world import (
    DAY,
    YEAR,
    book,
    division,
    listed,
    member,
    squad,
    values,
)


def club_list(id: str, one: Member, begins: date | None = DAY) -> ListFacts:
    return ListFacts(division(id), YEAR, (one,), begins=begins)


def rules(id: str, one: Member) -> list[str]:
    return [rule for rule, _player in listed(club_list(id, one))]


@pytest.mark.parametrize(
    ("id", "too_old", "young"),
    [
        # Born on or after 1 January of 2026 - N.
        ("vm-u20", date(2005, 12, 31), date(2006, 1, 1)),
        ("vm-u16", date(2009, 12, 31), date(2010, 1, 1)),
        ("vm-u14", date(2011, 12, 31), date(2012, 1, 1)),
        ("vm-u10", date(2015, 12, 31), date(2016, 1, 1)),
        ("vm-u12w", date(2013, 12, 31), date(2014, 1, 1)),
    ],
)
def test_5_3_ages_are_judged_when_a_list_is_handed_in(id: str, too_old: date, young: date) -> None:
    assert rules(id, member(1, born=too_old)) == ["5.3"]
    assert rules(id, member(1, born=young)) == []


def test_5_3_boys_and_unknown_birth_dates_on_a_list() -> None:
    assert rules("vm-u16w", member(1, sex="m")) == ["5.3"]
    assert rules("vm-u16", member(1, sex="m")) == []
    assert rules("vm-u16", member(1, born=None)) == ["5.3"]


@pytest.mark.parametrize(
    ("one", "expected"),
    [
        (member(1, registered=False), ["5.2"]),
        (member(1, reported=DAY), []),
        (member(1, reported=DAY.replace(day=10)), ["5.2"]),
        (member(1, deregistered=DAY), ["5.2"]),
        (member(1, deregistered=DAY.replace(day=10)), []),
        (member(1, kind=Kind.GUEST), ["5.2"]),
    ],
)
def test_5_2_membership_on_the_first_day_of_play(one: Member, expected: list[str]) -> None:
    assert rules("vm-u14", one) == expected


@pytest.mark.parametrize(("joined", "expected"), [(DAY, []), (DAY.replace(day=10), ["5.2"])])
def test_5_2_before_a_day_of_play_is_known_that_of_handing_in_counts(
    joined: date, expected: list[str]
) -> None:
    facts = replace(club_list("vm-u14", member(1, reported=joined), None), submitted=DAY)
    assert [rule for rule, _player in listed(facts)] == expected


@pytest.mark.parametrize("id", ["vm-u16w", "vm-u12w"])
def test_5_2_guests_may_stand_on_the_lists_of_16_and_17(id: str) -> None:
    assert rules(id, member(1, kind=Kind.GUEST)) == []


@pytest.mark.parametrize(
    ("one", "expected"),
    [
        (member(1, nation="FRA"), ["5.1"]),
        (member(1, nation="FRA", equal="b"), []),
        (member(1, nation="FRA", equal="b", proof_until=DAY), []),
        (member(1, nation="FRA", equal="b", proof_until=DAY.replace(day=8)), ["5.1"]),
    ],
)
def test_5_1_proof_holds_on_the_first_day_of_play(one: Member, expected: list[str]) -> None:
    assert rules("vm-u14", one) == expected


@pytest.mark.parametrize(
    ("submitted", "counts"), [(DAY.replace(day=8), True), (DAY, True), (DAY.replace(day=10), False)]
)
def test_10_8_a_list_after_the_first_day_counts_for_nothing(submitted: date, counts: bool) -> None:
    facts = replace(squad(1000, submitted=submitted), begins=DAY)
    order = book().list_order(facts, values()).order
    assert (listed(facts), order) == (([], ("p1",)) if counts else ([("10.8", None)], ()))


@pytest.mark.parametrize("played", [False, True])
def test_10_8_a_change_comes_in_time_as_long_as_nothing_is_played(played: bool) -> None:
    ask, where = book().lists.comes_too_late, division("vm-u14")
    assert ask(where, DAY.replace(day=8), DAY, played, values()) is None
    assert (ask(where, DAY, DAY, played, values()) is not None) is played
    late = ask(where, DAY.replace(day=10), DAY, played, values())
    assert late is not None
    assert late.rule == "10.8"


def test_18_6_the_same_of_the_report_of_a_school() -> None:
    late = book().lists.comes_too_late(division("wk-2"), DAY.replace(day=10), DAY, True, values())
    assert late is not None
    assert late.rule == "18.6"


def test_10_8_nobody_joins_a_club_list_late_whatever_the_reason() -> None:
    facts = Nomination(division("vm-u14"), YEAR, (), member(None), DAY, DAY)
    refused = book().lists.closed(facts, values())
    assert refused is not None
    assert refused.rule == "10.8"
    assert book().lists.closed(replace(facts, division=division("wk-2")), values()) is None
