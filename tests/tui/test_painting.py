"""A page is painted when all of it stands; the way to another one leads over none between."""

import asyncio
from pathlib import Path

import pytest
from textual._compositor import Compositor

from tests.worlds.tui_season import opened, press, season_file, settled, shown
from tui.app import SpielleiterApp
from tui.kit.grid import Grid

BARS = str.maketrans("▁▂▃▄▅▆▇█", " " * 8)


def _frames(app: SpielleiterApp, patch: pytest.MonkeyPatch) -> list[str]:
    """Return where what is painted from now on is kept, picture by picture."""
    frames: list[str] = []

    def painted(compositor: Compositor, *_how: object, **_named: object) -> None:
        if compositor is app.screen._compositor and compositor._dirty_regions:
            frames.append(shown(app))
        compositor._dirty_regions.clear()

    patch.setattr(Compositor, "render_update", painted)
    return frames


async def test_the_first_picture_of_a_page_is_the_whole_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(season_file(tmp_path), (120, 40)) as (app, pilot):
        await press(app, pilot, "g")
        frames = _frames(app, monkeypatch)
        await pilot.press("b")
        await settled(app, pilot)
        first = next(frame for frame in frames if "›  Rule book" in frame)
        # The heading, a paragraph of the list, what it says, and the keys of that list.
        for words in (
            "›  Rule book",
            "Found",
            "1.1.a",
            "full member of the Styrian federation",
            "go in",
            "F1 keys",
        ):
            assert words in first
        assert app.screen.query_one("#paragraphs", Grid).has_focus
        # Only the bar of a list may come with the next picture.
        assert frames[-1].translate(BARS) == first.translate(BARS)


async def test_the_way_to_a_page_does_not_lead_over_the_one_below(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(season_file(tmp_path), (120, 40)) as (app, pilot):
        await press(app, pilot, "g", "b", "f4")
        frames = _frames(app, monkeypatch)
        await pilot.press("j")
        await settled(app, pilot)
        assert "›  Journal" in frames[-1]
        assert not any("Work list" in frame for frame in frames)
        await press(app, pilot, "escape")
        assert "Work list" in frames[-1]


async def test_a_long_way_shows_that_it_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(season_file(tmp_path), (120, 40)) as (app, pilot):
        frames = _frames(app, monkeypatch)

        async def long() -> None:
            await asyncio.sleep(0.1)
            app.screen.refresh()
            await asyncio.sleep(0.1)
            await app.routes.to_rules()

        app.go(long())
        await settled(app, pilot)
        assert "Work list" in frames[0]
        assert "›  Rule book" in frames[-1]
