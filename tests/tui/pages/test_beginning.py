"""From an empty file to a published round by keys alone; and a workbook read in on the screen."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, date, datetime
from pathlib import Path

import openpyxl
import pytest
from textual.pilot import Pilot
from textual.screen import Screen
from textual.widgets import Input

from league.facts.actors import official
from league.facts.events import Duty
from league.facts.notices import PaymentTerm
from league.language import use
from league.record_kinds import DUTY, PAYMENT_TERM
from league.services.journal import views as journal
from league.services.schedule.beginning import AskedSeason, begin_in
from league.services.session import transactions
from league.services.session.carried import carried_of
from league.services.session.contacts import held_back
from league.services.session.fact_json import to_text
from league.services.workbook.exporting import write_workbook
from league.services.workbook.importing import read_workbook
from league.services.workbook.template import write_template
from league.views.carried import Carried, Version
from league.views.proofs import Origin
from tests.worlds import league_world
from tests.worlds.generated import DEMO
from tests.worlds.tui_season import press, sees, settled
from tests.worlds.waiting import until
from tui.app import SpielleiterApp
from tui.dialogs.accept import AcceptDialog
from tui.dialogs.form import FormDialog
from tui.dialogs.import_file import ImportDialog, fitting
from tui.dialogs.new_season import NewSeasonDialog
from tui.opening.welcome import WelcomeScreen
from tui.pages.season.beginning import BeginningPage
from tui.pages.season.page import SeasonScreen
from tui.pages.season.seasons import SeasonsPage

pytestmark = pytest.mark.usefixtures("quick")


@asynccontextmanager
async def empty(path: Path) -> AsyncIterator[tuple[SpielleiterApp, Pilot[None]]]:
    """Open the program where no file lies yet."""
    use("en")
    app = SpielleiterApp(path, official("Anna"))
    async with app.run_test(size=(100, 32)) as pilot:
        await stands(app, pilot, WelcomeScreen)
        yield app, pilot
    transactions.close_file()


async def stands(app: SpielleiterApp, pilot: Pilot[None], screen: type[Screen[None]]) -> None:
    await until(
        pilot,
        lambda: isinstance(app.screen, screen) and app.screen.is_mounted and not app.judging,
        lambda: type(app.screen).__name__,
    )
    await settled(app, pilot)


async def filled(app: SpielleiterApp, pilot: Pilot[None], opens: str, **typed: str) -> None:
    """Open a form of the page by its key, fill its lines in and store it."""
    page = app.screen
    await press(app, pilot, opens)
    assert isinstance(app.screen, FormDialog), opens
    for name, value in typed.items():
        app.screen.query_one(f"#{name}", Input).value = value
    await pilot.press("f2")
    await until(pilot, lambda: app.screen is page, lambda: opens)
    await settled(app, pilot)


@pytest.mark.slow
async def test_an_empty_file_becomes_a_season_with_a_published_round(tmp_path: Path) -> None:
    async with empty(tmp_path / "new.sqlite") as (app, pilot):
        await press(app, pilot, "n")
        assert isinstance(app.screen, NewSeasonDialog)
        # Backwards from the first field: rating list, then the federation.
        await press(
            app, pilot, "end", *["backspace"] * 12, *"2026/27", "down", "right", "right", "down"
        )
        await press(app, pilot, *"Verband", "down", *"1.7.2026", "f2")
        await stands(app, pilot, BeginningPage)
        await press(app, pilot, "escape")
        await stands(app, pilot, SeasonScreen)
        await sees(app, pilot, "The season is empty: F4 o leads from here to its first round.")
        await press(app, pilot, "f4", "o")
        assert isinstance(app.screen, BeginningPage)
        await filled(app, pilot, "n", id="k1", name="Erste Klasse")
        for number in "12":
            await filled(app, pilot, "k", id=f"60{number}", name=f"Klub {number}")
        for number in "12":
            await filled(
                app, pilot, "t", club=f"60{number}", name=f"Klub {number}", id=f"KLUB{number}"
            )
        await filled(
            app, pilot, "p", ident="100001", name="Muster, Anna", club="601", posted="1.7.2026"
        )
        await sees(app, pilot, "Not drawn: Erste Klasse.")
        await press(app, pilot, "d")
        await filled(app, pilot, "d", dates="26.9.2026", day="1.8.2026")
        await press(app, pilot, "escape")
        await sees(app, pilot, "Held back: Erste Klasse.")
        assert held_back("2026/27") == {("k1", 1)}
        await press(app, pilot, "v")
        await sees(app, pilot, "rounds 1; v publishes")
        await filled(app, pilot, "v")
        assert held_back("2026/27") == set()
        season, _rulings = transactions.load()
        assert [one.id for one in season.divisions] == ["k1"]
        assert [(one.round, {one.home, one.away}) for one in season.fixtures] == [
            (1, {"KLUB1", "KLUB2"})
        ]
        assert journal.verify() is None


async def test_a_division_is_changed_and_removed_by_keys(tmp_path: Path) -> None:
    async with begun(tmp_path) as (app, pilot):
        await filled(app, pilot, "n", id="k1", name="Erste Klasse")
        await press(app, pilot, "2")
        await filled(app, pilot, "c", boards="5")
        assert transactions.load()[0].divisions[0].boards == 5
        await filled(app, pilot, "x")
        assert transactions.load()[0].divisions == ()


async def test_a_cup_is_made_by_keys(tmp_path: Path) -> None:
    async with begun(tmp_path) as (app, pilot):
        await press(app, pilot, "f4", "u")
        await filled(app, pilot, "n")
        (cup,) = transactions.load()[0].divisions
        # paragraphs.toml: the book's only division without a table, on four boards.
        assert (cup.like, cup.boards) == ("cup", 4)


@asynccontextmanager
async def begun(folder: Path) -> AsyncIterator[tuple[SpielleiterApp, Pilot[None]]]:
    """Open an empty season on the page that leads through its beginning."""
    use("en")
    path = folder / "new.sqlite"
    asked = AskedSeason("2026/27", "tuwo-stmk-2011", "Verband", date(2026, 7, 1))
    begin_in(path, asked, actor=official("Anna"))
    transactions.close_file()
    app = SpielleiterApp(path, official("Anna"))
    async with app.run_test(size=(100, 32)) as pilot:
        await stands(app, pilot, BeginningPage)
        yield app, pilot
    transactions.close_file()


async def test_what_cannot_be_begun_is_said_in_the_form(tmp_path: Path) -> None:
    path = tmp_path / "new.sqlite"
    async with empty(path) as (app, pilot):
        await press(app, pilot, "n", "f2")
        await sees(app, pilot, "Please choose the rule book by which the season is played.")
        await press(app, pilot, "right", "f2")
        await sees(app, pilot, "Please give the day of the rating list")
        await press(app, pilot, *"1.7.2026", "f2")
        await sees(app, pilot, "Please say which federation plays the season.")
        assert isinstance(app.screen, NewSeasonDialog)
        assert not path.exists()


@pytest.mark.slow
async def test_a_workbook_is_looked_through_and_read_in(tmp_path: Path) -> None:
    book = tmp_path / "demo.xlsx"
    write_workbook(read_workbook(DEMO), book)
    async with empty(tmp_path / "new.sqlite") as (app, pilot):
        await press(app, pilot, "i")
        await typed(app, pilot, book)
        await sees(app, pilot, "Read it in?")
        # demo.xlsx: 4 divisions, 25 clubs.
        await sees(app, pilot, "clubs: 25")
        assert not (tmp_path / "new.sqlite").exists()
        await press(app, pilot, "f2")
        await stands(app, pilot, SeasonScreen)
        assert transactions.load()[0] == read_workbook(DEMO)
        await press(app, pilot, "f4", "s")
        assert isinstance(app.screen, SeasonsPage)
        await press(app, pilot, "i")
        await typed(app, pilot, book)
        await sees(app, pilot, "It replaces the season of this name")
        await sees(app, pilot, "clubs: 25 (new or changed 0, gone 0)")
        await press(app, pilot, "escape")


async def typed(app: SpielleiterApp, pilot: Pilot[None], file: Path) -> None:
    assert isinstance(app.screen, ImportDialog)
    app.screen.query_one("#file", Input).value = str(file)
    await pilot.pause()
    await press(app, pilot, "enter")


async def test_faults_name_sheet_row_and_column_and_nothing_is_read_in(tmp_path: Path) -> None:
    book, path = tmp_path / "empty.xlsx", tmp_path / "new.sqlite"
    write_template(book)
    async with empty(path) as (app, pilot):
        await press(app, pilot, "i")
        await typed(app, pilot, book)
        await sees(app, pilot, "sheet Saison · row 2 · column Wert")
        await sees(app, pilot, "The cell is empty; a value is needed.")
        await press(app, pilot, "f2")
        await sees(app, pilot, "Enter looks the file through first.")
        await press(app, pilot, "escape")
        assert isinstance(app.screen, WelcomeScreen)
        assert not path.exists()


async def test_a_file_that_is_no_workbook_is_said(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Liebe Kollegen", encoding="utf-8")
    async with empty(tmp_path / "new.sqlite") as (app, pilot):
        await press(app, pilot, "i")
        await typed(app, pilot, letter)
        await sees(app, pilot, "no Excel workbook, or it is damaged")
        await typed(app, pilot, tmp_path / "nowhere.xlsx")
        await sees(app, pilot, "There is no such file")


def test_folders_and_workbooks_fit_what_is_typed(tmp_path: Path) -> None:
    (tmp_path / "Seasons").mkdir()
    for name in ("season.xlsx", "season.txt", "other.xlsx", "~$season.xlsx"):
        (tmp_path / name).touch()
    names = [one.name for one in fitting(f"{tmp_path}/sea")]
    assert names == ["Seasons", "season.xlsx"]
    assert [one.name for one in fitting(f"{tmp_path}/")] == ["Seasons", "other.xlsx", "season.xlsx"]
    assert list(fitting(f"{tmp_path}/nowhere/x")) == []


def edited_book(folder: Path) -> Path:
    """A small season with a duty and a term of payment, both edited after it was written."""
    season, at = league_world.season(), datetime(2011, 9, 1, tzinfo=UTC)
    duty = to_text(Duty(1, "5.3", "Open", date(2012, 2, 26)))
    term = to_text(PaymentTerm(14))
    records = (
        Version(season.name, DUTY.name, "1", duty, at, "Anna"),
        Version(None, PAYMENT_TERM.name, season.federation, term, at, "Anna"),
    )
    path = folder / "season.xlsx"
    write_workbook(season, path, Carried(records=records), origin=Origin(by="Anna", at=str(at)))
    book = openpyxl.load_workbook(path)
    for row, old, new in ((2, "Open", "Closed"), (3, "14", "90")):
        cell = book["Aufzeichnungen"].cell(row, 5)
        cell.value = str(cell.value).replace(old, new)
    book.save(path)
    return path


async def test_what_was_edited_is_accepted_before_it_is_read_in(tmp_path: Path) -> None:
    """Two things of two sorts: one by itself, the other with all of its sort."""
    book, path = edited_book(tmp_path), tmp_path / "new.sqlite"
    async with empty(path) as (app, pilot):
        await press(app, pilot, "i")
        await typed(app, pilot, book)
        await sees(app, pilot, "2 decisions and records are not as they were.")
        await sees(app, pilot, "were edited after it was written on")
        await press(app, pilot, "f2")
        await sees(app, pilot, "□ ≠ Report that is owed 1, Anna")
        assert isinstance(app.screen, AcceptDialog)
        await press(app, pilot, "f2")
        await sees(app, pilot, "2 are left to be accepted.")
        await press(app, pilot, "space")
        await sees(app, pilot, "1 is left to be accepted.")
        await press(app, pilot, "down", "a")
        await sees(app, pilot, "All of it is accepted; F2 reads it in.")
        assert not path.exists()
        await press(app, pilot, "f2")
        await stands(app, pilot, SeasonScreen)
        assert {one.by for one in carried_of(transactions.load()[0]).records} == {"outside:Anna"}
