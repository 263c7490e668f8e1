"""Games of matches as they are on record, and what cannot be kept of one."""

import re
from collections.abc import Mapping
from datetime import datetime

from league import sanitizing
from league.errors import GameError, NotFoundError
from league.facts.game_files import GameFile, MoveSeal
from league.facts.seasons import MatchKey, key_text
from league.language import _
from league.record_kinds import GAME, MOVE_OPENING, MOVE_SEAL
from league.services.session.records import recorded, recorded_one, versions
from league.storage import seasons

_START = re.compile(r"[0-9]{1,3}|[1-8KQRBNPkqrbnp/]{15,71} [wb]( [-\w]+){0,2}( \d{1,4}){0,2}")
_FOREIGN = re.compile(r"(?![\u0000-\u024f])[^\W\d_]")
"""A letter that is not Latin."""


def board_key(match: MatchKey, board: int) -> str:
    """Return the key of what is recorded of one board of a match: ``landesliga/1/a/b/3``."""
    return f"{key_text(match)}/{board}"


def game_of(
    season: str, match: MatchKey, board: int, *, at: datetime | None = None
) -> GameFile | None:
    """Return the game on a board of a match; None = none is kept. Raises StorageError.

    ``at`` = as it stood on file then (UTC); None = as it does now.
    """
    if at is None:
        return recorded_one(season, GAME, board_key(match, board))
    kept = [one for one in versions(season, GAME, board_key(match, board)) if one.at <= at]
    return kept[-1].fact if kept else None


def games_of(season: str) -> Mapping[tuple[MatchKey, int], GameFile]:
    """Return all games of a season, by match and board. Raises StorageError."""
    return {(one.match, one.board): one for one in recorded(season, GAME).values()}


def waiting_move(season: str, match: MatchKey, board: int) -> MoveSeal | None:
    """Return the sealed move of a game that waits to be opened; None = none does.

    Raises StorageError.
    """
    seal = recorded_one(season, MOVE_SEAL, board_key(match, board))
    opened = recorded_one(season, MOVE_OPENING, board_key(match, board))
    return None if seal and opened and opened.digest == seal.digest else seal


def moves_waiting(season: str) -> int:
    """Return how many sealed moves of a season wait to be opened. Raises StorageError."""
    opened = {key: one.digest for key, one in recorded(season, MOVE_OPENING).items()}
    seals = recorded(season, MOVE_SEAL)
    return sum(opened.get(key) != one.digest for key, one in seals.items())


def refuse_board(season: str, match: MatchKey, board: int) -> None:
    """Refuse a board that a match on the calendar has not. Raises NotFoundError, StorageError."""
    seasons.match_facts(season, match)
    boards, _names = seasons.boards_and_names(season, match[0], ())
    if not 1 <= board <= boards:
        sentence = _("Board {board} does not exist; expected is 1 to {boards}.")
        raise NotFoundError(sentence, board=board, boards=boards)


def game_fault(game: GameFile) -> str:
    """Return why a game cannot be kept as it was typed; empty = it can.

    Illegal and unreadable moves can: they may be what is disputed. What is no score cannot, nor
    what names a position that cannot be.
    """
    if not game.score.strip() and not game.start:
        return _("There is no move: give the moves, or a player’s score sheet.")
    scores = {
        _("Chess moves"): game.moves,
        _("White’s score sheet"): game.white_sheet,
        _("Black’s score sheet"): game.black_sheet,
    }
    faults = (f"{name}: {fault}" for name, one in scores.items() if (fault := _score_fault(one)))
    return next(faults, "") or _start_fault(game.start)


def _score_fault(score: str) -> str:
    """Return why a score cannot be kept; empty = it can."""
    from league.games.sheets import sheet  # brings the chess library, slow to load

    if not score:
        return ""
    if fault := sanitizing.fault(score, lines=True, longest=sanitizing.LONGEST_STORED):
        return fault
    try:
        entries = sheet(score).entries
    except GameError as error:
        return str(error)
    foreign = (one.written for one in entries if _FOREIGN.search(one.written))
    if found := next(foreign, ""):
        sentence = _("“{move}” has letters of another alphabet: type the move anew.")
        return sentence.format(move=sanitizing.visible(sanitizing.beginning(found)))
    return ""


def _start_fault(start: str) -> str:
    """Return why no game can begin there; empty = one can."""
    if not start:
        return ""
    from league.games.starts import board_at  # chess is slow to load

    if not _START.fullmatch(start):
        sentence = _("“{start}” is no position: give a FEN, or a number from 0 to 959.")
        return sentence.format(start=sanitizing.visible(start)[:80])
    try:
        board_at(start)
    except GameError as error:
        return str(error)
    return ""
