"""Choosing one of many lines, by typing some letters of it."""

from collections.abc import Iterator, Sequence
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
from tui.app_protocol import app_of
from tui.dialogs.dialog import Dialog, cancel_key
from tui.kit.frame import quiet
from tui.kit.themes import ink

V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Line(Generic[V]):
    """One of the lines; it is the answer when it is chosen."""

    label: str
    value: V
    group: str = ""
    """Heading below which it stands, with its neighbours of the same group; empty = none."""


class ChooseDialog(Dialog[Line[V] | None]):
    """Lines that fit what is typed; None when nothing was chosen."""

    CSS_PATH = "choose.tcss"

    def __init__(self, title: str, lines: Sequence[Line[V]]) -> None:
        super().__init__(
            cancel_key(),
            quiet("down", "step('cursor_down')"),
            quiet("up", "step('cursor_up')"),
            quiet("pagedown", "step('page_down')"),
            quiet("pageup", "step('page_up')"),
        )
        self._title, self._lines = title, lines
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
            self._take(self.query_one("#lines", OptionList).highlighted_option)
        elif await app_of(self).act(event, self.query_one("#search", Input)) and self.is_current:
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
        found = self.query_one("#lines", OptionList)
        found.set_options(self._options(sought))
        found.action_first()

    def _options(self, sought: Sequence[str]) -> Iterator[Option]:
        """Yield the lines that fit, named by their places, below the headings of their groups."""
        hues, group, nothing = ink(self.app), "", True
        for at, one in enumerate(self._lines):
            if not _fits(one, sought):
                continue
            if one.group != group:
                group = one.group
                yield Option(Text(group, style=hues.muted), disabled=True)
            indent = "  " if group else ""
            yield Option(Text(f"{indent}{one.label}", style=hues.text), id=str(at))
            nothing = False
        if nothing:
            words = _("Nothing found. Fewer letters find more.")
            yield Option(Text(words, style=hues.muted), disabled=True)

    def action_step(self, step: str) -> None:
        """Move in the list, over its headings, while the search line keeps the focus."""
        getattr(self.query_one("#lines", OptionList), f"action_{step}")()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Take the line clicked."""
        self._take(event.option)

    def _take(self, option: Option | None) -> None:
        if option is not None and option.id is not None:
            self.dismiss(self._lines[int(option.id)])


def _fits(line: Line[V], sought: Sequence[str]) -> bool:
    words = folded(f"{line.label} {line.group}")
    return all(one in words for one in sought)
