"""A workbook chosen, looked through in the background, and read in when one says so."""

from collections.abc import Collection, Iterator, Sequence
from functools import partial
from pathlib import Path

from rich.text import Text
from textual import work
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from league import files
from league.addresses import Location
from league.errors import LeagueError, Problem, RightError, WorkbookError
from league.language import _, ngettext
from league.services.home import season_import
from league.services.workbook.importing import Whole
from league.services.workbook.proof_words import verdict_lines
from league.views.imports import ImportPreview, ListChange, Look
from tui.app_protocol import app_of
from tui.dialogs.accept import AcceptDialog
from tui.dialogs.dialog import Dialog, ask, cancel_key, scroll_keys, step_in
from tui.kit.consequences import told_text
from tui.kit.frame import key, quiet
from tui.kit.themes import Ink, ink

ENDING = ".xlsx"
MOST_SHOWN = 200
"""Files of a folder that are listed; of more, the name has to be begun."""


class ImportDialog(Dialog[str | None]):
    """A line for the file over a list: first of files, then of faults; the answer is the season."""

    CSS_PATH = "import_file.tcss"

    def __init__(self, into: Location) -> None:
        super().__init__(
            key("ctrl+s,f2", "store", _("read in"), shown_as="F2"),
            quiet("down", "step(1)"),
            quiet("up", "step(-1)"),
            quiet("tab", "complete"),
            *scroll_keys(),
            cancel_key(),
        )
        self._into = into
        self._checked: tuple[Whole, ImportPreview] | None = None
        self._storing = False

    def compose(self) -> ComposeResult:
        """Lay out the line over what was found."""
        with Vertical(id="card") as card:
            card.border_title = _("Read in a season workbook")
            card.border_subtitle = _("Enter looks it through · Tab completes · Esc cancels")
            yield Input(placeholder=_("file (.xlsx)"), id="file")
            yield OptionList(id="found", markup=False)
            with VerticalScroll(id="preview", can_focus=False):
                yield Static(id="says")

    def on_mount(self) -> None:
        """Show the files of the folder one works in."""
        self.query_one("#found").can_focus = False
        self.query_one("#file", Input).focus()
        self._list()

    def on_input_changed(self, _event: Input.Changed) -> None:
        """Another file: nothing is known of it yet."""
        if not self._storing:
            self._list()

    def _list(self) -> None:
        self._checked = None
        self.workers.cancel_group(self, "check")
        found = self.query_one("#found", OptionList)
        nothing = _("No folder and no .xlsx file begins like this.")
        try:
            paths = list(fitting(self.query_one("#file", Input).value, self._only()))
        except RightError as error:
            paths, nothing = [], str(error)
        found.set_options(Option(_shown(one), id=str(one)) for one in paths)
        found.highlighted = 0 if paths else None
        self._say("" if paths else nothing, "")

    def _only(self) -> Path | None:
        return app_of(self).actor.exchange

    def _say(self, sentence: str | Text, state: str) -> None:
        self.query_one("#says", Static).update(
            sentence if isinstance(sentence, Text) else Text(sentence)
        )
        preview = self.query_one("#preview")
        for known in ("-refused", "-sure"):
            preview.set_class(known == state, known)

    def action_step(self, by: int) -> None:
        """Move in the list while the line keeps the focus."""
        step_in(self.query_one("#found", OptionList), by)

    def action_complete(self) -> None:
        """Put the file or folder under the cursor into the line."""
        chosen = self._chosen()
        if chosen is not None:
            self._put(chosen)

    def _chosen(self) -> Path | None:
        option = self.query_one("#found", OptionList).highlighted_option
        return Path(option.id) if option is not None and option.id else None

    def _put(self, path: Path) -> None:
        line = self.query_one("#file", Input)
        line.value = f"{path}/" if path.is_dir() else str(path)
        line.cursor_position = len(line.value)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Take the file that was clicked."""
        if event.option.id:
            self._open(Path(event.option.id))

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Go into the folder, or look the file through; what was looked through is read in."""
        if self._checked is not None:
            self.action_store()
        elif event.value.strip() and _is_file(event.value, self._only()):
            self._open(Path(event.value))
        elif (chosen := self._chosen()) is not None:
            self._open(chosen)
        else:
            self._say(_("There is no such file: {path}.").format(path=event.value), "-refused")

    def _open(self, path: Path) -> None:
        try:
            path = files.within(self._only(), path)
        except RightError as error:
            self._say(str(error), "-refused")
            return
        if path.is_dir():
            self._put(path)
            return
        with self.prevent(Input.Changed):
            self._put(path)
        self._say(_("{file} is looked through …").format(file=path.name), "")
        self._check(path)

    @work(exclusive=True, group="check")
    async def _check(self, path: Path) -> None:
        app = app_of(self)
        try:
            checked = await app.in_thread(season_import.preview, path, self._into)
        except WorkbookError as error:
            self._show_faults(error, path)
        except LeagueError as error:
            self._say(str(error), "-refused")
        else:
            self._checked = checked
            self.query_one("#found", OptionList).clear_options()
            _whole, shown = checked
            self._say(
                preview_words(shown, ink(self.app)), "-refused" if shown.look.kinds else "-sure"
            )

    def _show_faults(self, error: WorkbookError, path: Path) -> None:
        found, hues = self.query_one("#found", OptionList), ink(self.app)
        found.set_options(Option(fault_words(one, hues)) for one in error.problems)
        found.highlighted = 0
        more = str(error).splitlines()[-1] if str(error).count("\n") >= len(error.problems) else ""
        sentence = _(
            "{file} has faults; nothing was read in. Put them right there, sheet by sheet, save,"
            " and press Enter again."
        )
        self._say("\n".join(filter(None, (more, sentence.format(file=path.name)))), "-refused")

    def action_store(self) -> None:
        """Read it in, once it was looked through and has no faults."""
        if self._checked is None:
            self._say(_("Enter looks the file through first."), "-refused")
        elif not self._storing:
            whole, shown = self._checked
            if not shown.look.listed:
                self._begin_to_store(whole, shown.look)
                return
            then = partial(self._begin_to_store, whole, shown.look)
            ask(self.app, AcceptDialog(shown.look), lambda accepted: then(accepted.names))

    def _begin_to_store(self, whole: Whole, look: Look, accept: Collection[str] = ()) -> None:
        self._storing = True
        self._store(whole, look, accept)

    @work(group="store")
    async def _store(self, whole: Whole, look: Look, accept: Collection[str]) -> None:
        app = app_of(self)
        store = partial(season_import.store, whole, look, self._into, app.actor, accept=accept)
        try:
            async with app.writing:
                await app.in_thread(store)
        except LeagueError as error:
            self._storing = False
            self._say(str(error), "-refused")
            return
        self.dismiss(whole.name)


