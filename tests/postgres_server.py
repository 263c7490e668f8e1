"""A PostgreSQL server for one run of the tests: Debian's binaries, one cluster, its own socket.

The process that begins the run names a folder, the first test that needs the server starts it
there, all workers share it, and the process that began ends it. Nobody listens on a port.
"""

import fcntl
import os
import pwd
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from tempfile import mkdtemp

import pytest

from league.addresses import Address

FOLDER = "SPIELLEITER_TEST_POSTGRES"
"""Environment variable: the folder of this run."""
SUPERUSER = "tester"
QUICK = ("fsync=off", "full_page_writes=off", "max_connections=100", "autovacuum=off")
"""Nothing has to outlive the run."""


@cache
def binaries() -> Path | None:
    """Where Debian puts the newest server; None without one."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return found[-1].parent if found else None


def why_not() -> str:
    """Say why no server can be started; empty when one can."""
    if binaries() is None:
        return "Debian's package postgresql is not installed"
    return "" if find_spec("psycopg") else "the extra postgres is not installed"


def begin() -> None:
    """Name the folder of a run; to be called before there are workers."""
    if FOLDER not in os.environ:
        # Not below pytest's folder, which nobody but its owner may enter.
        folder = Path(mkdtemp(prefix="spielleiter-pg-", dir="/tmp"))
        folder.chmod(0o711)
        os.environ[FOLDER] = str(folder)


def end() -> None:
    """Stop the server of a run, if there is one, and delete its folder."""
    folder = Path(os.environ.pop(FOLDER, "/nowhere"))
    if (folder / "cluster" / "data" / "postmaster.pid").exists():
        with suppress(subprocess.CalledProcessError):
            _run("pg_ctl", "-D", str(folder / "cluster" / "data"), "-m", "immediate", "stop")
    shutil.rmtree(folder, ignore_errors=True)


def server() -> Path:
    """Return the folder of the socket of the running server, started when it is not yet."""
    if reason := why_not():
        pytest.skip(reason)
    cluster = Path(os.environ[FOLDER]) / "cluster"
    with (cluster.parent / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (cluster / "started").exists():
            start(cluster)
            (cluster / "started").touch()
    return cluster


def start(cluster: Path, *settings: str) -> None:
    """Make and start a cluster in a folder that is not there yet."""
    cluster.mkdir()
    if os.getuid() == 0:
        shutil.chown(cluster, _owner(), pwd.getpwnam(_owner()).pw_gid)
    data = str(cluster / "data")
    made = ("-D", data, "-U", SUPERUSER, "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8")
    _run("initdb", *made, "--no-sync")
    socket = ("listen_addresses=", f"unix_socket_directories={cluster}")
    options = " ".join(f"-c {one}" for one in (*socket, *QUICK, *settings))
    _run("pg_ctl", "-D", data, "-w", "-l", str(cluster / "log"), "-o", options, "start")


def again(cluster: Path) -> None:
    """Start a server that was stopped, with its own settings and no other."""
    _run("pg_ctl", "-D", str(cluster / "data"), "-w", "-l", str(cluster / "log"), "start",
         "-o", f"-c listen_addresses= -c unix_socket_directories={cluster}")  # fmt: skip


def stop(cluster: Path, how: str = "fast") -> None:
    """Stop a server and wait until it is gone."""
    _run("pg_ctl", "-D", str(cluster / "data"), "-w", "-m", how, "stop")


def address(database: str, socket: Path | None = None, user: str = SUPERUSER) -> Address:
    return Address(f"postgresql://{user}@/{database}?host={socket or server()}")


@contextmanager
def made(name: str, template: str = "template0") -> Iterator[Address]:
    """Make a database, and delete it at the end."""
    run_sql(f'CREATE DATABASE "{name}" TEMPLATE "{template}"')
    try:
        yield address(name)
    finally:
        run_sql(f'DROP DATABASE "{name}" WITH (FORCE)')


def run_sql(statement: str, database: str = "postgres") -> list[tuple[object, ...]]:
    """Run a statement as the server's own user."""
    import psycopg  # noqa: PLC0415  # it may not be installed

    with psycopg.connect(address(database).url, autocommit=True) as connection:
        found = connection.execute(statement.encode())
        return found.fetchall() if found.description else []


def _owner() -> str:
    """Who runs the server where the tests run as root, which it refuses to."""
    known = {one.pw_name for one in pwd.getpwall()}
    return "postgres" if "postgres" in known else "nobody"


def _run(program: str, *words: str) -> None:
    found = binaries()
    assert found is not None
    as_user: dict[str, object] = {}
    if os.getuid() == 0:
        group = pwd.getpwnam(_owner()).pw_gid
        as_user = {"user": _owner(), "group": group, "extra_groups": []}
    subprocess.run(
        [str(found / program), *words],
        check=True,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        cwd="/",
        **as_user,  # type: ignore[call-overload]  # its keywords
    )
