"""The ledger through services: proposed, confirmed, posted once, paid, refunded; always in balance.

Expected amounts: the public season owes € 975 to the federation and € 228 to opponents, of which
€ 170 were paid in cash at the board (five gaps).
"""

from collections.abc import Callable, Iterator
from datetime import UTC, date, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from league.errors import InputError, NotFoundError, RuleBookError, StorageError
from league.facts.accounts import FEDERATION, NATIONAL, Charge, Penalty, Status, What, of_club
from league.facts.claims import Suspension
from league.rulings import Action, Ruling
from league.services import accounts, journal, statements, storing
from league.services.claiming import CHARGE
from league.services.clubs import SUSPENSION
from league.services.postings import POSTING, ledger
from league.services.recording import record, recorded
from tests.desk_world import GAP, STRUCK, stored

BY = "Anna Muster"
DAY = date(2012, 1, 10)
SEASON = "2011/12"
FINE = f"{SEASON}|match|{'|'.join(map(str, STRUCK))}|fee|7.2.c|home|5|100018|federation"
"""€ 22 of club 602's team, round 8."""
CASH = f"{SEASON}|match|{'|'.join(map(str, GAP))}|fee|4.4.a.2|home|6||opponent"
"""€ 30 in cash from 601 to 612."""
APRIL = date(2012, 4, 30)


@pytest.fixture(autouse=True)
def _file(tmp_path: Path) -> Iterator[None]:
    storing.open_file(stored(tmp_path))
    yield
    storing.close_file()


def federation() -> str:
    return storing.load()[0].federation


def debtor() -> str:
    """The club that owes the fine."""
    charge = next(one for one in accounts.propose(None) if one.reference == FINE)
    return charge.debtor.club


def ruled(action: Action, target: str, match: Any = STRUCK, cents: int | None = None) -> None:
    at = datetime(2012, 5, 1, tzinfo=UTC)
    reason = "because" if action is not Action.CONFIRM else ""
    storing.add_ruling(SEASON, Ruling(action, target, reason, BY, at, match, cents=cents))


def steps() -> int:
    assert journal.verify() is None
    return len(journal.rows())


def balanced() -> bool:
    return sum(statements.trial_balance(None).values()) == 0


def test_all_fees_of_the_judged_season_are_proposed() -> None:
    found = accounts.propose(None)
    assert {one.status for one in found} == {Status.PROPOSED}
    assert sum(one.cents for one in found if one.creditor == FEDERATION) == 97500
    assert sum(one.cents for one in found if one.creditor != FEDERATION) == 22800
    assert ledger(federation()) == []


def test_a_fee_the_official_let_stand_is_confirmed_by_him() -> None:
    ruled(Action.CONFIRM, FINE.partition(STRUCK[3] + "|")[2])
    charge = next(one for one in accounts.propose(None) if one.reference == FINE)
    assert (charge.status, charge.by) == (Status.CONFIRMED, BY)


def test_confirming_posts_with_a_journal_line_and_leaves_the_rest() -> None:
    before, number = steps(), len(accounts.propose(None))
    club = debtor()
    (charge,) = accounts.confirm(None, [FINE], APRIL, by=BY)
    assert (charge.status, charge.by) == (Status.POSTED, BY)
    (posting,) = ledger(federation())
    assert (posting.debit, posting.credit, posting.cents) == (of_club(club), FEDERATION, 2200)
    assert (posting.day, posting.rule, posting.what) == (APRIL, "7.2.c", What.FEE)
    assert steps() == before + 1
    assert journal.rows()[-1].by == BY
    assert len(accounts.propose(None)) == number - 1
    assert balanced()


def test_the_same_fee_is_not_posted_twice() -> None:
    accounts.confirm(None, [FINE], APRIL, by=BY)
    before = steps()
    with pytest.raises(InputError, match=r"posted already \(§ 7\.2\.c\)"):
        accounts.confirm(None, [FINE], APRIL, by=BY)
    assert steps() == before
    # Named twice at once it is still one fee.
    other = accounts.propose(None)[1].reference
    assert len(accounts.confirm(None, [other, other], APRIL, by=BY)) == 1


