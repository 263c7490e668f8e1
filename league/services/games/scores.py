"""Scores as people see them: moves in their own letters, faults and repetitions in sentences."""

from collections import Counter

from league.facts.games import Ending, Fault, GameFacts, ScoreFault
from league.language import _, current, ngettext
from league.views.games import FaultView, MoveView, ScoreView

MOST_POSSIBLE = 12
"""So many possible moves a sentence names."""


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
    times = Counter([facts.start.key])
    made = []
    for ply in facts.plies:
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
    from league.games.writing import in_letters  # noqa: PLC0415  # chess is slow to load

    return in_letters(san, current())


def fault_view(fault: ScoreFault) -> FaultView:
    """Return what is wrong with a score, in a sentence that names the move."""
    sentences = {
        Fault.ILLEGAL: _("{move} {written} is illegal."),
        Fault.AMBIGUOUS: _("{move} {written} can mean several moves."),
        Fault.UNREADABLE: _("{move} {written} cannot be read."),
        Fault.RESULT: _("After {move} the result {written} contradicts the board."),
    }
    said = sentences[fault.what].format(move=fault.move, written=fault.written)
    possible = [move_words(one) for one in fault.possible[:MOST_POSSIBLE]]
    if possible and fault.what is not Fault.RESULT:
        more = " …" if len(fault.possible) > MOST_POSSIBLE else ""
        said += " " + _("Possible: {moves}").format(moves=", ".join(possible) + more)
    return FaultView(fault.move, fault.what.value, said)


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
