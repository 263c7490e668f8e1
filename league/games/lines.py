"""A line of moves in long form, such as a mating line, played from a position."""

from collections.abc import Sequence

from league.errors import GameError
from league.facts.games import Ply
from league.games.notation import meaning
from league.games.replay import Replay
from league.games.resolving import fitting
from league.games.starts import board_at
from league.language import _


def played(fen: str, line: Sequence[str]) -> tuple[Ply, ...]:
    """Return the moves of a line (``e7e8q``) as plies, counted on from the position's number.

    Raise GameError for a position that cannot be, and for a move that is not legal in the line.
    """
    replay = Replay(board_at(fen))
    for uci in line:
        asked = meaning(uci, "en")
        found = fitting(replay.board, asked, check=replay.position.check) if asked else []
        if len(found) != 1:
            sentence = _("The line {line}: {move} is not a legal move.")
            raise GameError(sentence, line=" ".join(line), move=uci)
        replay.play(found[0], replay.board.fullmove_number)
    return replay.finished()[1]
