"""What was edited in a workbook, accepted one by one or by its sort before anything is stored."""

from dataclasses import dataclass

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from league.language import _, ngettext
from league.services.workbook.proof_words import listed_line, mark_words
from league.views.imports import Listed, Look
from tui.dialogs.dialog import Dialog, cancel_key
from tui.kit.frame import key


@dataclass(frozen=True, slots=True)
class Accepted:
    """What was accepted, each by its name."""

    names: tuple[str, ...]


class AcceptDialog(Dialog[Accepted | None]):
    """Everything that was edited, with author and amount; the answer is what was accepted."""

    CSS_PATH = "accept.tcss"

    def __init__(self, look: Look) -> None:
        super().__init__(
            key("space", "accept", _("accept"), shown_as=_("Space")),
            key("a", "accept_sort", _("all of its sort")),
            key("ctrl+s,f2", "store", _("read in"), shown_as="F2"),
            cancel_key(),
        )
        self._listed = look.listed
        self._accepted = set[str]()

    def compose(self) -> ComposeResult:
        """Lay out the list over what is left."""
        with Vertical(id="card") as card:
            card.border_title = _("To be accepted before it is read in")
            card.border_subtitle = _(
                "Space accepts · a all of its sort · F2 reads in · Esc cancels"
            )
            yield OptionList(id="listed", markup=False)
            yield Static("", id="left")

    def on_mount(self) -> None:
        """Show all of it."""
        listed = self.query_one("#listed", OptionList)
        listed.set_options(Option(self._line(one)) for one in self._listed)
        listed.highlighted = 0
        listed.focus()
        self._tell_left()

    def on_option_list_option_selected(self, _event: OptionList.OptionSelected) -> None:
        """Enter and the mouse do as Space."""
        self.action_accept()

    def action_accept(self) -> None:
        """Accept what the cursor is on, or not after all."""
        one = self._under_cursor()
        if one is not None and one.must:
            self._accepted ^= {one.name}
            self._show()

    def action_accept_sort(self) -> None:
        """Accept all of the sort that the cursor is on; once more, none of it."""
        one = self._under_cursor()
        mine = {o.name for o in self._listed if o.must and one is not None and o.sort == one.sort}
        self._accepted = self._accepted - mine if mine <= self._accepted else self._accepted | mine
        self._show()

    def action_store(self) -> None:
        """Read the workbook in, once all of it is accepted."""
        if self._left():
            self._tell_left(refused=True)
        else:
            self.dismiss(Accepted(tuple(self._accepted)))

    def _under_cursor(self) -> Listed | None:
        at = self.query_one("#listed", OptionList).highlighted
        return None if at is None else self._listed[at]

    def _show(self) -> None:
        listed = self.query_one("#listed", OptionList)
        for at, one in enumerate(self._listed):
            listed.replace_option_prompt_at_index(at, self._line(one))
        self._tell_left()

    def _left(self) -> int:
        return sum(one.must and one.name not in self._accepted for one in self._listed)

    def _tell_left(self, *, refused: bool = False) -> None:
        number = self._left()
        words = ngettext("{n} is left to be accepted.", "{n} are left to be accepted.", number)
        told = words.format(n=number) if number else _("All of it is accepted; F2 reads it in.")
        found = self.query_one("#left", Static)
        found.update(Text(f"{mark_words(self._listed)}\n{told}"))
        found.set_class(refused, "-refused")

    def _line(self, one: Listed) -> Text:
        box = "·" if not one.must else "✔" if one.name in self._accepted else "□"
        return Text(f"{box} {listed_line(one)}")
