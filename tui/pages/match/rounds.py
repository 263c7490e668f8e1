"""Choosing a round of a division."""

from collections.abc import Sequence

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from league.formatting import day
from league.language import _
from league.views.matches import Evening, Progress
from tui.dialogs.dialog import Dialog, cancel_key
from tui.kit.cells import bar
from tui.kit.themes import Ink, ink


class RoundsDialog(Dialog[Evening | None]):
    """Lists all rounds with how much is recorded; the answer is the one chosen."""

    CSS_PATH = "rounds.tcss"

    def __init__(self, rounds: Sequence[Evening], here: tuple[str, int]) -> None:
        super().__init__(cancel_key())
        self._rounds, self._here = rounds, here

    def compose(self) -> ComposeResult:
        """Lay out the list."""
        with Vertical(id="card") as card:
            card.border_title = _("Rounds")
            card.border_subtitle = _("Enter opens · Esc closes")
            yield OptionList(id="hits", markup=False)

    def on_mount(self) -> None:
        """Begin at the round one comes from."""
        widest = max((len(one.division_name) for one in self._rounds), default=0)
        found, hues = self.query_one("#hits", OptionList), ink(self.app)
        found.set_options([Option(_row(one, widest, hues)) for one in self._rounds])
        places = [(one.division, one.round) for one in self._rounds]
        found.highlighted = places.index(self._here) if self._here in places else None
        found.focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Answer."""
        self.dismiss(self._rounds[event.option_index])


def _row(one: Evening, widest: int, hues: Ink) -> Text:
    done = len(one.matches) - one.waiting
    row = Text.assemble(
        (f"{one.division_name:<{widest}}  ", hues.text),
        (f"{one.round:>2}  ", f"bold {hues.accent}"),
        (f"{day(one.day):>11}  ", hues.muted),
        no_wrap=True,
        overflow="ellipsis",
    )
    row.append_text(bar(done, len(one.matches), 5, hues))
    return row.append("  ").append_text(_missing(one.progress, hues))


def _missing(one: Progress, hues: Ink) -> Text:
    """Return what a round that has begun lacks, in few words."""
    text = Text(style=hues.muted)
    if 0 < one.boards < one.of:
        text.append(_("{done}/{all} boards").format(done=one.boards, all=one.of) + "  ")
    if one.boards and one.missing:
        text.append(_("{done}/{all} reports").format(done=one.reports, all=2 * one.matches) + "  ")
    return text.append(f"▲{one.open}" if one.open else "", style=f"bold {hues.warn}")
