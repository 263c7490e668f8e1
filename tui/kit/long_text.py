"""A field of several lines, such as for a score sheet."""

from textual.widgets import TextArea


class LongText(TextArea):
    """Tab leads on to the next field; what is pasted may have line ends."""

    takes_lines = True

    def __init__(self, text: str, *, lines: int, id: str) -> None:
        super().__init__(text, id=id, tab_behavior="focus", show_line_numbers=False, compact=True)
        self.styles.height = lines
