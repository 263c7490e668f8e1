"""Kader lists and the members a club can field."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import Annotated

from league.facts.bans import Ban
from league.facts.fields import ClubId, Code, DivisionId, PassNumber, TeamId, called
from league.facts.people import Player
from league.facts.registrations import Kind, Registration


@dataclass(frozen=True, slots=True)
class SquadEntry:
    """One line of a team's Kader list."""

    team: TeamId
    place: Annotated[int, called("place")]
    ident: PassNumber
    nominated: Annotated[date | None, called("nominated")] = None
    """Day on which a late nomination was confirmed; None = on the list from the start."""
    youth_board: Annotated[bool, called("youth board")] = False
    """Named for the youth board of this list."""


@dataclass(frozen=True, slots=True)
class Declaration:
    """A home player whose games in the national leagues shall not bind him."""

    club: ClubId
    ident: PassNumber


@dataclass(frozen=True, slots=True)
class ExternalGame:
    """A game in a higher division outside this season's file."""

    ident: PassNumber
    division: DivisionId
    day: Annotated[date, called("day")]


@dataclass(frozen=True, slots=True)
class NationalSquadEntry:
    """One line of a club's list in a national league."""

    club: ClubId
    division: DivisionId
    place: Annotated[int, called("place")]
    ident: PassNumber


@dataclass(frozen=True, slots=True)
class Bond:
    """A player belongs to a division because he was used there too often."""

    division: DivisionId
    level: Annotated[int, called("level")]
    """Level of that division; smaller is higher."""
    since: Annotated[date, called("since")]
    """Day of the game that bound him; it takes effect the day after."""
    name: Annotated[Code, called("name")] = ""
    """Name of that division."""


@dataclass(frozen=True, slots=True)
class Front:
    """A list of his club holds a player in front, so that he may not play lower."""

    division: DivisionId
    """Name of that list's division."""
    level: Annotated[int, called("level")]
    """Level of that division; smaller is higher."""
    district: Annotated[Code | None, called("district")]
    since: Annotated[date, called("since")]
    """First day on which it holds."""
    until: Annotated[date | None, called("until")] = None
    """From this day on it no longer does; None = no end."""

    def bars(self, level: int, district: str | None, day: date) -> bool:
        """Say whether it keeps him from a division of this level and Kreis on a day."""
        same = None in (self.district, district) or self.district == district
        in_force = self.since <= day and (self.until is None or day < self.until)
        return same and self.level < level and in_force


@dataclass(frozen=True, slots=True)
class Member:
    """A player as his club can field him in one team: person, registrations, place on the list."""

    player: Annotated[Player, called("player")]
    registrations: Annotated[tuple[Registration, ...], called("registrations", "registration")] = ()
    """His registrations with this club, oldest first; empty = the club never registered him."""
    place: Annotated[int | None, called("place")] = None
    """Rank on the team's list, 1-based; None = not listed."""
    nominated: Annotated[date | None, called("nominated")] = None
    """Day on which his late nomination was confirmed."""
    bonds: Annotated[tuple[Bond, ...], called("tied to")] = ()
    """Divisions he came to belong to by his games, oldest first."""
    declared: Annotated[bool, called("declared")] = False
    """Named in the club's declaration for players of the national leagues."""
    national_front: Annotated[bool, called("front player of a national list")] = False
    """One of the front players of a national league's list."""
    fronts: Annotated[tuple[Front, ...], called("front player of")] = ()
    """Lists of his club that hold him in front."""
    games: Annotated[int | None, called("games")] = None
    """Games at the board for this club in the finished championship; None = not asked."""
    bans: Annotated[tuple[Ban, ...], called("bans")] = ()
    """Bans a board decided against him, oldest first."""

    @property
    def ident(self) -> str:
        """Return his pass number."""
        return self.player.ident

    def registration(self, day: date) -> Registration | None:
        """Return the registration that counts on that day: the one in force, else the latest."""
        if len(self.registrations) == 1:  # nearly always: it counts, in force or not
            return self.registrations[0]
        for registration in reversed(self.registrations):
            if registration.in_force(day):
                return registration
        return self.registrations[-1] if self.registrations else None

    def kind(self, day: date) -> Kind:
        """Return how he belongs to the club on that day; unregistered counts as home."""
        registration = self.registration(day)
        return registration.kind if registration else Kind.HOME

    def ban(self, day: date) -> Ban | None:
        """Return the ban that holds against him on that day."""
        for ban in self.bans:
            if ban.holds(day):
                return ban
        return None

    def bond(self, day: date) -> Bond | None:
        """Return the bond that holds on that day, the latest one formed before it."""
        for bond in reversed(self.bonds):
            if bond.since < day:
                return bond
        return None

    def front(self, level: int, district: str | None, day: date) -> Front | None:
        """Return the list that keeps him from a division of this level and Kreis on that day."""
        for front in self.fronts:
            if front.bars(level, district, day):
                return front
        return None


ClubMember = tuple[str, str]
"""Club and pass number."""


@dataclass(frozen=True, slots=True)
class Known:
    """What is known of a season's club members beyond their lists."""

    bonds: Mapping[ClubMember, tuple[Bond, ...]]
    declared: frozenset[ClubMember]
    national_front: frozenset[str]
    """Pass numbers of the front players of national lists."""
    bans: Mapping[str, tuple[Ban, ...]] = field(default_factory=dict)
    """By pass number: bans that boards decided against players."""
    fronts: Mapping[ClubMember, tuple[Front, ...]] = field(default_factory=dict)
    """Whom the club's lists hold in front."""
