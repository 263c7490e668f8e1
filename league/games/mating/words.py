"""The proof of a no as a sentence that a person can check."""

from league.facts.games import Mating
from league.language import _


def told(mating: Mating) -> str:
    """Return why a side cannot mate, in the language in use; empty where that is not the answer."""
    sentence = _sentences().get(mating.proof, "")
    return sentence.format(squares=", ".join(mating.squares))


def _sentences() -> dict[str, str]:
    return {
        "mated": _("The side itself is checkmated."),
        "stalemate": _("The player on move is stalemated."),
        "bare_king": _("A bare king cannot mate."),
        "knight": _(
            "A single knight cannot mate where the opponent has at most queens beside the king."
        ),
        "bishops": _(
            "Bishops of one square colour cannot mate where there are no pawns, no knights and no"
            " bishops of the other square colour."
        ),
        "wall": _(
            "The pieces on {squares} can never move and never be captured. Wherever the other"
            " pieces can get behind and beside them, no position is checkmate."
        ),
        "nowhere": _("Wherever the pieces can ever get, no position is checkmate."),
        "stretches": _(
            "Between captures and pawn moves each piece gets only to certain squares. Whatever may"
            " be captured there and whichever pawn may move, no position is checkmate."
        ),
        "played_through": _(
            "All series of moves were played through: each one ends without this checkmate."
        ),
    }
