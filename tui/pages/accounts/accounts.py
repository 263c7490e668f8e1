"""The accounts: who owes what since when, charges to be posted, refunds, arrears, the sums."""

from collections.abc import Iterator
from functools import partial
from typing import ClassVar

from textual.types import CSSPathType

from league.formatting import day, money
from league.language import _
from league.services.accounts import explaining
from league.services.accounts.papers import explain_notice
from league.services.accounts.views import account_view, accounts_view
from league.services.session.desk import Desk
from league.views.accounts import AccountsView, RefundRow
from tui.app_protocol import ShownThing, app_of
from tui.kit.parts import Facts, Part, Picture
from tui.kit.themes import Ink
from tui.pages.accounts import cells
from tui.pages.accounts import forms as account_forms
from tui.pages.accounts.account import AccountPage
from tui.pages.accounts.keys import accounts_keys
from tui.pages.accounts.ledger import LedgerPage
from tui.pages.accounts.sums import sums_painted, sums_told
from tui.pages.form_screen import Forms
from tui.pages.page import open_page

WAITS = (60, 30, 90, 180)
"""Days the office may wait for money; a book may name none, so the official turns through these."""


class AccountsPage(LedgerPage[AccountsView]):
    """All clubs with something open above, what waits to be done below."""

    NAME = "accounts"
    CSS_PATH: ClassVar[CSSPathType | None] = ["ledger.tcss", "accounts.tcss"]
    FULL_TEXT = 1

    def __init__(self, wait: int = WAITS[0]) -> None:
        super().__init__(*accounts_keys())
        self._wait = wait

    def anew(self) -> "AccountsPage":
        """Return the same page in the language in use."""
        return AccountsPage(self._wait)

    def load(self, desk: Desk) -> AccountsView:
        """Return all accounts as of today."""
        return accounts_view(desk, desk.today, self._wait)

    def facts(self, view: AccountsView) -> Facts:
        """Return what is owed and what waits, in sums."""
        waiting = sum(row.charge.cents for row in view.charges)
        return (
            (_("Clubs owe"), money(sum(one.owes for one in view.clubs))),
            (_("they get"), money(sum(one.gets for one in view.clubs))),
            (_("to be posted"), money(waiting)),
            (_("as of"), day(view.day)),
        )

    def parts(self, view: AccountsView, hues: Ink) -> tuple[Part, ...]:
        """Return the open accounts, charges, refunds, arrears and sums."""
        empty = _("Everything found is posted.")
        if not view.knows.fees:
            empty = _("{book} sets no fees for matches.").format(book=view.book)
        return (
            cells.club_list(view, hues),
            cells.charge_list(view.charges, hues, empty),
            cells.refund_list(view.refunds, hues),
            cells.arrears_list(view, hues),
            Picture("sums", _("Sums"), partial(sums_painted, view, hues), partial(sums_told, view)),
            cells.notice_list(view.notices, hues),
            cells.deposit_list(view.deposits, hues),
        )

    def _refund(self) -> RefundRow | None:
        chosen = self.row("refunds") if self.front() == "refunds" else None
        return next((row for row in self.view.refunds if row.posting.reference == chosen), None)

    def club(self) -> str:
        """Return the number of the club the cursor is on; empty where there is none."""
        if charge := self.charge():
            return charge.charge.debtor.club
        if refund := self._refund():
            return refund.posting.debit.club
        if notice := self.notice():
            return notice.club
        front = self.front()
        return (self.row(front) or "") if front in ("clubs", "arrears") else ""

    def credit(self) -> int:
        """Return the cents to the credit of the club among the open accounts under the cursor."""
        club = self.club() if self.front() == "clubs" else ""
        return sum(-one.balance for one in self.view.clubs if one.club.id == club)

    def posted(self) -> tuple[str, str] | None:
        """Return reference and words of the fee to be refunded under the cursor."""
        row = self._refund()
        return (row.posting.reference, row.about) if row else None

    def under_cursor(self) -> Iterator[ShownThing]:
        """Yield what papers may be about in the row under the cursor."""
        if club := self.club():
            yield "club", club

    def open_row(self, table: str, row: str) -> None:
        """Open a club's account, or the match of a charge."""
        app, found = app_of(self), self.charge() or self._refund()
        if table in ("clubs", "arrears"):
            app.go(open_page(app, AccountPage(row)))
        elif found is not None and found.match is not None:
            app.go(app.routes.to_match(found.match))
        elif self.club():
            app.go(open_page(app, AccountPage(self.club())))

    def forms(self) -> Forms:
        """Return what can be done; only clubs are fined here, and suspended for arrears."""
        found, front, club = super().forms(), self.front(), self.club()
        found["term"] = account_forms.term_form
        if any(row.left for row in self.view.notices):
            found["remind"] = account_forms.reminder_form
        if front not in ("clubs", "arrears"):
            found.pop("fine", None)
        if front == "arrears" and club:
            found["suspend"] = partial(account_forms.arrears_form, club=club, wait=self._wait)
        return found

    def fits(self) -> dict[str, bool]:
        """Return which other steps fit the row under the cursor."""
        front, club = self.front(), bool(self.club())
        waits = front == "arrears" and self.view.knows.arrears
        return {"pay": front == "clubs" and club, "wait": waits, "why": club}

    def action_pay(self) -> None:
        """Record a payment of the club under the cursor."""
        if club := self.club():
            app_of(self).work(self._pay(club))

    async def _pay(self, club: str) -> None:
        found = await app_of(self).ask(lambda desk: account_view(desk, club, desk.today))
        self.fill(partial(account_forms.payment_form, club=club, items=found.items))

    def action_wait(self) -> None:
        """Wait longer or less before a suspension is proposed."""
        self._wait = WAITS[(WAITS.index(self._wait) + 1) % len(WAITS)]
        app_of(self).work(self.reload())

    def action_why(self) -> None:
        """Explain what is under the cursor."""
        club, day = self.club(), self.view.day
        if charge := self.charge():
            self.explain(lambda desk: [explaining.explain_charge(desk, charge)])
        elif refund := self._refund():
            self.explain(lambda desk: [explaining.explain_refund(desk, refund)])
        elif notice := self.notice():
            self.explain(lambda desk: [explain_notice(desk, notice.number)])
        elif self.front() == "arrears":
            found = [row for row in self.view.arrears if row.club.id == club]
            self.explain(lambda desk: [explaining.explain_arrears(desk, row, day) for row in found])
        elif club:
            self.explain(partial(explaining.explain_account, club=club, day=day))
