"""The terminal interface: the app only routes; screens show views, services do the work.

What the first screen does not need is imported later: something stands there at once.
"""

import asyncio
import contextvars
import signal
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property, partial
from importlib import import_module
from pathlib import Path, PurePath
from time import monotonic
from typing import TYPE_CHECKING, Any, ClassVar, Concatenate, ParamSpec, TypeVar

from textual import work as worker
from textual.screen import ModalScreen

from league import language
from league.addresses import Location
from league.errors import LeagueError, ReplacedError
from league.facts.actors import Actor
from league.language import _
from tui import remembered
from tui.app_keys import NEEDS_SEASON, everywhere
from tui.dialogs.conflict import HaltedError
from tui.dialogs.help import HelpDialog
from tui.dialogs.places import PlacesDialog
from tui.dialogs.search import SearchDialog
from tui.drafts import Drafts
from tui.key_order import OrderlyApp
from tui.kit.frame import HEIGHTS, WIDTHS
from tui.kit.themes import NIGHT, THEMES, after
from tui.opening.loading import LoadingScreen, is_there
from tui.places import Place, places
from tui.spoken_desk import SpokenDesk
from tui.textual_gaps import bind, keep_amounts_whole, show_control_signs

if TYPE_CHECKING:
    from league.services.session.desk import Desk
    from league.services.session.seal_key import SealKey
    from league.views.search import Hit
    from tui.navigation import Navigation
    from tui.watching import Lookout

P = ParamSpec("P")
T = TypeVar("T")

PATIENCE = 0.2
"""Seconds after which one who waits is shown that something is being worked on."""


