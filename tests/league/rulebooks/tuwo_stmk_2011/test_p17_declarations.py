"""TUWO § 17: the declaration, in time, at most three names, Austrian Stamm players only."""

from datetime import date
from typing import Any

import pytest

from league.facts.claims import DeclarationFacts
from league.facts.people import Player
from league.facts.registrations import Kind, Registration
from league.facts.squads import Member
from league.rulebooks import load

BOOK = load("tuwo-stmk-2011")
IN_TIME = date(2011, 8, 31)


def member(number: int, *, nation: str = "AUT", kind: Kind = Kind.HOME, **more: Any) -> Member:
    ident = str(number)
    held = Registration(ident, "601", kind, date(2010, 1, 1), **more)
    return Member(Player(ident, f"Spieler{number}", nation=nation), (held,))


def found(*members: Member, posted: date = IN_TIME) -> list[tuple[str, str | None]]:
    facts = DeclarationFacts("601", posted, members, 2012)
    ask: Any = BOOK.lists.judge_declaration
    return [(finding.rule, finding.player) for finding in ask(facts, BOOK.on(posted))]


@pytest.mark.parametrize(("day", "expected"), [(IN_TIME, []), (date(2011, 9, 1), [("17", None)])])
def test_17_by_31_august(day: date, expected: list[Any]) -> None:
    assert found(member(1), posted=day) == expected


def test_17_at_most_three_players() -> None:
    assert found(*map(member, range(3))) == []
    assert found(*map(member, range(4))) == [("17", None)]


@pytest.mark.parametrize(
    "other",
    [
        member(2, nation="CRO"),
        member(2, nation="CRO", equal="e", proof_until=date(2011, 8, 30)),
        member(2, kind=Kind.GUEST),
        member(2, kind=Kind.DISTRICT_GUEST),
        member(2, deregistered=IN_TIME),
        Member(Player("2", "Spieler2", nation="AUT")),
    ],
)
def test_17_austrian_stamm_players_only(other: Member) -> None:
    assert found(member(1), other) == [("17", "2")]


def test_17_a_stamm_player_who_leaves_the_day_after_counts() -> None:
    assert found(member(1, deregistered=date(2011, 9, 1))) == []


def test_17_equal_status_counts_as_austrian() -> None:
    assert found(member(1, nation="CRO", equal="e", proof_until=IN_TIME)) == []
