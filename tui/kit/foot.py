"""The last line: the keys that act now, as many as fit, and always how to see the others."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text
from textual import events
from textual.binding import ActiveBinding
from textual.screen import Screen

from tui.kit.line import Line

GAP = "  "
MORE = "… "
"""Stands before the last key where some were left out."""

LAST, KEPT = "help", ("back", "cancel")
"""Actions: the key shown at the right end, and those shown also where there is little room."""


@dataclass(frozen=True, slots=True)
class Hint:
    """A key in the line."""

    key: str
    """The key itself, as it is pressed when one clicks here."""
    shown: str
    label: str
    tip: str = ""
    action: str = ""
    able: bool = True

    @property
    def width(self) -> int:
        """Columns needed."""
        return cell_len(f"{self.shown} {self.label}")


def fitting(hints: Sequence[Hint], width: int) -> tuple[list[Hint], Hint | None, bool]:
    """Return the keys from the left, the one at the right end, and whether all are there."""
    last = next((hint for hint in hints if hint.action == LAST), None)
    rest = [hint for hint in hints if hint is not last]
    room = width - (last.width + len(GAP) if last else 0)
    if _together(rest) <= room:
        return rest, last, True
    must = [hint for hint in rest if hint.action in KEPT][:1]
    free = [hint for hint in rest if hint not in must]
    room -= len(MORE)
    kept = next(
        (free[:n] for n in range(len(free), 0, -1) if _together([*free[:n], *must]) <= room), []
    )
    return [hint for hint in rest if hint in kept or hint in must], last, False


def _together(hints: Sequence[Hint]) -> int:
    return sum(hint.width for hint in hints) + len(GAP) * max(len(hints) - 1, 0)


class Foot(Line):
    """Keys to read and to click on."""

    ALLOW_SELECT = False
    COMPONENT_CLASSES = {"foot--key", "foot--label", "foot--unable"}  # noqa: RUF012  # the library's
    DEFAULT_CSS = """
    Foot {
        dock: bottom;
        padding: 0 1;
        background: $footer-background;
        color: $footer-description-foreground;
    }
    Foot > .foot--key {
        color: $footer-key-foreground;
        text-style: bold;
    }
    Foot > .foot--label {
        color: $footer-description-foreground;
    }
    Foot > .foot--unable {
        color: $foreground-muted;
        text-style: italic;
    }
    """

    def __init__(self) -> None:
        super().__init__(id="foot")
        self._hints: list[Hint] = []
        self._places: list[tuple[int, int, Hint]] = []

    def on_mount(self) -> None:
        """Follow the keys as they change."""
        self.screen.bindings_updated_signal.subscribe(self, self._changed)

    def _changed(self, screen: Screen[object]) -> None:
        if self.is_attached and screen is self.screen and self.app.app_focus:
            hints = list(self._read())
            if hints != self._hints:
                self._hints = hints
                self.refresh()

    def _read(self) -> list[Hint]:
        found: dict[str, Hint] = {}
        for active in self.screen.active_bindings.values():
            if active.binding.show:
                # Two keys may do the same: one of them is enough here, the help has both.
                found.setdefault(active.binding.description, self._hint(active))
        return list(found.values())

    def _hint(self, active: ActiveBinding) -> Hint:
        binding = active.binding
        return Hint(
            binding.key,
            self.app.get_key_display(binding),
            binding.description,
            active.tooltip or "",
            binding.action.rpartition(".")[2],
            active.enabled,
        )

    def render(self) -> Text:
        """Return the line."""
        width, looks = self.content_size.width, self._looks()
        left, last, all_there = fitting(self._hints, width)
        line = Text()
        starts = accumulate((hint.width + len(GAP) for hint in left), initial=0)
        self._places = [
            (start, start + hint.width, hint) for start, hint in zip(starts, left, strict=False)
        ]
        for number, hint in enumerate(left):
            line.append(GAP if number else "").append_text(_words(hint, looks))
        if last is not None:
            line.append(" " * (width - line.cell_len - last.width - len(MORE)))
            line.append("  " if all_there else MORE).append_text(_words(last, looks))
            self._places.append((width - last.width, width, last))
        return line

    def _looks(self) -> dict[str, Style]:
        names = ("key", "label", "unable")
        return {name: self.get_component_rich_style(f"foot--{name}") for name in names}

    def _at(self, x: int) -> Hint | None:
        column = x - self.gutter.left
        return next((hint for start, end, hint in self._places if start <= column < end), None)

    def on_click(self, event: events.Click) -> None:
        """Press the key that was clicked."""
        if hint := self._at(event.x):
            self.app.simulate_key(hint.key)

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Say more about the key under the mouse."""
        hint = self._at(event.x)
        self.tooltip = hint.tip if hint and hint.tip else None


def _words(hint: Hint, looks: Mapping[str, Style]) -> Text:
    key, label = looks["key" if hint.able else "unable"], looks["label" if hint.able else "unable"]
    return Text.assemble((hint.shown, key), " ", (hint.label, label))
