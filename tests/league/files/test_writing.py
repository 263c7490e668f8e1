"""Files that are written: what must stay stays, and links stay links."""

import errno
import os
import resource
import signal
from pathlib import Path
from typing import BinaryIO

import openpyxl
import pytest

from league import files
from league.errors import InputError, StorageError
from tests.worlds.desk_world import run, stored

MATCH = ("landesliga", "8", "LANDESLIGA02", "LANDESLIGA07")


def _save(file: BinaryIO) -> None:
    file.write(b"new")


def test_a_link_stays_and_its_target_is_written(tmp_path: Path) -> None:
    target, link = tmp_path / "real.xlsx", tmp_path / "link.xlsx"
    target.write_text("old", encoding="utf-8")
    target.chmod(0o640)
    link.symlink_to(target)
    files.write(link, _save, force=True)
    assert link.is_symlink()
    assert target.read_text(encoding="utf-8") == "new"
    assert target.stat().st_mode & 0o777 == 0o640


def test_a_link_to_itself_is_said(tmp_path: Path) -> None:
    link = tmp_path / "a.xlsx"
    link.symlink_to(link)
    with pytest.raises((InputError, StorageError)):
        files.write(link, _save)
    assert link.is_symlink()


def test_a_read_only_file_stays(tmp_path: Path) -> None:
    path = tmp_path / "a.xlsx"
    path.write_text("old", encoding="utf-8")
    path.chmod(0o444)
    with pytest.raises(StorageError, match="read-only"):
        files.write(path, _save)
    assert path.read_text(encoding="utf-8") == "old"


def test_an_export_never_replaces_the_open_database(tmp_path: Path) -> None:
    path = stored(tmp_path).rename(tmp_path / "league.xlsx")
    before = path.read_bytes()
    (tmp_path / "hard.xlsx").hardlink_to(path)
    (tmp_path / "soft.xlsx").symlink_to(path)
    for name in ("league.xlsx", "hard.xlsx", "soft.xlsx"):
        result = run("--db", path, "export", tmp_path / name)
        assert (result.exit_code, path.read_bytes()) == (2, before)
        assert "is a database" in result.stderr


def test_a_report_never_replaces_the_open_database(tmp_path: Path) -> None:
    path = stored(tmp_path).rename(tmp_path / "league.pdf")
    before = path.read_bytes()
    result = run("--db", path, "report", "table", "landesliga", path)
    assert (result.exit_code, path.read_bytes()) == (2, before)


@pytest.mark.parametrize("name", ["out.txt", "out", "league.sqlite", "league.sqlite-wal"])
def test_an_export_ends_in_xlsx(tmp_path: Path, name: str) -> None:
    path = stored(tmp_path)
    before = path.read_bytes()
    result = run("--db", path, "export", tmp_path / name)
    assert result.exit_code == 2
    assert ".xlsx" in result.stderr
    assert path.read_bytes() == before


def test_an_export_replaces_neither_folders_nor_pipes_nor_read_only_files(tmp_path: Path) -> None:
    path = stored(tmp_path)
    (tmp_path / "folder.xlsx").mkdir()
    os.mkfifo(tmp_path / "pipe.xlsx")
    (tmp_path / "kept.xlsx").write_text("old", encoding="utf-8")
    (tmp_path / "kept.xlsx").chmod(0o444)
    for name, said in (("folder", "not a file"), ("pipe", "not a file"), ("kept", "read-only")):
        result = run("--db", path, "export", tmp_path / f"{name}.xlsx")
        assert result.exit_code == 2
        assert said in result.stderr
    assert (tmp_path / "folder.xlsx").is_dir()
    assert (tmp_path / "pipe.xlsx").is_fifo()
    assert (tmp_path / "kept.xlsx").read_text(encoding="utf-8") == "old"


def test_an_export_through_a_link_leaves_the_link(tmp_path: Path) -> None:
    path = stored(tmp_path)
    (tmp_path / "link.xlsx").symlink_to(tmp_path / "real.xlsx")
    assert run("--db", path, "export", tmp_path / "link.xlsx").exit_code == 0
    assert (tmp_path / "link.xlsx").is_symlink()
    assert "Saison" in openpyxl.load_workbook(tmp_path / "real.xlsx").sheetnames


@pytest.mark.parametrize(("option", "name"), [("--pdf", "d.xlsx"), ("--xlsx", "d.pdf")])
def test_a_report_of_another_ending_is_refused(tmp_path: Path, option: str, name: str) -> None:
    path = stored(tmp_path)
    result = run("--db", path, "report", "match", *MATCH, option, tmp_path / name)
    assert result.exit_code == 2
    assert name in result.stderr
    assert not (tmp_path / name).exists()


