"""A dialog is answered once, however fast the keys come."""

from pathlib import Path

import pytest

from tests.worlds.tui_bursts import burst
from tests.worlds.tui_season import opened, season_file, settled

pytestmark = [pytest.mark.asyncio, pytest.mark.usefixtures("quick")]


@pytest.mark.parametrize("keys", [("f4", "enter", "enter"), ("f4", "enter", "enter", "enter")])
async def test_a_second_enter_leaves_the_page_below_where_it_is(
    keys: tuple[str, ...], tmp_path: Path
) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        home = app.screen
        await burst(app, pilot, *keys)
        await settled(app, pilot)
        assert home in app.screen_stack
