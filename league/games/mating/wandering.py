"""Mate found by moves drawn by lot, where the board is full and no search finds one near.

With many pieces most ways lead somewhere: of games in which one side mates as soon as it can, and
all other moves are drawn, some soon end in mate. The lots follow from the position alone.
"""

import random

import chess

GAMES, PLIES = 40, 100
"""So many games are tried, and so many moves of either side in each."""


def wandered(board: chess.Board, winner: chess.Color) -> tuple[chess.Move, ...] | None:
    """Return moves to mate by a side; None = no game that was tried came to one."""
    lots = random.Random(board.fen())
    tried = (_played(board.copy(stack=False), winner, lots) for _game in range(GAMES))
    return next((line for line in tried if line is not None), None)


def _played(
    board: chess.Board, winner: chess.Color, lots: random.Random
) -> tuple[chess.Move, ...] | None:
    """Return the moves of one game that ends in mate by a side; None for any other."""
    line: list[chess.Move] = []
    for _ply in range(PLIES):
        moves = list(board.legal_moves)
        if not moves:
            return None
        if board.turn == winner and (mate := _mate(board, moves)):
            return (*line, mate)
        line.append(lots.choice(moves))
        board.push(line[-1])
    return None


def _mate(board: chess.Board, moves: list[chess.Move]) -> chess.Move | None:
    """Return a move that mates at once; None = there is none."""
    for move in moves:
        if board.gives_check(move):
            board.push(move)
            mated = board.is_checkmate()
            board.pop()
            if mated:
                return move
    return None
