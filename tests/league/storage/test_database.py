import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from league.errors import NotFoundError, StorageError
from league.storage import seasons
from league.storage.database import close_database, open_database, opened, writing
from tests.worlds.raw_sql import execute, rows
from tests.worlds.stored_world import season, stepping


@pytest.fixture(autouse=True)
def _closed() -> Iterator[None]:
    yield
    close_database()


def test_a_new_file_is_made_with_wal_and_foreign_keys(tmp_path: Path) -> None:
    open_database(tmp_path / "a.sqlite")

    assert rows("PRAGMA journal_mode") == [("wal",)]
    assert rows("PRAGMA foreign_keys") == [(1,)]
    assert rows("PRAGMA synchronous") == [(2,)]  # 2 = full
    assert rows("PRAGMA busy_timeout") == [(10_000,)]


def test_nothing_can_be_read_before_a_file_is_open() -> None:
    with pytest.raises(StorageError, match="No database is open"):
        seasons.seasons()


def test_an_empty_database_says_that_there_is_no_season(tmp_path: Path) -> None:
    open_database(tmp_path / "a.sqlite")

    with pytest.raises(NotFoundError, match="no season yet"):
        seasons.load_season()


def test_a_missing_file_is_said_and_not_made(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite"

    with pytest.raises(StorageError, match="There is no database"):
        open_database(path, must_exist=True)
    assert not path.exists()


def test_a_missing_folder_is_said(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match=r"folder .* does not exist"):
        open_database(tmp_path / "nowhere" / "a.sqlite")


def test_a_folder_is_no_database(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="is a folder"):
        open_database(tmp_path)


def test_a_name_that_the_file_system_refuses_is_said(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="too long"):
        open_database(tmp_path / ("a" * 5000))


@pytest.mark.parametrize("content", [b"This is a letter, not a database." * 10, b"PK\x03\x04" * 99])
def test_another_kind_of_file_is_refused_and_left_alone(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "a.sqlite"
    path.write_bytes(content)

    with pytest.raises(StorageError, match="no database or is damaged"):
        open_database(path)
    assert path.read_bytes() == content


def test_the_database_of_another_program_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite"
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE bookmark (url TEXT)")
    content = path.read_bytes()

    with pytest.raises(StorageError, match="another program"):
        open_database(path)
    assert path.read_bytes() == content


def test_a_newer_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite"
    open_database(path)
    close_database()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA user_version = 99")
    content = path.read_bytes()

    with pytest.raises(StorageError, match=r"newer version .*schema 99"):
        open_database(path)
    assert path.read_bytes() == content


def test_a_damaged_page_is_said_when_it_is_read(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite"
    open_database(path)
    with stepping():
        seasons.replace_season(season())
    page = rows("SELECT rootpage FROM sqlite_master WHERE name = 'club'")[0][0]
    size = rows("PRAGMA page_size")[0][0]
    close_database()
    content = bytearray(path.read_bytes())
    content[(page - 1) * size : page * size] = b"\xff" * size
    path.write_bytes(content)

    open_database(path)
    with pytest.raises(StorageError, match="damaged"):
        seasons.load_season()


def test_a_locked_database_is_said_and_nothing_is_written(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite"
    open_database(path, busy_ms=20)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StorageError, match="locked by another program"), writing():
            seasons.replace_season(season())
        other.execute("ROLLBACK")

    assert seasons.seasons() == []


def test_reading_goes_on_while_another_program_writes(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite"
    open_database(path, busy_ms=20)
    with stepping():
        seasons.replace_season(season())
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert seasons.load_season() == season()


def test_a_new_file_held_by_another_program_is_said(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite"
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StorageError, match="locked by another program"):
            open_database(path, busy_ms=20)


def test_a_read_only_database_is_read_and_its_writing_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.sqlite"
    open_database(path)
    with stepping():
        seasons.replace_season(season())
    close_database()
    # The rights themselves mean nothing to an administrator, who may run the tests.
    monkeypatch.setattr(os, "access", lambda _path, mode: mode != os.W_OK)

    open_database(path)
    assert seasons.load_season() == season()
    with pytest.raises(StorageError, match="may not be written; nothing was changed"), writing():
        execute("DELETE FROM setting")
    close_database()
    assert not list(tmp_path.glob("*-wal"))


def test_a_folder_that_may_not_be_written_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "access", lambda _path, mode: mode != os.W_OK)

    with pytest.raises(StorageError, match=r"folder .* may not be written"):
        open_database(tmp_path / "a.sqlite")


def test_a_path_with_percent_and_question_mark_is_named_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "Größe 100%20?.sqlite"
    open_database(path)
    close_database()
    monkeypatch.setattr(os, "access", lambda _path, mode: mode != os.W_OK)
    open_database(path)

    with pytest.raises(StorageError) as caught, writing():
        execute("DELETE FROM setting")
    assert str(path) in str(caught.value)


_KILLED = """
import os, sys
from pathlib import Path
from league.storage import seasons
from league.storage.database import open_database, writing
from tests.worlds.stored_world import season
open_database(Path(sys.argv[1]))
with writing():
    seasons.replace_season(season("2012/13"))
    os._exit(9)
"""


def test_a_program_killed_while_writing_leaves_nothing(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite"
    open_database(path)
    with stepping():
        seasons.replace_season(season())
    close_database()

    killed = subprocess.run([sys.executable, "-c", _KILLED, str(path)], check=False)

    assert killed.returncode == 9
    open_database(path)
    assert seasons.seasons() == ["2011/12"]
    assert rows("PRAGMA integrity_check") == [("ok",)]


_OPENED = """
import sys
from pathlib import Path
from league.storage.database import open_database
from tests.worlds.raw_sql import rows
open_database(Path(sys.argv[1]))
print(rows("SELECT count(*) FROM journal_head")[0][0])
"""


def test_several_programs_may_make_the_file_at_once(tmp_path: Path) -> None:
    command = [sys.executable, "-c", _OPENED, str(tmp_path / "a.sqlite")]

    started = [subprocess.Popen(command, stdout=subprocess.PIPE) for _number in range(4)]

    assert [each.communicate()[0].strip() for each in started] == [b"1"] * 4


def test_a_missing_file_leaves_the_open_one_open(tmp_path: Path) -> None:
    open_database(tmp_path / "a.sqlite")
    with pytest.raises(StorageError, match="no database"):
        open_database(tmp_path / "b.sqlite", must_exist=True)
    assert opened() == tmp_path / "a.sqlite"


@pytest.mark.parametrize("replaced", [False, True])
def test_nothing_is_stored_in_a_file_that_is_gone(tmp_path: Path, replaced: bool) -> None:
    path, other = tmp_path / "a.sqlite", tmp_path / "b.sqlite"
    open_database(other)
    close_database()
    open_database(path)
    path.unlink()
    if replaced:
        other.rename(path)
    with pytest.raises(StorageError, match=r"a\.sqlite (is gone|now)"), writing():
        seasons.replace_season(season())
    assert path.exists() is replaced
