"""How far a round has come, below its matches; when it is complete, what comes after it."""

from collections.abc import Iterable

from rich.style import Style
from rich.text import Text
from textual.binding import Binding
from textual.strip import Strip

from league.language import _, ngettext
from league.views.matches import NO_PROGRESS, MatchView, Progress, progress_of
from tui.kit.cells import progress_words
from tui.kit.frame import quiet
from tui.kit.line import Line, strip_of
from tui.kit.themes import Ink, ink

COMPLETE = "-complete"
"""Marks the line once it names what comes after."""


def after_keys() -> list[Binding]:
    """Return the keys of what comes after a round, in the language in use."""
    table, told = _("The division’s table, rounds and figures"), _("What people are told by mail")
    return [
        quiet("ctrl+k", "table", _("table"), table, shown_as="^k"),
        quiet("ctrl+u", "messages", _("messages"), told, shown_as="^u"),
        quiet("ctrl+n", "next_round", _("next round"), shown_as="^n"),
    ]


class RoundLine(Line):
    """One line while matches wait, two when the round is complete; a click does the same."""

    def __init__(self) -> None:
        super().__init__(id="round-line")
        self._round = 0
        self.progress = NO_PROGRESS
        self.last = False
        """No round comes after it."""

    def tell(self, views: Iterable[MatchView], round_: int) -> None:
        """Say how far these matches of a round have come."""
        progress = sum(map(progress_of, views), NO_PROGRESS)
        if (progress, round_) != (self.progress, self._round):
            self.progress, self._round = progress, round_
            self.set_class(self.complete, COMPLETE)
            self.refresh()

    @property
    def complete(self) -> bool:
        """Say whether no match is waited for."""
        return self.progress.complete == self.progress.matches

    def render(self) -> Text:
        """Return how far the round has come."""
        return state_line(self.progress, self._round, ink(self.app))

    def render_line(self, y: int) -> Strip:
        """Return the line, and below it what comes after."""
        if y != 1 or not self.complete:
            return super().render_line(y)
        return strip_of(
            self, offers(self._round, ink(self.app), last=self.last), y, self.rich_style
        )


def state_line(progress: Progress, round_: int, hues: Ink) -> Text:
    """Return how far a round has come."""
    number = _("Round {number}").format(number=round_)
    if progress.complete < progress.matches:
        line = Text(f" {number}", style=f"bold {hues.text}")
        left = progress.matches - progress.complete
        words = ngettext("{count} match waits", "{count} matches wait", left)
        said = [words.format(count=left), *progress_words(progress)]
    else:
        done = _("✔ {round} is complete").format(round=number)
        line = Text(f" {done}", style=f"bold {hues.good}")
        said = progress_words(progress)[1:]
        if not progress.missing:
            said[0] = _("all reports are here")
    return line.append("".join(f" · {one}" for one in said), style=hues.muted)


def offers(round_: int, hues: Ink, *, last: bool) -> Text:
    """Return what comes after a round, each with its key, to be clicked on too."""
    line = Text("  ")
    offered = (
        ("Ctrl+K", "table", _("table")),
        ("F12", "papers", _("papers")),
        ("Ctrl+U", "messages", _("messages")),
        ("Ctrl+N", "next_round", _("round {number}").format(number=round_ + 1)),
    )
    for shown, action, label in offered[:-1] if last else offered:
        click = Style.from_meta({"@click": f"screen.{action}"})
        line.append(" ").append(f" {shown} ", Style.parse(f"bold {hues.accent}") + click)
        line.append(f"{label} ", Style.parse(hues.text) + click)
    return line
