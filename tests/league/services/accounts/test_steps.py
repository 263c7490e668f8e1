"""What is done to the accounts: tried it changes nothing, stored it is what was said before."""

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

from league.errors import InputError
from league.facts.accounts import Penalty, of_club
from league.facts.actors import official
from league.facts.claims import Application
from league.facts.registrations import Kind
from league.rulings import Action
from league.services.accounts import ledger as accounts
from league.services.accounts import statements
from league.services.accounts.explaining import (
    explain_account,
    explain_arrears,
    explain_line,
    explain_refund,
)
from league.services.accounts.rows import charge_rows, refund_rows
from league.services.accounts.steps import (
    arrears_step,
    fine_step,
    payment_step,
    payout_step,
    posting_step,
    refund_step,
)
from league.services.accounts.views import account_view, accounts_view, knows
from league.services.journal import views as journal
from league.services.registry.registering.registrations import register
from league.services.session import transactions
from league.services.session.desk import Desk
from league.services.session.opening import open_desk
from league.services.session.trial_runs import file_step, try_step
from tests.worlds.account_world import APRIL, BY, FINE, MAY, done, posted, ruled
from tests.worlds.acting import OFFICIAL
from tests.worlds.desk_world import STRUCK, stored


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    yield open_desk(stored(tmp_path), OFFICIAL)
    transactions.close_file()


def test_one_charge_is_posted_and_said_in_words(desk: Desk) -> None:
    (row,) = (row for row in charge_rows(desk) if row.charge.reference == FINE)
    home, away = (desk.team(team).name for team in STRUCK[2:])
    assert row.about.startswith(f"Round 8, board 5: {home} – {away}, ")
    desk, told = done(desk, posting_step([row.charge], APRIL))
    assert told.says == "1 charge is posted on 30 Apr 2012: €22.00."
    assert told.notes[0].startswith(f"TUWO § 7.2.c: {desk.club('602').name} owes €22.00")
    assert FINE not in [row.charge.reference for row in charge_rows(desk)]


def test_of_several_charges_the_cash_waits_for_the_captains(desk: Desk) -> None:
    charges = [row.charge for row in charge_rows(desk)]
    cash = [one for one in charges if one.cash]
    # Five gaps were paid at the board.
    assert len(cash) == 5
    desk, told = done(desk, posting_step(charges, APRIL))
    assert told.notes[0] == "5 in cash at the board wait until both captains confirmed them."
    assert [row.charge.cash for row in charge_rows(desk)] == [True] * 5
    left = [row.charge for row in charge_rows(desk)]
    assert "Nothing can be posted" in try_step(desk, posting_step(left, APRIL)).says
    assert "both captains" in try_step(desk, posting_step(left[:1], APRIL)).says
    desk, _told = done(desk, posting_step(left, APRIL, captains=True))
    assert charge_rows(desk) == ()


def test_what_fell_due_later_waits_for_its_day(desk: Desk) -> None:
    charges = [row.charge for row in charge_rows(desk) if not row.charge.cash]
    day = date(2011, 12, 31)
    later = [one for one in charges if one.day > day]
    desk, told = done(desk, posting_step(charges, day))
    assert told.notes[0] == f"{len(later)} are of a later day and wait."
    found = [row.charge.reference for row in charge_rows(desk) if not row.charge.cash]
    assert found == [one.reference for one in later]
    told = try_step(desk, posting_step(later[:1], day))
    assert "cannot be posted on 31 Dec 2011" in told.says
    # The teams are named, not numbered.
    assert "|" not in told.says
    assert desk.team(later[0].reference.split("|")[4]).name in told.says


def test_several_charges_are_summed_in_words(desk: Desk) -> None:
    charges = [row.charge for row in charge_rows(desk) if not row.charge.cash]
    told = try_step(desk, posting_step(charges, date(2012, 6, 30)))
    assert not any("×" in note for note in told.notes)
    fines = [one.cents for one in charges if one.rule == "7.2.c"]
    line = f"TUWO § 7.2.c: {len(fines)} charges, €{sum(fines) / 100:.2f} together"
    assert line in told.notes


def test_nothing_named_posts_nothing(desk: Desk) -> None:
    assert try_step(desk, posting_step([], APRIL)).refused
    assert statements.trial_balance(None) == {}
    assert len(accounts.propose(None)) == len(charge_rows(desk))


def test_a_payment_says_what_it_settles_and_what_is_too_much(desk: Desk) -> None:
    desk = posted(desk)
    club = desk.club("602").name
    desk, told = done(desk, payment_step("602", 1250, MAY, FINE))
    # 22.00 − 12.50 = 9.50
    assert told.says == f"€12.50 received from {club} on 30 May 2012."
    assert told.notes[0] == f"{club} owes €9.50."
    assert told.notes[1].endswith("€12.50 paid, €9.50 stay open")
    (row,) = account_view(desk, "602", MAY).items
    assert explain_account(desk, "602", MAY)[0].arithmetic.endswith("€22.00 − €12.50 paid = €9.50")
    assert (row.item.cents, row.age, row.owed) == (950, 30, True)
    # 20.00 − 9.50 = 10.50
    step = payment_step("602", 2000, MAY)
    told = try_step(desk, step)
    assert told.notes[0].startswith("€10.50 more than is owed")
    assert told.notes[1] == f"{club} has €10.50 to its credit."
    with pytest.raises(InputError, match=r"€10\.50 would stand to its credit\. Please say why"):
        file_step(desk, step, "")
    desk, _told = done(desk, step, "For the next season.")
    assert account_view(desk, "602", MAY).balance == -1050
    desk, told = done(desk, payout_step("602", 1050, MAY), "On request.")
    assert told.notes == (f"The account of {club} is settled.",)
    assert "paid out" in told.says


