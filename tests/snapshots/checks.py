"""What must be true of every screen: nothing overlaps, nothing is cut off."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any

from rich.cells import cell_len
from rich.text import Text
from textual.app import App
from textual.content import Content
from textual.geometry import Region
from textual.screen import Screen
from textual.strip import Strip
from textual.widget import Widget
from textual.widgets import Button, Input, OptionList, Static
from textual.widgets._toast import ToastRack

from tui.kit.drawing import Drawing
from tui.kit.foot import Foot
from tui.kit.frame import TitleBar
from tui.kit.grid import Grid
from tui.kit.line import SaidLine
from tui.pages.match.board_grid import LineupGrid

SHORTENS = (Grid, TitleBar, LineupGrid)
"""Widgets that may end a name or a path with “…”."""
PICTURES = ("bracket",)
"""Drawings that may do so; the line below tells in full what the cursor is on."""


def faults(app: App[Any], lines: Sequence[Strip]) -> list[str]:
    """Return what is wrong with the screen as it stands."""
    shown = {
        widget: (region, clip)
        for widget, (region, clip) in app.screen._compositor.visible_widgets.items()
        if not isinstance(widget, ToastRack) and widget.id != "textual-tooltip"
    }
    found = [*_overlaps(shown), *_outside(shown)]
    for widget in shown:
        found += [f"{_name(widget)}: {what}" for what in _cut(widget)]
    return [*found, *_shortened(app, lines)]


def _name(widget: Widget) -> str:
    return f"{type(widget).__name__}#{widget.id or ''}"


def _overlaps(shown: dict[Widget, tuple[Region, Region]]) -> Iterator[str]:
    for (one, (first, clip)), (other, (second, clip2)) in combinations(shown.items(), 2):
        layered = one.layer != other.layer or "screen" in (one.styles.overlay, other.styles.overlay)
        if one.parent is not other.parent or layered:
            continue
        if first.intersection(clip).overlaps(second.intersection(clip2)):
            yield f"{_name(one)} {first} lies over {_name(other)} {second}"


def _outside(shown: dict[Widget, tuple[Region, Region]]) -> Iterator[str]:
    for widget, (region, clip) in shown.items():
        seen = region.intersection(clip)
        above = [one for one in widget.ancestors if isinstance(one, Widget)]
        scrolls = [one for one in above if not isinstance(one, Screen)]
        if seen.width < region.width and not any(one.max_scroll_x for one in scrolls):
            yield f"{_name(widget)} goes out at the side: {region} in {clip}"
        if seen.height < region.height and not any(one.max_scroll_y for one in scrolls):
            yield f"{_name(widget)} goes out below: {region} in {clip}"


def _cut(widget: Widget) -> Iterator[str]:
    yield from _cut_border(widget)
    if isinstance(widget, Foot | SaidLine):
        if widget.render().cell_len > widget.content_size.width:
            yield f"“{widget.render().plain}” does not fit"
    elif isinstance(widget, Button):
        label = Content.from_text(widget.label)
        if label.cell_length > widget.content_size.width:
            yield f"“{label.plain}” does not fit its {widget.content_size.width} columns"
    elif isinstance(widget, Input):
        room = widget.content_size.width
        if not widget.value and len(widget.placeholder) > room:
            yield f"“{widget.placeholder}” does not fit its {room} columns"
    elif isinstance(widget, Grid | Drawing):
        yield from _cut_table(widget) if isinstance(widget, Grid) else _cut_drawing(widget)
    elif isinstance(widget, OptionList):
        yield from _cut_options(widget)
    elif isinstance(widget, Static):
        yield from _cut_text(widget)


def _cut_border(widget: Widget) -> Iterator[str]:
    # Two columns go to the corners and two to the blanks beside the words.
    room = widget.outer_size.width - 4
    for label in (widget._border_title, widget._border_subtitle):
        if label is not None and label.cell_length > room and widget.styles.border_top[0]:
            yield f"“{label.plain}” does not fit the border's {room} columns"


def _cut_text(widget: Static) -> Iterator[str]:
    text, (width, height) = widget.visual, widget.content_size
    if not isinstance(text, Content) or not text.plain.strip():
        return
    lines = [line.rstrip() for line in text.plain.splitlines()]
    wraps = widget.styles.text_wrap != "nowrap"
    pieces = text.plain.split() if wraps else lines
    for piece in pieces:
        if Content(piece).cell_length > width:
            yield f"“{piece}” does not fit its {width} columns"
    needed = widget.get_content_height(widget.size, widget.app.size, width)
    if wraps and needed > height:
        yield f"“{lines[0]} …” needs {needed} lines and has {height}"


def _cut_table(grid: Grid) -> Iterator[str]:
    if not grid.cells and grid.max_scroll_x:
        yield f"is {grid.max_scroll_x} columns too wide"
    for column in grid.sheet.columns:
        label, cells = grid.cols[column.number].label, [row[column.number] for row in _rows(grid)]
        if cell_len(label) > column.width:
            yield f"heading “{label}” does not fit its {column.width} columns"
        cut = [cell for cell in cells if cell.cell_len > column.width]
        if cut and not grid.cols[column.number].grow:
            yield f"“{cut[0].plain}” does not fit its {column.width} columns"
    for line in grid.sheet.message:
        if cell_len(line) > grid.sheet.room - 2 * grid.sheet.padding:
            yield f"“{line}” does not fit its {grid.sheet.room} columns"


def _cut_drawing(drawing: Drawing) -> Iterator[str]:
    room = drawing.scrollable_content_region.width
    for word in drawing.drawn.plain.split():
        if cell_len(word) > room:
            yield f"“{word}” does not fit its {room} columns"


def _rows(grid: Grid) -> Iterator[Sequence[Text]]:
    return (cells for _name, cells in grid.sheet.rows)


def _cut_options(found: OptionList) -> Iterator[str]:
    room = found.scrollable_content_region.width
    for option in found.options:
        line = option.prompt
        wide = getattr(line, "cell_len", 0)
        if getattr(line, "no_wrap", False) and wide > room - 2:
            yield f"“{line}” is {wide} columns wide and has {room - 2}"


def _shortened(app: App[Any], lines: Sequence[Strip]) -> Iterator[str]:
    """Yield words cut with “…” where that is not meant; a “…” after a blank is no cut."""
    for y, line in enumerate(lines):
        text = line.text
        for x, sign in enumerate(text):
            if sign != "…" or not text[x - 1 : x].strip():
                continue
            widget, _region = app.screen.get_widget_at(min(x, app.size.width - 1), y)
            if (
                widget is not app.screen
                and widget.id not in PICTURES
                and not isinstance(widget, SHORTENS)
            ):
                yield f"{_name(widget)}: cut in “{text[max(x - 20, 0) : x + 1].strip()}”"
