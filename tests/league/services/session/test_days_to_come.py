"""What happened and is dated after today is a slip: that is said, in one way, and stored."""

from collections.abc import Iterator
from datetime import UTC, date, datetime
from pathlib import Path

import pytest

from league.facts.accounts import Penalty
from league.facts.actors import official
from league.services.accounts import steps as accounts
from league.services.protests import steps as protests
from league.services.session import days, transactions
from league.services.session.opening import open_desk
from league.services.session.trial_runs import try_step
from tests.worlds import desk_world
from tests.worlds.desk_world import run
from tests.worlds.protest_world import BY, filing

TODAY, TOMORROW = date(2012, 4, 16), date(2012, 4, 17)
SAID = "17 Apr 2012 is still to come: today is 16 Apr 2012. If that is a slip, take it back."


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setattr("league.clock.now", lambda: datetime(2012, 4, 16, 12, tzinfo=UTC))
    yield desk_world.stored(tmp_path)
    transactions.close_file()


def command(path: Path, *words: str) -> list[str]:
    done = run("--db", path, "--by", BY, *words)
    assert done.exit_code == 0, done.output
    return [line for line in done.stderr.splitlines() if "still to come" in line]


@pytest.mark.parametrize("day", [TODAY, TOMORROW])
def test_commands_say_it_once_of_a_protest_a_decision_a_fine_and_a_posting(
    path: Path, day: date
) -> None:
    told = [SAID] if day > TODAY else []
    on = ("--date", str(day))
    match = ("--match", *map(str, desk_world.STRUCK))
    filed = ("--filed", str(day), "--fee", "--who", "602", "--text", "No.")
    assert command(path, "protest", "file", *match, *filed) == told
    assert command(path, "protest", "decide", "1", "--rejected", *on, "--reason", "So.") == told
    assert command(path, "protest", "appeal", "1", *filed) == told
    assert command(path, "account", "fine", "601", "36", *on, "--reason", "Forged.") == told
    assert command(path, "account", "confirm", "1", "--captains", *on) == told


def test_forms_say_it_of_the_same_deeds(path: Path) -> None:
    desk = open_desk(path, official(BY))
    fine = Penalty("601", TOMORROW, "Forged.", "7.5", 3600)
    for step in (protests.filing_step(filing(filed=TOMORROW)), accounts.fine_step(fine)):
        assert SAID in try_step(desk, step).notes
    # Money that has not come in cannot be booked: that was refused before, and is.
    paid = try_step(desk, accounts.payment_step("601", 100, TOMORROW))
    assert paid.refused
    assert paid.says.startswith("17 Apr 2012 is still to come; a payment is booked")


def test_a_season_that_is_tried_ahead_is_no_slip(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    transactions.open_file(path)
    assert days.still_to_come(None, TOMORROW) == (SAID,)
    # The papers of 2011/12 begin with January 2011: in 2010 all of it is still to come.
    monkeypatch.setattr("league.clock.now", lambda: datetime(2010, 12, 31, 12, tzinfo=UTC))
    assert days.still_to_come(None, TOMORROW) == ()