def _is_file(typed: str, only: Path | None) -> bool:
    """Say whether what is typed is a file, or lies where one may not look, as is said then."""
    try:
        return files.within(only, Path(typed)).is_file()
    except RightError:
        return True


def fitting(typed: str, only: Path | None = None) -> Iterator[Path]:
    """Yield folders and workbooks that a typed path may be the beginning of.

    ``only`` is the folder in which one may look; None = everywhere. Raises RightError.
    """
    path = files.within(only, Path(typed))
    folder, begun = (path, "") if typed.endswith("/") or not typed else (path.parent, path.name)
    for one in _entries(files.within(only, folder)):
        if one.name.casefold().startswith(begun.casefold()):
            yield one


def _entries(folder: Path) -> Sequence[Path]:
    """Return folders first, then workbooks; none where one may not look."""
    try:
        known = [one for one in folder.iterdir() if not one.name.startswith((".", "~"))]
        folders = [one for one in known if one.is_dir()]
    except OSError:
        return ()
    books = [one for one in known if one.suffix.casefold() == ENDING]
    return [*sorted(folders), *sorted(books)][:MOST_SHOWN]


def _shown(path: Path) -> str:
    return f"{path.name}/" if path.is_dir() else path.name


def fault_words(problem: Problem, hues: Ink) -> Text:
    """Return where a fault stands, and below it what is wrong and what is expected."""
    place = [_("sheet {sheet}").format(sheet=problem.sheet)]
    if problem.row is not None:
        place.append(_("row {row}").format(row=problem.row))
    if problem.column:
        place.append(_("column {column}").format(column=problem.column))
    where = (" · ".join(place), f"bold {hues.warn}")
    return Text.assemble(where, "\n", (f"  {problem.sentence}", hues.text))


def preview_words(checked: ImportPreview, hues: Ink) -> Text:
    """Return what reading a workbook in would change, and the question."""
    season = _("Season {season} of {federation}, {file}").format(
        season=checked.season.name, federation=checked.season.federation, file=checked.file.name
    )
    new = _("It is new in this file.")
    known = _("It replaces the season of this name; decisions and papers on file stay.")
    text = Text.assemble((season, "bold"), "\n", known if checked.replaces else new, "\n")
    text.append(_question(checked), style="bold")
    if told := told_text(checked.brings.follows, hues):
        text.append("\n").append_text(told)
    for line in verdict_lines(checked.look.verdict):
        text.append(f"\n  {line}", style=hues.muted)
    for one in checked.lists:
        if one.stands or one.gone:
            text.append(f"\n  {_counted(one, replaces=checked.replaces)}", style=hues.muted)
    if brought := checked.brought:
        words = ngettext(
            "{n} decision or record comes with it",
            "{n} decisions and records come with it",
            brought,
        )
        text.append(f"\n  {words.format(n=brought)}", style=hues.muted)
    for line in checked.brings.moved:
        text.append(f"\n  {line}", style=hues.warn)
    found = ngettext("{n} finding", "{n} findings", checked.findings).format(n=checked.findings)
    return text.append(f"\n  {found}", style=hues.warn if checked.findings else hues.muted)


def _question(checked: ImportPreview) -> str:
    if not checked.look.listed:
        return _("Read it in? Enter or F2 does, Esc does not.")
    sentence = ngettext(
        "{n} decision or record is not as it was. Enter or F2 lists it, before anything is stored.",
        "{n} decisions and records are not as they were. Enter or F2 lists them, before anything is"
        " stored.",
        len(checked.look.listed),
    )
    return sentence.format(n=len(checked.look.listed))


def _counted(change: ListChange, *, replaces: bool) -> str:
    """Return how many facts of a list there will be; of a known season what comes and goes."""
    if not replaces:
        return f"{change.name}: {change.stands}"
    words = _("{name}: {stands} (new or changed {come}, gone {gone})")
    return words.format(name=change.name, stands=change.stands, come=change.come, gone=change.gone)
