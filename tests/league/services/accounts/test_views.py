"""The accounts as they are shown: by age, explained row by row, references in words."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from league.facts.accounts import CASH, FEDERATION, Holder, of_club
from league.rulebooks import load
from league.services.accounts.explaining import explain_charge, explain_line
from league.services.accounts.rows import charge_rows
from league.services.accounts.steps import posting_step
from league.services.accounts.views import account_view, accounts_view, age_of, by_age, knows
from league.services.accounts.words import about, account_words, balance_words
from league.services.session import transactions
from league.services.session.desk import Desk
from league.services.session.opening import open_desk
from tests.worlds.account_world import APRIL, FINE, MAY, SEASON, done, posted
from tests.worlds.acting import OFFICIAL
from tests.worlds.desk_world import stored


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    yield open_desk(stored(tmp_path), OFFICIAL)
    transactions.close_file()


def test_all_accounts_by_age_and_in_balance(desk: Desk) -> None:
    charges = [row.charge for row in charge_rows(desk)]
    desk, _told = done(desk, posting_step(charges, APRIL))
    view = accounts_view(desk, MAY, 60)
    sums = dict(view.sums)
    # € 975 to the federation; clubs owe each other, so that together they owe just that.
    assert (sums[Holder.FEDERATION], sums[Holder.CLUB]) == (-97500, 97500)
    assert sum(sums.values()) == 0
    for one in view.clubs:
        assert one.owes - one.gets == one.balance
    # 975.00 and the 228.00 − 170.00 that opponents did not get at the board; all 30 days old.
    assert [cents for cents, _clubs in view.ages] == [103300, 0, 0, 0]
    assert accounts_view(desk, date(2012, 5, 31), 60).ages[1][0] == 103300
    assert (age_of(30), age_of(31), age_of(91)) == (0, 1, 3)
    assert by_age((), MAY) == (0, 0, 0, 0)


def test_every_charge_is_explained_by_paragraph_facts_and_the_way_to_contest_it(desk: Desk) -> None:
    for row in charge_rows(desk):
        page = explain_charge(desk, row)
        assert page.citation == f"TUWO § {row.charge.rule}"
        assert row.debtor in page.facts
        assert page.says
        assert "§ 6" in page.contest or "protest" in page.contest.lower()
    (fine,) = (row for row in charge_rows(desk) if row.charge.reference == FINE)
    # What was found on board 5 stands there too.
    assert desk.world.players["100018"].name in explain_charge(desk, fine).facts


@pytest.mark.parametrize(
    ("reference", "words"),
    [
        (FINE, "Round 8, board 5: LANDESLIGA02 – LANDESLIGA07, 100018"),
        (f"{SEASON}|1.4.a|registration|601|7|2011-07-02", "Registration of 7, 2 Jul 2011"),
        (f"{SEASON}|1.4.a|7/601/2011-09-12", "Registration of 7, 12 Sep 2011"),
        (f"{SEASON}|1.8.c|7/601/2011-09-12", "Federation levy for 7, 12 Sep 2011"),
        (f"{SEASON}|1.8.c|levy|601|7|2011-07-02", "Federation levy for 7, 2 Jul 2011"),
        (f"{SEASON}|fine|601|7.5|2012-01-10", "Fine decided on 10 Jan 2012"),
        (f"{SEASON}|protest|3", "Protest 3"),
        ("payment|601|4", "for the oldest items"),
        ("payout|601|4", "from the credit"),
        ("something else", "something else"),
    ],
)
def test_references_are_told_in_words(reference: str, words: str) -> None:
    assert about(reference) == words


def test_another_season_is_named_before_what_belongs_to_it(desk: Desk) -> None:
    assert about("2010/11|protest|3", desk.world) == "2010/11: Protest 3"


def test_accounts_and_balances_have_words(desk: Desk) -> None:
    assert account_words(of_club("601"), desk.world) == desk.club("601").name
    assert (account_words(of_club("601")), account_words(CASH)) == ("club 601", "cash")
    assert account_words(FEDERATION, desk.world) == desk.season.federation
    assert balance_words("A", 2200) == "A owes €22.00."
    assert balance_words("A", -300) == "A has €3.00 to its credit."
    assert balance_words("A", 0) == "The account of A is settled."


def test_a_book_without_fees_knows_fines_alone_and_still_shows_the_accounts(desk: Desk) -> None:
    desk = posted(desk)
    other = replace(desk, book=load("sjrp-2025"))
    known = knows(other.book)
    assert (known.fees, known.arrears) == (False, False)
    assert known.fines == (("20.2", "Penalties by the board"),)
    view = accounts_view(other, MAY, 60)
    assert (view.charges, view.arrears, [one.owes for one in view.clubs]) == ((), (), [2200])
    page = explain_line(other, account_view(other, "602", MAY).lines[0])
    # A paragraph of another book cannot be quoted, only named.
    assert (page.says, page.citation) == ("SJRP has no § 7.2.c.", "")
