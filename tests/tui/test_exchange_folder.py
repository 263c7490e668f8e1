"""Who works over SSH reads and writes files of one folder only: no path leads out."""

import ast
from collections.abc import Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import date
from pathlib import Path
from shutil import copyfile

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, Static

from league import files
from league.errors import RightError
from league.language import use
from league.services.closing.rollover_steps import rollover_step
from league.services.session.opening import open_desk
from league.views.promotion import NextSeason
from tests.paths import ROOT
from tests.snapshots.haste import spare
from tests.worlds.acting import OFFICIAL
from tests.worlds.tui_season import WORKBOOK, press, season_file, settled
from tui.app import SpielleiterApp
from tui.dialogs.import_file import ImportDialog
from tui.dialogs.paper_file import PaperFileDialog
from tui.opening.loading import LoadingScreen

OUTSIDE = "you can read and write files only there"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return an exchange folder with a link out of it, beside a file of somebody else."""
    found = tmp_path / "exchange"
    (found / "sub").mkdir(parents=True)
    (tmp_path / "exchange-of-others").mkdir()
    (tmp_path / "secret.xlsx").write_text("secret")
    (found / "link.xlsx").symlink_to(tmp_path / "secret.xlsx")
    (found / "up").symlink_to(tmp_path)
    (found / "circle").symlink_to(found / "circle")
    return found


def test_a_path_begins_in_the_folder(folder: Path) -> None:
    assert files.within(folder, Path("a.pdf")) == folder / "a.pdf"
    assert files.within(folder, Path("~/a.pdf")) == folder / "a.pdf"
    assert files.within(folder, Path("sub/../a.pdf")) == folder / "a.pdf"
    assert files.within(folder, folder / "sub" / "a.pdf") == folder / "sub" / "a.pdf"
    assert files.within(folder, Path()) == folder


@pytest.mark.parametrize(
    "typed",
    [
        "../secret.xlsx",
        "../nothing.xlsx",
        "sub/../../secret.xlsx",
        "link.xlsx",
        "up/secret.xlsx",
        "circle",
        "../exchange-of-others/a.pdf",
        "/etc/passwd",
        "/",
        "~/../secret.xlsx",
        "a\0b",
    ],
)
def test_what_leads_out_of_it_is_refused(folder: Path, typed: str) -> None:
    with pytest.raises(RightError, match=OUTSIDE) as refused:
        files.within(folder, Path(typed))
    # Nobody learns from the words whether there is such a file.
    assert str(refused.value).endswith(f" lies outside {folder}; {OUTSIDE}.")


def test_who_sits_at_the_machine_goes_where_the_system_lets_him(tmp_path: Path) -> None:
    assert files.within(None, tmp_path / ".." / "a.pdf") == tmp_path / ".." / "a.pdf"
    assert files.within(None, Path("~/a.pdf")) == Path.home() / "a.pdf"


@asynccontextmanager
async def _desk(path: Path, folder: Path):  # type: ignore[no-untyped-def]  # as opened()
    use("en")
    app = SpielleiterApp(path, replace(OFFICIAL, exchange=folder))
    with pytest.MonkeyPatch.context() as patch:
        spare(patch)
        async with app.run_test(size=(100, 30)) as pilot:
            await settled(app, pilot)
            yield app, pilot


async def test_a_paper_is_written_there_and_nowhere_else(tmp_path: Path, folder: Path) -> None:
    async with _desk(season_file(tmp_path), folder) as (app, pilot):
        await press(app, pilot, "enter", "f12", "enter")
        dialog = app.screen
        assert isinstance(dialog, PaperFileDialog)
        where, name = dialog.query_one("#folder", Input), dialog.query_one("#name", Input)
        assert where.value == str(folder)
        ending = Path(name.value).suffix
        for there, called in ((str(tmp_path), f"a{ending}"), ("", f"../a{ending}")):
            where.value, name.value = there, called
            await press(app, pilot, "f2")
            assert OUTSIDE in str(dialog.query_one("#says", Static).render())
        assert not (tmp_path / f"a{ending}").exists()
        where.value, name.value = "", f"a{ending}"
        await press(app, pilot, "f2")
        await _until(app, pilot, (folder / f"a{ending}").exists)


async def test_a_workbook_is_read_from_there_and_from_nowhere_else(
    tmp_path: Path, folder: Path
) -> None:
    copyfile(WORKBOOK, folder / "season.xlsx")
    copyfile(WORKBOOK, tmp_path / "other.xlsx")
    async with _desk(season_file(tmp_path), folder) as (app, pilot):
        dialog = ImportDialog(app.path)
        await app.push_screen(dialog)
        await pilot.pause()
        line, found = dialog.query_one("#file", Input), dialog.query_one("#found", OptionList)
        told = [Path(option.id or "").name for option in found.options]
        assert told == ["sub", "up", "link.xlsx", "season.xlsx"]
        for typed in ("../other.xlsx", str(tmp_path / "other.xlsx"), "link.xlsx", "up/", "/etc/"):
            line.value = typed
            await press(app, pilot, "enter")
            assert OUTSIDE in _said(dialog)
            assert not found.option_count
        line.value = "season.xlsx"
        await press(app, pilot, "enter")
        assert "Season 2011/12" in _said(dialog)


def _said(dialog: ImportDialog) -> str:
    return str(dialog.query_one("#says", Static).render())


async def _until(app: SpielleiterApp, pilot: Pilot[None], done: Callable[[], bool]) -> None:
    for _turn in range(250):
        if done():
            return
        await pilot.pause(0.02)
    raise AssertionError(app.screen)


def test_a_rating_list_is_read_from_there_and_from_nowhere_else(
    tmp_path: Path, folder: Path
) -> None:
    actor = replace(OFFICIAL, exchange=folder)
    desk = open_desk(season_file(tmp_path), actor)
    (tmp_path / "elo.csv").write_text("ident,elo\n")
    for typed in ("../elo.csv", str(tmp_path / "elo.csv"), "link.xlsx"):
        asked = NextSeason("2012/13", date(2012, 7, 1), typed, again=False)
        with pytest.raises(RightError, match=OUTSIDE):
            rollover_step(asked)(desk, "")


async def test_another_database_is_not_begun_or_looked_for(tmp_path: Path, folder: Path) -> None:
    async with _desk(tmp_path / "none.sqlite", folder) as (app, _pilot):
        assert isinstance(app.screen, LoadingScreen)
        assert app.screen.has_class("-failed")
    assert not (tmp_path / "none.sqlite").exists()


OF_THE_PROGRAM = {
    "league/services/journal/copies.py",
    "league/services/messages/sending.py",
    "league/services/messages/settings.py",
    "league/services/rulebook/coverage.py",
    "league/services/session/seal_key.py",
    "league/services/rulebook/reach.py",
    "league/services/workbook/signing.py",
    "tui/printing.py",
}
"""Modules that make paths of what the program itself knows: its own files, a folder that only
stands in a field, what a library hands over, and settings that commands and the machine make."""


def _desk_modules() -> Iterator[Path]:
    for package in ("league/services", "reports", "tui"):
        for file in sorted((ROOT / package).rglob("*.py")):
            if "commands" not in file.parts:
                yield file


def _calls(tree: ast.AST, name: str) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith(name):
            yield node


def test_every_path_that_is_typed_goes_through_the_gate() -> None:
    """A text becomes a path nowhere in the desk but on its way through ``files.within``."""
    astray = set()
    for file in _desk_modules():
        tree = ast.parse(file.read_text(encoding="utf-8"))
        inside = {id(node) for call in _calls(tree, "files.within") for node in ast.walk(call)}
        made = [one for one in _calls(tree, "Path") if one.args and id(one) not in inside]
        made += list(_calls(tree, ".expanduser"))
        if any(not ast.unparse(one.args[0]).startswith("__file__") for one in made if one.args):
            astray.add(file.relative_to(ROOT).as_posix())
    assert astray - OF_THE_PROGRAM == {
        # What is under the cursor, or was typed and let in before: it is looked at once more.
        "tui/dialogs/import_file.py",
        # Parts of a path that is looked at when they are put together.
        "tui/dialogs/paper_file.py",
    }
