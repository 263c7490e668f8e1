"""How many go on to a championship of a larger federation, described once."""

from dataclasses import replace
from typing import TYPE_CHECKING

from league.facts.actors import Right
from league.language import to_translate
from league.services.session.kinds import TEXT
from league.services.session.operations import (
    FOR_JOURNAL,
    Choices,
    Given,
    Kind,
    Operation,
    Parameter,
    later,
)
from league.typed.numbers import read_whole

if TYPE_CHECKING:
    from league.services.events import onward_steps
    from league.services.session.desk import Desk
else:
    onward_steps = later("league.services.events.onward_steps")


def _groups(desk: "Desk", _given: Given) -> Choices:
    from league.rulebook import has_rule

    ask = desk.book.events.quota_groups
    values = desk.values(desk.world.first_day)
    return tuple((one, one) for one in ask(values)) if has_rule(ask) else ()


QUOTA = Operation(
    "event quota",
    Right.EVENTS,
    onward_steps.quota_step,
    to_translate("Places of a group in a larger federation"),
    to_translate(
        "Put on file how many of a group a larger federation takes; 0 takes the number back."
    ),
    (
        Parameter("group", replace(TEXT, metavar="GROUP", choices=_groups), to_translate("Group")),
        Parameter(
            "places",
            Kind("N", lambda _desk, text, _given: read_whole(text, 0), None),
            to_translate("Places"),
            to_translate("the champion included; 0 = not known any more"),
        ),
    ),
    FOR_JOURNAL,
    ("spielleiter event quota U14 3",),
)
OPERATIONS = (QUOTA,)
