"""Reading the scores on file: the one place of the services that reaches the chess board.

``league.games`` is imported where it is used, because the chess library is slow to load.
"""

import secrets
from typing import TYPE_CHECKING

from league.errors import InputError
from league.facts.game_files import GameFile
from league.facts.games import Color, GameFacts
from league.language import _
from league.services.games.scores import score_view
from league.services.words.game_codes import color_words
from league.views.boards import BoardView
from league.views.games import ScoreView, SheetsView

if TYPE_CHECKING:
    from league.games.comparing import Comparison


def start_of(start: str) -> str | int | None:
    """Return where a game begins: a FEN, a number of Chess960, None = the usual position."""
    return int(start) if start.isdecimal() else start or None


def facts_of(game: GameFile, *, announced: str = "", mating: bool = False) -> GameFacts:
    """Return what the score of a game says that counts. Raises GameError, as ``read_game``."""
    return facts_typed(game.score, game.start, game.language, announced=announced, mating=mating)


def facts_typed(
    moves: str, start: str = "", language: str = "", *, announced: str = "", mating: bool = False
) -> GameFacts:
    """Return the facts of a score; empty = the usual start, a language found out, no such move.

    ``mating`` = whether each side can still mate is asked too. Raises GameError.
    """
    from league.games.reading import read_game  # noqa: PLC0415  # chess is slow to load

    return read_game(
        moves,
        start=start_of(start),
        language=language or None,
        announced=announced or None,
        mating=mating,
    )


def reached(facts: GameFacts) -> BoardView:
    """Return the position after the last move, as a board shows it."""
    from league.games.boards import board_view  # noqa: PLC0415  # chess is slow to load

    return board_view(facts)


def refuse_sealer(facts: GameFacts, color: Color) -> None:
    """Refuse a move that was sealed by who was not on move. Raises InputError."""
    if facts.fault is None and facts.last.mover is not color:
        sentence = _("{player} is not on move in the adjourned game and cannot have sealed a move.")
        raise InputError(sentence, player=color_words()[color])


def compared(game: GameFile) -> "Comparison | None":
    """Return both score sheets compared; None where there are not two. Raises GameError."""
    if not (game.white_sheet and game.black_sheet):
        return None
    return _compared(game.white_sheet, game.black_sheet, game.start, game.language)


def _compared(white: str, black: str, start: str, language: str) -> "Comparison":
    from league.games.comparing import compare  # noqa: PLC0415  # chess is slow to load

    return compare(white, black, start=start_of(start), language=language or None)


def read_score(moves: str, start: str = "", language: str = "") -> ScoreView:
    """Return a score that was typed, as ``facts_typed`` reads it. Raises GameError."""
    return score_view(facts_typed(moves, start, language))


def compare_sheets(white: str, black: str, start: str = "", language: str = "") -> SheetsView:
    """Return two score sheets that were typed, with where they differ. Raises GameError."""
    found = _compared(white, black, start, language)
    return SheetsView(score_view(found.white), score_view(found.black), difference(found))


def difference(sheets: "Comparison | None") -> str:
    """Return where two score sheets differ, in a sentence; empty = they agree."""
    if sheets is None or sheets.differs_at is None:
        return ""
    return _("The score sheets differ from {move} on.").format(move=sheets.differs_at)


def drawn_start(number: int | None = None, seed: int | None = None) -> tuple[int, str]:
    """Return number and FEN of a Chess960 position, drawn where no number is given.

    The same seed draws the same position; without one it is drawn at random.
    """
    from league.games.chess960 import drawn, start_fen  # noqa: PLC0415  # chess is slow to load

    found = drawn(secrets.randbits(64) if seed is None else seed) if number is None else number
    return found, start_fen(found)
