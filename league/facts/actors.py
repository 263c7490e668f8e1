"""Who acts: a person, what he may do, and for what part of a federation."""

from dataclasses import dataclass, fields
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from league.facts.seasons import MatchKey


class Right(StrEnum):
    """What an actor may do, by the subject that an official would name."""

    RECORD_MATCH = "record_match"
    """Record what was played."""
    RULE = "rule"
    """Decide about findings, fees, results and teams."""
    REGISTER = "register"
    """Players, clubs, teams, transfers and bans."""
    LISTS = "lists"
    """Hand in and change the lists of teams."""
    SCHEDULE = "schedule"
    """Draws, dates, moved matches."""
    CUP = "cup"
    QUALIFICATION = "qualification"
    EVENTS = "events"
    RATINGS = "ratings"
    PROTESTS = "protests"
    ACCOUNTS = "accounts"
    """Fees, payments, fines."""
    CLOSING = "closing"
    """Promotion and the next season."""
    JOURNAL = "journal"
    """Take steps back."""
    SEASONS = "seasons"
    """Import seasons and choose the one in use."""
    OFFICE = "office"
    """The federation's letterhead, bank account and officials."""
    LINEUP = "lineup"
    """Hand in a team's lineup, change it, and exchange it with the opponent's."""
    REPORT = "report"
    """Report a match for a team."""
    PROPOSE = "propose"
    """Propose and answer another day for a team's match."""
    PASSES = "passes"
    """Let somebody act for a team in one match."""
    USERS = "users"
    """Accounts, roles, codes, and sessions of others."""
    PERSONAL = "personal"
    """Give out or blank what is kept of one person."""
    FALL_DUE = "fall_due"
    """Store what the clock brings: lineups that open, reports that are due, messages."""


@dataclass(frozen=True, slots=True)
class Scope:
    """The part of a federation that something is about; what is None is not limited."""

    season: str | None = None
    division: str | None = None
    """Its id."""
    club: str | None = None
    """Its id."""
    team: str | None = None
    """Its id."""
    match: "MatchKey | None" = None

    def covers(self, other: "Scope") -> bool:
        """Say whether another part lies within this one."""
        names = (one.name for one in fields(self))
        return all(getattr(self, name) in (None, getattr(other, name)) for name in names)


EVERYWHERE = Scope()
"""The whole federation, all its seasons."""


@dataclass(frozen=True, slots=True)
class Grant:
    """Rights that hold in one part of a federation."""

    rights: frozenset[Right]
    scope: Scope = EVERYWHERE


@dataclass(frozen=True, slots=True)
class Actor:
    """A person at work; the journal keeps the name."""

    name: str
    grants: tuple[Grant, ...] = ()
    login: str = ""
    """Name of the account, or ``pass:`` and the name of a match pass; empty = whoever sits at the
    machine with the file."""
    exchange: Path | None = None
    """The only folder in which he reads and writes files; None = wherever the system lets him."""

    def may(self, right: Right, scope: Scope) -> bool:
        """Say whether the person has a right throughout a part of the federation."""
        return any(right in one.rights and one.scope.covers(scope) for one in self.grants)


OUTSIDE = "outside:"
"""Stands before the name of an author whose record a workbook brought: nobody saw him act here."""


def from_outside(name: str) -> str:
    """Return an author's name with the mark that it came with a workbook; it is never lost."""
    return name if name.startswith(OUTSIDE) else OUTSIDE + name


def plain_name(name: str) -> str:
    """Return an author's name without that mark."""
    return name.removeprefix(OUTSIDE)


def official(name: str) -> Actor:
    """Return the league official: all rights everywhere."""
    return Actor(name, (Grant(frozenset(Right)),))


def program() -> Actor:
    """Return the program itself, which stores what falls due by the clock and nothing else."""
    return Actor("spielleiter", (Grant(frozenset({Right.FALL_DUE})),))
