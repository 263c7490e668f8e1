"""The papers about money: notice, a club's notices, reminder, statement, treasurer's list.

Club 602 was fined € 22 in round 8 (§ 7.2.c); 601 left board 6 empty in round 1: € 30 in cash to the
opponent (§ 4.4.a.2), and half of € 22 to each of federation and opponent (§ 7.2.d).
"""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from datetime import date
from io import BytesIO
from pathlib import Path

import pytest
from pypdf import PdfReader

from league import formatting
from league.errors import NotFoundError
from league.facts.contacts import BankAccount, ClubContact, FederationContact
from league.language import speaking
from league.record_kinds import CLUB_OFFICE, FEDERATION_OFFICE
from league.rulings import Action
from league.services.accounts import ledger as accounts
from league.services.accounts.notice_words import lacks
from league.services.accounts.papers import notice_view, notices_view, statement_view
from league.services.accounts.reminders import set_payment_term
from league.services.accounts.statements import statement as statement_of
from league.services.accounts.treasurer import treasurer_view
from league.services.session import transactions
from league.services.session.desk import Desk
from league.services.session.opening import anew, open_desk
from league.views.columns import Kind
from reports import document_pdf
from reports.document import Document, Table
from reports.layouts import notice, statement, treasurer
from tests.worlds.account_world import APRIL, FINE, MAY, federation, ruled
from tests.worlds.acting import OFFICIAL, record
from tests.worlds.desk_world import stored

IBAN = "AT611904300234573201"


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    found = open_desk(stored(tmp_path), OFFICIAL)
    set_payment_term(None, 30, actor=OFFICIAL, why="Decided by the executive.")
    accounts.confirm(None, [FINE], APRIL, actor=OFFICIAL)
    with speaking("en"):
        yield anew(found)
    transactions.close_file()


def texts(part: object) -> Iterator[str]:
    """Yield every text and amount of a document, wherever it stands."""
    if isinstance(part, date):
        yield formatting.day(part)
    elif isinstance(part, str | int):
        yield str(part)
    elif isinstance(part, tuple):
        for one in part:
            yield from texts(one)
    elif is_dataclass(part):
        for field in fields(part):
            yield from texts(getattr(part, field.name))


def said(document: Document) -> str:
    return "\n".join(texts(document))


def equip(desk: Desk) -> Desk:
    """Put the federation's account and the club's address on record."""
    name = federation()
    office = FederationContact(name, ("Herrengasse 16", "8010 Graz"), bank=BankAccount(name, IBAN))
    record(None, FEDERATION_OFFICE, name, office, actor=OFFICIAL, why="")
    club = ClubContact(("Hauptplatz 1", "8600 Bruck"))
    record(None, CLUB_OFFICE, f"{name}/602", club, actor=OFFICIAL, why="")
    return anew(desk)


def test_a_notice_is_decision_and_invoice_at_once(desk: Desk) -> None:
    paper = notice.layout(notice_view(equip(desk), "2012/1"))
    words = said(paper)
    assert paper.title == "Notice 2012/1"
    assert paper.letterhead[:2] == ("Landesverband Steiermark", "Herrengasse 16")
    assert paper.address[1:] == ("Hauptplatz 1", "8600 Bruck")
    assert paper.place_and_day == "30 Apr 2012"
    # The facts: which match, of which division, on which day (round 8 of the public season).
    assert paper.under.startswith("Landesliga, 25 Feb 2012: Round 8, board ")
    # What was broken, and what that costs.
    assert "TUWO § 4.4.d.1: " in words
    assert "TUWO § 7.2.c: " in words
    assert "€22.00" in words
    assert "AT61 1904 3002 3457 3201" in words
    assert "30 May 2012" in words  # 30 April and 30 days
    # § 6.5: 8 days from the decision, 30 April; § 6.4: € 15.
    assert "until 8 May 2012" in words
    assert "€ 15 are deposited" in words


def test_a_notice_with_two_long_paragraphs_is_one_page(desk: Desk) -> None:
    """§ 4.4.a.2 has 500 letters in German and § 7.2.d 260; the last lines need no page more."""
    view = notice_view(equip(desk), "2012/1")
    told = (("TUWO § 4.4.a.2", "Brett " * 84), ("TUWO § 7.2.d", "Brett " * 44))
    file = BytesIO()
    document_pdf.save([notice.layout(replace(view, paragraphs=told))], file)
    assert len(PdfReader(file).pages) == 1


def test_the_amount_is_a_number_in_cents(desk: Desk) -> None:
    paper = notice.layout(notice_view(desk, "2012/1"))
    (table,) = (one for one in paper.blocks if isinstance(one, Table))
    assert table.columns[-1].kind is Kind.MONEY
    assert table.rows[0][-1] == 2200


