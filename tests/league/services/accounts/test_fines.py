"""Fines by decision of a board, up to their ceilings (§ 7.5, 7.6), and arrears (§ 1.3)."""

from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from league.errors import InputError, NotFoundError
from league.facts.accounts import NATIONAL, Status
from league.facts.actors import official
from league.record_kinds import SUSPENSION
from league.services.accounts import ledger as accounts
from league.services.accounts import statements
from league.services.accounts.fines import fine
from league.services.accounts.postings import ledger
from league.services.journal import views as journal
from league.services.session import transactions
from league.services.session.records import recorded
from tests.worlds.account_world import BY, DAY, SEASON, federation, penalty, steps
from tests.worlds.desk_world import stored


@pytest.fixture(autouse=True)
def _file(tmp_path: Path) -> Iterator[None]:
    transactions.open_file(stored(tmp_path))
    yield
    transactions.close_file()


def test_7_5_a_fine_up_to_the_ceiling_is_posted() -> None:
    charge = fine(None, penalty(), actor=official(BY))
    assert (charge.status, charge.by, charge.cents) == (Status.POSTED, BY, 3600)
    assert statements.statement(None, "601").balance == 3600
    assert journal.rows()[-1].why == "A forged report."


def test_7_6_a_fine_of_the_oesb_goes_to_the_oesb() -> None:
    fine(None, penalty(cents=7200, paragraph="7.6"), actor=official(BY))
    assert statements.trial_balance(None)[NATIONAL] == -7200


def test_7_5_a_ban_with_the_fine_is_the_clubs_suspension() -> None:
    first, last = date(2012, 2, 1), date(2013, 1, 31)
    fine(None, penalty(ban_from=first, ban_until=last), actor=official(BY))
    club = next(one for one in transactions.load()[0].clubs if one.id == "601")
    assert (club.suspended_from, club.suspended_until) == (first, last)
    (fact,) = recorded(SEASON, SUSPENSION).values()
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
        ({"day": date(2010, 12, 31)}, InputError, "31 Dec 2010 is before season 2011/12"),
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
        fine(None, penalty(**changes), actor=official(BY))
    assert steps() == before
    assert ledger(federation()) == []
    assert transactions.load()[0].clubs[0].suspended_from is None


def test_7_5_the_same_decision_is_not_posted_twice() -> None:
    fine(None, penalty(), actor=official(BY))
    with pytest.raises(InputError, match="posted already"):
        fine(None, penalty(), actor=official(BY))
    accounts.refund(
        None, f"{SEASON}|fine|601|7.5|{DAY}", DAY, actor=official(BY), reason="on appeal"
    )
    assert statements.statement(None, "601").balance == 0


# Arrears


def test_1_3_a_club_in_arrears_is_listed_and_suspended() -> None:
    fine(None, penalty(), actor=official(BY))
    # Posted on 10 January; 31 January is 21 days, 1 February 22 days later.
    assert statements.in_arrears(None, date(2012, 1, 31), 21) == []
    ((club, finding),) = statements.in_arrears(None, date(2012, 2, 1), 21)
    assert (club.id, finding.rule) == ("601", "1.3")
    assert "€36.00" in str(finding.sentence)
    first = date(2012, 2, 1)
    found = statements.suspend_for_arrears(None, "601", first, None, days=21, actor=official(BY))
    assert (found.suspended_from, found.suspended_until) == (first, None)
    assert "€36.00" in journal.rows()[-1].why


def test_1_3_a_club_that_owes_nothing_for_so_long_is_not_suspended() -> None:
    fine(None, penalty(), actor=official(BY))
    before = steps()
    for club, days in (("601", 22), ("602", 0)):
        with pytest.raises(InputError, match=r"§ 1\.3"):
            statements.suspend_for_arrears(
                None, club, date(2012, 2, 1), None, days=days, actor=official(BY)
            )
    with pytest.raises(InputError, match="-1 days"):
        statements.in_arrears(None, date(2012, 2, 1), -1)
    assert steps() == before
