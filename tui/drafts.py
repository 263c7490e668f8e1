"""What was typed and is not stored yet, in one place; kept in the file while one types.

Twice a second it is looked at what stands on the screens. What has changed is written to the file's
drafts in the thread of the database, so that a killed program loses nothing and nobody waits.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cached_property
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from league.errors import LeagueError
from league.facts.seasons import MatchKey
from league.language import _

if TYPE_CHECKING:
    from league.facts.matches import MatchDraft
    from league.services.session.desk import Desk
    from tui.draft_file import DraftFile, TypedIn

PERIOD = 0.5
"""Seconds between two looks."""
PATIENCE_AT_THE_END = 5
"""Seconds that the last writing may take."""


@runtime_checkable
class ListsDrafts(Protocol):
    """A page that may list drafts."""

    def outdated(self) -> None:
        """Look again when one comes back."""


@runtime_checkable
class TypedPage(Protocol):
    """A page on which something is typed that is stored when one leaves it."""

    def unsaved(self) -> "Callable[[Desk], Desk] | None":
        """Return what stores the things typed there; None when there is nothing to store."""

    async def keep(self) -> None:
        """Store what was typed there. Raises LeagueError, and then nothing is lost."""

    def named(self) -> str:
        """Return what the page is called in a sentence."""


class Drafts:
    """Owns what was typed in matches, and sees to it that all that is typed anywhere is kept."""

    def __init__(self, app: "TypedIn") -> None:
        self._app = app
        self.unsaved: tuple[MatchKey, MatchDraft] | None = None
        """What was typed in the match at hand, and is not stored yet."""
        self.left: dict[MatchKey, MatchDraft] = {}
        """What was typed in matches left since, and is not stored yet."""
        self.still = asyncio.Lock()
        """Held while screens are taken down that come back at once: they are not looked at."""
        self._failed = False
        self._hurry = asyncio.Event()
        self._watch: asyncio.Task[None] | None = None

    @cached_property
    def file(self) -> "DraftFile":
        """Return the drafts in the file of the open season."""
        # Imported when a season is open: the first screen need not wait for it.
        from tui.draft_file import DraftFile

        return DraftFile(self._app, self.matches, self.hurry)

    def begin(self) -> None:
        """Look from now on."""
        self._watch = asyncio.create_task(self._look())

    def end(self) -> None:
        """Look no more."""
        if self._watch is not None:
            self._watch.cancel()

    def hurry(self) -> None:
        """Look now: something was stored or given up."""
        self._hurry.set()

    def matches(self) -> "dict[MatchKey, MatchDraft]":
        """Return what was typed in matches and is not stored yet."""
        return self.left | dict([self.unsaved] if self.unsaved else [])

    def waits(self) -> bool:
        """Say whether something was typed anywhere that is not stored yet."""
        typed = any(page.unsaved() for page in self.pages())
        return bool(typed or self.matches() or self.file.waits())

    def put_aside(self) -> None:
        """Keep the match at hand for storing, so that another one can be typed in meanwhile."""
        self.left, self.unsaved = self.matches(), None

    def go_on_in(self, match: MatchKey) -> None:
        """Put the match at hand aside; what was typed in the next one is at hand again."""
        self.put_aside()
        draft = self.left.pop(match, None)
        self.unsaved = None if draft is None else (match, draft)

    def forget(self, match: MatchKey) -> None:
        """Give up what was typed in a match and is not stored."""
        self.left.pop(match, None)
        if self.unsaved is not None and self.unsaved[0] == match:
            self.unsaved = None

    def pages(self) -> list[TypedPage]:
        """Return the open pages on which something may be typed."""
        return [screen for screen in self._app.screen_stack if isinstance(screen, TypedPage)]

    async def _look(self) -> None:
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._hurry.wait(), PERIOD)
            self._hurry.clear()
            await self.keep()

    async def keep(self, *, strict: bool = False) -> None:
        """Bring the file's drafts up to what stands on the screens; a failure is said once.

        Raises LeagueError when strict.
        """
        async with self.still:
            app = self._app
            # A program that ends takes its screens down: what stood there is not given up.
            if app.return_code is not None or not app.is_running or app.desk is None:
                return
            try:
                await self.file.write(self.file.changes())
                self._failed = False
            except LeagueError as error:
                if strict:
                    raise
                self._complain(str(error))

    def _complain(self, reason: str) -> None:
        if not self._failed:
            self._failed = True
            sentence = _("What is typed cannot be kept as a draft: {reason}")
            self._app.complain(sentence.format(reason=reason))

    async def rest(self) -> None:
        """Keep what stands on the screens for the next time: the program is left."""
        if self._app.desk is not None:
            async with self.still:
                with suppress(LeagueError):
                    await self.file.write(self.file.changes() | self.file.ended())

    def rest_at_the_end(self, bench: ThreadPoolExecutor) -> None:
        """Do the same, when the program has been told to end."""
        if self._app.desk is not None:
            with suppress(LeagueError, TimeoutError):
                bench.submit(self.file.write_ended(self.file.ended())).result(PATIENCE_AT_THE_END)

    def give_up(self) -> None:
        """Lose what was typed in matches and could not be stored."""
        self.unsaved = None
        self.left.clear()
        self.hurry()

    def dealt_with(self) -> None:
        """Let pages that list drafts look again."""
        for screen in self._app.screen_stack:
            if isinstance(screen, ListsDrafts):
                screen.outdated()
