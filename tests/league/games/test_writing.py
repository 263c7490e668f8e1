"""What we write is read again as the same game: six notations, PGN, two sheets, boards."""

import io
import random
import subprocess
import sys

import chess
import chess.pgn
import pytest

from league.errors import GameError
from league.facts.games import Color, Ending, Fault, GameFacts, ScoreFault
from league.formatting import in_letters
from league.games.boards import board_view, view_of
from league.games.chess960 import STARTS, USUAL, drawn, start_fen
from league.games.comparing import compare
from league.games.lines import played as played_line
from league.games.notation import Meaning, meaning
from league.games.pgn import games_in, pgn_text
from league.games.reading import read_game
from league.games.resolving import fitting
from league.games.telling import fault_told
from league.games.writing import Notation, move, written
from league.language import speaking
from league.views.boards import squares
from tests.league.games.test_reading import ANNEX_C_13
from tests.worlds.chess_games import played

FIRST = "1. e4 a6 2. e5 d5 3. exd6 Sf6"


def ucis(facts: GameFacts) -> list[tuple[str, str]]:
    return [(ply.uci, ply.san) for ply in facts.plies]


@pytest.mark.parametrize("notation", Notation)
@pytest.mark.parametrize("seed", range(4))
def test_every_move_reads_back_from_every_notation(seed: int, notation: Notation) -> None:
    start = None if seed % 2 else 37 + 200 * seed
    game = played(seed, 150, start)
    facts = read_game(game.score, start=start)
    again = read_game(written(facts, notation), start=start)
    assert again.fault is None
    assert ucis(again) == ucis(facts)
    assert tuple(ply.position.fen for ply in again.plies) == game.fens


@pytest.mark.parametrize("seed", range(3))
def test_each_legal_move_is_found_by_its_names_and_no_other(seed: int) -> None:
    """Short, long and coordinate form of each legal move in a game's positions, by the library."""
    game = played(seed + 10, 60, start=seed * 300)
    board = chess.Board.from_chess960_pos(seed * 300)
    for made in game.moves:
        check = board.is_check()
        for one in board.legal_moves:
            names = [board.san(one), board.lan(one)]
            if not board.is_castling(one):
                names.append(one.uci())
            for name in names:
                asked = meaning(name, "en")
                assert asked is not None
                assert fitting(board, asked, check=check) == [one], (board.fen(), name)
        board.push(made)


@pytest.mark.parametrize("seed", range(3))
def test_a_piece_and_a_square_fit_exactly_the_legal_moves(seed: int) -> None:
    board = chess.Board()
    for made in played(seed + 20, 80).moves[:-1]:
        board.push(made)
        legal = [one for one in board.legal_moves if not board.is_castling(one)]
        for piece in chess.PIECE_TYPES:
            asked = Meaning(piece, chess.BB_ALL, tuple(chess.SQUARES))
            expected = {one for one in legal if board.piece_type_at(one.from_square) == piece}
            assert set(fitting(board, asked, check=board.is_check())) == expected, board.fen()


@pytest.mark.parametrize(
    ("notation", "moves"),
    [
        (Notation.GERMAN, "1. d8D+ Kf7 2. 0-0+"),
        (Notation.GERMAN_LONG, "1. d7-d8D+ Kf8-f7 2. 0-0+"),
        (Notation.ENGLISH, "1. d8=Q+ Kf7 2. O-O+"),
        (Notation.ENGLISH_LONG, "1. d7-d8=Q+ Kf8-f7 2. O-O+"),
        (Notation.FIGURES, "1. d8♕+ ♔f7 2. 0-0+"),
        (Notation.FIGURES_LONG, "1. d7-d8♕+ ♔f8-f7 2. 0-0+"),
    ],
)
def test_promotion_and_castling_in_each_notation(notation: Notation, moves: str) -> None:
    facts = read_game("1. d8Q Kf7 2. 0-0", start="5k2/3P4/8/8/8/8/8/4K2R w K - 0 1")
    assert written(facts, notation) == moves


def test_a_score_that_begins_with_black_says_so() -> None:
    facts = read_game("17... Kd8 18. Kd2 ½-½", start="4k3/8/8/8/8/8/8/4K2R b - - 0 17")
    assert written(facts, Notation.GERMAN) == "17... Kd8 18. Kd2 ½-½"
    assert move(facts.plies[0], Notation.GERMAN_LONG) == "Ke8-d8"


def test_letters_of_a_language() -> None:
    assert [in_letters("Nbxd2+", language) for language in ("de", "en", "figures")] == [
        "Sbxd2+",
        "Nbxd2+",
        "♘bxd2+",
    ]


