"""Promotion as it is shown: the pyramid, every move, and what is still open."""

from dataclasses import dataclass

from league.facts.seasons import MatchKey
from league.views.findings import ExplanationView, FindingView

UP, DOWN, IN, STAYS = "up", "down", "in", "stays"
"""Ways of a team: to a higher division, to a lower one, from outside, or nowhere after all."""


@dataclass(frozen=True, slots=True)
class MoveRow:
    """A team that moves, or stays for a reason worth a word."""

    team: str
    name: str
    club: str
    """Number of its club; the team itself when nobody knows it yet."""
    club_name: str
    way: str
    source: str
    source_name: str
    target: str
    target_name: str
    place: int
    """In the table it leaves; 0 for one from outside."""
    citation: str
    paragraph: str
    """The same without the book: ``§ …``."""
    sentence: str
    explanation: ExplanationView
    assumed: bool = False
    """Where it goes is not decided: the division shown is one of several."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A place in a table."""

    place: int
    name: str
    move: MoveRow | None
    shared: str = ""
    """Places of level teams whose order is not decided, such as ``1–2``; empty = its own."""


@dataclass(frozen=True, slots=True)
class TierView:
    """A division of the pyramid."""

    id: str
    name: str
    district: str | None
    above: str | None
    """None = its teams go up to the division outside, or nowhere."""
    seats: tuple[Seat, ...]
    arriving: tuple[MoveRow, ...]
    """From above and from below."""
    next: int
    """Teams of next season."""
    planned: int | None
    number_open: bool
    """How many teams go up is not decided."""
    tournaments: tuple[str, ...] = ()
    """Qualification tournaments of its teams, in words."""

    def leaving(self, way: str) -> int:
        """Return how many of its teams go that way."""
        return sum(seat.move is not None and seat.move.way == way for seat in self.seats)


@dataclass(frozen=True, slots=True)
class OpenMatch:
    """A match without a result, which could still change the moves."""

    key: MatchKey
    division_name: str
    home_name: str
    away_name: str


@dataclass(frozen=True, slots=True)
class PromotionView:
    """Who moves as things stand, and what is open."""

    season: str
    refused: str = ""
    """Why nothing can be shown; then all else is empty."""
    outside: str = ""
    top: str = ""
    """The division below the one outside."""
    tiers: tuple[TierView, ...] = ()
    """From the top down."""
    moves: tuple[MoveRow, ...] = ()
    """Who moves, then who stays although the place would let him move."""
    questions: tuple[str, ...] = ()
    """What somebody has to decide before this is final."""
    asked: tuple[str, ...] = ()
    """Teams of which somebody has to decide whether they stay."""
    findings: tuple[FindingView, ...] = ()
    waiting: tuple[OpenMatch, ...] = ()
