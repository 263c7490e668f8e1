"""A federation at the end of a season, and what follows for the next one; values only."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Annotated

from league.facts.fields import ClubId, DivisionId, TeamId, called
from league.facts.seasons import Division
from league.findings import Finding, Sentence
from league.outcomes.movement import Ranked


class Reason(StrEnum):
    """Why a team moves, or why it does not although its place would let it."""

    UP = "up"
    """Its own place lets it go up."""
    UP_AFTER_REFUSAL = "up_after_refusal"
    """A team before it declined."""
    UP_AFTER_CLUB = "up_after_club"
    """The club of a team before it has a team above already."""
    UP_BY_QUALIFICATION = "up_by_qualification"
    """A qualification tournament decided."""
    DOWN = "down"
    """One of the last."""
    DOWN_REPLACED = "down_replaced"
    """Its club comes in from above; it is one of the usual number."""
    DOWN_IN_ADDITION = "down_in_addition"
    """Its club comes in from above; it goes on top of the usual number."""
    DOWN_EXCLUDED = "down_excluded"
    """It was excluded and loses its division."""
    FROM_OUTSIDE = "from_outside"
    """Comes down from a division outside the federation."""
    DECLINED = "declined"
    """Stays: it declined, and the right passed on."""
    NOT_PASSED_ON = "not_passed_on"
    """Stays: it declined, and nobody decided that the right passes on."""
    CLUB_ABOVE = "club_above"
    """Stays: its club has a team above already."""
    NOT_NEEDED = "not_needed"
    """Stays: fewer go down than in a usual year."""


@dataclass(frozen=True, slots=True)
class Rung:
    """A division at the end of its season."""

    division: Division
    ranking: tuple[Ranked, ...]
    """Final table, best first."""
    above: str | None
    """Division its teams go up to; None = outside the federation, or nowhere."""
    up: int
    """Teams that go up."""
    base: int | None = None
    """Teams relegated when as many come down as go up; None = as many as may come up from below."""
    planned: int | None = None
    """Teams planned for the next season; None = as many as there are."""
    per_club: int | None = 1
    """Teams a club may have here; None = any number."""
    passes: bool = True
    """The right of a team that declines passes on without a decision."""
    qualified: tuple[str, ...] | None = None
    """Teams in the order of a qualification tournament; None = the table decides who goes up."""


@dataclass(frozen=True, slots=True)
class Outside:
    """The division above the federation's highest."""

    division: Division
    coming_down: tuple[Ranked, ...] = ()
    clubs: frozenset[str] = frozenset()
    """Clubs that have a team there next season."""


@dataclass(frozen=True, slots=True)
class Choices:
    """What clubs and officials decided."""

    declined_clubs: Annotated[frozenset[ClubId], called("clubs that decline")] = frozenset()
    """Clubs that send no team up."""
    declined_teams: Annotated[frozenset[TeamId], called("teams that decline")] = frozenset()
    passed_on: Annotated[frozenset[DivisionId], called("right passed on in")] = frozenset()
    """Divisions in which the right of a team that declined passes on by decision."""
    excluded: Annotated[frozenset[TeamId], called("excluded")] = frozenset()
    """Teams excluded from their division."""
    placed: Annotated[Mapping[TeamId, DivisionId], called("goes down to")] = field(
        default_factory=dict
    )
    """Team to the division it goes down to, where more than one lies below."""


@dataclass(frozen=True, slots=True)
class Closing:
    """A federation at the end of a season."""

    rungs: tuple[Rung, ...]
    outside: Outside
    districts: Mapping[str, str | None]
    """Club to its Kreis."""
    choices: Choices = Choices()
    in_addition: bool = False
    """A club's second team goes down on top of the usual number; else as one of them."""


@dataclass(frozen=True, slots=True)
class Move:
    """One team that moves, or stays for a reason worth a word."""

    team: str
    club: str
    source: str
    """Division it played in."""
    target: str
    """Division it plays in next; the same as ``source`` where it stays."""
    reason: Reason
    place: int
    """Place in the ranking that decides, 1-based; 0 for a team from outside."""
    towards: str
    """Division the matter is about: the one above for rights to go up, else the target."""


@dataclass(frozen=True, slots=True)
class Moves:
    """Everything that follows from a closing."""

    moves: tuple[Move, ...]
    """From the top down; within a division by its table."""
    stays: tuple[Move, ...]
    """Teams that stay although their place would let them move."""
    divisions: Mapping[str, tuple[Ranked, ...]]
    """Division to its teams of next season: from above, staying by the table, from below."""


@dataclass(frozen=True, slots=True)
class Step:
    """A move or a stay with the paragraph that orders it."""

    team: str
    club: str
    source: str
    target: str
    paragraph: str
    sentence: Sentence


@dataclass(frozen=True, slots=True)
class Cascade:
    """Next season's divisions and how they came about."""

    steps: tuple[Step, ...]
    stays: tuple[Step, ...]
    divisions: Mapping[str, tuple[Ranked, ...]]
    findings: tuple[Finding, ...]
    """Divisions that do not have the planned size, or a club with too many teams."""
    asked: tuple[Finding, ...] = ()
    """Those that name a team of which a person has to decide whether it stays."""


@dataclass(frozen=True, slots=True)
class Numbers:
    """What was decided about one division's size and movement; None = nothing."""

    up: Annotated[int | None, called("teams that go up")] = None
    """Teams that go up."""
    base: Annotated[int | None, called("relegated in a normal year")] = None
    """Teams relegated when as many come down as go up."""
    planned: Annotated[int | None, called("teams planned")] = None
    """Teams planned for the next season."""
    per_club: Annotated[int | None, called("teams per club")] = None
    """Teams a club may have here."""
    qualified: Annotated[
        tuple[TeamId, ...] | None, called("order of the qualification tournament")
    ] = None
    """Teams in the order of the qualification tournament that decides who goes up."""


UNDECIDED = Numbers()
"""Nobody decided anything: the book's own numbers count."""


@dataclass(frozen=True, slots=True)
class Decided:
    """What comes from outside, and what clubs and officials decided."""

    coming_down: Annotated[tuple[Ranked, ...], called("coming down")] = ()
    """Teams that come down from the division above the federation's highest."""
    clubs_above: Annotated[frozenset[ClubId], called("clubs above")] = frozenset()
    """Clubs that have a team there next season."""
    numbers: Annotated[Mapping[DivisionId, Numbers], called("numbers")] = field(
        default_factory=dict
    )
    """By division."""
    choices: Annotated[Choices, called("decisions")] = field(default_factory=Choices)
