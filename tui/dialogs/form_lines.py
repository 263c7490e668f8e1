"""The lines of a form: a label, and what is typed or chosen beside it; and a board below."""

from collections.abc import Callable, Mapping
from typing import cast

from rich.text import Text
from textual.app import App, ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.suggester import SuggestFromList
from textual.widgets import Input, Label

from league.errors import LeagueError
from league.facts.games import Color
from league.language import current
from league.views.boards import BoardView
from tui.app_protocol import AppProtocol
from tui.dialogs.form_model import Field
from tui.kit.board import SMALL_BOARD, board_text, usual_signs
from tui.kit.choice import Choice
from tui.kit.themes import ink

FEW = 6
"""Fields beside which the preview has room enough; beside more it is lower, to be scrolled."""


class Fields(VerticalScroll, inherit_bindings=False):
    """Goes along with the field that is typed in: the keys that scroll are those of the preview."""


def field_line(one: Field) -> ComposeResult:
    """Lay out a line of a form."""
    with Horizontal(classes="line"):
        yield Label(one.label, markup=False)
        if one.answers:
            yield Choice(one.answers, one.value, id=one.name)
        elif one.lines > 1:
            from tui.kit.long_text import LongText  # noqa: PLC0415  # slow to load

            yield LongText(one.value, lines=one.lines, id=one.name)
        else:
            suggester = SuggestFromList(one.suggested, case_sensitive=False)
            yield Input(
                one.value,
                placeholder=one.hint,
                id=one.name,
                suggester=suggester if one.suggested else None,
            )


async def typed_board(
    app: AppProtocol, board: Callable[[Mapping[str, str]], BoardView], typed: Mapping[str, str]
) -> Text | None:
    """Return the position that what is typed leads to; None = to none."""
    try:
        found = await app.in_thread(board, typed)
    except LeagueError:
        return None
    hues, signs = ink(cast("App[object]", app)), usual_signs(current())
    return board_text(found, signs, SMALL_BOARD, hues, below=Color.WHITE)
