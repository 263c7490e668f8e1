"""How clubs, teams and the federation are reached; for the office only."""

from dataclasses import dataclass

from league.facts.clubs import Club, Team
from league.facts.contacts import ClubContact, FederationContact, Officer, TeamContact


@dataclass(frozen=True, slots=True)
class ReachedTeam:
    """A team with who speaks for it."""

    team: Team
    division_name: str
    office: TeamContact


@dataclass(frozen=True, slots=True)
class ClubContacts:
    """A club's data and how it is reached."""

    club: Club
    office: ClubContact
    teams: tuple[ReachedTeam, ...]


@dataclass(frozen=True, slots=True)
class Official:
    """Somebody with an office of the federation."""

    officer: Officer
    division_name: str
    """The division he is responsible for; empty = none."""


@dataclass(frozen=True, slots=True)
class FederationContacts:
    """The federation as it stands on its letters."""

    office: FederationContact
    officials: tuple[Official, ...]
    clubs: tuple[tuple[str, str], ...]
    """Number and name of the member clubs."""
