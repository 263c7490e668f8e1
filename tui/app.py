"""The terminal interface: the app only routes; screens show views, services do the work."""

import asyncio
import contextvars
import signal
import sys
from collections.abc import Callable, Coroutine, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar, cast

from textual.app import App, SystemCommand
from textual.binding import Binding
from textual.command import CommandPalette
from textual.screen import Screen

from league.errors import LeagueError
from league.facts.drafts import MatchDraft
from league.facts.seasons import MatchKey
from league.language import _
from league.services import desk
from league.services.desk import Desk, Hit
from league.views import SeasonView
from tui.dialogs.help import HelpDialog
from tui.dialogs.search import SearchDialog
from tui.screens import routes
from tui.screens.loading import LoadingScreen
from tui.screens.season import SeasonScreen
from tui.widgets.commands import FindProvider, own_keys, screen_commands
from tui.widgets.frame import TitleBar, bind, key
from tui.widgets.themes import DAY, NIGHT

P = ParamSpec("P")
T = TypeVar("T")

PATIENCE = 0.2
"""Seconds after which the title line says that something is being worked on."""

WIDTHS: list[tuple[int, str]] = [(0, "-tiny"), (70, "-narrow"), (110, "-wide"), (160, "-huge")]
HEIGHTS: list[tuple[int, str]] = [(0, "-flat"), (20, "-low"), (32, "-tall")]
"""Sizes of the window from which a look begins."""


def _keys() -> list[Binding]:
    return [
        key("f1", "help", _("keys"), _("The keys of this screen"), shown_as="F1"),
        key(
            "ctrl+p",
            "command_palette",
            _("commands"),
            _("Everything one can do, and search"),
            show=False,
        ),
        key(
            "ctrl+f,slash",
            "search",
            _("search"),
            _("Clubs, players, matches, paragraphs"),
            shown_as="/",
        ),
        key("f5", "players", _("players"), show=False, shown_as="F5"),
        key("f6", "rules", _("rule book"), show=False, shown_as="F6"),
        key("f7", "journal", _("journal"), show=False, shown_as="F7"),
        key("ctrl+t", "toggle_face", _("light or dark"), show=False),
        key("ctrl+q", "quit", _("quit"), show=False),
        key("ctrl+c", "quit_hint", "", show=False),
    ]


