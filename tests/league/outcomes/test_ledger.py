"""The ledger: always zero in sum, steps in order, open items with their age."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import date, timedelta
from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from league.errors import InputError
from league.facts.accounts import (
    CASH,
    DEPOSITS,
    FEDERATION,
    NATIONAL,
    Account,
    Charge,
    Holder,
    Posting,
    Status,
    What,
    account_named,
    of_club,
)
from league.outcomes.ledger import (
    advance,
    balances,
    corrections,
    deposit,
    held,
    live,
    payment,
    payout,
    post,
    release,
    reverse,
)
from league.outcomes.open_items import open_items

DAY = date(2011, 10, 15)
ONE, TWO = of_club("1"), of_club("2")
ACCOUNTS = (ONE, TWO, FEDERATION, NATIONAL, DEPOSITS, CASH)


def charge(cents: int = 700, reference: str = "r", **changes: object) -> Charge:
    made = Charge(DAY, ONE, FEDERATION, cents, "4.3.d", reference)
    return replace(made, **changes)  # type: ignore[arg-type]  # any field may change


def posted(one: Charge, day: date = DAY) -> tuple[Posting, ...]:
    return post(replace(one, status=Status.CONFIRMED), day, (True, True))[1]


postings = st.builds(
    lambda pair, cents, what: Posting(DAY, pair[0], pair[1], cents, "7.2.a", what, "r"),
    st.permutations(ACCOUNTS),
    st.integers(1, 10_000),
    st.sampled_from(list(What)),
)


@given(st.lists(postings, max_size=40))
def test_all_accounts_together_are_always_zero(entries: list[Posting]) -> None:
    assert sum(balances(entries).values()) == 0
    assert balances(live(entries)) == balances(entries)


charges = st.builds(
    lambda cents, cash, to, number: charge(cents, f"r{number}", cash=cash, creditor=to),
    st.integers(0, 5_000),
    st.booleans(),
    st.sampled_from((FEDERATION, TWO)),
    st.integers(0, 6),
)


@given(st.lists(charges, max_size=8, unique_by=lambda one: one.reference), st.integers(0, 9_000))
def test_what_is_left_is_what_was_owed_less_what_was_paid(owed: list[Charge], paid: int) -> None:
    entries = [one for made in owed for one in posted(made)]
    if paid:
        entries.append(payment("1", paid, DAY, "1.3", "P"))
    items = open_items(ONE, entries)
    left = sum(item.cents for item in items.owes)
    due = sum(one.cents for one in owed if not one.cash)
    assert left == max(due - paid, 0)
    assert items.credit == max(paid - due, 0)
    assert balances(entries)[ONE] == left - items.credit


@given(
    st.lists(charges, max_size=6, unique_by=lambda one: one.reference),
    st.lists(charges, max_size=6, unique_by=lambda one: one.reference),
)
def test_corrections_bring_the_ledger_to_what_is_owed_now(
    before: list[Charge], now: list[Charge]
) -> None:
    plain = [replace(one, cash=False) for one in before]
    entries = [one for made in plain for one in posted(made)]
    known = {one.reference for one in entries}
    entries += corrections([replace(one, cash=False) for one in now], entries, DAY)
    wanted = sum(one.cents for one in now if one.reference in known)
    assert balances(entries)[ONE] == wanted
    assert corrections([replace(one, cash=False) for one in now], entries, DAY) == ()


@pytest.mark.parametrize("cents", [0.5, 10.0, Decimal("1.5"), "7", True, -1])
def test_only_whole_cents_are_posted(cents: object) -> None:
    with pytest.raises(InputError, match=r"7\.2\.a"):
        Posting(DAY, ONE, FEDERATION, cents, "7.2.a", What.FEE, "r")  # type: ignore[arg-type]  # what a person may hand in
    with pytest.raises(InputError, match=r"4\.3\.d"):
        charge(cents)  # type: ignore[arg-type]  # the same


def test_nothing_is_posted_for_nothing_nor_to_itself() -> None:
    with pytest.raises(InputError):
        Posting(DAY, ONE, FEDERATION, 0, "7.2.a", What.FEE, "r")
    with pytest.raises(InputError):
        Posting(DAY, ONE, ONE, 100, "7.2.a", What.FEE, "r")
    with pytest.raises(InputError):
        Posting(DAY, ONE, FEDERATION, 100, "", What.FEE, "r")


def test_a_charge_goes_step_by_step() -> None:
    made = charge()
    for early in (Status.CONFIRMED, Status.POSTED, Status.DETECTED):
        with pytest.raises(InputError, match=r"detected.*4\.3\.d"):
            advance(made, early, "Anna Muster")
    proposed = advance(made, Status.PROPOSED)
    with pytest.raises(InputError, match="proposed"):
        post(proposed, DAY)
    with pytest.raises(InputError, match="“”"):
        advance(proposed, Status.CONFIRMED)
    done, entries = post(advance(proposed, Status.CONFIRMED, "Anna Muster"), DAY)
    assert (done.status, done.by) == (Status.POSTED, "Anna Muster")
    assert [(one.debit, one.credit, one.cents, one.what) for one in entries] == [
        (ONE, FEDERATION, 700, What.FEE)
    ]
    for after in Status:
        with pytest.raises(InputError, match="posted"):
            advance(done, after, "Anna Muster")


def test_a_dropped_charge_can_be_proposed_again_but_not_posted() -> None:
    dropped = advance(charge(), Status.DROPPED, "Anna Muster")
    with pytest.raises(InputError, match="dropped"):
        post(dropped, DAY)
    assert advance(dropped, Status.PROPOSED).status is Status.PROPOSED


def test_a_charge_of_nothing_leaves_no_posting() -> None:
    assert posted(charge(0)) == ()


def test_payments_settle_their_own_item_then_the_oldest() -> None:
    entries = [
        *posted(charge(700, "old"), DAY),
        *posted(charge(2200, "middle"), DAY + timedelta(days=1)),
        *posted(charge(1100, "new"), DAY + timedelta(days=2)),
    ]
    own = [*entries, payment("1", 1100, DAY, "1.3", "new")]
    assert left(own) == [("old", 700), ("middle", 2200)]
    oldest = [*entries, payment("1", 1000, DAY, "1.3", "P1")]
    assert left(oldest) == [("middle", 1900), ("new", 1100)]
    assert open_items(ONE, oldest).owes[0].age(DAY + timedelta(days=31)) == 30


def left(entries: Sequence[Posting], account: Account = ONE) -> list[tuple[str, int]]:
    return [(item.reference, item.cents) for item in open_items(account, entries).owes]


def test_what_was_paid_too_much_is_a_credit_until_it_is_given_back() -> None:
    entries = [*posted(charge(700)), payment("1", 1000, DAY, "1.3", "P1")]
    assert (left(entries), open_items(ONE, entries).credit) == ([], 300)
    entries.append(payout(ONE, 300, DAY, "1.3", "P2"))
    assert (left(entries), open_items(ONE, entries).credit) == ([], 0)
    assert balances(entries)[ONE] == 0


def test_a_club_is_due_what_its_opponent_owes() -> None:
    entries = list(posted(charge(350, creditor=TWO)))
    assert [(item.other, item.cents) for item in open_items(TWO, entries).due] == [(ONE, 350)]
    assert left(entries, TWO) == []
    entries.append(payout(TWO, 350, DAY, "7.2.d", "r"))
    assert open_items(TWO, entries).due == ()


def test_cash_at_the_board_is_settled_at_once() -> None:
    entries = posted(charge(4000, cash=True, creditor=TWO))
    assert [one.what for one in entries] == [What.FEE, What.PAYMENT, What.PAYMENT]
    assert set(balances(entries).values()) == {0}
    assert (left(entries), open_items(TWO, entries).due) == ([], ())


def test_a_reversed_fee_is_owed_no_more_and_what_was_paid_for_it_is_a_credit() -> None:
    entries = [*posted(charge(700)), payment("1", 700, DAY, "1.3", "r")]
    entries.append(reverse(entries[0], DAY))
    assert (left(entries), open_items(ONE, entries).credit) == ([], 700)
    with pytest.raises(InputError, match="r was taken back"):
        reverse(entries[-1], DAY)


def test_a_bounced_payment_leaves_the_item_open() -> None:
    entries = [*posted(charge(700)), payment("1", 700, DAY, "1.3", "r")]
    assert left(entries) == []
    assert left([*entries, reverse(entries[1], DAY)]) == [("r", 700)]


def test_a_deposit_goes_back_or_is_lost_once() -> None:
    paid = deposit(1500, DAY, "6.4.a", "P")
    other = deposit(7200, DAY, "6.4.b", "Q")
    assert (held([paid, other], "P"), held([paid, other], "R")) == (1500, 0)
    lost = release([paid, other], "P", DAY, FEDERATION)
    assert [(one.debit, one.credit, one.cents, one.what, one.rule) for one in lost] == [
        (DEPOSITS, FEDERATION, 1500, What.FORFEIT, "6.4.a")
    ]
    with pytest.raises(InputError, match="P"):
        release([paid, other, *lost], "P", DAY)
    back = release([other], "Q", DAY)
    assert [(one.credit, one.what) for one in back] == [(CASH, What.REFUND)]


def test_accounts_have_names() -> None:
    for account in ACCOUNTS:
        assert account_named(str(account)) == account
    for wrong in ("club", "bank", "cash:1", ""):
        with pytest.raises(InputError):
            account_named(wrong)
    with pytest.raises(InputError):
        Account(Holder.CLUB)
