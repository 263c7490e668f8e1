"""Findings and fees in one list: what was found, what it costs, what an official said to it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

from rich.text import Text
from textual.geometry import Region
from textual.message import Message
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from league.formatting import money
from league.language import _, ngettext
from league.rulings import Action
from league.views.findings import UNDECIDED, FeeView, FindingView
from tui.kit.cells import mark_of, place_of, word_of
from tui.kit.frame import key, quiet
from tui.kit.themes import Ink, ink
from tui.textual_gaps import bind

Matter = FindingView | FeeView


class MattersList(OptionList):
    """Findings first, then fees, then remarks."""

    @dataclass
    class Rule(Message):
        """An official wants to decide."""

        action: Action
        matter: Matter

    @dataclass
    class Explain(Message):
        """An official asks why."""

        matter: Matter

    _filling = False
    """Whether words are being put in: it knows itself which lines that changes."""

    def __init__(self, *, id: str = "matters", empty: str = "") -> None:
        super().__init__(id=id, markup=False)
        self._empty = empty
        self._matters: dict[str, Matter] = {}
        self._content: object = None
        self._about: object = None
        """What the findings belong to, such as a match."""
        self._new = frozenset[str]()
        self._notes: Sequence[str] = ()
        self._teams = ("", "")
        self.own_keys = (
            key("c", "rule('confirm')", _("confirm"), _("It stands as found")),
            key("w", "rule('waive')", _("waive"), _("It has no effect; a reason is asked")),
            key("x", "rule('change')", _("amount"), _("The fee gets another amount")),
            key("o", "rule('reopen')", _("reopen"), _("Take the ruling back")),
            quiet("enter", "explain", _("why?")),
        )
        bind(self, *self.own_keys)

    def fill(
        self,
        findings: Sequence[FindingView],
        fees: Sequence[FeeView],
        notes: Sequence[str] = (),
        teams: tuple[str, str] = ("", ""),
        about: object = None,
    ) -> None:
        """Show these; the highlight stays on the one it was on.

        What comes to others that are about the same thing is marked as new and brought into sight;
        ``about`` nothing, nothing is.
        """
        content = (findings, fees, notes, teams, self.app.theme)
        if content == self._content:
            return
        matters: list[Matter] = [*findings, *fees]
        same = about is not None and about == self._about
        come = [one.key for one in matters if same and one.key not in self._matters]
        self._new = frozenset(come) or (self._new if same else frozenset())
        self._content, self._about, self._notes, self._teams = content, about, notes, teams
        kept = self.matter.key if self.matter else None
        self._matters = {matter.key: matter for matter in matters}
        self._draw(come[0] if come and not self.has_focus else kept)

    def _draw(self, chosen: str | None) -> None:
        """Put the words in, with the highlight on a finding or fee."""
        before, matters = self.virtual_size.height, self._matters.values()
        self._filling = True
        self.set_options(self._rows())
        keys = list(self._matters)
        self.highlighted = keys.index(chosen) if chosen in keys else (0 if keys else None)
        fees = [one for one in matters if isinstance(one, FeeView)]
        title = _("Findings {findings} · Fees {fees}").format(
            findings=len(matters) - len(fees), fees=len(fees)
        )
        new = ngettext("{number} new", "{number} new", len(self.news))
        self.border_title = f"{title} · {new.format(number=len(self.news))}" if self.news else title
        self.border_subtitle = _total(fees)
        self._filling = False
        self.refresh(*self._with_words(max(before, self.virtual_size.height)))

    @property
    def news(self) -> list[Matter]:
        """What the last entry has brought."""
        return [one for key, one in self._matters.items() if key in self._new]

    def settle(self) -> None:
        """Mark nothing as new any more: one goes on."""
        if self._new:
            self._new = frozenset()
            self._draw(self.matter.key if self.matter else None)

    def _rows(self) -> list[Option]:
        hues, teams = ink(self.app), self._teams
        rows = [
            Option(_row(matter, teams, hues, new=key in self._new), id=key)
            for key, matter in self._matters.items()
        ]
        rows += [Option(Text(f"· {one}", style=hues.muted), disabled=True) for one in self._notes]
        if not rows and self._empty:
            rows = [Option(Text(self._empty, style=hues.muted), disabled=True)]
        return rows

    def _with_words(self, number: int) -> list[Region]:
        """Return where words stand: in so many lines and in the border; [] means everywhere."""
        width, height = self.size
        if number > height:
            return []
        return [Region(0, -1, width, 1 + number), Region(0, height, width, 1)]

    def refresh(self, *regions: Region, repaint: bool = True, **how: bool) -> Self:
        """Let it be painted anew, but not all of it with every step of filling it."""
        return super().refresh(*regions, repaint=repaint and not self._filling, **how)

    @property
    def matter(self) -> Matter | None:
        """The finding or fee under the cursor."""
        option = self.highlighted_option
        return self._matters.get(option.id or "") if option else None

    def select(self, wanted: str) -> None:
        """Put the highlight on the finding or fee with this key, if it is there."""
        if wanted in self._matters:
            self.highlighted = list(self._matters).index(wanted)

    def keys_title(self) -> str:
        """Return where its keys act."""
        return _("On a finding or fee (Tab)")

    def watch_highlighted(self, highlighted: int | None) -> None:
        """Offer the keys that fit what is highlighted."""
        super().watch_highlighted(highlighted)
        if self.has_focus:
            self.refresh_bindings()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer only what can be done to the thing under the cursor."""
        if action not in ("rule", "explain"):
            return True
        matter = self.matter
        if matter is None:
            return False
        if action == "explain":
            return True
        if parameters == ("change",):
            return isinstance(matter, FeeView)
        if parameters == ("reopen",):
            return matter.state not in UNDECIDED
        return True

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Explain what was clicked."""
        event.stop()
        self.action_explain()

    def action_rule(self, name: str) -> None:
        """Ask for a ruling."""
        if self.matter:
            self.post_message(self.Rule(Action(name), self.matter))

    def action_explain(self) -> None:
        """Ask why."""
        if self.matter:
            self.post_message(self.Explain(self.matter))


def _total(fees: Sequence[FeeView]) -> str:
    owed = {"federation": 0, "opponent": 0}
    for fee in fees:
        if fee.state != "waived":
            owed[fee.to] = owed.get(fee.to, 0) + fee.cents
    sums = [
        (owed["federation"], _("to the federation {amount}")),
        (owed["opponent"], _("to the opponent {amount}")),
    ]
    return " · ".join(words.format(amount=money(cents)) for cents, words in sums if cents)


def _row(matter: Matter, teams: tuple[str, str], hues: Ink, *, new: bool) -> Text:
    sign, style = mark_of(matter.state, hues)
    row = Text.assemble((f"{sign} ", style))
    if new:
        row.append(f" {_('new')} ", style=f"bold reverse {hues.accent}").append(" ")
    row.append(f"{matter.citation}  ", style=hues.accent)
    where = place_of(matter, *teams, named=what(matter))
    if where:
        row.append(f"{where}: ", style=hues.muted)
    row.append(what(matter), style="strike" if matter.state == "waived" else "")
    if state := word_of(matter.state):
        words = hues.muted if matter.state == "waived" else style
        reason = matter.reason if isinstance(matter, FindingView) else ""
        row.append(f"  {state}" + (f": {reason}" if reason else ""), style=f"italic {words}")
    return row


def what(matter: Matter) -> str:
    """Return what it says, or what it costs."""
    if isinstance(matter, FindingView):
        return matter.sentence
    to = _("to the opponent") if matter.to == "opponent" else _("to the federation")
    paid = f", {_('paid')}" if matter.paid else ""
    return f"{money(matter.cents)} {to}{paid}"
