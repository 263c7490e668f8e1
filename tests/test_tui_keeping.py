"""Nothing typed is lost: other desks, lost files, small windows, other languages."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.screen import Screen

from league.language import current, use
from league.services import desk, storing
from tests.tui_season import PLAYED, opened, press, season_file, sees, settled, shown
from tui import remembered
from tui.app import SpielleiterApp
from tui.dialogs.confirm import ConfirmDialog
from tui.dialogs.conflict import ConflictDialog, LossDialog
from tui.screens import routes
from tui.screens.club import ClubScreen
from tui.screens.division import DivisionScreen
from tui.screens.kader import KaderScreen
from tui.screens.match import MatchScreen
from tui.screens.season import SeasonScreen
from tui.screens.welcome import WelcomeScreen
from tui.widgets.grid import Grid
from tui.widgets.matters import MattersList


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr("textual._wait.SLEEP_GRANULARITY", 0.005)
    yield
    storing.close_file()
    use("en")


async def _match(app: SpielleiterApp, pilot: Pilot[None]) -> MatchScreen:
    app.work(routes.to_match(app, PLAYED))
    await settled(app, pilot)
    assert isinstance(app.screen, MatchScreen)
    return app.screen


async def _typed(app: SpielleiterApp, pilot: Pilot[None]) -> MatchScreen:
    """Open a played match and change the result of its first board to 0:0, which none has."""
    screen = await _match(app, pilot)
    await press(app, pilot, "home", "n")
    assert screen.draft.results[0] == (0, 0)
    assert app.unsaved is not None
    return screen


async def _asked(
    app: SpielleiterApp, pilot: Pilot[None], pressed: str, dialog: type[Screen[Any]]
) -> None:
    """Press a key and wait for the question; the work goes on only when it is answered."""
    await pilot.press(pressed)
    end = monotonic() + 5
    while not isinstance(app.screen, dialog):
        assert monotonic() < end, f"nothing was asked:\n{shown(app)}"
        await pilot.pause(0.02)


def _change_elsewhere(path: Path) -> None:
    """Mark a late arrival on board 2, as a second desk on the same file would."""
    other = desk.open_desk(path)
    draft = replace(desk.draft_of(other, PLAYED), remarks={2: "late home"})
    desk.record_match(other, PLAYED, draft, "Other")


def _stored(path: Path) -> tuple[object, object]:
    draft = desk.draft_of(desk.open_desk(path), PLAYED)
    return draft.results[0], dict(draft.remarks)


async def test_a_deleted_file_is_told_and_the_entry_stays(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    async with opened(path) as (app, pilot):
        screen = await _typed(app, pilot)
        path.unlink()
        await press(app, pilot, "ctrl+s")
        assert "is gone" in [one.message for one in app._notifications][-1]
        await sees(app, pilot, "not stored yet")
        await _asked(app, pilot, "ctrl+q", LossDialog)
        await press(app, pilot, "escape")
        assert app.screen is screen
        assert app.unsaved == (PLAYED, screen.draft)
        await _asked(app, pilot, "ctrl+q", LossDialog)
        assert app.return_code is None
        await pilot.press("tab", "enter")
    assert app.return_code == 0


async def test_a_copy_put_back_in_place_of_a_lost_file_takes_what_was_typed(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    async with opened(path) as (app, pilot):
        screen = await _typed(app, pilot)
        for part in tmp_path.glob("season.sqlite*"):
            part.unlink()
        season_file(tmp_path)
        await _asked(app, pilot, "ctrl+s", ConflictDialog)
        await sees(app, pilot, "Another file lies at")
        await pilot.press("m")
        await _until_stored(app, pilot)
        assert isinstance(screen, MatchScreen)
        assert app.unsaved is None
        assert _stored(path)[0] == screen.draft.results[0]


async def _until_stored(app: SpielleiterApp, pilot: Pilot[None]) -> None:
    for _turn in range(250):
        if app.unsaved is None and not list(app.workers):
            return
        await pilot.pause(0.02)
    raise AssertionError(shown(app))


async def test_what_another_desk_stored_can_be_taken(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    async with opened(path) as (app, pilot):
        screen = await _typed(app, pilot)
        _change_elsewhere(path)
        await _asked(app, pilot, "escape", ConflictDialog)
        await press(app, pilot, "escape")
        assert app.screen is screen
        assert app.unsaved is not None
        await _asked(app, pilot, "escape", ConflictDialog)
        await press(app, pilot, "t")
        assert app.screen is screen
        assert app.unsaved is None
        assert screen.draft.results[0] != (0, 0)
        assert screen.draft.remarks == {2: "late home"}
        await press(app, pilot, "escape")
        assert isinstance(app.screen, SeasonScreen)
    assert _stored(path)[1] == {2: "late home"}


async def test_what_was_typed_can_be_stored_over_another_desks(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    async with opened(path) as (app, pilot):
        await _typed(app, pilot)
        _change_elsewhere(path)
        await _asked(app, pilot, "escape", ConflictDialog)
        await press(app, pilot, "m")
        assert isinstance(app.screen, SeasonScreen)
    assert _stored(path) == ((0, 0), {})


async def test_a_match_that_was_too_small_to_see_goes_on_where_it_was(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        screen = await _typed(app, pilot)
        focus = screen.focused
        for size in [(40, 10), (80, 24)]:
            await pilot.resize_terminal(*size)
            await settled(app, pilot)
        assert screen.focused is focus
        await press(app, pilot, "home", "1")
        assert screen.draft.results[0] == (2, 0)


async def test_home_and_end_reach_both_ends_of_a_list(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        await press(app, pilot, "3", "end")
        clubs = app.screen.query_one("#clubs", Grid)
        assert clubs.cursor_row == clubs.row_count - 1 > 0
        await press(app, pilot, "home")
        assert clubs.cursor_row == 0


async def test_help_tells_the_keys_of_seats_results_and_findings(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path), (100, 60)) as (app, pilot):
        await _match(app, pilot)
        for keys in (["home", "left"], ["right"]):
            await press(app, pilot, *keys, "f1")
            for words in ("The home player has won", "Nobody came to this board", "It stands as"):
                await sees(app, pilot, words)
            await sees(app, pilot, "discard")
            await press(app, pilot, "escape")


async def test_all_taken_back_waits_for_nothing(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    async with opened(path) as (app, pilot):
        await _typed(app, pilot)
        await sees(app, pilot, "not stored yet")
        await press(app, pilot, "ctrl+z")
        assert app.unsaved is None
        assert "not stored yet" not in shown(app)


async def test_a_match_can_be_left_without_storing(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    async with opened(path) as (app, pilot):
        screen = await _typed(app, pilot)
        await press(app, pilot, "ctrl+r")
        assert isinstance(app.screen, ConfirmDialog)
        await press(app, pilot, "escape")
        assert screen.draft.results[0] == (0, 0)
        await press(app, pilot, "ctrl+r", "tab", "enter")
        assert app.unsaved is None
        assert "not stored yet" not in shown(app)
        await press(app, pilot, "escape")
        assert isinstance(app.screen, SeasonScreen)
    assert _stored(path)[0] != (0, 0)


async def test_the_language_changes_and_nothing_typed_is_lost(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    async with opened(path) as (app, pilot):
        await press(app, pilot, "enter", "2")
        old = await _typed(app, pilot)
        grid = (old.grid.board, old.grid.place)
        await press(app, pilot, "ctrl+p", *"deutsch")
        await pilot.pause(0.3)
        await press(app, pilot, "enter")
        await settled(app, pilot)
        screen = app.screen
        assert isinstance(screen, MatchScreen)
        assert screen is not old
        await sees(app, pilot, "nicht gespeichert")
        assert screen.draft.results[0] == (0, 0)
        assert app.unsaved == (PLAYED, screen.draft)
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
            routes.to_club(app, team.club),
            routes.to_kader(app, team.id),
            routes.to_players(app),
            routes.to_player(app, player.ident),
            routes.to_rules(app),
            routes.to_journal(app),
            routes.to_evening(app),
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
    app = SpielleiterApp(path, "Official", memory=memory)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(app, pilot)
        await press(app, pilot, "ctrl+t")
        app.speak("de")
        await settled(app, pilot)
    storing.close_file()
    assert remembered.load(memory) == remembered.Taste("de", "board-day")
    again = SpielleiterApp(path, "Official", memory=memory)
    assert again.theme == "board-day"
    for junk in ("", "[]", '{"language": "xx", "theme": 3}'):
        memory.write_text(junk)
        assert remembered.load(memory) == remembered.Taste()


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


async def test_a_club_shows_what_was_found_in_its_matches(tmp_path: Path) -> None:
    """The unpaid gap of the played match is a finding of its team: TUWO § 4.4.a.2."""
    path = season_file(tmp_path)
    async with opened(path) as (app, pilot):
        assert app.desk is not None
        found = desk.match_view(app.desk, PLAYED).findings[0]
        side = PLAYED[2] if found.side == "home" else PLAYED[3]
        app.work(routes.to_team(app, side))
        await settled(app, pilot)
        screen = app.screen
        assert isinstance(screen, ClubScreen)
        await press(app, pilot, "3")
        listed = [one for one in screen.view.found if one.team == side]
        place = next(n for n, one in enumerate(listed) if one.match == PLAYED)
        await sees(app, pilot, f"Findings {len(listed)}, open {len(listed)}")
        await sees(app, pilot, "TUWO § 4.4.a.2")
        matters = screen.query_one(MattersList)
        matters.select(listed[place].key)
        await press(app, pilot, "c", "enter")
        await settled(app, pilot)
        assert desk.match_view(app.desk, PLAYED).findings[0].state == "confirmed"
        await sees(app, pilot, f"Findings {len(listed)}, open {len(listed) - 1}")


async def test_the_footer_of_a_club_asks_why_once(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path), (100, 30)) as (app, pilot):
        app.work(routes.to_club(app, "601"))
        await settled(app, pilot)
        await press(app, pilot, "2")
        assert shown(app).splitlines()[-1].count("why?") == 1


async def test_the_season_names_its_rule_book(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path), (160, 40)) as (app, pilot):
        await sees(app, pilot, "Turnier- und Wettkampfordnung")
        assert "tuwo-stmk-2011" not in shown(app)
