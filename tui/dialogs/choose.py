"""Choosing one of many lines, by typing some letters of it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Input, OptionList
from textual.widgets.option_list import Option

from league.language import _
from league.services.words.searching import folded
from tui.dialogs.dialog import Dialog, cancel_key, step_in
from tui.kit.frame import quiet
from tui.kit.themes import ink
from tui.office import office

V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Line(Generic[V]):
    """One of the lines; it is the answer when it is chosen."""

    label: str
    beside: str
    """What more is said of it, fainter."""
    value: V


class ChooseDialog(Dialog[Line[V] | None]):
    """Lines that fit what is typed; None when nothing was chosen."""

    CSS_PATH = "choose.tcss"

    def __init__(self, title: str, lines: Sequence[Line[V]]) -> None:
        super().__init__(
            cancel_key(),
            quiet("down", "step(1)"),
            quiet("up", "step(-1)"),
            quiet("pagedown", "step(8)"),
            quiet("pageup", "step(-8)"),
        )
        self._title, self._lines = title, lines
        self._fit: list[Line[V]] = []
        self._listed: str | None = None

    def compose(self) -> ComposeResult:
        """Lay out the search line over the list."""
        with Vertical(id="card") as card:
            card.border_title = self._title
            card.border_subtitle = _("Enter takes · letters search · Esc cancels")
            yield Input(placeholder=_("some letters of it"), id="search")
            yield OptionList(id="lines", markup=False)

    def on_mount(self) -> None:
        """Be ready to type."""
        self.query_one("#search", Input).focus()
        self._list()

    async def take_key(self, event: events.Key) -> bool:
        """Let a key act before the next comes; letters belong to the search line."""
        if event.key == "enter":
            self._take(self.query_one("#lines", OptionList).highlighted)
        elif await office(self).act(event, self.query_one("#search", Input)) and self.is_current:
            self._list()
        return True

    def on_input_changed(self, _event: Input.Changed) -> None:
        """Search, when the line was changed without a key."""
        self._list()

    def _list(self) -> None:
        text = self.query_one("#search", Input).value
        if text == self._listed:
            return
        self._listed, sought = text, folded(text).split()
        self._fit = [one for one in self._lines if _fits(one, sought)]
        found, hues = self.query_one("#lines", OptionList), ink(self.app)
        wide = max((len(one.label) for one in self._lines), default=0)
        found.set_options(
            Option(
                Text.assemble(
                    (f"{one.label:<{wide}}  ", hues.text),
                    (one.beside, hues.muted),
                    no_wrap=True,
                    overflow="ellipsis",
                )
            )
            for one in self._fit
        )
        if self._fit:
            found.highlighted = 0
        else:
            nothing = Text(_("Nothing found. Fewer letters find more."), style=hues.muted)
            found.set_options([Option(nothing, disabled=True)])

    def action_step(self, by: int) -> None:
        """Move in the list while the search line keeps the focus."""
        step_in(self.query_one("#lines", OptionList), by)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Take the line clicked."""
        self._take(event.option_index)

    def _take(self, at: int | None) -> None:
        if at is not None and at < len(self._fit):
            self.dismiss(self._fit[at])


def _fits(line: Line[V], sought: Sequence[str]) -> bool:
    words = folded(f"{line.label} {line.beside}")
    return all(one in words for one in sought)
