"""Asking an official for a decision on a finding or fee."""

from collections.abc import Callable

from textual.app import App

from league.language import _
from league.rulings import Action
from league.views import FeeView
from tui.dialogs.dialog import ask
from tui.dialogs.reason import Decision, ReasonDialog
from tui.kit.matters import Matter, what


def ask_ruling(
    app: App[object], action: Action, matter: Matter, then: Callable[[Decision], None]
) -> None:
    """Ask for the reason, and for the amount where a fee changes; nothing happens on cancel."""
    titles = {
        Action.CONFIRM: _("Confirm"),
        Action.WAIVE: _("Waive"),
        Action.CHANGE: _("Another amount"),
        Action.REOPEN: _("Take the ruling back"),
    }
    cents = matter.cents if action is Action.CHANGE and isinstance(matter, FeeView) else None
    about = f"{what(matter)}\n{matter.citation}"
    reason = _("as found") if action is Action.CONFIRM else ""
    ask(app, ReasonDialog(titles[action], about, reason=reason, cents=cents), then)