def test_a_registration_fee_names_the_player_and_the_day(desk: Desk) -> None:
    """§ 1.4.a: a registration of 28 December costs € 2."""
    paper = Application("100001", "602", Kind.HOME, date(2011, 12, 28), nation="AUT")
    register(None, paper, actor=official(BY), why="einig", despite="einig")
    desk = open_desk(desk.path, OFFICIAL)
    (row,) = (row for row in charge_rows(desk, "602") if row.charge.rule == "1.4.a")
    name = desk.world.players["100001"].name
    assert row.about == f"Registration of {name}, 28 Dec 2011"
    told = journal.rows()[-2].what
    assert f"€2.00 from {desk.club('602').name} to" in told
    assert f"Registration of {name}, 28 Dec 2011 (§ 1.4.a)" in told


def test_a_waived_fee_is_refunded_and_one_changed_is_posted_anew(desk: Desk) -> None:
    posted(desk)
    ruled(Action.CHANGE, cents=550, reason="A mistake.")
    desk = open_desk(desk.path, OFFICIAL)
    (row,) = refund_rows(desk, MAY)
    assert (row.posting.cents, row.now, row.posting.debit) == (2200, 550, of_club("602"))
    # 22.00 − 5.50 = 16.50
    assert "€22.00 − €5.50 = €16.50" in explain_refund(desk, row).arithmetic
    assert "Changed by Anna Muster to €5.50: A mistake." in explain_refund(desk, row).facts
    desk, told = done(desk, refund_step(FINE, MAY), "Half of it.")
    assert told.says.startswith(f"€22.00 refunded to {desk.club('602').name} on 30 May 2012")
    assert told.notes[0] == "€5.50 owed instead are posted anew."
    assert account_view(desk, "602", MAY).balance == 550
    ruled(Action.WAIVE, reason="A mistake.")
    desk = open_desk(desk.path, OFFICIAL)
    desk, told = done(desk, refund_step(FINE, MAY), "All of it.")
    assert told.notes == (f"The account of {desk.club('602').name} is settled.",)
    lines = account_view(desk, "602", MAY).lines
    assert [row.what for row in lines] == ["Fee", "Refund", "Fee", "Refund"]
    # 5.50 − 5.50 = 0
    assert explain_line(desk, lines[-1]).arithmetic == "Balance: €5.50 − €5.50 = €0.00"


def test_a_fee_that_stands_is_named_in_words_when_it_cannot_be_refunded(desk: Desk) -> None:
    told = try_step(posted(desk), refund_step(FINE, MAY))
    assert told.refused
    assert told.says.startswith("Round 8, board 5: ")
    assert "|" not in told.says


def test_7_5_a_fine_and_its_ceiling(desk: Desk) -> None:
    # § 7.5: up to € 36, § 7.6: up to € 72.
    assert [rule for rule, _title in knows(desk.book).fines] == ["7.5", "7.6"]
    day = date(2012, 1, 10)
    over = Penalty("601", day, "", "7.5", 3601)
    assert "€36.01" in try_step(desk, fine_step(over)).says
    ban = Penalty("601", day, "", "7.5", 3600, day, date(2012, 2, 9))
    desk, told = done(desk, fine_step(ban), "A forged report.")
    assert told.says == f"{desk.club('601').name} is fined €36.00 (§ 7.5)."
    assert told.notes == ("Banned from 10 Jan 2012 to 9 Feb 2012.",)
    (row,) = account_view(desk, "601", MAY).items
    assert row.about == "Fine decided on 10 Jan 2012"


def test_1_3_a_club_in_arrears_is_suspended(desk: Desk) -> None:
    day = date(2012, 1, 10)
    desk, _told = done(desk, fine_step(Penalty("601", day, "", "7.5", 3600)), "A forged report.")
    # 10 January to 1 February are 22 days.
    today = date(2012, 2, 1)
    assert accounts_view(desk, today, 22).arrears == ()
    (row,) = accounts_view(desk, today, 21).arrears
    assert (row.club.id, row.cents, row.days, row.rule) == ("601", 3600, 22, "1.3")
    assert explain_arrears(desk, row, today).facts.startswith(f"{desk.club('601').name} has owed")
    assert try_step(desk, arrears_step("601", 22, today, None)).refused
    desk, told = done(desk, arrears_step("601", 21, today, None))
    assert "may not play from 1 Feb 2012 to further notice" in told.says
    assert desk.club("601").suspended_from == today
