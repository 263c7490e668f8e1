"""What one sees when there is no season yet, and how to get one."""

from functools import partial
from pathlib import Path

from platformdirs import user_data_path
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import Static

from league.language import _
from league.services.schedule.beginning import rule_books
from league.services.workbook.demo import open_demo
from tui.app_protocol import app_of
from tui.dialogs.import_file import ImportDialog
from tui.dialogs.new_season import NewSeasonDialog
from tui.kit.foot import Foot
from tui.kit.frame import key
from tui.opening.loading import KNIGHT
from tui.textual_gaps import bind

DEMO = "demo.sqlite"
"""Name of the file with the season to try things in."""


class WelcomeScreen(Screen[None]):
    """Offers the demo season and says how a season of one's own is read in."""

    CSS_PATH = "welcome.tcss"

    def __init__(self, path: Path) -> None:
        super().__init__()
        self._path = path
        bind(
            self,
            key("n", "begin", _("new season"), _("A season begun from nothing")),
            key("i", "import_file", _("import"), _("A season read from a workbook")),
            key("d", "demo", _("demo season"), _("A whole season with made-up names")),
            key("r,enter", "again", _("look again"), _("After the import"), shown_as="r"),
            key("q,escape", "app.quit", _("quit"), shown_as="q"),
        )

    def compose(self) -> ComposeResult:
        """Lay out the card."""
        with Vertical(id="card"):
            yield Static(Text(f"{KNIGHT}  Spielleiter"), id="name")
            sentence = _("There is no season yet: {path} does not exist.")
            yield Static(Text(sentence.format(path=self._path)), id="words")
            for letter, words in self._ways():
                yield Static(Text.assemble((letter, "bold"), "  ", words))
        yield Foot()

    def _ways(self) -> tuple[tuple[str, str], ...]:
        """Return the keys with what they do."""
        return (
            ("n", _("begins a season from nothing: federation, divisions, clubs, draw")),
            ("i", _("reads a season in from a workbook (.xlsx)")),
            ("d", self._demo_words()),
            ("r", _("looks again, after an import in the shell:")),
            ("", self._command()),
        )

    def _demo_words(self) -> str:
        sentence = _("opens a season with made-up names, in {file} beside it")
        return sentence.format(file=DEMO)

    def _command(self) -> str:
        usual = self._path.parent == user_data_path("spielleiter", appauthor=False)
        file = _("FILE")
        return f"spielleiter {'' if usual else f'--db {self._path} '}import {file}"

    def action_begin(self) -> None:
        """Begin a season, and go on to what it lacks."""
        self.app.push_screen(NewSeasonDialog(self._path, rule_books()), self._begun)

    def _begun(self, name: str | None) -> None:
        if name is not None:
            app_of(self).go(app_of(self).open_file(self._path))

    def action_import_file(self) -> None:
        """Read a season in."""
        self.app.push_screen(ImportDialog(self._path), self._begun)

    def action_demo(self) -> None:
        """Make the demo season in a file beside, and open it."""
        app_of(self).go(self._demo())

    async def _demo(self) -> None:
        app = app_of(self)
        path = self._path.with_name(DEMO)
        await app.in_thread(partial(open_demo, path, app.actor))
        await app.open_file(path)
        app.hint(_("This is the demo season in {path}.").format(path=path))

    def action_again(self) -> None:
        """Open the season if there is one now."""
        if self._path.exists():
            app_of(self).go(app_of(self).open_file(self._path))
        else:
            app_of(self).hint(_("Still nothing there."))