def test_all_at_once_leaves_cash_for_the_captains() -> None:
    accounts.confirm(None, [], APRIL, by=BY)
    left = accounts.propose(None)
    assert {one.cash for one in left} == {True}
    # The federation has all its fees; what opponents got in cash is left out.
    assert statements.trial_balance(None)[FEDERATION] == -97500
    accounts.confirm(None, [], APRIL, by=BY, captains=True)
    assert accounts.propose(None) == []
    assert balanced()


def test_4_4_a_2_cash_at_the_board_is_posted_as_paid_when_both_captains_confirm() -> None:
    with pytest.raises(InputError, match="both captains"):
        accounts.confirm(None, [CASH], APRIL, by=BY)
    assert ledger(federation()) == []
    accounts.confirm(None, [CASH], APRIL, by=BY, captains=True)
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
        record(SEASON, CHARGE, place, one, by=BY, why="", what=CHARGE)
    mine = [one.reference for one in accounts.propose(None) if "/601/" in one.reference]
    assert mine == [f"{SEASON}|1.4.a|1/601/x", f"{SEASON}|1.8.c|1/601/x"]
    accounts.confirm(None, mine, DAY, by=BY)
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
        accounts.confirm(None, references, day, by=BY)
    assert steps() == before
    assert ledger(federation()) == []


def test_nobody_cannot_confirm() -> None:
    with pytest.raises(InputError, match="by “”"):
        accounts.confirm(None, [FINE], APRIL, by="")


def test_a_posting_taken_back_leaves_a_hole_that_no_other_is_lost_by() -> None:
    unpaid = [one.reference for one in accounts.propose(None) if not one.cash]
    first, second, third = unpaid[:3]
    accounts.confirm(None, [first, second], APRIL, by=BY)
    key = f"{federation()}/000001"
    record(None, POSTING, key, None, by=BY, why="Taken back.", what="fee")
    accounts.confirm(None, [third], APRIL, by=BY)
    assert [one.reference for one in ledger(federation())] == [second, third]
    assert first in [one.reference for one in accounts.propose(None)]
    assert balanced()


# Refunds


def test_a_fee_waived_after_posting_is_proposed_for_refund_and_posted_back() -> None:
    accounts.confirm(None, [FINE], APRIL, by=BY)
    club = debtor_of_posting()
    assert accounts.refunds(None, APRIL) == []
    ruled(Action.WAIVE, FINE.partition(STRUCK[3] + "|")[2])
    (proposal,) = accounts.refunds(None, APRIL)
    assert (proposal.what, proposal.cents, proposal.reference) == (What.REVERSAL, 2200, FINE)
    assert len(ledger(federation())) == 1
    accounts.refund(None, FINE, APRIL, by=BY, reason="waived")
    assert accounts.refunds(None, APRIL) == []
    assert statements.statement(None, club).balance == 0
    assert FINE not in [one.reference for one in accounts.propose(None)]
    assert balanced()


def debtor_of_posting() -> str:
    return ledger(federation())[0].debit.club


def test_a_fee_changed_after_posting_is_posted_anew_with_the_difference() -> None:
    accounts.confirm(None, [FINE], APRIL, by=BY)
    ruled(Action.CHANGE, FINE.partition(STRUCK[3] + "|")[2], cents=550)
    made = accounts.refund(None, FINE, APRIL, by=BY, reason="half of it")
    assert [(one.what, one.cents) for one in made] == [(What.REVERSAL, 2200), (What.FEE, 550)]
    assert statements.statement(None, debtor_of_posting()).balance == 550


def test_a_fee_changed_to_nothing_after_posting_is_posted_back() -> None:
    accounts.confirm(None, [FINE], APRIL, by=BY)
    ruled(Action.CHANGE, FINE.partition(STRUCK[3] + "|")[2], cents=0)
    made = accounts.refund(None, FINE, APRIL, by=BY, reason="all of it")
    assert [one.what for one in made] == [What.REVERSAL]
    assert FINE not in [one.reference for one in accounts.propose(None)]


