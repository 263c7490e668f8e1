"""What is said to a key that enters nothing on the boards."""

from league.language import _, ngettext
from league.views import MatchView


def no_lineup(view: MatchView) -> str:
    """Return the answer to a result typed on, in a match without a lineup."""
    words = _("{home} – {away}: no result without a lineup. Type a name, or Enter shows the list.")
    return words.format(home=view.home_name, away=view.away_name)


def one_too_many(view: MatchView) -> str:
    """Return the answer to a result typed on, when nothing comes after the one before."""
    words = _(
        "Not entered: the last board of {home} – {away} has its result. ↑ ↓ go to a board to "
        "change, ⌫ clears this one."
    )
    return words.format(home=view.home_name, away=view.away_name)


def the_end(waiting: int) -> str:
    """Return what is said after the last match, with the number of those that still wait."""
    if waiting == 0:
        return _("That was the last one: all matches here have their results.")
    words = ngettext(
        "That was the last match; {count} match further up still waits.",
        "That was the last match; {count} matches further up still wait.",
        waiting,
    )
    return words.format(count=waiting)
