"""What the office keeps of games: score sheets, disputes about them, and sealed moves."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date, datetime

from league.facts.disputes import Dispute, TimeControl
from league.facts.games import Color
from league.facts.seasons import MatchKey


@dataclass(frozen=True, slots=True, kw_only=True)
class GameFile:
    """A game on a board of a match, as it was written down."""

    match: MatchKey
    board: int
    """1-based."""
    moves: str = ""
    """The score that counts, as it was typed; empty = there are only the players' sheets."""
    white_sheet: str = ""
    """White's score sheet, where both are kept."""
    black_sheet: str = ""
    start: str = ""
    """FEN, or the number of a Chess960 position; empty = the usual position."""
    language: str = ""
    """Of the piece letters, ``de`` or ``en``; empty = found out from the score."""

    @property
    def score(self) -> str:
        """Return the score that counts, else the first sheet that is there."""
        return self.moves or self.white_sheet or self.black_sheet


@dataclass(frozen=True, slots=True, kw_only=True)
class GameDispute:
    """What is disputed of a game; it belongs to a protest on file."""

    protest: int
    """Its number within the season."""
    day: date
    """Day on which the game was played: the Laws in force then count."""
    dispute: Dispute
    board: int | None = None
    """Board of the protest's match; None = the game stands in ``game``."""
    game: GameFile | None = None
    """The game, where it is none of a match on the calendar or is kept with the protest alone."""
    announced: str = ""
    """The move that was written down and not played."""
    time: TimeControl | None = None
    """None = standard chess."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveSeal:
    """A move that was sealed when a game was adjourned: nobody can read it before it is opened."""

    match: MatchKey
    board: int
    color: Color
    """Whose move it is."""
    envelope: Mapping[str, str] = field(default_factory=dict)
    """What stands on the envelope, by entry; everybody may read it."""
    at: datetime
    """UTC."""
    by: str
    digest: str
    """SHA-256 over salt and move, hexadecimal."""
    sealed: str
    """Salt and move, encrypted."""
    key: str
    """Id of the key it is encrypted with."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenedMove:
    """A sealed move that was opened when the game was resumed."""

    match: MatchKey
    board: int
    color: Color
    written: str
    salt: str
    digest: str
    at: datetime
    """When it was opened, UTC."""
    by: str
    no_show: bool = False
    """Who sealed it did not come to the resumption."""
