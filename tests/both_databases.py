"""The same tests in a file and on a PostgreSQL server: what a test opens by a path lies there."""

import hashlib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from os import getpid
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from league.addresses import Address, Location
from league.storage import backends, sqlite, transfer
from league.storage.database import close_database
from tests import postgres_server as server

MODULES = frozenset(
    {
        "tests.league.storage.test_seasons",
        "tests.league.storage.test_records",
        "tests.league.storage.test_services",
        "tests.league.services.journal.test_chain",
        "tests.league.services.journal.test_proving",
        "tests.league.services.journal.test_blanking",
        "tests.league.services.session.test_recording",
        "tests.league.services.session.test_following",
        "tests.league.services.journal.test_undoing",
        "tests.league.services.home.test_erasing",
        "tests.league.services.lineups.test_opening",
        "tests.league.services.users.test_codes",
    }
)
"""Tests that run on both: all of what is stored and read again. What services judge and say does
not depend on where the facts lie, so of them only these, which read past the records or take
steps back, run twice; messages and reports of captains are written as any record is. Any other
module of services can be put here for a while, to try it on a server."""
FILE, SERVER = "file", "server"

_numbers = count()
_current: list["_OnServer"] = []
"""What asks the server in the test that runs now; empty in one on files."""
_templates: dict[str, str] = {}
"""Databases of this process by the digest of the file they were filled from."""


class _OnServer:
    """Asks the server, under the names of files."""

    def __init__(self, postgres: ModuleType) -> None:
        self._postgres = postgres
        self.addresses: dict[Path, Address] = {}

    def __getattr__(self, name: str) -> Any:
        return getattr(self._postgres, name)

    def check_place(self, place: Location, *, must_exist: bool) -> None:
        sqlite.check_place(place, must_exist=must_exist)

    def open_place(
        self, place: Location, *, must_exist: bool, patience_ms: int, known_only: bool = False
    ) -> None:
        address = self._address(place)
        self._postgres.open_place(
            address, must_exist=must_exist, patience_ms=patience_ms, known_only=known_only
        )

    def fill(self, place: Location, content: transfer.Held, *, anew: bool) -> None:
        self._postgres.fill(self._address(place), content, anew=anew)

    def _address(self, place: Location) -> Address:
        if isinstance(place, Address):
            return place
        if place not in self.addresses:
            held = place.read_bytes() if place.exists() else b""
            name = _name()
            server.run_sql(f'CREATE DATABASE "{name}" TEMPLATE "{_template(held, place)}"')
            self.addresses[place] = server.address(name)
            place.touch()
        return self.addresses[place]


@contextmanager
def on_server(folder: Path, patch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let all that is opened by a path in a folder lie on the server."""
    server.server()
    from league.storage import postgres  # noqa: PLC0415  # it may not be installed

    asked = _OnServer(postgres)

    def kind_of(place: Location) -> Any:
        mine = isinstance(place, Path) and place.is_relative_to(folder)
        return asked if mine else backends.kind_of(place)

    patch.setattr("league.storage.database.kind_of", kind_of)
    _current[:] = [asked]
    try:
        yield
    finally:
        _current.clear()
        close_database()
        for address in asked.addresses.values():
            with suppress(Exception):
                server.run_sql(f'DROP DATABASE "{address.name}" WITH (FORCE)')


def address_of(path: Path) -> Address | None:
    """Return where on the server lies what a test opened by a path; None = in the file itself."""
    return next((one.addresses[path] for one in _current), None)


def _template(held: bytes, path: Path) -> str:
    """Return a database with the content of a file, made once."""
    digest = hashlib.sha256(held).hexdigest()
    if digest not in _templates:
        name = _name()
        server.run_sql(f'CREATE DATABASE "{name}" TEMPLATE template0')
        content = transfer.of_file(path) if held else {table: [] for table in transfer.TABLES}
        backends.kind_of(server.address(name)).fill(server.address(name), content, anew=False)
        _templates[digest] = name
    return _templates[digest]


def _name() -> str:
    return f"t{getpid()}_{next(_numbers)}"
