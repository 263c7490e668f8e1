"""SJRP § 18: school teams."""

from datetime import date

import pytest

from league.facts.matches import LOSS, WIN, Side
from league.facts.registrations import Kind
from league.findings import Effect
from tests.league.rulebooks.sjrp_2025.sjrp_world import (
    division,
    found,
    judged,
    listed,
    match,
    member,
    only,
    squad,
    team,
)


@pytest.mark.parametrize(
    ("id", "just_too_old"),
    [
        ("wk-1", date(2005, 1, 1)),
        ("wk-2", date(2008, 1, 1)),
        ("wk-3", date(2011, 1, 1)),
        ("wk-4", date(2013, 1, 1)),
        ("wk-m", date(2005, 1, 1)),
    ],
)
def test_18_2_not_yet_of_that_age_on_1_january(id: str, just_too_old: date) -> None:
    rest = team(division(id).boards)[1:]
    assert found(match(id, home=[member(1, born=just_too_old), *rest])) == [("18.2", Side.HOME, 1)]
    assert found(match(id, home=[member(1, born=just_too_old.replace(day=2)), *rest])) == []


@pytest.mark.parametrize("id", ["wk-m", "wk-gm"])
def test_18_2_girls_groups(id: str) -> None:
    facts = match(id, home=[member(1, sex="m"), *team(4)[1:]])
    assert found(facts) == [("18.2", Side.HOME, 1)]
    assert judged(facts).boards == (LOSS, WIN, WIN, WIN)


@pytest.mark.parametrize("id", ["wk-hr", "wk-g"])
def test_18_2_what_is_not_on_file_of_a_school_costs_no_board(id: str) -> None:
    assert found(match(id, home=[member(1, sex="m", born=None), *team(4)[1:]])) == []


def test_18_1_clubs_and_citizenship_are_not_asked() -> None:
    first = member(1, nation="FRA", kind=Kind.GUEST, registered=False)
    assert found(match("wk-g", home=[first, *team(4)[1:]])) == []


def test_18_5_team_sizes_and_a_team_of_which_nobody_comes() -> None:
    schools = ["wk-1", "wk-2", "wk-3", "wk-4", "wk-hr", "wk-g", "wk-m", "wk-gm"]
    assert [division(id).boards for id in schools] == [4, 6, 4, 4, 4, 4, 4, 4]
    facts = match("wk-3", home=[None] * 4, away=[None] * 4)
    assert found(facts) == [("18.5", Side.HOME, None), ("18.5", Side.AWAY, None)]
    assert judged(facts).match_points == (0, 0)


def test_18_6_who_was_not_reported_is_for_the_director() -> None:
    facts = match("wk-3", home=[member(None), *team(4)[:3]])
    finding = only(facts)
    assert (finding.rule, finding.consequence, finding.board) == ("18.6", "20.1", 1)
    assert finding.effect is Effect.NONE
    assert judged(facts).boards == (WIN,) * 4


@pytest.mark.parametrize(
    ("id", "ratings", "expected"),
    [
        ("wk-3", (1000, 1200), []),
        ("wk-3", (1000, 1201), [("18.7", "p2")]),
        ("wk-3", (None, 1000), []),
        ("wk-3", (None, 1001), [("18.7", "p2")]),
        ("wk-3", (599, None), [("18.7", "p2")]),
        ("wk-3", (600, None), []),
        ("wk-g", (None, 800), []),
        ("wk-g", (None, 801), [("18.7", "p2")]),
        ("wk-gm", (None, 801), [("18.7", "p2")]),
    ],
)
def test_18_7_two_hundred_points_without_dwz_800_or_600(
    id: str, ratings: tuple[int | None, ...], expected: list[tuple[str, str]]
) -> None:
    assert listed(squad(*ratings, id=id)) == expected


def test_18_8_one_team_per_player() -> None:
    facts = match("wk-3", used_elsewhere={2: "Alpha II"})
    finding = only(facts)
    assert (finding.rule, finding.consequence, finding.board) == ("18.8", "20.1", 2)
    assert "Alpha II" in str(finding.sentence)
    assert judged(facts).boards == (WIN,) * 4
    assert found(match("vm-u14", used_elsewhere={2: "Alpha II"})) == []


@pytest.mark.parametrize(
    ("id", "number", "expected"),
    [
        ("wk-3", 6, []),
        ("wk-3", 7, [("18.9", None)]),
        ("wk-2", 8, []),
        ("wk-2", 9, [("18.9", None)]),
        ("vm-u14", 9, []),
    ],
)
def test_18_9_two_substitutes(id: str, number: int, expected: list[tuple[str, None]]) -> None:
    assert listed(squad(*[1000] * number, id=id)) == expected


def test_18_10_wrong_order_is_treated_by_10_9() -> None:
    facts = match("wk-3", home=[member(1), member(3), member(2), member(4)])
    finding = only(facts)
    assert (finding.rule, finding.consequence, finding.board) == ("18.10", "10.9", 2)
    assert judged(facts).boards == (WIN, LOSS, LOSS, LOSS)


def test_18_10_a_free_board_costs_that_board_only() -> None:
    facts = match("wk-3", home=[member(1), None, member(2), member(3)])
    assert found(facts) == []
    assert judged(facts).boards == (WIN, LOSS, WIN, WIN)
