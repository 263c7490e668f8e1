"""The forms of the accounts: posting, payment, payout, refund, fine, suspension for arrears."""

from collections.abc import Sequence

from league.errors import InputError
from league.facts.accounts import Penalty
from league.formatting import money
from league.language import _, ngettext
from league.services.accounts import notice_steps, steps
from league.services.accounts.reminders import payment_term
from league.services.session.desk import Desk
from league.services.session.trial_runs import Step
from league.typed.money import amount_hint, as_typed
from league.views.accounts import ChargeRow, ItemRow
from tui.dialogs.form_model import Answers, Field, Form, flag, goes_into_journal
from tui.dialogs.typed_fields import (
    day_field,
    needed_cents,
    needed_day,
    optional_cents,
    optional_day,
    optional_number,
    typed,
)


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
    owed = [row for row in items if row.owed]
    one = [row.item.cents for row in owed if row.item.reference == chosen]
    cents = sum(one or [row.item.cents for row in owed])
    answers = (("", _("the oldest items")), *((row.item.reference, _item(row)) for row in owed))
    fields = (
        _amount(cents),
        Field("reference", _("For"), chosen, answers=answers),
        _day(desk, _("Received on")),
    )

    def step(got: Answers) -> Step:
        day = needed_day(desk, got, "day")
        return steps.payment_step(club, needed_cents(got, "amount"), day, got["reference"])

    title = _("Payment of {club}").format(club=desk.club(club).name)
    return Form(title, fields, step, _("needed for more than is owed"))


def _item(row: ItemRow) -> str:
    return f"{money(row.item.cents)}  {row.citation}  {row.about}"


def payout_form(desk: Desk, club: str, credit: int) -> Form:
    """Return the payment of a credit to the club."""

    def step(got: Answers) -> Step:
        day = needed_day(desk, got, "day")
        return steps.payout_step(club, needed_cents(got, "amount"), day)

    title = _("Pay out the credit of {club}").format(club=desk.club(club).name)
    return Form(title, (_amount(credit), _day(desk, _("Paid on"))), step, needs_reason=True)


def refund_form(desk: Desk, reference: str, about: str) -> Form:
    """Return a posted charge taken back by its counter-posting."""
    return Form(
        _("Refund: {about}").format(about=about),
        (_day(desk, _("Refunded on")),),
        lambda got: steps.refund_step(reference, needed_day(desk, got, "day")),
        needs_reason=True,
    )


def reversal_form(desk: Desk, club: str, number: int, about: str) -> Form:
    """Return an entry booked by mistake, taken back by its counter-posting."""
    return Form(
        _("Reverse: {about}").format(about=about),
        (_day(desk, _("Reversed on")),),
        lambda got: steps.reversal_step(club, number, needed_day(desk, got, "day")),
        needs_reason=True,
    )


def fine_form(desk: Desk, club: str, rules: Sequence[tuple[str, str]]) -> Form:
    """Return a fine that a board decided, with a ban if need be."""
    fields = (
        Field("rule", _("Under"), answers=tuple((id, f"§ {id} {title}") for id, title in rules)),
        Field("amount", _("Amount"), hint=_("in euros; empty = only a ban")),
        day_field(desk, "day", _("Decided on")),
        Field("first", _("Banned from"), hint=_("empty = no ban")),
        Field("last", _("Last day of the ban"), hint=_("included; empty = until further notice")),
        Field("person", _("For a person"), hint=_("pass number or name; empty = the club")),
    )

    def step(got: Answers) -> Step:
        penalty = Penalty(
            club=club,
            day=needed_day(desk, got, "day"),
            reason="",
            paragraph=got["rule"],
            cents=optional_cents(got, "amount") or 0,
            ban_from=optional_day(desk, got, "first"),
            ban_until=optional_day(desk, got, "last"),
            person=got["person"].strip(),
        )
        return steps.fine_step(penalty)

    title = _("Fine for {club}").format(club=desk.club(club).name)
    return Form(title, fields, step, needs_reason=True)


def arrears_form(desk: Desk, club: str, wait: int) -> Form:
    """Return the suspension of a club that owes the federation for too long."""
    fields = (
        Field("days", _("Days waited in vain"), str(wait), needed=True),
        day_field(desk, "first", _("First day")),
        Field("last", _("Last day"), hint=_("included; empty = until further notice")),
    )

    def step(got: Answers) -> Step:
        days = optional_number(got, "days")
        if days is None:
            raise InputError(_("Please give the days for which the club has owed too long."))
        first = needed_day(desk, got, "first")
        return steps.arrears_step(club, days, first, optional_day(desk, got, "last"))

    title = _("Suspend {club} for arrears").format(club=desk.club(club).name)
    return Form(title, fields, step, _("not needed: the arrears are the reason"))


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
    return day_field(desk, "day", label, typed(desk.today) if begun else "")


def _amount(cents: int) -> Field:
    """Return an amount as one types it; nothing for nothing."""
    shown = as_typed(cents) if cents > 0 else ""
    return Field("amount", _("Amount"), shown, amount_hint(), needed=True)
