"""What happened in a game, out of a case's map: each kind with its keys."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from league.cases import reading
from league.cases.reading import Fields, Place
from league.facts.disputes import (
    SCORES,
    Agreement,
    Device,
    FlagFall,
    Happening,
    IllegalForm,
    IllegalMove,
    LastMinutesClaim,
    LateArrival,
    MovesClaim,
    PhoneFound,
    PositionAsked,
    Refusal,
    RepetitionClaim,
    Resignation,
    SealedMove,
    SignedResult,
    WrongColors,
    WrongSetup,
)
from league.facts.games import Color
from league.language import _

COLORS, BOTH = tuple(Color), "both"
ON_PLAYER = "on_player"
_HALF = str.maketrans({":": "-", "–": "-", "−": "-", " ": None})


@dataclass(frozen=True, slots=True)
class Told:
    """What happened, as a case tells it."""

    kind: str
    happening: Happening | None
    """None = nothing is judged: the score, the edition or the kind of chess is asked for."""
    written: str | None = None
    """The move that was written down and not played."""
    on_the_board: bool = True
    """Whether it matters what either side can still reach."""


def told(fields: Fields) -> Told:
    """Read what happened, to its last key. Raises CaseError."""
    kind = fields.need("kind", reading.one_of(*KINDS))
    return KINDS[kind](kind, fields)


def color(value: object, place: Place) -> Color:
    """Return one of the players."""
    return Color(reading.one_of(*COLORS)(value, place))


def result(value: object, place: Place) -> str:
    """Return a result as it is written everywhere: ``½-½`` for ``1/2:1/2``, ``1-0`` for ``1:0``."""
    said = reading.text(value, place).translate(_HALF).replace("1/2", "½")
    return reading.one_of(*SCORES)(said, place)


def _asked(kind: str, _fields: Fields) -> Told:
    return Told(kind, None, on_the_board=False)


def _repetition(kind: str, fields: Fields) -> Told:
    move = _move(fields, "move")
    happening = RepetitionClaim(
        by=fields.need("by", color),
        announced=move is not None,
        touched=fields.get("touched", reading.yes, False),
    )
    return Told(kind, happening, move)


def _fifty(kind: str, fields: Fields) -> Told:
    move = _move(fields, "move")
    happening = MovesClaim(
        by=fields.need("by", color),
        announced=move is not None,
        touched=fields.get("touched", reading.yes, False),
        limit=fields.get("limit", reading.maybe(reading.positive), None),
    )
    return Told(kind, happening, move)


def _flag(kind: str, fields: Fields) -> Told:
    happening = FlagFall(
        by=fields.need("by", color),
        other_too=fields.get("other_too", reading.yes, False),
        last_period=fields.get("last_period", reading.yes, False),
        guideline=fields.get("guideline_3", reading.yes, False),
    )
    return Told(kind, happening)


def _last_minutes(kind: str, fields: Fields) -> Told:
    happening = LastMinutesClaim(
        by=fields.need("by", color),
        last_period=fields.get("last_period", reading.yes, True),
        guideline=fields.get("guideline_3", reading.yes, False),
        increment_asked=fields.get("increment_asked", reading.yes, False),
    )
    return Told(kind, happening)


def _resign(kind: str, fields: Fields) -> Told:
    return Told(kind, Resignation(fields.need("by", color)))


def _agree(kind: str, _fields: Fields) -> Told:
    return Told(kind, Agreement())


def _illegal(kind: str, fields: Fields) -> Told:
    happening = IllegalMove(
        by=fields.need("by", color),
        count=fields.get("count", reading.positive, 1),
        wrong=IllegalForm(fields.get("form", reading.one_of(*IllegalForm), IllegalForm.MOVE)),
        pressed=fields.get("pressed", reading.yes, True),
        answered=fields.get("answered", reading.yes, False),
        opponent_claims=fields.get("opponent_claims", reading.yes, False),
    )
    return Told(kind, happening)


def _late(kind: str, fields: Fields) -> Told:
    by = fields.need("by", reading.one_of(*COLORS, BOTH))
    happening = LateArrival(
        by=None if by == BOTH else Color(by), minutes=fields.need("minutes", reading.whole)
    )
    return Told(kind, happening, on_the_board=False)


def _refusal(kind: str, fields: Fields) -> Told:
    by = fields.need("by", reading.one_of(*COLORS, BOTH))
    return Told(kind, Refusal(None if by == BOTH else Color(by)))


def _wrong_from_the_start(kind: str, fields: Fields) -> Told:
    make = WrongColors if kind == "colours" else WrongSetup
    happening = make(
        moves_made=fields.need("moves_made", reading.whole),
        quarter_gone=fields.get("quarter_gone", reading.yes, False),
    )
    return Told(kind, happening)


def _sealed(kind: str, fields: Fields) -> Told:
    absent = fields.get("absent", reading.yes, False)
    happening = SealedMove(by=fields.need("by", color), no_show=absent)
    return Told(kind, happening, fields.need("written", _as_written))


def _phone(kind: str, fields: Fields) -> Told:
    """Read what was found; carried on a player it may be said as a device of its own.

    Whether it was on is then not told: it counts as off, which is the least that is sure.
    """
    by, on_player = fields.need("by", color), fields.get("on_player", reading.yes, False)
    off, devices = str(Device.SWITCHED_OFF), reading.one_of(*Device, ON_PLAYER)
    device = fields.get("device", devices, off) if on_player else fields.need("device", devices)
    if device == ON_PLAYER:
        device, on_player = off, True
    return Told(kind, PhoneFound(by=by, device=Device(device), on_player=on_player))


def _signed(kind: str, fields: Fields) -> Told:
    return Told(kind, SignedResult(fields.need("reported", result)))


def _position(kind: str, _fields: Fields) -> Told:
    return Told(kind, PositionAsked())


def _move(fields: Fields, key: str) -> str | None:
    return fields.get(key, reading.maybe(reading.text), None)


def _as_written(value: object, place: Place) -> str:
    """Return what stands on a slip of paper, which may be nothing."""
    if value is None:
        return ""
    if not isinstance(value, str):
        raise place.expected(_("text"), value)
    return value


KINDS: Mapping[str, Callable[[str, Fields], Told]] = {
    "score": _asked,
    "threefold": _repetition,
    "fifty": _fifty,
    "flag": _flag,
    "last_minutes": _last_minutes,
    "resign": _resign,
    "agree": _agree,
    "illegal": _illegal,
    "late": _late,
    "colours": _wrong_from_the_start,
    "setup": _wrong_from_the_start,
    "sealed": _sealed,
    "phone": _phone,
    "refusal": _refusal,
    "result": _signed,
    "edition": _asked,
    "which_chess": _asked,
    "position": _position,
}
