"""Parts of a screen side by side where there is room, one at a time where there is not."""

from collections.abc import Sequence
from itertools import count

from rich.cells import cell_len
from textual.content import Content
from textual.screen import Screen
from textual.widget import Widget

from tui.kit.drawing import Drawing
from tui.kit.grid import Grid
from tui.kit.parts import Part, Picture, Prose, Table
from tui.kit.themes import ink

Places = Sequence[Sequence[tuple[str, str]]]
"""The places of a screen, each with the panes (id, label) that share it in a narrow window."""
_APART, _TOGETHER = " │ ", "│"
_CORNERS = 4
"""Columns of a border that its title leaves free."""


def pane_for(part: Part) -> Widget:
    """Return what shows a part."""
    if isinstance(part, Table):
        opens, shown = part.opens, bool(part.opens)
        return Grid(id=part.name, cells=part.cells, empty=part.empty, opens=opens, shown=shown)
    return Drawing(id=part.name)


def fill_pane(pane: Widget, part: Part) -> None:
    """Show a part as it is now; a pane that a page has made in a way of its own it fills itself."""
    if isinstance(part, Table) and isinstance(pane, Grid):
        pane.empty = part.empty
        pane.fill(part.columns, part.rows)
    elif isinstance(part, Picture) and isinstance(pane, Drawing):
        pane.fill(part.paint)
    elif isinstance(part, Prose) and isinstance(pane, Drawing):
        pane.say(part.text)


def show_pane(screen: Screen[None], chosen: str, places: Places) -> None:
    """Bring one pane forward in its place and focus it."""
    for panes in places:
        names = [name for name, _label in panes]
        if chosen in names:
            for name in names:
                screen.query_one(f"#{name}", Widget).set_class(name == chosen, "-front")
    screen.set_focus(screen.query_one(f"#{chosen}", Widget))


def settle_panes(screen: Screen[None], places: Places) -> None:
    """Leave exactly one pane in front in each place: the focused one, else the first that was."""
    for panes in places:
        widgets = [screen.query_one(f"#{name}", Widget) for name, _label in panes]
        fronts = [widget for widget in widgets if widget.has_class("-front")] or widgets
        kept = next((widget for widget in fronts if widget.has_focus), fronts[0])
        for widget in widgets:
            widget.set_class(widget is kept, "-front")


def title_panes(screen: Screen[None], places: Places, *, apart: bool) -> None:
    """Write each pane's title with the key that leads there.

    Where panes share a place (not ``apart``), the title names all of them, to click on.
    """
    numbers = count(1)
    for panes in places:
        tabs = [(name, f"{next(numbers)} {label}") for name, label in panes]
        for name, _label in tabs:
            pane = screen.query_one(f"#{name}", Widget)
            pane.border_title = _title(
                screen, name, [tab for tab in tabs if tab[0] == name or not apart]
            )


def _title(screen: Screen[None], here: str, tabs: Sequence[tuple[str, str]]) -> Content:
    hues = ink(screen.app)
    parts: list[str | tuple[str, str]] = []
    room = screen.app.size.width - _CORNERS
    between, labels = fitting(here, tabs, room)
    for name, label in labels:
        parts += [between] if parts else []
        style = f"bold {hues.accent}" if name == here else hues.muted
        parts.append((label, f"{style} @click=screen.pane('{name}')"))
    return Content.assemble(*parts)


def fitting(
    here: str, tabs: Sequence[tuple[str, str]], room: int
) -> tuple[str, Sequence[tuple[str, str]]]:
    """Return what stands between the labels, and the labels.

    Where they are too long they move together; where that does not help, the panes behind are told
    by their numbers alone.
    """
    texts = [label for _name, label in tabs]
    for between in (_APART, _TOGETHER):
        if cell_len(between.join(texts)) <= room:
            return between, tabs
    return _APART, [(name, label if name == here else label.split()[0]) for name, label in tabs]
