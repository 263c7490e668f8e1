"""A book's text is read once; another text, a torn file and a folder out of reach are no harm."""

import tomllib
from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest

from league import rulebooks
from league.rulebook import kept_text
from league.rulebook.file import read_paragraphs

TEXT = """
[paragraphs."1"]
from = 2011-07-01
days = [2011-07-01, {date = "x", n = 1.5}]
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    return tmp_path / "spielleiter" / "books"


def test_what_is_kept_is_what_was_read(folder: Path) -> None:
    read = tomllib.loads(TEXT)
    assert kept_text.kept("toy", TEXT) is None
    kept_text.keep("toy", TEXT, read)
    assert kept_text.kept("toy", TEXT) == read
    assert read["paragraphs"]["1"]["from"] == date(2011, 7, 1)
    assert kept_text.kept("toy", TEXT + "#") is None
    assert kept_text.kept("other", TEXT) is None


@pytest.mark.parametrize("torn", [lambda text: text[:-3], lambda text: text.replace("1.5", "2.5"),
                                  lambda _text: "", lambda _text: "{}"])  # fmt: skip
def test_a_torn_file_is_read_anew(folder: Path, torn: Callable[[str], str]) -> None:
    kept_text.keep("toy", TEXT, tomllib.loads(TEXT))
    file = folder / "toy.json"
    file.write_text(torn(file.read_text("utf-8")), "utf-8")
    assert kept_text.kept("toy", TEXT) is None


def test_what_cannot_be_kept_is_read_each_time(folder: Path) -> None:
    kept_text.keep("toy", "at = 2011-07-01T10:00:00", tomllib.loads("at = 2011-07-01T10:00:00"))
    assert not list(folder.iterdir())
    folder.rmdir()
    folder.write_text("in the way", "utf-8")
    kept_text.keep("toy", TEXT, tomllib.loads(TEXT))
    assert kept_text.kept("toy", TEXT) is None


@pytest.mark.parametrize("id", rulebooks.available())
def test_a_book_is_the_same_read_and_kept(folder: Path, id: str) -> None:
    path = Path(str(rulebooks.module(id).__file__)).with_name("paragraphs.toml")
    first, again = read_paragraphs(path), read_paragraphs(path)
    assert [one.name for one in folder.iterdir()] == [f"{path.parent.name}.json"]
    assert first == again
