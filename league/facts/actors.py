"""Who acts: a person, what he may do, and for what part of a federation."""

from dataclasses import astuple, dataclass
from enum import StrEnum


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

    def covers(self, other: "Scope") -> bool:
        """Say whether another part lies within this one."""
        parts = zip(astuple(self), astuple(other), strict=True)
        return all(mine in (None, its) for mine, its in parts)


EVERYWHERE = Scope()
"""The whole federation, all its seasons."""


@dataclass(frozen=True, slots=True)
class Actor:
    """A person at work; the journal keeps the name."""

    name: str
    rights: frozenset[Right] = frozenset()
    scope: Scope = EVERYWHERE
    """Where the rights hold."""

    def may(self, right: Right, scope: Scope) -> bool:
        """Say whether the person has a right throughout a part of the federation."""
        return right in self.rights and self.scope.covers(scope)


def official(name: str) -> Actor:
    """Return the league official: all rights everywhere."""
    return Actor(name, frozenset(Right))
