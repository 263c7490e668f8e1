"""One of a few answers, changed with the arrow keys."""

from collections.abc import Sequence

from rich.text import Text
from textual.events import Blur
from textual.message import Message
from textual.widget import Widget

from league.language import _
from tui.kit.frame import key, quiet
from tui.kit.themes import ink
from tui.textual_gaps import bind


class Choice(Widget, can_focus=True):
    """Shows one of several answers; left and right change it, letters look for one."""

    class Changed(Message):
        """Another answer was chosen."""

    def __init__(self, answers: Sequence[tuple[str, str]], chosen: str, *, id: str) -> None:
        super().__init__(id=id)
        self._answers = tuple(answers)
        values = [value for value, _label in self._answers]
        self._at = values.index(chosen) if chosen in values else 0
        self._sought = ""
        """What was typed to find an answer, since the hands came here."""
        # With nothing to choose from, the hands go to what can be answered.
        self.can_focus = len(self._answers) > 1
        bind(
            self,
            key("right,space", "turn(1)", _("other answer"), shown_as="←→"),
            quiet("left", "turn(-1)"),
        )

    @property
    def value(self) -> str:
        """Return the answer chosen."""
        return self._answers[self._at][0]

    def choose(self, value: str) -> None:
        """Choose an answer by its value; one that is not there changes nothing."""
        values = [one for one, _label in self._answers]
        if value in values:
            self.action_turn(values.index(value) - self._at)

    def action_turn(self, by: int) -> None:
        """Choose the next answer; letters look anew from there."""
        self._sought = ""
        self._at = (self._at + by) % len(self._answers)
        # The other answer may need more lines.
        self.refresh(layout=True)
        self.post_message(self.Changed())

    def take_letter(self, letter: str) -> bool:
        """Choose the first answer that holds all that was typed; a letter too many is left out."""
        if not letter.isalnum():
            return False
        sought = self._sought + letter.casefold()
        for at, (_value, label) in enumerate(self._answers):
            if sought in "".join(label.casefold().split()):
                self.action_turn(at - self._at)
                self._sought = sought
                break
        return True

    def on_blur(self, _event: Blur) -> None:
        """Forget what was typed."""
        self._sought = ""

    def on_click(self) -> None:
        """Choose the next answer with the mouse."""
        self.action_turn(1)

    def render(self) -> Text:
        """Return the answer between arrows; the only one stands without them."""
        hues = ink(self.app)
        label = self._answers[self._at][1]
        style = f"bold {hues.text}" if self.has_focus else hues.text
        if not self.can_focus:
            return Text(label, style=style)
        return Text.assemble(("‹ ", hues.accent), (label, style), (" ›", hues.accent))
