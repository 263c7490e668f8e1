from datetime import date
from pathlib import Path

import pytest

from league.decision_subjects import target_of
from league.facts.accounts import Penalty
from league.facts.actors import official
from league.rulings import Action
from league.services.accounts import ledger as accounts
from league.services.accounts.fines import fine
from league.services.accounts.statements import statement
from league.services.matches.changes import rule
from league.services.protests.procedure import protests
from league.services.session import transactions
from league.services.session.opening import open_desk
from tests.worlds.acting import OFFICIAL
from tests.worlds.tui_season import back_on, opened, press, season_file, sees, settled
from tui.app import SpielleiterApp
from tui.dialogs.explain import ExplainDialog
from tui.dialogs.form import FormDialog
from tui.kit.grid import Grid
from tui.pages.accounts.account import AccountPage
from tui.pages.accounts.accounts import AccountsPage
from tui.pages.clubs.page import ClubScreen

BY = "Official"
POSTED = date(2011, 11, 5)
"""What fell due before is posted on this day."""
TODAY = date(2012, 2, 1)
"""88 days later."""
FINED = "601"
"""Its second team left board 6 empty in round 3 (§ 7.2.a: € 22); posted on the day above."""

pytestmark = pytest.mark.usefixtures("quick")


@pytest.fixture(autouse=True)
def on_that_day(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("league.clock.today", lambda _zone=None: TODAY)


def _file(folder: Path) -> Path:
    """A season whose fees of October are posted."""
    path = season_file(folder)
    transactions.open_file(path)
    early = [one.reference for one in accounts.propose(None) if not one.cash and one.day < POSTED]
    accounts.confirm(None, early, POSTED, actor=official(BY))
    return path


def _fine_of(club: str) -> str:
    """The club's posted fee under § 7.2.a."""
    items = statement(None, club).items.owes
    return next(one.reference for one in items if one.rule == "7.2.a")


def _rows(app: SpielleiterApp, name: str) -> list[str]:
    return [key for key, _cells in app.screen.query_one(f"#{name}", Grid)._rows]


async def test_proposed_fees_are_posted_by_keys(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    async with opened(path) as (app, pilot):
        await press(app, pilot, "g", "a")
        assert isinstance(app.screen, AccountsPage)
        await sees(app, pilot, "Nobody owes anything")
        await press(app, pilot, "2", "down")
        before = _rows(app, "charges")
        # the gap of round 1 was paid in cash; below it the half of € 22 to the federation
        await sees(app, pilot, "cash €30.00")
        await press(app, pilot, "question_mark")
        assert isinstance(app.screen, ExplainDialog)
        await sees(app, pilot, "TUWO § 7.2.d")
        await press(app, pilot, "escape", "c", *["backspace"] * 10, *"5.11.2011")
        await sees(app, pilot, "1 charge is posted on 5 Nov 2011: €11.00.")
        await press(app, pilot, "f2")
        await back_on(app, pilot, AccountsPage)
        assert _rows(app, "charges") == [before[0], *before[2:]]
        await press(app, pilot, "a")
        # the last rounds are played after 1 February
        await sees(app, pilot, "are of a later day and wait")
        await sees(app, pilot, "in cash at the board wait until both captains confirmed them")
        await press(app, pilot, *["backspace"] * 10, *"30.6.2012", "tab", "right", "f2")
        await back_on(app, pilot, AccountsPage)
        assert _rows(app, "charges") == []
        await sees(app, pilot, "Everything found is posted")
    assert accounts.propose(None) == []


async def test_a_payment_settles_and_too_much_needs_a_reason(tmp_path: Path) -> None:
    path = _file(tmp_path)
    # § 7.2.d twice the half of € 22, § 7.2.a € 22
    assert statement(None, FINED).balance == 1100 + 1100 + 2200
    async with opened(path) as (app, pilot):
        await press(app, pilot, "g", "a")
        await sees(app, pilot, "€44.00 5 Nov 2011 88")
        app.screen.query_one("#clubs", Grid).select(FINED)
        await press(app, pilot, "enter")
        assert isinstance(app.screen, AccountPage)
        await sees(app, pilot, "SV Turm Erzberg owes €44.00.")
        app.screen.query_one("#items", Grid).select(_fine_of(FINED))
        await press(app, pilot, "p")
        await sees(app, pilot, "€22.00 received from SV Turm Erzberg on 1 Feb 2012.")
        await press(app, pilot, "f2")
        await back_on(app, pilot, AccountPage)
        await sees(app, pilot, "SV Turm Erzberg owes €22.00.")
        # 30 − 22 = 8
        await press(app, pilot, "p", "tab", *["left"] * 2, "shift+tab", "end")
        await press(app, pilot, *["backspace"] * 5, *"30")
        await sees(app, pilot, "€8.00 more than is owed")
        await press(app, pilot, "f2")
        await sees(app, pilot, "Please say why")
        assert isinstance(app.screen, FormDialog)
        app.screen.query_one("#why").focus()
        await press(app, pilot, *"Vorschuss", "f2")
        await back_on(app, pilot, AccountPage)
        await sees(app, pilot, "SV Turm Erzberg has €8.00 to its credit.")
        await press(app, pilot, "o", "tab", "tab", *"Wunsch", "f2")
        await back_on(app, pilot, AccountPage)
        await sees(app, pilot, "The account of SV Turm Erzberg is settled.")
    assert statement(None, FINED).balance == 0


async def test_a_payment_booked_by_mistake_is_reversed_by_keys(tmp_path: Path) -> None:
    path = _file(tmp_path)
    accounts.pay(None, FINED, 4400, POSTED, actor=official(BY))
    async with opened(path) as (app, pilot):
        page = AccountPage(FINED)
        await page.fetch(app)
        await app.push_screen(page)
        await press(app, pilot, "2", "end", "x")
        await sees(app, pilot, "Payment of 5 Nov 2011 is reversed on 1 Feb 2012: €44.00")
        await press(app, pilot, "f2")
        await sees(app, pilot, "Please give a reason")
        await press(app, pilot, *"Irrtum", "f2")
        await back_on(app, pilot, AccountPage)
        # 44 − 44 + 44
        await sees(app, pilot, "SV Turm Erzberg owes €44.00.")
        await press(app, pilot, "end")
        assert isinstance(app.screen, AccountPage)
        assert app.screen.check_action("form", ("reverse",)) is False
    assert statement(None, FINED).balance == 4400


async def test_a_waived_fee_is_refunded_by_keys(tmp_path: Path) -> None:
    path = _file(tmp_path)
    reference = _fine_of(FINED)
    parts = reference.split("|")
    match = (parts[2], int(parts[3]), parts[4], parts[5])
    rule(
        open_desk(path, OFFICIAL),
        match=match,
        team=None,
        target=target_of("|".join(parts[6:])),
        action=Action.WAIVE,
        reason="Snow.",
    )
    async with opened(path) as (app, pilot):
        await press(app, pilot, "g", "a", "3")
        assert _rows(app, "refunds") == [reference]
        await press(app, pilot, "question_mark")
        await sees(app, pilot, "Waived by Official: Snow.")
        await sees(app, pilot, "€22.00 − €0.00 = €22.00")
        await press(app, pilot, "escape", "r")
        await sees(app, pilot, "€22.00 refunded to SV Turm Erzberg")
        await press(app, pilot, "f2")
        await sees(app, pilot, "Please give a reason")
        await press(app, pilot, *"Schnee", "f2")
        await back_on(app, pilot, AccountsPage)
        await sees(app, pilot, "No posted fee was waived or changed since.")
    # 44 − 22
    assert statement(None, FINED).balance == 2200


async def test_1_3_arrears_are_proposed_explained_and_suspended(tmp_path: Path) -> None:
    path = _file(tmp_path)
    async with opened(path) as (app, pilot):
        await press(app, pilot, "g", "a", "4")
        assert FINED in _rows(app, "arrears")
        await press(app, pilot, "w", "w")
        # 88 days are not more than 90
        await sees(app, pilot, "Arrears 0")
        await press(app, pilot, "w", "w")
        await settled(app, pilot)
        app.screen.query_one("#arrears", Grid).select(FINED)
        await press(app, pilot, "question_mark")
        # to the federation: € 11 and € 22
        await sees(app, pilot, "SV Turm Erzberg has owed the federation €33.00 for 88 days")
        await press(app, pilot, "escape", "s", "tab", *"1.2.2012")
        await sees(app, pilot, "SV Turm Erzberg may not play from 1 Feb 2012 to further notice.")
        await press(app, pilot, "f2")
        await back_on(app, pilot, AccountsPage)
        await sees(app, pilot, "⊘ suspended from 1 Feb 2012")


async def test_7_5_a_fine_within_its_ceiling_and_its_line_in_the_statement(tmp_path: Path) -> None:
    path = _file(tmp_path)
    async with opened(path, (120, 40)) as (app, pilot):
        await press(app, pilot, "g", "a")
        app.screen.query_one("#clubs", Grid).select(FINED)
        await press(app, pilot, "enter", "f", "tab", *"40", "tab", *"10.1.2012")
        # § 7.5: up to € 36
        await sees(app, pilot, "exceeds the limit of € 36")
        await press(app, pilot, "shift+tab", "end", "backspace", "backspace", *"36")
        await sees(app, pilot, "SV Turm Erzberg is fined €36.00 (§ 7.5).")
        app.screen.query_one("#why").focus()
        await press(app, pilot, *"Bericht", "f2")
        await back_on(app, pilot, AccountPage)
        # 44 + 36
        await sees(app, pilot, "SV Turm Erzberg owes €80.00.")
        await press(app, pilot, "2", "end", "question_mark")
        await sees(app, pilot, "Balance: €44.00 + €36.00 = €80.00")
        await press(app, pilot, "escape", "r")
        await sees(app, pilot, "€36.00 refunded to SV Turm Erzberg")
        await press(app, pilot, "escape", "v")
        assert isinstance(app.screen, ClubScreen)


async def test_a_club_without_anything_is_told_what_to_do(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        page = AccountPage("604")
        await page.fetch(app)
        await app.push_screen(page)
        await sees(app, pilot, "Nothing is open.")
        await press(app, pilot, "2")
        await sees(app, pilot, "Nothing is posted yet.")
        await press(app, pilot, "p")
        await sees(app, pilot, "Please fill in: Amount.")


@pytest.mark.parametrize(
    ("size", "theme", "language"), [((80, 24), "board-day", "de"), ((200, 60), "board-night", "en")]
)
async def test_the_accounts_stand_in_every_size_and_theme(
    tmp_path: Path, size: tuple[int, int], theme: str, language: str
) -> None:
    path = _file(tmp_path)
    fine(None, Penalty("601", date(2012, 1, 10), "Bericht.", "7.5", 3600), actor=official(BY))
    async with opened(path, size, language) as (app, pilot):
        app.theme = theme
        await press(app, pilot, "g", "a")
        for number, name in enumerate(("clubs", "charges", "refunds", "arrears"), 1):
            await press(app, pilot, str(number))
            assert app.screen.query_one(f"#{name}", Grid).max_scroll_x == 0
        await press(app, pilot, "5")
        await sees(app, pilot, "✔")
        await press(app, pilot, "1", "enter")
        for number, name in enumerate(("items", "lines", "charges"), 1):
            await press(app, pilot, str(number))
            assert app.screen.query_one(f"#{name}", Grid).max_scroll_x == 0


async def test_notices_and_reminders_by_keys(tmp_path: Path) -> None:
    path = _file(tmp_path)
    async with opened(path) as (app, pilot):
        await press(app, pilot, "g", "a", "6")
        assert isinstance(app.screen, AccountsPage)
        await sees(app, pilot, "2011/1")
        await press(app, pilot, "question_mark")
        assert isinstance(app.screen, ExplainDialog)
        # § 13.8.e was broken; what it costs says § 7.2.a.
        await sees(app, pilot, "TUWO § 7.2.a what follows")
        await press(app, pilot, "escape", "t", *"30", "tab", *"Beschluss")
        await sees(app, pilot, "Clubs have 30 days to pay")
        await press(app, pilot, "f2")
        await back_on(app, pilot, AccountsPage)
        # Posted on 5 November without a last day: 5 November and 30 days have passed on 1 February.
        await press(app, pilot, "m")
        await sees(app, pilot, "clubs reminded.")
        await press(app, pilot, "f2")
        await back_on(app, pilot, AccountsPage)
        await sees(app, pilot, "reminded 1 time")
        await press(app, pilot, "m")
        await sees(app, pilot, "nothing is overdue")


async def test_6_5_a_a_notice_is_protested_against_on_its_row(tmp_path: Path) -> None:
    """Posted on 5 November: until the 13th, whatever the day of the match."""
    async with opened(_file(tmp_path), (120, 40)) as (app, pilot):
        await press(app, pilot, "g", "a", "6")
        await sees(app, pilot, "2011/1")
        page = app.screen
        assert isinstance(page, AccountsPage)
        row = page.notice()
        assert row is not None
        await press(app, pilot, "e")
        form = app.screen
        assert isinstance(form, FormDialog)
        await sees(app, pilot, f"Protest against notice {row.number}")
        form.query_one("#filed").focus()
        await press(app, pilot, *["backspace"] * 10, *"13.11.2011")
        form.query_one("#text").focus()
        await press(app, pilot, *"No.")
        await sees(app, pilot, "5 Nov 2011 + 8 days = 13 Nov 2011")
        await press(app, pilot, "f2")
        await back_on(app, pilot, AccountsPage)
        (found,) = protests(None)
        assert (found.file.who, found.outcome.admissible) == (row.club, True)
        assert found.file.against is not None
        assert found.file.against.key == row.number
