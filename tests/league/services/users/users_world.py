"""People with accounts in the small season of ``league_world``, and a clock to be set."""

import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from threading import Lock

import pytest
from argon2.exceptions import VerifyMismatchError

from league.errors import LeagueError
from league.facts.actors import Actor
from league.facts.seasons import MatchKey
from league.facts.users import Appointment, Role
from league.services.session.rights import actor_of, user_of
from league.services.users import accounts, codes, passwords, sign_in
from league.views.users import SignedIn
from tests.worlds.acting import OFFICIAL
from tests.worlds.league_world import SEASON

PASSWORD = "ein Turm auf h8"
HALL = "192.0.2.7"
"""The address of a playing hall."""
MATCH: MatchKey = ("kl", 1, "A1", "B1")
WRONG = "The account or the password is wrong."
NO_GOOD = "This code is not known, was used already, or has run out."
WAIT = "Too many wrong tries; please wait"
BEGIN = datetime(2011, 10, 15, 12, 0, tzinfo=UTC)


class Clock:
    """Shows the moment that a test sets."""

    def __init__(self) -> None:
        self.at = BEGIN

    def now(self) -> datetime:
        return self.at

    def go(self, **by: float) -> None:
        self.at += timedelta(**by)


class Hasher:
    """Stands for argon2id, which takes its time; counts what is hashed, and how much at a time."""

    def __init__(self) -> None:
        self.checked, self.most, self.now, self.lock = 0, 0, 0, Lock()

    def hash(self, secret: str) -> str:
        return f"hash of {secret}"

    def verify(self, known: str, secret: str) -> None:
        with self.lock:
            self.checked, self.now = self.checked + 1, self.now + 1
            self.most = max(self.most, self.now)
        time.sleep(0.001)
        with self.lock:
            self.now -= 1
        if known != self.hash(secret):
            raise VerifyMismatchError


def set_hasher(monkeypatch: pytest.MonkeyPatch) -> Hasher:
    """Return a hasher in place of the slow one."""
    hasher = Hasher()
    monkeypatch.setattr(passwords, "_hasher", lambda: hasher)
    monkeypatch.setattr(passwords, "_never", lambda: "never")
    return hasher


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


def told(call: Callable[[], object]) -> str:
    """Return what the refusal of a call says; empty = it is not refused."""
    try:
        call()
    except LeagueError as error:
        return str(error)
    return ""


def try_in(login: str, password: str, address: str = HALL) -> str:
    """Try to sign in; return what the refusal says, empty when one is in."""
    return told(
        lambda: sign_in.sign_in(login, password, address=address, agent="phone", stay=False)
    )
