"""What the pages ask: one judged season that follows what is stored, and one thread for it all."""

import asyncio
import contextvars
import logging
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Concatenate, ParamSpec, TypeVar

from league import sanitizing
from league.errors import LeagueError, ReplacedError
from league.facts.actors import Actor, program
from league.services.captain_reports.settling import settle_due
from league.services.home.reminding import remind_due
from league.services.lineups.opening import open_due
from league.services.messages.sending import send_due
from league.services.session import transactions
from league.services.session.desk import Desk, desk_of
from league.services.session.opening import judge_stored
from league.services.session.seal_key import SealKey, key_in_use
from league.services.session.wording import speak_as
from web.settings import Settings

P = ParamSpec("P")
T = TypeVar("T")

PATIENCE = 3.0
"""Seconds after which who only looks is told to wait; who hands something in waits for it."""
LOOK_EVERY, SETTLE_EVERY, SEND_EVERY = 2.0, 60.0, 5.0
"""Seconds between two looks at what others stored and what is to be opened, at reports that are
due or missing and at the seal key, and at messages."""
SECONDS_TO_END = 10.0
"""Seconds that requests, and a mail on its way, have to come to their end."""

_log = logging.getLogger("spielleiter.web")


class LiveSeason:
    """Asks services for the pages; a database connection is one thread's work."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.season = ""
        """Name of the judged season; empty until it is judged."""
        self.rulebook = ""
        """Id of its rule book; empty until it is judged."""
        self.zone: str | None = None
        """Time zone of its rule book; None = that of this machine."""
        self._thread = ThreadPoolExecutor(1, "storage")
        self.judged = asyncio.Event()
        """Set as soon as the season is judged for the first time."""
        self._ending = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        self._said: dict[str, str] = {}
        """The last fault of each thing that is done again and again."""

    @property
    def key(self) -> SealKey:
        """Return the key of sealed lineups; it need not be there yet."""
        return SealKey(self.settings.seal_key)

    async def begin(self) -> None:
        """Open the file, and judge the season while the first people are told to wait.

        Raises StorageError.
        """
        await self.in_thread(transactions.open_file, self.settings.path, must_exist=True)
        self._repeat("season", self.look, LOOK_EVERY)
        self._repeat("seal key", self._check_key, SETTLE_EVERY)
        self._repeat("lineups", self._open_lineups, LOOK_EVERY)
        self._repeat("reports", self._settle_reports, SETTLE_EVERY)
        self._repeat("reminders", self._remind, SETTLE_EVERY)
        self._repeat("messages", self._send_messages, SEND_EVERY)

    async def end(self) -> None:
        """Let what is under way come to its end, then close the file."""
        self._ending.set()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=SECONDS_TO_END)
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

        Raises LeagueError.
        """

        def asked() -> T:
            judged = judge_stored(self.settings.season)
            desk = desk_of(judged, self.settings.path, actor, self.key)
            return function(desk, *args, **kwargs)

        return await self.in_thread(asked)

    async def look(self) -> None:
        """Take in what was stored elsewhere. Raises LeagueError."""
        self.season, self.rulebook, self.zone = await self.in_thread(self._looked)
        self.judged.set()

    def _looked(self) -> tuple[str, str, str | None]:
        try:
            judged = judge_stored(self.settings.season)
            transactions.look_for_file(self.settings.path, judged.last_step)
        except ReplacedError:
            transactions.open_file(self.settings.path, must_exist=True)
            judged = judge_stored(self.settings.season)
        speak_as(judged.book.id)  # who speaks here without a visitor, such as messages
        return judged.season.name, judged.book.id, judged.book.time_zone

    async def _check_key(self) -> None:
        """See that lineups can be opened, before the hour at which they are to be."""
        await self.in_thread(lambda: self.key.check() if key_in_use() else None)

    async def _open_lineups(self) -> None:
        await self.in_thread(open_due, key=self.key)

    async def _settle_reports(self) -> None:
        await self.in_thread(settle_due, self.settings.season)

    async def _remind(self) -> None:
        await self.in_thread(remind_due)

    async def _send_messages(self) -> None:
        # Beside: a mail server that does not answer must not hold up the rest.
        await asyncio.to_thread(send_due, actor=program())

    def _repeat(self, name: str, do: Callable[[], Awaitable[None]], every: float) -> None:
        """Do something now and again and again; what breaks is logged and tried once more."""

        async def repeating() -> None:
            while not self._ending.is_set():
                await self._tried(name, do)
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._ending.wait(), every)

        def go_on(ended: "asyncio.Task[None]") -> None:
            self._tasks.discard(ended)
            if not ended.cancelled() and (broken := ended.exception()) is not None:
                _log.error("%s", name, exc_info=broken)
                asyncio.get_running_loop().call_later(every, self._repeat, name, do, every)

        task = asyncio.create_task(repeating())
        self._tasks.add(task)
        task.add_done_callback(go_on)

    async def _tried(self, name: str, do: Callable[[], Awaitable[None]]) -> None:
        """Do something; a fault is logged when it is another one than the last time."""
        fault = ""
        try:
            await do()
        except LeagueError as error:
            fault = sanitizing.visible(str(error))
        if fault and fault != self._said.get(name):
            _log.warning("%s: %s", name, fault)
        self._said[name] = fault
