"""The mating search's own moves, held against the library's."""

import random

import chess
import pytest

from league.games.mating.positions import board_of, in_check, onwards, position_of

RICH = [
    chess.STARTING_FEN,
    # Castling on both sides, pins, promotions and captures in passing, as engines are tried with.
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    # Castling with rooks that do not stand in the corners.
    "1r2k1r1/pppppppp/8/8/8/8/PPPPPPPP/1R2K1R1 w GBgb - 0 1",
    # Capturing in passing would uncover the rook.
    "8/8/8/K1pP3r/8/8/8/7k w - c6 0 1",
    # A pawn promotes on the edge while its king is checked.
    "3r2k1/P1P5/8/8/8/8/5PPP/6K1 b - - 0 1",
]


@pytest.mark.parametrize("fen", RICH)
def test_the_moves_are_those_of_the_library_with_what_stands_after_them(fen: str) -> None:
    lots = random.Random(fen)
    for _game in range(4):
        board = chess.Board(fen, chess960=True)
        for _ply in range(60):
            position = position_of(board)
            expected = {}
            for move in board.legal_moves:
                after = board.copy(stack=False)
                after.push(move)
                squares = move.from_square, move.to_square, move.promotion or 0
                expected[squares] = position_of(after)
            assert {step[:3]: step[3] for step in onwards(position)} == expected
            assert in_check(position) is board.is_check()
            assert position_of(board_of(position)) == position
            if not expected:
                break
            board.push(lots.choice(list(board.legal_moves)))
