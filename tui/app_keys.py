"""The keys that act on every screen."""

from textual.binding import Binding

from league.language import _
from tui.kit.frame import key

NEEDS_SEASON = frozenset({"search", "places", "place", "tour", "command_palette"})
"""Actions that need an opened season."""


def everywhere() -> list[Binding]:
    """Return the keys of the app, in the language in use."""
    return [*_asking(), *_going(), *_other()]


def _asking() -> list[Binding]:
    return [
        key("f1", "help", _("keys"), _("The keys of this screen")),
        key(
            "ctrl+p",
            "command_palette",
            _("commands"),
            _("Everything one can do, and search"),
            show=False,
        ),
        key(
            "ctrl+f,slash",
            "search",
            _("search"),
            _("Clubs, players, matches, paragraphs"),
            shown_as="/",
        ),
    ]


def _going() -> list[Binding]:
    return [
        key("f4", "places", _("go to"), _("Every place of the office")),
        key("ctrl+g", "places", _("go to"), _("Every place of the office")),
        key("f5", "place('players')", _("players"), show=False),
        key("f6", "place('rules')", _("rule book"), show=False),
        key("f7", "place('journal')", _("journal"), show=False),
        key("f9", "tour", _("guided tour"), _("Through the program"), show=False),
    ]


def _other() -> list[Binding]:
    return [
        key(
            "ctrl+t",
            "toggle_face",
            _("colours"),
            _("Dark, light, and both in high contrast"),
            show=False,
        ),
        key("ctrl+q", "quit", _("quit"), show=False),
        key("ctrl+c", "quit_hint", "", show=False),
    ]
