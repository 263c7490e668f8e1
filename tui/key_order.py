"""Keys typed faster than the screens follow: each acts before the next is looked at."""

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from textual import events
from textual.app import App

if TYPE_CHECKING:
    from textual.widgets import Input

PATIENCE = 2.0
"""Seconds that a key waits at most for what the one before it has begun."""
TURN = 0.005
"""Seconds until it looks again."""


async def until(done: Callable[[], bool]) -> None:
    """Let a key wait until something is done, but not for ever."""
    end = monotonic() + PATIENCE
    while not done() and monotonic() < end:
        await asyncio.sleep(TURN)


@runtime_checkable
class TakesKeys(Protocol):
    """A screen that lets keys act by itself."""

    async def take_key(self, event: events.Key) -> bool:
        """Let a key act; False leaves it to the widget in focus."""
        ...


class OrderlyApp(App[None]):
    """Gives keys one by one to a screen that takes them.

    Elsewhere a key goes to the widget in focus, from there up to the app, and acts only there:
    those that come meanwhile go where the cursor was when they came, not where it is then.
    """

    going = False
    """Whether another screen is on its way."""

    async def on_event(self, event: events.Event) -> None:
        """Let a key act, when the screen takes it."""
        if isinstance(event, events.Key) and not event.is_forwarded and self.screen_stack:
            key = event.key
            await until(lambda: self._arrived(key))
            if await self._taken(event):
                return
        await super().on_event(event)

    def _arrived(self, key: str) -> bool:
        """Say whether the screen stands that a key is meant for: the one that was opening."""
        if not self.screen.is_mounted:
            return False
        # Whoever presses Escape a second time is impatient, and does not mean the next screen.
        return not (self.going and isinstance(self.screen, TakesKeys)) or key == "escape"

    async def act(self, event: events.Key, line: "Input | None" = None) -> bool:
        """Type a letter into a line, or do at once what a key is bound to; False if to nothing."""
        if line is not None and event.is_printable:
            line.replace(event.character or "", *sorted(line.selection))
            return True
        return await self._check_bindings(event.key)

    async def _taken(self, event: events.Key) -> bool:
        screen = self.screen
        if not isinstance(screen, TakesKeys):
            return False
        self.app_focus = True
        return await self._check_bindings(event.key, priority=True) or await screen.take_key(event)
