"""A tournament put on file, described once for command and form: also that of an event."""

from dataclasses import replace
from typing import TYPE_CHECKING

from league.facts.actors import Right
from league.language import to_translate
from league.services.session.kinds import TEXT
from league.services.session.operations import FOR_JOURNAL, Kind, Operation, later
from league.services.session.parameters import optional
from league.services.tournaments.condition_operations import CONDITIONS
from league.services.tournaments.kinds import THE_TOURNAMENT, ranks_groups
from league.typed.lists import names_of

if TYPE_CHECKING:
    from league.services.events import tournament_steps as steps
else:
    steps = later("league.services.events.tournament_steps")

CREATE = Operation(
    "tournament create",
    Right.EVENTS,
    steps.create_step,
    to_translate("New tournament"),
    to_translate("Put a tournament on file."),
    (
        replace(
            THE_TOURNAMENT,
            label=to_translate("Short name"),
            hint=to_translate("by which it is called, such as open"),
        ),
        optional(
            "--event",
            replace(TEXT, metavar="ID"),
            to_translate("Event"),
            to_translate("The event it decides: who has a place there, or its teams, are entered."),
        ),
        replace(
            optional(
                "--along",
                Kind("ID", lambda _desk, text, _given: tuple(names_of(text)), (), several=True),
                to_translate("Events that play along"),
                to_translate("A further event played with it and ranked apart; once for each."),
                to_translate("short names of further events, ranked apart"),
            ),
            fits=ranks_groups,
        ),
        *CONDITIONS,
    ),
    FOR_JOURNAL,
    (
        'spielleiter tournament create open --name "Open" --system swiss --rounds 5',
        "spielleiter tournament create u14 --event u14 --system swiss --rounds 7",
        'spielleiter tournament create cup --name "Cup" --system round_robin --preset 7.2.1',
    ),
)
OPERATIONS = (CREATE,)
