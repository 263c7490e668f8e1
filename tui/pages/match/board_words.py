"""What is said to a key that enters nothing on the boards."""

from league.language import _, ngettext
from league.views.matches import MatchView


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


def nothing_found(board: int) -> str:
    """Return the answer to the key that explains, on a board about which nothing was found."""
    words = _("Board {number}: nothing found here. Findings of the whole match stand below.")
    return words.format(number=board)


def no_other(by: int) -> str:
    """Return the answer to going on where no match of the round is left that way."""
    if by > 0:
        return _("That was the last match of the round.")
    return _("This is the first match of the round.")


def on_record() -> str:
    """Return the answer to a key that would change what is on record."""
    return _("This is on record. e lets it be changed; Ctrl+S shows what follows, and asks.")


def may_be_changed() -> str:
    """Return what is said once what is on record may be changed."""
    return _("What is on record may be changed now. Ctrl+S shows what follows, and asks.")


def finished(view: MatchView) -> str:
    """Return what is said after the last result of a match with others beside it."""
    words = _("{home} – {away} has its last result. ↓ goes to the next match that waits.")
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
