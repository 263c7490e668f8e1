"""What happened in a game besides its moves: claims, flags, illegal or sealed moves and so on."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Annotated

from league.facts.fields import Code, DivisionId, called
from league.facts.games import Color

SECONDS_A_MINUTE = 60
SCORES = ("1-0", "0-1", "½-½", "0-0", "½-0", "0-½")
"""Results that players can sign."""


class Chess(StrEnum):
    """Which kind of chess a time control makes."""

    STANDARD = "standard"
    RAPID = "rapid"
    BLITZ = "blitz"


@dataclass(frozen=True, slots=True)
class TimeControl:
    """The time for all moves."""

    minutes: Annotated[int, called("minutes")]
    increment: Annotated[int, called("seconds a move")] = 0
    """Seconds added a move."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RepetitionClaim:
    """A draw is claimed because the position is repeated."""

    by: Annotated[Color, called("by")]
    announced: Annotated[bool, called("announced move")] = False
    """By a move written down and not yet played (``GameFacts.announced``), not on the board."""
    touched: Annotated[bool, called("piece touched")] = False
    """The claimant first touched a piece to move it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MovesClaim:
    """A draw is claimed because nothing was captured and no pawn moved for long."""

    by: Annotated[Color, called("by")]
    announced: Annotated[bool, called("announced move")] = False
    touched: Annotated[bool, called("piece touched")] = False
    limit: Annotated[int | None, called("number of moves announced")] = None
    """Moves that the organiser announced for this ending; None = the usual number."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FlagFall:
    """A flag has fallen; it is rightly claimed or seen now, after the last move."""

    by: Annotated[Color, called("by")]
    other_too: Annotated[bool, called("both flags down")] = False
    """Both are down and nobody can prove which fell first."""
    last_period: Annotated[bool, called("last period")] = False
    """All remaining moves belong to this period."""
    guideline: Annotated[bool, called("guideline announced")] = False
    """It was announced beforehand that the guideline on games without increment applies."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LastMinutesClaim:
    """A draw is claimed in the last minutes: it cannot be won by normal means, or nobody tries to.

    How much time the claimant has left says the dispute's ``clock``.
    """

    by: Annotated[Color, called("by")]
    last_period: Annotated[bool, called("last period")] = True
    guideline: Annotated[bool, called("guideline announced")] = False
    """It was announced beforehand that the guideline on games without increment applies."""
    increment_asked: Annotated[bool, called("increment asked for")] = False
    """He asks instead that both get an increment from now on."""


@dataclass(frozen=True, slots=True)
class Resignation:
    """A player resigns."""

    by: Annotated[Color, called("by")]


@dataclass(frozen=True, slots=True)
class Agreement:
    """Both agree to a draw at the board."""


class IllegalForm(StrEnum):
    """What was wrong with a move that was made."""

    MOVE = "move"
    NO_MOVE = "no_move"
    """The clock was pressed without a move."""
    TWO_HANDS = "two_hands"
    PROMOTION = "promotion"
    """The pawn was left on the last rank."""


@dataclass(frozen=True, slots=True, kw_only=True)
class IllegalMove:
    """An illegal move, noticed by the arbiter or the opponent; the score leads up to it."""

    by: Annotated[Color, called("by")]
    count: Annotated[int, called("which one of this player")] = 1
    """Which one of this player, this one included."""
    wrong: Annotated[IllegalForm, called("what was wrong")] = IllegalForm.MOVE
    pressed: Annotated[bool, called("clock pressed")] = True
    """He has pressed his clock."""
    answered: Annotated[bool, called("opponent has moved since")] = False
    """The opponent has moved since."""
    opponent_claims: Annotated[bool, called("claimed by the opponent")] = False


@dataclass(frozen=True, slots=True, kw_only=True)
class LateArrival:
    """Somebody came late to the board, or not at all."""

    by: Annotated[Color | None, called("by")]
    """None = both."""
    minutes: Annotated[int, called("minutes")]
    """After the start of play."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WrongColors:
    """The game began with colours exchanged."""

    moves_made: Annotated[int, called("moves made by both")]
    """Full moves by both when it was noticed."""
    quarter_gone: Annotated[bool, called("a quarter of the time gone")] = False
    """A quarter of both players' time to the first control had gone."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WrongSetup:
    """The pieces stood wrong from the start."""

    moves_made: Annotated[int, called("moves made by both")]
    quarter_gone: Annotated[bool, called("a quarter of the time gone")] = False


@dataclass(frozen=True, slots=True, kw_only=True)
class SealedMove:
    """The envelope is opened: ``GameFacts.announced`` has what stands in it."""

    by: Annotated[Color, called("by")]
    no_show: Annotated[bool, called("not at the resumption")] = False
    """He does not come to the resumption."""


class Device(StrEnum):
    """An electronic device brought into the playing area without permission."""

    SWITCHED_ON = "switched_on"
    SWITCHED_OFF = "switched_off"


@dataclass(frozen=True, slots=True, kw_only=True)
class PhoneFound:
    """A player's device was found."""

    by: Annotated[Color, called("by")]
    device: Annotated[Device, called("device")]
    on_player: Annotated[bool, called("carried on the player")] = False
    """He carried it on him."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Somebody persistently refuses to keep the rules."""

    by: Annotated[Color | None, called("by")]
    """None = both."""


@dataclass(frozen=True, slots=True)
class SignedResult:
    """The game is over and both have signed a result."""

    reported: Annotated[Code, called("reported")]
    """One of ``SCORES``."""


@dataclass(frozen=True, slots=True)
class PositionAsked:
    """Nothing was claimed; asked is whether the game is over, and since when."""


Happening = (
    RepetitionClaim
    | MovesClaim
    | FlagFall
    | LastMinutesClaim
    | Resignation
    | Agreement
    | IllegalMove
    | LateArrival
    | WrongColors
    | WrongSetup
    | SealedMove
    | PhoneFound
    | Refusal
    | SignedResult
    | PositionAsked
)
"""What the Laws are asked about."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Dispute:
    """What happened in a game and under which circumstances."""

    happening: Annotated[Happening, called("what happened")]
    chess: Annotated[Chess, called("kind of chess")] = Chess.STANDARD
    increment: Annotated[int, called("seconds a move")] = 0
    """Seconds added a move; 0 where there are none or nobody has told."""
    clock: Annotated[Mapping[Color, int], called("seconds left")] = field(default_factory=dict)
    """Seconds left; a player who is missing has enough for everything."""
    supervised: Annotated[bool, called("watched by an arbiter")] = False
    """In rapid and blitz: an arbiter watches this game alone."""
    division: DivisionId = ""
    """Id of the federation's competition or division; empty = none."""
    age_group: Annotated[Code, called("age group")] = ""
    """Of that competition, such as ``U12``; empty = none."""

    @property
    def claimed(self) -> bool:
        """Say whether a player claims something by what happened."""
        happening = self.happening
        if isinstance(happening, IllegalMove):
            return happening.opponent_claims
        return isinstance(happening, RepetitionClaim | MovesClaim | FlagFall | LastMinutesClaim)
