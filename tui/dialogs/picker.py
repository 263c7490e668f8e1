"""Choosing a player for a seat from the Kader list, by typing."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Input, OptionList
from textual.widgets.option_list import Option

from league.facts.matches import MatchDraft, Side
from league.language import _
from league.services.words.searching import folded
from league.views.matches import MatchView, SquadRow
from tui.app_protocol import app_of
from tui.dialogs.dialog import Dialog, cancel_key, step_in
from tui.kit import match_draft as drafting
from tui.kit.frame import key, quiet
from tui.kit.themes import Ink, ink


@dataclass(frozen=True, slots=True)
class Picked:
    """The answer: a pass number, or None for nobody."""

    ident: str | None


def matching(squad: Sequence[SquadRow], text: str) -> list[SquadRow]:
    """Return the players meant: by place on the list or pass number, or by the beginning of a name.

    A whole place number comes first; names that begin so come before names that contain it.
    """
    sought = folded(text.strip())
    if not sought:
        return list(squad)
    if sought.isdigit():
        exact = [row for row in squad if row.place is not None and str(row.place) == sought]
        more = [row for row in squad if row not in exact and _numbered(row, sought)]
        return exact + more
    first = [row for row in squad if any(part.startswith(sought) for part in _parts(row))]
    return first + [row for row in squad if row not in first and sought in folded(row.name)]


def _parts(row: SquadRow) -> list[str]:
    name = folded(row.name)
    return [name, *name.replace(",", " ").split()]


def _numbered(row: SquadRow, digits: str) -> bool:
    return str(row.place or "").startswith(digits) or row.ident.startswith(digits)


class PickerDialog(Dialog[Picked | None]):
    """The list of one team; None when nothing was chosen."""

    CSS_PATH = "picker.tcss"

    def __init__(
        self,
        title: str,
        squad: Sequence[SquadRow],
        seated: Mapping[str, int],
        current: str | None,
        text: str,
    ) -> None:
        super().__init__(
            cancel_key(),
            key("ctrl+k", "nobody", _("nobody")),
            quiet("down", "step(1)"),
            quiet("up", "step(-1)"),
            quiet("pagedown", "step(8)"),
            quiet("pageup", "step(-8)"),
        )
        self._title, self._squad, self._seated = title, squad, seated
        self._current, self._text = current, text
        self._listed: str | None = None

    def compose(self) -> ComposeResult:
        """Lay out the search line over the list."""
        with Vertical(id="card") as card:
            card.border_title = self._title
            card.border_subtitle = _("Enter takes · Ctrl+K nobody · Esc cancels")
            hint = _("name, place on the list or pass number")
            yield Input(placeholder=hint, select_on_focus=False, id="search")
            yield OptionList(id="players", markup=False)

    def on_mount(self) -> None:
        """Go on from what was typed on the seat."""
        search = self.query_one("#search", Input)
        search.value = self._text
        search.cursor_position = len(self._text)
        search.focus()
        self._list()

    async def take_key(self, event: events.Key) -> bool:
        """Let a key act before the next comes: Enter takes who is found by what was typed so far.

        Letters belong to the search line, wherever the focus is.
        """
        if event.key == "enter":
            self._take()
        elif event.key == "ctrl+k":  # which the line has a use for itself
            self.action_nobody()
        elif await app_of(self).act(event, self.query_one("#search", Input)) and self.is_current:
            self._list()
        return True

    def on_input_changed(self, _event: Input.Changed) -> None:
        """Search, when the line was changed without a key."""
        self._list()

    def _list(self) -> None:
        text = self.query_one("#search", Input).value
        if text == self._listed:
            return
        self._listed = text
        players = self.query_one("#players", OptionList)
        rows, hues = matching(self._squad, text), ink(self.app)
        wide = max((len(row.name) for row in self._squad), default=0)
        players.set_options(Option(self._line(row, wide, hues), id=row.ident) for row in rows)
        if not rows:
            nobody = _("Nobody on this list fits. Another name, place or pass number?")
            players.set_options([Option(Text(nobody, style=hues.muted), disabled=True)])
            return
        players.highlighted = 0 if text.strip() else self._suggested(rows)

    def _suggested(self, rows: list[SquadRow]) -> int:
        """Return who sits there, else the first who may play after those already seated."""
        idents = [row.ident for row in rows]
        if self._current in idents:
            return idents.index(self._current)
        last = max((n for n, row in enumerate(rows) if row.ident in self._seated), default=-1)
        free = [n for n, row in enumerate(rows) if row.ident not in self._seated and row.eligible]
        return next((n for n in free if n > last), free[0] if free else 0)

    def _line(self, row: SquadRow, wide: int, hues: Ink) -> Text:
        place = f"{row.place:>3}" if row.place else "  –"
        name = hues.text if row.eligible else hues.muted
        line = Text.assemble(
            (place, hues.muted),
            "  ",
            (f"{row.name:<{wide}}  ", name),
            (f"{''.join(row.marks):>3} ", hues.accent),
            (f"{row.rating or '–':>5}", hues.text),
            (f"  {row.ident:>7}", hues.faint),
            no_wrap=True,
        )
        if row.ident in self._seated:
            line.append(
                "  " + _("board {number}").format(number=self._seated[row.ident]),
                style=hues.primary,
            )
        if row.remark:
            line.append(
                f"  {'' if row.eligible else '✗ '}{row.remark}",
                style=hues.muted if row.eligible else hues.warn,
            )
        line.overflow = "ellipsis"
        return line

    def action_step(self, by: int) -> None:
        """Move in the list while the search line keeps the focus."""
        step_in(self.query_one("#players", OptionList), by)

    def _take(self) -> None:
        """Take the player under the cursor."""
        option = self.query_one("#players", OptionList).highlighted_option
        if option is not None and option.id:
            self.dismiss(Picked(option.id))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Take the player clicked."""
        self.dismiss(Picked(event.option.id))

    def action_nobody(self) -> None:
        """Leave the seat empty."""
        self.dismiss(Picked(None))


def seat_picker(
    view: MatchView, draft: MatchDraft, side: Side, board: int, text: str
) -> PickerDialog:
    """Return the list of a side, for one of its boards, with what was typed there already."""
    home, row = side is Side.HOME, drafting.seats(draft, side)
    seated = {ident: number for number, ident in enumerate(row, 1) if ident}
    title = _("{team}, board {number}").format(
        team=view.home_name if home else view.away_name, number=board
    )
    squad = view.home_squad if home else view.away_squad
    return PickerDialog(title, squad, seated, row[board - 1], text)
