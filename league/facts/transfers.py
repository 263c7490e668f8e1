"""What decides from when a player may play for a club."""

from dataclasses import dataclass
from datetime import date
from typing import Annotated

from league.facts.fields import called
from league.facts.lists import ListFacts
from league.facts.registrations import Kind
from league.facts.seasons import Division
from league.facts.squads import Member


@dataclass(frozen=True, slots=True)
class Transfer:
    """A new registration, and the deregistration that came before it."""

    registered: Annotated[date, called("announced")]
    """Postmark of the new registration."""
    deregistered: Annotated[date | None, called("deregistered")] = None
    """Day of the player's notice to his old club; None = he was never registered."""
    games: Annotated[tuple[date, ...], called("games")] = ()
    """Championship games for teams of the old federation."""
    crosses_federations: Annotated[bool, called("from another federation")] = False
    represented: Annotated[tuple[date, ...], called("represented the old federation")] = ()
    """Days on which he represented the old federation in an official event."""
    in_arrears: Annotated[bool, called("in arrears")] = False
    """The old club let him go under a financial reservation that was proven."""
    settled: Annotated[date | None, called("arrears settled")] = None
    """Day on which the arrears were settled; None = still open."""
    guest: Annotated[bool, called("as a guest")] = False
    """He belongs to another club, and is registered as its guest."""


@dataclass(frozen=True, slots=True)
class Nomination:
    """A player put on a list after it was handed in."""

    division: Division
    season_year: int
    members: tuple[Member, ...]
    """The list as it stands, in list order."""
    player: Member
    confirmed: date
    informed: date
    """Day on which the other clubs were told."""
    place: int | None = None
    """Place the club named for him, 1-based; None = where his rating puts him."""
    decided: int | None = None
    """Number the division's clubs allow; None = they decided nothing."""
    used: int = 0
    """Late nominations on this list so far."""
    elsewhere: tuple[tuple[str, Kind | None], ...] = ()
    """Teams of other clubs that list him and have not let him go, and how he belongs to each."""
    listed: ListFacts | None = None
    """The list as it would stand with him, beside the club's others; None = there are none."""
    member_at_deadline: bool = False
    """He was a member of the club when the lists were due."""
    wait: int | None = None
    """Days he waits, as was decided for the division; None = as the rule book says."""
    lowest_team: bool = False
    """The club has no team in a lower division."""
