"""What is decided about persons whom a board banned, described once for all doors."""

from dataclasses import replace
from typing import TYPE_CHECKING

from league.facts.actors import Right
from league.language import to_translate
from league.services.session.kinds import DAY, TEXT
from league.services.session.operations import NEEDED, Operation, Parameter, later

if TYPE_CHECKING:
    from league.services.registry.registering import paper_steps
else:
    paper_steps = later("league.services.registry.registering.paper_steps")


LIFT = Operation(
    "player lift",
    Right.REGISTER,
    paper_steps.person_lift_step,
    to_translate("Lift the ban of {person}"),
    to_translate("Lift the ban of a player or official before its end."),
    (
        Parameter("person", replace(TEXT, metavar="IDENT|NAME"), to_translate("Person")),
        Parameter(
            "day",
            DAY,
            to_translate("Free from"),
            option="--from",
            about=to_translate("First day without the ban; otherwise today."),
            today=True,
        ),
    ),
    NEEDED,
    (
        to_translate(
            'spielleiter player lift 100001 --from 2012-04-01 --reason "The court decided so."'
        ),
    ),
)
OPERATIONS = (LIFT,)
