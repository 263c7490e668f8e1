"""Small games and disputes for the Laws of Chess, as facts: no board, every number chosen."""

from collections.abc import Mapping, Sequence
from datetime import date

from league.facts.disputes import Chess, Dispute, Happening
from league.facts.games import (
    Announced,
    Color,
    Ending,
    Fault,
    GameFacts,
    Mating,
    MatingAnswer,
    Ply,
    Position,
    ScoreFault,
    Tone,
)
from league.outcomes.laws import LawsAnswer
from league.rulebooks import load

WHITE, BLACK = Color.WHITE, Color.BLACK
YES, NO, UNSETTLED = MatingAnswer.YES, MatingAnswer.NO, MatingAnswer.UNSETTLED
ALL = "KQRRBBNNPPPPPPPP"
NORMAL = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
BOTH_BISHOPS = (Tone.LIGHT, Tone.DARK)


def position(
    key: str = "0",
    mover: Color = WHITE,
    *,
    quiet: int = 0,
    ending: Ending | None = None,
    check: bool = False,
    white: str = ALL,
    black: str = ALL,
    bishops: Mapping[Color, Sequence[Tone]] | None = None,
    fen: str = NORMAL,
) -> Position:
    """Return a position; ``key`` tells it from others, ``quiet`` counts plies."""
    tones = bishops or {
        WHITE: BOTH_BISHOPS[: white.count("B")],
        BLACK: BOTH_BISHOPS[: black.count("B")],
    }
    return Position(
        fen=fen,
        key=key,
        mover=mover,
        check=check or ending is Ending.CHECKMATE,
        ending=ending,
        quiet=quiet,
        pieces={WHITE: white, BLACK: black},
        bishops={color: tuple(those) for color, those in tones.items()},
    )


def ply(number: int, color: Color, after: Position, san: str = "Kd1", uci: str = "e2d1") -> Ply:
    """Return a move that is neither a capture nor a pawn's."""
    return Ply(
        color=color, number=number, uci=uci, san=san, capture=False, pawn=False, position=after
    )


def game(
    keys: str | int = 0,
    *,
    first: Color = WHITE,
    quiet: int | None = None,
    ending: Ending | None = None,
    white: str = ALL,
    black: str = ALL,
    fen: str = NORMAL,
    can: Mapping[Color, MatingAnswer] | None = None,
    dead_at: int | None = None,
    announced: Announced | None = None,
) -> GameFacts:
    """Return a game by the keys of its positions after each ply, or by the number of its plies.

    ``"a b 0"`` comes back to the position at the start, whose key is ``0``; a number makes as many
    different positions. ``quiet`` are the plies without capture and pawn move at the end (one ply
    earlier it is one less, at least 0; default: none); ``ending`` is that of the last position;
    ``can`` says who can still mate (default: both).
    """
    names = keys.split() if isinstance(keys, str) else [f"k{at}" for at in range(1, keys + 1)]
    last = len(names)
    places = [
        position(
            name,
            first if at % 2 == 0 else first.other,
            quiet=0 if quiet is None else max(0, quiet - (last - at)),
            ending=ending if at == last else None,
            white=white,
            black=black,
            fen=fen,
        )
        for at, name in enumerate(["0", *names])
    ]
    moves = [
        ply(_number(at, first), places[at].mover.other, places[at]) for at in range(1, last + 1)
    ]
    answers = {color: Mating((can or {}).get(color, YES)) for color in Color}
    return GameFacts(
        start=places[0], plies=tuple(moves), announced=announced, mating=answers, dead_at=dead_at
    )


def _number(at: int, first: Color) -> int:
    """Return the number of the move of a ply, counted from 1."""
    return (at + 1) // 2 if first is WHITE else at // 2 + 1


def announced(
    facts: GameFacts,
    key: str = "announced",
    *,
    ending: Ending | None = None,
    quiet: int | None = None,
    can: Mapping[Color, MatingAnswer] | None = None,
) -> Announced:
    """Return a move written down and not yet played after a game, by the player on move."""
    mover = facts.last.mover
    after = position(
        key,
        mover.other,
        ending=ending,
        quiet=facts.last.quiet + 1 if quiet is None else quiet,
        white=facts.last.pieces[WHITE],
        black=facts.last.pieces[BLACK],
    )
    number = len(facts.plies) // 2 + 1
    mating = {color: Mating((can or {}).get(color, YES)) for color in Color}
    return Announced("Kd2", ply(number, mover, after, "Kd2", "d1d2"), mating=mating)


def unplayable(what: Fault, written: str = "Kd5") -> Announced:
    """Return a move written down that cannot be played or read."""
    return Announced(written, None, ScoreFault("1.", what, written))


def judged(
    edition: str,
    facts: GameFacts,
    happening: Happening,
    *,
    chess: Chess = Chess.STANDARD,
    clock: Mapping[Color, int] | None = None,
    supervised: bool = False,
    increment: int = 0,
    day: date | None = None,
) -> LawsAnswer:
    """Return what an edition says, by its id such as ``fide-laws-2023``."""
    book = load(edition)
    assert book.laws is not None
    dispute = Dispute(
        happening=happening,
        chess=chess,
        increment=increment,
        clock=clock or {},
        supervised=supervised,
    )
    return book.laws.judge(facts, dispute, book.on(day or book.first_day))
