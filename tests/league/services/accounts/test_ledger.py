"""The ledger through services (TUWO § 4.4.a.2, 7.2): fees proposed, confirmed, posted once."""

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

from league.errors import InputError, NotFoundError, StorageError
from league.facts.accounts import FEDERATION, Charge, Status, What, of_club
from league.facts.actors import official
from league.facts.steps import StepKind
from league.record_kinds import CHARGE, POSTING
from league.rulings import Action
from league.services.accounts import ledger as accounts
from league.services.accounts import statements
from league.services.accounts.postings import ledger
from league.services.journal import views as journal
from league.services.session import transactions
from tests.worlds.account_world import (
    APRIL,
    BY,
    DAY,
    FINE,
    SEASON,
    balanced,
    federation,
    ruled,
    steps,
)
from tests.worlds.acting import record
from tests.worlds.desk_world import GAP, stored

CASH = f"{SEASON}|match|{'|'.join(map(str, GAP))}|fee|4.4.a.2|home|6||opponent"
"""€ 30 in cash from 601 to 612."""


@pytest.fixture(autouse=True)
def _file(tmp_path: Path) -> Iterator[None]:
    transactions.open_file(stored(tmp_path))
    yield
    transactions.close_file()


def debtor() -> str:
    """The club that owes the fine."""
    charge = next(one for one in accounts.propose(None) if one.reference == FINE)
    return charge.debtor.club


def test_all_fees_of_the_judged_season_are_proposed() -> None:
    found = accounts.propose(None)
    assert {one.status for one in found} == {Status.PROPOSED}
    assert sum(one.cents for one in found if one.creditor == FEDERATION) == 97500
    assert sum(one.cents for one in found if one.creditor != FEDERATION) == 22800
    assert ledger(federation()) == []


def test_a_fee_the_official_let_stand_is_confirmed_by_him() -> None:
    ruled(Action.CONFIRM)
    charge = next(one for one in accounts.propose(None) if one.reference == FINE)
    assert (charge.status, charge.by) == (Status.CONFIRMED, BY)


def test_confirming_posts_with_a_journal_line_and_leaves_the_rest() -> None:
    before, number = steps(), len(accounts.propose(None))
    club = debtor()
    (charge,) = accounts.confirm(None, [FINE], APRIL, actor=official(BY))
    assert (charge.status, charge.by) == (Status.POSTED, BY)
    (posting,) = ledger(federation())
    assert (posting.debit, posting.credit, posting.cents) == (of_club(club), FEDERATION, 2200)
    assert (posting.day, posting.rule, posting.what) == (APRIL, "7.2.c", What.FEE)
    assert steps() == before + 1
    assert journal.rows()[-1].by == BY
    assert len(accounts.propose(None)) == number - 1
    assert balanced()


def test_the_same_fee_is_not_posted_twice() -> None:
    accounts.confirm(None, [FINE], APRIL, actor=official(BY))
    before = steps()
    with pytest.raises(InputError, match=r"posted already \(§ 7\.2\.c\)"):
        accounts.confirm(None, [FINE], APRIL, actor=official(BY))
    assert steps() == before
    # Named twice at once it is still one fee.
    other = accounts.propose(None)[1].reference
    assert len(accounts.confirm(None, [other, other], APRIL, actor=official(BY))) == 1


def test_all_at_once_leaves_cash_for_the_captains() -> None:
    accounts.confirm(None, [], APRIL, actor=official(BY))
    left = accounts.propose(None)
    assert {one.cash for one in left} == {True}
    # The federation has all its fees; what opponents got in cash is left out.
    assert statements.trial_balance(None)[FEDERATION] == -97500
    accounts.confirm(None, [], APRIL, actor=official(BY), captains=True)
    assert accounts.propose(None) == []
    assert balanced()


def test_4_4_a_2_cash_at_the_board_is_posted_as_paid_when_both_captains_confirm() -> None:
    with pytest.raises(InputError, match="both captains"):
        accounts.confirm(None, [CASH], APRIL, actor=official(BY))
    assert ledger(federation()) == []
    accounts.confirm(None, [CASH], APRIL, actor=official(BY), captains=True)
    assert [(one.what, one.cents) for one in ledger(federation())] == [
        (What.FEE, 3000),
        (What.PAYMENT, 3000),
        (What.PAYMENT, 3000),
    ]
    account = statements.statement(None, "601")
    assert (account.balance, account.items.owes) == (0, ())
    assert statements.trial_balance(None) == dict.fromkeys(statements.trial_balance(None), 0)


def test_fees_of_registrations_are_proposed_too() -> None:
    charge = Charge(DAY, of_club("601"), FEDERATION, 1200, "1.4.a", "1/601/x", Status.PROPOSED)
    levy = Charge(DAY, of_club("601"), FEDERATION, 300, "1.8.c", "1/601/x", Status.PROPOSED)
    for one in (charge, levy):
        place = f"{one.rule} {one.reference}"
        record(SEASON, CHARGE, place, one, actor=official(BY), why="")
    mine = [one.reference for one in accounts.propose(None) if "/601/" in one.reference]
    assert mine == [f"{SEASON}|1.4.a|1/601/x", f"{SEASON}|1.8.c|1/601/x"]
    accounts.confirm(None, mine, DAY, actor=official(BY))
    assert statements.statement(None, "601").balance == 1500


@pytest.mark.parametrize(
    ("references", "day", "error", "sentence"),
    [
        (["nothing"], APRIL, NotFoundError, "nothing"),
        ([FINE, "nothing"], APRIL, NotFoundError, "nothing"),
        ([FINE], date(2011, 9, 1), InputError, r"1 Sep 2011 \(§ 7\.2\.c\)"),
    ],
)
def test_what_cannot_be_confirmed_is_refused_and_nothing_stored(
    references: list[str], day: date, error: type[Exception], sentence: str
) -> None:
    before = steps()
    with pytest.raises(error, match=sentence):
        accounts.confirm(None, references, day, actor=official(BY))
    assert steps() == before
    assert ledger(federation()) == []


def test_nobody_cannot_confirm() -> None:
    with pytest.raises(InputError, match="name of the person"):
        accounts.confirm(None, [FINE], APRIL, actor=official(""))


def test_a_posting_taken_back_leaves_a_hole_that_no_other_is_lost_by() -> None:
    unpaid = [one.reference for one in accounts.propose(None) if not one.cash]
    first, second, third = unpaid[:3]
    accounts.confirm(None, [first, second], APRIL, actor=official(BY))
    key = f"{federation()}/000001"
    record(None, POSTING, key, None, actor=official(BY), why="Taken back.", what=StepKind.FEE)
    accounts.confirm(None, [third], APRIL, actor=official(BY))
    assert [one.reference for one in ledger(federation())] == [second, third]
    assert first in [one.reference for one in accounts.propose(None)]
    assert balanced()


def test_without_a_file_nothing_is_posted() -> None:
    transactions.close_file()
    with pytest.raises(StorageError):
        accounts.confirm(None, [FINE], APRIL, actor=official(BY))
