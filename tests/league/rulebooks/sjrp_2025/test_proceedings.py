"""SJRP § 21.2.8, 21.2.11, 21.2.13 by commands: days of receipt and payment that count."""

import json
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

from league.errors import InputError
from league.facts.accounts import What
from league.outcomes.ledger import held
from league.services.accounts.postings import ledger
from league.services.journal import views as journal
from league.services.protests import fees
from league.services.protests.filing import Days
from league.services.protests.procedure import protests
from league.services.session import transactions
from league.services.session.opening import open_desk
from tests.league.services.protests.test_courts import season
from tests.worlds import desk_world, league_world, protest_world
from tests.worlds.acting import OFFICIAL
from tests.worlds.court_world import protested, with_court
from tests.worlds.desk_world import run
from tests.worlds.tui_season import back_on, gone_to, opened, press, sees
from tui.dialogs.protest_forms import appeal_form, filing_form
from tui.pages.protests.page import ProtestsPage


@pytest.fixture
def path(tmp_path: Path) -> Iterator[Path]:
    with league_world.stored(tmp_path, season()) as path:
        protested()
        yield path


def said(path: Path, *asked: str) -> str:
    return " ".join(run("--db", path, "protest", *asked).output.split())


def filed(path: Path, *more: str) -> str:
    match = ("--match", "vm-u14", "1", "A1", "B1", "--who", "A", "--text", "Touch move.")
    return said(path, "file", *match, *more)


def decided(path: Path, day: str) -> str:
    return said(path, "decide", "1", "--rejected", "--date", day, "--reason", "No proof.")


def appealed(path: Path, *more: str) -> str:
    return said(path, "appeal", "1", "--who", "A", "--text", "It is.", *more)


@pytest.mark.parametrize(("paid", "dealt_with"), [("2026-05-20", True), ("2026-05-21", False)])
def test_21_2_8_the_fee_may_come_within_five_days_of_the_receipt(
    path: Path, paid: str, dealt_with: bool
) -> None:
    # The last round is on 10 May; received on the 15th, the last day. 15 + 5 = 20 May.
    assert "there is time until 20 May 2026" in filed(path, "--filed", "2026-05-15")
    assert not ledger("Schachjugend")
    told = said(path, "pay", "1", "--date", paid)
    late = "came on 21 May 2026; there was time until 20 May 2026" in told
    assert late is ("Not dealt with" in told) is not dealt_with
    (view,) = protests(None)
    assert view.outcome.admissible is dealt_with
    posted, *lost = ledger("Schachjugend")
    assert (str(posted.day), posted.cents, posted.rule) == (paid, 1000, "21.2.8")
    # 21.2.9, 21.2.16: what is inadmissible is not granted, so that its fee is not refunded.
    assert [(str(one.day), one.cents, one.what) for one in lost] == (
        [] if dealt_with else [(paid, 1000, What.FORFEIT)]
    )
    assert held(ledger("Schachjugend"), "2026|protest|1") == (1000 if dealt_with else 0)
    assert "paid already" in said(path, "pay", "1", "--date", paid)
    assert run("--db", path, "undo", "--why", "Slip.").exit_code == 0
    assert held(ledger("Schachjugend"), "2026|protest|1") == 0
    assert not protests(None)[0].file.fee_paid
    assert journal.verify() is None


def test_21_2_8_the_day_of_payment_may_be_named_with_the_filing(path: Path) -> None:
    late = filed(path, "--filed", "2026-05-11", "--paid", "2026-05-17")
    assert "Not dealt with" in late
    assert "Not dealt with" not in filed(path, "--filed", "2026-05-11", "--paid", "2026-05-16")
    refused = filed(path, "--filed", "2026-05-11", "--paid", "2026-05-10")
    assert "cannot be paid later on 10 May 2026" in refused
    assert len(protests(None)) == 2


@pytest.mark.parametrize(("received", "dealt_with"), [("2026-05-28", True), ("2026-05-27", False)])
def test_21_2_11_the_second_objection_counts_from_the_receipt_of_the_reasons(
    path: Path, received: str, dealt_with: bool
) -> None:
    filed(path, "--filed", "2026-05-14", "--fee")
    decided(path, "2026-05-20")
    # Received on 28 May: 28 + 5 = 2 June, which is in time; received on the 27th it is not.
    told = appealed(path, "--filed", "2026-06-02", "--fee", "--reasons", received)
    assert ("Not dealt with" in told) is not dealt_with
    assert protests(None)[1].outcome.admissible is dealt_with


def test_21_2_13_the_fee_of_the_second_objection_has_five_days_too(path: Path) -> None:
    filed(path, "--filed", "2026-05-14", "--fee")
    decided(path, "2026-05-20")
    appealed(path, "--filed", "2026-05-25")
    said(path, "pay", "2", "--date", "2026-05-30")
    assert protests(None)[1].outcome.admissible
    assert ledger("Schachjugend")[-1].cents == 5000


