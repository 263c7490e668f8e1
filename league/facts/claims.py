"""What clubs and players claim in writing, and what was decided on it."""

from dataclasses import dataclass
from datetime import date
from enum import StrEnum

from league.facts.clubs import Club
from league.facts.people import Player
from league.facts.registrations import Kind, Registration
from league.facts.squads import Member
from league.facts.transfers import Transfer


class Body(StrEnum):
    """Whose consent a club needs that plays in a neighbour's championships."""

    HOME = "home"
    """The federation it belongs to."""
    HOST = "host"
    """The federation it wants to play in."""
    NATIONAL = "national"
    """The national federation."""


@dataclass(frozen=True, slots=True)
class Consent:
    """One body's consent that a club plays in a neighbour's championships."""

    club: str
    body: Body
    day: date
    document: str = ""


@dataclass(frozen=True, slots=True)
class ClubEntry:
    """A club that takes part in the federation's championships."""

    club: Club
    day: date
    consents: tuple[Consent, ...] = ()


@dataclass(frozen=True, slots=True)
class Suspension:
    """A club lost its right to play."""

    club: str
    first: date
    last: date | None
    """Included; None = open-ended."""
    reason: str
    lifted: date | None = None
    """From this day on it no longer holds."""


@dataclass(frozen=True, slots=True)
class JointTeam:
    """Clubs that want to play as one for a season."""

    name: str
    clubs: tuple[str, ...]
    announced: date
    season: str


@dataclass(frozen=True, slots=True)
class Deregistration:
    """A player's notice to his club, and what his club says to it."""

    ident: str
    club: str
    notice: date
    """Postmark, fax or e-mail to the club."""
    forwarded: date | None = None
    """Day on which the club passed it on; None = not yet."""
    owed: tuple[tuple[int, int], ...] = ()
    """Financial reservation: year and cents of proven arrears of membership dues."""
    settled: date | None = None
    """Day on which the arrears were settled."""
    dealt: date | None = None
    """Day on which it was dealt with that the club passed it on late, or not at all."""
    decision: str = ""
    """What was decided about that."""


@dataclass(frozen=True, slots=True)
class Application:
    """A registration as the club applied for it."""

    ident: str
    club: str
    kind: Kind
    posted: date
    """Postmark."""
    nation: str
    """Citizenship, three letters."""
    left: date | None = None
    """Notice to his old club, when that one is not in this federation's file."""
    crosses_federations: bool = False
    games: tuple[date, ...] = ()
    """Championship games for the old federation that are not in this file."""
    represented: tuple[date, ...] = ()
    guest_elsewhere: bool = False
    """He is a guest in another federation."""
    executive: bool = False
    """The executive agreed that he is a guest in spite of his citizenship."""
    transfer: Transfer | None = None
    """What his first day was computed from; None = not yet computed."""
    eligible_from: date | None = None
    """None = not as long as something is open."""


@dataclass(frozen=True, slots=True)
class Claim:
    """A registration to be judged beside the player's other ones."""

    player: Player
    club: Club
    kind: Kind
    day: date
    """Day from which it shall hold."""
    equal: str | None = None
    """Equal status that holds on that day."""
    others: tuple[tuple[Club, Registration], ...] = ()
    """His registrations with other clubs that hold together with it, that day or later."""
    guest_elsewhere: bool = False
    executive: bool = False


@dataclass(frozen=True, slots=True)
class Evidence:
    """What a club puts forward for a foreigner's equal status, and when that was decided."""

    letter: str
    """``c``, ``d``, ``e`` or ``f``."""
    decided: date
    proof: str = ""
    """Document: certificate, contract, proof of residence."""
    proof_until: date | None = None
    """Last day for which it holds; None = no end."""
    born_here: bool = False
    school: bool = False
    """Attends, or attended, compulsory school or another school here."""
    grade: int | None = None
    """School grade, for who is subject to compulsory schooling."""
    apprentice: bool = False
    resident_since: date | None = None
    """Main residence in the country since then."""
    counted_to: date | None = None
    """First day of the national championship, to which the residence is counted."""
    registered_elsewhere: bool = False
    """Eligible in another state or federation."""


@dataclass(frozen=True, slots=True)
class EqualClaim:
    """An application for equal status of a foreigner, to be judged."""

    player: Player
    season_year: int
    evidence: Evidence


@dataclass(frozen=True, slots=True)
class GrantedStatus:
    """Equal status as granted."""

    ident: str
    club: str
    evidence: Evidence
    withdrawn: date | None = None
    """From this day on he counts as a foreigner again."""


@dataclass(frozen=True, slots=True)
class LeftHome:
    """A guest who left the federation he was home player of."""

    ident: str
    federation: str
    left: date


@dataclass(frozen=True, slots=True)
class DeclarationPaper:
    """A club's declaration for players of the national leagues."""

    club: str
    posted: date
    idents: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DeclarationFacts:
    """A declaration with its players, to be judged."""

    club: str
    posted: date
    members: tuple[Member, ...]
    season_year: int
