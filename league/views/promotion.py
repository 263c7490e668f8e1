"""Promotion as it is shown: the pyramid, every move, and what is still open."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import date
from pathlib import Path

from league.facts.registrations import Registration
from league.facts.seasons import Division, MatchKey, Season
from league.findings import Finding
from league.outcomes.closing import Cascade, Decided, Rung
from league.views.findings import ExplanationView, FindingView
from league.views.ties import Tie

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


@dataclass(frozen=True, slots=True)
class Undecided:
    """What depends on the order of level teams."""

    ties: tuple[Tie, ...] = ()
    """Those for a first place, and those that decide who moves."""
    teams: frozenset[str] = frozenset()
    """Teams that move by one order and not by another."""
    lines: tuple[str, ...] = ()
    """Per tie, who is level, what decides, and how it is recorded."""


@dataclass(frozen=True, slots=True)
class Promotion:
    """Who moves, as things stand."""

    outside: Division
    cascade: Cascade
    """With level teams in the order of the file, for its numbers; whom to name, says ``named``."""
    open_matches: int
    """Matches of these divisions that have no result yet, those of excluded teams left out."""
    undecided: Undecided
    """Level teams whose order lot or play-off decides, and whose move hangs on it."""
    rungs: tuple[Rung, ...] = ()
    """Each division with its table and the numbers that counted."""
    asked: tuple[str, ...] = ()
    """Per team below whose division no other lies, that a person has to decide about it."""

    @property
    def named(self) -> Cascade:
        """Return who moves whatever lot or play-off decide."""
        return without(self.cascade, self.undecided)


@dataclass(frozen=True, slots=True)
class PromotionDesk:
    """What an official has before him when he decides about promotion."""

    view: PromotionView
    decided: Decided = field(default_factory=Decided)
    """What is on record."""
    left: tuple[str, ...] = ()
    """Divisions whose number of rising teams the book leaves to a decision."""
    ways: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Teams whose way down is left to a decision, with the divisions below.

    Where none lies below it is the team's own: it stays by decision.
    """
    keeping: tuple[str, ...] = ()
    """Divisions in which the right of a team that declines passes on only by decision."""
    possible: bool = True
    """The book has promotion and the season divisions for it."""


@dataclass(frozen=True, slots=True)
class NextSeason:
    """The next season as an official asks for it."""

    name: str
    list_date: date
    ratings: str = ""
    """File with the new rating list; empty = the old ratings stay."""
    again: bool = False
    """In place of one prepared before."""


@dataclass(frozen=True, slots=True)
class RolledOver:
    """The new season as it was stored."""

    season: Season
    promotion: Promotion | None
    """Who moved; None where no division has promotion or nothing was played."""
    dropped: tuple[Registration, ...]
    """Registrations that ended and were not carried over."""
    unrated: tuple[str, ...]
    """Pass numbers of the proposed lists that the new rating list does not have."""
    rating_name: str
    """What the rule book calls a rating."""
    stays: str
    """Why every team stays in its division; empty = they moved, or no division has promotion."""
    banned: tuple[str, ...] = ()
    """Clubs and persons who are banned in the new season, with from when until when."""
    status_ended: tuple[Finding, ...] = ()
    """Foreigners whose equal status ends with the old season, each with his name."""
    backup: Path | None = None
    """The file as it was before; None where another transaction was under way, such as a trial."""


def without(cascade: Cascade, open_now: Undecided) -> Cascade:
    """Return who moves and plays where, those left out whose move or place is not decided."""
    level = open_now.teams.union(*(tie.teams for tie in open_now.ties))
    return replace(
        cascade,
        steps=tuple(step for step in cascade.steps if step.team not in open_now.teams),
        stays=tuple(step for step in cascade.stays if step.team not in level),
        divisions={
            division: tuple(entry for entry in entries if entry.team not in open_now.teams)
            for division, entries in cascade.divisions.items()
        },
    )
