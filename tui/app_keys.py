"""The keys that act on every screen."""

from textual.binding import Binding

from league.language import _
from tui.kit.frame import key, quiet

NEEDS_SEASON = frozenset({"search", "places", "place", "tour", "command_palette"})
"""Actions that need an opened season."""


def everywhere() -> list[Binding]:
    """Return the keys of the app, in the language in use."""
    return [
        key("f1", "help", _("keys"), _("The keys of this screen")),
        quiet("ctrl+p", "command_palette", _("commands"), _("Everything one can do, and search")),
        key(
            "ctrl+f,slash",
            "search",
            _("search"),
            _("Clubs, players, matches, paragraphs"),
            shown_as="/",
        ),
        key("f4", "places", _("go to"), _("Every place of the office")),
        key("ctrl+g", "places", _("go to"), _("Every place of the office")),
        quiet("f5", "place('players')", _("players")),
        quiet("f6", "place('rules')", _("rule book")),
        quiet("f7", "place('journal')", _("journal")),
        quiet("f9", "tour", _("guided tour"), _("Through the program")),
        quiet("ctrl+t", "toggle_face", _("colours"), _("Dark, light, and both in high contrast")),
        quiet("ctrl+q", "quit", _("quit")),
        quiet("ctrl+c", "quit_hint"),
    ]
