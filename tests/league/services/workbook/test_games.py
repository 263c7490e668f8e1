"""The sheet ``Partien`` of a season workbook: games that come in with it and go out again."""

from collections.abc import Iterator
from pathlib import Path

import openpyxl
import pytest

from league.errors import WorkbookError
from league.facts.game_files import GameFile
from league.services.session import transactions
from league.services.session.game_records import games_of
from league.services.workbook.exporting import write_workbook
from league.services.workbook.importing import read_whole
from league.views.carried import Carried
from tests.worlds.desk_world import WORKBOOK, public_season, run

SHEET = "Partien"
MATCH = public_season().fixtures[0].key
GAME = GameFile(match=MATCH, board=3, moves="1. e4 e5 2. Sf3 Sc6\n3. Lb5", language="de")
SHEETS = GameFile(match=MATCH, board=4, white_sheet="1. d4 d5", black_sheet="1. d4 Sf6")
NUMBERED = GameFile(match=MATCH, board=5, moves="1. g4", start="518")


@pytest.fixture(scope="module")
def content(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    path = tmp_path_factory.mktemp("content") / "season.xlsx"
    write_workbook(public_season(), path, Carried(games=(GAME, SHEETS, NUMBERED)))
    return path.read_bytes()


@pytest.fixture
def path(tmp_path: Path, content: bytes) -> Iterator[Path]:
    path = tmp_path / "season.xlsx"
    path.write_bytes(content)
    yield path
    transactions.close_file()


def test_games_go_out_and_come_in_as_they_were_typed(path: Path) -> None:
    assert read_whole(path)[1].games == (GAME, SHEETS, NUMBERED)


def test_games_are_on_record_after_the_import_and_again_only_where_they_changed(
    path: Path, tmp_path: Path
) -> None:
    file = tmp_path / "office.sqlite"
    assert run("--db", file, "import", path, "--by", "A").exit_code == 0
    season = public_season().name
    assert tuple(games_of(season).values()) == (GAME, SHEETS, NUMBERED)

    book = openpyxl.load_workbook(path)
    book[SHEET].cell(2, 6, "1. e4 c5")
    book.save(path)
    said = run("--db", file, "import", path, "--by", "B")
    assert said.exit_code == 0, said.stderr
    assert games_of(season)[MATCH, 3].moves == "1. e4 c5"
    told = [one for one in run("--db", file, "journal").stdout.splitlines() if "Game of" in one]
    assert len(told) == 4


@pytest.mark.parametrize(
    ("column", "value", "says"),
    [
        (5, 99, "Board 99 does not exist"),
        (4, "NOBODY", "NOBODY does not stand in Spielplan"),
        (6, None, "There is no move"),
        (6, "1. e4 \u202e", "U+202E"),
        (9, "e2e4", "is no position"),
        (10, "latein", "is not one of deutsch, englisch"),
    ],
)
def test_a_game_that_cannot_be_names_its_cell(
    path: Path, column: int, value: str | int | None, says: str
) -> None:
    book = openpyxl.load_workbook(path)
    book[SHEET].cell(2, column, value).value = value
    book.save(path)
    with pytest.raises(WorkbookError) as caught:
        read_whole(path)
    problem = caught.value.problems[0]
    assert (problem.sheet, problem.row) == (SHEET, 2)
    assert says in problem.sentence


def test_the_public_workbook_without_the_sheet_is_whole() -> None:
    assert read_whole(WORKBOOK)[1].games == ()
