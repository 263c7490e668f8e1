"""A hall full of captains: a served season, people who are signed in, and their phones.

The server is a process of its own; a phone is a plain HTTP connection. Phones are threads, or in
measurements processes, and press their button at a moment they were all told.
"""

import os
import re
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path
from time import monotonic, perf_counter, sleep
from urllib.parse import urlencode

from league import clock
from league.addresses import Location
from league.facts.matches import Side
from league.facts.seasons import Fixture, Season
from league.facts.users import Appointment, Role
from league.services.session import transactions
from league.services.session.addresses import match_path
from league.services.users.accounts import add_user, appoint
from league.services.users.sign_in import begin_session
from tests.acting import OFFICIAL

ZONE = "Europe/Vienna"
ROOT = Path(__file__).parents[1]
_PATIENCE = 60.0
_BOARD = re.compile(r'<select name="(b\d+)".*?</select>', re.DOTALL)
_PLAYER = re.compile(r'<option value="([^"]+)"[^>]*>(.*)')
_MARK = re.compile(r'name="form" value="([^"]+)"')
_RESULT = re.compile(r"name=r(\d+) ")


@dataclass(frozen=True, slots=True)
class Phone:
    """A captain's phone: signed in, and about one match."""

    token: str
    path: str
    """Of the page of the match, from the side of his team."""


@dataclass(frozen=True, slots=True)
class Answer:
    """How a form was answered."""

    status: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Served:
    """A server under way."""

    process: "subprocess.Popen[str]"
    port: int

    @property
    def origin(self) -> str:
        """Return its public address."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def megabytes(self) -> float:
        """Return how much memory it holds now."""
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        return int(re.findall(r"VmRSS:\s+(\d+)", status)[0]) / 1024


def to_be_played(season: Season, keys: Sequence[object], start: datetime) -> Season:
    """Return a season in which of some matches nothing is known but when they begin."""
    there = clock.in_zone(start, ZONE)

    def moved(one: Fixture) -> Fixture:
        if one.key not in taken:
            return one
        return replace(one, end_date=there.date(), day=there.date(), start=there.time())

    taken = set(keys)
    return replace(
        season,
        fixtures=tuple(moved(one) for one in season.fixtures),
        boards=tuple(one for one in season.boards if one.match not in taken),
        reports=tuple(one for one in season.reports if one.match not in taken),
    )


def phones_of(season: str, fixtures: Sequence[Fixture], name: str = "captain") -> list[Phone]:
    """Give both teams of matches a captain each who is signed in, in the open database."""
    phones = []
    until = datetime.now(UTC) + timedelta(days=1)
    for number, (fixture, side) in enumerate((one, side) for one in fixtures for side in Side):
        login = f"{name}-{number}"
        team = fixture.home if side is Side.HOME else fixture.away
        add_user(login, f"Captain {login}", language="en", actor=OFFICIAL)
        appoint(login, Appointment(Role.CAPTAIN, season, team=team), actor=OFFICIAL)
        with transactions.without_facts():
            session = begin_session(login, "en", until, "127.0.0.1", "test")
        phones.append(Phone(session.token, "/" + match_path(season, fixture.key, side)))
    return phones


@contextmanager
def serving(place: Location, key: Path, login: Phone) -> Iterator[Served]:
    """Serve a database until the end; it is handed out when its season is judged."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port = int(found.getsockname()[1])
    words = ("--db", str(place), "--seal-key", str(key), "serve", "--plain-http", "--port")
    process = subprocess.Popen(
        [sys.executable, "-m", "tui", *words, str(port)],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        text=True,
        cwd=ROOT,
        env=os.environ | {"LANG": "C"},
    )
    served = Served(process, port)
    try:
        _wait_for(served, login)
        yield served
    finally:
        process.terminate()
        process.wait(30)


def _wait_for(served: Served, login: Phone) -> None:
    deadline = monotonic() + _PATIENCE
    while monotonic() < deadline:
        with suppress(OSError):
            if page(served.port, login, login.path)[0] == 200:
                return
        if served.process.poll() is not None:
            break
        sleep(0.1)
    raise TimeoutError("nobody serves")


def page(port: int, phone: Phone, path: str) -> tuple[int, str]:
    """Ask for a page; return its status and its HTML."""
    line = HTTPConnection("127.0.0.1", port, timeout=_PATIENCE)
    status, body = _sent(line, phone, "GET", path)
    line.close()
    return status, body


def hand_in(port: int, phone: Phone, at: float) -> Answer:
    """Fill in a lineup, wait for the moment ``at`` of ``monotonic()``, and hand it in."""
    return _posted(port, phone, "/lineup", _lineup, at)


def report(port: int, phone: Phone, at: float) -> Answer:
    """Report that every game was drawn, at a moment as ``hand_in``."""
    return _posted(port, phone, "/report", _report, at)


def all_at(
    executor: Executor,
    do: Callable[[int, Phone, float], Answer],
    port_of: Sequence[int],
    phones: Sequence[Phone],
    over: float = 0.0,
    *,
    ahead: float = 3.0,
) -> list[Answer]:
    """Let every phone do something, spread over so many seconds, each at one of the servers.

    ``ahead`` are the seconds in which forms are fetched and filled in.
    """
    at = monotonic() + ahead
    asked = [
        executor.submit(do, port_of[number % len(port_of)], phone, at + over * number / len(phones))
        for number, phone in enumerate(phones)
    ]
    return [one.result(_PATIENCE + over) for one in asked]


def _posted(
    port: int, phone: Phone, path: str, fill: Callable[[str], dict[str, str]], at: float
) -> Answer:
    line = HTTPConnection("127.0.0.1", port, timeout=_PATIENCE)
    status, shown = _sent(line, phone, "GET", phone.path + path)
    if status != 200:
        return Answer(status, 0.0)
    mark = _MARK.findall(shown)[0]
    body = urlencode({**fill(shown), "form": mark})
    line.close()
    sleep(max(0.0, at - monotonic()))
    start = perf_counter()
    status, _page = _sent(line, phone, "POST", phone.path + path, body)
    took = perf_counter() - start
    line.close()
    return Answer(status, took)


def _lineup(shown: str) -> dict[str, str]:
    """Return the first of the list that may play, one for each board."""
    boards = list(_BOARD.finditer(shown))
    players = _PLAYER.findall(boards[0][0])
    able = [ident for ident, words in players if "⚠" not in words]
    return dict(zip([one[1] for one in boards], able, strict=False)) | {"do": "hand-in"}


def _report(shown: str) -> dict[str, str]:
    return {f"r{board}": "=" for board in _RESULT.findall(shown)}


def _sent(
    line: HTTPConnection, phone: Phone, method: str, path: str, body: str = ""
) -> tuple[int, str]:
    headers = {"Cookie": f"spielleiter={phone.token}", "Origin": f"http://{line.host}:{line.port}"}
    if body:
        headers["Content-Type"] = "application/x-www-form-urlencoded"
    line.request(method, path, body or None, headers)
    answer: HTTPResponse = line.getresponse()
    return answer.status, answer.read().decode()
