"""What a rule book is asked about a game: the Laws of Chess, or a federation that adds to them."""

from collections.abc import Callable
from dataclasses import dataclass

from league.facts.disputes import Dispute, TimeControl
from league.facts.games import GameFacts
from league.language import _
from league.outcomes.laws import ChessMade, LawsAnswer
from league.rulebook.paragraphs import Values
from league.rulebook.unserved import Unserved

_DISPUTES = Unserved(lambda: _("a disputed game"))
_ENVELOPE = Unserved(lambda: _("sealed moves"))
_TIME = Unserved(lambda: _("rapid and blitz"))


@dataclass(frozen=True, slots=True)
class Laws:
    """An edition of the Laws of Chess."""

    judge: Callable[[GameFacts, Dispute, Values], LawsAnswer] = _DISPUTES
    """What follows from what happened in a game."""
    chess: Callable[[TimeControl, Values], ChessMade] = _TIME
    """Which kind of chess a time control makes."""
    envelope: Callable[[Values], tuple[str, ...]] = _ENVELOPE
    """Ids of the paragraphs that say what stands on the envelope of a sealed move, in order."""
    resumption: Callable[[Values], tuple[str, ...]] = _ENVELOPE
    """Ids of the paragraphs on going on: who is late or absent, and when the envelope is lost."""


@dataclass(frozen=True, slots=True)
class GameRules:
    """A federation's own paragraphs on games, which come before the Laws."""

    judge: Callable[[GameFacts, Dispute, Values], LawsAnswer | None] = _DISPUTES
    """What follows by the federation's paragraphs alone; None = they do not decide it."""
    chess: Callable[[TimeControl, Values], ChessMade | None] = _TIME
    """Which kind of chess a time control makes; None = they do not say it."""