class SpielleiterApp(App[None]):
    """Keeps the opened season and brings the official from screen to screen."""

    TITLE = "Spielleiter"
    CSS_PATH = "app.tcss"
    COMMANDS = App.COMMANDS | {FindProvider}
    HORIZONTAL_BREAKPOINTS = WIDTHS
    VERTICAL_BREAKPOINTS = HEIGHTS

    def __init__(self, path: Path, by: str, season: str | None = None) -> None:
        super().__init__()
        self.path, self.by, self.season = path, by, season
        self.desk: Desk | None = None
        self.unsaved: tuple[MatchKey, MatchDraft] | None = None
        """What was typed and is not stored yet."""
        self.left: dict[MatchKey, MatchDraft] = {}
        """What was typed in matches left since, and is not stored yet."""
        self._bench = ThreadPoolExecutor(1, "desk")
        self._writing, self._storing = asyncio.Lock(), asyncio.Lock()
        self._going = False
        for theme in (NIGHT, DAY):
            self.register_theme(theme)
        self.theme = NIGHT.name
        bind(self, *_keys())

    async def on_mount(self) -> None:
        """Open the season; hang up properly when told to."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGHUP):
            loop.add_signal_handler(number, self.hang_up, number)
        await self.push_screen(LoadingScreen(self.path))
        self.run_worker(self._open(), group="desk")

    async def _open(self) -> None:
        try:
            self.desk, view = await self._in_thread(_open_season, self.path, self.season)
        except LeagueError as error:
            if isinstance(self.screen, LoadingScreen):
                self.screen.fail(str(error))
            return
        await self.switch_screen(SeasonScreen(view))

    def hang_up(self, number: int) -> None:
        """Store what was typed, give the terminal back and end with the status of the signal."""
        self.put_aside()
        for typed in self.left.items():
            if self.desk is not None:
                with suppress(LeagueError, TimeoutError):
                    self._bench.submit(desk.record_match, self.desk, *typed, self.by).result(5)
        self.exit(return_code=128 + number)

    async def on_unmount(self) -> None:
        """Let the thread go."""
        self._bench.shutdown(wait=False, cancel_futures=True)

    async def _in_thread(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        # One thread for all: the database connection belongs to the thread that opened it.
        job = partial(contextvars.copy_context().run, function, *args, **kwargs)
        return await asyncio.get_running_loop().run_in_executor(self._bench, job)

    async def ask(
        self, function: Callable[Concatenate[Desk, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Ask a service about the season without blocking. Raises LeagueError."""
        assert self.desk is not None
        impatient = self.set_timer(PATIENCE, partial(self._busy, True))
        try:
            return await self._in_thread(function, self.desk, *args, **kwargs)
        finally:
            impatient.stop()
            self._busy(False)

    async def change(
        self, function: Callable[Concatenate[Desk, P], Desk], *args: P.args, **kwargs: P.kwargs
    ) -> None:
        """Let a service change the season; one change after the other. Raises LeagueError."""
        async with self._writing:
            self.desk = await self.ask(function, *args, **kwargs)

    def put_aside(self) -> None:
        """Keep what was typed for storing, so that another match can be typed in meanwhile."""
        if self.unsaved is not None:
            match, draft = self.unsaved
            self.left[match] = draft
            self.unsaved = None

    async def store_left(self) -> None:
        """Store the matches that were left. Raises LeagueError, and then nothing is lost."""
        async with self._storing:
            while self.left:
                match, draft = next(iter(self.left.items()))
                await self.change(desk.record_match, match, draft, self.by)
                if self.left.get(match) is draft:
                    del self.left[match]

    async def store(self) -> None:
        """Store what was typed, if anything was. Raises LeagueError, and then nothing is lost."""
        await self.store_left()
        if self.unsaved is not None:
            typed = self.unsaved
            await self.change(desk.record_match, *typed, self.by)
            if self.unsaved == typed:
                self.unsaved = None

    def work(self, steps: Coroutine[Any, Any, None]) -> None:
        """Do something that takes time; what goes wrong is said in a sentence."""
        self.run_worker(self._guarded(steps), group="desk")

    def go(self, way: Coroutine[Any, Any, None]) -> None:
        """Go to another screen; a second key on the way there does nothing."""
        if self._going:
            way.close()
            return
        self._going = True
        self.work(self._arrive(way))

    async def _arrive(self, way: Coroutine[Any, Any, None]) -> None:
        try:
            await way
        finally:
            self._going = False

    async def _guarded(self, steps: Coroutine[Any, Any, None]) -> None:
        try:
            await steps
        except LeagueError as error:
            self.complain(str(error))

    def complain(self, sentence: str) -> None:
        """Say what went wrong."""
        self.notify(
            sentence, title=_("That did not work"), severity="error", timeout=12, markup=False
        )

    def hint(self, sentence: str) -> None:
        """Say something in passing."""
        self.notify(sentence, timeout=4, markup=False)

    def _busy(self, working: bool) -> None:
        for title in self.screen.query(TitleBar):
            title.busy(working)

    async def search(self, text: str) -> list[Hit]:
        """Return what fits the text."""
        return await self.ask(desk.search, text) if self.desk else []

    def open_hit(self, hit: Hit | None) -> None:
        """Go to what was found."""
        if hit is not None:
            self.go(routes.to_hit(self, hit))

    def action_search(self) -> None:
        """Search everything."""
        if self.desk is not None:
            self.push_screen(SearchDialog(), self.open_hit)

    def action_players(self) -> None:
        """Open the players."""
        if self.desk is not None:
            self.go(routes.to_players(self))

    def action_rules(self) -> None:
        """Open the rule book."""
        if self.desk is not None:
            self.go(routes.to_rules(self))

    def action_journal(self) -> None:
        """Open the journal."""
        if self.desk is not None:
            self.go(routes.to_journal(self))

    def action_toggle_face(self) -> None:
        """Change between dark and light."""
        self.theme = DAY.name if self.theme == NIGHT.name else NIGHT.name

    def action_help(self) -> None:
        """Show the keys of the screen."""
        self.push_screen(HelpDialog(own_keys(self)))

    def action_command_palette(self) -> None:
        """Offer every command."""
        if self.desk is not None and not CommandPalette.is_open(cast(App[object], self)):
            self.push_screen(
                CommandPalette(placeholder=_("command, club, player, match, paragraph …"))
            )

    def get_system_commands(self, screen: Screen[Any]) -> Iterable[SystemCommand]:
        """Yield what can be done on this screen and everywhere."""
        yield from screen_commands(self, screen)

    def action_quit_hint(self) -> None:
        """Say how to leave."""
        self.hint(_("Ctrl+Q quits. Nothing is lost: what was typed is stored."))

    async def action_quit(self) -> None:
        """Store and leave."""
        self.work(self._quit())

    async def _quit(self) -> None:
        await self.store()
        self.exit()


def _open_season(path: Path, season: str | None) -> tuple[Desk, SeasonView]:
    opened = desk.open_desk(path, season)
    return opened, desk.season_view(opened)


def unusable() -> str | None:
    """Return why this terminal cannot show the interface; None when it can."""
    if not (sys.stdin.isatty() and sys.stdout.isatty() and sys.stderr.isatty()):
        return _(
            "The terminal interface needs a terminal. "
            "In pipes and scripts use the commands: spielleiter --help"
        )
    try:
        "♞ ½ ▲ č ő".encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return _(
            "This terminal's encoding is {name}; UTF-8 is needed, for example LANG=C.UTF-8."
        ).format(name=sys.stdout.encoding)
    return None


def run_app(path: Path, by: str, season: str | None = None) -> int:
    """Run the interface and return the exit status: 0, 2 for bad input, 128 + n after signal n."""
    if reason := unusable():
        sys.stderr.write(f"{reason}\n")
        return 2
    app = SpielleiterApp(path, by, season)
    app.run()
    return app.return_code or 0
