"""The keys with which a match is typed in."""

from textual.binding import Binding

from league.facts.matches import Score
from league.language import _
from tui.kit.frame import key, quiet

RESULT_KEYS: dict[str, Score | None] = {
    "win": (2, 0),
    "draw": (1, 1),
    "loss": (0, 2),
    "both_lost": (0, 0),
    "nothing": None,
}

RESULTS = ("1", "r", "=", "½", "0", "n")
"""Characters that enter a result."""
NOT_A_NAME = ("?", "/", "k")
"""Characters that mean something else on a seat than the beginning of a search."""


def moves() -> list[Binding]:
    """Return the keys that move the cursor."""
    return [
        quiet("up", "move(-1, 0)"),
        quiet("down", "move(1, 0)"),
        quiet("left", "move(0, -1)"),
        quiet("right", "move(0, 1)"),
        quiet("home", "board(1)"),
        quiet("end", "board(99)"),
    ]


def entries() -> list[Binding]:
    """Return the keys that enter something."""
    pick = _("Pick from the list; letters and numbers search in it")
    in_order = _("Seat the list in its order on the empty boards")
    paid = _("The gap's fee was paid in cash, both captains confirm")
    return [
        key("1", "enter('win')", "1:0", _("The home player has won"), shown_as="1"),
        key("r,=,½", "enter('draw')", "½:½", _("Drawn"), shown_as="r ="),
        key("0", "enter('loss')", "0:1", _("The away player has won"), shown_as="0"),
        key("n", "enter('both_lost')", "0:0", _("Both have lost")),
        key("e", "edit", _("edit"), _("Let what is on record of this match be changed")),
        key("enter", "choose", _("choose"), pick),
        key("k", "empty", _("nobody"), _("Nobody came to this board; the result goes too")),
        key("delete,backspace", "clear", _("clear"), _("Take the entry away"), shown_as="⌫"),
        key("f3,f", "fill", _("fill"), in_order, shown_as="F3"),
        key("f5,g", "gap", _("gap paid"), paid, shown_as="g"),
        key("ctrl+l,l", "late", _("late"), _("Came after the waiting time"), shown_as="^l"),
    ]
