r"""Sealed moves of adjourned games: nobody reads one before the opponent is at the board.

What is hashed are these lines, each ended by one line feed, in UTF-8::

    spielleiter move 1
    <salt>                                  64 hexadecimal digits
    <season>                                2011/12
    <division>/<round>/<home>/<away>/<board>
    <color>                                 white or black
    <the move as it is written>

The hash is the SHA-256 of these bytes, in lower-case hexadecimal digits.
"""

import hashlib
from collections.abc import Mapping
from secrets import token_hex

from league import sanitizing
from league.errors import ConflictError, InputError, NotFoundError, StorageError
from league.facts.actors import Actor, Right
from league.facts.game_files import MoveSeal, OpenedMove
from league.facts.games import Color
from league.facts.seasons import MatchKey
from league.language import _
from league.record_kinds import MOVE_OPENING, MOVE_SEAL
from league.services.session.game_records import board_key, refuse_board, waiting_move
from league.services.session.records import record, recorded_one
from league.services.session.seal_key import SealKey
from league.services.session.transactions import scope_in, transaction
from league.storage.database import moment

FIRST_LINE = "spielleiter move 1"
LONGEST_MOVE, LONGEST_ENTRY = 80, 200
"""Letters of a move as it is written, and of an entry on the envelope."""


def sealed_text(
    season: str, match: MatchKey, board: int, color: Color, written: str, salt: str
) -> str:
    """Return the text that is hashed and, until it is opened, kept encrypted."""
    lines = (FIRST_LINE, salt, season, board_key(match, board), color.value, written)
    return "".join(f"{line}\n" for line in lines)


def seal_move(
    season: str,
    match: MatchKey,
    board: int,
    color: Color,
    written: str,
    envelope: Mapping[str, str],
    *,
    key: SealKey,
    actor: Actor,
) -> MoveSeal:
    """Store a sealed move with what stands on its envelope; until it is opened it stays sealed.

    A game that was resumed may be adjourned again, and another move sealed. Raises NotFoundError
    for a board that is not there, InputError for a move or an entry that cannot be, ConflictError
    when a move is sealed already, RightError, StorageError.
    """
    with transaction(actor, Right.RECORD_MATCH, scope_in(season, division=match[0])):
        refuse_board(season, match, board)
        if waiting_move(season, match, board):
            raise ConflictError(_("A move is sealed for this game already."))
        whole = sealed_text(season, match, board, color, _move(written), token_hex(32))
        seal = MoveSeal(
            match=match,
            board=board,
            color=color,
            envelope={entry: _line(said, LONGEST_ENTRY) for entry, said in envelope.items()},
            at=moment(),
            by=actor.name,
            **_encrypted(whole, key),
        )
        record(season, MOVE_SEAL, board_key(match, board), seal, actor=actor, why="")
        return seal


def _encrypted(whole: str, key: SealKey) -> dict[str, str]:
    """Return hash, encrypted text and id of the key, by the fields of a seal."""
    digest = hashlib.sha256(whole.encode()).hexdigest()
    return {"digest": digest, "sealed": key.seal(whole), "key": key.id}


def open_move(
    season: str,
    match: MatchKey,
    board: int,
    *,
    opponent_there: bool,
    key: SealKey,
    actor: Actor,
    no_show: bool = False,
) -> OpenedMove:
    """Open a sealed move once the player who has to answer it is at the board.

    ``no_show`` = who sealed it did not come to the resumption. Raises NotFoundError when none is
    sealed, InputError while the opponent is away, ConflictError when it is open already,
    RightError, StorageError when the key is lost or the move was changed.
    """
    with transaction(actor, Right.RECORD_MATCH, scope_in(season, division=match[0])):
        seal = openable(season, match, board, opponent_there=opponent_there)
        salt, written = _unsealed(season, seal, key)
        opened = OpenedMove(
            match=match,
            board=board,
            color=seal.color,
            written=written,
            salt=salt,
            digest=seal.digest,
            at=moment(),
            by=actor.name,
            no_show=no_show,
        )
        record(season, MOVE_OPENING, board_key(match, board), opened, actor=actor, why="")
        return opened


def openable(season: str, match: MatchKey, board: int, *, opponent_there: bool) -> MoveSeal:
    """Return a sealed move that may be opened now; it stays sealed.

    Raises NotFoundError, ConflictError, InputError, as ``open_move``.
    """
    seal = waiting_move(season, match, board)
    if seal is None and recorded_one(season, MOVE_OPENING, board_key(match, board)):
        raise ConflictError(_("The sealed move of this game is open already."))
    if seal is None:
        raise NotFoundError(_("No move is sealed for this game."))
    if not opponent_there:
        raise InputError(_("It stays sealed until the player who answers it is at the board."))
    return seal


def _unsealed(season: str, seal: MoveSeal, key: SealKey) -> tuple[str, str]:
    """Return salt and move of a seal. Raises StorageError for one that was changed or moved."""
    whole = key.decrypt(seal.sealed)
    lines = whole.split("\n")
    salt, written = (lines[1], lines[5]) if len(lines) == 7 else ("", "")
    said = sealed_text(season, seal.match, seal.board, seal.color, written, salt)
    if said != whole or hashlib.sha256(whole.encode()).hexdigest() != seal.digest:
        raise StorageError(_("What was sealed was changed: it cannot be opened."))
    return salt, written


def _move(written: str) -> str:
    """Return a move as it is written; an ambiguous or illegal one may be sealed, none may not."""
    if not (said := _line(written, LONGEST_MOVE)):
        raise InputError(_("Give the move as it is written on the score sheet."))
    return said


def _line(said: str, most: int) -> str:
    line = sanitizing.trimmed(said)
    sanitizing.refuse(line, _("On the envelope"))
    if len(line) > most:
        sentence = _("“{text}” is too long: at most {most} letters.")
        raise InputError(sentence, text=sanitizing.beginning(line), most=most)
    return line
