"""Generated things that wait over the turn of a season: undone in between, they wait no more.

What is expected is counted from what was left open (see the tests of ``closing.waiting``).
"""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

from league.errors import InputError
from league.services.accounts.reminders import set_payment_term
from league.services.closing.rollover import roll_over
from league.services.journal import views as journal
from league.services.journal.undoing import preview, undo
from league.services.session import transactions
from tests.league.services.closing import test_waiting as world
from tests.league.services.closing.test_waiting import (
    KINDS,
    NEW,
    OLD,
    Left,
    by_name,
    money,
    turn,
    waiting,
)
from tests.worlds.acting import OFFICIAL
from tests.worlds.generated import federation
from tests.worlds.league_world import refused

LATE = (world.a_refund,)
"""Left out where steps are undone: its ruling is stored without a step of the journal."""


@pytest.fixture(autouse=True)
def _file(tmp_path: Path) -> Iterator[None]:
    transactions.open_file(tmp_path / "a.sqlite")
    yield
    transactions.close_file()


def left_open(seed: int, kinds: int) -> tuple[Left, list[tuple[int, world.Open]]]:
    """Leave things open in a random order; after each: the steps, and what waits from then on."""
    left = Left(seed)
    set_payment_term(OLD, 30, actor=OFFICIAL, why="Decided.")
    marks = [(len(journal.rows()), Counter(left.waits))]
    chosen = [one for one in KINDS if one not in LATE]
    for kind in (*left.rng.sample(chosen, len(chosen)), *left.rng.choices(chosen, k=kinds)):
        kind(left)
        marks.append((len(journal.rows()), Counter(left.waits)))
    return left, marks


def same(found: world.Open, expected: world.Open) -> None:
    assert by_name(found) == by_name(expected)
    assert money(found) == money(expected)


@pytest.mark.parametrize("seed", range(10, 13))
def test_1_8_d_what_is_undone_waits_no_more_and_the_rest_waits_on_both_sides(seed: int) -> None:
    left, marks = left_open(seed, 3)
    same(waiting(OLD), left.waits)
    # The last deeds are taken back one by one, down to a random moment.
    until = left.rng.randrange(3, len(marks) - 1)
    for at in range(len(marks) - 2, until - 1, -1):
        (short, expected), (long, _all) = marks[at], marks[at + 1]
        back: set[int] = set()
        for number in range(long, short, -1):
            if number not in back:
                back |= {number, *preview(number).together}
                undo(number, OFFICIAL, "Typed for another.")
        same(waiting(OLD), expected)
    before, season = waiting(OLD), transactions.load(OLD)
    turn()
    assert waiting(NEW) == before == waiting(OLD)
    assert transactions.load(OLD) == season
    # A turn is made again, not undone: the refusal stores nothing, and nothing waits twice.
    refused(lambda: undo(len(journal.rows()), OFFICIAL, "Too soon."), "brought the season itself")
    new = transactions.load(NEW)
    roll_over(OLD, NEW, new[0].list_date, actor=OFFICIAL, again=True)
    assert (waiting(NEW), transactions.load(NEW)) == (before, new)
    assert journal.verify() is None


@pytest.mark.parametrize(
    ("generated", "sentence"),
    [
        # Four teams meet in three rounds of two matches: one round is missing, or two.
        (partial(federation, 1, rounds=2), r"^2 matches have no result"),
        (partial(federation, 1, rounds=1), r"^4 matches have no result"),
        (partial(federation, 4), r"how many teams go up is not decided \(TUWO § 14\.3\)"),
    ],
)
def test_unplayed_matches_and_undecided_promotion_hinder_the_turn_whatever_waits(
    monkeypatch: pytest.MonkeyPatch, generated: Callable[..., object], sentence: str
) -> None:
    monkeypatch.setattr(
        world, "federation", lambda _one, *rest, **_mishaps: generated(*rest, mishaps=0)
    )
    left_open(3, 0)
    before = waiting(OLD)
    with pytest.raises(InputError, match=sentence):
        turn()
    refused(turn, sentence)
    assert (transactions.season_names(), waiting(OLD)) == ([OLD], before)
