"""FORMAT.md, "Comparing": what counts as the expected answer."""

from datetime import date, datetime
from fractions import Fraction

import pytest

from league.cases.comparing import differences, plain

A_DAY = date(2011, 10, 15)
AN_HOUR = datetime(2011, 10, 15, 19, 30)  # noqa: DTZ001  # rounds end by the clock on the wall


@pytest.mark.parametrize(
    ("expected", "answered"),
    [
        (4.5, 4.5),
        (4, 4.0),
        (22, 22),
        (30.625, Fraction(30625, 1000)),
        (0.64, Fraction(6374215, 10**7)),
        (0.637, Fraction(6374215, 10**7)),
        (56.7, Fraction(170, 3)),
        (57, Fraction(170, 3)),
        (-8, Fraction(-8158, 1000)),
        (43, Fraction(85, 2)),
        (None, None),
        (True, True),
        ("landesliga", "landesliga"),
        (A_DAY, A_DAY),
        ("2011-10-15", A_DAY),
        (AN_HOUR, AN_HOUR),
        ("2011-10-15 19:30", AN_HOUR),
        ("2011-10-15T19:30:00", AN_HOUR),
        ([1, 0.5], [1, 0.5]),
        ([], []),
        ([["A", "B"], "C"], [frozenset(("B", "A")), "C"]),
        ({"Alpha": 4}, {"Alpha": 4, "Beta": 3.5}),
    ],
)
def test_it_holds(expected: object, answered: object) -> None:
    assert differences({"key": expected}, {"key": answered}) == []


@pytest.mark.parametrize(
    ("expected", "answered"),
    [
        (4.5, 4),
        (42, Fraction(85, 2)),
        (30.62, Fraction(30625, 1000)),
        (0.638, Fraction(6374215, 10**7)),
        (1, True),
        (True, 1),
        ("1", 1),
        (None, 0),
        (0, None),
        (float("nan"), 1),
        ("landesliga", "kreisliga"),
        ("2011-10-16", A_DAY),
        ("soon", A_DAY),
        (A_DAY, AN_HOUR),
        (None, A_DAY),
        ([1, 0.5], [0.5, 1]),
        ([1], [1, 1]),
        (["A", "B"], [frozenset(("A", "B"))]),
        ([["A", "B"], "C"], [frozenset(("A", "C")), "B"]),
        ([["A"], "C"], ["A", "C"]),
        ({"Alpha": 4}, {"Beta": 4}),
        ({}, None),
        ([], None),
        ([{"rule": "17"}], None),
    ],
)
def test_it_does_not_hold(expected: object, answered: object) -> None:
    assert len(differences({"key": expected}, {"key": answered})) == 1


TWO = [
    {"rule": "1.7.a", "side": "home", "board": 3, "player": "f2"},
    {"rule": "1.7.a", "side": "home", "board": 5, "player": "f3"},
]


@pytest.mark.parametrize(
    "expected",
    [
        [{"rule": "1.7.a", "board": 5}, {"rule": "1.7.a", "board": 3}],
        [{"rule": "1.7.a"}, {"rule": "1.7.a"}],
        # the first must leave board 3 to the second, whichever comes first
        [{"rule": "1.7.a"}, {"rule": "1.7.a", "board": 3}],
        [{"rule": "1.7.a"}, {"rule": "1.7.a", "board": 5}],
    ],
)
def test_maps_pair_off_without_order(expected: list[object]) -> None:
    assert differences({"findings": expected}, {"findings": TWO}) == []


@pytest.mark.parametrize(
    ("expected", "number"),
    [
        ([], 2),
        ([{"rule": "1.7.a"}], 1),
        ([{"rule": "1.7.a", "board": 4}, {"rule": "1.7.a"}], 2),
        ([{"rule": "1.7.a"}] * 3, 1),
        ([{"rule": "1.7.a", "board": 3}] * 2, 2),
        ([{"rule": "1.7.a", "side": None}, {"rule": "1.7.a"}], 2),
        ([{"rule": "1.7.a", "team": "Alpha"}, {"rule": "1.7.a"}], 2),
    ],
)
def test_each_map_left_alone_is_named(expected: list[object], number: int) -> None:
    assert len(differences({"findings": expected}, {"findings": TWO})) == number


@pytest.mark.parametrize("expected", [[], [{"board": 5}], [{"board": 5}, {"rule": "1.7.a"}]])
def test_some_lets_more_findings_pass(expected: list[object]) -> None:
    assert differences({"some_findings": expected}, {"findings": TWO}) == []


def test_some_still_needs_those_it_names() -> None:
    assert len(differences({"some_findings": [{"board": 4}]}, {"findings": TWO})) == 1
    assert len(differences({"some_findings": [{"board": 4}]}, {"findings": []})) == 1


def test_some_of_other_lists_keeps_their_order() -> None:
    answer = {"order": ["a", "b", "c"]}
    assert differences({"some_order": ["a", "c"]}, answer) == []
    assert len(differences({"some_order": ["c", "a"]}, answer)) == 1


def test_every_difference_names_its_key() -> None:
    found = differences({"boards": [[1, 0]], "findings": [{"rule": "17"}]}, {"boards": [[0, 1]]})
    assert [sentence.split(":")[0] for sentence in found] == ["boards", "findings"]


def test_answers_as_json_knows_them() -> None:
    answer = {
        "day": A_DAY,
        "hour": AN_HOUR,
        "whole": Fraction(4, 2),
        "half": Fraction(1, 2),
        "rank": [frozenset(("B", "A")), "C"],
    }
    assert plain(answer) == {
        "day": "2011-10-15",
        "hour": "2011-10-15 19:30",
        "whole": 2,
        "half": 0.5,
        "rank": [["A", "B"], "C"],
    }


def test_a_pass_number_left_unquoted_is_the_same_number() -> None:
    assert differences({"order": [3, 1]}, {"order": ["3", "1"]}) == []
    assert differences({"order": [3, 1]}, {"order": ["1", "3"]}) != []
