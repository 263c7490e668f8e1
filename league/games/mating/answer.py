"""Answers by what costs least: the board, material, searches and walls in turns, plans."""

from collections.abc import Iterator

import chess

from league.facts.games import Color, Mating, MatingAnswer
from league.games.mating.material import lacking
from league.games.mating.near import Near
from league.games.mating.plan import plans
from league.games.mating.positions import position_of
from league.games.mating.reach import Walker, grown
from league.games.mating.routes import Places, Route
from league.games.mating.soon import walled_soon
from league.games.mating.stretches import never_mated
from league.games.mating.tree import Moves, Tree
from league.games.mating.wall import can_be_mated
from league.games.mating.wandering import wandered
from league.games.resolving import castling_target
from league.games.starts import board_at

STALEMATE = "stalemate"
MATED = "mated"
WALL = "wall"
NOWHERE = "nowhere"
PLAYED_THROUGH = "played_through"
STRETCHES = "stretches"

FEW = 8
"""Pieces with which the ways to a mate are long, but many positions are tried in no time."""

MANY = 20
"""Pieces with which most ways lead to a mate, so that moves drawn by lot find one; no plan does."""

Found = tuple[chess.Move, ...] | None
"""Moves to mate; None = none yet."""


def can_mate(fen: str, color: Color) -> Mating:
    """Say whether a side can still mate from a position by some series of legal moves of both.

    Mate and stalemate on the board come first. Raises GameError for a position that cannot be.
    """
    board = board_at(fen)
    winner = color is Color.WHITE
    if not any(board.legal_moves):
        return _over(board, winner)
    if reason := lacking(position_of(board), winner):
        return Mating(MatingAnswer.NO, proof=reason)
    return _searched(board, winner)


def dead(fen: str) -> bool | None:
    """Say whether neither side can mate any more; None = not settled. Raises GameError."""
    answers = {can_mate(fen, color).answer for color in Color}
    if MatingAnswer.YES in answers:
        return False
    return None if MatingAnswer.UNSETTLED in answers else True


def _over(board: chess.Board, winner: chess.Color) -> Mating:
    if not board.is_check():
        return Mating(MatingAnswer.NO, proof=STALEMATE)
    return (
        Mating(MatingAnswer.NO, proof=MATED) if board.turn == winner else Mating(MatingAnswer.YES)
    )


def _searched(board: chess.Board, winner: chess.Color) -> Mating:
    root = position_of(board)
    moves: Moves = {}
    near = Tree(root, winner, Near(winner), moves)
    line = near.grow(150)
    if line is None and near.open:
        walkers = grown(board)
        if not can_be_mated(walkers, winner):
            return _walled(walkers)
        if walled_soon(root, winner):
            return Mating(MatingAnswer.NO, proof=PLAYED_THROUGH)
        line = near.grow(2000)
        if line is None and near.open:
            if never_mated(root, winner):
                return Mating(MatingAnswer.NO, proof=STRETCHES)
            line = _long(board, winner, walkers, near, moves)
    if line is not None:
        return Mating(MatingAnswer.YES, line=_replayed(board, line))
    if not near.open:
        return Mating(MatingAnswer.NO, proof=PLAYED_THROUGH)
    return Mating(MatingAnswer.UNSETTLED)


def _walled(walkers: list[Walker]) -> Mating:
    firm = sorted(walker.square for walker in walkers if walker.firm)
    squares = tuple(chess.square_name(square) for square in firm)
    return Mating(MatingAnswer.NO, proof=WALL if squares else NOWHERE, squares=squares)


def _long(
    board: chess.Board, winner: chess.Color, walkers: list[Walker], near: Tree[None], moves: Moves
) -> Found:
    """Search for mate in turns: anywhere near, and towards planned mates.

    The numbers of positions, plans and combinations are those after which hardly any was found.
    """
    root = position_of(board)
    pieces = chess.popcount(board.occupied)
    if pieces >= MANY:
        walled = any(walker.firm for walker in walkers)
        line = None if walled else wandered(root, winner)
        return line or near.grow(3000)
    few = pieces <= FEW
    planned = [
        Tree(root, winner, Route(winner, plan), moves)
        for plan in plans(board, walkers, winner, *((10, 50_000) if few else (4, 10_000)))
    ]
    for line in _in_turns(near, planned, few=few):
        if line is not None or not near.open:
            return line
    return None


def _in_turns(near: Tree[None], planned: list[Tree[Places]], *, few: bool) -> Iterator[Found]:
    """Yield what each search finds in its turn, the longest ones last."""
    for tree in planned:
        yield tree.grow(200)
    yield near.grow(3000)
    for tree in planned[:4]:
        yield tree.grow(500)
    if few:
        for tree in planned[:4]:
            yield tree.grow(2000)
    yield near.grow(4500)


def _replayed(board: chess.Board, line: tuple[chess.Move, ...]) -> tuple[str, ...]:
    """Return a line in long form, played to checkmate once more."""
    replay = board.copy(stack=False)
    written = []
    for move in line:
        if move not in replay.legal_moves:
            raise AssertionError(f"{replay.fen()}: {move.uci()} is not legal")
        written.append(_long_form(replay, move))
        replay.push(move)
    if not replay.is_checkmate():
        raise AssertionError(f"{board.fen()}: {' '.join(written)} does not mate")
    return tuple(written)


def _long_form(board: chess.Board, move: chess.Move) -> str:
    if board.is_castling(move):
        move = chess.Move(move.from_square, castling_target(board, move))
    return move.uci()
