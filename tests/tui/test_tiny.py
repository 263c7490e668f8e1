"""A window of one sign: every page lives on, and shows all again when the window grows."""

from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from tests.worlds.tui_season import gone_to, opened, press, season_file, settled, shown
from tui.app import SpielleiterApp
from tui.pages.page import Page
from tui.places import places
from tui.routes import place_page, thing_page

pytestmark = pytest.mark.usefixtures("quick")

TINY = ((1, 1), (80, 1), (1, 24), (20, 6))
THINGS = {
    "calendar": "landesliga",
    "draw": "kl-graz",
    "division": "landesliga",
    "contacts": "601",
    "club": "601",
    "player": "100001",
    "rule": "4.4.a.2",
    "account": "601",
    "match": "landesliga/1/LANDESLIGA01",
}


async def _is_survived(
    app: SpielleiterApp, pilot: Pilot[None], sizes: tuple[tuple[int, int], ...] = TINY
) -> None:
    before = shown(app)
    assert before.strip()
    for size in sizes:
        await pilot.resize_terminal(*size)
        await press(app, pilot, "down", "up")
    await pilot.resize_terminal(80, 24)
    await settled(app, pilot)
    assert shown(app).split()[:3] == before.split()[:3]


def _pages() -> list[Page[Any]]:
    return [
        *(place_page(one.name) for one in places()),
        *(thing_page(k, v) for k, v in THINGS.items()),
    ]


@pytest.mark.slow
async def test_every_page_survives_a_window_of_one_sign(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        for page in _pages():
            await gone_to(app, pilot, page)
            await _is_survived(app, pilot, ((1, 1),))
            await press(app, pilot, "escape")


@pytest.mark.slow
async def test_what_lies_over_a_page_survives_it_too(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        for key in ("f4", "slash", "f1", "ctrl+p"):
            await press(app, pilot, key)
            assert len(app.screen_stack) == 3, key
            await _is_survived(app, pilot)
            await press(app, pilot, "escape")
        app.go(app.routes.to_kader("LANDESLIGA01"))
        await settled(app, pilot)
        await _is_survived(app, pilot)


async def test_a_page_opened_in_a_window_of_one_sign_is_there_when_it_grows(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path), size=(1, 1)) as (app, pilot):
        await gone_to(app, pilot, thing_page("division", "landesliga"))
        await pilot.resize_terminal(80, 24)
        await settled(app, pilot)
        assert "Landesliga" in shown(app)
