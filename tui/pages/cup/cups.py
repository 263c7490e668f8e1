"""The knock-out divisions; where there is one only, its bracket at once."""

from collections.abc import Sequence
from functools import partial

from rich.text import Text

from league.language import _, ngettext
from league.services.cup.views import cups
from league.services.schedule.divisions import cup_models
from league.services.session.desk import Desk
from league.views.cup import CupSheet
from tui.app_protocol import app_of
from tui.dialogs.division_forms import new_division_form
from tui.kit.cells import number
from tui.kit.columns import Col
from tui.kit.frame import fills
from tui.kit.parts import Columns, Part, listed
from tui.kit.themes import Ink
from tui.pages.cup import bracket
from tui.pages.cup.cup import CupPage
from tui.pages.form_screen import Forms
from tui.pages.page import Page, open_page


class CupsPage(Page[Sequence[CupSheet]]):
    """Which cups there are, and how far they are."""

    def __init__(self) -> None:
        super().__init__(fills("n", "create", _("new cup"), _("Add a knock-out to the season")))

    def forms(self) -> Forms:
        """Return a new cup, where the rule book knows one."""
        desk = app_of(self).desk
        models = cup_models(desk.book, desk.season) if desk is not None else ()
        return {"create": partial(new_division_form, models=models)} if models else {}

    def load(self, desk: Desk) -> Sequence[CupSheet]:
        """Return the cups."""
        return cups(desk)

    def where(self, _view: Sequence[CupSheet]) -> tuple[str, ...]:
        """Return the place."""
        return (_("Cups"),)

    def parts(self, view: Sequence[CupSheet], hues: Ink) -> tuple[Part, ...]:
        """Return the cups."""
        columns: Columns[CupSheet] = (
            (Col(_("Cup"), grow=True), lambda cup: Text(cup.division.name, hues.text)),
            (Col(_("Teams"), right=True), lambda cup: number(len(cup.names))),
            (Col(_("Stage")), lambda cup: Text(_stage(cup), hues.muted)),
            (Col(_("How it stands"), grow=True), lambda cup: _state(cup, hues)),
        )
        empty = _(
            "No knock-out here: this season has no division that is played as a cup. Where the"
            " rule book knows one, n adds it."
        )
        title, opens = _("Cups"), _("bracket")
        return (listed("cups", title, columns, view, lambda cup: cup.division.id, empty, opens),)

    def begin(self) -> None:
        """Go straight to the only cup."""
        if len(self.view) == 1:
            app_of(self).work(self._straight(self.view[0].division.id))

    async def _straight(self, division: str) -> None:
        page = CupPage(division)
        await page.fetch(app_of(self))
        if self.is_current:
            await self.app.switch_screen(page)

    def open_row(self, _table: str, row: str) -> None:
        """Open a bracket."""
        app_of(self).go(open_page(app_of(self), CupPage(row)))


def _stage(cup: CupSheet) -> str:
    return bracket.stage(cup, len(cup.rounds)) if cup.rounds else "–"


def _state(cup: CupSheet, hues: Ink) -> Text:
    if cup.trouble:
        return Text(f"▲ {cup.trouble}", style=hues.warn)
    if cup.astray:
        return Text(f"▲ {cup.astray}", style=hues.warn)
    if cup.champion:
        return Text(f"♛ {cup.champion}", style=f"bold {hues.accent}")
    if not cup.rounds:
        return Text(_("not drawn yet"), style=hues.warn)
    waiting = sum(not tie.decided for tie in cup.ties)
    words = ngettext("{number} tie open", "{number} ties open", waiting)
    return Text(words.format(number=waiting), style=hues.text)
