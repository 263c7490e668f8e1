"""Papers by keys: the dialog of what is shown, a form written, the question before overwriting."""

from collections.abc import AsyncIterator, Iterable, Iterator
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, OptionList

from league.services.session import transactions
from reports.document import Document
from reports.paper import Format
from reports.papers import PAPERS
from reports.writing import write
from tests.worlds.papers_world import ROLL
from tests.worlds.tui_season import (
    PLAYED,
    back_on,
    opened,
    press,
    season_file,
    sees,
    settled,
    shown,
)
from tui import remembered
from tui.app import SpielleiterApp
from tui.dialogs.choose import ChooseDialog
from tui.dialogs.confirm import ConfirmDialog
from tui.dialogs.paper_file import PaperFileDialog
from tui.pages.clubs.page import ClubScreen
from tui.pages.match.page import MatchScreen
from tui.pages.season.page import SeasonScreen
from tui.places import places

Opened = tuple[SpielleiterApp, Pilot[None]]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the empty folder in which the program is started."""
    found = tmp_path / "desk"
    found.mkdir()
    monkeypatch.chdir(found)
    return found


@pytest.fixture
def with_roll(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("reports.papers.PAPERS", (*PAPERS, ROLL))


@pytest.fixture(autouse=True)
def closed() -> Iterator[None]:
    yield
    transactions.close_file()


@pytest.fixture
async def on_match(tmp_path: Path, folder: Path) -> AsyncIterator[Opened]:
    async with opened(season_file(tmp_path)) as (app, pilot):
        await app.routes.to_match(PLAYED)
        await settled(app, pilot)
        yield app, pilot


def lines(app: SpielleiterApp) -> list[str]:
    """Return what stands in the list: headings, and below them what can be chosen."""
    found = app.screen.query_one("#lines", OptionList)
    return [str(one.prompt) for one in found.options]


async def take(app: SpielleiterApp, pilot: Pilot[None], label: str) -> None:
    """Go down to the first line that says this, and take it."""
    found = app.screen.query_one("#lines", OptionList)
    for _step in found.options:
        option = found.highlighted_option
        if option is not None and str(option.prompt).strip() == label:
            await press(app, pilot, "enter")
            return
        await press(app, pilot, "down")
    raise AssertionError(lines(app))


async def named(app: SpielleiterApp, pilot: Pilot[None], name: str) -> None:
    """Type another name of the file, whatever stood there."""
    line = app.screen.query_one("#name", Input)
    line.focus()
    line.value = ""
    await press(app, pilot, *(dict.fromkeys(".", "full_stop").get(one, one) for one in name))


async def test_the_form_of_a_match_is_written_by_keys(on_match: Opened, folder: Path) -> None:
    app, pilot = on_match
    await press(app, pilot, "f12")
    assert isinstance(app.screen, ChooseDialog)
    assert lines(app)[0] == "Landesliga, round 1: SV Turm Erzberg – Schachklub Föhrenwald"
    await press(app, pilot, *"match", "space", *"erzberg")
    await take(app, pilot, "Match report")
    assert isinstance(app.screen, PaperFileDialog)
    stem = "match-landesliga-1-landesliga01-landesliga12"
    assert app.screen.query_one("#name", Input).value == f"{stem}.pdf"
    assert app.screen.query_one("#folder", Input).value == str(folder)
    await press(app, pilot, "right", "enter")
    await back_on(app, pilot, MatchScreen)
    assert [one.name for one in folder.iterdir()] == [f"{stem}.xlsx"]
    assert f"{stem}.xlsx was written." in " ".join(one.message for one in app._notifications)


async def test_a_file_is_replaced_only_when_one_says_so(on_match: Opened, folder: Path) -> None:
    app, pilot = on_match
    (folder / "old.pdf").write_text("precious", encoding="utf-8")
    await press(app, pilot, "f12", "enter")
    await named(app, pilot, "old.pdf")
    await press(app, pilot, "enter")
    assert isinstance(app.screen, ConfirmDialog)
    await press(app, pilot, "enter")  # the harmless answer has the focus
    assert isinstance(app.screen, PaperFileDialog)
    assert (folder / "old.pdf").read_text(encoding="utf-8") == "precious"
    await press(app, pilot, "enter", "tab", "enter")
    await back_on(app, pilot, MatchScreen)
    assert (folder / "old.pdf").read_bytes() != b"precious"


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("", "is empty"),
        ("a.doc", ".pdf"),
        ("none/a.pdf", "There is no folder"),
        ("d.pdf", "not a file"),
    ],
)
async def test_what_cannot_be_written_is_said_and_the_dialog_stays(
    on_match: Opened, folder: Path, name: str, said: str
) -> None:
    app, pilot = on_match
    (folder / "d.pdf").mkdir()
    await press(app, pilot, "f12", "enter")
    app.screen.query_one("#name", Input).value = name
    await press(app, pilot, "enter")
    await sees(app, pilot, said)
    assert isinstance(app.screen, PaperFileDialog)
    await press(app, pilot, "escape")
    assert isinstance(app.screen, MatchScreen)
    assert [one.name for one in folder.iterdir()] == ["d.pdf"]


async def test_all_matches_of_a_round_go_into_one_file(on_match: Opened, folder: Path) -> None:
    app, pilot = on_match
    await press(app, pilot, "f12", *"match", "space", *"all")
    # Six matches of the round, 66 of the division, 150 of the season.
    assert [line for line in lines(app) if line.startswith(("all of", "  Match report ("))] == [
        "all of Landesliga, round 1",
        "  Match report (6)",
        "all of Landesliga",
        "  Match report (66)",
        "all of season 2011/12",
        "  Match report (150)",
    ]
    await take(app, pilot, "Match report (6)")
    app.screen.query_one("#name", Input).value = "all.txt"
    await press(app, pilot, "right", "right", "right", "enter")
    await back_on(app, pilot, MatchScreen)
    said = (folder / "all.txt").read_text(encoding="utf-8-sig").splitlines()
    assert sum(line.strip() == "Match report" for line in said) == 6


@pytest.mark.usefixtures("agreed")
async def test_what_was_typed_stands_in_the_paper(on_match: Opened, folder: Path) -> None:
    app, pilot = on_match
    # The empty board 6 stays; on board 1 the draw becomes a win: 2½ + ½ = 3 home, 5 away.
    await press(app, pilot, "home", "e", "1", "f12")
    await take(app, pilot, "Match report")
    await press(app, pilot, "right", "right", "right", "enter")
    await back_on(app, pilot, MatchScreen)
    (file,) = folder.iterdir()
    text = file.read_text(encoding="utf-8-sig")
    assert "3 : 5" in text


async def test_the_folder_is_remembered(tmp_path: Path, folder: Path) -> None:
    memory, other = tmp_path / "screen.json", tmp_path / "other"
    other.mkdir()
    async with opened(season_file(tmp_path)) as (app, pilot):
        app._memory = memory
        await press(app, pilot, "f12", "enter")
        app.screen.query_one("#folder", Input).value = str(other)
        await press(app, pilot, "enter")
        await back_on(app, pilot, SeasonScreen)
        await press(app, pilot, "f12", "enter")
        assert app.screen.query_one("#folder", Input).value == str(other)
    assert remembered.load(memory).folder == str(other)
    assert (len(list(other.iterdir())), list(folder.iterdir())) == (1, [])


async def test_every_page_has_the_key(tmp_path: Path, folder: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        for place in places():
            app.open_place(place)
            await settled(app, pilot)
            await press(app, pilot, "f12")
            assert isinstance(app.screen, ChooseDialog), place
            assert any("2011/12" in line for line in lines(app)), "the season is always offered"
            await press(app, pilot, "escape")


@pytest.mark.usefixtures("with_roll")
async def test_a_new_paper_stands_in_the_dialog_and_in_the_palette(
    tmp_path: Path, folder: Path
) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        await app.routes.to_club("601")
        await settled(app, pilot)
        await press(app, pilot, "f12", *"roll")
        assert lines(app)[:2] == ["SV Turm Erzberg", "  Roll"]
        await press(app, pilot, "enter", "enter")
        await back_on(app, pilot, ClubScreen)
        assert [one.name for one in folder.iterdir()] == ["roll-landesliga01.pdf"]
        # On the season's page no team is shown: it is chosen first.
        await press(app, pilot, "escape", "ctrl+p")
        await press(app, pilot, *"paper:", "space", *"roll")
        await sees(app, pilot, "Paper: Roll")
        await press(app, pilot, "enter")
        await settled(app, pilot)
        assert isinstance(app.screen, ChooseDialog)
        await press(app, pilot, *"murtal", "enter")
        assert isinstance(app.screen, PaperFileDialog)
        assert app.screen.query_one("#name", Input).value == "roll-landesliga02.pdf"


async def test_stopping_writes_nothing(
    on_match: Opened, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, pilot = on_match
    waits = Event()

    def patient(documents: Iterable[Document], kind: Format, path: Path, **more: Any) -> None:
        assert waits.wait(10)
        write(documents, kind, path, **more)

    monkeypatch.setattr("tui.dialogs.paper_file.write", patient)
    await press(app, pilot, "f12", *"150", "enter")
    dialog = app.screen
    assert isinstance(dialog, PaperFileDialog)
    await pilot.press("enter")
    # The views of all 150 are there, nothing of the file is.
    await sees(app, pilot, "150/300")
    await pilot.press("escape")
    waits.set()
    await settled(app, pilot)
    assert dialog.is_current
    assert "Stopped; nothing was written." in shown(app)
    assert list(folder.iterdir()) == []
    await press(app, pilot, "escape")
    assert isinstance(app.screen, MatchScreen)
