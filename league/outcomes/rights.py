"""What follows from a registration, a nomination, a protest, or three teams in two rounds."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, datetime

from league.findings import Finding, Sentence


@dataclass(frozen=True, slots=True)
class Eligibility:
    """From when a player may play."""

    eligible_from: date | None
    """None = not as long as something is open."""
    findings: tuple[Finding, ...] = ()
    position: int | None = None
    """Place on the list, 1-based, where one was asked for."""


@dataclass(frozen=True, slots=True)
class Forum:
    """In which matter something is contested, and with whom first."""

    kind: str
    """``team``, or ``other`` than a competition."""
    organ: str = ""
    """Who decides on all of its sort; empty = whoever did in that case."""
    against: Sentence | None = None
    """Why no instance of the book hears it."""


@dataclass(frozen=True, slots=True)
class Hearing:
    """Whom a protest goes to."""

    instance: str
    known: tuple[str, ...]
    """All whom one of its kind may name."""


@dataclass(frozen=True, slots=True)
class CourtOutcome:
    """Whether an objection during an event is dealt with, and what it holds up."""

    admissible: bool
    deadline: date | datetime | None
    """When the next round begins; None = it has not begun."""
    cents: int
    returned: bool
    """The fee goes back."""
    blocks: bool
    """The next round waits for the decision."""
    findings: tuple[Finding, ...] = ()


@dataclass(frozen=True, slots=True)
class ProtestOutcome:
    """Whether a protest is dealt with, and what becomes of its fee."""

    admissible: bool
    deadline: date | datetime | None
    """Last day, or last moment; None = the book sets none."""
    cents: int
    """Fee to be deposited with it."""
    fee_goes: str | None
    """``refund``, or the body it is forfeited to (``federation``, ``oesb``); None = undecided."""
    findings: tuple[Finding, ...] = ()
    rules: tuple[str, str, str] | None = None
    """Paragraphs of the time limit, the fee and the instances."""
    unheard_goes: str | None = None
    """As ``fee_goes``, of a fee that came with what is not dealt with; None = no such fee."""


@dataclass(frozen=True, slots=True)
class ThreeTeams:
    """Three teams after two rounds."""

    points: Mapping[str, int]
    """Half game points per team."""
    groups: tuple[tuple[str, ...], ...]
    """Best first; teams that share a place together."""


@dataclass(frozen=True, slots=True)
class Counted:
    """What one criterion gave one of three teams."""

    criterion: str
    """``game_points``, ``board_points``, ``boards`` (game points on some of them) or ``elo``."""
    number: int | None
    """Half points, half board points, or the sum of ratings; None = not known."""
    boards: tuple[int, ...] = ()
    """Boards that are counted together."""
    lower_wins: bool = False


@dataclass(frozen=True, slots=True)
class Arrears:
    """A club that owes the federation for longer than it was given."""

    club: str
    cents: int
    """What is overdue."""
    days: int
    """Age of the oldest item."""
    finding: Finding
    """The proposal to suspend it."""
