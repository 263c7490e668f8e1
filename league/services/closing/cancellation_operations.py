"""Championships that clubs cancel, each deed described once for command and form."""

from typing import TYPE_CHECKING, Any

from league.facts.actors import Right
from league.language import to_translate
from league.services.session.kinds import DAY, FLAG, NAME
from league.services.session.operations import (
    NEEDED,
    NOT_NEEDED,
    Operation,
    Parameter,
    later,
    served,
)
from league.services.session.parameters import A_CLUB, on_day, optional

if TYPE_CHECKING:
    from league.services.closing import cancellation_steps
    from league.services.session.trial_runs import Step
else:
    cancellation_steps = later("league.services.closing.cancellation_steps")


def _cancellation(*, day: Any, **given: Any) -> "Step":
    from league.facts.cancellations import Cancellation

    return cancellation_steps.cancellation_step(Cancellation(cancelled=day, **given))


_WHICH = Parameter(
    "event",
    NAME,
    to_translate("Championship"),
    option="--of",
    about=to_translate("The championship."),
)
CANCEL = Operation(
    "club cancel",
    Right.CLOSING,
    _cancellation,
    to_translate("{club} cancels a championship"),
    to_translate("A club cancels a championship it qualified for; a ban may be proposed."),
    (
        A_CLUB,
        _WHICH,
        Parameter("begins", DAY, to_translate("First day of play"), option="--begins"),
        on_day(
            to_translate("Cancelled on"), to_translate("Day of the cancellation; otherwise today.")
        ),
        optional(
            "--told",
            FLAG,
            to_translate("Told at once"),
            to_translate("An officer was told at once, and confirmed it."),
        ),
    ),
    NOT_NEEDED,
    (
        (
            'spielleiter club cancel 601 --of "MDVM U16" --begins 2026-09-18 \\\n'
            "  --date 2026-09-08 --told"
        ),
    ),
    fits=served(lambda book: book.bans.cancellation),
)
DECIDE = Operation(
    "club cancelled",
    Right.CLOSING,
    cancellation_steps.ban_step,
    to_translate("Ban of {club} for a cancellation"),
    to_translate("Decide on the ban that is proposed for a cancellation."),
    (
        A_CLUB,
        _WHICH,
        optional(
            "--ban-from",
            DAY,
            to_translate("Banned from"),
            to_translate("First day of the ban; without it none."),
            to_translate("empty = no ban"),
            name="first",
        ),
        optional(
            "--ban-until",
            DAY,
            to_translate("Last day of the ban"),
            to_translate("Last day of the ban, included."),
            to_translate("included; empty = until further notice"),
            name="last",
        ),
        on_day(to_translate("Decided on"), to_translate("Day of the decision; otherwise today.")),
    ),
    NEEDED,
    (
        (
            'spielleiter club cancelled 601 --of "MDVM U16" --ban-from 2027-01-01 \\\n'
            '  --ban-until 2027-12-31 --reason "Decided by the board."'
        ),
    ),
    fits=served(lambda book: book.bans.cancellation),
)
OPERATIONS = (CANCEL, DECIDE)
