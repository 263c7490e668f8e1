"""Registrations and notices in the season of paper, in one line each."""

from datetime import date

from league.facts.actors import official
from league.facts.claims import Deregistration
from league.facts.registrations import Registration
from league.services.registry.registering import departures
from league.services.registry.registering.registrations import register
from league.views.players import Registered
from tests.worlds.paper_world import BY, application, loaded

POSTED = date(2011, 12, 28)


def take(
    ident: str, club: str, posted: date = POSTED, despite: str = "", **more: object
) -> Registered:
    """Register a player with a club."""
    return register(
        None, application(ident, club, posted, **more), actor=official(BY), despite=despite
    )


def leave(ident: str, club: str, notice: date, *owed: tuple[int, int]) -> departures.Deregistered:
    """End a registration by a notice that was passed on the same day."""
    paper = Deregistration(ident, club, notice, notice, owed)
    return departures.deregister(None, paper, actor=official(BY))


def held(ident: str) -> list[Registration]:
    """Return the registrations of a player, as stored."""
    return [one for one in loaded().registrations if one.ident == ident]
