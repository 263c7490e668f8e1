"""What the pages of one account and of all accounts share: charges to come, forms, layout."""

from functools import partial
from typing import ClassVar, TypeVar

from textual.types import CSSPathType

from league.services.accounts import operations
from league.views.accounts import AccountsView, AccountView, ChargeRow, NoticeRow
from tui.dialogs.from_operations import form_of
from tui.dialogs.protest_forms import notice_form
from tui.kit.panes import Places
from tui.pages.accounts import forms as account_forms
from tui.pages.form_screen import Forms
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

    def notice(self) -> NoticeRow | None:
        """Return the notice under the cursor."""
        chosen = self.row("notices") if self.front() == "notices" else None
        return next((row for row in self.view.notices if row.number == chosen), None)

    def places(self, tabs: Tabs, width: int, height: int) -> Places:
        """Return one place, or the first part over or beside the others."""
        return [tabs[:1], tabs[1:]] if height >= 32 or width >= 160 else [tabs]

    def forms(self) -> Forms:
        """Return what can be done with the charge, posting or club under the cursor."""
        found: Forms = {}
        club, rules = self.club(), self.view.knows.fines
        if charge := self.charge():
            found["post"] = partial(account_forms.posting_form, charges=[charge])
            found["post_all"] = partial(account_forms.posting_form, charges=self.view.charges)
        if notice := self.notice():
            found["protest"] = partial(notice_form, number=notice.number, club=notice.club)
        if posted := self.posted():
            reference, about = posted
            found["refund"] = partial(account_forms.refund_form, reference=reference, about=about)
        if club and self.credit() > 0:
            found["pay_out"] = partial(account_forms.payout_form, club=club, credit=self.credit())
        if club and rules:
            found["fine"] = partial(form_of, operation=operations.FINE, given={"club": club})
        return found
