"""A database file that is missing, gone, or replaced by another one."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from league.facts.actors import official
from league.services.session import transactions
from league.services.session.opening import open_desk
from league.services.session.stored import draft_of
from tests.worlds.acting import OFFICIAL
from tests.worlds.tui_season import PLAYED, gone_to, opened, press, season_file, sees, settled
from tests.worlds.tui_typing import asked, change_elsewhere, on_match, stored, typed, until_stored
from tui.app import SpielleiterApp
from tui.dialogs.conflict import ConflictDialog, LossDialog
from tui.opening.welcome import WelcomeScreen
from tui.pages.journal.page import JournalScreen
from tui.pages.match.page import MatchScreen
from tui.pages.page import open_page
from tui.pages.protests.page import ProtestsPage
from tui.pages.season.page import SeasonScreen

pytestmark = pytest.mark.usefixtures("quick")


@pytest.mark.usefixtures("agreed")
async def test_a_deleted_file_is_told_and_the_entry_stays(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    async with opened(path) as (app, pilot):
        screen = await typed(app, pilot)
        path.unlink()
        await press(app, pilot, "ctrl+s")
        assert "is gone" in [one.message for one in app._notifications][-1]
        await sees(app, pilot, "not stored yet")
        await asked(app, pilot, "ctrl+q", LossDialog)
        await press(app, pilot, "escape")
        assert app.screen is screen
        assert app.drafts.unsaved == (PLAYED, screen.draft)
        await asked(app, pilot, "ctrl+q", LossDialog)
        assert app.return_code is None
        await pilot.press("tab", "enter")
    assert app.return_code == 0


@pytest.mark.usefixtures("agreed")
async def test_a_copy_put_back_in_place_of_a_lost_file_takes_what_was_typed(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    async with opened(path) as (app, pilot):
        screen = await typed(app, pilot)
        for part in tmp_path.glob("season.sqlite*"):
            part.unlink()
        season_file(tmp_path)
        await asked(app, pilot, "ctrl+s", ConflictDialog)
        await sees(app, pilot, "Another file lies at")
        await pilot.press("m")
        await until_stored(app, pilot)
        assert isinstance(screen, MatchScreen)
        assert app.drafts.unsaved is None
        assert stored(path)[0] == screen.draft.results[0]


async def test_without_a_database_the_demo_season_is_a_key_away(tmp_path: Path) -> None:
    missing = tmp_path / "none.sqlite"
    async with opened(missing) as (app, pilot):
        assert isinstance(app.screen, WelcomeScreen)
        await sees(app, pilot, f"spielleiter --db {missing} import FILE")
        await press(app, pilot, "r")
        assert isinstance(app.screen, WelcomeScreen)
        await press(app, pilot, "d")
        await settled(app, pilot)
        assert isinstance(app.screen, SeasonScreen)
    assert not missing.exists()


async def test_without_a_database_an_import_is_found_afterwards(tmp_path: Path) -> None:
    missing = tmp_path / "season.sqlite"
    async with opened(missing) as (app, pilot):
        season_file(tmp_path)
        await press(app, pilot, "r")
        await settled(app, pilot)
        assert isinstance(app.screen, SeasonScreen)


def _told(app: SpielleiterApp) -> list[str]:
    return [one.message for one in app._notifications]


def _put_back(path: Path) -> None:
    """Lay a copy of the season, as it was at first, where the file was."""
    for part in path.parent.glob("season.sqlite*"):
        part.unlink()
    season_file(path.parent)


def _other_season(path: Path) -> None:
    """Lay a database with another year's season only where the file was."""
    desk_before = open_desk(path, OFFICIAL)
    transactions.close_file()
    path.unlink()
    transactions.open_file(path)
    transactions.import_season(replace(desk_before.season, name="2010/11"), official("Other"), "")


@pytest.mark.usefixtures("agreed")
async def test_a_page_says_that_its_file_is_gone_and_goes_on_when_it_is_back(
    tmp_path: Path,
) -> None:
    path, aside = season_file(tmp_path), tmp_path / "aside.sqlite"
    async with opened(path) as (app, pilot):
        path.rename(aside)
        for page in (JournalScreen(), ProtestsPage()):
            await gone_to(app, pilot, page)
            assert "season.sqlite is gone: nothing can be stored. Put it back" in _told(app)[-1]
            assert "shows what was read before" in _told(app)[-1]
        app.clear_notifications()
        assert isinstance(await on_match(app, pilot), MatchScreen)
        assert "season.sqlite is gone" in _told(app)[-1]
        app.clear_notifications()
        aside.rename(path)
        screen = await typed(app, pilot)
        await press(app, pilot, "ctrl+s")
        await gone_to(app, pilot, JournalScreen())
        assert app.drafts.unsaved is None
        assert _told(app) == []
    assert stored(path)[0] == screen.draft.results[0]


async def test_a_page_opens_another_file_that_lies_there_now(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    (tmp_path / "other").mkdir()
    other = season_file(tmp_path / "other")
    change_elsewhere(other)
    transactions.close_file()
    async with opened(path) as (app, pilot):
        assert app.desk is not None
        assert draft_of(app.desk, PLAYED).remarks == {}
        other.replace(path)
        await gone_to(app, pilot, JournalScreen())
        assert "Another file lies at" in _told(app)[-1]
        assert draft_of(app.desk, PLAYED).remarks == {2: "late home"}
        app.clear_notifications()
        await gone_to(app, pilot, ProtestsPage())
        assert _told(app) == []


@pytest.mark.usefixtures("agreed")
@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (lambda path: path.write_text("junk" * 1000), "is no database or is damaged"),
        (_other_season, "2011/12"),
    ],
    ids=["junk", "another season"],
)
async def test_a_wrong_file_is_told_and_what_was_typed_goes_into_the_right_one(
    tmp_path: Path, wrong: Callable[[Path], object], said: str
) -> None:
    path, aside = season_file(tmp_path), tmp_path / "wrong"
    aside.mkdir()
    wrong(season_file(aside))
    transactions.close_file()
    async with opened(path) as (app, pilot):
        screen = await typed(app, pilot)
        (aside / path.name).replace(path)
        for _again in range(2):
            await press(app, pilot, "ctrl+s")
            # Whoever keeps the draft meanwhile says by himself that he cannot.
            told = [one for one in _told(app) if "kept as a draft" not in one]
            assert "2011/12 cannot be opened from the file that lies at" in told[-1]
            assert said in told[-1]
            assert app.drafts.unsaved == (PLAYED, screen.draft)
        _put_back(path)
        await asked(app, pilot, "ctrl+s", ConflictDialog)
        await pilot.press("m")
        await until_stored(app, pilot)
    assert stored(path)[0] == screen.draft.results[0]


async def test_no_page_opens_on_a_wrong_file(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    async with opened(path) as (app, pilot):
        home = app.screen
        path.unlink()
        path.write_text("junk" * 1000)
        for _again in range(2):
            app.go(open_page(app, JournalScreen()))
            await settled(app, pilot)
            assert app.screen is home
            assert "is no database or is damaged" in _told(app)[-1]
        _put_back(path)
        await gone_to(app, pilot, JournalScreen())
        assert "Another file lies at" in _told(app)[-1]
