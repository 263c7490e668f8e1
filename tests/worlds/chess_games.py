"""Games that the chess library makes at random, as the oracle of what we read and write."""

import random
from dataclasses import dataclass

import chess


@dataclass(frozen=True, slots=True)
class Played:
    """A game as the library has it."""

    start: int | None
    sans: tuple[str, ...]
    fens: tuple[str, ...]
    """Position after each move."""
    moves: tuple[chess.Move, ...]

    @property
    def score(self) -> str:
        """Return the moves in English short notation, numbered."""
        numbers = (f"{place // 2 + 1}. " if place % 2 == 0 else "" for place in range(10**6))
        return " ".join(f"{number}{san}" for number, san in zip(numbers, self.sans, strict=False))


def played(seed: int, plies: int, start: int | None = None) -> Played:
    """Return a game of so many plies at most that likes what is rare: castling, promotion, e.p."""
    rng = random.Random(seed)
    board = chess.Board() if start is None else chess.Board.from_chess960_pos(start)
    sans, fens, moves = list[str](), list[str](), list[chess.Move]()
    while len(sans) < plies and (legal := list(board.legal_moves)):
        rare = [one for one in legal if _rare(board, one)]
        move = rng.choice(rare if rare and rng.random() < 0.5 else legal)
        sans.append(board.san(move))
        board.push(move)
        fens.append(board.fen())
        moves.append(move)
    return Played(start, tuple(sans), tuple(fens), tuple(moves))


def _rare(board: chess.Board, move: chess.Move) -> bool:
    return bool(move.promotion) or board.is_castling(move) or board.is_en_passant(move)
