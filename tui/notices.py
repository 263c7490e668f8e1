"""What the program says in passing, over whatever stands on the screen."""

from time import monotonic

from league.language import _
from tui.kit.frame import TitleBar
from tui.terminal_app import TerminalApp

WARNED = 12.0
"""Seconds that a warning stands, and is not said once more."""


class SpeakingApp(TerminalApp):
    """Says what went wrong, what one should mind, what happened, and that one has to wait."""

    def __init__(self) -> None:
        super().__init__()
        self._warned: dict[str, float] = {}

    def complain(self, sentence: str) -> None:
        """Say what went wrong."""
        self.notify(
            sentence, title=_("That did not work"), severity="error", timeout=12, markup=False
        )

    def warn(self, sentence: str, title: str = "") -> None:
        """Say something, unless told otherwise about the file, unless it was said a moment ago."""
        # Every page and every dialog that closes looks for the file: once is enough.
        if monotonic() < self._warned.get(sentence, 0.0):
            return
        self._warned[sentence] = monotonic() + WARNED
        title = title or _("Database file")
        self.notify(sentence, title=title, severity="warning", timeout=WARNED, markup=False)

    def clear_notifications(self) -> None:
        """Take away all that was said; what still holds may be said again."""
        self._warned.clear()
        super().clear_notifications()

    def hint(self, sentence: str) -> None:
        """Say something in passing."""
        self.notify(sentence, timeout=4, markup=False)

    def busy(self, working: bool) -> None:
        """Show above the page that something is being worked on; not while the program ends."""
        for title in self.screen.query(TitleBar) if self.screen_stack else ():
            title.busy(working)
