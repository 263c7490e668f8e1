"""What is put on record about places in an event, as trials and forms take it."""

from datetime import date
from typing import Any

from league.language import _, ngettext
from league.outcomes.places import PlacesGiven
from league.services.events import candidates
from league.services.session.desk import Desk
from league.services.session.trial_runs import Outcome, as_step


@as_step
def candidate_step(desk: Desk, why: str, /, id: str, ident: str, **known: Any) -> Outcome:
    """What is known of a candidate; what is not named stays."""
    found = candidates.put_candidate(desk.season.name, id, ident, known, actor=desk.actor, why=why)
    return _told(desk, ident, found)


@as_step
def give_back_step(desk: Desk, why: str, id: str, ident: str) -> Outcome:
    """Somebody gives his place back; who may follow is named."""
    found = candidates.give_back(desk.season.name, id, ident, actor=desk.actor, why=why)
    sentence = _("{player} does not play in {id}.")
    says = sentence.format(player=desk.world.players[ident].name, id=id)
    return Outcome(says, notes=_left(desk, found))


@as_step
def first_regional_step(desk: Desk, why: str, id: str, day: date) -> Outcome:
    """The day on which the first regional championship begins."""
    found = candidates.set_first_regional(desk.season.name, id, day, actor=desk.actor, why=why)
    number = len(found.qualified)
    sentence = ngettext("{number} place is given.", "{number} places are given.", number)
    return Outcome(sentence.format(number=number), notes=_left(desk, found))


def _told(desk: Desk, ident: str, found: PlacesGiven) -> Outcome:
    """Say what a candidate's place is, or what stands against it."""
    name, cite = desk.world.players[ident].name, desk.book.cite
    given = {one.ident: one.paragraph for one in found.qualified}
    against = {one.player: one for one in found.refused}
    if ident in given:
        says = _("{player} has a place ({rule}).").format(player=name, rule=cite(given[ident]))
    elif ident in against:
        says = f"{against[ident].sentence} ({cite(against[ident].rule)})"
    elif ident in found.following:
        says = _("{player} may follow.").format(player=name)
    else:
        says = _("Somebody has to decide about {player}.").format(player=name)
    return Outcome(says, notes=_left(desk, found))


def _left(desk: Desk, found: PlacesGiven) -> tuple[str, ...]:
    """Say how many places are left, and who is next in line."""
    if not found.open:
        return ()
    words = ngettext("{number} place is left.", "{number} places are left.", found.open)
    names = ", ".join(desk.world.players[ident].name for ident in found.following)
    line = [_("Next in line: {players}.").format(players=names)] if names else []
    return (words.format(number=found.open), *line)
