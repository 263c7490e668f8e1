"""A match as it would be with a draft is the match as it is once the draft is stored."""

from collections.abc import Callable
from dataclasses import replace
from datetime import time, timedelta
from typing import Any

import pytest

from league.facts.clubs import Club
from league.facts.seasons import MatchKey
from league.judging import apply_draft, judge_one, judge_season
from league.outcomes.judgement import MatchJudgement
from league.rulings import Action
from tests.league.judging.judging_world import (
    Build,
    day,
    four_teams,
    results,
    rules,
    seats,
    two_divisions,
)
from tests.league.judging.test_rulings import ruling
from tests.worlds.tuwo_world import book

Change = Callable[[Build, MatchKey], dict[str, Any]]


def both(
    build: Build, key: MatchKey, rulings: tuple[Any, ...] = (), **changes: Any
) -> tuple[MatchJudgement, MatchJudgement]:
    """The match judged alone with a draft, and in the season that holds the draft."""
    draft = build.draft(key, **changes)
    alone = judge_one(build.judged(*rulings), book(), key, draft)
    stored = judge_season(apply_draft(build.facts, key, draft), book(), rulings)
    return alone, stored.matches[key]


CHANGES: dict[str, dict[str, Any]] = {
    "nothing": {},
    "another result": {"results": results("01")},
    "wrong order": {"home": seats("a2 a1")},
    "somebody not listed": {"home": seats("a1 c1")},
    "a gap": {"home": seats("- a1"), "results": results("-1")},
    "a paid gap": {
        "home": seats("- a1"),
        "results": results("-1"),
        "gaps_paid": (frozenset({1}), frozenset()),
    },
    "nobody came": {"home": seats("- -"), "results": results("--")},
    "nobody anywhere": {"home": seats("- -"), "away": seats("- -"), "results": results("--")},
    "late": {"remarks": {1: "late home", 2: "late both"}},
    "another day for a board": {"played_on": {2: day(2)}},
    "no report": {"reported": (day(1), None)},
    "another day": {"day": day(3)},
}


@pytest.mark.parametrize("changes", CHANGES.values(), ids=CHANGES.keys())
def test_a_draft_is_judged_as_it_will_be(changes: dict[str, Any]) -> None:
    build = four_teams()
    key = build.match(1, "a1 a2", "b1 b2", "1=")
    build.match(2, "a1 a2", "c1 c2", "1=", start=time(9))
    alone, stored = both(build, key, **changes)
    assert alone == stored


def test_a_draft_of_an_empty_match_is_judged_as_it_will_be() -> None:
    build = four_teams()
    key = build.match(1, "a1 a2", "b1 b2", "1=")
    typed = build.draft(key, home=seats("a2 a1"))
    build.facts = replace(build.facts, boards=(), reports=())
    alone = judge_one(build.judged(), book(), key, typed)
    stored = build.judged().matches[key]
    assert (alone.entered, stored.entered) == (True, False)
    assert rules(alone) == [("4.4.d.1", "home", 2)]
    assert alone == judge_season(apply_draft(build.facts, key, typed), book()).matches[key]


def test_rulings_hold_in_a_draft_too() -> None:
    build = four_teams()
    key = build.match(1, "a2 a1", "b1 b2", "1=", teams=("A1", "B1"))
    waive = (ruling(Action.WAIVE, "4.4.d.1|home|2|a1", key),)
    alone, stored = both(build, key, waive, results=results("11"))
    assert alone.match_points == (2, 0)
    assert alone == stored


@pytest.mark.parametrize("shift", [-1, 0, 1])
def test_a_draft_on_another_day_meets_the_bonds_of_that_day(shift: int) -> None:
    build = two_divisions()
    for number in range(1, 5):
        build.match(number, "a1 x", "b1 b2", teams=("A1", "B1"), start=time(9))
    key = build.match(9, "x a4", "f1 f2", teams=("A2", "F2"), on=7, start=time(15))
    # The fourth use was on day 4; x may still play lower on that day, not on the next.
    alone, stored = both(build, key, day=day(4) + timedelta(days=shift))
    assert rules(alone) == ([("4.4.c.1", "home", 1)] if shift == 1 else [])
    assert alone == stored


def test_a_draft_on_the_day_of_another_match_meets_it() -> None:
    build = two_divisions()
    build.match(1, "a1 x", "b1 b2", start=time(9))
    key = build.match(9, "x a4", "f1 f2", teams=("A2", "F2"), on=7, start=time(10))
    alone, stored = both(build, key, day=day(1))
    assert rules(alone) == [("2.6.e", "home", 1)]
    assert alone == stored


def test_a_draft_on_a_day_of_suspension() -> None:
    build = four_teams()
    key = build.match(1, "a1 a2", "b1 b2", "1=")
    suspended = Club("A", "A", suspended_from=day(2))
    others = [club for club in build.facts.clubs if club.id != "A"]
    build.facts = replace(build.facts, clubs=(*others, suspended))
    alone, stored = both(build, key, day=day(2), reported=(day(2), day(2)))
    assert rules(alone) == [("1.3", "home", None)]
    assert alone == stored


def test_a_second_failure_to_appear_shows_in_the_draft() -> None:
    build = Build()
    build.division(boards=4)
    for club in "AB":
        build.team(f"{club}1", " ".join(f"{club.lower()}{n}" for n in range(1, 5)))
    build.match(1, "a1 - - -", "b1 b2 b3 b4", "=---")
    key = build.match(2, "a1 a2 a3 a4", "b1 b2 b3 b4", "====")
    alone, stored = both(build, key, home=seats("a1 - - -"), results=results("=---"))
    assert [rule for rule, _side, _board in rules(alone)] == ["7.1.a", "7.1.b"]
    assert alone == stored


def test_storing_a_draft_leaves_the_other_matches_alone() -> None:
    build = four_teams()
    key = build.match(1, "a1 a2", "b1 b2", "1=")
    other = build.match(1, "c1 c2", "d1 d2", "1=")
    stored = apply_draft(build.facts, key, build.draft(key, results=results("00")))
    assert [row for row in stored.boards if row.match == other] == [
        row for row in build.facts.boards if row.match == other
    ]
    assert [row.result for row in stored.boards if row.match == key] == [(0, 2), (0, 2)]
