"""Money that moves: refunds, payments and statements; whatever is done, the ledger sums to zero."""

from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from league.errors import InputError, NotFoundError, RuleBookError
from league.facts.accounts import What
from league.facts.actors import official
from league.rulings import Action
from league.services.accounts import ledger as accounts
from league.services.accounts import statements
from league.services.accounts.fines import fine
from league.services.accounts.postings import ledger
from league.services.journal import views as journal
from league.services.session import transactions
from league.services.session.opening import judge_stored
from tests.worlds.account_world import (
    APRIL,
    BY,
    DAY,
    FINE,
    balanced,
    federation,
    penalty,
    ruled,
    steps,
)
from tests.worlds.desk_world import stored


@pytest.fixture(autouse=True)
def _file(tmp_path: Path) -> Iterator[None]:
    transactions.open_file(stored(tmp_path))
    yield
    transactions.close_file()


def debtor_of_posting() -> str:
    return ledger(federation())[0].debit.club


# Refunds


def test_a_fee_waived_after_posting_is_proposed_for_refund_and_posted_back() -> None:
    accounts.confirm(None, [FINE], APRIL, actor=official(BY))
    club = debtor_of_posting()
    assert accounts.refunds_in(judge_stored(None), APRIL) == []
    ruled(Action.WAIVE)
    (proposal,) = accounts.refunds_in(judge_stored(None), APRIL)
    assert (proposal.what, proposal.cents, proposal.reference) == (What.REVERSAL, 2200, FINE)
    assert len(ledger(federation())) == 1
    accounts.refund(None, FINE, APRIL, actor=official(BY), reason="waived")
    assert accounts.refunds_in(judge_stored(None), APRIL) == []
    assert statements.statement(None, club).balance == 0
    assert FINE not in [one.reference for one in accounts.propose(None)]
    assert balanced()


def test_a_fee_changed_after_posting_is_posted_anew_with_the_difference() -> None:
    accounts.confirm(None, [FINE], APRIL, actor=official(BY))
    ruled(Action.CHANGE, cents=550)
    made = accounts.refund(None, FINE, APRIL, actor=official(BY), reason="half of it")
    assert [(one.what, one.cents) for one in made] == [(What.REVERSAL, 2200), (What.FEE, 550)]
    assert statements.statement(None, debtor_of_posting()).balance == 550


def test_a_fee_changed_to_nothing_after_posting_is_posted_back() -> None:
    accounts.confirm(None, [FINE], APRIL, actor=official(BY))
    ruled(Action.CHANGE, cents=0)
    made = accounts.refund(None, FINE, APRIL, actor=official(BY), reason="all of it")
    assert [one.what for one in made] == [What.REVERSAL]
    assert FINE not in [one.reference for one in accounts.propose(None)]


def test_a_waived_fee_that_was_paid_stands_to_the_clubs_credit_and_is_paid_out() -> None:
    accounts.confirm(None, [FINE], APRIL, actor=official(BY))
    club = debtor_of_posting()
    accounts.pay(None, club, 2200, APRIL, actor=official(BY), reference=FINE)
    ruled(Action.WAIVE)
    accounts.refund(None, FINE, APRIL, actor=official(BY), reason="waived")
    assert statements.statement(None, club).balance == -2200
    with pytest.raises(InputError, match=r"€22\.00"):
        accounts.pay_out(None, club, 2201, APRIL, actor=official(BY), reason="back")
    accounts.pay_out(None, club, 2200, APRIL, actor=official(BY), reason="back")
    assert statements.statement(None, club).balance == 0
    assert set(statements.trial_balance(None).values()) == {0}


def test_a_fee_that_stands_is_not_refunded() -> None:
    accounts.confirm(None, [FINE], APRIL, actor=official(BY))
    before = steps()
    with pytest.raises(InputError, match="waive the fee first"):
        accounts.refund(None, FINE, APRIL, actor=official(BY), reason="kindness")
    with pytest.raises(InputError, match="reason"):
        accounts.refund(None, FINE, APRIL, actor=official(BY), reason=" ")
    with pytest.raises(NotFoundError, match="nothing"):
        accounts.refund(None, "nothing", APRIL, actor=official(BY), reason="x")
    assert steps() == before


# Payments and statements


