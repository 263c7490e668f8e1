"""A disputed game as screens, commands and papers show it: the moves, and what the Laws say."""

from dataclasses import dataclass
from datetime import date

from league.views.boards import BoardView
from league.views.games import GameView, MoveView, ScoreView


@dataclass(frozen=True, slots=True, kw_only=True)
class VerdictView:
    """What one book says of a dispute."""

    book: str
    """Name of the edition that was asked, or that nobody answers by."""
    by: str
    """Abbreviation of the book that answers, the federation's or the edition's; empty = none."""
    result: str
    """In words."""
    code: str
    """``1-0``, ``½-½``, ``plays_on``, ``arbiter`` …"""
    claim: str
    """What becomes of the claim, in words; empty = nothing was claimed."""
    citation: str
    """Empty = no rule at hand decides."""
    sentence: str
    clocks: tuple[str, ...] = ()
    """What is added to clocks or taken from them, in words."""
    choices: tuple[str, ...] = ()
    """What is left to the arbiter."""
    further: tuple[str, ...] = ()
    """Citations of other articles that had a part in it."""
    book_id: str = ""
    """Id of the book that answers; empty = none does."""
    articles: tuple[str, ...] = ()
    """Ids of the article that decides and of the others, in that book."""


@dataclass(frozen=True, slots=True)
class MatingView:
    """Whether one side can still mate."""

    color: str
    """White or Black, in words."""
    answer: str
    """Code: ``yes``, ``no`` or ``unsettled``."""
    sentence: str
    """The proof, or that a line is given."""
    line: tuple[str, ...] = ()
    """Moves to mate in the letters of the language in use."""
    start: str = ""
    """FEN of the position from which they are played."""
    moves: tuple[MoveView, ...] = ()
    """The same moves, with the positions they lead to."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DisputeView:
    """A dispute that belongs to a protest."""

    protest: int
    day: date
    question: str
    """What happened, in words."""
    details: tuple[str, ...]
    """Further circumstances, each in words."""
    game: GameView | None
    """The game on file on a board; None = the dispute has a score of its own."""
    score: ScoreView
    """The score that is judged."""
    finding: VerdictView
    others: tuple[VerdictView, ...]
    """What each other edition at hand would say."""
    edition: str
    """Which edition was in force on the day, in a sentence."""
    mating: tuple[MatingView, ...] = ()
    """Whether each side can still mate in the position that decides."""
    announced: str = ""
    """The move that was written down and not played; empty = none."""
    board: BoardView
    """The position reached."""
    sets: str = ""
    """What granting the protest by this finding sets, such as ``board 3 counts ½:½``; empty = no
    result was found, or the game is on no board of a match."""
    appeal: str = ""
    """Article of the edition on contesting the arbiter's decisions; empty = none is at hand."""


@dataclass(frozen=True, slots=True)
class EnvelopeEntry:
    """One thing that has to stand on the envelope of a sealed move."""

    article: str
    """Id of the paragraph that asks for it."""
    citation: str
    words: str
