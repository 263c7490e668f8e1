"""An app whose terminal may send anything, take nothing, and go away; the app always ends then.

A signal may come at any moment: before the first screen, while one is painted, while something is
stored, twice, and while the terminal takes nothing any more.
"""

import asyncio
import os
import signal
import sys
from contextlib import suppress
from time import monotonic
from types import FrameType
from typing import NoReturn

from textual import events
from textual.geometry import Size

from league.language import _
from tui.textual_gaps import EndsQuietly, Terminal

SIGNALS = (signal.SIGTERM, signal.SIGHUP, signal.SIGINT)
"""What tells a program to end; the system sends SIGHUP when its terminal is gone."""
AT_MOST = 9
"""Seconds after which the system ends the program, whatever it is waiting for."""
LEAST = Size(20, 6)
"""What is laid out at least, also in a smaller window, which then shows a part of it."""
_REMINDED = 4.0
"""Seconds after which it is said again that the terminal sends what cannot be read."""


class TerminalApp(EndsQuietly):
    """Knows whether it was told to end, and says what its terminal does wrong."""

    signalled = 0
    """Number of the signal that told it to end; 0 while none has."""
    loop: asyncio.AbstractEventLoop | None = None
    """What it runs in, as soon as it can end properly."""
    _strange = -_REMINDED

    def __init__(self) -> None:
        super().__init__(driver_class=Terminal)

    async def on_event(self, event: events.Event) -> None:
        """Lay nothing out for a window in which the library finds no room for a single sign."""
        if isinstance(event, events.Resize):
            size = Size(max(event.size.width, LEAST.width), max(event.size.height, LEAST.height))
            event = events.Resize(size, size, pixel_size=event.pixel_size)
        await super().on_event(event)

    def hang_up(self, number: int) -> None:
        """End with the status of a signal."""
        self.exit(return_code=128 + number)

    def listen(self) -> None:
        """End properly when a signal says so, from now on."""

        def told(number: int, _frame: FrameType | None) -> None:
            self.tell(number)

        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        for number in SIGNALS:
            signal.signal(number, told)

    def tell(self, number: int) -> None:
        """Tell the program to end; once is enough.

        It runs in the middle of whatever the program is doing, waiting for the terminal included,
        and takes no lock that may be held there.
        """
        if self.signalled:
            return
        signal.alarm(AT_MOST)
        self.signalled = number
        if self.loop is not None:
            with suppress(RuntimeError):  # it is closed: the program is at its end already
                self.loop.call_soon_threadsafe(self.hang_up, number)

    def begin(self) -> bool:
        """Say that the app can end properly from now on; False when it was told to meanwhile."""
        self.loop = asyncio.get_running_loop()
        if self.signalled:
            self.hang_up(self.signalled)
        return not self.signalled

    def on_strange_byte(self) -> None:
        """Say that something typed could not be read; what was typed before stays."""
        if monotonic() > self._strange + _REMINDED:
            self._strange = monotonic()
            sentence = _(
                "The terminal sent a character that is no UTF-8; it was left out. Please set the"
                " terminal to UTF-8."
            )
            self.notify(sentence, severity="warning", timeout=12, markup=False)


def leave(status: int) -> NoReturn:
    """End with an exit status, without waiting for what is still at work.

    What somebody was just told is not stored must not be stored after all.
    """
    for stream in (sys.stdout, sys.stderr):
        with suppress(OSError):
            stream.flush()
    os._exit(status)
