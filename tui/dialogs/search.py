"""Finding anything: clubs, players, matches, divisions, paragraphs."""

from typing import TYPE_CHECKING

from rich.text import Text
from textual import work
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Input, OptionList
from textual.widgets.option_list import Option

from league.language import _
from tui.app_protocol import app_of
from tui.dialogs.dialog import Dialog, cancel_key, step_in
from tui.kit.cells import kind_word
from tui.kit.frame import quiet
from tui.kit.themes import Ink, ink

if TYPE_CHECKING:
    from league.views.search import Hit


class SearchDialog(Dialog["Hit | None"]):
    """Search as you type; the answer is what was chosen."""

    CSS_PATH = "search.tcss"

    def __init__(self) -> None:
        super().__init__(
            cancel_key(),
            quiet("down", "step(1)"),
            quiet("up", "step(-1)"),
            quiet("pagedown", "step(8)"),
            quiet("pageup", "step(-8)"),
        )
        self._hits: list[Hit] = []
        self._listed = ""

    def compose(self) -> ComposeResult:
        """Lay out the search line over the hits."""
        with Vertical(id="card") as card:
            card.border_title = _("Search")
            card.border_subtitle = _("Enter opens · Esc closes")
            yield Input(
                placeholder=_("club, team, player, match, division or paragraph"), id="search"
            )
            yield OptionList(id="hits", markup=False)

    def on_mount(self) -> None:
        """Be ready to type."""
        self.query_one("#search", Input).focus()

    def on_input_changed(self, event: Input.Changed) -> None:
        """Search for what is typed; an older search still under way is dropped."""
        self._search(event.value)

    @work(exclusive=True, group="search")
    async def _search(self, text: str, *, opens: bool = False) -> None:
        if text != self._listed:
            await self._list(text)
        at = self.query_one("#hits", OptionList).highlighted
        if opens and at is not None and at < len(self._hits):
            self.dismiss(self._hits[at])

    async def _list(self, text: str) -> None:
        from league.services.home.search import search

        hits = await app_of(self).ask(search, text) if text.strip() else []
        self._hits, self._listed = hits, text
        hues, found = ink(self.app), self.query_one("#hits", OptionList)
        found.set_options(Option(_label(hit, hues)) for hit in hits)
        if hits:
            found.highlighted = 0
        elif text.strip():
            nothing = Text(_("Nothing found. Fewer letters find more."), style=hues.muted)
            found.set_options([Option(nothing, disabled=True)])

    def action_step(self, by: int) -> None:
        """Move in the list while the search line keeps the focus."""
        step_in(self.query_one("#hits", OptionList), by)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Open what is under the cursor, of what fits all that was typed."""
        self._search(event.value, opens=True)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Open what was clicked."""
        self.dismiss(self._hits[event.option_index])


def _label(hit: "Hit", hues: Ink) -> Text:
    return Text.assemble((f"{kind_word(hit.kind):<11}", hues.muted), (hit.label, hues.text))
