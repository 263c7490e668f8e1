"""What is done to the accounts, each deed described once for command, form and palette."""

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from league.facts.actors import Right
from league.language import _, to_translate
from league.services.session.kinds import DAY, EURO, FLAG, NUMBER, TEXT
from league.services.session.operations import (
    NEEDED,
    Choices,
    Given,
    Kind,
    Operation,
    Parameter,
    Reason,
    later,
    served,
)
from league.services.session.parameters import (
    A_CLUB,
    AN_AMOUNT,
    FIRST_DAY,
    LAST_DAY,
    on_day,
    optional,
)
from league.typed.numbers import picked

if TYPE_CHECKING:
    from league.services.accounts import steps
    from league.services.session.desk import Desk
    from league.services.session.trial_runs import Step
else:
    steps = later("league.services.accounts.steps")


def _items(desk: "Desk", given: Given) -> Choices:
    """Return the open items of the club, and what stands for the oldest ones."""
    from league.formatting import money
    from league.services.accounts.views import account_view

    items = account_view(desk, given["club"], desk.today).items
    owed = (one for one in items if one.owed)
    lines = ((one.item.reference, one) for one in owed)
    return (
        ("", _("the oldest items")),
        *((id, f"{money(one.item.cents)}  {one.citation}  {one.about}") for id, one in lines),
    )


def _item(desk: "Desk", text: str, given: Given) -> str:
    """Return the reference of an open item, typed as it is or as its number on the account."""
    keys = [id for id, _words in _items(desk, given) if id]
    return picked((text.strip(),), keys)[0]


def _fine_rule(desk: "Desk") -> str:
    from league.rulebook.topics import Topic

    return desk.book.topic(Topic.FINE)


def _fine_rules(desk: "Desk", _given: Given) -> Choices:
    from league.services.accounts.views import knows

    return tuple((id, f"{desk.book.cite(id)} {title}") for id, title in knows(desk.book).fines)


def _asks_how_grave(desk: "Desk") -> bool:
    from league.rulebook import has_rule

    return has_rule(desk.book.bans.sanction)


def _fine(**given: Any) -> "Step":
    from league.facts.accounts import Penalty

    return steps.fine_step(Penalty(reason="", **given))


_PAID = to_translate("Day of the payment; otherwise today.")

PAY = Operation(
    "account pay",
    Right.ACCOUNTS,
    steps.payment_step,
    to_translate("Payment of {club}"),
    to_translate("Record a club's payment."),
    (
        A_CLUB,
        AN_AMOUNT,
        optional(
            "--for",
            Kind("NUMBER|REFERENCE", _item, choices=_items),
            to_translate("For"),
            to_translate(
                "Open item it is for, as “account club” numbers them; otherwise the oldest."
            ),
            name="reference",
        ),
        on_day(to_translate("Received on"), _PAID),
    ),
    Reason(
        "--why",
        to_translate("Reason, needed for more than is owed."),
        to_translate("needed for more than is owed"),
    ),
    ("spielleiter account pay 601 36,50 --date 2012-05-02",),
)
PAY_OUT = Operation(
    "account payout",
    Right.ACCOUNTS,
    steps.payout_step,
    to_translate("Pay out the credit of {club}"),
    to_translate("Pay a club what stands to its credit."),
    (A_CLUB, AN_AMOUNT, on_day(to_translate("Paid on"), _PAID)),
    NEEDED,
    (to_translate('spielleiter account payout 601 22 --reason "Fee refunded."'),),
)
REVERSE = Operation(
    "account reverse",
    Right.ACCOUNTS,
    steps.reversal_step,
    to_translate("Reverse: {about}"),
    to_translate(
        "Take an entry booked by mistake back by its counter-posting.\n\n"
        "A payment, a pay-out or a fine; NUMBER is that of “account club”."
    ),
    (
        A_CLUB,
        Parameter("number", NUMBER, to_translate("Number of the entry")),
        on_day(to_translate("Reversed on"), to_translate("Day of posting; otherwise today.")),
    ),
    NEEDED,
    (to_translate('spielleiter account reverse 601 2 --reason "Booked for the wrong club."'),),
)
_BREACH = tuple(
    replace(one, fits=_asks_how_grave)
    for one in (
        optional(
            "--repeated",
            FLAG,
            to_translate("Not the first time"),
            to_translate("Not the first time; some rule books ban nobody for a first breach."),
        ),
        optional(
            "--grave",
            FLAG,
            to_translate("A grave breach"),
            to_translate("A grave breach, for which some rule books ban at once."),
        ),
    )
)
"""What a book asks that lets a board ban nobody for a first slight breach."""
FINE = Operation(
    "account fine",
    Right.ACCOUNTS,
    _fine,
    to_translate("Fine for {club}"),
    to_translate("Post a fine that a board decided, up to its ceiling, with a ban if need be."),
    (
        A_CLUB,
        Parameter(
            "paragraph",
            Kind("§", lambda _desk, text, _given: text.strip(), choices=_fine_rules),
            to_translate("Under"),
            option="--paragraph",
            about=to_translate("Paragraph of the fine; otherwise the book's on fines by a board."),
            default=_fine_rule,
        ),
        Parameter(
            "cents",
            EURO,
            to_translate("Amount"),
            to_translate("in euros; empty = only a ban"),
            needed=False,
        ),
        on_day(to_translate("Decided on"), to_translate("Day of the decision; otherwise today.")),
        optional(
            "--ban-from",
            DAY,
            to_translate("Banned from"),
            to_translate("First day of a ban besides."),
            to_translate("empty = no ban"),
        ),
        optional(
            "--ban-until",
            DAY,
            to_translate("Last day of the ban"),
            to_translate("Last day of the ban, included."),
            to_translate("included; empty = until further notice"),
        ),
        optional(
            "--person",
            TEXT,
            to_translate("For a person"),
            to_translate("Player or official it is for; otherwise the club itself."),
            to_translate("pass number or name; empty = the club"),
        ),
        *_BREACH,
    ),
    NEEDED,
    (
        'spielleiter account fine 601 36 --date 2012-02-01 --reason "A forged report."',
        (
            "spielleiter account fine 601 0 --person 100001 --ban-from 2012-02-01 \\\n"
            '  --ban-until 2012-06-30 --reason "He forged a report."'
        ),
    ),
)
SUSPEND = Operation(
    "account suspend",
    Right.ACCOUNTS,
    steps.arrears_step,
    to_translate("Suspend {club} for arrears"),
    to_translate("Suspend a club in arrears, by decision of the executive."),
    (
        A_CLUB,
        Parameter(
            "days",
            NUMBER,
            to_translate("Days waited in vain"),
            option="--days",
            about=to_translate("Days the federation waits."),
        ),
        FIRST_DAY,
        LAST_DAY,
    ),
    Reason("", "", to_translate("not needed: the arrears are the reason")),
    ("spielleiter account suspend 601 --days 60 --from 2012-03-01",),
    fits=served(lambda book: book.accounts.in_arrears),
)
OPERATIONS = (PAY, PAY_OUT, REVERSE, FINE, SUSPEND)
