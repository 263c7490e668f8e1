"""A paper written into a file: as what, under what name, and how far it has got."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

from rich.text import Text
from textual import events, work
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Button, Input, Label, Static

from league import files
from league.errors import InputError, LeagueError
from league.language import _
from league.services.session.desk import Desk
from reports.making import Views, refuse_unserved
from reports.offers import Offer
from reports.paper import Format
from reports.paper_subjects import file_stem
from reports.writing import write
from tui.app_protocol import app_of
from tui.dialogs.confirm import ConfirmDialog
from tui.dialogs.dialog import Dialog, ask, cancel_key
from tui.kit.cells import bar
from tui.kit.choice import Choice
from tui.kit.frame import key, quiet
from tui.kit.themes import ink

BEAT = 0.15
"""Seconds between two looks at how far it has got."""
BATCH = 10
"""Papers asked for in one go; between two one can do something else."""
WIDE = 30
"""Columns of the line that shows how far it has got."""


class PaperFileDialog(Dialog[Path | None]):
    """Asks for format, folder and name, and writes; the answer is what was written."""

    CSS_PATH = "paper_file.tcss"

    def __init__(self, offer: Offer, stem: str, folder: Path) -> None:
        super().__init__(
            key("ctrl+s,f2", "write", _("write"), shown_as="F2"),
            quiet("down", "app.focus_next"),
            quiet("up", "app.focus_previous"),
            cancel_key(),
        )
        self._offer, self._stem, self._folder = offer, stem, folder
        self._done = self._total = 0
        self._writing = self._stopped = False

    def compose(self) -> ComposeResult:
        """Lay out what is asked, over what is said."""
        formats = self._offer.paper.formats
        with Vertical(id="card") as card:
            card.border_title = self._offer.paper.title()
            card.border_subtitle = _("Enter writes · ←→ another format · Esc cancels")
            yield Static(Text(self._about()), id="about")
            with Horizontal(classes="line"):
                yield Label(_("Format"))
                choices = [(one.value, format_words(one)) for one in formats]
                yield Choice(choices, formats[0].value, id="format")
            for name, label, value in (
                ("name", _("File"), f"{self._stem}.{formats[0]}"),
                ("folder", _("Folder"), str(self._folder)),
            ):
                with Horizontal(classes="line"):
                    yield Label(label)
                    yield Input(value, id=name, select_on_focus=False)
            yield Static("", id="says")
            with Horizontal(id="buttons"):
                yield Button(_("Write"), variant="primary", id="write")
                yield Button(_("Cancel"), id="cancel")

    def _about(self) -> str:
        if not self._offer.count:
            return self._offer.name
        words = _("all {number} of {scope}")
        return words.format(number=self._offer.count, scope=self._offer.name)

    def on_mount(self) -> None:
        """Look now and then how far it has got."""
        self.set_interval(BEAT, self._show_progress)

    async def take_key(self, event: events.Key) -> bool:
        """Let Enter write, wherever one is but on a button."""
        if event.key == "enter" and not isinstance(self.focused, Button):
            self.action_write()
            return True
        return False

    def on_choice_changed(self) -> None:
        """Let the name end as the format wants it."""
        line = self.query_one("#name", Input)
        kinds = [f".{one}" for one in Format]
        name = Path(line.value.strip() or self._stem)
        stem = name.stem if name.suffix.lower() in kinds else name.name
        line.value = f"{stem}.{self._kind()}"

    def _kind(self) -> Format:
        return Format(self.query_one("#format", Choice).value)

    def _path(self) -> Path:
        """Return the file to write. Raises InputError without a name, RightError."""
        name = self.query_one("#name", Input).value.strip()
        if not name:
            raise InputError(_("The name of the file is empty."))
        folder = Path(self.query_one("#folder", Input).value.strip())
        return files.within(app_of(self).actor.exchange, folder / name)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Write or cancel."""
        if event.button.id == "write":
            self.action_write()
        else:
            self.action_cancel()

    def action_write(self) -> None:
        """Write it; a file that is there already is replaced only when one says so."""
        if self._writing:
            return
        try:
            path, kind = self._path(), self._kind()
            files.check(path, ending=f".{kind}", force=True)
        except LeagueError as error:
            self._refuse(str(error))
            return
        if not path.exists():
            self._write(path, kind, force=False)
            return
        question = _("{file} exists already. Replace it?").format(file=path)
        asked = ConfirmDialog(_("Replace the file?"), question, _("Replace"), _("Keep it"))
        ask(self.app, asked, lambda _yes: self._write(path, kind, force=True))

    def _refuse(self, sentence: str) -> None:
        self._say(Text(sentence, style=ink(self.app).bad))

    def _say(self, words: Text) -> None:
        # An answer may come when the dialog is being taken down: then the line is gone already.
        for says in self.query("#says").results(Static):
            says.update(words)

    @work(group="paper")
    async def _write(self, path: Path, kind: Format, *, force: bool) -> None:
        self._writing, self._stopped = True, False
        self._say(Text(_("working …"), style=ink(self.app).warn))
        try:
            views = await self._views()
            await asyncio.to_thread(self._fill, views, path, kind, force=force)
        except LeagueError as error:
            self._refuse(str(error))
            return
        finally:
            self._writing = False
        app = app_of(self)
        app.hint(_("{file} was written.").format(file=path))
        for sentence in _told(views.left_out):
            app.hint(sentence)
        self.dismiss(path)

    async def _views(self) -> Views:
        """Return what the papers say. Raises LeagueError when there is none to be made."""
        app, offer = app_of(self), self._offer
        await app.ask(refuse_unserved, offer.paper)
        things = await app.ask(offer.things)
        views, self._done, self._total = Views(offer.paper), 0, 2 * len(things)
        for start in range(0, len(things), BATCH):
            some = things[start : start + BATCH]
            await app.ask(views.add_all, some)
            self._advance(len(some))
        views.require_some(offer.name)
        return views

    def _fill(self, views: Views, path: Path, kind: Format, *, force: bool) -> None:
        """Write the file, away from the screen. Raises LeagueError."""
        write(views.documents(), kind, path, force=force, progress=self._advance)

    def _advance(self, by: int = 1) -> None:
        """Count what is done. Raises InputError when one wants it stopped."""
        self._done += by
        if self._stopped:
            raise InputError(_("Stopped; nothing was written."))

    def _show_progress(self) -> None:
        if self._writing and self._total > 2:
            self._say(bar(self._done, self._total, WIDE, ink(self.app)))

    def action_cancel(self) -> None:
        """Write nothing; what is under way is stopped, if that is still possible."""
        if self._writing:
            self._stopped = True
        else:
            self.dismiss(None)


def _told(left_out: Sequence[str]) -> Sequence[str]:
    """Return what to say of papers that could not be made: each of few, of many how many."""
    if len(left_out) <= 3:
        return [_("Left out: {sentence}").format(sentence=one) for one in left_out]
    sentence = _("{number} are left out, the first: {sentence}")
    return [sentence.format(number=len(left_out), sentence=left_out[0])]


def format_words(kind: Format) -> str:
    """Return what a kind of file is called."""
    return {
        Format.PDF: "PDF",
        Format.XLSX: "Excel",
        Format.CSV: "CSV",
        Format.TXT: _("Text"),
        Format.ICS: _("Calendar (iCal)"),
    }[kind]


def stem_of(desk: Desk, offer: Offer) -> str:
    """Return the name that the file gets unless another one is typed, without its ending."""
    return file_stem(offer.paper.name, desk, offer.of)
