"""A tournament put on file: of its own, or that which decides an event."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from league.errors import InputError
from league.facts.tournaments import System, Tournament
from league.language import _
from league.services.events.event_tournaments import conditions_for, create_for_event
from league.services.session.desk import Desk
from league.services.session.trial_runs import Outcome, as_step
from league.services.tournaments.announcing.announcement_checks import against_words
from league.services.tournaments.announcing.records import create_tournament
from league.services.tournaments.condition_steps import conditioned, sized
from league.services.tournaments.opening import opened


@as_step
def create_step(
    desk: Desk,
    why: str,
    /,
    id: str,
    event: str | None = None,
    along: Sequence[str] | None = None,
    **asked: Any,
) -> Outcome:
    """A new tournament; that of an event with all who have a place in it, or its teams.

    ``along`` = further events whose players play with them.
    """
    season, asked["name"] = desk.season.name, asked.get("name") or None
    system = System(asked["system"]) if asked.get("system") else None
    made = Tournament(id=id, name=id, system=system or System.SWISS)
    if event:
        made = replace(conditions_for(season, event, system, along or ()), id=id)
    elif along:
        raise InputError(_("Which event do the others play along with? Please name it, too."))
    wanted = sized(conditioned(made, asked, desk.today), desk, asked)
    if event:
        create_for_event(season, wanted, actor=desk.actor, why=why)
        number = len(opened(season, id).file.participants)
        says = _("{id} is on file; entered are: {number}.").format(id=id, number=number)
    else:
        create_tournament(season, wanted, actor=desk.actor, why=why)
        says = _("{id} is on file.").format(id=id)
    return Outcome(says, notes=against_words(season, id))
