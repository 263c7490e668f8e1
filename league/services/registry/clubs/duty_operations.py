"""Reports that others owe: put on file, and marked when they come; each deed described once."""

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from league.facts.actors import Right
from league.language import to_translate
from league.services.session.kinds import DAY, NUMBER, TEXT
from league.services.session.operations import FOR_JOURNAL, Choices, Given, Operation, Parameter
from league.services.session.parameters import on_day

if TYPE_CHECKING:
    from league.services.session.desk import Desk
    from league.services.session.trial_runs import Step


def _add(**given: Any) -> "Step":
    from league.services.registry.clubs.duties import duty_step

    return duty_step(**given)


def _done(**given: Any) -> "Step":
    from league.services.registry.clubs.duties import reported_step

    return reported_step(**given)


def _kinds(desk: "Desk", _given: Given) -> Choices:
    from league.services.registry.clubs.duties import duty_kinds

    return duty_kinds(desk)


ADD = Operation(
    "duty add",
    Right.REGISTER,
    _add,
    to_translate("Report that is owed"),
    to_translate("Put a report that is owed on file, and say until when."),
    (
        Parameter(
            "paragraph", replace(TEXT, metavar="PARAGRAPH", choices=_kinds), to_translate("What")
        ),
        Parameter(
            "about",
            TEXT,
            to_translate("About"),
            to_translate("such as the event; of a player his pass number"),
            "--about",
            to_translate("What is reported, such as the event; of a player his pass number."),
        ),
        Parameter(
            "day",
            DAY,
            to_translate("Day it depends on"),
            option="--date",
            about=to_translate("Day the time limit follows from, such as the event's first."),
        ),
    ),
    FOR_JOURNAL,
    ('spielleiter duty add 5.3 --about "Open Graz" --date 2012-05-15',),
)
DONE = Operation(
    "duty done",
    Right.REGISTER,
    _done,
    to_translate("The report came"),
    to_translate("Record that a report came."),
    (
        Parameter("number", replace(NUMBER, metavar="NUMBER"), to_translate("Number")),
        on_day(to_translate("It came on"), to_translate("Day on which it came; otherwise today.")),
    ),
    FOR_JOURNAL,
    ("spielleiter duty done 1",),
)
OPERATIONS = (ADD, DONE)
