"""Reading the scores on file: the one place of the services that reaches the chess board.

``league.games`` is imported where it is used, because the chess library is slow to load.
"""

from typing import TYPE_CHECKING

from league.facts.game_files import GameFile
from league.facts.games import GameFacts

if TYPE_CHECKING:
    from league.games.comparing import Comparison


def start_of(game: GameFile) -> str | int | None:
    """Return where a game begins: a FEN, a number of Chess960, None = the usual position."""
    return int(game.start) if game.start.isdecimal() else game.start or None


def facts_of(game: GameFile, *, announced: str | None = None, mating: bool = False) -> GameFacts:
    """Return what the score of a game says that counts. Raises GameError, as ``read_game``."""
    from league.games.reading import read_game  # noqa: PLC0415

    return read_game(
        game.score,
        start=start_of(game),
        language=game.language or None,
        announced=announced or None,
        mating=mating,
    )


def compared(game: GameFile) -> "Comparison | None":
    """Return both score sheets compared; None where there are not two. Raises GameError."""
    from league.games.comparing import compare  # noqa: PLC0415

    if not (game.white_sheet and game.black_sheet):
        return None
    return compare(
        game.white_sheet, game.black_sheet, start=start_of(game), language=game.language or None
    )
