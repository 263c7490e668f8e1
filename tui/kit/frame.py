"""What every screen has: keys in the user's language, title line, footer."""

import re
from collections.abc import Iterable, Iterator

from rich.text import Text
from textual.binding import Binding
from textual.widget import Widget
from textual.widgets import Static

from league.language import _
from tui.kit.foot import Foot
from tui.kit.line import Line
from tui.kit.themes import ink

OWN = "own."
"""Marks our own bindings among those of the library's widgets."""
ON_EVERY_PAGE = frozenset({f"{OWN}back", f"{OWN}undo_last", f"{OWN}papers"})
"""Keys that are no page's own: the palette offers them for the page one is on."""

WIDTHS: list[tuple[int, str]] = [(0, "-tiny"), (70, "-narrow"), (110, "-wide"), (160, "-huge")]
HEIGHTS: list[tuple[int, str]] = [(0, "-flat"), (20, "-low"), (32, "-tall")]
"""Sizes of the window from which a look begins."""
SMALLEST = (70, 20)
"""Columns and rows below which nothing sensible can be shown."""
_FUNCTION_KEY = re.compile(r"f\d+")
"""As keyboards have it the letter is a capital one."""


def key(
    keys: str,
    action: str,
    label: str,
    tip: str = "",
    *,
    show: bool = True,
    shown_as: str | None = None,
) -> Binding:
    """Return a key with its label, which must be in the language in use."""
    if shown_as is None and _FUNCTION_KEY.fullmatch(keys):
        shown_as = keys.upper()
    return Binding(keys, action, label, show, shown_as, tooltip=tip, id=OWN + action)


def quiet(
    keys: str, action: str, label: str = "", tip: str = "", shown_as: str | None = None
) -> Binding:
    """Return a key that the last line does not name; without a label it is told nowhere."""
    return key(keys, action, label, tip, show=False, shown_as=shown_as)


def fills(keys: str, form: str, label: str, tip: str = "") -> Binding:
    """Return the key that fills in a form, where the page says that it fits."""
    return key(keys, f"form('{form}')", label, tip)


def why_key(tip: str = "") -> Binding:
    """Return the key that explains, on the thing itself."""
    return key("question_mark", "why", _("why?"), tip, shown_as="?")


def papers_key() -> Binding:
    """Return the key that offers the papers of what is shown."""
    tip = _("Write papers of what is shown: PDF, Excel, CSV, text")
    return quiet("f12", "papers", _("papers"), tip, shown_as="F12")


def finding_keys() -> list[Binding]:
    """Return the keys that lead from one open finding to the next."""
    tip = _("In the order of the work list, from match to match and from list to list")
    ahead, back = _("next open finding"), _("open finding before")
    return [
        quiet("right_square_bracket", "finding(1)", ahead, tip, shown_as="]"),
        quiet("left_square_bracket", "finding(-1)", back, tip, shown_as="["),
    ]


def page_keys(own: Iterable[Binding], *, leaving: bool) -> Iterator[Binding]:
    """Yield the keys of every page beside its own.

    A page with steps of its own that are not stored yet takes those back, and not the last of all.
    """
    taken = {one.key for one in own}
    undo = quiet("ctrl+z", "undo_last", _("undo"), _("Take the last step back"))
    yield from (one for one in (undo, *finding_keys()) if one.key not in taken)
    yield papers_key()
    if leaving:
        yield key("escape,backspace", "back", _("back"), shown_as="Esc")


def looks_of(width: int, height: int) -> tuple[str, str]:
    """Return the looks of a window, in columns and rows, that the library finds out later."""
    return (
        [name for least, name in WIDTHS if width >= least][-1],
        [name for least, name in HEIGHTS if height >= least][-1],
    )


class TitleBar(Line):
    """Where one is, and on the right what the program is doing."""

    def __init__(self, *places: str) -> None:
        super().__init__(id="title-bar")
        self._places = places
        self._state = ""
        self._busy = False

    def go(self, *places: str) -> None:
        """Name the place: from the season down to the thing shown."""
        if places != self._places:
            self._places = places
            self.refresh()

    def say(self, state: str) -> None:
        """Show a state that lasts, such as changes not yet stored; empty takes it away."""
        if state != self._state:
            self._state = state
            self.refresh()

    def busy(self, working: bool) -> None:
        """Show that something is being worked on."""
        if working != self._busy:
            self._busy = working
            self.refresh()

    def render(self) -> Text:
        """Return the line."""
        hues = ink(self.app)
        line = Text(" ♞ Spielleiter", style=f"bold {hues.primary}")
        for number, place in enumerate(self._places, 1):
            last = number == len(self._places)
            line.append("  ›  " if number > 1 else "  │  ", style=hues.faint)
            line.append(place, style=f"bold {hues.text}" if last else hues.muted)
        right = Text(_("working …") if self._busy else self._state, style=f"bold {hues.warn}")
        if who := self.app.sub_title:
            right.append(f"  {who}", style=hues.muted)
        room = max(self.size.width - right.cell_len - 2, 10)
        line.truncate(room, overflow="ellipsis", pad=True)
        return line.append(" ").append_text(right)


class TooSmall(Static):
    """Takes the screen's place in a window that is too small; what had the focus gets it back."""

    _left: Widget | None = None

    def on_mount(self) -> None:
        """Remember where the focus is as long as one sees it."""
        self.watch(self.screen, "focused", self._remember, init=True)

    def _remember(self, focused: Widget | None) -> None:
        width, height = self.app.size
        if focused is not None and width >= SMALLEST[0] and height >= SMALLEST[1]:
            self._left = focused

    def on_hide(self) -> None:
        """Give the focus back."""
        if self._left is not None and self._left.is_attached:
            self.screen.set_focus(self._left)

    def render(self) -> Text:
        """Return the sentence."""
        width, height = self.app.size
        return Text(
            _(
                "This window has {width} × {height} characters; at least {columns} × {rows} are "
                "needed. Please make it larger."
            ).format(width=width, height=height, columns=SMALLEST[0], rows=SMALLEST[1]),
            justify="center",
        )


def frame(title: TitleBar, content: Iterable[Widget]) -> Iterator[Widget]:
    """Yield a screen's parts in the order they stand."""
    yield title
    yield from content
    yield Foot()
    yield TooSmall(id="too-small")
