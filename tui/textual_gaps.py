"""What the libraries of the screen leave no other way to: each with its reason."""

import rich.control
import textual.content

from league import text


def show_control_signs() -> None:
    """Have every text of the screen show the signs that a terminal would obey.

    The libraries drop a few of them from every text that is made, unseen, and send the others to
    the terminal. They do so by a table of their own, which here says for each what is shown.
    """
    shown = text.pictures()
    for table in (
        rich.control._CONTROL_STRIP_TRANSLATE,  # noqa: SLF001  # there is no other way
        textual.content._CONTROL_STRIP_TRANSLATE,  # noqa: SLF001  # the same
    ):
        table.update(shown)  # type: ignore[arg-type]  # str.translate takes words as well
