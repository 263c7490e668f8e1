"""Screens that are painted at once when one comes to them, and no more when one is leaving."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

from textual import events
from textual.app import App
from textual.containers import Container
from textual.geometry import Region
from textual.screen import Screen, ScreenResultType
from textual.strip import Strip
from textual.widget import Widget

PATIENCE = 0.2
"""Seconds after which one who waits is shown that something is being worked on."""


def blank(widget: Widget, crop: Region) -> list[Strip]:
    """Return lines with nothing in them, all the same one: what lies on them covers them anyway."""
    line = Strip.blank(crop.width, widget.rich_style)
    for each in widget.get_line_filters():
        line = line.apply_filter(each, widget.background_colors[1])
    return [line] * crop.height


class Ground(Container):
    """What the parts of a screen lie on."""

    def __init__(self, *parts: Widget) -> None:
        super().__init__(*parts, id="desk")

    def render_lines(self, crop: Region) -> list[Strip]:
        """Return what is seen where no part lies."""
        return blank(self, crop)


class SteadyScreen(Screen[ScreenResultType]):
    """Waits with its first paint until its parts have their places and one of them the focus."""

    def __init__(self) -> None:
        super().__init__()
        self._new, self._paints = True, False

    def render_lines(self, crop: Region) -> list[Strip]:
        """Return what is seen where nothing lies."""
        return blank(self, crop)

    def on_screen_resume(self, event: events.ScreenResume) -> None:
        """Style nothing again that was styled a moment ago, when it was mounted."""
        if self._new:
            self._new = event.refresh_styles = False
            self.call_later(self._hear_parts)

    async def _hear_parts(self) -> None:
        # By now each part was told how large it is, and one that it has the focus.
        await asyncio.sleep(0)
        self.call_later(self.release)

    def hold(self) -> None:
        """Paint nothing for now."""
        self._paints = False

    def release(self) -> None:
        """Paint all that has changed, and whatever changes from now on."""
        # The library lays a new screen out twice and paints it each time: here only the last one.
        self._on_timer_update()
        self._paints = True
        self._compositor_refresh()

    def _compositor_refresh(self) -> None:
        if self._paints:
            super()._compositor_refresh()


@contextmanager
def leaving(app: App[None]) -> Iterator[None]:
    """Have the screens one leaves not painted once more on the way to another one."""
    left = [screen for screen in app.screen_stack if isinstance(screen, SteadyScreen)]

    def show() -> None:
        for screen in left:
            if screen.is_attached:
                screen.release()

    for screen in left:
        screen.hold()
    long = app.set_timer(PATIENCE, show)
    try:
        yield
    finally:
        long.stop()
        show()
