"""People with accounts in the small season of ``tests.league_world``, and a clock to be set."""

from datetime import UTC, datetime, timedelta

import pytest

from league.facts.actors import Actor
from league.facts.matches import Side
from league.facts.seasons import MatchKey
from league.facts.users import Appointment, Role
from league.services.session.rights import actor_of, user_of
from league.services.users import accounts, codes, sign_in
from league.services.users.sign_in import SignedIn
from tests.acting import OFFICIAL
from tests.league_world import SEASON

PASSWORD = "ein Turm auf h8"
HALL = "192.0.2.7"
"""The address of a playing hall."""
MATCH: MatchKey = ("kl", 1, "A1", "B1")
BEGIN = datetime(2011, 10, 15, 12, 0, tzinfo=UTC)


class Clock:
    """Shows the moment that a test sets."""

    def __init__(self) -> None:
        self.at = BEGIN

    def now(self) -> datetime:
        return self.at

    def go(self, **by: float) -> None:
        self.at += timedelta(**by)


def set_clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Return a clock that all of the program reads."""
    clock = Clock()
    monkeypatch.setattr("league.clock.now", clock.now)
    return clock


def captain(login: str, name: str, *teams: str) -> None:
    """Make an account for the captain of teams, without a password."""
    accounts.add_user(login, name, actor=OFFICIAL)
    for team in teams:
        appoint(login, Role.CAPTAIN, season=SEASON, team=team)


def appoint(login: str, role: Role, **place: str) -> None:
    """Give somebody a role."""
    accounts.appoint(login, Appointment(role, **place), actor=OFFICIAL)


def with_password(login: str) -> None:
    """Redeem a new code of an account."""
    code = codes.give_code(login, actor=OFFICIAL)
    assert codes.redeem_code(code.text, PASSWORD, address=HALL) == login


def signed_in(login: str, *, address: str = HALL, agent: str = "phone") -> SignedIn:
    """Sign in on one's own phone."""
    return sign_in.sign_in(login, PASSWORD, address=address, agent=agent, stay=True)


def actor(login: str) -> Actor:
    """Return who somebody with an account is."""
    user = user_of(login)
    assert user is not None
    return actor_of(login, user)


HOME = Side.HOME