def test_a_pgn_is_read_by_the_library_and_by_us() -> None:
    facts = read_game(f"{ANNEX_C_13[0]} ½-½")
    text = pgn_text({"White": 'Huber "Sepp"\\', "Round": "3.1", "ECO": "C43"}, facts)
    game = chess.pgn.read_game(io.StringIO(text))
    assert game is not None
    assert game.errors == []
    assert (game.headers["ECO"], game.headers["Result"]) == ("C43", "1/2-1/2")
    assert game.end().board().fen() == facts.last.fen
    again = read_game(text)
    assert (ucis(again), again.reported) == (ucis(facts), "½-½")
    assert again.headers["White"] == 'Huber "Sepp"\\'
    assert max(map(len, text.splitlines())) < 80
    assert [line.split()[0] for line in text.splitlines()[:7]] == [
        "[Event", "[Site", "[Date", "[Round", "[White", "[Black", "[Result",
    ]  # fmt: skip


@pytest.mark.parametrize("start", [0, 1, 700, 959])
def test_a_pgn_of_chess960_names_its_start(start: int) -> None:
    game = played(start, 40, start)
    text = pgn_text({}, read_game(game.score, start=start))
    assert '[Variant "Chess960"]' in text
    library = chess.pgn.read_game(io.StringIO(text))
    assert library is not None
    assert library.end().board().fen() == game.fens[-1]
    assert read_game(text).last.fen == game.fens[-1]


def test_the_games_of_a_file_one_by_one() -> None:
    one = pgn_text({"White": "A"}, read_game("1. e4 e5"))
    other = '[White "B"]\n\n1. d4 {a comment\n[White "C"]\n\n} d5 ; {\n1/2-1/2\n'
    empty = '[White "D"]\n\n*\n'
    found = list(games_in("\n".join([one, other, empty]).replace("\n", "\r\n")))
    assert [game.headers["White"] for game in found] == ["A", "B", "D"]
    assert [len(read_game(game.moves).plies) for game in found] == [2, 2, 0]
    assert list(games_in(" \n\n")) == []


def test_sheets_that_mean_the_same_agree_however_they_are_written() -> None:
    found = compare(ANNEX_C_13[0], ANNEX_C_13[2])
    assert (found.differs_at, found.common) == (None, 21)
    english = written(found.white, Notation.ENGLISH)
    assert compare(english, ANNEX_C_13[1]).differs_at is None


@pytest.mark.parametrize(
    ("black", "differs_at", "common"),
    [
        (f"{FIRST} 4. Sc3", None, 7),
        ("1. e4 a6 2. e5 d5 3. ed Ng8f6 4. Nb1-c3 1-0", None, 7),
        (f"{FIRST} 4. Sf3", "4.", 6),
        (FIRST, "4.", 6),
        (f"{FIRST} 4. Sc3 Sc6", "4...", 7),
        ("1. e4 a6 2. e5 d5 3. d4", "3.", 4),
        (f"{FIRST} 4. Se3", "4.", 6),
        ("1. e4 a6 2. e5 d5 3. exd6 Sf6 4. Sc3 Sd2", "4...", 7),
        ("", "1.", 0),
    ],
)
def test_where_two_sheets_first_differ(black: str, differs_at: str | None, common: int) -> None:
    found = compare(f"{FIRST} 4. Sc3", black)
    assert (found.differs_at, found.common) == (differs_at, common)
    assert compare(black, f"{FIRST} 4. Sc3").differs_at == differs_at


def test_sheets_with_the_same_faulty_move_agree_up_to_it() -> None:
    found = compare("1. e4 e5 2. Le5 d6", "1. e4 e5 2. Be5 Nc6", language=None)
    assert (found.differs_at, found.common) == (None, 2)
    assert compare("1. e4 e5 2. Le5", "1. e4 e5 2. La5").differs_at == "2."


def test_castling_in_chess960_is_not_the_kings_move_to_the_same_square() -> None:
    start = "4k3/8/8/8/8/8/8/R4K1R w KQ - 0 1"
    castled, moved = read_game("1. 0-0", start=start), read_game("1. Kg1", start=start)
    assert ucis(castled) == [("f1g1", "O-O")]
    assert ucis(moved) == [("f1g1", "Kg1")]
    assert castled.last.fen == "4k3/8/8/8/8/8/8/R4RK1 b - - 1 1"
    assert compare("1. 0-0", "1. Kg1", start=start).differs_at == "1."
    assert read_game("1. 0-0-0", start=start).last.fen == "4k3/8/8/8/8/8/8/2KR3R b - - 1 1"


def test_starts_of_chess960() -> None:
    # 0 and 959 as in Scharnagl's table, 518 the usual start.
    assert start_fen(0).startswith("bbqnnrkr/")
    assert start_fen(USUAL).startswith("rnbqkbnr/")
    assert start_fen(STARTS - 1).startswith("rkrnnqbb/")
    assert len({start_fen(number) for number in range(STARTS)}) == STARTS
    with pytest.raises(GameError, match="0 to 959"):
        start_fen(960)