def test_no_report_is_written_when_one_of_them_cannot_be(tmp_path: Path) -> None:
    path = stored(tmp_path)
    good, bad = tmp_path / "good.pdf", tmp_path / "nowhere" / "bad.xlsx"
    result = run("--db", path, "report", "table", "landesliga", good, bad)
    assert result.exit_code == 2
    assert not good.exists()


def test_a_file_is_replaced_only_by_force(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    files.write(path, _save)
    with pytest.raises(InputError, match="exists already"):
        files.write(path, lambda file: file.write(b"newer"))
    assert path.read_bytes() == b"new"
    files.write_text(path, "ä", force=True)
    assert path.read_bytes() == "ä".encode()


def test_a_file_that_came_meanwhile_stays(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"

    def slow(file: BinaryIO) -> None:
        path.write_bytes(b"somebody else's")
        file.write(b"new")

    with pytest.raises(InputError, match="exists already"):
        files.write(path, slow)
    assert path.read_bytes() == b"somebody else's"
    assert list(tmp_path.iterdir()) == [path]


def _no_second_names(_target: Path, _source: Path) -> None:
    raise PermissionError(errno.EPERM, "Operation not permitted")


def test_where_a_file_has_one_name_only_it_is_written_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Path, "hardlink_to", _no_second_names)
    path = tmp_path / "a.txt"
    files.write(path, _save)
    assert path.read_bytes() == b"new"

    def slow(file: BinaryIO) -> None:
        (tmp_path / "b.txt").write_bytes(b"somebody else's")

    with pytest.raises(InputError, match="exists already"):
        files.write(tmp_path / "b.txt", slow)
    assert (tmp_path / "b.txt").read_bytes() == b"somebody else's"


def test_file_and_folder_are_on_the_disk_when_it_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One sync of the content, before the name is given, and one of the folder, after it."""
    synced: list[tuple[bool, bool]] = []
    path = tmp_path / "a.txt"
    real = os.fsync

    def fsync(number: int) -> None:
        synced.append((Path(f"/proc/self/fd/{number}").resolve() == tmp_path, path.exists()))
        real(number)

    monkeypatch.setattr(os, "fsync", fsync)
    files.write(path, _save)
    assert synced == [(False, False), (True, True)]


@pytest.mark.parametrize(
    "name", ["league.sqlite-wal", "league.sqlite-shm", "league.sqlite-journal"]
)
def test_nothing_is_put_beside_a_database_as_a_part_of_it(tmp_path: Path, name: str) -> None:
    stored(tmp_path)
    with pytest.raises(InputError, match="belongs to the database"):
        files.write(tmp_path / name, _save, force=True)
    assert not (tmp_path / name).exists()
    (tmp_path / name.replace("league.sqlite", "notes")).write_text("no part of one")
    files.write(tmp_path / name.replace("league.sqlite", "notes"), _save, force=True)


@pytest.mark.parametrize(
    ("number", "said"),
    [
        (errno.ENOSPC, "disk is full"),
        (errno.EDQUOT, "disk is full"),
        (errno.EFBIG, "disk is full"),
        (errno.EIO, "disk fails"),
        (errno.EROFS, "read-only disk"),
        (errno.ENAMETOOLONG, "could not be written"),
    ],
)
def test_what_the_disk_says_is_said_in_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, said: str
) -> None:
    def fsync(_number: int) -> None:
        raise OSError(number, os.strerror(number))

    path = tmp_path / "a.txt"
    path.write_bytes(b"old")
    monkeypatch.setattr(os, "fsync", fsync)
    with pytest.raises(StorageError, match=said):
        files.write(path, _save, force=True)
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_file_that_grows_too_large_leaves_nothing_behind(tmp_path: Path) -> None:
    """The system itself refuses a file beyond the limit of 8 bytes."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    before = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (8, hard))
    try:
        with pytest.raises(StorageError, match="disk is full"):
            files.write(tmp_path / "a.txt", lambda file: file.write(b"nine byte"))
        files.write(tmp_path / "b.txt", lambda file: file.write(b"8 bytes!"))
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        signal.signal(signal.SIGXFSZ, before)
    assert [one.name for one in tmp_path.iterdir()] == ["b.txt"]


def test_a_name_that_is_no_utf_8_is_a_name(tmp_path: Path) -> None:
    path = tmp_path / os.fsdecode(b"\xe4.txt")
    files.write(path, _save)
    assert [os.fsencode(one.name) for one in tmp_path.iterdir()] == [b"\xe4.txt"]
