"""The forms of the accounts: posting, payment, payout, refund, fine, suspension for arrears."""

from collections.abc import Sequence

from league.clock import today
from league.errors import InputError
from league.facts.accounts import Penalty
from league.forms import money
from league.language import _, ngettext
from league.services.accounts.steps import (
    arrears_step,
    fine_step,
    payment_step,
    payout_step,
    posting_step,
    refund_step,
    reversal_step,
)
from league.services.desk import Desk
from league.services.session.trial_runs import Step
from league.views.accounts import ChargeRow, ItemRow
from tui.dialogs.asked import Answers, Field, Form, flag
from tui.dialogs.reason import amount_hint, amount_needed, amount_typed
from tui.dialogs.typed_fields import (
    day_hint,
    day_needed,
    day_typed,
    number_typed,
    suggested_day,
    typed,
)


def posting_form(desk: Desk, charges: Sequence[ChargeRow]) -> Form:
    """Return the posting of proposed charges."""
    captains = flag("captains", _("Captains confirmed cash"))
    asks = any(row.charge.cash for row in charges)
    fields = (_day(desk, _("Posted on")), *((captains,) if asks else ()))

    def step(answers: Answers) -> Step:
        day = day_needed(desk, answers["day"], _("Posted on"))
        found = [row.charge for row in charges]
        return posting_step(found, day, captains=bool(answers.get("captains")))

    number = len(charges)
    title = ngettext("Post {number} charge", "Post {number} charges", number).format(number=number)
    return Form(title, fields, step, _("not needed; goes into the journal"))


def payment_form(desk: Desk, club: str, items: Sequence[ItemRow], chosen: str = "") -> Form:
    """Return a club's payment: of an item chosen, else for the oldest."""
    owed = [row for row in items if row.owed]
    one = [row.item.cents for row in owed if row.item.reference == chosen]
    cents = sum(one or [row.item.cents for row in owed])
    answers = (("", _("the oldest items")), *((row.item.reference, _item(row)) for row in owed))
    fields = (
        Field("amount", _("Amount"), _suggested(cents), amount_hint(), needed=True),
        Field("reference", _("For"), chosen, answers=answers),
        _day(desk, _("Received on")),
    )

    def step(answers: Answers) -> Step:
        day = day_needed(desk, answers["day"], _("Received on"))
        return payment_step(club, amount_needed(answers["amount"]), day, answers["reference"])

    title = _("Payment of {club}").format(club=desk.club(club).name)
    return Form(title, fields, step, _("needed for more than is owed"))


def _item(row: ItemRow) -> str:
    return f"{money(row.item.cents)}  {row.citation}  {row.about}"


def payout_form(desk: Desk, club: str, credit: int) -> Form:
    """Return the payment of a credit to the club."""
    fields = (
        Field("amount", _("Amount"), _suggested(credit), amount_hint(), needed=True),
        _day(desk, _("Paid on")),
    )

    def step(answers: Answers) -> Step:
        day = day_needed(desk, answers["day"], _("Paid on"))
        return payout_step(club, amount_needed(answers["amount"]), day)

    title = _("Pay out the credit of {club}").format(club=desk.club(club).name)
    return Form(title, fields, step, _("goes into the journal"), needs_reason=True)


def refund_form(desk: Desk, reference: str, about: str) -> Form:
    """Return a posted charge taken back by its counter-posting."""

    def step(answers: Answers) -> Step:
        return refund_step(reference, day_needed(desk, answers["day"], _("Refunded on")))

    title = _("Refund: {about}").format(about=about)
    fields = (_day(desk, _("Refunded on")),)
    return Form(title, fields, step, _("goes into the journal"), needs_reason=True)


def reversal_form(desk: Desk, club: str, number: int, about: str) -> Form:
    """Return an entry booked by mistake, taken back by its counter-posting."""

    def step(answers: Answers) -> Step:
        return reversal_step(club, number, day_needed(desk, answers["day"], _("Reversed on")))

    title = _("Reverse: {about}").format(about=about)
    fields = (_day(desk, _("Reversed on")),)
    return Form(title, fields, step, _("goes into the journal"), needs_reason=True)


def fine_form(desk: Desk, club: str, rules: Sequence[tuple[str, str]]) -> Form:
    """Return a fine that a board decided, with a ban if need be."""
    hint = day_hint(desk)
    fields = (
        Field("rule", _("Under"), answers=tuple((id, f"§ {id} {title}") for id, title in rules)),
        Field("amount", _("Amount"), hint=_("in euros; empty = only a ban")),
        Field("day", _("Decided on"), suggested_day(desk), hint, needed=True),
        Field("first", _("Banned from"), hint=_("empty = no ban")),
        Field("last", _("Last day of the ban"), hint=_("included; empty = until further notice")),
        Field("person", _("For a person"), hint=_("pass number or name; empty = the club")),
    )

    def step(answers: Answers) -> Step:
        penalty = Penalty(
            club=club,
            day=day_needed(desk, answers["day"], _("Decided on")),
            reason="",
            paragraph=answers["rule"],
            cents=amount_needed(answers["amount"] or "0"),
            ban_from=day_typed(desk, answers["first"], _("Banned from")),
            ban_until=day_typed(desk, answers["last"], _("Last day of the ban")),
            person=answers["person"].strip(),
        )
        return fine_step(penalty)

    title = _("Fine for {club}").format(club=desk.club(club).name)
    return Form(title, fields, step, _("goes into the journal"), needs_reason=True)


def arrears_form(desk: Desk, club: str, wait: int) -> Form:
    """Return the suspension of a club that owes the federation for too long."""
    fields = (
        Field("days", _("Days waited in vain"), str(wait), needed=True),
        Field("first", _("First day"), suggested_day(desk), day_hint(desk), needed=True),
        Field("last", _("Last day"), hint=_("included; empty = until further notice")),
    )

    def step(answers: Answers) -> Step:
        days = number_typed(answers["days"], _("Days waited in vain"))
        if days is None:
            raise InputError(_("Please give the days for which the club has owed too long."))
        first = day_needed(desk, answers["first"], _("First day"))
        return arrears_step(club, days, first, day_typed(desk, answers["last"], _("Last day")))

    title = _("Suspend {club} for arrears").format(club=desk.club(club).name)
    return Form(title, fields, step, _("not needed: the arrears are the reason"))


def _day(desk: Desk, label: str) -> Field:
    """Return the day on which something is booked: today, also after the season."""
    begun = today() >= desk.world.first_day
    return Field("day", label, typed(today()) if begun else "", day_hint(desk), needed=True)


def _suggested(cents: int) -> str:
    """Return an amount as one types it; nothing for nothing."""
    return amount_typed(cents) if cents > 0 else ""
