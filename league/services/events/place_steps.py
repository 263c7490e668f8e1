"""What is put on record about places in an event, as trials and forms take it."""

from dataclasses import replace
from datetime import date
from typing import Any

from league.facts.places import FreePlace
from league.language import _, ngettext
from league.outcomes.places import PlacesGiven
from league.services.events import candidates
from league.services.events.fees import owed_for
from league.services.events.place_words import left_words, taken_back_words
from league.services.events.views import event_of
from league.services.session.desk import Desk
from league.services.session.trial_runs import Outcome, as_step


@as_step
def candidate_step(desk: Desk, why: str, /, id: str, ident: str, **known: Any) -> Outcome:
    """What is known of a candidate; what is not named stays."""
    found = candidates.put_candidate(desk.season.name, id, ident, known, actor=desk.actor, why=why)
    told = _told(desk, ident, found)
    if known.get("host") and not event_of(desk.season, id).held_by:
        missing = _("Which club holds it is not on file yet: “event host” says so.")
        return replace(told, notes=(*told.notes, missing))
    return told


@as_step
def exemption_step(
    desk: Desk,
    why: str,
    id: str,
    ident: str,
    in_favour: tuple[str, ...],
    opposed: tuple[str, ...],
    day: date,
) -> Outcome:
    """What the committee decided about a replacement whom the rules alone do not let follow."""
    decided = FreePlace(day, None, in_favour, opposed, why)
    found = candidates.exempt(desk.season.name, id, ident, decided, actor=desk.actor)
    return _told(desk, ident, found)


@as_step
def give_back_step(
    desk: Desk, why: str, id: str, ident: str, day: date | None = None, *, refund: bool = False
) -> Outcome:
    """Somebody gives his place back; who may follow is named."""
    season = desk.season.name
    before = owed_for(desk.season, id).get(ident)
    found = candidates.give_back(season, id, ident, day, actor=desk.actor, why=why, refund=refund)
    sentence = _("{player} does not play in {id}.")
    says = sentence.format(player=desk.world.players[ident].name, id=id)
    money = taken_back_words(desk, before, id, ident)
    return Outcome(says, notes=(*money, *left_words(desk, found)))


@as_step
def host_step(desk: Desk, why: str, id: str, club: str) -> Outcome:
    """The club that holds an event."""
    found = candidates.set_host(desk.season.name, id, club, actor=desk.actor, why=why)
    says = _("{club} holds {id}.").format(club=desk.club(club).name, id=id)
    return Outcome(says, notes=left_words(desk, found))


@as_step
def first_regional_step(desk: Desk, why: str, id: str, day: date) -> Outcome:
    """The day on which the first regional championship begins."""
    found = candidates.set_first_regional(desk.season.name, id, day, actor=desk.actor, why=why)
    number = len(found.qualified)
    sentence = ngettext("{number} place is given.", "{number} places are given.", number)
    return Outcome(sentence.format(number=number), notes=left_words(desk, found))


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
    because = found.reasons.get(ident)
    notes = [f"{because.sentence} ({cite(because.rule)})"] if because else []
    return Outcome(says, notes=(*notes, *left_words(desk, found)))
