"""Whether a side can still checkmate by some series of legal moves, with a line or a proof.

Both sides may help: so the Laws ask it when a flag falls, and whether a position is dead. Numbers
of moves and repetitions do not count here. A yes is a line that was replayed to checkmate; a no is
proved by what stands on the board, by the material, by walls that nothing passes, by the squares
that pieces get to between captures and pawn moves, or by playing through all that is left. What
neither is found for within a fixed number of positions stays unsettled, so that the answer does
not hang on the speed of the machine.
"""

from league.games.mating.answer import can_mate, dead
from league.games.mating.words import told

__all__ = ["can_mate", "dead", "told"]
