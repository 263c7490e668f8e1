"""Going through all screens of a world, in one language and size, and drawing each."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

from textual.pilot import Pilot
from textual.screen import ModalScreen
from textual.strip import Strip

from league.services.session import drafts
from tests.snapshots.checks import faults
from tests.snapshots.contrast import STRONG, TEXT, faint
from tests.snapshots.drawing import Drawing, draw, strips
from tests.snapshots.haste import UNPAINTED
from tests.snapshots.screens import Shot, shots
from tests.snapshots.worlds import COMPETITIONS, DEMO, NOTHING, PUBLIC, World, opened
from tests.worlds.tui_season import press, settled
from tui.app import SpielleiterApp
from tui.kit.grid import Grid
from tui.kit.themes import STRONG as STRONG_THEMES
from tui.pages.page import Page

KEPT_THEMES = ("board-night", "board-day")
"""Themes whose styles are kept; the others are only looked at for contrast."""
FIRST = "divisions"
"""The list one is in on the first screen."""
LANGUAGES = ("de", "en")
SIZES = ((80, 24), (120, 40))
WAYS = tuple(zip(LANGUAGES, SIZES, strict=True))
"""Each language in one size: the longer words in the small window, where they may not fit."""
WALKS = tuple((world, *way) for world in (PUBLIC, DEMO, COMPETITIONS, NOTHING) for way in WAYS)
"""Every screen in both languages and sizes, as they are drawn anew."""
GATE = tuple(one for one in WALKS if one[1] == LANGUAGES[0] or one[0] in (DEMO, NOTHING))
"""What the gate walks: small seasons in both languages, large ones in that of longer words."""
KEPT = (LANGUAGES[0], SIZES[0])
"""The language and size in which every picture is kept; the others are only checked."""


@dataclass(slots=True)
class Seen:
    """A picture as it came out."""

    shot: Shot
    kind: str = ""
    """Name of the screen's class."""
    drawings: dict[str, Drawing] = field(default_factory=dict)
    """By theme."""
    faults: list[str] = field(default_factory=list)


def themes_of(language: str, size: tuple[int, int]) -> list[str]:
    """Return the themes to look at, each in one walk of a world: colours stay the same."""
    if (language, size) == KEPT:
        return [*KEPT_THEMES]
    return [*STRONG_THEMES]


async def walk(world: World, language: str, size: tuple[int, int]) -> list[Seen]:
    """Return all pictures of a world, in their order: what one stores, the next may show."""
    found, order = [], themes_of(language, size)
    with TemporaryDirectory() as folder:
        async with opened(world, size, language, Path(folder)) as (app, pilot):
            depth = len(app.screen_stack)
            for shot in shots(world):
                found.append(await _seen(app, pilot, shot, order, depth))
                order.reverse()
    return found


async def _seen(
    app: SpielleiterApp, pilot: Pilot[None], shot: Shot, themes: Sequence[str], depth: int
) -> Seen:
    seen = Seen(shot)
    again: list[str] | None = None
    for theme in themes:
        if again is None:
            await _home(app, pilot, depth)
            app.theme = theme
            again = await _go(app, pilot, shot)
        elif again:
            # A dialog is opened anew: colours change below it only when it is closed.
            _close(app)
            app.theme = theme
            await settled(app, pilot)
            await press(app, pilot, *again)
        app.theme = theme
        lines = await steady(app, pilot, shot)
        seen.kind = type(app.screen).__name__
        seen.drawings[theme] = draw(app, lines)
        least = STRONG if theme in STRONG_THEMES else TEXT
        seen.faults += [f"{theme}: {one}" for one in faint(app, lines, least)]
        if len(seen.drawings) == 1:
            seen.faults += faults(app, lines)
    return seen


async def _go(app: SpielleiterApp, pilot: Pilot[None], shot: Shot) -> list[str] | None:
    """Return the keys that open the last dialog anew; None if the whole way has to be gone."""
    if shot.way is not None:
        await shot.way(app)
        await settled(app, pilot)
    keys = shot.pressed()
    again = None if _on_dialog(app) else keys
    for number, key in enumerate(keys, 1):
        if shot.asks:
            await _asked(app, pilot, key)
        else:
            await press(app, pilot, key)
        if not _on_dialog(app):
            again = keys[number:]
    return None if shot.asks else again


def _on_dialog(app: SpielleiterApp) -> bool:
    return isinstance(app.screen, ModalScreen)


def _close(app: SpielleiterApp) -> None:
    """Take all dialogs away, and what was said in passing."""
    while _on_dialog(app):
        app.pop_screen()
    app.clear_notifications()


async def _asked(app: SpielleiterApp, pilot: Pilot[None], key: str) -> None:
    """Press a key and wait for the next dialog."""
    before = app.screen
    await pilot.press(key)
    for _turn in range(500):
        if isinstance(app.screen, ModalScreen) and app.screen is not before:
            return
        await pilot.pause(0.01)


async def _home(app: SpielleiterApp, pilot: Pilot[None], depth: int) -> None:
    """Go back to the first screen, as it was in the beginning."""
    app.workers.cancel_all()
    app.drafts.give_up()
    while len(app.screen_stack) > depth:
        app.pop_screen()
    await _dropped(app)
    app.clear_notifications()
    await settled(app, pilot)
    for table in app.screen.query(Grid):
        table.move_to(0)
    if app.focused is None or app.focused.id != FIRST:
        await press(app, pilot, "2", "1")


async def _dropped(app: SpielleiterApp) -> None:
    """Drop what was typed, such as a Kader list: the work list of a later picture would name it."""
    await app.drafts.keep()
    kept = drafts.all_drafts(app.desk) if app.desk else []
    for one in kept:
        await app.in_thread(drafts.drop, one)
    if kept and isinstance(app.screen, Page):
        await app.screen.reload()


async def _hands_rested(app: SpielleiterApp, pilot: Pilot[None]) -> None:
    """Wait until what begins when the hands rest for a moment, such as a search, has begun."""
    pause = getattr(app.screen, "_pause", None)
    for _turn in range(500):
        if pause is None or pause._task is None or pause._task.done():
            return
        await pilot.pause(0.01)
    raise AssertionError("the hands never rest")


async def steady(app: SpielleiterApp, pilot: Pilot[None], shot: Shot) -> list[Strip]:
    """Wait until the screen no longer changes and return its lines."""
    if shot.asks:
        await pilot.pause()
    else:
        await _hands_rested(app, pilot)
        await settled(app, pilot)
    before: list[Strip] = []
    for _turn in range(100):
        painted, now = UNPAINTED[0], strips(app)
        if now == before:
            return now
        before = now
        await pilot.pause()
        if painted == UNPAINTED[0]:
            return now
    raise AssertionError("the screen does not come to rest")
