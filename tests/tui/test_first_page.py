"""A large season opens with its first page as it was kept, and is judged behind it."""

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from datetime import timedelta
from pathlib import Path
from threading import Event

import pytest
from textual.pilot import Pilot

from league import clock
from league.errors import StorageError
from league.facts.actors import Actor, official
from league.formatting import day
from league.language import use
from league.services.home import first_page
from league.services.session.desk import Desk
from league.services.session.seal_key import SealKey
from tests.snapshots.haste import spare
from tests.worlds.draft_world import left
from tests.worlds.tui_season import opened, press, season_file, sees, settled, shown
from tests.worlds.tui_typing import typed
from tests.worlds.waiting import until
from tui import lost_file
from tui.app import SpielleiterApp
from tui.dialogs.help import HelpDialog
from tui.dialogs.search import SearchDialog
from tui.kit.grid import Grid
from tui.opening.loading import LoadingScreen
from tui.pages.clubs.page import ClubScreen
from tui.pages.division.page import DivisionScreen
from tui.pages.protests.page import ProtestsPage
from tui.pages.season.page import SeasonScreen

pytestmark = pytest.mark.usefixtures("quick")

MARK = "still being judged …"
WORKING = "working …"
ZONE = "Europe/Vienna"
Judge = Callable[[Path, Actor, str | None], Desk]
Running = tuple[SpielleiterApp, Pilot[None]]


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return tmp_path / "cache"


