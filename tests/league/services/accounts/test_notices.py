"""Numbered notices: one for every charge posted or taken back, without repeat or hole.

Club 602 was fined € 22 in round 8 (§ 7.2.c); 601 left board 6 empty in round 1: € 30 in cash to the
opponent (§ 4.4.a.2), and half of € 22 to each of federation and opponent (§ 7.2.d).
"""

from collections import Counter
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from league.errors import InputError, LeagueError, NotFoundError
from league.facts.accounts import FEDERATION, Posting, What, of_club
from league.facts.actors import Right
from league.facts.notices import Notice
from league.facts.steps import StepKind
from league.language import speaking
from league.record_kinds import POSTING
from league.rulings import Action
from league.services.accounts import ledger as accounts
from league.services.accounts.fines import fine
from league.services.accounts.notices import notice_rows, notices_of
from league.services.accounts.papers import notice_view
from league.services.accounts.postings import add_postings, numbered
from league.services.accounts.reminders import payment_term, set_payment_term
from league.services.accounts.reversals import reverse_line
from league.services.journal import views as journal
from league.services.journal.undoing import undo
from league.services.session import transactions
from league.services.session.desk import Desk
from league.services.session.opening import open_desk
from league.services.session.transactions import transaction
from league.storage.database import opened
from league.views.accounts import NoticeState
from tests.worlds.account_world import APRIL, DAY, FINE, MAY, SEASON, federation, penalty, ruled
from tests.worlds.acting import OFFICIAL, record
from tests.worlds.desk_world import GAP, stored

CASH = f"{SEASON}|match|{'|'.join(map(str, GAP))}|fee|4.4.a.2|home|6||opponent"


@pytest.fixture(autouse=True)
def _file(tmp_path: Path) -> Iterator[None]:
    transactions.open_file(stored(tmp_path))
    yield
    transactions.close_file()


def desk() -> Desk:
    return open_desk(opened(), OFFICIAL)


def given_() -> list[Notice]:
    return list(notices_of(federation()).values())


def numbers() -> list[str]:
    return [one.number for one in given_()]


def test_a_posted_fine_has_a_notice_with_what_was_found_in_both_languages() -> None:
    accounts.confirm(None, [FINE], APRIL, actor=OFFICIAL)
    (one,) = given_()
    assert (one.number, one.posting, one.due, one.cash) == ("2012/1", 1, None, False)
    # The player sat on the wrong board (§ 4.4.d.1); what that costs says § 7.2.c.
    assert one.broken == ("4.4.d.1",)
    assert [told.language for told in one.told] == ["de", "en"]
    german, english = one.told
    assert "Brett" in german.facts
    assert "board" in english.facts
    assert "€ 22,00" in german.arithmetic
    assert "€22.00" in english.arithmetic


def test_what_a_notice_says_stays_although_the_facts_change() -> None:
    accounts.confirm(None, [FINE], APRIL, actor=OFFICIAL)
    with speaking("en"):
        before = notice_view(desk(), "2012/1")
        ruled(Action.WAIVE)
        after = notice_view(desk(), "2012/1")
    assert after == before


def test_numbers_run_by_calendar_year_of_the_posting() -> None:
    fine(None, penalty(day=date(2011, 12, 31)), actor=OFFICIAL)
    fine(None, penalty(day=DAY), actor=OFFICIAL)
    fine(None, penalty(day=date(2011, 12, 30)), actor=OFFICIAL)
    accounts.confirm(None, [FINE], APRIL, actor=OFFICIAL)
    assert numbers() == ["2011/1", "2011/2", "2012/1", "2012/2"]


def test_a_fine_without_an_amount_has_no_notice() -> None:
    fine(None, penalty(cents=0, ban_from=DAY, ban_until=MAY), actor=OFFICIAL)
    assert given_() == []


def test_the_reason_of_a_fine_stands_on_its_notice() -> None:
    fine(None, penalty(), actor=OFFICIAL)
    assert notice_view(desk(), "2012/1").reason == "A forged report."


