"""A question over a page."""

from typing import TypeVar

from textual.await_complete import AwaitComplete
from textual.screen import ModalScreen

T = TypeVar("T")


class Dialog(ModalScreen[T]):
    """Answered once: a second Enter that was typed meanwhile would close the page below."""

    _answered = False

    def dismiss(self, result: T | None = None) -> AwaitComplete:
        """Close it with an answer."""
        if self._answered:
            return AwaitComplete()
        self._answered = True
        return super().dismiss(result)
