"""The seasons of the file: which one is in use, how far each has got, and opening one."""

from rich.text import Text

from league.language import _
from league.services.home.season_rows import season_rows, use_step
from league.services.schedule.beginning import rule_books
from league.services.session.desk import Desk
from league.services.session.opening import open_desk
from league.views.divisions import SeasonRow
from tui.app_protocol import AppProtocol, app_of
from tui.dialogs.dialog import ask
from tui.dialogs.form_model import Form
from tui.dialogs.import_file import ImportDialog
from tui.dialogs.new_season import NewSeasonDialog
from tui.kit.cells import bar, count, number
from tui.kit.columns import Col
from tui.kit.frame import key
from tui.kit.parts import Facts, Part, Table
from tui.kit.themes import Ink
from tui.pages.page import Page
from tui.pages.season.page import SeasonScreen

Rows = tuple[SeasonRow, ...]
WIDTH = 12
"""Columns of the bar of matches."""


class SeasonsPage(Page[Rows]):
    """All seasons of the file."""

    NAME = "seasons"

    def __init__(self) -> None:
        super().__init__(
            key("u", "use", _("use"), _("The season that is opened when none is named")),
            key("n", "begin", _("new season"), _("A season begun from nothing")),
            key("i", "import_file", _("import"), _("A season read from a workbook")),
        )

    def load(self, desk: Desk) -> Rows:
        """Return the seasons."""
        return season_rows(desk, desk.today)

    def facts(self, view: Rows) -> Facts:
        """Return which one is before one, and which is in use."""
        opened = [row.name for row in view if row.opened]
        used = [row.name for row in view if row.in_use]
        return ((_("Open now"), ", ".join(opened) or "–"), (_("In use"), ", ".join(used) or "–"))

    def parts(self, view: Rows, hues: Ink) -> tuple[Part, ...]:
        """Return the seasons, newest first."""
        rows = [(row.name, _cells(row, hues)) for row in reversed(view)]
        empty = _("This file holds no season; import one with “spielleiter import”.")
        title = _("Seasons")
        return (Table("seasons", title, _columns(), rows, empty=empty, opens=_("go in")),)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer to use another season than the one in use."""
        if action == "use" and self.is_mounted:
            chosen = self.row("seasons")
            return any(row.name == chosen and not row.in_use for row in self.view)
        return super().check_action(action, parameters)

    def open_row(self, _table: str, row: str) -> None:
        """Go on in that season."""
        if any(one.name == row for one in self.view):
            app_of(self).go(open_season(app_of(self), row))

    def action_begin(self) -> None:
        """Begin a season, and go on in it."""
        dialog = NewSeasonDialog(app_of(self).path, rule_books())
        ask(self.app, dialog, lambda name: app_of(self).go(open_season(app_of(self), name)))

    def action_import_file(self) -> None:
        """Read a season in from a workbook, and go on in it."""
        dialog = ImportDialog(app_of(self).path)
        ask(self.app, dialog, lambda name: app_of(self).go(open_season(app_of(self), name)))

    def action_use(self) -> None:
        """Make the season the one in use."""
        if (name := self.row("seasons")) is not None:
            title = _("Use season {season}").format(season=name)
            reason = _("not needed")
            self.fill_in(Form(title, (), lambda _answers: use_step(name), reason))


async def open_season(app: AppProtocol, name: str) -> None:
    """Go on in a season of the file, from its overview. Raises LeagueError: the old one stays."""
    await app.store()
    # Nobody may read the old season again meanwhile.
    async with app.writing:
        await _go_on_in(app, name)


async def _go_on_in(app: AppProtocol, name: str) -> None:
    opened = await app.in_thread(open_desk, app.path, app.actor, name)
    with app.batch_update():
        # The screens of the other season go before it does: they would look for their things in it.
        while len(app.screen_stack) > 1:
            await app.pop_screen()
        app.desk, app.season = opened, name
        page = SeasonScreen()
        await page.fetch(app)
        await app.push_screen(page)
        if not opened.season.divisions:
            await app.routes.to_place("beginning")


def _columns() -> list[Col]:
    return [
        Col(""),
        Col(_("Season")),
        Col(_("Federation"), grow=True, least=100),
        Col(_("Rule book"), grow=True),
        Col(_("Divisions"), right=True, least=96),
        Col(_("Teams"), right=True, least=96),
        Col(_("Results")),
        Col(_("Open"), right=True),
        Col(_("In use")),
    ]


def _cells(row: SeasonRow, hues: Ink) -> list[Text]:
    return [
        Text("▶" if row.opened else "", style=f"bold {hues.accent}"),
        Text(row.name, style=f"bold {hues.text}"),
        Text(row.federation, style=hues.muted),
        Text(row.rules, style=hues.muted),
        number(row.divisions, hues.muted),
        number(row.teams, hues.muted),
        bar(row.entered, row.matches, WIDTH, hues) if row.matches else Text(_("not drawn yet")),
        count(row.findings, hues, hues.warn),
        Text("★" if row.in_use else "", style=hues.accent),
    ]
