"""Whether each way on from a position soon ends where walls show that there is no mate.

Often one piece is still loose and must be given up, or is shut in, within a move or two: then the
position itself has no wall yet, but all that can come of it has.
"""

import chess

from league.games.mating.material import lacking
from league.games.mating.positions import Position, board_of, in_check, onwards
from league.games.mating.reach import grown
from league.games.mating.wall import can_be_mated

TESTS = 8
"""So many positions are tested for walls at most; with more ways on than that, none is."""


def walled_soon(root: Position, winner: chess.Color) -> bool:
    """Say whether it is proved that no way on from a position leads to mate by a side.

    A way ends only where the side lacks material, where no mate is possible as far as the pieces
    reach, or where nobody can move and it is not this mate. All others are gone on with, none is
    left out: False as soon as there are more of them than may be tested.
    """
    seen, left, tested = {root}, [root], 0
    while left:
        position = left.pop(0)
        if position != root:
            tested += 1
            if not can_be_mated(grown(board_of(position)), winner):
                continue
        steps = list(onwards(position))
        if not steps and position[8] != winner and in_check(position):
            return False
        fresh = {step[3] for step in steps} - seen
        seen |= fresh
        left += [after for after in fresh if not lacking(after, winner)]
        if tested + len(left) > TESTS:
            return False
    return True
