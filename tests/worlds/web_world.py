"""The pages served in a test: a season in a file, people who are signed in, and their browsers."""

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread
from typing import Any, Concatenate, ParamSpec, TypeVar

from httpx import ASGITransport, AsyncClient, Response
from starlette.applications import Starlette

from league.addresses import Location
from league.facts.users import Appointment, Role
from league.services.session import transactions
from league.services.session.desk import Desk
from league.services.users import passwords
from league.services.users.accounts import add_user, appoint
from league.storage import access
from tests.worlds.acting import OFFICIAL
from tests.worlds.desk_world import STRUCK, stored
from tests.worlds.known_files import known
from tests.worlds.waiting import PATIENCE, wait_until
from web.app import create_app
from web.live_season import LiveSeason
from web.settings import Settings

P = ParamSpec("P")
T = TypeVar("T")

ORIGIN = "https://liga.example.at"
PASSWORD = "correct horse"
HOME, AWAY = STRUCK[2:]
SEASON = "2011/12"
PEOPLE: dict[str, tuple[str, tuple[Appointment, ...]]] = {
    "muster": ("Anna Muster", (Appointment(Role.CHIEF_OFFICIAL),)),
    "heim": ("Hanna Heim", (Appointment(Role.CAPTAIN, SEASON, team=HOME),)),
    "gast": ("Gustav Gast", (Appointment(Role.CAPTAIN, SEASON, team=AWAY),)),
    "fremd": ("Franz Fremd", (Appointment(Role.CAPTAIN, SEASON, team="KLGRAZ01"),)),
    "niemand": ("Nora Niemand", ()),
}
"""Accounts: the name and the roles; ``heim`` and ``gast`` play each other in ``STRUCK``."""


@dataclass
class Browser:
    """A browser on a phone: it keeps cookies and follows nothing by itself."""

    app: Starlette
    loop: asyncio.AbstractEventLoop
    client: AsyncClient

    @property
    def office(self) -> LiveSeason:
        found: LiveSeason = self.app.state.office
        return found

    def get(self, path: str, **headers: str) -> Response:
        return self.send("GET", path, b"", **headers)

    def post(self, path: str, **fields: Any) -> Response:
        """Send a form as a browser does that shows the page."""
        answer: Response = self._wait(
            self.client.post(path, data=fields, headers={"Origin": ORIGIN})
        )
        return answer

    def send(self, method: str, path: str, body: bytes, **headers: str) -> Response:
        """Send anything; ``_`` in the name of a header stands for ``-``."""
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        answer: Response = self._wait(
            self.client.request(method, path, content=body, headers=named)
        )
        return answer

    def sign_in(self, login: str = "muster") -> None:
        answer = self.post("/", login=login, password=PASSWORD)
        assert answer.status_code == 303, answer.text

    def other(self) -> "Browser":
        """Return another person's browser."""
        return Browser(self.app, self.loop, _client(self.app))

    def beside(self, service: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Call a service on the served file, as a desk beside the pages does."""
        answer: T = self._wait(self.office.in_thread(service, *args, **kwargs))
        return answer

    def at_the_desk(
        self, service: Callable[Concatenate[Desk, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Call a service that takes a desk, as the official does."""
        answer: T = self._wait(self.office.ask(OFFICIAL, service, *args, **kwargs))
        return answer

    def _wait(self, doing: Any) -> Any:
        answer: Future[Any] = asyncio.run_coroutine_threadsafe(doing, self.loop)
        return answer.result(PATIENCE)


def _client(app: Starlette) -> AsyncClient:
    transport = ASGITransport(app, raise_app_exceptions=False, client=("192.0.2.7", 4711))
    return AsyncClient(transport=transport, base_url=ORIGIN, headers={"Accept-Language": "en"})


@contextmanager
def served(path: Location, **told: Any) -> Iterator[Browser]:
    """Serve a database file; the season is judged when the browser is handed out."""
    app = create_app(Settings(path, ORIGIN, **told))
    loop = asyncio.new_event_loop()
    thread = Thread(target=loop.run_forever)
    thread.start()
    lifespan = app.router.lifespan_context(app)
    try:
        asyncio.run_coroutine_threadsafe(lifespan.__aenter__(), loop).result(PATIENCE)
        browser = Browser(app, loop, _client(app))
        _wait_until_judged(browser.office)
        yield browser
    finally:
        asyncio.run_coroutine_threadsafe(lifespan.__aexit__(None, None, None), loop).result(
            PATIENCE
        )
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


def _wait_until_judged(office: LiveSeason) -> None:
    wait_until(lambda: office.season, "the season is not judged")


def add_people() -> None:
    """Store ``PEOPLE`` in the open database."""
    hashed = passwords.hashed(PASSWORD)
    for login, (name, appointments) in PEOPLE.items():
        add_user(login, name, language="en", actor=OFFICIAL)
        for one in appointments:
            appoint(login, one, actor=OFFICIAL)
        access.put_credential(login, hashed)


@cache
def _file(division: str) -> bytes:
    with TemporaryDirectory() as folder:
        path = stored(Path(folder), division)
        transactions.open_file(path)
        add_people()
        transactions.close_file()
        return path.read_bytes()


def stored_with_people(folder: Path, division: str = "") -> Path:
    """Store the public season, or the matches of one division, with ``PEOPLE``; return the file."""
    return known(folder / "league.sqlite", _file(division))


@contextmanager
def public_pages(folder: Path, division: str = "", **told: Any) -> Iterator[Browser]:
    """Serve the public season, or the matches of one of its divisions."""
    with served(stored_with_people(folder, division), **told) as browser:
        yield browser
