"""A game played through: each move as a plain fact, with the position after it."""

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache

import chess

from league.facts.games import Color, Ending, Ply, Position, Tone
from league.games.resolving import castling, castling_target, legal_origins

_KINDS = dict(zip("KQRBNP", reversed(chess.PIECE_TYPES), strict=True))
_EMPTY = " "
_BLANKS = tuple((_EMPTY * number, str(number)) for number in range(8, 0, -1))

_Pieces = Mapping[Color, str]
_Bishops = Mapping[Color, tuple[Tone, ...]]


class Replay:
    """A board on which a game is played through, and the moves so far as facts.

    What a move does not change is not worked out again: the other ranks, the pieces, the castling
    rights. Whether a position ends the game is only asked of the last one (``finished``), since
    from every other a legal move was made.
    """

    def __init__(self, board: chess.Board) -> None:
        """Begin at the position on a board, which is played on from now on."""
        self.board = board
        self.plies = list[Ply]()
        self._cells = [_EMPTY] * 64
        self._ranks = [""] * 8
        self._reread(*range(8))
        self._pieces, self._bishops = _material(board)
        self._rights, self._castling = board.castling_rights, board.castling_xfen()
        self.start = self.position = self._position()

    @property
    def mover(self) -> Color:
        """Return who is on move."""
        return self.position.mover

    def play(self, move: chess.Move, number: int, *, alone: bool = False) -> Ply:
        """Play a legal move; ``alone``: no other piece of its kind can go to the square."""
        board, cells = self.board, self._cells
        piece, taken = cells[move.from_square].upper(), cells[move.to_square]
        castled = castling(board, move) if piece == "K" else ""
        passing = piece == "P" and move.to_square == board.ep_square
        capture = passing or (taken != _EMPTY and not castled)
        san = castled or self._san(move, piece, capture=capture, alone=alone)
        uci = _uci(board, move) if castled else move.uci()
        mover = self.position.mover
        board.push(move)
        if castled or passing:
            self._reread(move.from_square >> 3, move.to_square >> 3)
        else:
            self._move_piece(move)
        if capture or move.promotion:
            self._count(mover.other, "P" if passing else taken.upper(), move)
        self.position = self._position()
        ply = Ply(
            color=mover,
            number=number,
            uci=uci,
            san=f"{san}+" if self.position.check else san,
            capture=capture,
            pawn=piece == "P",
            position=self.position,
        )
        self.plies.append(ply)
        return ply

    def finished(self) -> tuple[Position, tuple[Ply, ...]]:
        """Return the position at the start and the moves; the last one says if the game is over."""
        self.position = replace(self.position, ending=ending(self.board))
        if not self.plies:
            return self.position, ()
        last = self.plies[-1]
        mate = self.position.ending is Ending.CHECKMATE
        san = f"{last.san[:-1]}#" if mate else last.san
        return self.start, (*self.plies[:-1], replace(last, position=self.position, san=san))

    def _san(self, move: chess.Move, piece: str, *, capture: bool, alone: bool) -> str:
        """Return the move in short notation without the sign for check."""
        target = chess.SQUARE_NAMES[move.to_square]
        if piece == "P":
            taken = f"{chess.FILE_NAMES[move.from_square & 7]}x" if capture else ""
            promoted = f"={chess.piece_symbol(move.promotion).upper()}" if move.promotion else ""
            return f"{taken}{target}{promoted}"
        origin = "" if alone else self._origin(move, piece)
        return f"{piece}{origin}{'x' if capture else ''}{target}"

    def _origin(self, move: chess.Move, piece: str) -> str:
        """Return what tells a piece from others of its kind that can go to the same square."""
        others = self.board.pieces_mask(_KINDS[piece], self.board.turn)
        others &= ~chess.BB_SQUARES[move.from_square]
        if not others or piece == "K":
            return ""
        check = self.position.check
        others = legal_origins(self.board, _KINDS[piece], others, move.to_square, check=check)
        if not others:
            return ""
        file, rank = move.from_square & 7, move.from_square >> 3
        if not others & chess.BB_FILES[file]:
            return chess.FILE_NAMES[file]
        if not others & chess.BB_RANKS[rank]:
            return chess.RANK_NAMES[rank]
        return chess.SQUARE_NAMES[move.from_square]

    def _count(self, loser: Color, letter: str, move: chess.Move) -> None:
        """Count the pieces anew after a capture, where such a piece was lost, or a promotion."""
        if move.promotion or letter == "B":
            self._pieces, self._bishops = _material(self.board)
        else:
            left = self._pieces[loser].replace(letter, "", 1)
            self._pieces = {**self._pieces, loser: left}

    def _move_piece(self, move: chess.Move) -> None:
        """Follow a move that changes only the two squares it names."""
        cells, origin, target = self._cells, move.from_square, move.to_square
        symbol, cells[origin] = cells[origin], _EMPTY
        if move.promotion:
            promoted = chess.piece_symbol(move.promotion)
            symbol = promoted.upper() if symbol == "P" else promoted
        cells[target] = symbol
        first = origin & 56
        self._ranks[7 - (origin >> 3)] = _rank("".join(cells[first : first + 8]))
        first = target & 56
        self._ranks[7 - (target >> 3)] = _rank("".join(cells[first : first + 8]))

    def _reread(self, *ranks: int) -> None:
        """Take ranks, 0 to 7, from the board."""
        for rank in ranks:
            for square in range(8 * rank, 8 * rank + 8):
                piece = self.board.piece_at(square)
                self._cells[square] = piece.symbol() if piece else _EMPTY
            self._ranks[7 - rank] = _rank("".join(self._cells[8 * rank : 8 * rank + 8]))

    def _position(self) -> Position:
        """Return the position on the board, as if it did not end the game."""
        board = self.board
        if board.castling_rights != self._rights or (board.chess960 and self._rights):
            self._rights, self._castling = board.castling_rights, board.castling_xfen()
        passant = "-"
        if board.ep_square is not None and board.has_legal_en_passant():
            passant = chess.SQUARE_NAMES[board.ep_square]
        key = f"{'/'.join(self._ranks)} {'w' if board.turn else 'b'} {self._castling} {passant}"
        return Position(
            fen=f"{key} {board.halfmove_clock} {board.fullmove_number}",
            key=key,
            mover=Color.WHITE if board.turn else Color.BLACK,
            check=bool(board.checkers_mask()),
            ending=None,
            quiet=board.halfmove_clock,
            pieces=self._pieces,
            bishops=self._bishops,
        )


