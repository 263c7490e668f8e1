"""What clubs and players claim in writing, and what was decided on it."""

from dataclasses import dataclass
from datetime import date
from enum import StrEnum
from typing import Annotated

from league.facts.clubs import Club
from league.facts.fields import ClubId, Code, PassNumber, Words, called
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

    club: ClubId
    body: Annotated[Body, called("body")]
    day: Annotated[date, called("day")]
    document: Annotated[Words, called("document")] = ""


@dataclass(frozen=True, slots=True)
class ClubEntry:
    """A club that takes part in the federation's championships."""

    club: Club
    day: date
    consents: tuple[Consent, ...] = ()


@dataclass(frozen=True, slots=True)
class Suspension:
    """A club lost its right to play."""

    club: ClubId
    first: Annotated[date, called("from")]
    last: Annotated[date | None, called("until")]
    """Included; None = open-ended."""
    reason: Annotated[Words, called("reason")]
    lifted: Annotated[date | None, called("lifted")] = None
    """From this day on it no longer holds."""


@dataclass(frozen=True, slots=True)
class JointTeam:
    """Clubs that want to play as one for a season."""

    name: Annotated[Words, called("name")]
    clubs: Annotated[tuple[ClubId, ...], called("clubs")]
    announced: Annotated[date, called("announced")]
    season: Annotated[Code, called("season")]


@dataclass(frozen=True, slots=True)
class Deregistration:
    """A player's notice to his club, and what his club says to it."""

    ident: PassNumber
    club: ClubId
    notice: Annotated[date, called("notice")]
    """Postmark, fax or e-mail to the club."""
    forwarded: Annotated[date | None, called("passed on")] = None
    """Day on which the club passed it on; None = not yet."""
    owed: Annotated[tuple[tuple[int, int], ...], called("arrears")] = ()
    """Financial reservation: year and cents of proven arrears of membership dues."""
    settled: Annotated[date | None, called("arrears settled")] = None
    """Day on which the arrears were settled."""
    dealt: Annotated[date | None, called("lateness dealt with")] = None
    """Day on which it was dealt with that the club passed it on late, or not at all."""
    decision: Annotated[Words, called("decision")] = ""
    """What was decided about that."""


@dataclass(frozen=True, slots=True)
class Application:
    """A registration as the club applied for it."""

    ident: PassNumber
    club: ClubId
    kind: Annotated[Kind, called("kind")]
    posted: Annotated[date, called("postmark")]
    """Postmark."""
    nation: Annotated[Code, called("nation")]
    """Citizenship, three letters."""
    left: Annotated[date | None, called("notice given")] = None
    """Notice to his old club, when that one is not in this federation's file."""
    crosses_federations: Annotated[bool, called("from another federation")] = False
    games: Annotated[tuple[date, ...], called("games")] = ()
    """Championship games for the old federation that are not in this file."""
    represented: Annotated[tuple[date, ...], called("represented the old federation")] = ()
    guest_elsewhere: Annotated[bool, called("guest elsewhere")] = False
    """He is a guest in another federation."""
    executive: Annotated[bool, called("executive agreed")] = False
    """The executive agreed that he is a guest in spite of his citizenship."""
    transfer: Annotated[Transfer | None, called("transfer")] = None
    """What his first day was computed from; None = not yet computed."""
    eligible_from: Annotated[date | None, called("eligible from")] = None
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

    letter: Annotated[Code, called("letter of the paragraph")]
    """One of those that the rule book has."""
    decided: Annotated[date, called("decided")]
    proof: Annotated[Words, called("proof")] = ""
    """Document: certificate, contract, proof of residence."""
    proof_until: Annotated[date | None, called("proof until")] = None
    """Last day for which it holds; None = no end."""
    born_here: Annotated[bool, called("born here")] = False
    school: Annotated[bool, called("school")] = False
    """Attends, or attended, compulsory school or another school here."""
    grade: Annotated[int | None, called("grade")] = None
    """School grade, for who is subject to compulsory schooling."""
    apprentice: Annotated[bool, called("apprentice")] = False
    resident_since: Annotated[date | None, called("resident since")] = None
    """Main residence in the country since then."""
    counted_to: Annotated[date | None, called("counted to")] = None
    """First day of the national championship, to which the residence is counted."""
    registered_elsewhere: Annotated[bool, called("registered elsewhere")] = False
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

    ident: PassNumber
    club: ClubId
    evidence: Annotated[Evidence, called("evidence")]
    withdrawn: Annotated[date | None, called("withdrawn")] = None
    """From this day on he counts as a foreigner again."""


@dataclass(frozen=True, slots=True)
class LeftHome:
    """A guest who left the federation he was home player of."""

    ident: PassNumber
    federation: Annotated[Code, called("federation")]
    left: Annotated[date, called("notice given")]


@dataclass(frozen=True, slots=True)
class DeclarationPaper:
    """A club's declaration for players of the national leagues."""

    club: ClubId
    posted: Annotated[date, called("postmark")]
    idents: Annotated[tuple[PassNumber, ...], called("players")]


@dataclass(frozen=True, slots=True)
class DeclarationFacts:
    """A declaration with its players, to be judged."""

    club: str
    posted: date
    members: tuple[Member, ...]
    season_year: int
