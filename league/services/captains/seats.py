"""Who sits at the boards of a match, with the marks that stand in a report."""

from collections.abc import Mapping

from league.facts.matches import SIDES, MatchFacts, Side
from league.facts.seasons import MatchKey
from league.facts.squads import Member
from league.services.matches.views import seat_view, squad
from league.services.session.desk import Desk
from league.views.captains import Seat
from league.views.lineups import LineupState
from league.views.matches import SeatView


def choices_of(desk: Desk, key: MatchKey, side: Side) -> tuple[Seat, ...]:
    """Return a team's list in its order, with why somebody may not play. Raises NotFoundError."""
    return tuple(
        Seat(one.ident, one.name, one.rating, one.marks, one.place, one.remark)
        for one in squad(desk, desk.judged(key).facts, side)
    )


def seats_of(desk: Desk, key: MatchKey, lineups: LineupState) -> Mapping[str, Seat]:
    """Return by pass number who sits in the lineups that are open to who looks."""
    facts, found = desk.judged(key).facts, dict[str, Seat]()
    for side in SIDES:
        shown = lineups.side(side)
        idents = {one for one in (*(shown.row or ()), *(shown.now or ())) if one}
        found |= {one: _seat(desk, facts, side, one) for one in idents}
    return found


def _seat(desk: Desk, facts: MatchFacts, side: Side, ident: str) -> Seat:
    listed: dict[str, Member] = {one.ident: one for one in facts.lineup(side).squad}
    if ident not in listed:
        player = desk.world.players.get(ident)
        return Seat(ident, player.name if player else ident, player.rating if player else None)
    return seat_as_seen(seat_view(desk, facts, listed[ident], desk.values(facts.day)))


def seat_as_seen(one: SeatView) -> Seat:
    """Return a seat of a match's view as captains see it."""
    return Seat(one.ident, one.name, one.rating, one.marks, one.place)
