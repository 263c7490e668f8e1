"""From one open finding to the next, in the order in which the work list has them."""

from collections.abc import Sequence

from league.services.rulebook.findings import open_findings, open_lines
from league.services.session.desk import Desk
from league.views.tasks import Spot


def next_finding(desk: Desk, here: Spot, by: int) -> Spot | None:
    """Return the open finding after a spot, or before it if ``by`` is -1; None if none is open.

    After the last one comes the first one. One that is decided meanwhile still has its place.
    """
    places = [
        *(Spot(team=team) for team in desk.judgement.lists),
        *(Spot(match) for match in desk.judgement.matches),
    ][::by]
    mine = Spot(here.match) if here.match else Spot(team=here.team)
    at = places.index(mine) if mine in places else -1
    if at >= 0 and (key := _inside(desk, here, by)):
        return Spot(mine.match, mine.team, key)
    for place in (*places[at + 1 :], *places[: at + 1]):
        if keys := _open(desk, place)[::by]:
            return Spot(place.match, place.team, keys[0])
    return None


def _inside(desk: Desk, here: Spot, by: int) -> str:
    """Return the next open finding of the same match or list, if there is one."""
    keys, left = _all(desk, here)[::by], _open(desk, here)
    after = keys[keys.index(here.key) + 1 :] if here.key in keys else keys if by > 0 else []
    return next((key for key in after if key in left), "")


def _all(desk: Desk, place: Spot) -> Sequence[str | None]:
    lists, matches = desk.judgement.lists, desk.judgement.matches
    judged = matches[place.match] if place.match else lists[place.team or ""]
    return [one.key for one in judged.findings]


def _open(desk: Desk, place: Spot) -> list[str]:
    found = open_findings(desk, place.match) if place.match else open_lines(desk, place.team or "")
    return [one.key for one in found]
