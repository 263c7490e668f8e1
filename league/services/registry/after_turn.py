"""Registrations and notices entered in a season after the next one was prepared from it."""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from league.facts.claims import Application, Deregistration
from league.facts.registrations import Registration
from league.formatting import day as spoken_day
from league.language import _
from league.record_kinds import APPLICATION, DEREGISTRATION
from league.services.session import season_order, transactions
from league.services.session.desk import Desk
from league.services.session.records import recorded

_Held = dict[tuple[str, str], list[Registration]]
"""The open season's registrations by player and club."""


@dataclass(frozen=True, slots=True)
class NotTaken:
    """What the season before says of a player and this one does not."""

    season: str
    """The one before."""
    ident: str
    words: str


def not_taken(desk: Desk) -> Iterator[NotTaken]:
    """Yield what was entered in the season before and did not reach the open one.

    Whoever enters it here, or takes it back there, is named no more. Raises StorageError.
    """
    earlier = season_order.before(desk.season)
    if not earlier:
        return
    old = earlier[-1]
    notices, asked = recorded(old, DEREGISTRATION), recorded(old, APPLICATION)
    held: _Held = defaultdict(list)
    for registration in desk.season.registrations:
        held[registration.ident, registration.club].append(registration)
    gone = [one for one in notices.values() if _still_here(held, one)]
    come = [one for one in asked.values() if _lacking(held, one, notices)]
    if not gone and not come:
        return
    known = {one.ident: one.name for one in transactions.load(old)[0].players}
    told = [(one.ident, one.club, one.notice, True) for one in gone]
    told += [(one.ident, one.club, one.eligible_from or one.posted, False) for one in come]
    for ident, club, day, ended in told:
        team = desk.world.clubs.get(club)
        facts = {"player": known.get(ident, ident), "club": team.name if team else club}
        facts |= {"season": old, "here": desk.season.name, "day": spoken_day(day)}
        yield NotTaken(old, ident, _sentence(ended=ended).format(**facts))


def _sentence(*, ended: bool) -> str:
    if ended:
        return _(
            "{season}: {player} left {club} on {day}, entered after {here} was prepared; there he"
            " is registered still."
        )
    return _(
        "{season}: {player} is registered with {club} from {day} on, entered after {here} was"
        " prepared; there he is not registered."
    )


def _still_here(held: _Held, paper: Deregistration) -> bool:
    """Say whether a registration that a notice ended in the season before goes on here."""
    mine = held.get((paper.ident, paper.club), ())
    return any(one.deregistered is None and one.reported <= paper.notice for one in mine)


def _lacking(held: _Held, asked: Application, notices: Mapping[str, Deregistration]) -> bool:
    """Say whether a registration of the season before, which goes on there, is not here."""
    left = notices.get(f"{asked.ident}/{asked.club}")
    if asked.eligible_from is None or (left is not None and left.notice >= asked.posted):
        return False
    return (asked.ident, asked.club) not in held