def test_payments_have_no_notice_and_cash_at_the_board_is_paid_at_once() -> None:
    accounts.confirm(None, [CASH], APRIL, actor=OFFICIAL, captains=True)
    (row,) = notice_rows(desk())
    assert (row.state, row.cents, row.left) == (NoticeState.CASH, 3000, 0)
    accounts.confirm(None, [FINE], APRIL, actor=OFFICIAL)
    accounts.pay(None, "602", 1000, MAY, actor=OFFICIAL)
    assert numbers() == ["2012/1", "2012/2"]
    # € 22.00 − € 10.00 = € 12.00
    assert [(one.state, one.left) for one in notice_rows(desk(), "602")] == [
        (NoticeState.OPEN, 1200)
    ]
    accounts.pay(None, "602", 1200, MAY, actor=OFFICIAL)
    assert notice_rows(desk(), "602")[0].state is NoticeState.PAID


def test_a_refund_is_a_notice_of_its_own_that_names_the_other() -> None:
    accounts.confirm(None, [FINE], APRIL, actor=OFFICIAL)
    ruled(Action.WAIVE)
    accounts.refund(None, FINE, MAY, actor=OFFICIAL, reason="Waived.")
    first, second = notice_rows(desk())
    assert (first.number, first.state, first.other) == ("2012/1", NoticeState.REVERSED, "2012/2")
    assert (second.number, second.state, second.other) == ("2012/2", NoticeState.REVERSAL, "2012/1")
    assert (second.club, second.cents, second.day) == (first.club, 2200, MAY)
    assert notice_view(desk(), "2012/2").reason == "Waived."


def test_another_amount_is_a_reversal_and_a_new_charge() -> None:
    accounts.confirm(None, [FINE], APRIL, actor=OFFICIAL)
    ruled(Action.CHANGE, cents=1100)
    accounts.refund(None, FINE, MAY, actor=OFFICIAL, reason="Half of it.")
    rows = notice_rows(desk())
    assert [(one.number, one.cents, one.state) for one in rows] == [
        ("2012/1", 2200, NoticeState.REVERSED),
        ("2012/2", 2200, NoticeState.REVERSAL),
        ("2012/3", 1100, NoticeState.OPEN),
    ]


def test_taking_a_posting_back_leaves_its_notice_and_gives_the_next_number() -> None:
    accounts.confirm(None, [FINE], APRIL, actor=OFFICIAL)
    back = undo(len(journal.rows()), OFFICIAL, "Too early.")
    kinds = [one.what for one in numbered(federation()).values()]
    assert kinds == [What.FEE, What.REVERSAL]
    assert len(given_()) == 2
    assert given_()[1].reason == "Too early."
    # The counter-entry is taken back as well: the fee is owed again, by a new notice.
    undo(back, OFFICIAL, "It was right.")
    assert len(given_()) == 3
    assert journal.verify() is None
    assert {one.posting for one in given_()} == set(numbered(federation()))


def test_a_reversed_payment_has_no_notice() -> None:
    accounts.confirm(None, [FINE], APRIL, actor=OFFICIAL)
    accounts.pay(None, "602", 2200, MAY, actor=OFFICIAL)
    reverse_line(None, "602", 2, MAY, actor=OFFICIAL, reason="Another club's.")
    assert numbers() == ["2012/1"]
    assert notice_rows(desk())[0].state is NoticeState.OPEN


def test_a_charge_of_earlier_files_has_no_number_but_its_reversal_has() -> None:
    old = Posting(APRIL, of_club("602"), FEDERATION, 500, "7.5", What.FEE, f"{SEASON}|fine|602|x")
    key = f"{federation()}/000001"
    record(None, POSTING, key, old, actor=OFFICIAL, why="", what=StepKind.FEE)
    assert notice_rows(desk()) == []
    accounts.refund(None, old.reference, MAY, actor=OFFICIAL, reason="Wrong.")
    (row,) = notice_rows(desk())
    assert (row.number, row.state, row.other) == ("2012/1", NoticeState.REVERSAL, "")


