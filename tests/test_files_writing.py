"""Files that are written: what must stay stays, and links stay links."""

import os
from pathlib import Path

import openpyxl
import pytest

from league import files
from league.errors import InputError, StorageError
from tests.desk_world import run, stored

MATCH = ("landesliga", "8", "LANDESLIGA02", "LANDESLIGA07")


def _save(path: Path) -> None:
    path.write_text("new", encoding="utf-8")


def test_a_link_stays_and_its_target_is_written(tmp_path: Path) -> None:
    target, link = tmp_path / "real.xlsx", tmp_path / "link.xlsx"
    target.write_text("old", encoding="utf-8")
    target.chmod(0o640)
    link.symlink_to(target)
    files.write(link, _save)
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
        assert "open database" in result.stderr


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
