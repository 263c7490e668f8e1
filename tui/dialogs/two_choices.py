"""A question that may come of itself while one types, with two answers."""

from collections.abc import Mapping
from math import inf

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Button, Static

from league.language import _
from tui.dialogs.dialog import Dialog
from tui.kit.board_keys import RESULTS
from tui.kit.cells import capital
from tui.kit.frame import key


class EitherDialog(Dialog[bool | None]):
    """True or False by letter or button; None: neither yet, which changes nothing."""

    def __init__(
        self,
        title: str,
        said: Mapping[str, str],
        yes: tuple[str, str],
        no: tuple[str, str],
        later: str,
    ) -> None:
        """``said`` by what the look calls each part; ``yes`` and ``no`` are letter and label."""
        super().__init__(
            key(f"{yes[0].lower()},{yes[0]}", "dismiss(True)", yes[1]),
            key(f"{no[0].lower()},{no[0]}", "dismiss(False)", no[1]),
            key("escape", "dismiss(None)", later, shown_as="Esc"),
        )
        self._title, self._said = title, said
        self._yes, self._no = (f"{letter} {capital(label)}" for letter, label in (yes, no))
        self._later = capital(later)
        self._stood = inf

    def compose(self) -> ComposeResult:
        """Lay out the question; the answer that changes nothing has the focus."""
        with Vertical(id="card") as card:
            card.border_title = self._title
            for name, words in self._said.items():
                yield Static(Text(words), id=name)
            yield from self.parts()
            with Horizontal(id="buttons"):
                yield Button(self._later, variant="primary", id="none")
                yield Button(self._yes, id="yes")
                yield Button(self._no, variant="warning", id="no")

    def parts(self) -> ComposeResult:
        """Show what else is to be seen between words and answers; here nothing."""
        yield from ()

    def on_mount(self, event: events.Mount) -> None:
        """Remember since when it can be answered."""
        self._stood = event.time

    async def take_key(self, event: events.Key) -> bool:
        """Say that what was typed on, because the question came of itself, is entered nowhere."""
        typed_on = event.character in RESULTS or event.time < self._stood
        if typed_on:
            self.notify(_("Not entered: this question comes first."), markup=False)
        return typed_on

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Answer."""
        self.dismiss({"yes": True, "no": False}.get(event.button.id or ""))
