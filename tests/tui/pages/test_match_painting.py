"""Only what a key changes is painted: it looks as if all of it had been painted anew."""

from pathlib import Path

from textual.pilot import Pilot
from textual.widget import Widget

from tests.snapshots.drawing import draw, strips
from tests.worlds.tui_season import PLAYED, opened, press, season_file, settled
from tui.app import SpielleiterApp

EVENING = ("f3", "right", "right", "f3", "left", *"1r0=n101", "k", "up", "up", "up")
ON_A_SEAT = ("home", "k", "up", "f5", "ctrl+z", "ctrl+z", "home", "ctrl+l", "delete", "ctrl+z")
MATCH = (
    *("left", *ON_A_SEAT, "right", *"1r0n", "delete", "right", *ON_A_SEAT),
    *("tab", "down", "home", "shift+tab", "home", "k", "k", "k", "tab", "end"),
)


async def _looks_painted(app: SpielleiterApp, pilot: Pilot[None]) -> None:
    await settled(app, pilot)
    before = draw(app, strips(app))
    for widget in app.screen.query(Widget):
        widget.refresh()
    await settled(app, pilot)
    assert before == draw(app, strips(app))


async def test_lines_of_an_evening_that_a_key_leaves_alone_are_as_they_would_be_painted(
    tmp_path: Path,
) -> None:
    async with opened(season_file(tmp_path), (80, 24)) as (app, pilot):
        await press(app, pilot, "e")
        for key in EVENING:
            await press(app, pilot, key)
            await _looks_painted(app, pilot)


async def test_lines_of_a_match_that_a_key_leaves_alone_are_as_they_would_be_painted(
    tmp_path: Path,
) -> None:
    async with opened(season_file(tmp_path), (170, 40)) as (app, pilot):
        app.work(app.routes.to_match(PLAYED))
        await settled(app, pilot)
        for key in MATCH:
            await press(app, pilot, key)
            await _looks_painted(app, pilot)
