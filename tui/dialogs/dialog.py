"""A question over a page."""

from collections.abc import Callable
from typing import TypeVar

from textual.app import App
from textual.await_complete import AwaitComplete
from textual.binding import Binding
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import OptionList

from league.language import _
from tui.app_protocol import AppProtocol
from tui.kit.frame import key, quiet
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

    def action_scroll(self, pages: int) -> None:
        """Read on in the preview."""
        preview = self.query_one("#preview", VerticalScroll)
        preview.scroll_relative(y=pages * max(preview.size.height - 1, 1), animate=False)


def ask(
    app: AppProtocol | App[object], dialog: Dialog[T | None], then: Callable[[T], object]
) -> None:
    """Ask something; where the answer is none, or no, nothing follows."""

    def answered(answer: T | None) -> None:
        if answer:
            then(answer)

    app.push_screen(dialog, answered)


def scroll_keys() -> list[Binding]:
    """Return the keys that read on in the preview of a dialog."""
    on = quiet("pagedown", "scroll(1)", _("read on below"), shown_as=_("PgDn"))
    return [on, quiet("pageup", "scroll(-1)")]


def cancel_key(keys: str = "escape") -> Binding:
    """Return the key that leaves everything as it is."""
    return key(keys, "cancel", _("cancel"), shown_as="Esc")


def step_in(found: OptionList, by: int) -> None:
    """Move in a list while the line to type in keeps the focus."""
    if found.highlighted is not None:
        found.highlighted = min(max(found.highlighted + by, 0), found.option_count - 1)
