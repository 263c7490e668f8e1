"""What stands on the forms of a qualification tournament."""

from dataclasses import dataclass
from datetime import datetime

from league.facts.matches import Score


@dataclass(frozen=True, slots=True)
class PlayerLine:
    """One player of a tournament by his symbol; without a pass number there is nobody yet."""

    symbol: str
    ident: str = ""
    name: str = ""
    rating: int | None = None
    points: int | None = None
    """Half points; None = none of his games has a result, or the form is empty."""
    by_round: tuple[int | None, ...] = ()
    """Half points of each round; None = no result yet. Empty = the form is empty."""


@dataclass(frozen=True, slots=True)
class TeamLines:
    """One team of a tournament."""

    name: str
    lines: tuple[PlayerLine, ...]
    points: int | None
    """Half points; None = the form is empty."""
    rank: int | None
    """None = no game has its result yet, or the form is empty."""


@dataclass(frozen=True, slots=True)
class GameLine:
    """One game: of three teams White first, of a match the home side."""

    first: PlayerLine
    second: PlayerLine
    first_is_white: bool
    score: Score | None
    """Half points, ``first`` before ``second``."""


@dataclass(frozen=True, slots=True)
class Encounter:
    """Games of two teams in a round, those of the first named team on the left."""

    first: str
    second: str
    games: tuple[GameLine, ...]


@dataclass(frozen=True, slots=True)
class RoundLines:
    """One round in both ways in which it is printed."""

    number: int
    games: tuple[GameLine, ...]
    """As they are paired."""
    encounters: tuple[Encounter, ...]
    """The same games, by who meets whom."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TournamentForms:
    """A tournament as it is printed, filled or empty."""

    federation: str
    season: str
    name: str
    begins: datetime
    system: str
    """``patheisky`` or ``skalicka``; empty in a round robin."""
    boards: int
    rating_name: str
    """What the federation calls its ratings."""
    teams: tuple[TeamLines, ...]
    rounds: tuple[RoundLines, ...]
