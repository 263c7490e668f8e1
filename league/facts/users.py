"""People with an account: who they are, what they are, and for what part of a federation."""

from dataclasses import dataclass
from datetime import date
from enum import StrEnum
from typing import Annotated

from league.facts.fields import Check, ClubId, Code, DivisionId, Mail, PersonName, TeamId, called


class Role(StrEnum):
    """What somebody is in a federation."""

    ADMINISTRATOR = "administrator"
    CHIEF_OFFICIAL = "chief_official"
    """Runs the whole season."""
    DISTRICT_OFFICIAL = "district_official"
    """Runs the divisions of a district."""
    DIVISION_OFFICIAL = "division_official"
    REGISTRAR = "registrar"
    TREASURER = "treasurer"
    RATING_OFFICER = "rating_officer"
    CLUB_SECRETARY = "club_secretary"
    CAPTAIN = "captain"
    DEPUTY = "deputy"
    """Stands in for a captain."""
    GUEST = "guest"
    """Looks and stores nothing."""


@dataclass(frozen=True, slots=True)
class Appointment:
    """A role and where it is held; what is None is not limited."""

    role: Annotated[Role, called("office held")]
    season: Annotated[Code | None, called("season")] = None
    division: Annotated[DivisionId | None, called("division")] = None
    """Its id."""
    club: Annotated[ClubId | None, called("club")] = None
    """Its id."""
    team: Annotated[TeamId | None, called("team")] = None
    """Its id, which is one of the season."""


@dataclass(frozen=True, slots=True)
class User:
    """A person with an account; it is recorded under its log-in name."""

    name: Annotated[PersonName, called("name", check=Check.NAME)]
    """As the journal shows it."""
    mail: Mail = ""
    language: Annotated[Code, called("language")] = "de"
    appointments: Annotated[tuple[Appointment, ...], called("roles held", "role held")] = ()
    closed: Annotated[date | None, called("closed since")] = None
    """Day from which nobody gets in with it; None = it is open."""