def test_what_cannot_be_is_refused_and_nothing_is_stored(path: Path) -> None:
    filed(path, "--filed", "2026-05-14")
    steps = len(journal.rows())
    assert "cannot be paid later on 13 May 2026" in said(path, "pay", "1", "--date", "2026-05-13")
    assert "There is no protest 9" in said(path, "pay", "9", "--date", "2026-05-15")
    assert len(journal.rows()) == steps
    decided(path, "2026-05-20")
    steps = len(journal.rows())
    # 21.2.8 has the fee's five days; 21.1.5 asks for writing before a local court.
    late = said(path, "pay", "1", "--date", "2026-05-20")
    assert "was decided on 20 May 2026; its fee comes too late (SJRP § 21.2.8)" in late
    early = appealed(path, "--filed", "2026-05-22", "--fee", "--reasons", "2026-05-19")
    assert "its reasons cannot have come on 19 May 2026" in early
    assert len(journal.rows()) == steps


def test_a_book_that_does_not_ask_for_these_days_refuses_them(tmp_path: Path) -> None:
    open_desk(desk_world.stored(tmp_path), OFFICIAL)
    before = protest_world.steps()
    with pytest.raises(InputError, match="The fee is due with the filing"):
        protest_world.file(paid=protest_world.day_after(1))
    protest_world.file(fee_paid=False)
    with pytest.raises(InputError, match="The fee is due with the filing"):
        fees.pay(None, 1, protest_world.day_after(1), actor=OFFICIAL)
    protest_world.decide(granted=False)
    with pytest.raises(InputError, match="counts from the day of the decision"):
        protest_world.appeal(days=Days(reasons=protest_world.day_after(10)))
    # On record stand what was filed and what was decided.
    assert protest_world.steps() == before + 2
    transactions.close_file()


