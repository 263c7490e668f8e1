"""Desks look for what others store, and take it in when nobody types."""

from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest
from textual.pilot import Pilot

from league.errors import StorageError
from league.facts.captains import CaptainReport
from league.facts.matches import Side
from league.record_kinds import CAPTAIN_REPORT
from league.services.matches.changes import record_match
from league.services.session import transactions
from league.services.session.opening import open_desk
from league.services.session.stored import draft_of
from tests.worlds.acting import OFFICIAL, record
from tests.worlds.tui_season import PLAYED, opened, press, season_file
from tests.worlds.tui_typing import change_elsewhere, on_match, stored, typed
from tests.worlds.waiting import until
from tui import watching
from tui.app import SpielleiterApp
from tui.dialogs.search import SearchDialog
from tui.pages.match.page import MatchScreen
from tui.pages.season.page import SeasonScreen

pytestmark = pytest.mark.usefixtures("quick")


async def _look(app: SpielleiterApp) -> None:
    assert app.lookout is not None
    await app.lookout.look()


async def _looked(app: SpielleiterApp, pilot: Pilot[None]) -> None:
    """Let the desk look as if nobody had touched a key for a while."""
    app.touched = -2 * watching.REST
    await _look(app)
    await pilot.pause()


def _reported(path: Path) -> None:
    """Let one captain report, as the server would in another program."""
    open_desk(path, OFFICIAL)
    at = datetime(2011, 10, 15, 20, tzinfo=UTC)
    report = CaptainReport(results=((2, 0),) * 8, match=PLAYED, side=Side.HOME, at=at, by="Captain")
    key = f"{'/'.join(map(str, PLAYED))}/home"
    record("2011/12", CAPTAIN_REPORT, key, report, actor=OFFICIAL, why="")


async def test_what_another_desk_stores_shows_by_itself(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    async with opened(path) as (app, pilot):
        assert isinstance(app.screen, SeasonScreen)
        owed = app.screen.view.fees_opponents
        other = open_desk(path, OFFICIAL)
        unpaid = replace(draft_of(other, PLAYED), gaps_paid=(frozenset(), frozenset()))
        record_match(other, PLAYED, unpaid)
        await _looked(app, pilot)
        # § 4.4.a.2: a gap on board 6 of the Landesliga costs 30 €; unpaid, the games are lost.
        assert app.screen.view.fees_opponents == owed - 3000
        assert not list(app._notifications)


async def test_it_looks_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watching, "PERIOD", 0.02)
    monkeypatch.setattr(watching, "REST", 0.0)
    path = season_file(tmp_path)
    async with opened(path) as (app, pilot):
        before = app.desk
        change_elsewhere(path)
        await until(pilot, lambda: app.desk is not before)
        assert app.desk is not None
        assert draft_of(app.desk, PLAYED).remarks == {2: "late home"}


async def test_an_open_match_shows_it(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    async with opened(path) as (app, pilot):
        screen = await on_match(app, pilot)
        change_elsewhere(path)
        await _looked(app, pilot)
        assert screen.draft.remarks == {2: "late home"}


async def test_nothing_changes_under_the_hands_of_who_types(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    async with opened(path) as (app, pilot):
        screen = await typed(app, pilot)
        before = app.desk
        change_elsewhere(path)
        await _looked(app, pilot)
        assert app.desk is before
        assert isinstance(screen, MatchScreen)
        assert screen.draft.results[0] == (0, 0)
        assert stored(path)[1] == {2: "late home"}


async def test_it_waits_for_a_question_and_for_a_key_just_pressed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watching, "REST", 3600.0)
    path = season_file(tmp_path)
    async with opened(path) as (app, pilot):
        before = app.desk
        change_elsewhere(path)
        await press(app, pilot, "down")
        await _look(app)
        assert app.desk is before
        await press(app, pilot, "slash")
        assert isinstance(app.screen, SearchDialog)
        await _looked(app, pilot)
        assert app.desk is before


async def test_what_no_season_is_judged_from_leaves_a_desk_as_it_is(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    async with opened(path) as (app, pilot):
        await _looked(app, pilot)
        before = app.desk
        _reported(path)
        transactions.open_file(path)
        app.touched = -2 * watching.REST
        await _look(app)
        assert app.desk is before


async def test_a_look_at_a_file_that_is_gone_changes_nothing(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    async with opened(path) as (app, pilot):
        before = app.desk
        change_elsewhere(path)
        path.rename(tmp_path / "aside.sqlite")
        with pytest.raises(StorageError):
            await _looked(app, pilot)
        assert app.desk is before