def test_a_start_is_drawn_again_from_its_seed() -> None:
    assert drawn("round 3") == drawn("round 3")
    several = {drawn(seed) for seed in range(200)}
    assert len(several) > 100
    assert several <= set(range(STARTS))


def test_the_board_a_screen_shows() -> None:
    facts = read_game("1. e4 e5 2. Dh5 Ke7 3. Dxe5")
    view = board_view(facts)
    assert (view.checked, view.checkers, view.last) == ("e7", ("e5",), ("h5", "e5"))
    assert (view.pieces["e7"], view.pieces["e5"], view.mover) == ("k", "Q", Color.BLACK)
    assert view.targets == {}
    before = board_view(facts, 2)
    assert before.targets["g1"] == ("e2", "f3", "h3")
    assert (before.checked, before.last) == ("", ("e7", "e5"))
    assert board_view(facts, 0).last == ()
    assert view.rows()[0][0] == "a8"
    assert view.rows(below=Color.BLACK)[0][0] == "h1"


def test_castling_on_the_board_is_the_kings_move() -> None:
    assert "g1" in view_of("4k3/8/8/8/8/8/8/4K2R w K - 0 1").targets["e1"]
    assert "g1" in view_of("5k2/8/8/8/8/8/8/5K1R w K - 0 1").targets["f1"]


def test_squares_of_a_fen() -> None:
    assert squares("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1") == {"e8": "k", "a1": "R", "e1": "K"}


def test_a_fault_is_told_with_the_move_and_what_was_possible() -> None:
    fault = read_game("1. Sf3 Sf6 2. d3 d6 3. Sd2").fault
    assert fault is not None
    assert fault_told(fault, "de") == "3. Sd2 fits more than one legal move. Possible: Sbd2, Sfd2."
    mixed = read_game("1. e4 e5 2. Sf3 Nc6").fault
    assert mixed is not None
    assert "letters are English" in fault_told(mixed)
    late = read_game("1. e4 e5 1-0 2. Nf3").fault
    assert late is not None
    assert fault_told(late).startswith("2. stands behind the result: 1-0 Nf3. Possible")
    missing = read_game("1. e4 2. d5").fault
    assert missing is not None
    assert fault_told(missing).startswith("1... is missing: the score goes on with 2. d5.")
    with speaking("de"):
        assert "3. Sd2 ist nicht eindeutig" in fault_told(fault, "de")
        many = ScoreFault("3.", Fault.ILLEGAL, "Sd2", ("Na1",) * 20)
        assert fault_told(many, "de").endswith("Sa1 und 8 weitere.")


def test_a_line_is_played_from_a_position() -> None:
    plies = played_line("4k3/1P6/4K3/8/8/8/8/8 b - - 3 40", ("e8d8", "b7b8q"))
    assert [ply.name + ply.san for ply in plies] == ["40...Kd8", "41.b8=Q#"]
    assert plies[-1].position.ending is Ending.CHECKMATE
    with pytest.raises(GameError, match="e8e6"):
        played_line("4k3/1P6/4K3/8/8/8/8/8 b - - 3 40", ("e8e6",))


def test_the_chess_library_is_loaded_neither_at_the_start_nor_to_write() -> None:
    program = (
        "import sys, tui.cli, tui.app, web, league.cases, league.laws, league.services.workbook\n"
        "import league.games.pgn, league.games.telling, league.games.writing, league.views.boards\n"
        "import tui.routes\ntui.routes.load_pages()\n"
        "sys.exit('chess' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


@pytest.mark.parametrize("seed", range(4))
def test_a_misspelt_move_is_never_another_one_than_the_library_reads(seed: int) -> None:
    rng = random.Random(seed)
    board = chess.Board()
    for made in played(seed + 40, 70).moves:
        for one in rng.sample(list(board.legal_moves), min(4, board.legal_moves.count())):
            text = _misspelt(rng, board.san(one) if rng.random() < 0.7 else board.lan(one))
            asked = meaning(text, "en")
            found = fitting(board, asked, check=board.is_check()) if asked else []
            try:
                library = board.parse_san(text)
            except ValueError:
                continue
            assert found in ([], [library]), (board.fen(), text)
        board.push(made)


def _misspelt(rng: random.Random, text: str) -> str:
    """Return a move with one sign put in, left out or replaced."""
    place = rng.randrange(len(text) + 1)
    put: str = rng.choice(["", *"abcdefgh12345678KQRBNxO-=+#:0"])
    return text[:place] + put + text[place + rng.randrange(2) :]
