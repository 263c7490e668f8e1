"""A hall full of captains: a served season, and people who are signed in, each with a phone.

The server is a process of its own.
"""

import os
import re
import socket
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from time import monotonic, sleep

from league import clock
from league.addresses import Location
from league.facts.actors import Right
from league.facts.matches import Side
from league.facts.seasons import Fixture, Season
from league.facts.users import Appointment, Role
from league.services.session import transactions
from league.services.session.addresses import match_path
from league.services.users.accounts import add_user, appoint
from league.services.users.sign_in import begin_session
from tests.paths import ROOT
from tests.worlds.acting import OFFICIAL
from tests.worlds.phones import Phone, page
from tests.worlds.waiting import PATIENCE

ZONE = "Europe/Vienna"


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
    with transactions.transaction(OFFICIAL, Right.USERS):
        for number, (fixture, side) in enumerate((one, side) for one in fixtures for side in Side):
            team = fixture.home if side is Side.HOME else fixture.away
            holds = Appointment(Role.CAPTAIN, season, team=team)
            path = "/" + match_path(season, fixture.key, side)
            phones.append(Phone(_signed_in(f"{name}-{number}", holds), path))
    return phones


def evening_phone(season: str, day: date) -> Phone:
    """Give the federation a chief official who follows a day's matches, in the open database."""
    token = _signed_in("chief", Appointment(Role.CHIEF_OFFICIAL, season))
    return Phone(token, f"/evening/{day.isoformat()}")


def _signed_in(login: str, holds: Appointment) -> str:
    """Make an account that holds a role; return what its phone is known by."""
    until = datetime.now(UTC) + timedelta(days=1)
    add_user(login, f"Captain {login}", language="en", actor=OFFICIAL)
    appoint(login, holds, actor=OFFICIAL)
    with transactions.without_facts():
        return begin_session(login, "en", until, "127.0.0.1", "test").token


@contextmanager
def serving(place: Location, key: Path, *logins: Phone) -> Iterator[list[Served]]:
    """Serve a database until the end, by as many servers as there are phones to look with.

    They are handed out when all have judged their season.
    """
    words = ("--db", str(place), "--seal-key", str(key), "serve", "--plain-http", "--port")
    servers = []
    try:
        for _login in logins:
            port = _free_port()
            process = subprocess.Popen(
                [sys.executable, "-m", "tui", *words, str(port)],
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                text=True,
                cwd=ROOT,
                env=os.environ | {"LANG": "C"},
            )
            servers.append(Served(process, port))
        for one, login in zip(servers, logins, strict=True):
            _wait_for(one, login)
        yield servers
    finally:
        for one in servers:
            one.process.terminate()
        for one in servers:
            one.process.wait(PATIENCE)


def _free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def _wait_for(served: Served, login: Phone) -> None:
    deadline = monotonic() + PATIENCE
    while monotonic() < deadline:
        with suppress(OSError):
            if page(served.port, login, login.path)[0] == 200:
                return
        if served.process.poll() is not None:
            break
        sleep(0.1)
    raise TimeoutError("nobody serves")
