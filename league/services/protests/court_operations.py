"""Protests to a director and objections to his decisions: each deed described once."""

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from league.facts.actors import Right
from league.language import _, to_translate
from league.services.session.kinds import DAY, DIVISION, HOUR, ROUND, TEXT
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
    from datetime import date, time

    from league.services.protests import court_steps
    from league.services.session.desk import Desk
    from league.services.session.trial_runs import Step
else:
    court_steps = later("league.services.protests.court_steps")


def _court(*, granted: str, **given: Any) -> "Step":
    return court_steps.court_step(granted=granted == "granted", **given)


def _asked(
    *, division: str, number: int, day: "date", at: "time | None", **given: str
) -> dict[str, Any]:
    from datetime import datetime

    filed = day if at is None else datetime.combine(day, at)
    return {"division": division, "round": number, "filed": filed, **given}


def _protest(**given: Any) -> "Step":
    from league.facts.directing import DirectorProtest

    return court_steps.protest_step(DirectorProtest(**_asked(**given)))


def _object(*, paid: "date | None", **given: Any) -> "Step":
    from league.facts.cancellations import Objection

    return court_steps.objection_step(Objection(**_asked(**given)), paid)


def _answer(*, granted: str, **given: Any) -> "Step":
    return court_steps.answer_step(granted=granted == "granted", **given)


def _competitions(desk: "Desk", _given: Given) -> Choices:
    from league.services.protests.court_competitions import competition_names

    return tuple(competition_names(desk.season).items())


def _competition(desk: "Desk", text: str, given: Given) -> str:
    """Return a division, or a tournament by its short name. Raises NotFoundError."""
    known = dict(_competitions(desk, given))
    return text if text in known else DIVISION.read(desk, text, given)


_COMPETITION = Kind("DIVISION|TOURNAMENT", _competition, choices=_competitions)
ABOUT = (
    Parameter("division", _COMPETITION, to_translate("Competition")),
    Parameter("number", ROUND, to_translate("Round")),
    Parameter("who", replace(TEXT, metavar="NAME"), to_translate("Who objects"), option="--who"),
)
_PROTESTING = (*ABOUT[:2], replace(ABOUT[2], label=to_translate("Who protests")))
_ASKED = Parameter("text", TEXT, to_translate("What is asked for"), option="--text")
_FILED = (
    _ASKED,
    on_day(to_translate("Filed on"), to_translate("Day it was filed; otherwise today.")),
    optional(
        "--at",
        HOUR,
        to_translate("Hour"),
        to_translate("Hour at which it was handed in, as 14:30."),
    ),
)
_DECISION = Parameter(
    "granted",
    Kind(
        "",
        lambda _desk, text, _given: text,
        choices=lambda _desk, _given: (("granted", _("granted")), ("rejected", _("rejected"))),
        flag=True,
    ),
    to_translate("Decision"),
    option="--granted/--rejected",
)
_DECIDED = on_day(to_translate("Decided on"), to_translate("Day of the decision; otherwise today."))
PROTEST = Operation(
    "protest director",
    Right.PROTESTS,
    _protest,
    to_translate("Protest to the director"),
    to_translate(
        "File a protest to the director of an event, before the next round; only against what he"
        " decides on it one may object."
    ),
    (*_PROTESTING, *_FILED),
    Reason("", "", to_translate("not needed; its text is kept")),
    ('spielleiter protest director vm-u14 2 --who "Turm 1" --text "Touch move."',),
)
ANSWER = Operation(
    "protest answer",
    Right.PROTESTS,
    _answer,
    to_translate("The director's decision"),
    to_translate("Record what the director decided on a protest."),
    (*_PROTESTING, _DECISION, _DECIDED),
    NEEDED,
    ('spielleiter protest answer vm-u14 2 --who Turm --rejected --reason "No proof."',),
)
OBJECT = Operation(
    "protest object",
    Right.PROTESTS,
    _object,
    to_translate("Objection to what the director decided"),
    to_translate(
        "File an objection with a tournament's court: until it speaks no later round starts."
        " In an event without a court it is one after the end, with a fee to be paid."
    ),
    (
        *ABOUT,
        *_FILED,
        Parameter(
            "paid",
            DAY,
            to_translate("Fee paid on"),
            to_translate("only where the event has no court; empty = not yet"),
            "--paid",
            to_translate("Day the fee was paid, where the event has no court."),
            needed=False,
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
    (*ABOUT, _DECISION, _DECIDED),
    NEEDED,
    ('spielleiter protest court vm-u14 2 --who Turm --rejected --reason "No proof."',),
)
OPERATIONS = (PROTEST, ANSWER, OBJECT, COURT)
