"""A game as screens, commands and papers show it."""

from collections.abc import Sequence
from dataclasses import dataclass

from league.facts.seasons import MatchKey


@dataclass(frozen=True, slots=True)
class MoveView:
    """One player's move."""

    name: str
    """``6.`` for White's sixth, ``6...`` for Black's."""
    words: str
    """Short notation in the letters of the language in use, such as ``Sf3+``."""
    uci: str
    """From which square to which, such as ``e7e8q``."""
    fen: str
    """Position after it."""
    check: bool
    times: int
    """How often this position has now stood on the board."""
    quiet: int
    """Moves of either player since the last capture or pawn move."""


def numbered(moves: Sequence[MoveView]) -> tuple[str, ...]:
    """Return moves as people write them: White's and the first one with their numbers."""
    return tuple(
        f"{move.name} {move.words}" if at == 0 or move.name[-2:] != ".." else move.words
        for at, move in enumerate(moves)
    )


@dataclass(frozen=True, slots=True)
class FaultView:
    """The first thing in a score that cannot be."""

    move: str
    """Name of the move, such as ``12...``."""
    what: str
    """Code: ``illegal``, ``ambiguous``, ``unreadable`` or ``result``."""
    sentence: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoreView:
    """A score that was read."""

    start: str
    """FEN of the position at the start."""
    moves: tuple[MoveView, ...]
    fault: FaultView | None
    repeated: tuple[str, ...] = ()
    """Positions that stood at least twice, each with the moves after which it did, in words."""
    ended: str = ""
    """How the game stands on the board, in a sentence; empty = it goes on."""

    @property
    def text(self) -> str:
        """Return the moves on one line: ``1. e4 e5 2. Sf3 …``."""
        return " ".join(numbered(self.moves))

    @property
    def fen(self) -> str:
        """Return the position that was reached."""
        return self.moves[-1].fen if self.moves else self.start


@dataclass(frozen=True, slots=True)
class SheetsView:
    """Both players' score sheets."""

    white: ScoreView
    black: ScoreView
    difference: str
    """Where they differ, in a sentence; empty = they agree."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GameView:
    """A game on a board of a match."""

    match: MatchKey
    board: int
    white: str
    """Name of the player; empty = not known."""
    black: str
    teams: tuple[str, str]
    """Of the home and the away side."""
    result: str
    """As it was played, such as ``1:0`` from the home side; empty = not recorded."""
    home_white: bool
    score: ScoreView
    """The score that counts."""
    white_sheet: ScoreView | None = None
    black_sheet: ScoreView | None = None
    difference: str = ""
    """Where the two sheets differ, in a sentence; empty = they agree, or there are not two."""
    notes: tuple[str, ...] = ()
    """What contradicts, such as the result on record and the board."""

    @property
    def title(self) -> str:
        """Return the players, White first."""
        return f"{self.white or '?'} – {self.black or '?'}"


@dataclass(frozen=True, slots=True)
class GameRow:
    """A game in the list of those on file."""

    match: MatchKey
    board: int
    white: str
    black: str
    teams: tuple[str, str]
    moves: int
    """Plies that could be read."""
    result: str
    note: str = ""
    """What is odd about it."""
