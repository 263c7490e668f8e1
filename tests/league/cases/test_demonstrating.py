"""The rule books' examples as the rule book shows them."""

import tomllib
from datetime import date
from typing import Any

import pytest

from league.cases.answering import answered, read_case
from league.cases.demonstrating import demonstrations
from league.cases.files import cases_of
from league.cases.reading import Fields
from league.language import use
from league.rulebooks import available, cases_file, load
from tests.paths import ROOT

BOOKS = ("tuwo-stmk-2011", "sjrp-2025")
NOT_OF_ONE_PAPER = {
    # A case knows one club's registrations, one match and no Elo of somebody who is on no list:
    # no decided eligibility (1.4.a), no second match (2.6.e, 15.4, 18.8), no substitutes to
    # compare (4.4.b); nothing on file of a school (18.1).
    "tuwo-stmk-2011": {"1.4.a", "2.6.e", "4.4.b", "7.5", "15.4"},
    "sjrp-2025": {"18.1", "18.8"},
}
ALLOWING = {"13.8.d"}
"""Shown by what they allow: nothing is found that could cite them."""


@pytest.fixture(autouse=True)
def english() -> None:
    use("en")


@pytest.mark.parametrize("book", BOOKS)
def test_every_check_has_an_example_unless_one_case_cannot_hold_it(book: str) -> None:
    checks = {id for id, one in load(book).paragraphs.items() if one.kind == "check"}
    without = {id for id in checks if not demonstrations(book, id)}
    assert without == NOT_OF_ONE_PAPER[book]


@pytest.mark.parametrize("book", BOOKS)
def test_every_example_holds_and_cites_the_paragraph_it_shows(book: str) -> None:
    checks = {id for id, one in load(book).paragraphs.items() if one.kind == "check"}
    file = cases_file(book)
    assert file is not None
    for one in map(read_case, cases_of(file)):
        result = answered(one)
        assert result.ok, result.differences
        judged = [
            id
            for id in one.shows
            if id in checks - ALLOWING
            and one.case.fields.as_written()["ask"] in ("match", "lineup", "kader")
        ]
        assert all(load(book).cite(id) in result.cited for id in judged), one.names


@pytest.mark.parametrize("book", BOOKS)
def test_every_example_has_a_german_name_of_its_own(book: str) -> None:
    file = cases_file(book)
    assert file is not None
    names = [one.names["de"] for one in map(read_case, cases_of(file))]
    assert len(set(names)) == len(names)


def test_13_8_d_allows_a_youth_what_4_4_d_2_forbids_an_adult() -> None:
    file = cases_file("tuwo-stmk-2011")
    assert file is not None
    (youth,) = (fields for fields in cases_of(file) if read_case(fields).shows == ("13.8.d",))
    written: dict[str, Any] = dict(youth.as_written())
    assert answered(read_case(youth)).answer["findings"] == []
    grown = [one | {"born": date(1985, 5, 5)} for one in written["kader"]]
    adult = answered(read_case(Fields(written | {"kader": grown}, youth.place)))
    assert adult.cited == ["TUWO § 4.4.d.2"]


def test_the_example_of_7_1_b_in_words() -> None:
    (shown,) = demonstrations("tuwo-stmk-2011", "7.1.b")
    assert shown.facts.count("Talheim did not appear.") == 2
    assert shown.facts[-1] == "Talheim is excluded."
    assert shown.answer[0] == "Ranking: Hochberg, Seefeld, Erzberg, Talheim"
    assert shown.answer[1] == "1. Hochberg: match points 3, game points 5"


def test_the_example_of_4_1_b_in_words() -> None:
    (shown,) = demonstrations("tuwo-stmk-2011", "4.1.b")
    assert "Clubs with a team above: Hochberg" in shown.facts
    assert shown.question == "Who goes up, and who comes down?"
    assert shown.answer == ("Go up: Talheim",)


def test_4_4_a_2_in_words() -> None:
    """One unpaid gap on board 3 of 4: boards 3 and 4 are lost, and half of € 7 to either."""
    (shown,) = demonstrations("tuwo-stmk-2011", "4.4.a.2")
    assert shown.title == "A gap that was not paid"
    assert "1. Klasse, 4 boards, 15 Oct 2011" in shown.facts
    assert "3  – – Lang  · : ·" in shown.facts
    assert shown.answer[0] == "Game points: Hochberg 2 : 2 Talheim"
    assert shown.answer[-2:] == (
        "TUWO § 7.2.d: Hochberg owes the federation €3.50.",
        "TUWO § 7.2.d: Hochberg owes Talheim €3.50.",
    )
    assert shown.holds


def test_a_german_title_and_a_day_as_people_write_it() -> None:
    use("de")
    (shown,) = demonstrations("tuwo-stmk-2011", "1.8.a")
    assert shown.title == "Am 19. Juni abgemeldet, ab 1. Juli spielberechtigt"
    assert shown.answer[0].endswith("01.07.2012")


def test_a_paragraph_without_example_has_none() -> None:
    assert demonstrations("tuwo-stmk-2011", "2.1") == ()


def test_the_examples_are_installed_with_the_program() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    patterns = project["tool"]["setuptools"]["package-data"]["league"]
    files = [file for id in available() if (file := cases_file(id)) is not None]
    assert {file.parent.name for file in files} >= {id.replace("-", "_") for id in BOOKS}
    assert {file.parent.name.replace("_", "-") for file in files} >= set(BOOKS)
    assert all(any(file.match(pattern) for pattern in patterns) for file in files)
