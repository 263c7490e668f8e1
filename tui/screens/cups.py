"""The knock-out divisions; where there is one only, its bracket at once."""

from collections.abc import Sequence

from rich.text import Text

from league.language import _, ngettext
from league.services.cup.views import cups
from league.services.desk import Desk
from league.views.cup import CupSheet
from tui.screens.cup import CupPage
from tui.screens.page import Page, open_page
from tui.widgets import bracket
from tui.widgets.cells import number
from tui.widgets.columns import Col
from tui.widgets.frame import office
from tui.widgets.parts import Part, Table
from tui.widgets.themes import Ink


class CupsPage(Page[Sequence[CupSheet]]):
    """Which cups there are, and how far they are."""

    def load(self, desk: Desk) -> Sequence[CupSheet]:
        """Return the cups."""
        return cups(desk)

    def where(self, _view: Sequence[CupSheet]) -> tuple[str, ...]:
        """Return the place."""
        return (_("Cups"),)

    def parts(self, view: Sequence[CupSheet], hues: Ink) -> tuple[Part, ...]:
        """Return the cups."""
        columns = [
            Col(_("Cup"), grow=True),
            Col(_("Teams"), right=True),
            Col(_("Stage")),
            Col(_("How it stands"), grow=True),
        ]
        rows = [(cup.division.id, _row(cup, hues)) for cup in view]
        empty = _(
            "No knock-out here: this season has no division that is played as a cup. Such a"
            " division comes with the season workbook."
        )
        return (Table("cups", _("Cups"), columns, rows, empty, _("bracket")),)

    def begin(self) -> None:
        """Go straight to the only cup."""
        if len(self.view) == 1:
            office(self).work(self._straight(self.view[0].division.id))

    async def _straight(self, division: str) -> None:
        page = CupPage(division)
        await page.fetch(office(self))
        if self.is_current:
            await self.app.switch_screen(page)

    def open_row(self, _table: str, row: str) -> None:
        """Open a bracket."""
        office(self).go(open_page(office(self), CupPage(row)))


def _row(cup: CupSheet, hues: Ink) -> list[Text]:
    stage = bracket.stage(cup, len(cup.rounds)) if cup.rounds else "–"
    return [
        Text(cup.division.name, style=hues.text),
        number(len(cup.names)),
        Text(stage, style=hues.muted),
        _state(cup, hues),
    ]


def _state(cup: CupSheet, hues: Ink) -> Text:
    if cup.trouble:
        return Text(f"▲ {cup.trouble}", style=hues.warn)
    if cup.champion:
        return Text(f"♛ {cup.champion}", style=f"bold {hues.accent}")
    if not cup.rounds:
        return Text(_("not drawn yet"), style=hues.warn)
    waiting = sum(not tie.decided for tie in cup.ties)
    words = ngettext("{number} tie open", "{number} ties open", waiting)
    return Text(words.format(number=waiting), style=hues.text)
