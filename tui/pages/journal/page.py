"""The journal: every step of every official, newest first."""

from collections.abc import Sequence

from rich.text import Text

from league.formatting import moment
from league.language import _
from league.services.journal.views import JournalView, clock_back_words, journal_view
from league.services.session.desk import Desk
from league.views.book import JournalRow
from tui.app_protocol import app_of
from tui.dialogs.undo import ask_undo
from tui.kit.cells import number
from tui.kit.columns import Col
from tui.kit.frame import key
from tui.kit.parts import Columns, Part, Prose, listed
from tui.kit.themes import Ink, ink
from tui.pages.page import Page

MOST = 1000
"""Newest steps shown; the whole journal is printed by the command ``journal``."""

MOST_CHANGES = 200
"""Changed values shown of one step; a whole import has many thousands."""


class JournalScreen(Page[JournalView]):
    """Who did what, when and why; before and after of the step under the cursor."""

    CSS_PATH = "look.tcss"
    APART = True

    def __init__(self) -> None:
        super().__init__(
            key("u", "undo", _("take back"), _("See what taking the step back changes, and do it"))
        )

    def load(self, _desk: Desk) -> JournalView:
        """Return all steps."""
        return journal_view()

    def where(self, _view: JournalView) -> tuple[str, ...]:
        """Return the place."""
        return (_("Journal"),)

    def parts(self, view: JournalView, hues: Ink) -> tuple[Part, ...]:
        """Return the newest steps, and the one under the cursor."""
        newest = sorted(view.rows, key=lambda row: row.number, reverse=True)[:MOST]
        columns: Columns[JournalRow] = (
            (Col(_("No."), right=True), lambda row: number(row.number, hues.muted)),
            (Col(_("When")), lambda row: _when(row, hues)),
            (Col(_("Who")), lambda row: Text(row.by, hues.accent)),
            (Col(_("What"), grow=True), lambda row: Text(row.what.replace("\n", " "))),
            (
                Col(_("Why"), grow=True, least=140),
                lambda row: Text(row.why.replace("\n", " "), hues.muted),
            ),
        )
        empty, opens = _("Nothing yet: every change will leave a line here."), _("read")
        steps = listed(
            "steps", _("Steps"), columns, newest, lambda row: str(row.number), empty, opens
        )
        detail = _detail(view, newest[0], hues) if newest else Text()
        title = _("Before and after")
        return steps, Prose("detail", title, detail, lambda: _all(view, newest, hues))

    def open_row(self, _table: str, _row: str) -> None:
        """Go to the detail, to scroll in it."""
        self.query_one("#detail").focus()

    def moved(self) -> None:
        """Show the step under the cursor."""
        chosen = self.row("steps")
        found = next((one for one in self.view.rows if str(one.number) == chosen), None)
        if found is not None:
            self.tell("detail", _detail(self.view, found, ink(self.app)))

    def action_undo(self) -> None:
        """Show what taking the step under the cursor back changes, and do it."""
        if chosen := self.row("steps"):
            ask_undo(app_of(self), int(chosen), self.reload)


def _when(row: JournalRow, hues: Ink) -> Text:
    """Return a step's moment; marked where the clock had gone back, which the detail says."""
    return Text(
        f"{moment(row.at)}{' !' * row.clock_back}", hues.warn if row.clock_back else hues.muted
    )


def _all(view: JournalView, rows: Sequence[JournalRow], hues: Ink) -> Text:
    """Return every step with its changes, to be read where there is no cursor."""
    return Text("\n").join(_detail(view, row, hues) for row in rows)


def _detail(view: JournalView, row: JournalRow, hues: Ink) -> Text:
    text = Text.assemble(
        (row.what, f"bold {hues.text}"), (f"\n{row.by}, {moment(row.at)}\n", hues.muted)
    )
    if row.clock_back:
        text.append(f"! {clock_back_words()}\n", style=hues.warn)
    if row.why:
        text.append(f"{_('Why')}  ", style=f"bold {hues.primary}").append(f"{row.why}\n")
    for name, before, after in view.changes(row)[:MOST_CHANGES]:
        text.append(f"{name}  " if name else "", style=hues.muted)
        if before:
            text.append(before, style=f"strike {hues.faint}").append("  →  ", style=hues.faint)
        text.append(f"{after or '–'}\n", style=hues.text)
    return text
