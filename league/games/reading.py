"""Reading a score: from what somebody typed to the facts of the game, or to its first fault.

German, English and figurine letters, short and long form. Signs for capture, check and mate count
for nothing: the Laws leave them to the player, and piece and squares say which move is meant. A
superfluous file or rank is fine; a missing one makes the move ambiguous, and so does a missing
promotion piece. Never is one of several legal moves picked.
"""

from dataclasses import dataclass, replace

import chess

from league.errors import GameError
from league.facts.games import Announced, Color, Fault, GameFacts, Position, ScoreFault
from league.games import faults
from league.games.languages import FILE_OR_PIECE, languages_of, plain_pawns, small_letters
from league.games.notation import LETTERS, Meaning, letters, meaning
from league.games.outlook import dead_since, outlook
from league.games.replay import Replay
from league.games.resolving import fitting
from league.games.sheets import Entry, Sheet, sheet
from league.games.starts import board_at
from league.language import _


@dataclass(slots=True)
class _Reading:
    """A score read in one language, up to its end or its first fault."""

    replay: Replay
    language: str
    offset: int
    """What the score's numbers are ahead of those in the FEN at the start."""
    small: bool
    """Pieces are written with small letters."""
    plain: bool
    """Pawns are written without a letter, so that a B is none of them."""
    fault: ScoreFault | None = None

    @property
    def number(self) -> int:
        """Return the number of the next move, as the score counts."""
        return self.replay.board.fullmove_number + self.offset

    @property
    def name(self) -> str:
        """Return how the next move is named."""
        return f"{self.number}{'.' if self.replay.mover is Color.WHITE else '...'}"


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

    Raise GameError for what nothing can be made of: an impossible start, control characters, many
    games, an unknown language.
    """
    _refuse_unknown(language)
    score = sheet(moves)
    reading = _read(score, score.headers.get("FEN") if start is None else start, language)
    facts = _facts(score, reading)
    if announced is not None:
        facts = replace(facts, announced=_announced(reading, announced, language))
    return _with_outlook(facts) if mating else facts


def _facts(score: Sheet, reading: _Reading) -> GameFacts:
    begun, plies = reading.replay.finished()
    last = reading.replay.position
    return GameFacts(
        start=begun,
        plies=plies,
        fault=reading.fault or _contradiction(reading, last, score.reported),
        reported=score.reported,
        headers=score.headers,
        language=reading.language,
    )


def _refuse_unknown(language: str | None) -> None:
    if language not in {None, *LETTERS}:
        raise GameError(_("Language “{name}” is not known; there are de and en."), name=language)


def _with_outlook(facts: GameFacts) -> GameFacts:
    """Add who can still mate, now and after the announced move, and since when nobody can."""
    announced = facts.announced
    if announced and announced.ply:
        announced = replace(announced, mating=outlook(announced.ply.position))
    return replace(
        facts, announced=announced, mating=outlook(facts.last), dead_at=dead_since(facts.positions)
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
    texts = [one.written for one in score.entries]
    reading = _Reading(replay, language, offset, small_letters(texts), plain_pawns(texts))
    for entry in score.entries:
        turn = entry.color.other if entry.color and swapped else entry.color
        reading.fault = _take(reading, entry, turn)
        if reading.fault:
            break
    return reading


def _take(reading: _Reading, entry: Entry, turn: Color | None) -> ScoreFault | None:
    """Play what stands in the score, or return what is wrong with it.

    A legal move that its number gives to the other player is unreadable: a move is missing.
    """
    asked = meaning(entry.written, reading.language)
    move = _move(reading, entry.written, asked, reading.language)
    if isinstance(move, ScoreFault):
        return move
    if turn and turn is not reading.replay.mover:
        numbered = f"{entry.number or ''}{'.' if turn is Color.WHITE else '...'} {entry.written}"
        return faults.unreadable(reading.replay.board, reading.name, numbered)
    alone = asked is not None and asked.origins == chess.BB_ALL
    reading.replay.play(move, reading.number, alone=alone)
    return None


def _move(
    reading: _Reading, written: str, asked: Meaning | None, language: str
) -> chess.Move | ScoreFault:
    """Return the one legal move that a text means, or its fault."""
    replay = reading.replay
    if asked is None or (reading.plain and language == "de" and "B" in letters(written)):
        return faults.unreadable(replay.board, reading.name, written)
    found = fitting(replay.board, asked, check=replay.position.check)
    if reading.small and written[0] == FILE_OR_PIECE[language]:
        found = _either(replay, found, written, language)
    if len(found) > 1:
        return faults.ambiguous(replay.board, reading.name, written, found)
    return found[0] if found else faults.illegal(replay.board, reading.name, written, asked)


def _either(
    replay: Replay, found: list[chess.Move], written: str, language: str
) -> list[chess.Move]:
    """Add what ``bc4`` means where pieces have small letters: the bishop, not only a pawn."""
    asked = meaning(written[0].upper() + written[1:], language)
    others = fitting(replay.board, asked, check=replay.position.check) if asked else []
    return [*found, *(move for move in others if move not in found)]


def _announced(reading: _Reading, written: str, language: str | None) -> Announced:
    """Return a move that was not played yet, read in the position reached.

    A player writes in his own language (the Laws allow it), which need not be the score's.
    """
    entries = sheet(written).entries
    if reading.fault:
        return Announced(written, None, reading.fault)
    replay, name = reading.replay, reading.name
    if len(entries) != 1:
        return Announced(written, None, faults.unreadable(replay.board, name, written))
    move = _in_own_language(reading, entries[0].written, language)
    if isinstance(move, ScoreFault):
        return Announced(written, None, move)
    replay.play(move, reading.number)
    return Announced(written, replay.finished()[1][-1])


def _in_own_language(reading: _Reading, text: str, language: str | None) -> chess.Move | ScoreFault:
    """Return the legal move a player means; a B in a German game can be his English bishop."""
    told = languages_of([text])
    spoken = language or (told[0] if len(told) == 1 else reading.language)
    move = _move(reading, text, meaning(text, spoken), spoken)
    if language or told or spoken != "de" or "B" not in letters(text):
        return move
    bishop = _move(reading, text, meaning(text, "en"), "en")
    if isinstance(bishop, ScoreFault):
        return move
    if isinstance(move, ScoreFault):
        return bishop
    return faults.ambiguous(reading.replay.board, reading.name, text, [move, bishop])


def _contradiction(reading: _Reading, last: Position, reported: str) -> ScoreFault | None:
    """Return the fault of a result that contradicts the board."""
    dead = reading.replay.board.is_insufficient_material()
    if not reported or not last.contradicts(reported, dead=dead):
        return None
    plies = reading.replay.plies
    name = plies[-1].name if plies else reading.name
    return ScoreFault(name, Fault.RESULT, reported)
