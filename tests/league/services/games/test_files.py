"""Games kept with matches: what is refused by every way in, what is noted, and PGN out and in."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import openpyxl
import pytest

from league.errors import InputError, NotFoundError, RightError, WorkbookError
from league.facts.actors import Actor
from league.facts.game_files import GameFile
from league.services.games.files import (
    Wanted,
    game_rows,
    game_view,
    store_game,
    store_games,
    withdraw_game,
)
from league.services.games.pgn_files import export_games, games_of_file
from league.services.home import person_erasing, person_export
from league.services.journal import undoing
from league.services.journal import views as journal
from league.services.session import transactions
from league.services.session.desk import Desk
from league.services.session.game_records import games_of
from league.services.workbook.exporting import write_workbook
from league.services.workbook.importing import read_whole
from league.views.carried import Carried
from tests.worlds.acting import OFFICIAL
from tests.worlds.desk_world import STRUCK, opened, public_season, run

BOARD = (*map(str, STRUCK), "3")
RUY = "1. e4 e5 2. Sf3 Sc6 3. Lb5"
SCHOLAR = "1. e4 e5 2. Lc4 Sc6 3. Dh5 Sf6 4. Dxf7#"
TWO_KINGS = "8/8/8/4K3/8/8/4P3/4K3 w - - 0 1"
LONG = " ".join(f"{at}. Sf3 Sf6 {at + 1}. Sg1 Sg8" for at in range(1, 2001, 2))
"""2,000 moves."""


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    yield opened(tmp_path)
    transactions.close_file()


def game(moves: str = RUY, board: int = 3, **more: str) -> GameFile:
    return GameFile(match=STRUCK, board=board, moves=moves, **more)


def keep(desk: Desk, *games: GameFile) -> None:
    store_games(desk.season.name, games, actor=OFFICIAL, why="")


def kept(desk: Desk) -> list[str]:
    return [one.moves for one in games_of(desk.season.name).values()]


BAD = [
    (game(LONG), "Chess moves: The score goes on after move 1000"),
    (game("1. e4\0 e5"), "U+0000"),
    (game("1. e4 e5 2. \u202eSf3"), r"U+202E"),
    # A Cyrillic е before 4, a Greek Κ for the king.
    (game("1. \u04354 e5"), "“\u04354” has letters of another alphabet"),
    (game("1. e4 e5 2. \u039ae2"), "has letters of another alphabet"),
    (game(start=TWO_KINGS), "White has 2 kings instead of one"),
    (game(start="e2e4"), "“e2e4” is no position"),
    (game(start="960"), "0 to 959"),
    (game("x" * 30_001), "more than 30000 characters"),
    (game("1. e4", white_sheet="1. d4\0"), "White’s score sheet: "),
    (game('[White "A"]\n\n1. e4 *\n\n[White "B"]\n\n1. d4 *'), "more than one game"),
    (game(""), "There is no move"),
]


@pytest.mark.parametrize(("bad", "says"), BAD)
def test_what_is_no_score_is_refused_and_nothing_is_stored(
    desk: Desk, bad: GameFile, says: str
) -> None:
    before = len(journal.rows())
    with pytest.raises(InputError) as caught:
        keep(desk, game(board=1), bad)
    assert says in str(caught.value)
    assert (kept(desk), len(journal.rows())) == ([], before)


@pytest.mark.parametrize(("bad", "says"), BAD[3:9])
def test_a_workbook_with_such_a_game_is_refused_with_its_row(
    tmp_path: Path, bad: GameFile, says: str
) -> None:
    path = tmp_path / "season.xlsx"
    write_workbook(public_season(), path, Carried(games=(game(),)))
    book = openpyxl.load_workbook(path)
    book["Partien"].cell(2, 6).value = bad.moves
    book["Partien"].cell(2, 9).value = bad.start or None
    book.save(path)
    with pytest.raises(WorkbookError) as caught:
        read_whole(path)
    problem = caught.value.problems[0]
    assert (problem.sheet, problem.row) == ("Partien", 2)
    assert says in problem.sentence


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("2. Nf3", "2. \0Nf3", "Game 2: Score: The character"),
        (
            "2. Nf3",
            "2. \u041af3",
            "Game 2: Chess moves: “\u041af3” has letters of another alphabet",
        ),
        ("[Result", f'[FEN "{TWO_KINGS}"]\n[Result', "Game 2: Position"),
        ("1. e4 e5 2. Nf3", LONG.replace("S", "N"), "Game 2: The score goes on"),
        ("LANDESLIGA07/3", "LANDESLIGA07/1", "Games 1 and 2 are for the same board"),
        ("LANDESLIGA07/3", "LANDESLIGA07/33", "several boards fit it"),
    ],
)
def test_a_pgn_with_such_a_game_is_refused_with_its_number(
    desk: Desk, tmp_path: Path, old: str, new: str, says: str
) -> None:
    keep(desk, game(board=1), game())
    path = tmp_path / "games.pgn"
    export_games(desk, Wanted(), path)
    first, second = path.read_text(encoding="utf-8").split("\n\n[Event", 1)
    assert old in second
    if "several" in says:
        second = second.replace("[White ", '[White "?"]\n[Other ').replace("[Black ", "[Other ")
        says = "Game 2"
    path.write_text(f"{first}\n\n[Event{second.replace(old, new)}", encoding="utf-8")
    with pytest.raises((InputError, NotFoundError)) as caught:
        games_of_file(desk, Wanted(), path)
    assert says in str(caught.value)


def test_deep_variations_and_comments_are_passed_over(desk: Desk) -> None:
    nested = "(1... c5 " * 200 + ")" * 200
    keep(desk, game(f"1. e4 {{кириллица ♔}} e5 {nested} 2. Sf3 $1 [%clk 1:29:03] Sc6 3. Lb5"))
    assert game_view(desk, STRUCK, 3).score.text == "1. e4 e5 2. Nf3 Nc6 3. Bb5"


def test_illegal_and_unreadable_moves_are_kept_and_told(desk: Desk) -> None:
    """They may be what is disputed."""
    keep(desk, game("1. e4 e5 2. Ta5"), game("1. d4 d5 2. S?", board=4))
    notes = [row.note for row in game_rows(desk, Wanted())]
    assert notes[0].startswith("2. Ta5 is not a legal move.")
    assert "2. “S?”" in notes[1]


def test_a_score_that_contradicts_the_result_is_a_note(desk: Desk) -> None:
    # On board 3 White, at home, lost.
    keep(desk, game(SCHOLAR))
    assert game_view(desk, STRUCK, 3).notes == (
        "The score ends 1 : 0; on record is 0 : 1 from White’s side.",
    )
    keep(desk, game(f"{RUY} 0-1"))
    assert game_view(desk, STRUCK, 3).notes == ()
    keep(desk, game(f"{RUY} ½-½"))
    assert "The score sheet says ½ : ½" in game_view(desk, STRUCK, 3).notes[0]
    assert run("--db", desk.path, "game", "show", *BOARD).exit_code == 1


def test_games_are_stored_by_the_right_to_their_division_only(desk: Desk) -> None:
    with pytest.raises(RightError):
        store_game(desk.season.name, game(), actor=Actor("Gast"), why="")
    with pytest.raises(NotFoundError, match="Board 9 does not exist; expected is 1 to 8"):
        keep(desk, game(board=9))
    with pytest.raises(NotFoundError):
        keep(desk, replace(game(), match=("landesliga", 8, "LANDESLIGA02", "NOBODY")))
    with pytest.raises(NotFoundError):
        withdraw_game(desk.season.name, STRUCK, 3, actor=OFFICIAL, why="")


def test_a_game_is_replaced_withdrawn_and_taken_back(desk: Desk) -> None:
    keep(desk, game())
    keep(desk, game("1. d4"))
    assert kept(desk) == ["1. d4"]
    undoing.undo(journal.rows()[-1].number, OFFICIAL, "Wrong board.")
    assert kept(desk) == [RUY]
    withdraw_game(desk.season.name, STRUCK, 3, actor=OFFICIAL, why="Wrong board.")
    assert kept(desk) == []
    undoing.undo(journal.rows()[-1].number, OFFICIAL, "It was right.")
    assert kept(desk) == [RUY]


def test_pgn_of_match_round_and_season_go_out_and_come_in(desk: Desk, tmp_path: Path) -> None:
    other = next(one.key for one in public_season().fixtures if one.key[:2] == ("landesliga", 1))
    keep(desk, game(), game("1. d4 d5", board=4), replace(game("1. c4"), match=other, board=1))
    sizes = {"match": Wanted(match=STRUCK), "round": Wanted("landesliga", 1), "all": Wanted()}
    written = {
        name: export_games(desk, wanted, tmp_path / f"{name}.pgn") for name, wanted in sizes.items()
    }
    assert written == {"match": 2, "round": 1, "all": 3}
    assert "1. e4 e5 2. Nf3 Nc6 3. Bb5 0-1" in (tmp_path / "match.pgn").read_text(encoding="utf-8")
    # Nothing differs: nothing would be stored.
    assert games_of_file(desk, Wanted(), tmp_path / "all.pgn").games == ()
    for board in (3, 4):
        withdraw_game(desk.season.name, STRUCK, board, actor=OFFICIAL, why="")
    again = games_of_file(desk, Wanted(), tmp_path / "all.pgn").games
    assert [(one.match, one.board) for one in again] == [(STRUCK, 3), (STRUCK, 4)]


def test_an_export_of_an_unreadable_score_brought_back_leaves_it(
    desk: Desk, tmp_path: Path
) -> None:
    keep(desk, game("1. e4 e5 2. S?", white_sheet="1. e4"))
    export_games(desk, Wanted(), tmp_path / "a.pgn")
    assert games_of_file(desk, Wanted(), tmp_path / "a.pgn").games == ()


def test_a_game_of_others_finds_its_board_by_both_players(desk: Desk, tmp_path: Path) -> None:
    path = tmp_path / "theirs.pgn"
    tags = '[White "Lahnwieser, Ulrich"]\n[Black "Brandinger, Thomas"]\n[Round "8"]'
    path.write_text(f"{tags}\n\n1. e4 e5 *\n", encoding="utf-8")
    (found,) = games_of_file(desk, Wanted(), path).games
    assert (found.match, found.board, found.moves) == (STRUCK, 3, "1. e4 e5 *")


def test_a_player_gets_the_games_he_played_and_his_name_goes_from_them(desk: Desk) -> None:
    player = desk.judged(STRUCK).facts.home.boards[2]
    assert player is not None
    keep(desk, game(f'[White "{player.player.surname}, {player.player.given_name}"]\n\n{RUY}'))
    keep(desk, game("1. Sh3", board=4))
    told = person_export.as_json(person_export.personal_data(player.ident, actor=OFFICIAL))
    assert RUY in str(told)
    assert "1. Sh3" not in str(told)
    neighbour = desk.judged(STRUCK).facts.home.boards[3]
    assert neighbour is not None
    his = person_export.as_json(person_export.personal_data(neighbour.ident, actor=OFFICIAL))
    assert "1. Sh3" in str(his)
    person_erasing.erase(player.ident, actor=OFFICIAL, why="At his request.")
    assert player.player.surname not in kept(desk)[0]
    assert RUY in kept(desk)[0]


def test_the_journal_and_the_list_tell_of_games_in_words(desk: Desk) -> None:
    keep(desk, game())
    (line,) = [one for one in run("--db", desk.path, "journal").stdout.splitlines() if RUY in one]
    assert "Game of a match: Schachklub Murtal – SV Turm Lindgraben" in line
    assert "moves 1. e4" in line
    german = run("--db", desk.path, "game", "list", lang="de").stdout
    assert "Lahnwieser Ulrich – Brandinger Thomas" in german


def test_files_that_are_not_there_are_never_taken_for_moves(desk: Desk, tmp_path: Path) -> None:
    missing = run("--db", desk.path, "game", "add", *BOARD, "--moves", tmp_path / "none.pgn")
    assert (missing.exit_code, "no such file" in missing.stderr) == (2, True)
    (tmp_path / "a.txt").write_text("1.e4", encoding="utf-8")
    for said in (tmp_path / "a.txt", "1.e4"):
        assert run("--db", desk.path, "game", "add", *BOARD, "--moves", said).exit_code == 0
        assert kept(desk) == ["1.e4"]
