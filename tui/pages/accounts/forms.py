"""The forms of the accounts: posting, payment, payout, refund, fine, suspension for arrears."""

from collections.abc import Sequence
from dataclasses import replace

from league.language import _, ngettext
from league.services.accounts import fee_operations, notice_steps, operations
from league.services.accounts.reminders import payment_term
from league.services.session.desk import Desk
from league.typed.money import as_typed
from league.views.accounts import ChargeRow, ItemRow
from tui.dialogs.form_model import Field, Form
from tui.dialogs.from_operations import form_of
from tui.dialogs.typed_fields import optional_number


def posting_form(desk: Desk, charges: Sequence[ChargeRow]) -> Form:
    """Return the posting of proposed charges."""
    number, found = len(charges), tuple(row.charge for row in charges)
    given = {"which": found, "every": False}
    if not any(one.cash for one in found):
        given["captains"] = False
    title = ngettext("Post {number} charge", "Post {number} charges", number)
    form = form_of(desk, fee_operations.CONFIRM, given)
    return replace(form, title=title.format(number=number))


def payment_form(desk: Desk, club: str, items: Sequence[ItemRow], chosen: str = "") -> Form:
    """Return a club's payment: of an item chosen, else for the oldest."""
    owed = [row.item for row in items if row.owed]
    one = [item.cents for item in owed if item.reference == chosen]
    shown = {"cents": _amount(sum(one or [item.cents for item in owed])), "reference": chosen}
    return form_of(desk, operations.PAY, {"club": club}, shown)


def payout_form(desk: Desk, club: str, credit: int) -> Form:
    """Return the payment of a credit to the club."""
    return form_of(desk, operations.PAY_OUT, {"club": club}, {"cents": _amount(credit)})


def reversal_form(desk: Desk, club: str, number: int, about: str) -> Form:
    """Return an entry booked by mistake, taken back by its counter-posting."""
    given = {"club": club, "number": number}
    return form_of(desk, operations.REVERSE, given, about=about)


def arrears_form(desk: Desk, club: str, wait: int) -> Form:
    """Return the suspension of a club that owes the federation for too long."""
    return form_of(desk, operations.SUSPEND, {"club": club}, {"days": str(wait)})


def refund_form(desk: Desk, reference: str, about: str) -> Form:
    """Return a posted charge taken back by its counter-posting."""
    return form_of(desk, fee_operations.REFUND, {"reference": reference}, about=about)


def reminder_form(desk: Desk, club: str = "") -> Form:
    """Return a reminder of what is overdue, to all clubs or the one that is named."""
    if not club:
        return form_of(desk, fee_operations.REMIND, {"clubs": ()})
    return form_of(desk, fee_operations.REMIND_ONE, {"clubs": (club,)}, club=desk.club(club).name)


def term_form(desk: Desk) -> Form:
    """Return the term of payment."""
    term = payment_term(desk.season.federation)
    shown, hint = "" if term is None else str(term), _("empty = notices name no last day")
    days = Field("days", _("Days to pay"), shown, hint)
    return Form(
        _("Term of payment"),
        (days,),
        lambda got: notice_steps.term_step(optional_number(got, "days")),
        needs_reason=True,
    )


def _amount(cents: int) -> str:
    """Return an amount as one types it; nothing for nothing."""
    return as_typed(cents) if cents > 0 else ""