@pytest.fixture
async def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a file whose first page was kept: every season counts as large."""
    monkeypatch.setattr(first_page, "LONG", 0.0)
    path = season_file(tmp_path)
    async with opened(path):
        pass
    return path


@pytest.fixture
def judge(monkeypatch: pytest.MonkeyPatch) -> Iterator[Event]:
    """Let judging wait until this is set."""
    begins, opened_then = Event(), lost_file.opened

    def waits(path: Path, actor: Actor, season: str | None, key: SealKey) -> Desk:
        assert begins.wait(20)
        return opened_then(path, actor, season, key)

    monkeypatch.setattr(lost_file, "opened", waits)
    yield begins
    begins.set()


@asynccontextmanager
async def begun(path: Path, size: tuple[int, int] = (120, 40)) -> AsyncIterator[Running]:
    """Run the app on a file until its first page stands, judged or not."""
    use("en")
    app = SpielleiterApp(path, official("Official"))
    with pytest.MonkeyPatch.context() as patch:
        spare(patch)
        async with app.run_test(size=size) as pilot:
            await until(pilot, lambda: isinstance(app.screen, SeasonScreen))
            await sees(app, pilot, "Work list")
            yield app, pilot


async def released(app: SpielleiterApp, pilot: Pilot[None], judge: Event) -> None:
    judge.set()
    await until(pilot, lambda: not app.judging)
    await settled(app, pilot)


def grid(app: SpielleiterApp, name: str) -> Grid:
    return app.screen.query_one(f"#{name}", Grid)


async def test_the_first_page_stands_before_the_season_is_judged(kept: Path, judge: Event) -> None:
    async with begun(kept) as (app, pilot):
        assert app.desk is None
        assert MARK in shown(app)
        assert "Landesliga" in shown(app)
        await pilot.press("2", "down", "down", "down")
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        tasks = grid(app, "tasks")
        assert (app.focused, tasks.cursor_row) == (tasks, 3)
        await released(app, pilot, judge)
        assert app.desk is not None
        assert MARK not in shown(app)
        assert (app.focused, tasks.cursor_row) == (tasks, 3)
        assert not list(app._notifications)


async def test_a_page_of_yesterday_says_so_and_is_kept_anew(
    kept: Path, judge: Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    yesterday = clock.today(ZONE)
    monkeypatch.setattr(clock, "today", lambda _zone=None: yesterday + timedelta(days=1))
    async with begun(kept) as (app, pilot):
        assert f"of {day(yesterday)}, {MARK}" in shown(app)
        await released(app, pilot, judge)
        assert MARK not in shown(app)
    page = first_page.kept_page(kept, None)
    assert page is not None
    assert page.day == yesterday + timedelta(days=1)


async def test_a_small_season_keeps_nothing(tmp_path: Path, cache: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, _pilot):
        assert app.kept_step is None
    assert not cache.exists()


async def test_a_row_opens_as_soon_as_the_season_is_judged(kept: Path, judge: Event) -> None:
    async with begun(kept) as (app, pilot):
        await pilot.press("down", "enter")
        await sees(app, pilot, WORKING)
        chosen = grid(app, "divisions").current
        # Meant for the division: it does not move the cursor here.
        await pilot.press("2")
        await pilot.pause()
        assert isinstance(app.screen, SeasonScreen)
        await released(app, pilot, judge)
        assert isinstance(app.screen, DivisionScreen)
        assert app.screen.view.view.id == chosen
        assert app.screen.front() == "rounds"


async def test_keys_that_lead_elsewhere_arrive(kept: Path, judge: Event) -> None:
    async with begun(kept) as (app, pilot):
        await pilot.press("g", "p")
        await sees(app, pilot, WORKING)
        await pilot.press("x")
        await released(app, pilot, judge)
        assert isinstance(app.screen, ProtestsPage)


async def test_what_is_searched_for_is_found_when_the_season_is_judged(
    kept: Path, judge: Event
) -> None:
    async with begun(kept) as (app, pilot):
        await pilot.press("/")
        await until(pilot, lambda: isinstance(app.screen, SearchDialog))
        await pilot.press(*"landesliga", "enter")
        await pilot.pause()
        assert isinstance(app.screen, SearchDialog)
        await released(app, pilot, judge)
        await until(pilot, lambda: isinstance(app.screen, DivisionScreen))


async def test_the_task_one_chose_is_opened_though_another_comes_before_it(
    kept: Path, judge: Event, tmp_path: Path
) -> None:
    """What was typed and not stored stands first in the list, and is no part of what was kept."""
    judge.set()
    left(kept, (0, 0))
    judge.clear()
    async with begun(kept) as (app, pilot):
        before = app.screen
        assert isinstance(before, SeasonScreen)
        await pilot.press("2", "down", "down")
        tasks = grid(app, "tasks")
        chosen = tasks.current
        task = before.view.tasks[tasks.cursor_row]
        assert all(one.kind != "draft" for one in before.view.tasks)
        await released(app, pilot, judge)
        assert before.view.tasks[0].kind == "draft"
        assert tasks.current == chosen
        assert before.view.tasks[tasks.cursor_row] == task
        assert "Typed and not stored" in next(one.message for one in app._notifications)


async def test_quitting_waits_for_nothing(kept: Path, judge: Event) -> None:
    for keys in (["q"], ["ctrl+q"], ["enter", "ctrl+q"]):
        async with begun(kept) as (app, pilot):
            await pilot.press(*keys)
            await until(pilot, lambda app=app: app.return_code is not None)  # type: ignore[misc]  # the app of this round
            assert app.judging
            judge.set()
        judge.clear()


async def test_help_colours_and_language_wait_for_nothing(kept: Path, judge: Event) -> None:
    async with begun(kept) as (app, pilot):
        theme = app.theme
        await pilot.press("ctrl+t")
        assert app.theme != theme
        await pilot.press("f1")
        await until(pilot, lambda: isinstance(app.screen, HelpDialog))
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, SeasonScreen))
        await pilot.press("ctrl+p")
        await until(pilot, lambda: "command, club" in shown(app))
        await pilot.press(*"deutsch")
        await sees(app, pilot, "Deutsch (Sprache, language)")
        await pilot.press("enter")
        await sees(app, pilot, "Arbeitsliste")
        await sees(app, pilot, "wird noch geprüft …")
        await released(app, pilot, judge)
        assert "wird noch geprüft …" not in shown(app)
        assert "An den Verband" in shown(app)
        await press(app, pilot, "3", "enter")
        assert isinstance(app.screen, ClubScreen)


async def test_why_a_season_cannot_be_judged_is_said(
    kept: Path, judge: Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(_path: Path, _actor: Actor, _season: str | None, _key: SealKey) -> Desk:
        assert judge.wait(20)
        raise StorageError("The file is damaged.")

    monkeypatch.setattr(lost_file, "opened", fails)
    async with begun(kept) as (app, pilot):
        await pilot.press("enter", "escape", "q")
        await sees(app, pilot, WORKING)
        judge.set()
        await sees(app, pilot, "The file is damaged. Esc quits.")
        await settled(app, pilot)
        assert isinstance(app.screen, LoadingScreen)
        # Meant for the page that never came, the keys above did not leave the program.
        assert app.return_code is None
        await pilot.press("escape")
        await until(pilot, lambda: app.return_code == 2)


@pytest.mark.parametrize("text", ["", "{", '{"version":"0.1.0","digest":"","page":""}'])
async def test_a_page_that_is_damaged_or_of_another_version_is_said_and_not_used(
    kept: Path, cache: Path, text: str
) -> None:
    (place,) = cache.rglob("*.json")
    place.write_text(text)
    async with opened(kept, (120, 40)) as (app, pilot):
        (said,) = [one.message for one in app._notifications]
        assert said.startswith("The first page kept from the last time is")
        await press(app, pilot, "enter")
        assert isinstance(app.screen, DivisionScreen)
    # Kept anew: the next time nothing is said.
    async with opened(kept) as (app, _pilot):
        assert not list(app._notifications)


@pytest.mark.usefixtures("agreed")
async def test_what_was_stored_is_on_the_page_of_the_next_time(kept: Path, judge: Event) -> None:
    judge.set()
    async with opened(kept) as (app, pilot):
        await typed(app, pilot)
        await press(app, pilot, "ctrl+s")
        await pilot.press("ctrl+q")
        await until(pilot, lambda: app.return_code is not None)
        assert app.desk is not None
        step = app.desk.last_step
    judge.clear()
    async with begun(kept) as (app, pilot):
        assert app.kept_step == step
        assert MARK in shown(app)
        await released(app, pilot, judge)
