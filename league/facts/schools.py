"""School chess: schools, their pupils, and who comes with a team."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import Annotated

from league.facts.fields import ClubId, Code, PassNumber, Personal, PersonName, TeamId, called


@dataclass(frozen=True, slots=True)
class School:
    """A school; it has a number and a name as a club has, and enters teams as one."""

    club: ClubId
    kind: Annotated[Code, called("kind of school")] = ""
    """By the rule book's word; empty = nothing is on file."""
    region: Annotated[Code, called("school region")] = ""
    """As the rule book spells it; empty = nothing is on file."""


@dataclass(frozen=True, slots=True)
class Pupil:
    """Where a player goes to school, or went."""

    ident: PassNumber
    school: ClubId
    grade: Annotated[int | None, called("class")] = None
    """None = not known."""
    branch: Annotated[bool, called("grammar-school branch")] = False
    """Goes to the branch of a school that leads where a grammar school does."""
    left: Annotated[date | None, called("left school")] = None
    """Day on which he left school; None = he still goes there."""


Schooling = tuple[Pupil, School]
"""What is on file of a player, and of the school he goes to."""


@dataclass(frozen=True, slots=True)
class SchoolTeam:
    """What is known of a school's team beside its list."""

    team: TeamId
    companion: Annotated[PersonName, called("companion")] = ""
    """Who comes with the team; empty = nobody is named."""
    companion_born: Annotated[
        date | None, called("birth date of the companion", personal=Personal.OWN)
    ] = None
    adult: Annotated[bool, called("companion is of age")] = False
    """Said by the school, where no birth date is."""
    place: Annotated[int | None, called("place in the region")] = None
    """Place in the championship of its region."""


@dataclass(frozen=True, slots=True)
class Schools:
    """All that is known of schools in a season."""

    schools: Mapping[str, School] = field(default_factory=dict)
    """By the number of the school."""
    pupils: Mapping[str, Pupil] = field(default_factory=dict)
    """By pass number."""
    teams: Mapping[str, SchoolTeam] = field(default_factory=dict)

    def school(self, club: str) -> School:
        """Return a school; one of which nothing is on file has neither kind nor region."""
        return self.schools.get(club) or School(club)

    def schoolings(self, idents: Iterable[str]) -> dict[str, Schooling]:
        """Return where players go to school, of those of whom it is on file."""
        known = {ident: self.pupils[ident] for ident in idents if ident in self.pupils}
        return {ident: (one, self.school(one.school)) for ident, one in known.items()}

    def team(self, id: str) -> SchoolTeam:
        """Return what is known of a team, which may be nothing."""
        return self.teams.get(id) or SchoolTeam(id)
