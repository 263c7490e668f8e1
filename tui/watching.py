"""Looking every two seconds for what others have stored, and for what falls due.

It is taken in when nobody types: a screen on which somebody works does not change under his hands.
"""

import asyncio
from collections import deque
from contextlib import suppress
from time import monotonic
from typing import Protocol, runtime_checkable

from textual import events
from textual.screen import ModalScreen

from league.errors import InputError, LeagueError
from league.services.home.due import store_due
from league.services.session import transactions
from league.services.session.desk import Desk
from league.services.session.opening import anew
from league.services.users.desks import check_desk
from tui.app_protocol import Program
from tui.saving import Rereads

PERIOD = 2.0
"""Seconds between two looks."""
SELDOM = 30
"""Looks from one at which reports that stayed alone are settled to the next: once a minute."""
REST = 1.0
"""Seconds since the last key after which nobody types."""


class Watched(Program, Protocol):
    """The running program, as far as others' work is taken in."""

    going: bool
    touched: float
    typed: deque[tuple[events.Key, float]]


@runtime_checkable
class LooksAgain(Protocol):
    """A page that shows the season as it is known now."""

    RECORDS: bool
    """Whether it shows what no season is judged from, such as lineups that are handed in."""

    async def look_again(self) -> None:
        """Show what has changed. Raises LeagueError."""


class Lookout:
    """Keeps the season of a program up with its file."""

    def __init__(self, app: Watched) -> None:
        self._app = app
        self._task: asyncio.Task[None] | None = None
        self._looks = 0
        self._fault = ""
        """Why something that is due could not be stored, as it was said last."""

    def begin(self) -> None:
        """Look from now on."""
        self._task = asyncio.create_task(self._look())

    def end(self) -> None:
        """Look no more."""
        if self._task is not None:
            self._task.cancel()

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(PERIOD)
            # What is wrong with the file is said when a page is opened or something is stored.
            with suppress(LeagueError):
                await self.look()

    async def look(self) -> None:
        """Store what falls due, and take in what was stored. Raises LeagueError."""
        app = self._app
        if app.desk is None or app.opening or app.writing.locked():
            return
        before = app.desk
        if await self._is_dismissed(before.actor.login):
            return
        self._say(await app.in_thread(store_due, before.seal_key, reports=not self._looks % SELDOM))
        self._looks += 1
        if self._is_shown(await app.in_thread(_stored, before)) and self._rests():
            await self._take_in(before)
            await self._show()

    async def _is_dismissed(self, login: str) -> bool:
        """End when the account was closed, or its person holds no office at a desk any more."""
        try:
            if login:
                await self._app.in_thread(check_desk, login)
        except InputError as error:
            self._app.exit(return_code=2, message=str(error))
            return True
        return False

    def _say(self, fault: str) -> None:
        """Say why something that is due could not be stored, once."""
        if fault and fault != self._fault:
            self._app.warn(fault)
        self._fault = fault

    async def _take_in(self, before: Desk) -> None:
        """Go on with the season as it is stored now, unless somebody works meanwhile."""
        app = self._app
        async with app.writing:
            found = await app.in_thread(_taken_in, before)
            # He types on what stood on the screen; what he has stored has brought a newer season.
            if app.desk is before and self._rests():
                app.desk = found

    def _is_shown(self, stored: tuple[bool, bool]) -> bool:
        """Say whether what was stored is shown: judged facts are, others on few pages."""
        judged, others = stored
        screen = self._app.screen
        return judged or (others and isinstance(screen, LooksAgain) and screen.RECORDS)

    def _rests(self) -> bool:
        """Say whether nobody types, and nothing typed waits to be stored."""
        app = self._app
        if app.going or app.typed or monotonic() < app.touched + REST:
            return False
        asked = any(isinstance(screen, ModalScreen) for screen in app.screen_stack)
        return not (asked or app.drafts.waits())

    async def _show(self) -> None:
        screen = self._app.screen
        if not self._rests():
            return
        if isinstance(screen, LooksAgain):
            await screen.look_again()
        elif isinstance(screen, Rereads):
            screen.reread()


def _stored(desk: Desk) -> tuple[bool, bool]:
    """Say whether judged facts, and others, were stored since the season was read."""
    now, then = transactions.step_counts(), desk.counts
    return now.judged != then.judged, now.others != then.others


def _taken_in(desk: Desk) -> Desk:
    """Return the season as it is stored now. Raises ReplacedError, StorageError."""
    transactions.look_for_file(desk.path, desk.last_step)
    return anew(desk)
