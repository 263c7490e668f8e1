"""A cup: its ties, round by round."""

from dataclasses import dataclass
from datetime import date

from league.facts.cups import CupDraw
from league.facts.seasons import Division, MatchKey


@dataclass(frozen=True, slots=True)
class CupTie:
    """One tie of the bracket."""

    number: int
    """In its round, 1-based."""
    home: str | None
    away: str | None
    """None = a bye, or nobody came through."""
    winner: str | None
    decided: bool
    match: MatchKey | None
    """None for a bye."""
    end_date: date | None
    """Last day of the match; None = not on the calendar."""
    needs_lot: bool
    """The match was drawn by every count, and no lot was drawn yet."""
    lot: int | None
    """Seed of the lot that decided."""


@dataclass(frozen=True, slots=True)
class CupView:
    """A cup as far as it is known."""

    division: Division
    draw: CupDraw
    rounds: tuple[tuple[CupTie, ...], ...]
    champion: str | None
    title: str
    """What the winner may call itself; empty as long as there is none."""
    astray: str = ""
    """Which round no longer follows from those before it, and what to do; empty = all do."""


@dataclass(frozen=True, slots=True)
class TieView:
    """One tie of a bracket."""

    round: int
    number: int
    """In its round, 1-based."""
    teams: tuple[str | None, str | None]
    """Home and away; None = a bye, or nobody came through."""
    names: tuple[str, str]
    """Empty where there is no team."""
    winner: str | None
    decided: bool
    match: MatchKey | None
    end_date: date | None
    """None = not on the calendar."""
    points: tuple[int, int] | None = None
    """Half game points; None = nothing entered."""
    board_points: tuple[int, int] | None = None
    """Half board points."""
    by: str = ""
    """What decided: ``points``, ``board_points``, ``first_win``, ``lot``, ``absent``, ``left``,
    ``bye``; empty = it is open."""
    first_win: int | None = None
    """Board of the first win, where that decided."""
    lot: int | None = None
    """Seed of the lot that decided."""
    needs_lot: bool = False

    @property
    def key(self) -> str:
        """Return its round and number as one word."""
        return f"{self.round}/{self.number}"

    @property
    def winner_name(self) -> str:
        """Return the name of who goes on, empty when nobody does or it is open."""
        return self.names[self.teams.index(self.winner)] if self.winner in self.teams else ""


@dataclass(frozen=True, slots=True)
class CupSheet:
    """A cup with its bracket, or with the teams that wait for the draw."""

    division: Division
    names: tuple[str, ...]
    """The teams entered."""
    rounds: tuple[tuple[TieView, ...], ...] = ()
    """As far as they are known; empty = not drawn."""
    of_rounds: int = 0
    """Rounds down to the final."""
    seed: int = 0
    drawn_on: date | None = None
    drawn_by: str = ""
    champion: str = ""
    title: str = ""
    trouble: str = ""
    """Why the bracket cannot be shown."""
    astray: str = ""
    """Which round no longer follows from those before it, and what to do; empty = all do."""

    @property
    def ties(self) -> tuple[TieView, ...]:
        """Return all ties known, round by round."""
        return tuple(tie for ties in self.rounds for tie in ties)

    @property
    def on_calendar(self) -> bool:
        """Say whether the matches of the last round known have an end date."""
        return all(tie.end_date for tie in self.rounds[-1] if tie.match) if self.rounds else False