def test_the_form_asks_for_them_where_the_book_does(tmp_path: Path) -> None:
    with league_world.stored(tmp_path, season()) as path:
        protested()
        filed(path, "--filed", "2026-05-14", "--fee")
        desk = open_desk(path, OFFICIAL)
        names = [one.name for one in appeal_form(desk, protests(None)[0].file).fields]
        assert {"paid", "reasons"} <= set(names)
        assert "paid" in [one.name for one in filing_form(desk).fields]
    other = open_desk(desk_world.stored(tmp_path), OFFICIAL)
    assert "paid" not in [one.name for one in filing_form(other).fields]
    transactions.close_file()


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize(("paid", "fate"), [("20.5.2026", "held"), ("21.5.2026", "forfeited")])
async def test_21_2_8_the_fee_is_put_on_record_by_a_key(
    path: Path, paid: str, fate: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("league.clock.today", lambda _zone=None: date(2026, 5, 16))
    filed(path, "--filed", "2026-05-15")
    transactions.close_file()
    async with opened(path, (120, 40)) as (app, pilot):
        await gone_to(app, pilot, ProtestsPage())
        # Received on 15 May: five days until the 20th.
        await press(app, pilot, "f")
        await sees(app, pilot, "Fee of protest 1: €10.00, until 20 May 2026")
        await press(app, pilot, *["backspace"] * 10, *paid)
        await sees(app, pilot, f"€10.00 are {fate}")
        await press(app, pilot, "f2")
        await back_on(app, pilot, ProtestsPage)
        await sees(app, pilot, f"€10.00 are {fate}")
        # Paid already: the key is no longer offered.
        await press(app, pilot, "f")
        assert isinstance(app.screen, ProtestsPage)
        assert journal.verify() is None
    transactions.open_file(path)
    day = "-".join(reversed([one.zfill(2) for one in paid.split(".")]))
    posted = [(str(one.day), one.cents, one.what) for one in ledger("Schachjugend")]
    assert posted[0] == (day, 1000, What.DEPOSIT)
    assert [what for *_, what in posted[1:]] == ([What.FORFEIT] if fate == "forfeited" else [])


@pytest.mark.parametrize(
    ("how", "what"), [("--granted", What.REFUND), ("--rejected", What.FORFEIT)]
)
def test_21_1_6_21_1_8_the_fee_before_the_local_court_is_in_the_ledger(
    path: Path, how: str, what: What
) -> None:
    about = ("vm-u14", "1", "--who", "A 1", "--date", "2026-05-09")
    with_court()
    said(path, "object", *about, "--text", "Touch move.")
    reference = "2026|court|vm-u14|1|A 1"
    (paid,) = ledger("Schachjugend")
    assert (str(paid.day), paid.cents, paid.rule) == ("2026-05-09", 1000, "21.1.6")
    assert held([paid], reference) == 1000
    assert "Objection of A 1, round 1" in run("--db", path, "account", "deposits").output
    assert "Decided" in said(path, "court", *about, how, "--reason", "So.")
    assert [one.what for one in ledger("Schachjugend")] == [What.DEPOSIT, what]
    assert held(ledger("Schachjugend"), reference) == 0
    # Each step is taken back with its money: the decision, then the objection.
    for left in (1000, 0):
        assert run("--db", path, "undo", "--why", "Slip.").exit_code == 0
        assert held(ledger("Schachjugend"), reference) == left
    assert journal.verify() is None


@pytest.mark.parametrize(("day", "stored"), [("2026-05-20", False), ("2026-05-21", True)])
def test_21_2_8_nothing_is_rejected_while_its_fee_may_still_come(
    path: Path, day: str, stored: bool
) -> None:
    """Received on 15 May, the fee has time until the 20th; rejected from the 21st on."""
    filed(path, "--filed", "2026-05-15")
    told = decided(path, day)
    refusal = "There is time for the fee of protest 1 until 20 May 2026"
    assert (refusal in told and "(SJRP § 21.2.8)" in told) is not stored
    assert (protests(None)[0].file.decided is not None) is stored


def test_21_2_9_what_came_too_late_is_rejected_at_once_fee_or_not(path: Path) -> None:
    # Possible until 15 May.
    filed(path, "--filed", "2026-05-16")
    assert "Decided and on record." in decided(path, "2026-05-16")


async def test_21_1_objections_before_a_court_stand_with_the_protests(path: Path) -> None:
    """In the list, as JSON and on the page; what a court has still to speak on stands first."""
    about = ("vm-u14", "1", "--date", "2026-05-09")
    with_court()
    protested("B 1")
    for who in ("A 1", "B 1"):
        said(path, "object", *about, "--who", who, "--text", "Touch move.")
    assert "vm-u14" not in run("--db", path, "protest", "list").stderr
    said(path, "court", *about, "--who", "A 1", "--granted", "--reason", "So.")
    listed = run("--db", path, "protest", "list").stdout.splitlines()
    # Both protests to the director stand there too: he has rejected them.
    assert [line.split()[-1] for line in listed] == ["open", "granted", *["rejected"] * 2]
    whose = ("B 1", "A 1", "A 1", "B 1")
    assert [who in line for who, line in zip(whose, listed, strict=True)] == [True] * 4
    assert all("round 1" in line and "Turniergericht" in line for line in listed[:2])
    assert all("Turnierleiter" in line for line in listed[2:])
    data = json.loads(run("--db", path, "protest", "list", "--json").stdout)
    assert [(one["kind"], one["who"], one["granted"]) for one in data] == [
        ("court", "B 1", None),
        ("court", "A 1", True),
        ("director", "A 1", False),
        ("director", "B 1", False),
    ]
    transactions.close_file()
    async with opened(path, (120, 40)) as (app, pilot):
        await gone_to(app, pilot, ProtestsPage())
        await sees(app, pilot, "Before directors and courts")
        await sees(app, pilot, "Turniergericht")
    transactions.open_file(path)


@pytest.mark.parametrize(
    ("how", "what"), [("--granted", What.REFUND), ("--rejected", What.FORFEIT)]
)
def test_20_4_a_fine_of_the_board_is_contested_before_the_sbrps_court(
    path: Path, how: str, what: What
) -> None:
    fine = ("A", "100", "--paragraph", "20.2", "--reason", "So.", "--date", "2026-05-09")
    assert run("--db", path, "account", "fine", *fine).exit_code == 0
    asked = ("file", "--notice", "2026/1", "--who", "A", "--text", "No.", "--filed", "2026-09-30")
    told = said(path, *asked)
    assert "Schiedsgericht" in told
    assert "SJRP § 20.4 The fee of €50.00 is not paid: the protest is not dealt with." in told
    # No time limit is said; once the fee is there it is dealt with, and ends there.
    said(path, "pay", "1", "--date", "2026-10-05")
    (view,) = protests(None)
    assert (view.outcome.admissible, view.outcome.cents, view.next_instance) == (True, 5000, None)
    assert "no time limit is set" in said(path, *asked, "--paid", "2026-10-01")
    court = ("decide", "1", how, "--date", "2026-10-20", "--reason", "Heard.")
    assert "Decided" in said(path, *court)
    mine = [one.what for one in ledger("Schachjugend") if one.reference == "2026|protest|1"]
    assert mine == [What.DEPOSIT, what]
    assert "decides last" in said(path, "appeal", "1", "--who", "A", "--text", "No.",
                                  "--filed", "2026-10-21", "--fee")  # fmt: skip


def test_20_4_a_decision_of_the_board_beside_money_is_named_by_its_day(path: Path) -> None:
    asked = ("file", "--kind", "other", "--event", "2026-05-09", "--filed", "2026-05-20")
    told = said(path, *asked, "--fee", "--who", "A", "--text", "The ban is too long.")
    assert "Schiedsgericht" in told
    assert "€50.00 are held" in told
