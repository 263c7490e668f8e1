"""Reading a score: from what somebody typed to the facts of the game, or to its first fault.

German, English and figurine letters, short and long form. Signs for capture, check and mate count
for nothing: the Laws leave them to the player, and piece and squares say which move is meant. A
superfluous file or rank is fine; a missing one makes the move ambiguous, and so does a missing
promotion piece. Never is one of several legal moves picked.
"""

from dataclasses import dataclass

import chess

from league.errors import GameError
from league.facts.games import Announced, Color, Fault, GameFacts, Position, ScoreFault
from league.games import faults
from league.games.languages import languages_of
from league.games.notation import LETTERS, meaning
from league.games.replay import Replay
from league.games.resolving import fitting
from league.games.sheets import Entry, Sheet, sheet
from league.games.starts import board_at
from league.language import _


@dataclass(frozen=True, slots=True)
class _Reading:
    """A score read in one language, up to its end or its first fault."""

    replay: Replay
    language: str
    offset: int
    """What the score's numbers are ahead of those in the FEN at the start."""
    fault: ScoreFault | None


def read_game(
    moves: str,
    *,
    start: str | int | None = None,
    language: str | None = None,
    announced: str | None = None,
    mating: bool = False,
) -> GameFacts:
    """Return what was played, as far as the score can be read; its first fault is named.

    ``start``: FEN or number of Chess960; None = as the score's tags say, else the usual position.
    ``language``: of the piece letters, ``de`` or ``en``; None = found out.
    ``announced``: a move written down after the last one and not yet played.
    ``mating``: whether each side can still mate is worked out too, which can take seconds.

    Raise GameError for what nothing can be made of: an impossible start, control characters, more
    than one game, a language nobody knows.
    """
    if language not in {None, *LETTERS}:
        raise GameError(_("Language “{name}” is not known; there are de and en."), name=language)
    score = sheet(moves)
    where = score.headers.get("FEN") if start is None else start
    reading = _read(score, where, language)
    del mating  # joins with league.games.mating
    begun, plies = reading.replay.finished()
    last = reading.replay.position
    return GameFacts(
        start=begun,
        plies=plies,
        fault=reading.fault or _contradiction(reading, last, score.reported),
        announced=None if announced is None else _announced(reading, announced, language),
        reported=score.reported,
        headers=score.headers,
        language=reading.language,
    )


def _read(score: Sheet, start: str | int | None, language: str | None) -> _Reading:
    """Return the score read in its language; of a mixed one the reading that gets further."""
    told = languages_of(entry.written for entry in score.entries)
    languages = (language,) if language else told or ("en",)
    readings = [_in_language(score, board_at(start), one) for one in languages]
    return max(readings, key=lambda one: len(one.replay.plies))


def _in_language(score: Sheet, board: chess.Board, language: str) -> _Reading:
    replay = Replay(board)
    first = score.entries[0] if score.entries else Entry("")
    offset = (first.number or board.fullmove_number) - board.fullmove_number
    swapped = first.color is Color.WHITE and replay.mover is Color.BLACK
    for entry in score.entries:
        turn = entry.color.other if entry.color and swapped else entry.color
        fault = _take(replay, entry, language, offset, turn)
        if fault:
            return _Reading(replay, language, offset, fault)
    return _Reading(replay, language, offset, None)


def _take(
    replay: Replay, entry: Entry, language: str, offset: int, turn: Color | None
) -> ScoreFault | None:
    """Play what stands in the score, or return what is wrong with it.

    A legal move that its number gives to the other player is unreadable: a move is missing.
    """
    name = _name(replay, offset)
    move = _move(replay, name, entry.written, language)
    if isinstance(move, ScoreFault):
        return move
    if not entry.readable or turn not in {None, replay.mover}:
        return faults.unreadable(replay.board, name, entry.written)
    replay.play(move, replay.board.fullmove_number + offset)
    return None


def _move(replay: Replay, name: str, written: str, language: str) -> chess.Move | ScoreFault:
    """Return the one legal move that a text means, or its fault."""
    asked = meaning(written, language)
    if asked is None:
        return faults.unreadable(replay.board, name, written)
    found = fitting(replay.board, asked, check=replay.position.check)
    if len(found) > 1:
        return faults.ambiguous(replay.board, name, written, found)
    return found[0] if found else faults.illegal(replay.board, name, written, asked)


def _name(replay: Replay, offset: int) -> str:
    """Return how the next move is named."""
    dots = "." if replay.mover is Color.WHITE else "..."
    return f"{replay.board.fullmove_number + offset}{dots}"


def _announced(reading: _Reading, written: str, language: str | None) -> Announced:
    """Return a move that was not played yet, read in the position reached.

    A player writes in his own language (the Laws allow it), which need not be the score's.
    """
    if reading.fault:
        return Announced(written, None, reading.fault)
    replay, name = reading.replay, _name(reading.replay, reading.offset)
    entries = sheet(written).entries
    if len(entries) != 1:
        return Announced(written, None, faults.unreadable(replay.board, name, written))
    told = languages_of([entries[0].written])
    spoken = language or (told[0] if len(told) == 1 else reading.language)
    move = _move(replay, name, entries[0].written, spoken)
    if isinstance(move, ScoreFault):
        return Announced(written, None, move)
    replay.play(move, replay.board.fullmove_number + reading.offset)
    return Announced(written, replay.finished()[1][-1])


def _contradiction(reading: _Reading, last: Position, reported: str) -> ScoreFault | None:
    """Return the fault of a result that contradicts the board."""
    if not faults.contradiction(reading.replay.board, last, reported):
        return None
    plies = reading.replay.plies
    name = plies[-1].name if plies else _name(reading.replay, reading.offset)
    return ScoreFault(name, Fault.RESULT, reported)
