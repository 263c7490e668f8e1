"""Reminders: of what was not paid in time, of nothing else, and not twice at once.

Club 602 was fined € 22 (§ 7.2.c), posted on 30 April 2012; club 601 is fined € 36 by § 7.5.
"""

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

from league.errors import InputError, NotFoundError
from league.facts.notices import Reminded
from league.language import speaking
from league.rulings import Action
from league.services.accounts import ledger as accounts
from league.services.accounts.fines import fine
from league.services.accounts.notices import notice_rows
from league.services.accounts.papers import reminder_view
from league.services.accounts.reminders import remind, set_payment_term
from league.services.journal import views as journal
from league.services.journal.undoing import undo
from league.services.session import transactions
from league.services.session.desk import Desk
from league.services.session.opening import anew, open_desk
from tests.worlds.account_world import APRIL, DAY, FINE, MAY, penalty, ruled
from tests.worlds.acting import OFFICIAL
from tests.worlds.desk_world import stored

DUE = date(2012, 5, 30)
"""30 April and 30 days."""
JUNE = date(2012, 6, 1)


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    found = open_desk(stored(tmp_path), OFFICIAL)
    set_payment_term(None, 30, actor=OFFICIAL, why="Decided by the executive.")
    accounts.confirm(None, [FINE], APRIL, actor=OFFICIAL)
    yield anew(found)
    transactions.close_file()


def test_nobody_is_reminded_on_the_last_day_to_pay(desk: Desk) -> None:
    with pytest.raises(InputError, match="nothing is overdue"):
        remind(None, DUE, actor=OFFICIAL)
    (made,) = remind(None, JUNE, actor=OFFICIAL)
    assert (made.club, made.level, made.day) == ("602", 1, JUNE)
    assert made.items == (Reminded("2012/1", 2200, DUE),)


def test_what_is_left_after_a_payment_is_asked_for_and_nothing_when_all_is_paid(desk: Desk) -> None:
    accounts.pay(None, "602", 700, MAY, actor=OFFICIAL)
    (made,) = remind(None, JUNE, actor=OFFICIAL)
    assert made.items[0].cents == 2200 - 700
    accounts.pay(None, "602", 1500, JUNE, actor=OFFICIAL)
    with pytest.raises(InputError, match="nothing is overdue"):
        remind(None, date(2012, 12, 1), actor=OFFICIAL)


def test_a_reversed_charge_is_not_asked_for(desk: Desk) -> None:
    ruled(Action.WAIVE)
    accounts.refund(None, FINE, MAY, actor=OFFICIAL, reason="Waived.")
    with pytest.raises(InputError, match="nothing is overdue"):
        remind(None, JUNE, actor=OFFICIAL)


def test_the_second_reminder_waits_for_the_term_and_counts(desk: Desk) -> None:
    remind(None, JUNE, actor=OFFICIAL)
    with pytest.raises(InputError, match="just reminded"):
        remind(None, date(2012, 7, 1), actor=OFFICIAL)
    (again,) = remind(None, date(2012, 7, 2), actor=OFFICIAL)
    assert again.level == 2
    (row,) = notice_rows(anew(desk))
    assert row.reminded == 2


def test_without_a_last_day_the_days_must_be_said(desk: Desk) -> None:
    set_payment_term(None, None, actor=OFFICIAL, why="No longer.")
    fine(None, penalty(), actor=OFFICIAL)
    desk = anew(desk)
    with pytest.raises(InputError, match="--days"):
        remind(None, date(2012, 2, 1), actor=OFFICIAL, clubs=["601"])
    with pytest.raises(InputError, match="nothing is overdue"):
        remind(None, date(2012, 1, 20), actor=OFFICIAL, days=10, clubs=["601"])
    # 10 January and 10 days = 20 January
    (made,) = remind(None, date(2012, 1, 21), actor=OFFICIAL, days=10, clubs=["601"])
    assert made.items == (Reminded("2012/2", 3600, date(2012, 1, 20)),)
    assert date(2012, 1, 10) == DAY


def test_a_reminder_is_taken_back_like_any_step_and_the_next_is_the_first_again(desk: Desk) -> None:
    remind(None, JUNE, actor=OFFICIAL)
    undo(len(journal.rows()), OFFICIAL, "Too early.")
    with pytest.raises(NotFoundError, match="not reminded"):
        reminder_view(anew(desk), "602")
    (made,) = remind(None, JUNE, actor=OFFICIAL)
    assert made.level == 1
    assert journal.verify() is None


def test_the_paper_keeps_what_was_asked_for_and_says_what_the_rules_say(desk: Desk) -> None:
    remind(None, JUNE, actor=OFFICIAL)
    accounts.pay(None, "602", 2200, JUNE, actor=OFFICIAL)
    with speaking("en"):
        view = reminder_view(anew(desk), "602")
    ((row, cents, due),) = view.items
    assert (row.number, cents, due) == ("2012/1", 2200, DUE)
    assert view.warning[0] == "TUWO § 1.3"
    assert "right to play" in view.warning[1]


def test_1_3_only_what_is_owed_to_the_federation_can_cost_the_right_to_play(desk: Desk) -> None:
    """§ 1.3: “finanziellen Verpflichtungen gegenüber dem Landesverband”.

    The fine goes to the federation; 601's € 72 by § 7.6 go to the Bundesverband.
    """
    fine(None, penalty(paragraph="7.6", cents=7200), actor=OFFICIAL)
    remind(None, JUNE, actor=OFFICIAL)
    desk = anew(desk)
    assert reminder_view(desk, "602").warning[0] == "TUWO § 1.3"
    assert reminder_view(desk, "601").warning == ("", "")


@pytest.mark.parametrize(
    ("day", "days", "clubs", "error"),
    [
        (date(2999, 1, 1), None, [], InputError),
        (JUNE, -1, [], InputError),
        (JUNE, None, ["nobody"], NotFoundError),
        (JUNE, None, ["603"], InputError),
    ],
)
def test_what_cannot_be_is_refused_and_nothing_stored(
    desk: Desk, day: date, days: int | None, clubs: list[str], error: type[Exception]
) -> None:
    before = len(journal.rows())
    with pytest.raises(error):
        remind(None, day, actor=OFFICIAL, days=days, clubs=clubs)
    assert len(journal.rows()) == before
