"""What is only tried: known by its transaction, and by no word."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from league.errors import InputError
from league.services.session import transactions
from league.services.session.desk import Desk
from league.services.session.opening import open_desk, read_stored
from league.services.session.transactions import is_trial
from league.services.session.trial_runs import Outcome, file_step, try_step
from tests.worlds.acting import OFFICIAL
from tests.worlds.paper_world import open_world, season


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    open_world(tmp_path, season())
    yield open_desk(tmp_path / "a.sqlite", OFFICIAL)
    transactions.close_file()


def test_a_reason_of_dots_is_a_reason_like_any_other(desk: Desk) -> None:
    seen: list[tuple[bool, bool]] = []

    def step(_desk: Desk, why: str) -> Outcome:
        seen.append((is_trial(), bool(why)))
        return Outcome("Done.")

    try_step(desk, step)
    file_step(desk, step, "…")
    assert seen == [(True, True), (False, True)]
    assert not is_trial()


def test_a_trial_that_fails_is_over(desk: Desk) -> None:
    def step(_desk: Desk, _why: str) -> Outcome:
        raise InputError("No.")

    assert try_step(desk, step).refused
    assert not is_trial()


def test_a_season_that_is_read_is_judged_when_somebody_asks(desk: Desk) -> None:
    transactions.close_file()
    transactions.open_file(desk.path, must_exist=True)
    read = read_stored(None)
    assert not read.judging.done
    assert read.world.clubs == desk.world.clubs
    assert not read.judging.done
    assert read.judgement == desk.judgement
    assert read.judging.done