def test_a_waived_fee_that_was_paid_stands_to_the_clubs_credit_and_is_paid_out() -> None:
    accounts.confirm(None, [FINE], APRIL, by=BY)
    club = debtor_of_posting()
    accounts.pay(None, club, 2200, APRIL, by=BY, reference=FINE)
    ruled(Action.WAIVE, FINE.partition(STRUCK[3] + "|")[2])
    accounts.refund(None, FINE, APRIL, by=BY, reason="waived")
    assert statements.statement(None, club).balance == -2200
    with pytest.raises(InputError, match=r"€22\.00"):
        accounts.pay_out(None, club, 2201, APRIL, by=BY, reason="back")
    accounts.pay_out(None, club, 2200, APRIL, by=BY, reason="back")
    assert statements.statement(None, club).balance == 0
    assert set(statements.trial_balance(None).values()) == {0}


def test_a_fee_that_stands_is_not_refunded() -> None:
    accounts.confirm(None, [FINE], APRIL, by=BY)
    before = steps()
    with pytest.raises(InputError, match="waive the fee first"):
        accounts.refund(None, FINE, APRIL, by=BY, reason="kindness")
    with pytest.raises(InputError, match="reason"):
        accounts.refund(None, FINE, APRIL, by=BY, reason=" ")
    with pytest.raises(NotFoundError, match="nothing"):
        accounts.refund(None, "nothing", APRIL, by=BY, reason="x")
    assert steps() == before


# Payments and statements


def test_a_payment_settles_its_item_and_the_statement_shows_the_age() -> None:
    accounts.confirm(None, [FINE], APRIL, by=BY)
    club = debtor_of_posting()
    (row,) = [one for one in statements.open_clubs(None, date(2012, 5, 30)) if one.club.id == club]
    # From 30 April to 30 May are 30 days.
    assert (row.owes, row.balance, row.age) == (2200, 2200, 30)
    accounts.pay(None, club, 1000, date(2012, 5, 2), by=BY)
    account = statements.statement(None, club)
    assert [(one.cents, one.balance) for one in account.lines] == [(2200, 2200), (-1000, 1200)]
    assert [(one.cents, one.reference) for one in account.items.owes] == [(1200, FINE)]
    before = steps()
    with pytest.raises(InputError, match=r"owes €12\.00; of €15\.00, €3\.00 would stand to its"):
        accounts.pay(None, club, 1500, date(2012, 5, 3), by=BY)
    assert steps() == before
    accounts.pay(None, club, 1500, date(2012, 5, 3), by=BY, why="in advance")
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
        accounts.pay(None, club, cents, DAY, by=BY, reference=reference)
    assert steps() == before


# Fines


def penalty(**changes: Any) -> Penalty:
    fields = {"club": "601", "day": DAY, "reason": "A forged report.", "paragraph": "7.5"}
    return Penalty(**{**fields, "cents": 3600, **changes})


def test_7_5_a_fine_up_to_the_ceiling_is_posted() -> None:
    charge = accounts.fine(None, penalty(), by=BY)
    assert (charge.status, charge.by, charge.cents) == (Status.POSTED, BY, 3600)
    assert statements.statement(None, "601").balance == 3600
    assert journal.rows()[-1].why == "A forged report."


def test_7_6_a_fine_of_the_oesb_goes_to_the_oesb() -> None:
    accounts.fine(None, penalty(cents=7200, paragraph="7.6"), by=BY)
    assert statements.trial_balance(None)[NATIONAL] == -7200


def test_7_5_a_ban_with_the_fine_is_the_clubs_suspension() -> None:
    first, last = date(2012, 2, 1), date(2013, 1, 31)
    accounts.fine(None, penalty(ban_from=first, ban_until=last), by=BY)
    club = next(one for one in storing.load()[0].clubs if one.id == "601")
    assert (club.suspended_from, club.suspended_until) == (first, last)
    (fact,) = recorded(SEASON, SUSPENSION, Suspension).values()
    assert fact.reason == "§ 7.5: A forged report."


