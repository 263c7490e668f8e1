"""The fault of a score as a sentence that names the move and what was possible."""

import re
from collections.abc import Sequence

from league.facts.games import Fault, ScoreFault
from league.formatting import in_letters
from league.language import _

_NUMBERED, _BEHIND = re.compile(r"\d+\."), re.compile("[01½]-[01½] ")
"""How the text begins of a move that its number gives to the other player, and of one behind the
result."""
_MOST = 12
"""So many possible moves are named."""


def fault_told(fault: ScoreFault, letters: str = "en") -> str:
    """Return what is wrong with a move, or with the result, as one or two sentences.

    ``letters``: of the pieces in what was possible, ``de``, ``en`` or ``figures``.
    """
    sentence = _template(fault).format(move=fault.move, written=fault.written)
    sentences = [sentence, _other_letters(fault)]
    if fault.possible:
        sentences.append(_("Possible: {moves}.").format(moves=_named(fault.possible, letters)))
    return " ".join(filter(None, sentences))


def _template(fault: ScoreFault) -> str:
    if fault.what is Fault.UNREADABLE and _NUMBERED.match(fault.written):
        return _("{move} is missing: the score goes on with {written}.")
    if fault.what is Fault.UNREADABLE and _BEHIND.match(fault.written):
        return _("{move} stands behind the result: {written}.")
    return {
        Fault.ILLEGAL: _("{move} {written} is not a legal move."),
        Fault.AMBIGUOUS: _("{move} {written} fits more than one legal move."),
        Fault.UNREADABLE: _("{move} “{written}” cannot be read as a move."),
        Fault.RESULT: _("After {move} the board contradicts the result {written}."),
    }[fault.what]


def _named(possible: Sequence[str], letters: str) -> str:
    """Return the moves in a row, so many as can be read."""
    moves = [in_letters(san, letters) for san in possible]
    named = ", ".join(moves[:_MOST])
    if len(moves) <= _MOST:
        return named
    return _("{moves} and {number} more").format(moves=named, number=len(moves) - _MOST)


def _other_letters(fault: ScoreFault) -> str:
    """Return that a move has the letters of another language than the score; empty = it has not."""
    german = fault.written in {in_letters(san, "de") for san in fault.possible}
    english = fault.written in fault.possible
    if fault.what is not Fault.UNREADABLE or german == english:
        return ""
    if english:
        return _("Its letters are English, those of the score are not.")
    return _("Its letters are German, those of the score are not.")
