"""Objections before a tournament's court, each deed described once for command and form."""

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from league.facts.actors import Right
from league.language import _, to_translate
from league.services.session.kinds import DIVISION, HOUR, ROUND, TEXT
from league.services.session.operations import (
    NEEDED,
    Choices,
    Given,
    Kind,
    Operation,
    Parameter,
    Reason,
    later,
)
from league.services.session.parameters import on_day, optional

if TYPE_CHECKING:
    from league.services.protests import court_steps
    from league.services.session.desk import Desk
    from league.services.session.trial_runs import Step
else:
    court_steps = later("league.services.protests.court_steps")


def _court(*, granted: str, **given: Any) -> "Step":
    return court_steps.court_step(granted=granted == "granted", **given)


def _competitions(desk: "Desk", _given: Given) -> Choices:
    from league.services.protests.court_competitions import competition_names

    return tuple(competition_names(desk.season).items())


def _competition(desk: "Desk", text: str, given: Given) -> str:
    """Return a division, or a tournament by its short name. Raises NotFoundError."""
    known = dict(_competitions(desk, given))
    return text if text in known else DIVISION.read(desk, text, given)


_COMPETITION = Kind("DIVISION|TOURNAMENT", _competition, choices=_competitions)
_ABOUT = (
    Parameter("division", _COMPETITION, to_translate("Competition")),
    Parameter("number", ROUND, to_translate("Round")),
    Parameter("who", replace(TEXT, metavar="NAME"), to_translate("Who objects"), option="--who"),
)
OBJECT = Operation(
    "protest object",
    Right.PROTESTS,
    court_steps.objection_step,
    to_translate("Objection before the court"),
    to_translate(
        "File an objection with a tournament's court: until it speaks no later round starts."
    ),
    (
        *_ABOUT,
        Parameter("text", TEXT, to_translate("What is asked for"), option="--text"),
        on_day(to_translate("Filed on"), to_translate("Day it was filed; otherwise today.")),
        optional(
            "--at",
            HOUR,
            to_translate("Hour"),
            to_translate("Hour at which it was handed in, as 14:30."),
        ),
    ),
    Reason("", "", to_translate("not needed; its text is kept")),
    ('spielleiter protest object vm-u14 2 --who "Turm 1" --text "Touch move."',),
)
COURT = Operation(
    "protest court",
    Right.PROTESTS,
    _court,
    to_translate("The court's decision"),
    to_translate("Record the decision of a tournament's court; it is final."),
    (
        *_ABOUT,
        Parameter(
            "granted",
            Kind(
                "",
                lambda _desk, text, _given: text,
                choices=lambda _desk, _given: (
                    ("granted", _("granted")),
                    ("rejected", _("rejected")),
                ),
                flag=True,
            ),
            to_translate("Decision"),
            option="--granted/--rejected",
        ),
        on_day(to_translate("Decided on"), to_translate("Day of the decision; otherwise today.")),
    ),
    NEEDED,
    ('spielleiter protest court vm-u14 2 --who Turm --rejected --reason "No proof."',),
)
OPERATIONS = (OBJECT, COURT)
