"""TUWO § 4.4.c.1 over a season: which uses count, and from when they bind."""

from dataclasses import replace
from datetime import time
from typing import Any

import pytest

from league.facts.clubs import Club
from league.facts.registrations import Kind
from league.facts.seasons import Season
from league.facts.squads import Declaration, ExternalGame
from tests.league.judging.judging_world import Build, day, rules, two_divisions


def struck_below(build: Build, **when: Any) -> bool:
    """Whether x, used in the lower division in round 9, may not play there."""
    key = build.match(9, "x a4", "f1 f2", teams=("A2", "F2"), **when)
    found = rules(build.judged().matches[key])
    assert found in ([], [("4.4.c.1", "home", 1)])
    return bool(found)


@pytest.mark.parametrize(("games", "expected"), [(3, False), (4, True)])
def test_4_4_c_1_the_fourth_use_binds(games: int, expected: bool) -> None:
    build = two_divisions()
    for number in range(1, games + 1):
        build.match(number, "a1 x", "b1 b2", teams=("A1", "B1"))
    assert struck_below(build) is expected


@pytest.mark.parametrize(("on", "expected"), [(4, False), (5, True)])
def test_4_4_c_1_it_binds_from_the_day_after(on: int, expected: bool) -> None:
    build = two_divisions()
    for number in range(1, 5):
        build.match(number, "a1 x", "b1 b2", teams=("A1", "B1"), start=time(9))
    assert struck_below(build, on=on, start=time(15)) is expected


@pytest.mark.parametrize("home", ["x a1", "- x"])
def test_4_4_c_1_a_struck_or_forfeited_board_is_a_use_i11(home: str) -> None:
    # Ahead of a1 he is listed later; alone on board 2 he plays behind an unpaid gap.
    build = two_divisions()
    for number in range(1, 4):
        build.match(number, "a1 x", "b1 b2", teams=("A1", "B1"))
    build.match(4, home, "b1 b2", teams=("A1", "B1"))
    assert struck_below(build)


def test_4_4_c_1_a_win_without_an_opponent_is_a_use_i11() -> None:
    build = two_divisions()
    for number in range(1, 5):
        build.match(number, "a1 x", "b1 -", "=-", teams=("A1", "B1"))
    assert struck_below(build)


def test_4_4_c_1_no_use_in_a_match_to_which_his_team_did_not_appear() -> None:
    build = Build()
    build.division(boards=4)
    build.division("klasse-2")
    build.team("A1", "a1 a2 a3 a6 x")
    build.team("B1", "b1 b2 b3 b4")
    build.team("A2", "x a4", "klasse-2")
    build.team("F2", "f1 f2", "klasse-2")
    for number in range(1, 4):
        build.match(number, "a1 a2 a3 x", "b1 b2 b3 b4", "====", teams=("A1", "B1"))
    build.match(4, "x - - -", "b1 b2 b3 b4", "=---", teams=("A1", "B1"))
    assert not struck_below(build)


def test_4_4_c_1_no_use_for_a_suspended_club() -> None:
    build = two_divisions()
    for number in range(1, 5):
        build.match(number, "a1 x", "b1 b2", teams=("A1", "B1"))
    on_day = Club("A", "A", suspended_from=day(4), suspended_until=day(4))
    others = [club for club in build.facts.clubs if club.id != "A"]
    build.facts = replace(build.facts, clubs=(*others, on_day))
    assert not struck_below(build)


@pytest.mark.parametrize(
    ("declared", "kind", "expected"),
    [(False, Kind.HOME, True), (True, Kind.HOME, False), (False, Kind.GUEST, False)],
)
def test_4_4_c_1_bundesliga_games_bind_home_players_who_are_not_declared(
    declared: bool, kind: Kind, expected: bool
) -> None:
    build = two_divisions()
    build.add(external_games=[ExternalGame("x", "bundesliga-2", day(n)) for n in range(1, 5)])
    build.add(declarations=[Declaration("A", "x")] if declared else [])
    build.facts = with_kind(build.facts, "x", kind)
    assert struck_below(build) is expected


def with_kind(facts: Season, name: str, kind: Kind) -> Season:
    changed = [
        replace(entry, kind=kind) if entry.ident == name else entry for entry in facts.registrations
    ]
    return replace(facts, registrations=tuple(changed))


def test_4_4_c_1_games_for_another_club_do_not_count() -> None:
    build = two_divisions()
    build.team("G1", "g1 g2 x")
    for number in range(1, 5):
        build.match(number, "g1 x", "b1 b2", teams=("G1", "B1"))
    assert not struck_below(build)
