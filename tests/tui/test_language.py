"""Another language or other colours while one works: all that was typed stays."""

from pathlib import Path

import pytest

from league.facts.actors import official
from league.language import current
from league.services.session import transactions
from tests.worlds.tui_season import PLAYED, opened, press, season_file, sees, settled
from tests.worlds.tui_typing import typed
from tui import remembered
from tui.app import SpielleiterApp
from tui.pages.division.page import DivisionScreen
from tui.pages.lists.page import KaderScreen
from tui.pages.match.page import MatchScreen
from tui.pages.season.page import SeasonScreen

pytestmark = pytest.mark.usefixtures("quick")


async def test_the_language_changes_and_nothing_typed_is_lost(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    async with opened(path) as (app, pilot):
        await press(app, pilot, "enter", "2")
        old = await typed(app, pilot)
        grid = (old.grid.board, old.grid.place)
        await press(app, pilot, "ctrl+p", *"deutsch")
        await settled(app, pilot)
        await press(app, pilot, "enter")
        await settled(app, pilot)
        screen = app.screen
        assert isinstance(screen, MatchScreen)
        assert screen is not old
        await sees(app, pilot, "nicht gespeichert")
        assert screen.draft.results[0] == (0, 0)
        assert app.drafts.unsaved == (PLAYED, screen.draft)
        assert (screen.grid.board, screen.grid.place) == grid
        await press(app, pilot, "ctrl+z")
        assert screen.draft.results[0] != (0, 0)
        await press(app, pilot, "escape")
        assert isinstance(app.screen, DivisionScreen)
        assert app.screen.query_one("#rounds").has_focus
        await sees(app, pilot, "zurück")
        await press(app, pilot, "f1")
        await sees(app, pilot, "Spielabend")
        await press(app, pilot, "escape", "escape")
        assert isinstance(app.screen, SeasonScreen)
        await sees(app, pilot, "Vereine")


async def test_every_screen_can_change_its_language(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    async with opened(path) as (app, pilot):
        assert app.desk is not None
        team, player = app.desk.season.teams[0], app.desk.season.players[0]
        ways = [
            app.routes.to_club(team.club),
            app.routes.to_kader(team.id),
            app.routes.to_place("players"),
            app.routes.to_player(player.ident),
            app.routes.to_rules(),
            app.routes.to_place("journal"),
            app.routes.to_evening(),
        ]
        for way in ways:
            app.work(way)
            await settled(app, pilot)
        kinds = [type(screen) for screen in app.screen_stack]
        kader = next(one for one in app.screen_stack if isinstance(one, KaderScreen))
        kader.steps.do(kader.steps.draft.removed(kader.steps.draft.idents[0]))
        drafted = kader.steps.draft
        app.speak("de")
        await settled(app, pilot)
        assert [type(screen) for screen in app.screen_stack] == kinds
        assert current() == "de"
        await sees(app, pilot, "zurück")
        again = next(one for one in app.screen_stack if isinstance(one, KaderScreen))
        assert again is not kader
        assert again.steps.draft == drafted


async def test_language_and_colours_are_remembered(tmp_path: Path) -> None:
    path, memory = season_file(tmp_path), tmp_path / "state" / "screen.json"
    app = SpielleiterApp(path, official("Official"), memory=memory)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(app, pilot)
        await press(app, pilot, "ctrl+t")
        app.speak("de")
        await settled(app, pilot)
    transactions.close_file()
    assert remembered.load(memory) == remembered.Taste("de", "board-day")
    again = SpielleiterApp(path, official("Official"), memory=memory)
    assert again.theme == "board-day"
    for junk in ("", "[]", '{"language": "xx", "theme": 3}'):
        memory.write_text(junk)
        assert remembered.load(memory) == remembered.Taste()
