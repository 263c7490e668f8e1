"""What is put on record about reports that others owe, described once for all doors."""

from dataclasses import replace
from typing import TYPE_CHECKING

from league.facts.actors import Right
from league.language import to_translate
from league.services.session.kinds import DAY, NUMBER, TEXT
from league.services.session.operations import (
    FOR_JOURNAL,
    Choices,
    Given,
    Operation,
    Parameter,
    later,
    served,
)
from league.services.session.parameters import on_day

if TYPE_CHECKING:
    from league.services.registry.clubs import duties
    from league.services.session.desk import Desk
else:
    duties = later("league.services.registry.clubs.duties")


def _paragraphs(desk: "Desk", _given: Given) -> Choices:
    return duties.duty_kinds(desk)


ADD = Operation(
    "duty add",
    Right.REGISTER,
    duties.duty_step,
    to_translate("Report that is owed"),
    to_translate("Put a report that is owed on file, and say until when."),
    (
        Parameter(
            "paragraph",
            replace(TEXT, metavar="PARAGRAPH", choices=_paragraphs),
            to_translate("What"),
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
    fits=served(lambda book: book.duties.kinds),
)
DONE = Operation(
    "duty done",
    Right.REGISTER,
    duties.reported_step,
    to_translate("The report came"),
    to_translate("Record that a report came."),
    (
        Parameter(
            "number", replace(NUMBER, metavar="NUMBER"), to_translate("Number of the report")
        ),
        on_day(to_translate("It came on"), to_translate("Day on which it came; otherwise today.")),
    ),
    FOR_JOURNAL,
    ("spielleiter duty done 1",),
    fits=served(lambda book: book.duties.kinds),
)
OPERATIONS = (ADD, DONE)
