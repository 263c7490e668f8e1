"""A division's calendar of three rounds, and matches of it that are moved."""

from collections.abc import Iterable
from dataclasses import replace
from datetime import date, time
from typing import Any

from league.facts.calendars import Calendar, CallUp, Move, MoveKind
from league.facts.seasons import Fixture
from league.findings import Finding
from league.language import speaking
from league.rulebooks.tuwo_stmk_2011 import p04_calendar as p04
from tests.worlds.builders import YEAR, division, values

END, LAST = date(2011, 10, 15), date(2012, 3, 24)
"""End date of round 1, and the day of round 3, the last one: both Saturdays."""
THREE = time(15)


def fixture(number: int = 1, home: str = "a", away: str = "b", **changes: Any) -> Fixture:
    """Return a match of round 1, 2 or 3; any field may change."""
    end = {1: END, 2: date(2011, 11, 12), 3: LAST}[number]
    return replace(Fixture("landesliga", number, home, away, end, end, THREE), **changes)


def calendar(*fixtures: Fixture, like: str = "landesliga", **around: Any) -> Calendar:
    """Return the calendar of a division, usually of four matches."""
    usual = (fixture(1), fixture(2, "b", "c"), fixture(3, "c", "a"), fixture(3, "b", "d"))
    return Calendar(division(like), YEAR, fixtures or usual, **around)


def rules(findings: Iterable[Finding]) -> list[str]:
    """Return the paragraphs of findings that have their words and their sum."""
    return [one.rule for one in findings if str(one.sentence) and str(one.arithmetic)]


def said(findings: Iterable[Finding]) -> list[str]:
    """Return what the findings say."""
    with speaking("en"):
        return [str(finding.sentence) for finding in findings]


AGREED = Move(
    match=fixture().key,
    kind=MoveKind.FORWARD,
    day=date(2011, 10, 9),
    agreed=frozenset({"a", "b"}),
    notified=date(2011, 10, 1),
)
CALLED = Move(
    match=fixture().key,
    kind=MoveKind.CALLED_UP,
    day=date(2011, 11, 5),
    team="a",
    called_up=frozenset({"1", "2"}),
    consent=date(2011, 10, 1),
)
FORCED = Move(
    match=fixture().key,
    kind=MoveKind.FORCE_MAJEURE,
    day=date(2011, 11, 5),
    team="b",
    consent=date(2011, 10, 17),
    proof="road closed by police",
)
CALLS = tuple(CallUp(ident, "youth final", END, END) for ident in ("1", "2"))


def moved(asked: Move, **around: Any) -> list[str]:
    """Return the paragraphs broken by moving a match, two players being called up."""
    around.setdefault("call_ups", CALLS)
    return rules(p04.move(asked, calendar(**around), values()).findings)
