"""The places to go to, a letter each."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from league.language import _
from tui.dialogs.dialog import Dialog, cancel_key
from tui.kit.themes import Ink, ink

if TYPE_CHECKING:
    from tui.places import Place


class PlacesDialog(Dialog["Place | None"]):
    """A menu; the answer is where to go, None stays."""

    CSS_PATH = "places.tcss"

    def __init__(self, places: "Sequence[Place]") -> None:
        super().__init__(cancel_key("escape,f4,ctrl+g"))
        self._places = places

    def compose(self) -> ComposeResult:
        """Lay out a line per place."""
        hues, wide = ink(self.app), max(len(place.label) for place in self._places)
        with Vertical(id="card") as card:
            card.border_title = _("Go to")
            card.border_subtitle = _("A letter goes there · Esc closes")
            options = [Option(_label(place, wide, hues)) for place in self._places]
            yield OptionList(*options, id="places", markup=False)

    async def take_key(self, event: events.Key) -> bool:
        """Go where a letter leads."""
        place = next((one for one in self._places if one.letter == event.character), None)
        if place is not None:
            self.dismiss(place)
        return place is not None

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Go to the place chosen."""
        self.dismiss(self._places[event.option_index])


def _label(place: "Place", wide: int, hues: Ink) -> Text:
    return Text.assemble(
        (f" {place.letter}  ", f"bold {hues.accent}"),
        (f"{place.label:<{wide}}  ", hues.text),
        (place.about, hues.muted),
        no_wrap=True,
        overflow="ellipsis",
    )
