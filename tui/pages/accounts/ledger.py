"""What the pages of one account and of all accounts share: charges to come, forms, layout."""

from functools import partial
from typing import ClassVar, TypeVar

from textual.types import CSSPathType

from league.views.accounts import AccountsView, AccountView, ChargeRow
from tui.kit.panes import Places
from tui.pages.accounts import forms as account_forms
from tui.pages.page import Page, Tabs

V = TypeVar("V", bound=AccountView | AccountsView)


class LedgerPage(Page[V]):
    """Says which club and which posting the cursor is on; what is done with them is the same."""

    CSS_PATH: ClassVar[CSSPathType | None] = "ledger.tcss"
    APART = False

    def club(self) -> str:
        """Return the number of the club the cursor is on; empty where there is none."""
        return ""

    def credit(self) -> int:
        """Return the cents to the credit of that club that can be paid out."""
        return 0

    def posted(self) -> tuple[str, str] | None:
        """Return reference and words of the posted charge the cursor is on, if it is on one."""
        return None

    def charge(self) -> ChargeRow | None:
        """Return the charge under the cursor."""
        chosen = self.row("charges") if self.front() == "charges" else None
        return next((row for row in self.view.charges if row.charge.reference == chosen), None)

    def places(self, tabs: Tabs, width: int, height: int) -> Places:
        """Return one place, or the first part over or beside the others."""
        return [tabs[:1], tabs[1:]] if height >= 32 or width >= 160 else [tabs]

    def fits(self) -> dict[str, bool]:
        """Return which steps fit the row under the cursor; those not named always do."""
        charge = self.charge() is not None
        return {
            "post": charge,
            "post_all": charge,
            "refund": self.posted() is not None,
            "pay_out": self.credit() > 0,
            "fine": bool(self.club() and self.view.knows.fines),
        }

    def check_action(self, action: str, _parameters: tuple[object, ...]) -> bool | None:
        """Offer what fits the row under the cursor."""
        return self.fits().get(action, True) if self.is_mounted else True

    def action_post(self) -> None:
        """Post the charge under the cursor."""
        if row := self.charge():
            self.fill(partial(account_forms.posting_form, charges=[row]))

    def action_post_all(self) -> None:
        """Post all charges."""
        if self.view.charges:
            self.fill(partial(account_forms.posting_form, charges=self.view.charges))

    def action_pay_out(self) -> None:
        """Pay out what stands to the club's credit."""
        if club := self.club():
            self.fill(partial(account_forms.payout_form, club=club, credit=self.credit()))

    def action_refund(self) -> None:
        """Take the posted charge under the cursor back."""
        if found := self.posted():
            reference, about = found
            self.fill(partial(account_forms.refund_form, reference=reference, about=about))

    def action_fine(self) -> None:
        """Fine the club."""
        if club := self.club():
            rules = self.view.knows.fines
            self.fill(partial(account_forms.fine_form, club=club, rules=rules))