def test_the_largest_amount_and_a_name_of_200_letters_are_no_trouble() -> None:
    big = Posting(APRIL, of_club("602"), FEDERATION, 10**9, "7.5", What.FEE, "x" * 200)
    with transaction(OFFICIAL, Right.ACCOUNTS):
        add_postings(federation(), [big], actor=OFFICIAL, why="", what=StepKind.FEE)
    with speaking("en"):
        view = notice_view(desk(), "2012/1")
    assert (view.row.cents, view.row.about) == (10**9, "x" * 200)
    with pytest.raises(InputError):
        Posting(APRIL, of_club("602"), FEDERATION, 0, "7.5", What.FEE, "x")


@pytest.mark.parametrize("number", ["2012/2", "2012/0", "2012", "", "x/1", "2012/01"])
def test_a_notice_that_was_never_given_is_refused_with_those_there_are(number: str) -> None:
    with pytest.raises(NotFoundError, match="none was given"):
        notice_view(desk(), number)
    accounts.confirm(None, [FINE], APRIL, actor=OFFICIAL)
    with pytest.raises(NotFoundError, match=r"2012/1 to 2012/1"):
        notice_view(desk(), number)


def test_the_term_of_payment_counts_for_what_is_posted_from_then_on() -> None:
    fine(None, penalty(), actor=OFFICIAL)
    set_payment_term(None, 30, actor=OFFICIAL, why="Decided by the executive.")
    accounts.confirm(None, [FINE], APRIL, actor=OFFICIAL)
    assert payment_term(federation()) == 30
    # 30 April + 30 days = 30 May
    assert [one.due for one in given_()] == [None, date(2012, 5, 30)]
    set_payment_term(None, None, actor=OFFICIAL, why="No longer.")
    assert payment_term(federation()) is None
    assert given_()[1].due == date(2012, 5, 30)


@pytest.mark.parametrize(("days", "why"), [(0, "x"), (-1, "x"), (10**6, "x"), (30, " ")])
def test_a_term_that_is_none_is_refused(days: int, why: str) -> None:
    with pytest.raises(InputError):
        set_payment_term(None, days, actor=OFFICIAL, why=why)
    assert payment_term(federation()) is None


def test_a_failing_posting_leaves_no_hole() -> None:
    accounts.confirm(None, [FINE], APRIL, actor=OFFICIAL)
    with pytest.raises(InputError, match="posted already"):
        accounts.confirm(None, [FINE], APRIL, actor=OFFICIAL)
    fine(None, penalty(), actor=OFFICIAL)
    assert numbers() == ["2012/1", "2012/2"]


DEEDS = st.lists(st.tuples(st.sampled_from("fprux"), st.integers(0, 5)), max_size=8)


@settings(max_examples=15, derandomize=True, deadline=None)
@given(DEEDS)
def test_whatever_is_posted_refunded_and_undone_the_numbers_run_from_1(
    deeds: list[tuple[str, int]],
) -> None:
    transactions.close_file()
    with TemporaryDirectory() as folder:
        transactions.open_file(stored(Path(folder)))
        for at, (deed, which) in enumerate(deeds):
            _do(deed, which, at)
        by_year: Counter[str] = Counter()
        for number in numbers():
            year, _slash, told = number.partition("/")
            by_year[year] += 1
            assert int(told) == by_year[year]
        charged = {
            number
            for number, one in numbered(federation()).items()
            if FEDERATION in (one.debit, one.credit)
        }
        assert {one.posting for one in given_()} == charged
        assert journal.verify() is None
        transactions.close_file()


def _do(deed: str, which: int, at: int) -> None:
    """Fine, pay, refund, undo the last step or one before, or reverse an entry."""
    day = date(2011 + which % 2, 3 if which % 2 else 10, 1 + at)
    try:
        if deed == "f":
            fine(None, penalty(club="602", day=day), actor=OFFICIAL)
        elif deed == "p":
            accounts.pay(None, "602", 500, MAY, actor=OFFICIAL, why="x")
        elif deed == "r":
            fees = [one for one in numbered(federation()).values() if one.what is What.FEE]
            reference = fees[which % len(fees)].reference if fees else "x"
            accounts.refund(None, reference, MAY, actor=OFFICIAL, reason="x")
        elif deed == "u":
            undo(len(journal.rows()) - which % 3, OFFICIAL, "x")
        else:
            reverse_line(None, "602", 1 + which, MAY, actor=OFFICIAL, reason="x")
    except LeagueError:
        pass
