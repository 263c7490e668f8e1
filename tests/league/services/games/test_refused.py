"""What is typed for a disputed game and cannot be: a sentence says so and nothing is stored."""

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

from league.services.games.disputes import dispute_of
from league.services.session import transactions
from tests.worlds.desk_world import STRUCK, run, stored
from tests.worlds.known_files import known

BOARD = (*map(str, STRUCK), "3")
PLAYED = "1. e4 e5 2. Sf3"
"""Black is on move."""


@pytest.fixture(scope="module")
def content(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    path = stored(tmp_path_factory.mktemp("content"))
    said(path, "game", "add", *BOARD, "--moves", PLAYED)
    match = ("--match", *map(str, STRUCK))
    said(
        path, "protest", "file", *match, "--instance", "klassenspielleiter", "--filed",
        "2012-02-28", "--fee", "--who", "602", "--text", "The flag of White was down.",
    )  # fmt: skip
    transactions.close_file()
    return path.read_bytes()


@pytest.fixture
def file(tmp_path: Path, content: bytes) -> Iterator[Path]:
    yield known(tmp_path / "league.sqlite", content)
    transactions.close_file()


def said(file: Path, *words: str) -> str:
    result = run("--db", file, "--seal-key", file.parent / "seal.key", *words)
    return result.stdout + result.stderr


@pytest.mark.parametrize(
    ("details", "sentence"),
    [
        (("flag", "by=white", "by=black"), "“by” stands here twice"),
        (("flag", "kind=resign", "by=white"), "named once: flag"),
        (("phone", "by=white", "device=off"), "not 'off'"),
        (("flag", "by=white"), "Say which game is disputed"),
        (("flag", "by=white", "--board", "3", "--moves", "1. d4"), "not both"),
        (("sealed", "by=white", "written=[x", "--board", "3"), "White is not on move"),
    ],
)
def test_a_dispute_that_cannot_be_is_refused(
    file: Path, details: tuple[str, ...], sentence: str
) -> None:
    assert sentence in said(file, "game", "dispute", "1", *details)
    assert dispute_of("2011/12", 1) is None


def test_only_who_is_on_move_seals(file: Path) -> None:
    assert "White is not on move" in said(file, "game", "seal", *BOARD, "white", "Lc4")
    assert "The move is sealed" in said(file, "game", "seal", *BOARD, "black", "Sc6")


def test_one_decision_sets_a_board_once(file: Path) -> None:
    said(file, "game", "dispute", "1", "flag", "by=white", "--board", "3")
    decided = ("protest", "decide", "1", "--granted", "--date", "2012-03-01", "--reason", "Flag.")
    assert "set twice" in said(file, *decided, "--by-finding", "--board", "3", "1:0")
    assert "Recorded" not in said(file, "protest", "list")


def test_an_appeal_is_about_the_day_of_the_game_not_of_the_decision(file: Path) -> None:
    played = date(2012, 2, 25)
    said(file, "game", "dispute", "1", "flag", "by=white", "--board", "3")
    said(
        file,
        "protest",
        "decide",
        "1",
        "--rejected",
        "--date",
        "2012-03-01",
        "--reason",
        "No proof.",
    )
    said(
        file, "protest", "appeal", "1", "--filed", "2012-03-05", "--fee", "--who", "602",
        "--text", "A witness has come.",
    )  # fmt: skip
    said(file, "game", "dispute", "2", "flag", "by=white", "--board", "3")
    known = [dispute_of("2011/12", number) for number in (1, 2)]
    assert [one.day for one in known if one] == [played, played]
