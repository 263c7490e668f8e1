"""A field of several lines, such as for a score sheet."""

from textual.widgets import TextArea

from tui.kit.frame import HEIGHTS

GROWTH = 3
"""How many times its lines it may take in a tall window."""


class LongText(TextArea):
    """Tab leads on to the next field; what is pasted may have line ends."""

    takes_lines = True

    def __init__(self, text: str, *, lines: int, id: str) -> None:
        super().__init__(text, id=id, tab_behavior="focus", show_line_numbers=False, compact=True)
        self._lines = lines

    def on_mount(self) -> None:
        """Take the lines it is given, and more where there is room for what is typed."""
        tall = self.app.size.height >= HEIGHTS[-1][0]
        self.styles.min_height = self._lines
        self.styles.max_height = self._lines * (GROWTH if tall else 1)
        self.say(self.text)

    def say(self, text: str) -> None:
        """Put a text in place of the one there was, and go to its end."""
        if text != self.text:
            self.text = text
        self.move_cursor(self.document.end)
