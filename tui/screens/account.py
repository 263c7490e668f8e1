"""A club's account: the statement with its balance, open items, and what waits to be posted."""

from collections.abc import Callable
from functools import partial

from league.facts.accounts import What
from league.forms import money
from league.language import _
from league.services.account_explaining import explain_charge, explain_item, explain_line
from league.services.account_rows import ChargeRow, ItemRow, LineRow
from league.services.account_views import AccountView, account_view
from league.services.account_words import balance_words
from league.services.desk import Desk
from league.views import ExplanationView
from tui.dialogs import account_forms
from tui.dialogs.explain import ExplainDialog
from tui.dialogs.form import Form
from tui.dialogs.typed_fields import shown_day, today
from tui.screens import account_cells as cells
from tui.screens import routes
from tui.screens.account_keys import account_keys
from tui.screens.page import Page, Tabs
from tui.widgets.frame import office
from tui.widgets.panes import Places
from tui.widgets.parts import Facts, Part, Table
from tui.widgets.themes import Ink


class AccountPage(Page[AccountView]):
    """Open items first, because they are what is asked for; the statement; charges to come."""

    CSS_PATH = "account.tcss"

    def __init__(self, club: str) -> None:
        super().__init__(*account_keys())
        self._club = club

    def anew(self) -> "AccountPage":
        """Return the same account in the language in use."""
        return AccountPage(self._club)

    def load(self, desk: Desk) -> AccountView:
        """Return the account as of today. Raises NotFoundError."""
        return account_view(desk, self._club, today())

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
            Table(
                "items",
                _("Open {number}").format(number=len(view.items)),
                cells.item_columns(),
                cells.item_rows(view.items, hues),
                empty=_("Nothing is open."),
                opens=_("match"),
            ),
            Table(
                "lines",
                _("Statement {number}").format(number=len(view.lines)),
                cells.line_columns(),
                cells.line_rows(view.lines, hues),
                empty=_("Nothing is posted yet. Charges to be posted stand under 3."),
                opens=_("match"),
            ),
            Table(
                "charges",
                _("To post {number}").format(number=len(view.charges)),
                cells.charge_columns(),
                cells.charge_rows(view.charges, hues),
                empty=_("Everything found is posted."),
                opens=_("match"),
            ),
        )

    def apart(self, _width: int, _height: int) -> bool:
        """Lay the parts out by what the look says."""
        return False

    def places(self, tabs: Tabs, width: int, height: int) -> Places:
        """Return one place, or the open items over or beside statement and charges."""
        return [tabs[:1], tabs[1:]] if height >= 32 or width >= 160 else [tabs]

    def _item(self) -> ItemRow | None:
        chosen = self.row("items") if self.front() == "items" else None
        return next((row for row in self.view.items if row.item.reference == chosen), None)

    def _line(self) -> LineRow | None:
        chosen = self.row("lines") if self.front() == "lines" else None
        return self.view.lines[int(chosen)] if chosen else None

    def _reversible(self) -> LineRow | None:
        """Return the entry of the statement under the cursor when it can be taken back."""
        line = self._line()
        return line if line is not None and line.stands else None

    def _charge(self) -> ChargeRow | None:
        chosen = self.row("charges") if self.front() == "charges" else None
        return next((row for row in self.view.charges if row.charge.reference == chosen), None)

    def _posted(self) -> tuple[str, str] | None:
        """Return reference and words of the posted charge under the cursor."""
        if item := self._item():
            return item.item.reference, item.about
        line = self._line()
        if line is not None and line.line.posting.what is What.FEE:
            return line.line.posting.reference, line.about
        return None

    def open_row(self, _table: str, _row: str) -> None:
        """Open the match behind a row."""
        found = self._item() or self._line() or self._charge()
        if found is not None and found.match is not None:
            office(self).go(routes.to_match(office(self), found.match))

    def check_action(self, action: str, _parameters: tuple[object, ...]) -> bool | None:
        """Offer what fits the row under the cursor."""
        if not self.is_mounted:
            return True
        fits: dict[str, bool] = {
            "post": self._charge() is not None,
            "post_all": self._charge() is not None,
            "refund": self._posted() is not None,
            "reverse": self._reversible() is not None,
            "pay_out": self.view.balance < 0,
            "fine": bool(self.view.knows.fines),
            "why": bool(self._item() or self._line() or self._charge()),
        }
        return fits.get(action, True)

    def _form(self, make: Callable[[Desk], Form]) -> None:
        if (desk := office(self).desk) is not None:
            self.fill_in(make(desk))

    def action_post(self) -> None:
        """Post the charge under the cursor."""
        if row := self._charge():
            self._form(partial(account_forms.posting_form, charges=[row]))

    def action_post_all(self) -> None:
        """Post all charges of the club."""
        if self.view.charges:
            self._form(partial(account_forms.posting_form, charges=self.view.charges))

    def action_pay(self) -> None:
        """Record a payment, of the item under the cursor or of the oldest."""
        item = self._item()
        chosen = item.item.reference if item is not None and item.owed else ""
        view = self.view
        self._form(
            partial(account_forms.payment_form, club=view.club.id, items=view.items, chosen=chosen)
        )

    def action_pay_out(self) -> None:
        """Pay out what stands to the club's credit."""
        view = self.view
        self._form(partial(account_forms.payout_form, club=view.club.id, credit=-view.balance))

    def action_refund(self) -> None:
        """Take the posted charge under the cursor back."""
        if found := self._posted():
            reference, about = found
            self._form(partial(account_forms.refund_form, reference=reference, about=about))

    def action_reverse(self) -> None:
        """Take the entry under the cursor back, by its counter-posting."""
        if line := self._reversible():
            make = partial(
                account_forms.reversal_form,
                club=self.view.club.id,
                number=line.number,
                about=f"{line.what}, {line.about}",
            )
            self._form(make)

    def action_fine(self) -> None:
        """Fine the club."""
        view = self.view
        self._form(partial(account_forms.fine_form, club=view.club.id, rules=view.knows.fines))

    def action_club(self) -> None:
        """Open the club's page."""
        office(self).go(routes.to_club(office(self), self.view.club.id))

    def action_why(self) -> None:
        """Explain what is under the cursor."""
        office(self).work(self._explain())

    async def _explain(self) -> None:
        app, pages = office(self), list[ExplanationView]()
        if item := self._item():
            pages = [await app.ask(explain_item, item, self.view.club.name)]
        elif line := self._line():
            pages = [await app.ask(explain_line, line)]
        elif charge := self._charge():
            pages = [await app.ask(explain_charge, charge)]
        if pages:
            self.app.push_screen(ExplainDialog(pages))