def test_a_club_without_address_and_a_federation_without_account_are_said(desk: Desk) -> None:
    view = notice_view(desk, "2012/1")
    paper = notice.layout(view)
    assert paper.address == (desk.club("602").name,)
    assert "IBAN" not in said(paper)
    assert len(list(lacks(desk, view))) == 2
    assert list(lacks(desk, notice_view(equip(desk), "2012/1"))) == []


def test_the_notice_of_a_reversed_charge_says_by_which_one(desk: Desk) -> None:
    ruled(Action.WAIVE)
    accounts.refund(None, FINE, MAY, actor=OFFICIAL, reason="Waived.")
    desk = anew(desk)
    first, second = (notice.layout(notice_view(desk, one)) for one in ("2012/1", "2012/2"))
    assert "It was taken back by 2012/2; nothing is to be paid." in said(first)
    assert "30 May 2012" not in said(first)
    assert second.title == "Reversal 2012/2"
    assert "Notice 2012/1 is taken back" in said(second)
    assert "Reason: Waived." in said(second)
    (table,) = (one for one in second.blocks if isinstance(one, Table))
    assert table.rows[0][-1] == -2200


def test_a_clubs_notices_are_those_it_has_still_to_pay_with_their_sum(desk: Desk) -> None:
    accounts.confirm(None, [], APRIL, actor=OFFICIAL, captains=True)
    desk = anew(desk)
    paper = notice.layout_all(notices_view(desk, "601"))
    table = next(one for one in paper.blocks if isinstance(one, Table))
    # € 11 + € 11 (§ 7.2.d), € 22 (§ 7.2.a), € 56 (§ 7.1.a), € 22 (§ 7.2.c); the € 30 were cash.
    assert [row[-1] for row in table.rows] == [1100, 1100, 2200, 5600, 2200]
    assert table.sums == (len(table.columns) - 1,)
    assert said(paper).count("until 8 May 2012") == 5
    accounts.pay(None, "602", statement_of(None, "602").balance, MAY, actor=OFFICIAL)
    with pytest.raises(NotFoundError, match="no notice with anything left"):
        notices_view(anew(desk), "602")
    with pytest.raises(NotFoundError, match="no club"):
        notices_view(desk, "nobody")


def test_cash_at_the_board_is_a_notice_that_asks_for_nothing(desk: Desk) -> None:
    accounts.confirm(None, [], APRIL, actor=OFFICIAL, captains=True)
    paper = notice.layout(notice_view(anew(desk), "2012/2"))
    assert "paid €30.00 in cash" in said(paper)
    assert "nothing more is to be paid" in said(paper)
    assert "Due on" not in said(paper)


def test_a_statement_ends_with_the_balance(desk: Desk) -> None:
    accounts.pay(None, "602", 700, MAY, actor=OFFICIAL)
    paper = statement.layout(statement_view(anew(desk), "602"))
    lines, open_ = (one for one in paper.blocks if isinstance(one, Table))
    # Debit, credit, balance: 22.00; 7.00 paid; 15.00 left.
    assert [row[-3:] for row in lines.rows] == [(2200, None, 2200), (None, 700, 1500)]
    assert lines.rows[0][2] == "2012/1"
    assert open_.rows[0][-2:] == (1500, None)
    assert "Owed: €15.00" in said(paper)


def test_the_treasurers_list_adds_up(desk: Desk) -> None:
    accounts.confirm(None, [], APRIL, actor=OFFICIAL, captains=True)
    accounts.pay(None, "602", 2200, MAY, actor=OFFICIAL)
    view = treasurer_view(anew(desk))
    # The season owes € 975 to the federation and € 228 to opponents, € 170 of it paid in cash.
    assert sum(one[3] for one in view.by_paragraph()) == 97500 + 22800
    assert sum(one[4] for one in view.by_paragraph()) == 0
    assert sum(one.after for one in view.clubs) == 97500 - 2200
    months = dict(view.by_month())
    assert months[date(2012, 4, 1)] == {"Fee": 120300, "Payment": 17000, "Paid out": 17000}
    assert months[date(2012, 5, 1)] == {"Payment": 2200}
    paper = treasurer.layout(view)
    for table in (one for one in paper.blocks if isinstance(one, Table)):
        assert table.sums
        for at in table.sums:
            assert {type(row[at]) for row in table.rows} <= {int}


def test_what_was_before_the_season_is_carried_forward(desk: Desk) -> None:
    view = treasurer_view(desk)
    (mine,) = (one for one in view.clubs if one.name == desk.club("602").name)
    assert (mine.before, mine.charged, mine.after) == (0, 2200, 2200)
