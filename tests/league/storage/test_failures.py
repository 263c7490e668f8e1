"""What a disk does to the database, in words: full is not the same as broken."""

import errno
import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from league.errors import StorageError
from league.services.session import transactions
from league.storage.database import writing
from league.storage.failures import sentence_for
from tests.paths import ROOT
from tests.worlds.desk_world import stored
from tests.worlds.raw_sql import execute, rows

FULL, FAILS = "The disk is full", "The disk fails"
MATCH = ("landesliga", "8", "LANDESLIGA02", "LANDESLIGA07")


@pytest.fixture(autouse=True)
def _closed() -> Iterator[None]:
    yield
    transactions.close_file()


def test_a_full_database_stores_nothing_and_says_so(tmp_path: Path) -> None:
    """SQLite refuses a page beyond the largest number as it refuses one on a full disk."""
    transactions.open_file(stored(tmp_path))
    before = rows("SELECT * FROM setting")
    execute("PRAGMA max_page_count = 1")  # it takes the number of pages there are
    with pytest.raises(StorageError, match=FULL), writing():
        execute("INSERT INTO setting VALUES ('large', ?)", "x" * 1_000_000)
    assert rows("SELECT * FROM setting") == before


@pytest.mark.parametrize(
    ("name", "free", "said"),
    [
        ("SQLITE_FULL", 10**9, FULL),
        ("SQLITE_IOERR_WRITE", 10**9, FAILS),
        ("SQLITE_IOERR_SHMSIZE", 10**9, FAILS),
        ("SQLITE_IOERR_SHMSIZE", 64 * 1024, FAILS),
        ("SQLITE_IOERR_SHMSIZE", 64 * 1024 - 1, FULL),
        ("SQLITE_BUSY", 0, "locked by another program"),
        ("SQLITE_READONLY_DIRECTORY", 0, "may not be written"),
        ("SQLITE_CORRUPT", 0, "damaged"),
        ("SQLITE_CANTOPEN", 0, "cannot be opened"),
        ("SQLITE_MISMATCH", 0, "the database refuses (what happened)"),
    ],
)
def test_what_the_database_says_is_said_in_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, free: int, said: str
) -> None:
    def disk_usage(_path: Path) -> object:
        return SimpleNamespace(free=free)

    monkeypatch.setattr("shutil.disk_usage", disk_usage)
    error = sqlite3.OperationalError("what happened")
    error.sqlite_errorname = name
    sentence = sentence_for(error, tmp_path / "league.sqlite")
    assert said in sentence
    assert str(tmp_path / "league.sqlite") in sentence


@pytest.mark.parametrize(
    ("number", "said"), [(errno.ENOSPC, FULL), (errno.EDQUOT, FULL), (errno.EIO, "refuses")]
)
def test_what_the_system_says_is_said_in_words(tmp_path: Path, number: int, said: str) -> None:
    assert said in sentence_for(OSError(number, os.strerror(number)), tmp_path / "league.sqlite")


def test_a_limit_of_the_system_leaves_the_file_as_it_was(tmp_path: Path) -> None:
    """No file may grow beyond 1 kB: a log of one page of 4 kB cannot be written."""
    path = stored(tmp_path)
    before = path.read_bytes()
    words = ("-m", "tui", "--db", str(path), "ruling", "waive", *MATCH, "1", "--reason", "x")
    done = subprocess.run(
        ["sh", "-c", 'ulimit -f 1; exec "$@"', "sh", sys.executable, *words],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
        env={**os.environ, "LC_ALL": "C.UTF-8"},
    )
    assert done.returncode == 2
    assert done.stderr.startswith("Error: The disk")
    assert done.stderr.count("\n") == 1
    assert path.read_bytes() == before