@pytest.mark.parametrize(
    ("changes", "error", "sentence"),
    [
        ({"cents": 3601}, InputError, r"€36\.01.*TUWO § 7\.5"),
        ({"cents": 7201, "paragraph": "7.6"}, InputError, r"€72\.01.*TUWO § 7\.6"),
        ({"paragraph": "7.2.a"}, InputError, r"7\.2\.a"),
        ({"cents": 10.5}, InputError, r"10\.5.*§ 7\.5"),
        ({"cents": -1}, InputError, "-1"),
        ({"reason": " "}, InputError, "reason"),
        ({"cents": 0}, InputError, "an amount or a ban"),
        ({"club": "999"}, NotFoundError, "999"),
        ({"day": date(2012, 7, 1)}, InputError, r"1 Jul 2012.*§ 7\.5"),
        # One year from 1 February 2012 ends on 31 January 2013.
        ({"ban_from": date(2012, 2, 1), "ban_until": date(2013, 2, 1)}, InputError, "1 Feb 2013"),
        ({"ban_from": date(2012, 2, 1)}, InputError, r"7\.5"),
        ({"ban_from": date(2012, 2, 1), "ban_until": date(2012, 1, 1)}, InputError, "1 Jan 2012"),
    ],
)
def test_7_5_beyond_the_ceiling_nothing_is_stored(
    changes: dict[str, Any], error: type[Exception], sentence: str
) -> None:
    before = steps()
    with pytest.raises(error, match=sentence):
        accounts.fine(None, penalty(**changes), by=BY)
    assert steps() == before
    assert ledger(federation()) == []
    assert storing.load()[0].clubs[0].suspended_from is None


def test_7_5_the_same_decision_is_not_posted_twice() -> None:
    accounts.fine(None, penalty(), by=BY)
    with pytest.raises(InputError, match="posted already"):
        accounts.fine(None, penalty(), by=BY)
    accounts.refund(None, f"{SEASON}|fine|601|7.5|{DAY}", DAY, by=BY, reason="on appeal")
    assert statements.statement(None, "601").balance == 0


# Arrears


def test_1_3_a_club_in_arrears_is_listed_and_suspended() -> None:
    accounts.fine(None, penalty(), by=BY)
    # Posted on 10 January; 31 January is 21 days, 1 February 22 days later.
    assert statements.in_arrears(None, date(2012, 1, 31), 21) == []
    ((club, finding),) = statements.in_arrears(None, date(2012, 2, 1), 21)
    assert (club.id, finding.rule) == ("601", "1.3")
    assert "€36.00" in str(finding.sentence)
    first = date(2012, 2, 1)
    found = statements.suspend_for_arrears(None, "601", first, None, days=21, by=BY)
    assert (found.suspended_from, found.suspended_until) == (first, None)
    assert "€36.00" in journal.rows()[-1].why


def test_1_3_a_club_that_owes_nothing_for_so_long_is_not_suspended() -> None:
    accounts.fine(None, penalty(), by=BY)
    before = steps()
    for club, days in (("601", 22), ("602", 0)):
        with pytest.raises(InputError, match=r"§ 1\.3"):
            statements.suspend_for_arrears(None, club, date(2012, 2, 1), None, days=days, by=BY)
    with pytest.raises(InputError, match="-1 days"):
        statements.in_arrears(None, date(2012, 2, 1), -1)
    assert steps() == before


# The ledger always sums to zero

WAYS: dict[str, Callable[[str, int, int], object]] = {
    "confirm": lambda _club, at, _cents: accounts.confirm(
        None, [nth(accounts.propose(None), at).reference], APRIL, by=BY, captains=True
    ),
    "pay": lambda club, _at, cents: accounts.pay(None, club, cents, APRIL, by=BY, why="x"),
    "pay out": lambda club, _at, cents: accounts.pay_out(
        None, club, cents, APRIL, by=BY, reason="x"
    ),
    "fine": lambda club, _at, cents: accounts.fine(
        None, penalty(club=club, cents=cents % 4000), by=BY
    ),
    "waive": lambda _club, at, _cents: waive(nth(ledger(federation()), at).reference),
    "refund": lambda _club, at, _cents: accounts.refund(
        None, nth(ledger(federation()), at).reference, APRIL, by=BY, reason="x"
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
        storing.open_file(stored(Path(folder)))
        walk(steps)
        storing.close_file()


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


def test_without_a_file_nothing_is_posted() -> None:
    storing.close_file()
    with pytest.raises(StorageError):
        accounts.confirm(None, [FINE], APRIL, by=BY)


def test_a_payment_of_a_day_to_come_is_refused() -> None:
    with pytest.raises(InputError, match="1 Jan 2199 is still to come"):
        accounts.pay(None, "601", 500, date(2199, 1, 1), by=BY)
