"""A game as it was written down and replayed: plain facts that the Laws judge without a board.

``league.games`` makes them; a rule book reads them. Squares, moves and positions are texts: squares
as ``e4``, moves in long form as ``e7e8q`` (castling as the king's move, in Chess960 too), positions
as FEN with castling as ``KQkq`` and an en passant square only where that capture is legal.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum

PLIES_A_MOVE = 2
"""A move of both players."""


class Color(StrEnum):
    """The two players of a game."""

    WHITE = "white"
    BLACK = "black"

    @property
    def other(self) -> "Color":
        """Return the opponent."""
        return Color.BLACK if self is Color.WHITE else Color.WHITE


class Ending(StrEnum):
    """What ends a game on the board, whoever claims it."""

    CHECKMATE = "checkmate"
    STALEMATE = "stalemate"


class Tone(StrEnum):
    """The colour of a square, as a bishop on it has it."""

    LIGHT = "light"
    DARK = "dark"


class MatingAnswer(StrEnum):
    """Whether a side can checkmate by some series of legal moves, those of the opponent included.

    Neither the number of moves nor repetitions matter to it.
    """

    YES = "yes"
    """A mating line is given that anybody can play through."""
    NO = "no"
    """A proof is given."""
    UNSETTLED = "unsettled"
    """Neither was found: a person decides."""


@dataclass(frozen=True, slots=True)
class Mating:
    """Whether one side can still checkmate from a position, and how that is known."""

    answer: MatingAnswer
    proof: str = ""
    """Code of the proof of a no."""
    squares: tuple[str, ...] = ()
    """Squares that the proof names."""
    line: tuple[str, ...] = ()
    """Moves in long form from the position to checkmate; empty where it stands on the board."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    """A position that arose in a game."""

    fen: str
    key: str
    """Equal for two positions that the Laws call the same: kind, colour and square of all pieces,
    the player on move, and what may be moved (castling rights, a legal capture en passant)."""
    mover: Color
    """Who is on move."""
    check: bool
    ending: Ending | None
    quiet: int
    """Moves of either player (plies) since the last capture or pawn move."""
    pieces: Mapping[Color, str]
    """English letters in the order ``KQRBNP``, such as ``KRPP``."""
    bishops: Mapping[Color, tuple[Tone, ...]]
    """Colours of the squares on which each player's bishops stand."""

    def bare(self, color: Color) -> bool:
        """Say whether a player has nothing but his king."""
        return self.pieces[color] == "K"

    def contradicts(self, result: str, *, dead: bool) -> bool:
        """Say whether a game cannot have ended so with this position, as ``1-0`` with a stalemate.

        ``dead`` = neither side can mate any more.
        """
        if self.ending is Ending.CHECKMATE:
            return result != ("0-1" if self.mover is Color.WHITE else "1-0")
        drawn = dead or self.ending is Ending.STALEMATE
        return drawn and result in ("1-0", "0-1")


@dataclass(frozen=True, slots=True, kw_only=True)
class Ply:
    """One player's move and the position after it."""

    color: Color
    number: int
    """Number of the move, as the score counts it."""
    uci: str
    san: str
    """Short algebraic notation with English letters, such as ``exd6``, ``Nbd2+`` or ``O-O``."""
    capture: bool
    pawn: bool
    position: Position

    @property
    def name(self) -> str:
        """Return how the move is named: ``6.`` for White's, ``6...`` for Black's."""
        return f"{self.number}{'.' if self.color is Color.WHITE else '...'}"


class Fault(StrEnum):
    """What is wrong with a move as it is written."""

    ILLEGAL = "illegal"
    AMBIGUOUS = "ambiguous"
    UNREADABLE = "unreadable"
    RESULT = "result"
    """The result that is written contradicts the board."""


@dataclass(frozen=True, slots=True)
class ScoreFault:
    """The first thing in a score that cannot be: a move, or the result at its end."""

    move: str
    """Name of the move, such as ``12...``."""
    what: Fault
    written: str
    """As it stands in the score."""
    possible: tuple[str, ...] = ()
    """Short notation (English letters) of what it can have meant; for an illegal move the legal
    moves of such a piece or to that square."""


