"""Stretches of play: whatever is played, each position is among those that they allow."""

import random

import chess
import pytest

from league.games.mating.positions import board_of, onwards, position_of
from league.games.mating.stretches import Men, Stretch, may_move, never_mated

LOCKED = [
    # Pawns before pawns with pieces that may be captured, take two steps, promote.
    "8/2k5/1p6/1P1p1p1p/1P1P1P1P/2K5/8/3B2b1 w - - 0 1",
    "8/8/8/p1p5/k1P5/P1Pp4/KP1P4/RN6 w - - 0 1",
    # Captures in passing by either side.
    "4k3/2p2p1p/8/1P2P1P1/1p2p1p1/8/2P2P1P/4K3 w - - 0 1",
    "r3k3/1P1P4/8/4n3/4N3/8/1p1p4/R3K3 b - - 0 1",
]


def start(board: chess.Board) -> Men:
    pieces = board.piece_map().items()
    return tuple((p.piece_type, p.color, chess.BB_SQUARES[square]) for square, p in pieces)


def covers(men: Men, board: chess.Board) -> bool:
    """Say whether each piece on a board may stand where it does, each as one of the men."""
    pieces = [(p.piece_type, p.color, square) for square, p in board.piece_map().items()]
    return len(pieces) == len(men) and _matched(pieces, list(men))


def _matched(
    pieces: list[tuple[chess.PieceType, chess.Color, chess.Square]],
    men: list[tuple[int, bool, int]],
) -> bool:
    if not pieces:
        return True
    kind, color, square = pieces[0]
    return any(
        _matched(pieces[1:], men[:index] + men[index + 1 :])
        for index, (other, side, squares) in enumerate(men)
        if (other, side) == (kind, color) and squares >> square & 1
    )


@pytest.mark.parametrize("fen", LOCKED)
def test_each_move_of_a_game_stays_in_its_stretch_or_begins_one_of_the_next(fen: str) -> None:
    lots = random.Random(fen)
    ended = 0
    for _game in range(6):
        board = chess.Board(fen)
        before = stretch = Stretch(start(board))
        for _ply in range(50):
            moves = list(board.legal_moves)
            if not moves:
                break
            move = lots.choice(moves)
            # Who captures in passing does so as if the other pawn had taken one step.
            last = before if board.is_en_passant(move) else stretch
            quiet = not board.is_zeroing(move)
            board.push(move)
            if quiet:
                reached = tuple((w.kind, w.color, w.reach) for w in stretch.walkers)
                assert covers(reached, board), board.fen()
                continue
            begun = [men for turn, men in last.ends() if turn is board.turn and covers(men, board)]
            assert begun, board.fen()
            if any(not board.is_en_passant(move) for move in board.legal_moves):
                assert all(may_move(board.turn, men) for men in begun), board.fen()
            ended += 1
            before, stretch = stretch, Stretch(lots.choice(begun))
    assert ended


@pytest.mark.parametrize("fen", LOCKED)
@pytest.mark.parametrize("winner", chess.COLORS)
def test_no_mate_is_met_where_it_is_proved_that_there_is_none(
    fen: str, winner: chess.Color
) -> None:
    root = position_of(chess.Board(fen))
    seen, left = {root}, [root]
    mated = False
    while left and len(seen) < 1500 and not mated:
        position = left.pop(0)
        steps = list(onwards(position))
        mated = not steps and position[8] != winner and board_of(position).is_check()
        fresh = {step[3] for step in steps} - seen
        seen |= fresh
        left += sorted(fresh)
    assert not (mated and never_mated(root, winner))


def test_castling_and_capturing_in_passing_at_the_start_are_left_to_other_searches() -> None:
    locked = "4k3/8/8/8/8/2p1p1p1/2P1P1P1/4K2R w {} - 0 1"
    assert not never_mated(position_of(chess.Board(locked.format("K"))), chess.BLACK)
    passing = chess.Board("5b1k/4p1p1/4P1P1/8/pP6/3K4/8/5B2 b - b3 0 1")
    assert not never_mated(position_of(passing), chess.WHITE)
