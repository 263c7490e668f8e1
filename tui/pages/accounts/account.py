"""A club's account: the statement with its balance, open items, and what waits to be posted."""

from functools import partial

from league.facts.accounts import What
from league.formatting import money
from league.language import _
from league.services.accounts.explaining import explain_charge, explain_item, explain_line
from league.services.accounts.papers import explain_notice
from league.services.accounts.views import account_view
from league.services.accounts.words import balance_words
from league.services.session.desk import Desk
from league.views.accounts import AccountView, ItemRow, LineRow
from tui.app_protocol import app_of
from tui.dialogs.typed_fields import shown_day
from tui.kit.parts import Facts, Part
from tui.kit.themes import Ink
from tui.pages.accounts import cells
from tui.pages.accounts import forms as account_forms
from tui.pages.accounts.keys import account_keys
from tui.pages.accounts.ledger import LedgerPage
from tui.pages.form_screen import Forms


class AccountPage(LedgerPage[AccountView]):
    """Open items first, because they are what is asked for; the statement; charges to come."""

    NAME = "account"
    ABOUT = "club"

    def __init__(self, club: str) -> None:
        super().__init__(*account_keys(), about=club)

    def load(self, desk: Desk) -> AccountView:
        """Return the account as of today. Raises NotFoundError."""
        return account_view(desk, self.about, desk.today)

    def where(self, view: AccountView) -> tuple[str, ...]:
        """Return the place."""
        return _("Accounts"), view.club.name

    def facts(self, view: AccountView) -> Facts:
        """Return the balance in words, and the sums behind it."""
        suspended = view.club.suspended_from
        return (
            *(((f"⊘ {_('Suspended')}", shown_day(suspended)),) if suspended else ()),
            ("", balance_words(view.club.name, view.balance)),
            (_("Owes"), money(view.owes)),
            (_("Gets"), money(view.gets)),
            (_("to be posted"), money(sum(row.charge.cents for row in view.charges))),
        )

    def parts(self, view: AccountView, hues: Ink) -> tuple[Part, ...]:
        """Return open items, statement and charges."""
        return (
            cells.item_list(view.items, hues),
            cells.line_list(view.lines, hues),
            cells.charge_list(view.charges, hues, _("Everything found is posted.")),
            cells.notice_list(view.notices, hues),
        )

    def club(self) -> str:
        """Return the number of the club."""
        return self.view.club.id

    def credit(self) -> int:
        """Return the cents to its credit."""
        return -self.view.balance

    def _item(self) -> ItemRow | None:
        chosen = self.row("items") if self.front() == "items" else None
        return next((row for row in self.view.items if row.item.reference == chosen), None)

    def _line(self) -> LineRow | None:
        chosen = self.row("lines") if self.front() == "lines" else None
        return self.view.lines[int(chosen)] if chosen else None

    def posted(self) -> tuple[str, str] | None:
        """Return reference and words of the charge in its item or entry under the cursor."""
        if item := self._item():
            return item.item.reference, item.about
        line = self._line()
        if line is not None and line.line.posting.what is What.FEE:
            return line.line.posting.reference, line.about
        return None

    def open_row(self, _table: str, _row: str) -> None:
        """Open the match behind a row."""
        found = self._item() or self._line() or self.charge()
        if found is not None and found.match is not None:
            app_of(self).go(app_of(self).routes.to_match(found.match))

    def forms(self) -> Forms:
        """Return what can be done; an entry of the statement is taken back once."""
        found, line = super().forms(), self._line()
        if any(row.left for row in self.view.notices):
            found["remind"] = partial(account_forms.reminder_form, club=self.view.club.id)
        if line is not None and line.stands:
            found["reverse"] = partial(
                account_forms.reversal_form,
                club=self.view.club.id,
                number=line.number,
                about=f"{line.what}, {line.about}",
            )
        return found

    def fits(self) -> dict[str, bool]:
        """Return whether there is something to explain under the cursor."""
        return {"why": bool(self._item() or self._line() or self.charge() or self.notice())}

    def action_pay(self) -> None:
        """Record a payment, of the item under the cursor or of the oldest."""
        item = self._item()
        chosen = item.item.reference if item is not None and item.owed else ""
        view = self.view
        self.fill(
            partial(account_forms.payment_form, club=view.club.id, items=view.items, chosen=chosen)
        )

    def action_club(self) -> None:
        """Open the club's page."""
        app_of(self).go(app_of(self).routes.to_club(self.view.club.id))

    def action_why(self) -> None:
        """Explain what is under the cursor."""
        club = self.view.club.name
        if item := self._item():
            self.explain(lambda desk: [explain_item(desk, item, club)])
        elif line := self._line():
            self.explain(lambda desk: [explain_line(desk, line)])
        elif charge := self.charge():
            self.explain(lambda desk: [explain_charge(desk, charge)])
        elif notice := self.notice():
            self.explain(lambda desk: [explain_notice(desk, notice.number)])
