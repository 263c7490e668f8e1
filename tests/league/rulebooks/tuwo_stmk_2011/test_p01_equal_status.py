"""TUWO § 1.7.c–f: foreigners of equal status, on both sides of every boundary.

The season's year is 2012: U15 is born from 1997-01-01 on, U18 from 1994-01-01 on.
"""

from collections.abc import Callable
from datetime import date
from typing import Any

import pytest

from league.facts.claims import EqualClaim, Evidence
from league.facts.people import Player
from league.rulebooks import load

BOOK = load("tuwo-stmk-2011")
DAY = date(2011, 9, 7)


def equal(letter: str, born: date = date(1980, 1, 1), **more: Any) -> list[str]:
    evidence = Evidence(letter, more.pop("decided", DAY), **more)
    facts = EqualClaim(Player("1", "Alt", "Ada", nation="CRO", born=born), 2012, evidence)
    ask: Callable[..., Any] = BOOK.registrations.judge_equal_status
    return [finding.rule for finding in ask(facts, BOOK.on(DAY))]


def test_1_7_c_born_in_austria_and_school_here() -> None:
    assert equal("c", born_here=True, school=True) == []
    assert equal("c", born_here=True) == ["1.7.c"]
    assert equal("c", school=True) == ["1.7.c"]


@pytest.mark.parametrize(
    ("born", "more", "expected"),
    [
        (date(1997, 1, 1), {"school": True, "grade": 9}, []),
        (date(1994, 1, 1), {"school": True, "grade": 10}, []),
        (date(1994, 1, 1), {"apprentice": True}, []),
        (date(1993, 12, 31), {"school": True, "grade": 9}, ["1.7.d"]),
        (date(1993, 12, 31), {"apprentice": True}, ["1.7.d"]),
        (date(1997, 1, 1), {}, ["1.7.d"]),
    ],
)
def test_1_7_d_pupils_and_apprentices(
    born: date, more: dict[str, Any], expected: list[str]
) -> None:
    assert equal("d", born, proof="Bestätigung", **more) == expected


def test_1_7_d_needs_the_certificate() -> None:
    assert equal("d", date(1997, 1, 1), school=True, grade=9) == ["1.7.d"]


@pytest.mark.parametrize("letter", ["e", "f"])
@pytest.mark.parametrize(
    ("since", "decided", "holds"),
    [
        (date(2010, 9, 7), date(2011, 9, 7), True),
        (date(2010, 9, 8), date(2011, 9, 7), False),
        (date(2008, 2, 29), date(2009, 3, 1), True),
        (date(2008, 2, 29), date(2009, 2, 28), False),
        (None, date(2011, 9, 7), False),
    ],
)
def test_1_7_e_and_f_a_year_of_main_residence(
    letter: str, since: date | None, decided: date, holds: bool
) -> None:
    missing = equal(letter, proof="Meldezettel", resident_since=since, decided=decided)
    assert missing == ([] if holds else [f"1.7.{letter}"])


def test_1_7_e_and_f_with_proof_and_f_registered_nowhere_else() -> None:
    long = {"resident_since": date(2000, 1, 1)}
    assert equal("e", **long) == ["1.7.e"]
    assert equal("f", **long) == ["1.7.f"]
    assert equal("e", proof="M", registered_elsewhere=True, **long) == []
    assert equal("f", proof="M", registered_elsewhere=True, **long) == ["1.7.f"]
