"""Whether a side can still mate: positions of games, and composed ones with known answers.

Times are those of the processor: nothing is waited for, and others may be at work beside it.
The composed ones stand one a line as ``XY FEN`` (X = W when White can still mate, Y = B when Black
can, else -) in ``shared/data/positions`` beside the project; they are no part of it.
``python -m tests.bench.mating FILE`` asks only these and says what they are answered.
"""

import random
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

import chess

from league.errors import GameError
from league.facts.games import Color, MatingAnswer
from league.games.mating import can_mate
from tests.bench.figures import Figure, say

NAME = Path("shared", "data", "positions", "mating-possible.txt")
GAMES, SEED = 100, 14
MOST_PLIES = 160

Question = tuple[str, Color, bool | None]
"""Position, who is to mate, and whether he can (None = not known)."""


def mating() -> Iterator[Figure]:
    """Measure both kinds; the composed ones only where their file is named."""
    yield from _figures("of games", _of_games(), unsettled=1)
    beside = (above / NAME for above in Path(__file__).parents)
    file = next((path for path in beside if path.exists()), None)
    if file:
        yield from _figures("composed", composed(file), unsettled=10.88)
    else:
        say(f"can it mate, composed: skipped, {NAME} is not beside the project")


def composed(file: Path) -> Iterator[Question]:
    """Read positions with known answers."""
    for line in file.read_text(encoding="utf-8").splitlines():
        sides, fen = line.split(" ", 1)
        yield fen, Color.WHITE, "W" in sides
        yield fen, Color.BLACK, "B" in sides


def _of_games() -> Iterator[Question]:
    """Yield two positions of each of many games in which moves are drawn by lot."""
    lot = random.Random(SEED)
    for _game in range(GAMES):
        board = chess.Board()
        positions = [board.fen()]
        for _ply in range(lot.randrange(4, MOST_PLIES)):
            moves = list(board.legal_moves)
            if not moves:
                break
            captures = [move for move in moves if board.is_capture(move)]
            board.push(lot.choice(captures if captures and lot.random() < 0.3 else moves))
            positions.append(board.fen())
        for color in Color:
            yield lot.choice(positions), color, None


def _figures(kind: str, questions: Iterable[Question], unsettled: float) -> Iterator[Figure]:
    """Yield wrong and unsettled answers and times; positions that cannot arise are left out."""
    answers: Counter[str] = Counter()
    wrong, took = 0, []
    for fen, color, known in questions:
        start = time.process_time()
        try:
            answer = can_mate(fen, color).answer
        except GameError:
            answers["refused"] += 1
            continue
        took.append(time.process_time() - start)
        answers[answer.value] += 1
        settled = answer is not MatingAnswer.UNSETTLED
        wrong += settled and known is not None and known != (answer is MatingAnswer.YES)
    took.sort()
    share = 100 * answers[MatingAnswer.UNSETTLED.value] / len(took)
    say(f"can it mate, {kind}: {', '.join(f'{count} {name}' for name, count in answers.items())}")
    yield Figure(f"can it mate, {kind}: wrong answers", wrong, 0)
    yield Figure(f"can it mate, {kind}: not settled of 100", share, unsettled)
    yield Figure(f"can it mate, {kind}: 95 of 100 within", took[len(took) * 95 // 100], 0.2, "s")
    yield Figure(f"can it mate, {kind}: the longest", took[-1], 3, "s")


if __name__ == "__main__":
    for figure in _figures("composed", composed(Path(sys.argv[1])), unsettled=10.88):
        say(figure)
