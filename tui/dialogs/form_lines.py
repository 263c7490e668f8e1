"""The lines of a form: a label, and what is typed or chosen beside it; and a board below."""

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, cast

from rich.text import Text
from textual.app import App, ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.dom import DOMNode
from textual.suggester import SuggestFromList
from textual.widgets import Input, Label

from league.errors import LeagueError
from league.facts.games import Color
from league.language import _, current
from league.views.boards import BoardView
from tui.app_protocol import AppProtocol
from tui.dialogs.form_model import Field, Form
from tui.kit.board import SMALL_BOARD, board_text, usual_signs
from tui.kit.choice import Choice
from tui.kit.themes import ink

if TYPE_CHECKING:
    from tui.kit.long_text import LongText

if TYPE_CHECKING:
    from tui.kit.long_text import LongText

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


def reason_line(form: Form, name: str) -> Field:
    """Return the field of the reason, below those of a form."""
    usual = _("goes into the journal") if form.needs_reason else _("needed in spite of a finding")
    return Field(name, _("Reason"), hint=form.reason or usual, needed=form.needs_reason)


def keys_line(form: Form, *, found: bool) -> str:
    """Return which keys a form has; ``found`` = something was found that can be explained."""
    if not form.stores:
        return _("F3 why? · Esc closes") if found else _("Esc closes · F1 keys")
    if found:
        return _("F2 stores · F3 why? · Esc cancels")
    return _("F2 stores · Esc cancels · F1 keys")


def answers_in(form: DOMNode) -> dict[str, str]:
    """Return what stands in the fields below a widget, by name."""
    inputs = {one.id or "": one.value.strip() for one in form.query(Input)}
    inputs |= {one.id or "": one.text.strip() for one in _long_texts(form)}
    return inputs | {one.id or "": one.value for one in form.query(Choice)}


def fill_in(form: DOMNode, typed: Mapping[str, str]) -> None:
    """Put what was typed before into the fields below a widget."""
    for line in form.query(Input):
        line.value = typed.get(line.id or "", line.value)
    for choice in form.query(Choice):
        choice.choose(typed.get(choice.id or "", choice.value))
    for long in _long_texts(form):
        long.say(typed.get(long.id or "", long.text))


def _long_texts(form: DOMNode) -> "Iterable[LongText]":
    # By name: the class is slow to load, and few forms have such a field.
    return cast("Iterable[LongText]", form.query("LongText"))


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
