"""What becomes of proposed fees, each deed described once for command, form and palette."""

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from league.errors import InputError
from league.facts.actors import Right
from league.language import _, to_translate
from league.services.session.kinds import CLUBS, FLAG, NUMBER
from league.services.session.operations import (
    FOR_JOURNAL,
    NEEDED,
    Given,
    Kind,
    Operation,
    Parameter,
    later,
)
from league.services.session.parameters import on_day, optional
from league.typed.numbers import picked

if TYPE_CHECKING:
    from league.facts.accounts import Charge
    from league.services.accounts import notice_steps, steps
    from league.services.session.desk import Desk
    from league.services.session.trial_runs import Step
else:
    notice_steps = later("league.services.accounts.notice_steps")
    steps = later("league.services.accounts.steps")


def _confirm(*, which: "tuple[Charge, ...]", every: bool, **given: Any) -> "Step":
    if every == bool(which):
        raise InputError(_("Name what is confirmed, or say --all."))
    return steps.posting_step(charges=which or None, **given)


def _proposed(desk: "Desk", text: str, _given: Given) -> "tuple[Charge, ...]":
    """Return proposed charges, each by its number or reference in a line."""
    from league.services.accounts.ledger import propose

    season = desk.season.name
    known = {one.reference: one for one in propose(season)}
    keys = picked(text.splitlines(), list(known))
    if all(one in known for one in keys):
        return tuple(known[one] for one in dict.fromkeys(keys))
    return tuple(propose(season, keys))  # of an earlier season, or said to be none


def _to_refund(desk: "Desk", text: str, _given: Given) -> str:
    """Return the reference of a fee that is to be refunded, those of earlier seasons last."""
    from league.services.accounts.rows import earlier_refunds, refund_rows

    day = desk.today
    rows = (*refund_rows(desk, day), *earlier_refunds(desk, day))
    return picked((text.strip(),), [one.posting.reference for one in rows])[0]


def _wait(desk: "Desk") -> str:
    from league.services.accounts.reminders import payment_term

    term = payment_term(desk.season.federation)
    return "" if term is None else str(term)


CONFIRM = Operation(
    "account confirm",
    Right.ACCOUNTS,
    _confirm,
    to_translate("Post charges"),
    to_translate("Let proposed fees stand and post them; numbers are those of “account propose”."),
    (
        Parameter(
            "which",
            Kind("[NUMBER|REFERENCE]...", _proposed, (), several=True),
            to_translate("Charges"),
            needed=False,
        ),
        optional(
            "--all", FLAG, to_translate("All"), to_translate("All that are proposed."), name="every"
        ),
        on_day(to_translate("Posted on"), to_translate("Day of posting; otherwise today.")),
        optional(
            "--captains",
            FLAG,
            to_translate("Captains confirmed cash"),
            to_translate("Both captains confirmed the cash at the board in writing."),
        ),
    ),
    FOR_JOURNAL,
    (
        "spielleiter account confirm 1 2 --date 2012-04-30",
        "spielleiter account confirm --all --captains --date 2012-06-30",
    ),
)
REFUND = Operation(
    "account refund",
    Right.ACCOUNTS,
    steps.refund_step,
    to_translate("Refund: {about}"),
    to_translate(
        "Take a posted fee back by its counter-posting; the number is that of “account refunds”."
    ),
    (
        Parameter(
            "reference", Kind("NUMBER|REFERENCE", _to_refund), to_translate("Number of the fee")
        ),
        on_day(to_translate("Refunded on"), to_translate("Day of posting; otherwise today.")),
    ),
    NEEDED,
    (to_translate('spielleiter account refund 1 --reason "Waived on protest 3."'),),
)
REMIND = Operation(
    "account remind",
    Right.ACCOUNTS,
    notice_steps.reminder_step,
    to_translate("Remind all clubs of what is overdue"),
    to_translate("Remind clubs of notices that are overdue; all clubs when none is named."),
    (
        Parameter("clubs", CLUBS, to_translate("Clubs"), needed=False),
        on_day(to_translate("Written on"), to_translate("Day of the reminder; otherwise today.")),
        Parameter(
            "days",
            NUMBER,
            to_translate("Days to wait"),
            to_translate("for notices without a last day, and between two reminders"),
            "--days",
            to_translate(
                "Days waited for a notice without a last day to pay, and between two reminders."
                " Otherwise the term of payment."
            ),
            needed=False,
            shown=_wait,
        ),
    ),
    FOR_JOURNAL,
    ("spielleiter account remind --days 30 --date 2012-06-30",),
)
REMIND_ONE = replace(REMIND, title=to_translate("Remind {club} of what is overdue"))
OPERATIONS = (CONFIRM, REFUND, REMIND)
