"""Keys typed faster than the screens follow: each acts before the next is looked at."""

import asyncio
from collections import deque
from collections.abc import Callable
from functools import partial
from time import monotonic
from typing import Protocol, runtime_checkable

from textual import events
from textual.screen import ModalScreen
from textual.widgets import Input, Tooltip

from league import sanitizing
from league.language import _
from tui.notices import SpeakingApp
from tui.textual_gaps import act_on

PATIENCE = 2.0
"""Seconds that a key waits at most for what the one before it has begun."""
TURN = 0.005
"""Seconds until it looks again."""
QUIT = "ctrl+q"
"""The key that does not wait until the season is judged."""


async def wait_for(done: Callable[[], bool]) -> None:
    """Let a key wait until something is done, but not for ever."""
    end = monotonic() + PATIENCE
    while not done() and monotonic() < end:
        await asyncio.sleep(TURN)


@runtime_checkable
class TakesKeys(Protocol):
    """A screen that lets keys act by itself."""

    async def take_key(self, event: events.Key) -> bool:
        """Let a key act; False leaves it to what it is bound to."""
        ...


@runtime_checkable
class TakesLetters(Protocol):
    """A field in which letters look for something."""

    def take_letter(self, letter: str) -> bool:
        """Look for what was typed; False leaves the key to what it is bound to."""


@runtime_checkable
class TakesLines(Protocol):
    """A field of several lines."""

    takes_lines: bool


class OrderlyApp(SpeakingApp):
    """Gives keys one by one to the screen that stands when it is their turn.

    The library sends each to the widget in focus, from there up to the app, and it acts only
    there: those that come meanwhile would go where the cursor was when they came. Lines to type in
    still get theirs that way.
    """

    going = False
    """Whether another screen is on its way."""
    opening = False
    """Whether a season is being opened and judged, whatever stands meanwhile."""
    judging = False
    """Whether the first page stands while the season is still judged behind it."""
    acting = ""
    """The key that acts now, or has acted last; none when the mouse has acted since."""
    began = ""
    """The key that had acted last when one set out for another screen."""
    there = 0.0
    """The moment at which one has come to another screen."""
    touched = 0.0
    """The moment of the last key or click."""
    astray = 0.0
    """The moment until which keys were meant for a screen that never came."""

    def __init__(self) -> None:
        super().__init__()
        self.typed = deque[tuple[events.Key, float]]()
        """The key that acts now and those that wait for their turn, with the moments they came."""

    async def on_event(self, event: events.Event) -> None:
        """Let a key act when it is its turn."""
        if isinstance(event, events.Key | events.Paste | events.MouseEvent):
            self.touched = monotonic()
        if isinstance(event, events.MouseDown):
            self.acting = ""
        if isinstance(event, events.Paste) and not event.is_forwarded and not self._let_in(event):
            return
        if not isinstance(event, events.Key) or event.is_forwarded or not self.screen_stack:
            await super().on_event(event)
            return
        if self.judging and event.key == QUIT:
            await self.act(event)
            return
        self.typed.append((event, monotonic()))
        if len(self.typed) == 1:
            await self._turn(monotonic())

    def _let_in(self, event: events.Paste) -> bool:
        """Return whether what is pasted may be taken; the blanks around it are left out."""
        event.text = sanitizing.trimmed(event.text)
        fault = sanitizing.fault(event.text, lines=isinstance(self.focused, TakesLines))
        if fault:
            self.notify(fault, title=_("Not pasted"), severity="error", timeout=12, markup=False)
        return not fault

    async def _turn(self, since: float) -> None:
        if not self.screen_stack:
            return
        if not self._arrived() and (self.judging or monotonic() < since + PATIENCE):
            self.set_timer(TURN, partial(self._turn, monotonic() if self.judging else since))
            return
        event, came = self.typed[0]
        # Whoever presses a key again on the way is impatient, and does not mean the next screen.
        impatient = event.key == self.acting == self.began and came < self.there
        self.acting = event.key
        try:
            if not (impatient or came < self.astray or await self._acted(event)):
                await super().on_event(event)
        finally:
            self.typed.popleft()
            if self.typed:
                # Behind all that this key has set going.
                self.call_later(partial(self._turn, monotonic()))

    def _on_the_way(self) -> bool:
        # A question that comes up on the way waits for its answer.
        return self.going and not isinstance(self.screen, ModalScreen)

    def _arrived(self) -> bool:
        """Say whether the screen stands that a key is meant for, and has done what came before."""
        screen = self.screen
        if not screen.is_mounted or self._on_the_way():
            return False
        if isinstance(self.focused, TakesKeys):
            return True
        # Enter takes what is found by all that was typed; the next key waits for where it leads.
        seeks = "enter" in (self.typed[0][0].key, self.acting)
        if seeks and any(one.node is screen and not one.is_finished for one in self.workers):
            return False
        chain = (self.focused or screen).ancestors_with_self
        return not any(one.message_queue_size for one in chain)

    async def _acted(self, event: events.Key) -> bool:
        screen = self.screen
        for tip in screen.query_children(Tooltip):
            tip.display = False
        self.app_focus = True
        if isinstance(screen, TakesKeys) and await screen.take_key(event):
            return True
        if isinstance(self.focused, Input | TakesLines):
            return False
        letter = event.character or ""
        if isinstance(self.focused, TakesLetters) and self.focused.take_letter(letter):
            return True
        await self.act(event)
        return True

    async def act(self, event: events.Key, line: Input | None = None) -> bool:
        """Type a letter into a line, or do at once what a key is bound to; False if to nothing."""
        if line is not None and event.is_printable:
            line.replace(event.character or "", *sorted(line.selection))
            return True
        return await act_on(self, event.key)
