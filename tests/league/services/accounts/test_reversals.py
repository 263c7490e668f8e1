"""Entries taken back by their counter-postings; the ban that came with a fine stays."""

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

from league.errors import InputError
from league.facts.accounts import Penalty
from league.services.accounts import statements
from league.services.accounts.postings import ledger
from league.services.accounts.steps import (
    arrears_step,
    fine_step,
    payment_step,
    payout_step,
    refund_step,
    reversal_step,
)
from league.services.accounts.views import account_view
from league.services.journal import views as journal
from league.services.registry.registering.paper_steps import lift_step
from league.services.session import transactions
from league.services.session.desk import Desk
from league.services.session.opening import open_desk
from league.services.session.trial_runs import file_step, try_step
from tests.worlds.account_world import APRIL, DAY, MAY, SEASON, done, penalty, posted
from tests.worlds.acting import OFFICIAL
from tests.worlds.desk_world import stored


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    yield open_desk(stored(tmp_path), OFFICIAL)
    transactions.close_file()


def test_a_payment_booked_by_mistake_is_reversed_and_its_item_open_again(desk: Desk) -> None:
    desk = posted(desk)
    desk, _told = done(desk, payment_step("602", 2200, MAY))
    before, steps = ledger(desk.season.federation), len(journal.rows())
    step = reversal_step("602", 2, MAY)
    with pytest.raises(InputError, match="needs its reason"):
        file_step(desk, step, "")
    desk, told = done(desk, step, "Booked for the wrong club.")
    club = desk.club("602").name
    sentence = "Payment of 30 May 2012 is reversed on 30 May 2012: €22.00, for the oldest items."
    assert told.says == sentence
    assert told.notes[0] == f"{club} owes €22.00."
    assert told.notes[1].endswith("€22.00 open again")
    after = ledger(desk.season.federation)
    assert after[: len(before)] == before
    assert (len(after), len(journal.rows())) == (len(before) + 1, steps + 1)
    assert journal.rows()[-1].why == "Booked for the wrong club."
    assert sum(statements.trial_balance(None).values()) == 0
    lines = account_view(desk, "602", MAY).lines
    assert [row.what for row in lines] == ["Fee", "Payment", "Reversed"]
    assert [row.stands for row in lines] == [True, False, False]
    assert "taken back already" in try_step(desk, step).says
    assert "takes another one back" in try_step(desk, reversal_step("602", 3, MAY)).says
    assert "has no entry 4; it has 3" in try_step(desk, reversal_step("602", 4, MAY)).says


def test_a_payout_and_a_fine_are_reversed_and_a_fee_that_stands_is_not(desk: Desk) -> None:
    desk = posted(desk)
    desk, _told = done(desk, payment_step("602", 3200, MAY), "in advance")
    desk, _told = done(desk, payout_step("602", 1000, MAY), "On request.")
    desk, _told = done(desk, fine_step(Penalty("602", APRIL, "", "7.5", 3600)), "A forged report.")
    # 22 − 32 + 10 + 36
    assert account_view(desk, "602", MAY).balance == 3600
    for number, balance in ((4, 0), (3, -1000)):
        desk, _told = done(desk, reversal_step("602", number, MAY), "By mistake.")
        assert account_view(desk, "602", MAY).balance == balance
    assert "waive the fee first" in try_step(desk, reversal_step("602", 1, MAY)).says
    early = try_step(desk, reversal_step("602", 2, APRIL))
    assert early.says == "The entry is of 30 May 2012; it cannot be taken back on 30 Apr 2012."


def fined(desk: Desk, last: date = date(2012, 6, 30)) -> Desk:
    """Club 601 is fined € 36, its first entry, and banned from 10 January 2012 on."""
    return done(desk, fine_step(penalty(ban_from=DAY, ban_until=last)), "A forged report.")[0]


def test_7_5_a_fine_taken_back_leaves_its_ban_and_says_how_to_lift_it(desk: Desk) -> None:
    desk = fined(desk)
    club = desk.club("601").name
    stays = f"{club} stays banned from 10 Jan 2012 to 30 Jun 2012 (§ 7.5)."
    told = f"{stays} “l” on the page of the club or “spielleiter club lift” lifts the ban."
    assert told in try_step(desk, refund_step(f"{SEASON}|fine|601|7.5|{DAY}", MAY)).notes
    desk, outcome = done(desk, reversal_step("601", 1, MAY), "On appeal.")
    assert outcome.notes == (f"The account of {club} is settled.", told)
    assert desk.club("601").suspended_on(date(2012, 6, 30))
    desk, _told = done(desk, lift_step("601", MAY), "On appeal.")
    assert not desk.club("601").suspended_on(MAY)


@pytest.mark.parametrize("last", [date(2012, 5, 29), date(2012, 6, 30)])
def test_7_5_of_a_ban_that_is_over_or_lifted_nothing_is_said(desk: Desk, last: date) -> None:
    desk = fined(desk, last)
    if last > MAY:
        desk, _told = done(desk, lift_step("601", MAY), "Served.")
    assert len(try_step(desk, reversal_step("601", 1, MAY)).notes) == 1


def test_1_3_a_suspension_for_arrears_is_no_ban_of_the_fine(desk: Desk) -> None:
    desk, _told = done(desk, fine_step(penalty()), "A forged report.")
    # Decided on 10 January: on 1 February the club has owed it for 22 days.
    desk, _told = done(desk, arrears_step("601", 21, date(2012, 2, 1), None))
    assert len(try_step(desk, reversal_step("601", 1, MAY)).notes) == 1
