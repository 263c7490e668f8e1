"""What comes after an entry: replacements are called, fees are paid; each deed described once."""

from dataclasses import replace
from typing import TYPE_CHECKING

from league.facts.actors import Right
from league.language import to_translate
from league.services.events.operations import AN_EVENT
from league.services.session.kinds import EURO, PLAYER
from league.services.session.operations import NEEDED, Operation, Parameter, Reason, later
from league.services.session.parameters import on_day

if TYPE_CHECKING:
    from league.services.events import entry_steps
else:
    entry_steps = later("league.services.events.entry_steps")

_PLAYER = Parameter("player", PLAYER, to_translate("Player"))
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
OPERATIONS = (CALL, PAY)
