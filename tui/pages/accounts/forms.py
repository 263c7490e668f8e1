"""The forms of the accounts: posting, payment, payout, refund, fine, suspension for arrears."""

from collections.abc import Sequence

from league.language import _, ngettext
from league.services.accounts import notice_steps, operations, steps
from league.services.accounts.reminders import payment_term
from league.services.session.desk import Desk
from league.services.session.kinds import typed_day
from league.services.session.trial_runs import Step
from league.typed.money import as_typed
from league.views.accounts import ChargeRow, ItemRow
from tui.dialogs.form_model import Answers, Field, Form, flag, goes_into_journal
from tui.dialogs.from_operations import form_of
from tui.dialogs.typed_fields import day_field, needed_day, optional_number


def posting_form(desk: Desk, charges: Sequence[ChargeRow]) -> Form:
    """Return the posting of proposed charges."""
    captains = flag("captains", _("Captains confirmed cash"))
    asks = any(row.charge.cash for row in charges)
    found, number = [row.charge for row in charges], len(charges)
    title = ngettext("Post {number} charge", "Post {number} charges", number)
    return Form(
        title.format(number=number),
        (_day(desk, _("Posted on")), *((captains,) if asks else ())),
        lambda got: steps.posting_step(
            found, needed_day(desk, got, "day"), captains=bool(got.get("captains"))
        ),
        goes_into_journal(),
    )


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
    return Form(
        _("Refund: {about}").format(about=about),
        (_day(desk, _("Refunded on")),),
        lambda got: steps.refund_step(reference, needed_day(desk, got, "day")),
        needs_reason=True,
    )


def reminder_form(desk: Desk, clubs: Sequence[str] = ()) -> Form:
    """Return a reminder of what is overdue, to all clubs or those that are named."""
    term = payment_term(desk.season.federation)
    hint = _("for notices without a last day, and between two reminders")
    days = Field("days", _("Days to wait"), "" if term is None else str(term), hint)

    def step(got: Answers) -> Step:
        day = needed_day(desk, got, "day")
        return notice_steps.reminder_step(day, optional_number(got, "days"), clubs)

    title = _("Remind all clubs of what is overdue")
    if clubs:
        title = _("Remind {club} of what is overdue").format(club=desk.club(clubs[0]).name)
    return Form(title, (_day(desk, _("Written on")), days), step, goes_into_journal())


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


def _day(desk: Desk, label: str) -> Field:
    """Return the day on which something is booked: today, also after the season."""
    begun = desk.today >= desk.world.first_day
    return day_field(desk, "day", label, typed_day(desk.today) if begun else "")


def _amount(cents: int) -> str:
    """Return an amount as one types it; nothing for nothing."""
    return as_typed(cents) if cents > 0 else ""
