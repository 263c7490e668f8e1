"""The form for what is disputed of a game: its fields follow from what happened."""

from collections.abc import Iterator, Mapping
from dataclasses import MISSING, dataclass, fields
from enum import StrEnum
from typing import Any, get_args, get_type_hints

from league.errors import InputError
from league.facts.disputes import SCORES, Dispute, Happening, SealedMove, TimeControl
from league.facts.game_files import GameDispute
from league.facts.games import Color
from league.facts.protests import ProtestFile, day_of
from league.formatting import chess_clock
from league.language import _
from league.services.games.disputes import dispute_step, own_game
from league.services.session.desk import Desk
from league.services.session.kinds import typed_day
from league.services.session.trial_runs import Step
from league.services.words.game_codes import (
    circumstance_words,
    color_words,
    device_words,
    happening_words,
    illegal_words,
)
from league.typed.lists import read_clock
from tui.dialogs.choose import Line
from tui.dialogs.form_model import Answers, Field, Form, flag, goes_into_journal
from tui.dialogs.typed_fields import day_field, needed_day, optional_number

Kind = type[Any]
ANNOUNCED = "announced"
"""Said by the move itself: where one is typed, it was announced."""
REPORTED = "reported"
"""A result, chosen among those that can be signed."""


@dataclass(frozen=True, slots=True)
class _Circumstance:
    """A field of a happening."""

    name: str
    type: Kind
    """Of its value; one that may be missing has the same."""
    optional: bool
    needed: bool


def kinds() -> list[Line[Kind]]:
    """Return what may be disputed, to choose from."""
    words = happening_words()
    return [Line(words[kind.__name__], kind) for kind in get_args(Happening)]


def dispute_form(
    desk: Desk, file: ProtestFile, kind: Kind, known: GameDispute | None = None
) -> Form:
    """Return what is asked of one kind; ``known`` = what is on record already."""
    happening = known.dispute.happening if known else None
    asked = tuple(_circumstances(kind))
    said = {one.name: _typed(getattr(happening, one.name, None)) for one in asked}
    field_list = (
        *(_field(one, said[one.name]) for one in asked if one.name != ANNOUNCED),
        *_move_field(kind, known),
        *_game_fields(desk, file, known),
    )

    def step(got: Answers) -> Step:
        return dispute_step(_dispute(desk, file, kind, got))

    title = _("Protest {number}: {what}")
    title = title.format(number=file.number, what=happening_words()[kind.__name__])
    return Form(title, field_list, step, goes_into_journal())


def _circumstances(kind: Kind) -> Iterator[_Circumstance]:
    """Yield the fields of a kind of happening."""
    hints = get_type_hints(kind)
    for one in fields(kind):
        types = get_args(hints[one.name]) or (hints[one.name],)
        optional = type(None) in types
        needed = one.default is MISSING and not optional
        yield _Circumstance(one.name, types[0], optional, needed)


def _field(one: _Circumstance, value: str) -> Field:
    """Return the line for a circumstance, as its kind of value is answered."""
    label = _labels()[one.name]
    if one.type is bool:
        return flag(one.name, label, value)
    if one.name == REPORTED:
        scores = (("", "–"), *((score, score) for score in SCORES))
        return Field(one.name, label, value, answers=scores, needed=True)
    if issubclass(one.type, StrEnum):
        words = {**color_words(), **illegal_words(), **device_words()}
        answers = tuple((member.value, words[member]) for member in one.type)
        both = (("", _("both")),) if one.optional else ()
        return Field(one.name, label, value, answers=(*answers, *both))
    return Field(one.name, label, value, needed=one.needed)


def _labels() -> Mapping[str, str]:
    known = {"by": _("by"), "wrong": _("what was wrong"), "device": _("device")}
    words = {**circumstance_words(), **known}
    return {name: f"{label[:1].upper()}{label[1:]}" for name, label in words.items()}


def _typed(value: object) -> str:
    """Return a value as it stands in its field."""
    if isinstance(value, bool):
        return "yes" if value else ""
    return "" if value is None else str(value)


def _move_field(kind: Kind, known: GameDispute | None) -> Iterator[Field]:
    """Yield the line for the move that was written down, where the kind knows one."""
    if kind is SealedMove or ANNOUNCED in get_type_hints(kind):
        label = _("Move in the envelope") if kind is SealedMove else _("Announced move")
        hint = _("as it was written; empty = claimed on the board")
        yield Field(ANNOUNCED, label, known.announced if known else "", hint)


def _game_fields(desk: Desk, file: ProtestFile, known: GameDispute | None) -> Iterator[Field]:
    """Yield the lines for day, board or score, clocks and time control."""
    clock = known.dispute.clock if known else {}
    time, own = (known.time, known.game) if known else (None, None)
    day = typed_day(known.day if known else day_of(file.event))
    board = str(known.board or "") if known else ""
    yield day_field(desk, "day", _("Day of the game"), day)
    yield Field("board", _("Board of the match"), board, _("its game is on file"))
    moves = own.moves if own else ""
    yield Field("moves", _("Or the moves"), moves, lines=2)
    start = _("FEN or number of Chess960; empty = as usual")
    yield Field("start", _("Starting position"), own.start if own else "", start)
    for color, words in color_words().items():
        shown = chess_clock(clock[Color(color)]) if color in clock else ""
        label = _("Clock of {color}").format(color=words)
        yield Field(f"clock_{color}", label, shown, _("what is left, such as 1:05"))
    minutes = str(time.minutes) if time else ""
    yield Field("time", _("Minutes for all moves"), minutes, _("empty = standard chess"))
    yield Field("increment", _("Seconds a move"), str(time.increment) if time else "")


def _dispute(desk: Desk, file: ProtestFile, kind: Kind, got: Answers) -> GameDispute:
    """Return what was typed. Raises InputError, NotFoundError."""
    board, moves, start = optional_number(got, "board", 1), got["moves"], got["start"]
    if board is not None and (moves or start):
        raise InputError(_("Give the board, or a game of its own; not both."))
    minutes = optional_number(got, "time", 1)
    time = TimeControl(minutes, optional_number(got, "increment") or 0) if minutes else None
    announced = got.get(ANNOUNCED, "")
    name = desk.season.name
    return GameDispute(
        protest=file.number,
        day=needed_day(desk, got, "day"),
        dispute=Dispute(happening=_happening(kind, got), clock=_clocks(got)),
        board=board,
        game=own_game(name, file.number, board, moves, start, ""),
        announced=announced,
        time=time,
    )


def _happening(kind: Kind, got: Answers) -> Happening:
    """Return what happened. Raises InputError."""
    values = {one.name: _value(one, got) for one in _circumstances(kind) if one.name in got}
    happening: Happening = kind(**values)
    return happening


def _value(one: _Circumstance, got: Answers) -> object:
    if one.type is int:
        number = optional_number(got, one.name)
        if number is None and not one.optional:
            raise InputError(_("{label}: please give a number."), label=got.label(one.name))
        return number
    typed = got[one.name]
    if one.type is bool:
        return bool(typed)
    return None if one.optional and not typed else one.type(typed)


def _clocks(got: Answers) -> Mapping[Color, int]:
    """Return the seconds left by player, where they were typed. Raises InputError."""
    typed = {color: got[f"clock_{color}"] for color in Color}
    return {color: read_clock(text) for color, text in typed.items() if text}
