"""Opening a season: the first page kept from the last time at once, and judged behind it."""

import asyncio
import sys
from datetime import date
from time import monotonic, thread_time
from typing import Protocol, runtime_checkable

from league import clock
from league.addresses import Location
from league.errors import InputError, LeagueError
from league.facts.actors import Actor
from league.services.home import first_page
from league.services.session.desk import Desk
from league.services.session.seal_key import USUAL_KEY, SealKey
from league.services.session.wording import speak_as
from league.views.divisions import SeasonView
from tui import lost_file, routes
from tui.app_protocol import AppProtocol
from tui.opening.loading import LoadingScreen
from tui.watching import Lookout, Watched

USUAL, NIMBLE = 0.005, 0.001
"""Seconds that a thread may work before another one has its turn; judging makes keys wait so long
at each step of a screen, and a screen takes dozens of them."""
LIBRARY = 1
"""Screens of the stack below our own."""


class Opens(Watched, Protocol):
    """The running program, as far as a season is opened in it."""

    judged: asyncio.Event
    astray: float
    lookout: Lookout | None
    sub_title: str
    key: SealKey | None


@runtime_checkable
class CatchesUp(Protocol):
    """A page that may stand before the season is judged."""

    def begin_with(self, view: SeasonView, as_of: date | None) -> None:
        """Show a view that was kept; ``as_of`` is its day if that is not today."""

    async def catch_up(self, app: AppProtocol) -> None:
        """Show the season as it is judged now. Raises LeagueError."""


async def open_season(app: Opens) -> None:
    """Open and judge the season; the card stands meanwhile, or its first page as it was kept."""
    app.judged.clear()
    app.opening = True
    fault = await _show_kept(app)
    try:
        app.desk, took = await app.in_thread(_opened, app.path, app.actor, app.season, app.key)
        await _show(app)
    except LeagueError as error:
        await _fail(app, str(error))
        return
    finally:
        sys.setswitchinterval(USUAL)
    _settle(app)
    if fault:
        app.hint(fault)
    await lost_file.compare(app)
    await _keep(app, took)
    await asyncio.to_thread(routes.load_pages)


async def _show_kept(app: Opens) -> str:
    """Show the first page that was kept, if it still holds; return what is wrong with it."""
    try:
        kept = await app.in_thread(first_page.kept_page, app.path, app.season)
    except InputError as error:
        return str(error)
    except LeagueError:  # said when the season is opened
        return ""
    if kept is not None:
        page = routes.place_page(routes.HOME)
        assert isinstance(page, CatchesUp)
        past = kept.day != clock.today(kept.zone)
        speak_as(kept.view.rulebook)
        page.begin_with(kept.view, kept.day if past else None)
        app.kept_step = None if past else kept.last_step
        app.judging = True
        sys.setswitchinterval(NIMBLE)
        await app.switch_screen(page)
    return ""


def _opened(
    path: Location, actor: Actor, season: str | None, key: SealKey | None
) -> tuple[Desk, float]:
    """Return the season opened and judged, and how many seconds of work that was."""
    start = thread_time()
    return lost_file.opened(path, actor, season, key or USUAL_KEY), thread_time() - start


async def _show(app: Opens) -> None:
    """Show the first page as it is judged now. Raises LeagueError."""
    if not app.judging:
        page = routes.place_page(routes.HOME)
        await page.fetch(app)
        await app.switch_screen(page)
    for screen in app.screen_stack:
        if isinstance(screen, CatchesUp) and app.judging:
            await screen.catch_up(app)
    if app.desk is not None and not app.desk.season.divisions:
        # Nothing can be done on the first page yet; Escape goes back to it.
        await app.routes.to_place("beginning")


async def _keep(app: Opens, took: float) -> None:
    """Keep the first page of a season that took long, unless it was kept at the same step."""
    assert app.desk is not None
    if took < first_page.LONG:
        app.kept_step = None
    elif app.kept_step != app.desk.last_step:
        await app.ask(first_page.keep)
        app.kept_step = app.desk.last_step


async def _fail(app: Opens, sentence: str) -> None:
    """Say on the card why the season cannot be opened; keys meant for its pages are dropped."""
    if app.judging:
        app.astray = monotonic()
        while len(app.screen_stack) > LIBRARY + 1:
            await app.pop_screen()
        await app.switch_screen(LoadingScreen(app.path))
    if isinstance(app.screen, LoadingScreen):
        app.screen.fail(sentence)
    app.desk = None
    _settle(app)


def _settle(app: Opens) -> None:
    """Let go on whoever waits for the season."""
    app.judging = app.opening = False
    app.judged.set()
    app.sub_title = app.actor.name if app.actor.login else ""
    if app.lookout is None:
        app.lookout = Lookout(app)
        app.lookout.begin()
