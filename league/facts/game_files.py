"""What the office keeps of games: score sheets, disputes about them, and sealed moves."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date, datetime
from typing import Annotated

from league.facts.disputes import Dispute, TimeControl
from league.facts.fields import Author, Code, Words, called
from league.facts.games import Color
from league.facts.seasons import MatchKey


@dataclass(frozen=True, slots=True, kw_only=True)
class GameFile:
    """A game on a board of a match, as it was written down."""

    match: MatchKey
    board: Annotated[int, called("board")]
    """1-based."""
    moves: Annotated[Words, called("moves")] = ""
    """The score that counts, as it was typed; empty = there are only the players' sheets."""
    white_sheet: Annotated[Words, called("White’s score sheet")] = ""
    """White's score sheet, where both are kept."""
    black_sheet: Annotated[Words, called("Black’s score sheet")] = ""
    start: Annotated[Code, called("start")] = ""
    """FEN, or the number of a Chess960 position; empty = the usual position."""
    language: Annotated[Code, called("language")] = ""
    """Of the piece letters, ``de`` or ``en``; empty = found out from the score."""

    @property
    def score(self) -> str:
        """Return the score that counts, else the first sheet that is there."""
        return self.moves or self.white_sheet or self.black_sheet


@dataclass(frozen=True, slots=True, kw_only=True)
class GameDispute:
    """What is disputed of a game; it belongs to a protest on file."""

    protest: Annotated[int, called("protest")]
    """Its number within the season."""
    day: Annotated[date, called("day")]
    """Day on which the game was played: the Laws in force then count."""
    dispute: Annotated[Dispute, called("dispute")]
    board: Annotated[int | None, called("board")] = None
    """Board of the protest's match; None = the game stands in ``game``."""
    game: Annotated[GameFile | None, called("game")] = None
    """The game, where it is none of a match on the calendar or is kept with the protest alone."""
    announced: Annotated[Code, called("announced move")] = ""
    """The move that was written down and not played."""
    time: Annotated[TimeControl | None, called("time control")] = None
    """None = standard chess."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveSeal:
    """A move that was sealed when a game was adjourned: nobody can read it before it is opened."""

    match: MatchKey
    board: Annotated[int, called("board")]
    color: Annotated[Color, called("colour")]
    """Whose move it is."""
    envelope: Annotated[Mapping[Code, Words], called("on the envelope")] = field(
        default_factory=dict
    )
    """What stands on the envelope, by entry; everybody may read it."""
    at: Annotated[datetime, called("at")]
    """UTC."""
    by: Author
    digest: Annotated[Code, called("hash")]
    """SHA-256 over salt and move, hexadecimal."""
    sealed: Annotated[Code, called("sealed lineup")]
    """Salt and move, encrypted."""
    key: Annotated[Code, called("key")]
    """Id of the key it is encrypted with."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenedMove:
    """A sealed move that was opened when the game was resumed."""

    match: MatchKey
    board: Annotated[int, called("board")]
    color: Annotated[Color, called("colour")]
    written: Annotated[Code, called("move as written")]
    salt: Annotated[Code, called("salt")]
    digest: Annotated[Code, called("hash")]
    at: Annotated[datetime, called("at")]
    """When it was opened, UTC."""
    by: Author
    no_show: Annotated[bool, called("not at the resumption")] = False
    """Who sealed it did not come to the resumption."""
