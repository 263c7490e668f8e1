"""After any change the season judged again equals the whole judged anew."""

from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from league.facts.changes import Change
from league.judging import SeasonFacts, again, judge, rejudge
from league.outcomes.judgement import SeasonJudgement
from league.rulebooks import load
from tests.worlds.generated import federation
from tests.worlds.random_changes import KINDS, together, with_siblings

BOOK = load("tuwo-stmk-2011")
STEPS = 12


@cache
def facts_of(seed: int) -> SeasonFacts:
    return SeasonFacts(with_siblings(federation(4, 6, 4, seed, rounds=4, mishaps=0.5)))


@cache
def judged(seed: int) -> SeasonJudgement:
    return judge(facts_of(seed), BOOK)


def first_fault(seed: int, steps: int = STEPS) -> str:
    """Change a season again and again; return after which change it was judged otherwise."""
    rng, facts, now = Random(seed), facts_of(seed % 8), judged(seed % 8)
    for _step in range(steps):
        change, names = Change(), list[str]()
        for _one in range(rng.choice((1, 1, 1, 3))):
            kind = rng.choice(KINDS)
            facts, what = kind(facts, now if not names else judge(facts, BOOK), rng)
            change, names = together(change, what), [*names, kind.__name__]
        now = rejudge(now, BOOK, facts, change)
        if now != judge(facts, BOOK):
            return " + ".join(names)
    return ""


@settings(max_examples=15, derandomize=True, deadline=None)
@given(st.integers(0, 100_000))
def test_what_is_judged_again_is_what_the_whole_judged_anew_gives(seed: int) -> None:
    assert first_fault(seed) == ""


def nothing(*_of: Any) -> set[Any]:
    return set()


FOLLOWING = (
    "_sitting",
    "_named",
    "_members",
    "_known_otherwise",
    "_matches_of",
    "_at_once",
    "_for_siblings",
    "_no_shows",
    "_begun_otherwise",
)


SEEDS = tuple(dict.fromkeys((0, 23, 7, 2, 5, 1, 16, *range(60))))
"""Those that notice something, as far as known, before all the others."""


@pytest.mark.parametrize("part", FOLLOWING)
def test_it_would_be_noticed_if_something_that_follows_were_left_out(
    part: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(again, part, nothing)
    assert any(first_fault(seed) for seed in SEEDS)
