"""Stands in for ``league.services.users`` until that is there: who is signed in, in memory."""

import secrets
from dataclasses import dataclass
from datetime import UTC, datetime

from league.errors import InputError
from league.facts.actors import Actor, official
from league.facts.matches import Side
from league.facts.seasons import MatchKey
from league.language import _


@dataclass(frozen=True, slots=True)
class Person:
    """Who is signed in."""

    session: str
    actor: Actor
    login: str
    name: str
    language: str
    season: str = ""
    match: MatchKey | None = None
    side: Side | None = None


@dataclass(frozen=True, slots=True)
class SignedIn:
    """A session that was begun."""

    token: str
    until: datetime


_people: dict[str, Person] = {}
PASSWORDS: dict[str, tuple[str, Actor]] = {"anna": ("correct horse", official("Anna Muster"))}


def sign_in(login: str, password: str, *, address: str, agent: str, stay: bool) -> SignedIn:
    """Begin a session. Raises InputError."""
    del address, agent, stay
    known = PASSWORDS.get(login)
    if known is None or known[0] != password:
        raise InputError(_("The name or the password is wrong."))
    token = secrets.token_urlsafe(32)
    _people[token] = Person(token[:8], known[1], login, known[1].name, "")
    return SignedIn(token, datetime(2100, 1, 1, tzinfo=UTC))


def person_of(token: str) -> Person | None:
    """Return who is signed in."""
    return _people.get(token)


def sign_out(token: str) -> None:
    """End a session."""
    _people.pop(token, None)
