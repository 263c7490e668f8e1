"""Entries in an event, from the first word to the payment, each deed described once."""

from dataclasses import replace
from typing import TYPE_CHECKING

from league.facts.actors import Right
from league.language import to_translate
from league.services.events.operations import AN_EVENT, costs
from league.services.session.kinds import EURO, FLAG, PLAYER, TEXT
from league.services.session.operations import (
    DESPITE,
    FOR_JOURNAL,
    NEEDED,
    Operation,
    Parameter,
    Reason,
    later,
)
from league.services.session.parameters import on_day, optional

if TYPE_CHECKING:
    from league.services.events import entry_steps, steps
else:
    steps = later("league.services.events.steps")
    entry_steps = later("league.services.events.entry_steps")

_PLAYER = Parameter("player", PLAYER, to_translate("Player"))
TAKEN_BACK = tuple(
    replace(one, fits=costs)
    for one in (
        on_day(
            to_translate("Taken back on"), to_translate("Day of the withdrawal; otherwise today.")
        ),
        optional(
            "--refund",
            FLAG,
            to_translate("What was paid goes back"),
            to_translate("What was paid for it goes to the club's credit."),
        ),
    )
)
"""What is asked where entries are paid: when one was taken back, and whether money goes back."""

ENTER = Operation(
    "event enter",
    Right.EVENTS,
    steps.entry_step,
    to_translate("Enter a player in {id}"),
    to_translate("Enter a player."),
    (
        AN_EVENT,
        _PLAYER,
        on_day(to_translate("Entered on"), to_translate("Day of the entry; otherwise today.")),
        optional(
            "--group",
            replace(TEXT, metavar="GROUP"),
            to_translate("Age group"),
            to_translate("Age group, where there are several."),
            to_translate("only where there are several"),
        ),
        *(
            replace(one, fits=costs)
            for one in (
                optional(
                    "--without-board",
                    FLAG,
                    to_translate("Without board"),
                    to_translate("Without room and board, where that costs less."),
                ),
                optional(
                    "--replacement",
                    FLAG,
                    to_translate("As a replacement"),
                    to_translate("Waits for a place that comes free, and pays when called."),
                ),
            )
        ),
    ),
    DESPITE,
    ("spielleiter event enter u18 100018 --date 2012-02-01",),
)
WITHDRAW = Operation(
    "event withdraw",
    Right.EVENTS,
    steps.withdrawal_step,
    to_translate("{player} does not play in {id}"),
    to_translate("Take an entry back."),
    (AN_EVENT, _PLAYER, *TAKEN_BACK),
    replace(FOR_JOURNAL, hint=to_translate("goes into the journal")),
    ("spielleiter event withdraw u18 100018",),
)
CALL = Operation(
    "event call",
    Right.EVENTS,
    entry_steps.call_step,
    to_translate("Call {player} for {id}"),
    to_translate("Call a replacement for a place that is free; from then on the entry is owed."),
    (
        AN_EVENT,
        _PLAYER,
        on_day(to_translate("Called on"), to_translate("Day of the call; otherwise today.")),
    ),
    NEEDED,
    ('spielleiter event call em-u14 100019 --date 2026-03-02 --reason "Next in his region."',),
)
PAY = Operation(
    "event pay",
    Right.ACCOUNTS,
    entry_steps.pay_step,
    to_translate("Payment for {player} in {id}"),
    to_translate(
        "Record the payment of an entry on the club's account, and say whether it counts."
    ),
    (
        AN_EVENT,
        _PLAYER,
        Parameter(
            "cents",
            replace(EURO, empty=None),
            to_translate("Amount"),
            to_translate("in euros; empty = all that is open"),
            needed=False,
        ),
        on_day(to_translate("Received on"), to_translate("Day of the payment; otherwise today.")),
    ),
    Reason(
        "--why",
        to_translate("Reason, needed for more than is owed."),
        to_translate("needed for more than is owed"),
    ),
    ("spielleiter event pay em-u14 100018 --date 2026-02-05",),
)
OPERATIONS = (ENTER, WITHDRAW, CALL, PAY)
