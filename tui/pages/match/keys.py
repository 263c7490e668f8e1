"""The keys of a match's screen."""

from textual.binding import Binding

from league.language import _
from tui.kit.board_keys import RESULTS
from tui.kit.frame import finding_keys, key, papers_key, quiet, why_key


def match_keys() -> list[Binding]:
    """Return the keys in the language in use."""
    set_ = _("Set a board or the match; declare it void; have it played again")
    unsaid = _("Give up what is not stored yet; it is asked first")
    return [
        key("f2", "reports", _("reports"), _("Days on which the captains’ reports came")),
        why_key(_("Paragraph, facts and arithmetic")),
        quiet("ctrl+b", "game", _("game"), _("The moves played on this board"), shown_as="^b"),
        quiet("ctrl+e", "paper('protest')", _("protest"), _("File a protest about this match")),
        quiet("ctrl+d", "paper('decide')", _("decide"), set_),
        quiet("ctrl+o", "paper('data')", _("venue, deputies"), _("And remarks on this match")),
        quiet("n,ctrl+right", "other(1)", _("next match"), _("Of the round"), shown_as="n"),
        quiet("p,ctrl+left", "other(-1)", _("match before"), _("Of the round"), shown_as="p"),
        quiet(",".join(one for one in RESULTS if one != "n"), "astray"),
        quiet("ctrl+z", "undo", _("undo"), _("Take the last entry back")),
        quiet("ctrl+s", "store", _("store"), _("Leaving the screen stores too")),
        quiet("ctrl+r", "discard", _("discard"), unsaid),
        *finding_keys(),
        papers_key(),
        key("escape", "back", _("back"), shown_as="Esc"),
    ]