class SpielleiterApp(OrderlyApp):
    """Keeps the opened season and brings the official from screen to screen."""

    TITLE = "Spielleiter"
    CSS_PATH: ClassVar[list[str | PurePath]] = ["app.tcss", "pages/page.tcss"]
    HORIZONTAL_BREAKPOINTS = WIDTHS
    VERTICAL_BREAKPOINTS = HEIGHTS
    desk = SpokenDesk()
    key: "SealKey | None" = None
    lookout: "Lookout | None" = None

    def __init__(
        self, path: Location, actor: Actor, season: str | None = None, *, memory: Path | None = None
    ) -> None:
        show_control_signs()
        keep_amounts_whole()
        super().__init__()
        self.path, self.actor, self.season = path, actor, season
        self._memory = memory
        """File in which such things are remembered; None remembers nothing."""
        self.drafts, self._bench = Drafts(self), ThreadPoolExecutor(1, "desk")
        self.writing, self._storing = asyncio.Lock(), asyncio.Lock()
        self.judged = asyncio.Event()
        """Set when there is nothing left to wait for: the season is judged, or cannot be."""
        self.kept_step: tuple[int, str] | None = None
        """Last step known to the first page kept for the next time; None = none need be kept."""
        for theme in THEMES:
            self.register_theme(theme)
        taste = remembered.load(memory) if memory else remembered.Taste()
        self.theme, self.folder = taste.theme or NIGHT.name, taste.folder
        self.bind_keys()

    def bind_keys(self) -> None:
        """Give the keys of every screen their labels in the language in use."""
        bind(self, *everywhere())

    async def on_mount(self) -> None:
        """Open the season; hang up properly when told to."""
        if not self.begin():
            return
        self.drafts.begin()
        if not self.actor.exchange and isinstance(self.path, Path) and not is_there(self.path):
            from tui.opening.welcome import WelcomeScreen

            await self.push_screen(WelcomeScreen(self.path))
            return
        # What a server holds is seen when it is opened.
        await self.push_screen(LoadingScreen(self.path))
        self._open()

    async def open_file(self, path: Location) -> None:
        """Open a database in place of the screen one is on."""
        self.path = path
        await self.switch_screen(LoadingScreen(path))
        self._open()

    @worker(group="desk")
    async def _open(self) -> None:
        # Imported beside what paints the card.
        opening = await self.in_thread(import_module, "tui.opening.season")
        await opening.open_season(self)

    def hang_up(self, number: int) -> None:
        """Store what was typed, give the terminal back and end with the status of the signal."""
        from tui import saving

        lost = saving.store_at_the_end(self, self._bench) if self.is_running else ""
        self.drafts.rest_at_the_end(self._bench)
        self.exit(return_code=128 + number, message=None if number == signal.SIGHUP else lost)

    async def on_unmount(self) -> None:
        """Let the thread go."""
        self.drafts.end()
        if self.lookout is not None:
            self.lookout.end()
        self._bench.shutdown(wait=False, cancel_futures=True)

    async def in_thread(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Call a function that may block. Raises what it raises."""
        # One thread for all: the database connection belongs to the thread that opened it.
        job = partial(contextvars.copy_context().run, function, *args, **kwargs)
        return await asyncio.get_running_loop().run_in_executor(self._bench, job)

    async def ask(
        self, function: "Callable[Concatenate[Desk, P], T]", *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Ask a service about the judged season without blocking. Raises LeagueError."""
        if self.desk is None:
            await self._until_judged()
        assert self.desk is not None
        impatient = self.set_timer(PATIENCE, partial(self.busy, True))
        try:
            return await self.in_thread(function, self.desk, *args, **kwargs)
        finally:
            impatient.stop()
            self.busy(False)

    async def change(
        self, function: "Callable[Concatenate[Desk, P], Desk]", *args: P.args, **kwargs: P.kwargs
    ) -> None:
        """Let a service change the season; one change after the other. Raises LeagueError.

        A file put in the place of the open one is opened before ReplacedError is raised.
        """
        from tui import closed_season, lost_file

        before = self.desk
        async with self.writing:
            try:
                self.desk = await self.ask(lost_file.checked(function), *args, **kwargs)
            except ReplacedError:
                self.desk = await self.ask(lost_file.reopened)
                self.drafts.file.afresh()
                raise
        await closed_season.say_moved(self, before)

    async def store(self) -> None:
        """Store what was typed, if anything was. Raises LeagueError, and then nothing is lost."""
        from tui import saving

        await saving.store(self)

    async def store_left(self) -> None:
        """Store the matches that were left, each by itself.

        Raises the first LeagueError when all have been tried; what it is about is kept.
        """
        from tui import saving

        async with self._storing:
            await saving.store_left(self)

    def go(self, way: Coroutine[Any, Any, object], *, unjudged: bool = False) -> None:
        """Go to another screen, once the season is judged unless that may be ``unjudged``."""
        if self.going:  # a second key on the way does nothing
            way.close()
            return
        self.going, self.began = True, self.acting
        self.work(self._arrive(way, unjudged=unjudged))

    async def _arrive(self, way: Coroutine[Any, Any, object], *, unjudged: bool) -> None:
        try:
            if not unjudged:
                await self._until_judged()
            await way
        finally:
            way.close()
            self.going, self.there = False, monotonic()

    async def _until_judged(self) -> None:
        """Wait for the season. Raises HaltedError when it cannot be judged, as is said then."""
        if self.judging:
            self.busy(True)
            await self.judged.wait()
            self.busy(False)
            if self.desk is None:
                raise HaltedError

    @worker(group="desk")
    async def work(self, steps: Coroutine[Any, Any, object]) -> None:
        """Do something that takes time; what goes wrong is said in a sentence."""
        try:
            await steps
        except HaltedError:
            return
        except LeagueError as error:
            self.complain(str(error))

    @cached_property
    def routes(self) -> "Navigation":
        """Return the ways from page to page."""
        from tui.navigation import Navigation

        return Navigation(self)

    def open_hit(self, hit: "Hit | None") -> None:
        """Go to what was found."""
        if hit is not None:
            self.go(self.routes.to_hit(hit))

    def check_action(self, action: str, _parameters: tuple[object, ...]) -> bool | None:
        """Offer no way through a season before there is one."""
        return self.desk is not None or self.judging or action not in NEEDS_SEASON

    def action_search(self) -> None:
        """Search everything."""
        self.push_screen(SearchDialog(), self.open_hit)

    def action_places(self) -> None:
        """Offer the places to go to."""
        self.push_screen(PlacesDialog(places()), self.open_place)

    def open_place(self, place: Place | None, action: str = "") -> None:
        """Go to a place, and do something there."""
        if place is not None:
            self.go(self.routes.turn_to(place.name, action))

    def action_tour(self) -> None:
        """Lead through the program."""
        from tui import tour

        if not isinstance(self.screen, ModalScreen):
            self.go(tour.lead(self))

    def action_place(self, name: str) -> None:
        """Go to a place by its name."""
        self.go(self.routes.turn_to(name))

    def action_toggle_face(self) -> None:
        """Go on to the next colours: dark, light, and both in high contrast."""
        self.theme = after(self.theme)
        self.remember()

    def speak(self, chosen: str) -> None:
        """Go on in another language, on the screen one is on."""
        if chosen != language.current():
            from tui import reopening

            self.go(reopening.turn(self, chosen), unjudged=True)

    def remember(self) -> None:
        """Remember language, colours and folder for the next time."""
        if self._memory is not None:
            taste = remembered.Taste(language.current(), self.theme, self.folder)
            remembered.save(self._memory, taste)

    def action_help(self) -> None:
        """Show the keys of the screen."""
        from tui.palette.commands import other_keys, own_keys

        self.push_screen(HelpDialog(own_keys(self), other_keys(self)))

    def action_command_palette(self) -> None:
        """Offer every command."""
        from tui.palette.commands import offer_commands

        offer_commands(self)

    def action_quit_hint(self) -> None:
        """Say how to leave."""
        self.hint(_("Ctrl+Q quits. Nothing is lost: what was typed is stored."))

    async def action_quit(self) -> None:
        """Store and leave."""
        from tui import saving

        self.work(saving.leave(self))