def test_a_payment_settles_its_item_and_the_statement_shows_the_age() -> None:
    accounts.confirm(None, [FINE], APRIL, actor=official(BY))
    club = debtor_of_posting()
    (row,) = [one for one in statements.open_clubs(None, date(2012, 5, 30)) if one.club.id == club]
    # From 30 April to 30 May are 30 days.
    assert (row.owes, row.balance, row.age) == (2200, 2200, 30)
    accounts.pay(None, club, 1000, date(2012, 5, 2), actor=official(BY))
    account = statements.statement(None, club)
    assert [(one.cents, one.balance) for one in account.lines] == [(2200, 2200), (-1000, 1200)]
    assert [(one.cents, one.reference) for one in account.items.owes] == [(1200, FINE)]
    before = steps()
    with pytest.raises(InputError, match=r"owes €12\.00; of €15\.00, €3\.00 would stand to its"):
        accounts.pay(None, club, 1500, date(2012, 5, 3), actor=official(BY))
    assert steps() == before
    accounts.pay(None, club, 1500, date(2012, 5, 3), actor=official(BY), why="in advance")
    assert journal.rows()[-1].why == "in advance"
    account = statements.statement(None, club)
    assert (account.items.owes, account.items.credit, account.balance) == ((), 300, -300)
    assert balanced()


@pytest.mark.parametrize(
    ("club", "cents", "reference", "error", "sentence"),
    [
        ("999", 100, "", NotFoundError, "999"),
        ("601", 0, "", InputError, "cannot be posted"),
        ("601", -5, "", InputError, r"-5 is no amount in whole cents \(§ 1\.3\)"),
        ("601", 10.5, "", InputError, r"10\.5 is no amount in whole cents \(§ 1\.3\)"),
        ("601", 100, "nothing", NotFoundError, "nothing"),
    ],
)
def test_payments_that_cannot_be_are_refused(
    club: str, cents: Any, reference: str, error: type[Exception], sentence: str
) -> None:
    before = steps()
    with pytest.raises(error, match=sentence):
        accounts.pay(None, club, cents, DAY, actor=official(BY), reference=reference)
    assert steps() == before


def test_a_payment_of_a_day_to_come_is_refused() -> None:
    with pytest.raises(InputError, match="1 Jan 2199 is still to come"):
        accounts.pay(None, "601", 500, date(2199, 1, 1), actor=official(BY))


# The ledger always sums to zero


WAYS: dict[str, Callable[[str, int, int], object]] = {
    "confirm": lambda _club, at, _cents: accounts.confirm(
        None, [nth(accounts.propose(None), at).reference], APRIL, actor=official(BY), captains=True
    ),
    "pay": lambda club, _at, cents: accounts.pay(
        None, club, cents, APRIL, actor=official(BY), why="x"
    ),
    "pay out": lambda club, _at, cents: accounts.pay_out(
        None, club, cents, APRIL, actor=official(BY), reason="x"
    ),
    "fine": lambda club, _at, cents: fine(
        None, penalty(club=club, cents=cents % 4000), actor=official(BY)
    ),
    "waive": lambda _club, at, _cents: waive(nth(ledger(federation()), at).reference),
    "refund": lambda _club, at, _cents: accounts.refund(
        None, nth(ledger(federation()), at).reference, APRIL, actor=official(BY), reason="x"
    ),
}


def nth(things: list[Any], at: int) -> Any:
    if not things:
        raise NotFoundError("there is none")
    return things[at % len(things)]


def waive(reference: str) -> None:
    _season, word, *match, key = reference.split("|", 6)
    if word != "match":
        raise NotFoundError(reference)
    division, number, home, away = match
    ruled(Action.WAIVE, key, (division, int(number), home, away))


STEPS = some.tuples(
    some.sampled_from(sorted(WAYS)),
    some.sampled_from(["601", "602", "607"]),
    some.integers(0, 50),
    some.integers(-100, 9000),
)


@given(steps=some.lists(STEPS, max_size=12))
@settings(max_examples=25, derandomize=True, deadline=None)
def test_whatever_is_done_the_ledger_sums_to_zero(steps: list[tuple[str, str, int, int]]) -> None:
    with TemporaryDirectory() as folder:
        transactions.open_file(stored(Path(folder), "landesliga"))
        walk(steps)
        transactions.close_file()


def walk(steps: list[tuple[str, str, int, int]]) -> None:
    for way, club, at, cents in steps:
        before = ledger(federation())
        try:
            WAYS[way](club, at, cents)
        except (InputError, NotFoundError, RuleBookError):
            assert ledger(federation()) == before
        assert sum(statements.trial_balance(None).values()) == 0
    fees = [one.reference for one in ledger(federation()) if one.what is What.FEE]
    taken = [one.reference for one in ledger(federation()) if one.what is What.REVERSAL]
    for reference in fees:
        assert fees.count(reference) - taken.count(reference) <= 1
