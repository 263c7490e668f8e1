"""The rule book: every paragraph, what it says in our words, its values and how we read it."""

from collections.abc import Sequence

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Container, VerticalScroll
from textual.screen import Screen
from textual.widgets import Input, Static

from league.language import _
from league.services.searching import folded
from league.views import ParagraphView
from tui.widgets.frame import TitleBar, bind, frame, key
from tui.widgets.grid import Col, Grid
from tui.widgets.themes import Ink, ink


def kind_word(kind: str) -> str:
    """Return what the program does with a paragraph of this kind."""
    return {
        "check": _("checked"),
        "value": _("value"),
        "procedure": _("procedure"),
        "deadline": _("deadline"),
        "record": _("recorded"),
        "document": _("document"),
        "text": _("text"),
    }.get(kind, kind)


class RulesScreen(Screen[None]):
    """A list to filter, and the paragraph under the cursor beside it."""

    CSS_PATH = "rules.tcss"

    def __init__(self, paragraphs: Sequence[ParagraphView], paragraph: str | None = None) -> None:
        super().__init__()
        self._all, self._wanted = paragraphs, paragraph
        bind(
            self,
            key("slash", "filter", _("filter"), shown_as="/"),
            key("escape", "back", _("back"), shown_as="Esc"),
        )

    def compose(self) -> ComposeResult:
        """Lay out list and text."""
        yield from frame(
            TitleBar(_("Rule book")),
            [
                Input(placeholder=_("filter: number, title or word"), id="filter"),
                Container(
                    Grid(id="paragraphs", opens=_("read"), empty=_("No paragraph has this in it.")),
                    VerticalScroll(Static(id="text"), id="reading", classes="pane"),
                    id="desk",
                ),
            ],
        )

    def on_mount(self) -> None:
        """Show the book."""
        self._list()
        grid = self.query_one("#paragraphs", Grid)
        if self._wanted:
            grid.select(self._wanted)
        grid.focus()
        self.app.theme_changed_signal.subscribe(self, lambda _theme: self._list())

    def on_input_changed(self) -> None:
        """Filter the list."""
        self._list()

    def on_input_submitted(self) -> None:
        """Go to the list."""
        self.query_one("#paragraphs").focus()

    def _list(self) -> None:
        sought, hues = folded(self.query_one("#filter", Input).value.strip()), ink(self.app)
        rows = [
            (
                entry.id,
                [
                    Text(entry.id, style=hues.accent),
                    Text(entry.title),
                    Text(kind_word(entry.kind), style=hues.muted),
                ],
            )
            for entry in self._all
            if sought in folded(f"{entry.id} {entry.title} {entry.says} {entry.reading}")
        ]
        self.query_one("#paragraphs", Grid).fill(
            [Col("§"), Col(_("Title"), grow=True), Col(_("Kind"))], rows
        )
        self._show()

    def on_data_table_row_highlighted(self) -> None:
        """Show the paragraph under the cursor."""
        self._show()

    def on_data_table_row_selected(self) -> None:
        """Go to the text, to scroll in it."""
        self.query_one("#reading").focus()

    def _show(self) -> None:
        chosen = self.query_one("#paragraphs", Grid).current
        entry = next((one for one in self._all if one.id == chosen), None)
        text = words(entry, ink(self.app)) if entry else Text()
        self.query_one("#text", Static).update(text)
        self.query_one("#reading", VerticalScroll).scroll_home(animate=False)

    def action_filter(self) -> None:
        """Go to the filter."""
        self.query_one("#filter").focus()

    def action_back(self) -> None:
        """From the filter or text to the list, from the list back."""
        grid = self.query_one("#paragraphs", Grid)
        if self.focused is grid:
            self.dismiss(None)
        else:
            grid.focus()


def words(entry: ParagraphView, hues: Ink) -> Text:
    """Return a paragraph as it is read."""
    text = Text.assemble(
        (entry.citation, f"bold {hues.accent}"), "  ", (entry.title, f"bold {hues.text}")
    )
    text.append(f"\n{kind_word(entry.kind)}\n\n", style=f"italic {hues.muted}")
    text.append(f"{entry.says}\n")
    if entry.reading:
        text.append(f"\n{_('How we read it')}\n", style=f"bold {hues.primary}")
        text.append(f"{entry.reading}\n")
    if entry.values:
        text.append(f"\n{_('Values')}\n", style=f"bold {hues.primary}")
        for name, value, since in entry.values:
            text.append(f"{name}  ", style=hues.muted).append(value, style=f"bold {hues.text}")
            text.append("  " + _("since {day}").format(day=since) + "\n", style=hues.faint)
    return text