def ending(board: chess.Board) -> Ending | None:
    """Return how the position on a board ends the game, whoever claims it."""
    if any(board.generate_legal_moves()):
        return None
    return Ending.CHECKMATE if board.is_check() else Ending.STALEMATE


def _uci(board: chess.Board, move: chess.Move) -> str:
    """Return a castling move as the king's move."""
    return chess.Move(move.from_square, castling_target(board, move)).uci()


def _material(board: chess.Board) -> tuple[_Pieces, _Bishops]:
    """Return each player's pieces as letters, and the colours of his bishops' squares."""
    masks = (board.kings, board.queens, board.rooks, board.bishops, board.knights, board.pawns)
    kinds = tuple(zip(_KINDS, masks, strict=True))
    pieces, bishops = dict[Color, str](), dict[Color, tuple[Tone, ...]]()
    for color, side in ((Color.WHITE, chess.WHITE), (Color.BLACK, chess.BLACK)):
        own = board.occupied_co[side]
        pieces[color] = "".join([letter * (mask & own).bit_count() for letter, mask in kinds])
        light = (board.bishops & own & chess.BB_LIGHT_SQUARES).bit_count()
        dark = (board.bishops & own & chess.BB_DARK_SQUARES).bit_count()
        bishops[color] = (Tone.LIGHT,) * light + (Tone.DARK,) * dark
    return pieces, bishops


@lru_cache(maxsize=16_384)
def _rank(cells: str) -> str:
    """Return a rank as a FEN has it: ``P  p    `` as ``P2p4``."""
    for blanks, number in _BLANKS:
        if blanks in cells:
            cells = cells.replace(blanks, number)
    return cells
