"""The fault of a score as a sentence that names the move and what was possible."""

from league.facts.games import Fault, ScoreFault
from league.games.writing import in_letters
from league.language import _

_MOST = 12
"""So many possible moves are named."""


def fault_told(fault: ScoreFault, letters: str = "en") -> str:
    """Return what is wrong with a move, or with the result, as one or two sentences.

    ``letters``: of the pieces in what was possible, ``de``, ``en`` or ``figures``.
    """
    template = {
        Fault.ILLEGAL: _("{move} {written} is not a legal move."),
        Fault.AMBIGUOUS: _("{move} {written} fits more than one legal move."),
        Fault.UNREADABLE: _("{move} “{written}” cannot be read as a move."),
        Fault.RESULT: _("After {move} the board contradicts the result {written}."),
    }[fault.what]
    sentence = template.format(move=fault.move, written=fault.written)
    if not fault.possible:
        return sentence
    moves = [in_letters(san, letters) for san in fault.possible]
    named = ", ".join(moves[:_MOST])
    if len(moves) > _MOST:
        named = _("{moves} and {number} more").format(moves=named, number=len(moves) - _MOST)
    return " ".join([sentence, _("Possible: {moves}.").format(moves=named)])
