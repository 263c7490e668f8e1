"""What is on record of a match: it opens on request, and is stored over when it was seen."""

from pathlib import Path

import pytest
from textual.pilot import Pilot

from league.facts.matches import BOTH_LOST, MatchDraft
from league.services.consequences.overwriting import consequences
from league.services.matches import evening
from league.services.session.opening import open_desk
from league.services.session.stored import draft_of
from tests.worlds.acting import OFFICIAL
from tests.worlds.tui_season import PLAYED, opened, press, season_file, sees, settled
from tui.app import SpielleiterApp
from tui.dialogs.consequences import ConsequencesDialog
from tui.pages.match.board_lines import Place
from tui.pages.match.evening import EveningScreen
from tui.pages.match.page import MatchScreen

pytestmark = pytest.mark.usefixtures("quick")


async def _open(app: SpielleiterApp, pilot: Pilot[None]) -> MatchScreen:
    app.work(app.routes.to_match(PLAYED))
    await settled(app, pilot)
    assert isinstance(app.screen, MatchScreen)
    app.screen.grid.go(1, Place.RESULT)
    return app.screen


async def _asked(app: SpielleiterApp, pilot: Pilot[None], key: str) -> None:
    """Press a key whose work waits for an answer, until the question stands."""
    await pilot.press(key)
    await sees(app, pilot, "stored over what is on record")
    assert isinstance(app.screen, ConsequencesDialog)


def _recorded(path: Path) -> MatchDraft:
    return draft_of(open_desk(path, OFFICIAL), PLAYED)


async def test_three_zeros_change_nothing_that_is_on_record(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    async with opened(path) as (app, pilot):
        screen = await _open(app, pilot)
        before = screen.draft
        await press(app, pilot, "0", "0", "0")
        assert any("This is on record" in one.message for one in app._notifications)
        await press(app, pilot, "ctrl+s")
        assert (screen.draft, app.drafts.matches()) == (before, {})
        assert app.screen is screen
    assert _recorded(path) == before


async def test_after_e_a_board_changes_is_marked_and_asked_about(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    async with opened(path, (100, 40)) as (app, pilot):
        screen = await _open(app, pilot)
        before = screen.draft
        await press(app, pilot, "e", "n")
        assert screen.draft.results[0] == BOTH_LOST
        assert screen.grid.stored.changed(screen.draft, 1)
        assert not screen.grid.stored.changed(screen.draft, 2)
        await _asked(app, pilot, "ctrl+s")
        await sees(app, pilot, "Board 1:")
        await sees(app, pilot, "→ 0 : 0")
        await press(app, pilot, "escape")
        await settled(app, pilot)
        # Nothing was stored, and one goes on editing.
        assert app.screen is screen
        assert app.drafts.matches()[PLAYED].results[0] == BOTH_LOST
        await _asked(app, pilot, "escape")
        await press(app, pilot, "s")
        await settled(app, pilot)
        assert app.drafts.matches() == {}
    assert _recorded(path).results == (BOTH_LOST, *before.results[1:])


async def test_a_change_can_be_discarded_and_the_match_is_closed_again(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    async with opened(path) as (app, pilot):
        screen = await _open(app, pilot)
        before = screen.draft
        await press(app, pilot, "e", "n")
        await _asked(app, pilot, "ctrl+s")
        await press(app, pilot, "d")
        await settled(app, pilot)
        assert (screen.draft, app.drafts.matches()) == (before, {})
        screen.grid.go(1, Place.RESULT)
        await press(app, pilot, "n")
        assert screen.draft == before
    assert _recorded(path) == before


async def test_leaving_a_changed_match_of_the_evening_asks_and_leads_back(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    async with opened(path, (100, 40)) as (app, pilot):
        app.go(app.routes.to_evening("landesliga", 1))
        await settled(app, pilot)
        screen = app.screen
        assert isinstance(screen, EveningScreen)
        first = screen.view.key
        screen.grid.go(8, Place.RESULT)
        await press(app, pilot, "e", "n", "up", "n")
        screen.grid.go(8, Place.RESULT)
        await _asked(app, pilot, "down")
        # Results typed on are entered nowhere.
        await pilot.press("0", "1")
        await press(app, pilot, "escape")
        await settled(app, pilot)
        assert (app.screen, screen.view.key) == (screen, first)
        assert app.drafts.matches().keys() == {first}
        await _asked(app, pilot, "escape")
        await press(app, pilot, "s")
        await settled(app, pilot)
    stored = open_desk(path, OFFICIAL)
    assert draft_of(stored, first).results[6:] == (BOTH_LOST, BOTH_LOST)


async def test_new_entries_are_stored_without_a_question(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    async with opened(path) as (app, pilot):
        await press(app, pilot, "e")
        await settled(app, pilot)
        screen = app.screen
        assert isinstance(screen, EveningScreen)
        keys = "f3", "right", "right", "f3", "left", *"1r0n1010"
        await press(app, pilot, *keys, "ctrl+s")
        await settled(app, pilot)
        assert (app.screen, app.drafts.matches()) == (screen, {})
        assert app.desk is not None
        assert evening.sheet(app.desk, screen.view.key).view.status == "complete"
        assert not consequences(app.desk, screen.view.key, screen.draft).asks
