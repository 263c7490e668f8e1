"""A question over a page."""

from typing import TypeVar

from textual.await_complete import AwaitComplete
from textual.binding import Binding
from textual.screen import ModalScreen
from textual.widgets import OptionList

from league.language import _
from tui.kit.frame import key
from tui.textual_gaps import bind

T = TypeVar("T")


class Dialog(ModalScreen[T]):
    """Answered once: a second Enter that was typed meanwhile would close the page below."""

    _answered = False

    def __init__(self, *keys: Binding) -> None:
        super().__init__()
        bind(self, *keys)

    def dismiss(self, result: T | None = None) -> AwaitComplete:
        """Close it with an answer."""
        if self._answered:
            return AwaitComplete()
        self._answered = True
        return super().dismiss(result)

    def action_cancel(self) -> None:
        """Leave everything as it is."""
        self.dismiss(None)


def cancel_key(keys: str = "escape") -> Binding:
    """Return the key that leaves everything as it is."""
    return key(keys, "cancel", _("cancel"), shown_as="Esc")


def step_in(found: OptionList, by: int) -> None:
    """Move in a list while the line to type in keeps the focus."""
    if found.highlighted is not None:
        found.highlighted = min(max(found.highlighted + by, 0), found.option_count - 1)