@dataclass(frozen=True, slots=True)
class Announced:
    """A move that was written down and not yet played: announced with a claim, or sealed."""

    written: str
    ply: Ply | None
    """None where it cannot be played or read."""
    fault: ScoreFault | None = None
    mating: Mapping[Color, Mating] = field(default_factory=dict)
    """Whether each side can still mate after it; empty without a ply."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GameFacts:
    """What was played, as far as the score can be read."""

    start: Position
    plies: tuple[Ply, ...] = ()
    fault: ScoreFault | None = None
    announced: Announced | None = None
    mating: Mapping[Color, Mating] = field(default_factory=dict)
    """Whether each side can still mate after the last ply; empty where it was not asked."""
    dead_at: int | None = None
    """Plies after which neither side could mate any more; None = not so, not settled, or not
    asked. Checkmate and stalemate do not count."""
    reported: str = ""
    """Result at the end of the score, as ``1-0``; empty = none stands there."""
    headers: Mapping[str, str] = field(default_factory=dict)
    """Tags of a PGN."""
    differs_at: str | None = None
    """Name of the first move that the other player's sheet has otherwise; None = it is the same,
    or there is none."""
    language: str = ""
    """In which the piece letters were read, ``de`` or ``en``."""

    @property
    def positions(self) -> tuple[Position, ...]:
        """Return all positions, the one at the start first."""
        return (self.start, *(ply.position for ply in self.plies))

    @property
    def last(self) -> Position:
        """Return the position that was reached."""
        return self.plies[-1].position if self.plies else self.start

    def moved(self, color: Color) -> bool:
        """Say whether a player has made a move, in the score or before the position at the start.

        Before it he has where the count of its moves says so, or where not all his men stand at
        home.
        """
        board, mover, *_rest, number = self.start.fen.split()
        ranks = board.split("/") if color is Color.BLACK else board.split("/")[::-1]
        at_home = ranks[0].isalpha() and ranks[1] in ("pppppppp", "PPPPPPPP")
        before = int(number) - (0 if color is Color.WHITE and mover == "b" else 1)
        return not at_home or before > 0 or any(ply.color is color for ply in self.plies)

    def can_mate(self, color: Color) -> MatingAnswer:
        """Say whether a player can still mate after the last ply; not asked is not settled."""
        if self.last.bare(color):
            return MatingAnswer.NO
        known = self.mating.get(color)
        return known.answer if known else MatingAnswer.UNSETTLED

    @property
    def dead_since(self) -> int | None:
        """Return the plies after which neither could mate any more; None = not so, or not settled.

        It counts ``dead_at`` and, where that was not asked, the material on the board.
        """
        if self.dead_at is not None or self.last.ending is not None:
            return self.dead_at
        neither = all(self.can_mate(color) is MatingAnswer.NO for color in Color)
        return len(self.plies) if neither else None

    @property
    def perhaps_dead(self) -> bool:
        """Say whether it was asked, and is not settled, if neither can mate any more."""
        answers = {self.can_mate(color) for color in Color}
        open_ = MatingAnswer.UNSETTLED in answers and MatingAnswer.YES not in answers
        return bool(self.mating) and self.last.ending is None and open_

    def last_turn(self, color: Color) -> int | None:
        """Return the plies before a player's last move, when it was his turn; None = no move."""
        own = [at for at, ply in enumerate(self.plies) if ply.color is color]
        return own[-1] if own else None

    @property
    def announced_ply(self) -> Ply | None:
        """Return the announced or sealed move; None = there is none that can be played."""
        return self.announced.ply if self.announced else None

    @property
    def announced_text(self) -> str:
        """Return the announced or sealed move as it was written down, ``–`` where there is none."""
        return self.announced.written if self.announced and self.announced.written else "–"

    @property
    def announced_fault(self) -> Fault:
        """Return why the announced or sealed move cannot be played; unreadable where none is there.

        It is meant for a game whose ``announced_ply`` is None.
        """
        fault = self.announced.fault if self.announced else None
        return fault.what if fault else Fault.UNREADABLE

    def with_announced(self) -> "GameFacts":
        """Return the game with the announced move played. Raises ValueError if it cannot be."""
        ply = self.announced_ply
        if self.announced is None or ply is None:
            raise ValueError("no announced move that can be played")
        mating, plies = self.announced.mating, (*self.plies, ply)
        over = ply.position.ending is not None
        dead = not over and [mating[one].answer for one in mating] == [MatingAnswer.NO] * 2
        dead_at = len(plies) if dead and self.dead_at is None else self.dead_at
        return replace(self, plies=plies, announced=None, mating=mating, dead_at=dead_at)

    def times(self, position: Position, plies: int | None = None) -> int:
        """Return how often a position stood on the board within so many plies (default: all)."""
        upto = self.positions[: None if plies is None else plies + 1]
        return sum(one.key == position.key for one in upto)
