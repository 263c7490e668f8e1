"""Scores as people see them: moves in their own letters, faults and repetitions in sentences."""

import textwrap
from collections import Counter
from collections.abc import Sequence

from league.facts.games import Ending, GameFacts, Ply, ScoreFault
from league.formatting import in_letters
from league.games.telling import fault_told
from league.games.writing import Notation
from league.language import _, current, ngettext
from league.views.games import FaultView, MoveView, ScoreView


def score_view(facts: GameFacts) -> ScoreView:
    """Return a score that was read, in the language in use."""
    return ScoreView(
        start=facts.start.fen,
        moves=moves_of(facts),
        fault=None if facts.fault is None else fault_view(facts.fault),
        repeated=tuple(_repeated(facts)),
        ended=_ended(facts),
    )


def moves_of(facts: GameFacts) -> tuple[MoveView, ...]:
    """Return the moves of a game in the letters of the language in use."""
    return _moves(facts.plies, Counter([facts.start.key]))


def _moves(plies: Sequence[Ply], times: Counter[str]) -> tuple[MoveView, ...]:
    """Return moves, with how often each position stood; ``times`` = before the first of them."""
    made = []
    for ply in plies:
        times[ply.position.key] += 1
        made.append(
            MoveView(
                name=ply.name,
                words=move_words(ply.san),
                uci=ply.uci,
                fen=ply.position.fen,
                check=ply.position.check,
                times=times[ply.position.key],
                quiet=ply.position.quiet,
            )
        )
    return tuple(made)


def move_words(san: str) -> str:
    """Return a move in short notation with the letters of the language in use."""
    return in_letters(san, current())


def line_moves(fen: str, line: Sequence[str]) -> tuple[MoveView, ...]:
    """Return moves in long form as played from a position. Raises GameError."""
    from league.games.lines import played  # noqa: PLC0415  # chess is slow to load

    return _moves(played(fen, line), Counter())


def fault_view(fault: ScoreFault) -> FaultView:
    """Return what is wrong with a score, in a sentence that names the move."""
    return FaultView(fault.move, fault.what.value, fault_told(fault, Notation(current())))


def _repeated(facts: GameFacts) -> list[str]:
    """Return the positions that stood at least twice, the most frequent ones first."""
    stood: dict[str, list[str]] = {}
    for name, position in zip(
        ("", *(one.name for one in facts.plies)), facts.positions, strict=True
    ):
        stood.setdefault(position.key, []).append(name or _("at the start"))
    often = sorted((after for after in stood.values() if len(after) > 1), key=len, reverse=True)
    sentence = _("{number} times: {moves}")
    return [sentence.format(number=len(after), moves=", ".join(after)) for after in often]


def _ended(facts: GameFacts) -> str:
    """Return how the game stands on the board."""
    if facts.last.ending is Ending.CHECKMATE:
        return _("Checkmate.")
    if facts.last.ending is Ending.STALEMATE:
        return _("Stalemate.")
    moves = facts.last.quiet // 2
    if moves >= 30:
        sentence = ngettext(
            "{number} move by each without capture and pawn move.",
            "{number} moves by each without capture and pawn move.",
            moves,
        )
        return sentence.format(number=moves)
    return ""


def lines_of(score: ScoreView, width: int) -> list[str]:
    """Return the moves of a score as lines of so many letters."""
    return textwrap.wrap(score.text, width, break_on_hyphens=False)
