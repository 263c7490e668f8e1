"""What is recorded of a qualification tournament's teams, described once for command and form."""

from typing import TYPE_CHECKING

from league.facts.actors import Right
from league.language import _, to_translate
from league.services.session.kinds import NAME, TEAM
from league.services.session.operations import (
    FOR_JOURNAL,
    Given,
    Kind,
    Operation,
    Parameter,
    later,
    served,
)
from league.services.words.naming import NOBODY, player_named, players_named

if TYPE_CHECKING:
    from league.services.qualification import steps
    from league.services.session.desk import Desk
else:
    steps = later("league.services.qualification.steps")


def _seats(desk: "Desk", text: str, _given: Given) -> tuple[str | None, ...]:
    """Return who is named, board 1 first; a command has a line for each."""
    known = desk.world.players
    if "\n" not in text:
        return players_named(known, text)
    named = (one.strip() for one in text.splitlines())
    return tuple(None if one in NOBODY else player_named(known, one).ident for one in named)


PLAYERS = Operation(
    "qualification players",
    Right.QUALIFICATION,
    steps.players_step,
    to_translate("Players of {team}: {symbols}"),
    to_translate(
        "Record who plays under a team's symbols, board 1 first; - for nobody.\n\n"
        "Without pass numbers what is on record is withdrawn."
    ),
    (
        Parameter("name", NAME, to_translate("Tournament")),
        Parameter("team", TEAM, to_translate("Team")),
        Parameter(
            "idents",
            Kind(
                "[IDENT]...",
                _seats,
                (),
                hint=lambda _desk: _("pass numbers; - for an empty board"),
                several=True,
            ),
            to_translate("Board 1 first"),
            needed=False,
        ),
    ),
    FOR_JOURNAL,
    ('spielleiter qualification players "KL 2012" KLGRAZ01 100018 100019 -',),
    fits=served(lambda book: book.qualification.judge_lineup),
)
OPERATIONS = (PLAYERS,)
