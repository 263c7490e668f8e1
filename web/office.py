"""What the pages ask: one judged season that follows what is stored, and one thread for it all."""

import asyncio
import contextvars
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Concatenate, ParamSpec, TypeVar

from league import text
from league.errors import LeagueError, ReplacedError
from league.facts.actors import Actor
from league.services.session import transactions
from league.services.session.desk import Desk, desk_of
from league.services.session.opening import judge_stored
from web.settings import Settings

P = ParamSpec("P")
T = TypeVar("T")

LOOK_EVERY = 2.0
"""Seconds between two looks at what was stored elsewhere and at what is due."""
PATIENCE = 3.0
"""Seconds after which who only looks is told to wait; who hands something in waits for it."""

_log = logging.getLogger("spielleiter.web")


class BusyError(Exception):
    """The season is still being judged."""


class Office:
    """Asks services for the pages; a database connection is one thread's work."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.season = ""
        """Name of the judged season; empty until it is judged."""
        self.zone: str | None = None
        """Time zone of its rule book; None = that of this machine."""
        self._thread = ThreadPoolExecutor(1, "storage")
        self._looking: asyncio.Task[None] | None = None
        self._said = ""

    async def begin(self) -> None:
        """Open the file, and judge the season while the first people are told to wait.

        Raises StorageError.
        """
        await self.in_thread(transactions.open_file, self.settings.path, must_exist=True)
        self._begin_to_look()

    def _begin_to_look(self) -> None:
        self._looking = asyncio.create_task(self._look_again_and_again())
        self._looking.add_done_callback(self._looked_last)

    def _looked_last(self, looking: "asyncio.Task[None]") -> None:
        """Look on when looking broke off: otherwise nothing would be opened any more."""
        if not looking.cancelled() and (broken := looking.exception()) is not None:
            _log.error("%s", "looking", exc_info=broken)
            asyncio.get_running_loop().call_later(LOOK_EVERY, self._begin_to_look)

    async def end(self) -> None:
        """Let what is being stored be stored, then close the file."""
        if self._looking is not None:
            self._looking.cancel()
        await self.in_thread(transactions.close_file)
        self._thread.shutdown()

    async def in_thread(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Call a function that reads or stores. Raises what it raises."""
        job = partial(contextvars.copy_context().run, function, *args, **kwargs)
        return await asyncio.get_running_loop().run_in_executor(self._thread, job)

    async def ask(
        self,
        actor: Actor,
        function: Callable[Concatenate[Desk, P], T],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """Ask a service that takes a desk, by the season as it is stored now.

        Raises LeagueError, BusyError until the season is judged for the first time.
        """
        if not self.season:
            raise BusyError

        def asked() -> T:
            judged = judge_stored(self.settings.season)
            return function(desk_of(judged, self.settings.path, actor), *args, **kwargs)

        return await self.in_thread(asked)

    async def _look_again_and_again(self) -> None:
        while True:
            await self.look()
            await asyncio.sleep(LOOK_EVERY)

    async def look(self) -> None:
        """Take in what was stored elsewhere, and store what is due; what goes wrong is logged."""
        try:
            self.season, self.zone = await self.in_thread(self._looked)
        except LeagueError as error:
            self._say(str(error))
        else:
            self._say("")

    def _looked(self) -> tuple[str, str | None]:
        try:
            judged = judge_stored(self.settings.season)
            transactions.look_for_file(self.settings.path, judged.last_step)
        except ReplacedError:
            transactions.open_file(self.settings.path, must_exist=True)
            judged = judge_stored(self.settings.season)
        return judged.season.name, judged.book.time_zone

    def _say(self, sentence: str) -> None:
        """Log a sentence once, not at every look."""
        if sentence and sentence != self._said:
            _log.warning("%s", text.visible(sentence))
        self._said = sentence
