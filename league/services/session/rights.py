"""The one table of roles and their rights, and who somebody with an account is by it.

A role gives its rights in the part of the federation for which it was given. Whoever sits at the
machine with the file has no account and needs none: he may do everything.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from league.errors import RightError
from league.facts.actors import Actor, Grant, Right, Scope
from league.facts.seasons import MatchKey
from league.facts.users import Appointment, Role, User
from league.language import _
from league.record_kinds import USER
from league.services.session.fact_json import from_text
from league.storage import access, records
from league.storage.database import moment, reading

PASS = "pass:"
"""Begins what stands for the log-in name of somebody who has a match pass."""

_MATCH = frozenset({Right.LINEUP, Right.REPORT})
"""What a deputy does in a match."""
_TEAM = _MATCH | {Right.PROPOSE, Right.PASSES}
"""What a captain does for his team."""
_DIVISION = _TEAM | {
    Right.RECORD_MATCH, Right.RULE, Right.LISTS, Right.SCHEDULE, Right.CUP, Right.PROTESTS,
}  # fmt: skip
"""What an official does in his divisions; for captains whose word came on paper or by telephone."""

ROLE_RIGHTS: Mapping[Role, frozenset[Right]] = MappingProxyType(
    {
        Role.ADMINISTRATOR: frozenset(
            {Right.USERS, Right.OFFICE, Right.SEASONS, Right.PERSONAL, Right.JOURNAL}
        ),
        Role.CHIEF_OFFICIAL: frozenset(Right)
        - {Right.USERS, Right.PERSONAL, Right.SEASONS, Right.FALL_DUE},
        Role.DISTRICT_OFFICIAL: _DIVISION | {Right.QUALIFICATION},
        Role.DIVISION_OFFICIAL: _DIVISION,
        Role.REGISTRAR: frozenset({Right.REGISTER, Right.LISTS}),
        Role.TREASURER: frozenset({Right.ACCOUNTS}),
        Role.RATING_OFFICER: frozenset({Right.RATINGS}),
        Role.CLUB_SECRETARY: _TEAM | {Right.LISTS},
        Role.CAPTAIN: _TEAM,
        Role.DEPUTY: _MATCH,
        Role.GUEST: frozenset(),
    }
)
"""What may be done by whom. The program itself stores what falls due by the clock, nobody else."""

PLACES: Mapping[Role, tuple[str, ...]] = MappingProxyType(
    {
        Role.DISTRICT_OFFICIAL: ("division",),
        Role.DIVISION_OFFICIAL: ("division",),
        Role.CLUB_SECRETARY: ("club",),
        Role.CAPTAIN: ("season", "team"),
        Role.DEPUTY: ("season", "team"),
    }
)
"""Where a role is held: the fields of an appointment that it needs besides the season."""


@dataclass(frozen=True, slots=True)
class RoleView:
    """A role with its rights, in the order in which rights are told."""

    role: Role
    places: tuple[str, ...]
    rights: tuple[Right, ...]


def rights_table() -> list[RoleView]:
    """Return the whole table, as it is printed."""
    return [
        RoleView(role, PLACES.get(role, ()), tuple(one for one in Right if one in rights))
        for role, rights in ROLE_RIGHTS.items()
    ]


def actor_of(login: str, user: User) -> Actor:
    """Return who somebody with an account is, with the rights of all his roles.

    A closed account has none.
    """
    held = () if user.closed else user.appointments
    grants = (Grant(ROLE_RIGHTS[one.role], scope_of(one)) for one in held)
    return Actor(user.name, tuple(grants), login)


def scope_of(appointment: Appointment) -> Scope:
    """Return the part of the federation in which a role is held."""
    held = appointment
    return Scope(held.season, held.division, held.club, held.team)


def pass_actor(row: access.CodeRow) -> Actor:
    """Return who somebody with a match pass is: he acts for one team in one match."""
    match = match_of(row.match)
    team = match[2] if row.side == "home" else match[3]
    grant = Grant(_MATCH, Scope(row.season, team=team, match=match))
    return Actor(f"{row.name} (pass {row.id})", (grant,), PASS + row.id)


def match_of(text: str) -> MatchKey:
    """Return the key of a match from how a pass keeps it."""
    division, number, home, away = json.loads(text)
    return division, number, home, away


def user_of(login: str) -> User | None:
    """Return the person of an account, None when nobody has one of this name.

    Raises StorageError.
    """
    with reading():
        body = records.latest_of(None, USER.name, login)
    return None if body is None else from_text(body, User)


def user_subject(login: str) -> str:
    """Return what the journal says a step about an account is about."""
    return f"{USER.name} · {login}"


def as_of_now(actor: Actor) -> Actor:
    """Return an actor with the rights he has now, not when he was last looked at.

    Raises RightError when his account was closed, or his match pass ended; StorageError.
    """
    if not actor.login:
        return actor
    if actor.login.startswith(PASS):
        row = access.code(actor.login.removeprefix(PASS))
        if row is not None and row.until > access.stamp(moment()):
            return pass_actor(row)
        sentence = _("The match pass of {name} has ended. Nothing was stored.")
        raise RightError(sentence, name=actor.name)
    user = user_of(actor.login)
    if user is None or user.closed:
        sentence = _("The account of {name} is closed. Nothing was stored.")
        raise RightError(sentence, name=actor.name)
    return actor_of(actor.login, user)
