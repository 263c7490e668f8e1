"""Scores as people type them: every spelling gives the move meant, or a fault that names it."""

import pytest

from league.errors import GameError
from league.facts.games import Color, Ending, Fault, GameFacts, Tone
from league.games.reading import read_game
from league.games.sheets import MOST_MOVES
from league.language import speaking
from tests.paths import ROOT
from tests.worlds.chess_games import played

ANNEX_C_13 = (
    """1.e4 e5 2.Sf3 Sf6 3.d4 exd4 4.e5 Se4 5.Dxd4 d5 6.exd6 e.p. Sxd6 7.Lg5 Sc6
    8.De3 + Le7 9.Sbd2 0-0 10.0-0-0 Te8 11.Kb1 (=)""",
    """1.e4 e5 2.Sf3 Sf6 3.d4 ed4 4.e5 Se4 5.Dd4 d5 6.ed6 Sd6 7.Lg5 Sc6
    8.De3 + Le7 9.Sbd2 0-0 10.0-0-0 Te8 11.Kb1 (=)""",
    """1.e2e4 e7e5 2.Sg1f3 Sg8f6 3.d2d4 e5xd4 4.e4e5 Sf6e4 5.Dd1xd4 d7d5 6.e5xd6 e.p.
    Se4xd6 7.Lc1g5 Sb8c6 8.Dd4e3 + Lf8e7 9.Sb1d2 0-0 10.0-0-0 Tf8e8 11.Kc1b1 (=)""",
)
"""One game in three notations, as the Laws of 2023 print it."""
POSITION_C_13 = "r1bqr1k1/ppp1bppp/2nn4/6B1/8/4QN2/PPPN1PPP/1K1R1B1R b - - 9 11"
"""Set up by hand; since 6... Sxd6 nine moves of either player went without capture."""
ANNEX_E = """1.d4 Sf6 2.c4 e6 3.Sc3 Lb4 4.Ld2 0-0 5.e4 d5 6.e×d5 e×d5 7.c×d5 L×c3 8.L×c3 S×d5
    9.Sf3 b6 10.Db3 S×c3 11.b×c3 c5 12.Le2 c×d4 13.S×d4 Te8 14.0-0 Sd7 15.a4 Sc5 16.Db4 Lb7
    17.a5 (=) usw."""
"""The game of the Laws of 2001."""
POSITION_E = "r2qr1k1/pb3ppp/1p6/P1n5/1Q1N4/2P5/4BPPP/R4RK1 b - - 0 17"
TO_PROMOTE = "8/3P4/8/8/8/k7/8/4K3 w - - 0 1"
TO_TAKE = "3rk3/4P3/8/8/8/8/8/4K3 w - - 0 1"
EN_PASSANT = "1. e4 a6 2. e5 d5"

NONSENSE = pytest.mark.parametrize(
    ("score", "named"),
    [
        ("1. e4\x00 e5", "U+0000"),
        ("1. e4 \x1b[2J e5", "U+001B"),
        ("1. e4 \u202ee5", "U+202E"),
        ('[Event "a"]\n\n1. e4 *\n\n[Event "b"]\n\n1. d4 *', "one at a time"),
        ("Nf3 Nf6 Ng1 Ng8 " * 1000, f"after move {MOST_MOVES}"),
        ("x" * 300_000, "200000"),
    ],
)


def sans(facts: GameFacts) -> list[str]:
    return [ply.san for ply in facts.plies]


def faulty(
    moves: str, start: str | None = None, language: str | None = None
) -> tuple[str, Fault, tuple[str, ...]]:
    fault = read_game(moves, start=start, language=language).fault
    assert fault is not None
    return fault.move, fault.what, fault.possible


@pytest.mark.parametrize("score", ANNEX_C_13)
def test_annex_c_13_of_2023_is_one_game_in_three_notations(score: str) -> None:
    facts = read_game(score)
    assert (facts.fault, facts.language, len(facts.plies)) == (None, "de", 21)
    assert facts.last.fen == POSITION_C_13
    assert facts.plies[10].san == "exd6"
    assert facts.plies[10].capture


def test_annex_e_of_2001_gives_its_position() -> None:
    facts = read_game(ANNEX_E)
    assert (facts.fault, facts.last.fen) == (None, POSITION_E)


@pytest.mark.parametrize(
    "score",
    [
        "1. e4 e5 2. Sf3 Sc6 3. Lb5 a6",
        "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6",
        "1. e4, e5, 2. Sf3, Sc6, 3. Lb5, a6.",
        "1.e4 e5 2.Sf3 Sc6 3.Lb5 a6",
        "1 e4 e5 2 Sf3 Sc6 3 Lb5 a6",
        "1e4 e5 2Nf3 Nc6 3Bb5 a6",
        "e4 e5 Nf3 Nc6 Bb5 a6",
        "1) e4 e5 2) Sf3 Sc6 3) Lb5 a6",
        "1. e4 1... e5 2. Nf3 2… Nc6 3. Bb5 3. ... a6",
        "1. e2-e4 e7-e5 2. Sg1-f3 Sb8-c6 3. Lf1-b5 a7-a6",
        "1. e2 – e4 e7 – e5 2. Sg1 – f3 Sb8 – c6 3. Lf1 – b5 a7 – a6",
        "1. e2e4 e7e5 2. g1f3 b8c6 3. f1b5 a7a6",
        "1. e4 e5 2. S-f3 S-c6 3. L-b5 a6",
        "1. e4 e5 2. ♘f3 ♞c6 3. ♗b5 a6",
        "1. e4 e5 2. sf3 sc6 3. lb5 a6",
        "1. Be4 Be5 2. Sf3 Sc6 3. Lb5 Ba6",
        "1. e4! e5?! 2. Nf3+ Nc6# 3. Bb5± a6 (=)",
        "1. e4 {best [%clk 1:30:00]} e5 (0:45) 2. Nf3 $1 Nc6 [%clk 0:10] 3. Bb5 a6 ; 1... c5",
        "1. e4 e5 (1... c5 2. Nf3 (2. c3 {)} d5) 2... d6) 2. Nf3 Nc6 3. Bb5 a6",
        '[Event "Liga"]\n[White "M\\"a"]\n\n1. e4 e5 2. Nf3 Nc6\n% Nf6\n3. Bb5 a6 *\n',
        "\ufeff1. e4 e5\r\n2. Nf3\tNc6\xa03.\u2003Bb5 a6",
    ],
)
def test_one_opening_in_every_spelling(score: str) -> None:
    facts = read_game(score)
    assert facts.fault is None
    assert sans(facts) == ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6"]


@pytest.mark.parametrize(
    "taken", ["exd5", "ed5", "e:d5", "e×d5", "ed", "ed:", "e4xd5", "e4d5", "e4:d5"]
)
def test_a_pawn_takes_in_every_spelling(taken: str) -> None:
    assert sans(read_game(f"1. e4 d5 2. {taken}"))[-1] == "exd5"


@pytest.mark.parametrize("taken", ["Dxd5", "Dd5", "D:d5", "Dd5:", "D×d5", "Dd8xd5", "d8d5", "♛xd5"])
def test_a_piece_takes_in_every_spelling(taken: str) -> None:
    assert sans(read_game(f"1. e4 d5 2. exd5 {taken}", language="de"))[-1] == "Qxd5"


@pytest.mark.parametrize(
    "taken", ["exd6", "exd6 e.p.", "exd6ep", "exd6 e. p.", "ed e.p.", "ed", "e5d6"]
)
def test_en_passant_in_every_spelling(taken: str) -> None:
    facts = read_game(f"{EN_PASSANT} 3. {taken} cxd6")
    assert sans(facts)[-2:] == ["exd6", "cxd6"]


@pytest.mark.parametrize(
    "promoted",
    ["d8D", "d8=D", "d8(D)", "d8/D", "d8 D", "d7-d8D", "d7d8d", "d8Q", "d8=Q", "d8=♕", "d7d8q"],
)
def test_promotion_in_every_spelling(promoted: str) -> None:
    facts = read_game(f"1. {promoted} Kb2", start=TO_PROMOTE)
    assert (facts.fault, sans(facts)) == (None, ["d8=Q", "Kb2"])


def test_which_piece_stands_there_is_read_too() -> None:
    assert sans(read_game("1. e8", start=TO_TAKE)) == []
    assert sans(read_game("1. exd8S", start=TO_TAKE)) == ["exd8=N"]
    assert sans(read_game("1. edL", start=TO_TAKE)) == ["exd8=B"]


@pytest.mark.parametrize(
    "castled", ["0-0", "O-O", "o-o", "00", "0 - 0", "0–0", "e1g1", "Ke1-g1", "0-0+"]
)
def test_castling_in_every_spelling(castled: str) -> None:
    facts = read_game(f"1. e4 e5 2. Sf3 Sc6 3. Lc4 Lc5 4. {castled} Sf6")
    assert sans(facts)[6:] == ["O-O", "Nf6"]
    assert facts.plies[6].uci == "e1g1"


def test_both_castle_one_after_the_other() -> None:
    facts = read_game("1. Nf3 Nf6 2. g3 g6 3. Bg2 Bg7 4. O-O O-O 5. d3")
    assert sans(facts)[-3:] == ["O-O", "O-O", "d3"]


@pytest.mark.parametrize(
    ("written", "result"),
    [
        ("1-0", "1-0"),
        ("0:1", "0-1"),
        ("½-½", "½-½"),
        ("1/2-1/2", "½-½"),
        ("½:½", "½-½"),
        ("0,5-0,5", "½-½"),
        ("remis", "½-½"),
        ("½-0", "½-0"),
        ("0:0", "0-0"),
        ("*", ""),
        ("", ""),
    ],
)
def test_the_result_behind_the_moves(written: str, result: str) -> None:
    facts = read_game(f"1. e4 e5 {written}")
    assert (facts.fault, facts.reported, len(facts.plies)) == (None, result, 2)


def test_raw_german_is_not_misread() -> None:
    # The chess library reads Sf3 as the pawn's move f3, without an error.
    assert sans(read_game("1. e4 e5 2. Sf3"))[-1] == "Nf3"


def test_a_mixed_sheet_is_refused_at_the_first_letter_of_the_other_language() -> None:
    assert faulty("1. e4 e5 2. Sf3 Nc6") == ("2...", Fault.UNREADABLE, ("Nc6", "c6"))
    assert faulty("1. e4 e5 2. Nf3 Nc6 3. Lb5")[:2] == ("3.", Fault.UNREADABLE)


def test_b_is_the_bishop_unless_every_pawn_of_a_german_score_has_one() -> None:
    assert sans(read_game("1. e4 e5 2. Bc4 Bc5"))[2:] == ["Bc4", "Bc5"]
    assert sans(read_game("1. Be4 Be5 2. Bc4 Sc6"))[2:] == ["c4", "Nc6"]
    assert sans(read_game("1. Be4 Be5 2. Bc4 Bc5", language="de"))[2:] == ["c4", "c5"]
    assert faulty("1. Be4 Be5") == ("1.", Fault.ILLEGAL, ("e4",))


def test_an_english_bishop_does_not_become_a_german_pawn() -> None:
    both = ("Bc4", "c4")
    assert faulty("1. e4 e5 2. Bc4 Sc6") == ("2.", Fault.UNREADABLE, both)
    assert faulty("1. e4 e5 2. Bc4 Bc5", language="de") == ("2.", Fault.UNREADABLE, both)
    announced = read_game("1. e4 e5", language="de", announced="Bc4").announced
    assert announced is not None
    assert announced.ply is None


def test_small_b_and_d_are_refused_where_piece_or_pawn_can_be_meant() -> None:
    before = "4k3/8/8/8/2p5/1P6/4B3/4K1N1 w - - 0 1"
    assert sans(read_game("1. bc4", start=before)) == ["bxc4"]
    assert faulty("1. bc4 ke7 2. nf3", start=before) == ("1.", Fault.AMBIGUOUS, ("bxc4", "Bxc4"))
    assert sans(read_game("1. Bc4 Ke7 2. Nf3", start=before))[0] == "Bxc4"


def test_a_missing_file_makes_it_ambiguous_and_a_superfluous_one_does_not() -> None:
    assert faulty("1. Sf3 Sf6 2. d3 d6 3. Sd2") == ("3.", Fault.AMBIGUOUS, ("Nbd2", "Nfd2"))
    assert sans(read_game("1. Sgf3 Sg8f6"))[:2] == ["Nf3", "Nf6"]
    assert faulty("1. Sbf3")[:2] == ("1.", Fault.ILLEGAL)


def test_a_pinned_piece_makes_nothing_ambiguous() -> None:
    pinned = "4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1"
    assert sans(read_game("1. Se2", start=pinned)) == ["Ne2"]
    assert faulty("1. Sce2", start=pinned)[:2] == ("1.", Fault.ILLEGAL)


def test_a_missing_promotion_piece_makes_it_ambiguous() -> None:
    assert faulty("1. d8", start=TO_PROMOTE) == (
        "1.",
        Fault.AMBIGUOUS,
        ("d8=Q", "d8=R", "d8=B", "d8=N"),
    )
    assert faulty("1. d8K", start=TO_PROMOTE)[:2] == ("1.", Fault.ILLEGAL)
    assert faulty("1. e4D")[:2] == ("1.", Fault.ILLEGAL)


def test_two_captures_between_the_same_files_are_ambiguous() -> None:
    before = "4k3/8/3p4/4P3/3p4/4P3/8/4K3 w - - 0 1"
    assert faulty("1. ed", start=before) == ("1.", Fault.AMBIGUOUS, ("exd4", "exd6"))


@pytest.mark.parametrize(
    "misprint",
    [
        "dxex5",
        "Sdx3",
        "Slxf3",
        "Xf3",
        "Sf9",
        "Кf6",
        "d5e",
        "Sf3f",
        "--",
        "e4-e9",
        "Sf3/",
        "0-0-0-0",
        "Sg1-f3-e5",
    ],
)
def test_what_is_no_move_is_unreadable(misprint: str) -> None:
    # The first three stand in the print of 2023, C.9.3 and C.10.3.4.
    assert faulty(f"1. e4 e5 2. {misprint} Sc6")[:2] == ("2.", Fault.UNREADABLE)


def test_illegal_names_the_move_and_what_was_possible() -> None:
    assert faulty("1. e4 e5 2. Le5 d6") == (
        "2.",
        Fault.ILLEGAL,
        ("Ba6", "Bb5", "Bc4", "Bd3", "Be2"),
    )
    assert faulty("1. e4 e5 2. 0-0") == ("2.", Fault.ILLEGAL, ("Ke2",))
    assert faulty("1. e4 d5 2. d5") == ("2.", Fault.ILLEGAL, ("exd5", "d3", "d4"))
    assert read_game("1. e4 e5 2. Le5 d6").last.fen.startswith("rnbqkbnr/pppp1ppp/8/4p3/4P3")


def test_a_game_ends_with_mate() -> None:
    facts = read_game("1. f3 e5 2. g4 Dh4 0-1")
    assert (sans(facts)[-1], facts.last.ending, facts.last.check) == (
        "Qh4#",
        Ending.CHECKMATE,
        True,
    )
    assert faulty("1. f3 e5 2. g4 Dh4 3. a3") == ("3.", Fault.ILLEGAL, ())


def test_a_result_that_the_board_contradicts() -> None:
    mate, stalemate = "1. f3 e5 2. g4 Dh4", "5k2/5P2/4K3/8/8/8/8/8 w - - 0 1"
    assert faulty(f"{mate} 1-0")[:2] == ("2...", Fault.RESULT)
    assert faulty(f"{mate} remis")[:2] == ("2...", Fault.RESULT)
    assert read_game(f"{mate} 0-1").fault is None
    assert faulty("1. Kf6 1-0", start=stalemate)[:2] == ("1.", Fault.RESULT)
    assert read_game("1. Kf6 ½-½", start=stalemate).last.ending is Ending.STALEMATE
    assert faulty("1. Kxa2 1-0", start="8/8/8/8/7k/8/p7/K7 w - - 0 1")[:2] == ("1.", Fault.RESULT)


def test_moves_behind_the_result_are_no_moves() -> None:
    assert faulty("1. e4 e5 1-0 2. Nf3")[:2] == ("2.", Fault.UNREADABLE)


def test_a_number_that_gives_a_move_to_the_other_player_shows_that_one_is_missing() -> None:
    assert faulty("1. e4 2. d5") == ("1...", Fault.UNREADABLE, ("d5",))
    assert faulty("1. e4 2. Nf3")[:2] == ("1...", Fault.ILLEGAL)
    assert faulty("1. e4 e5 2. ? Sf3")[:2] == ("2.", Fault.UNREADABLE)
    assert faulty("1. e4 e5 2. ... Sf3")[:2] == ("2.", Fault.UNREADABLE)


def test_moves_are_named_as_the_score_counts() -> None:
    facts = read_game("40... Ke7 41. Ke2", start="4k3/8/8/8/8/8/8/R3K3 b - - 3 7")
    assert [ply.name for ply in facts.plies] == ["40...", "41."]
    facts = read_game("Ke7 Ke2", start="4k3/8/8/8/8/8/8/R3K3 b - - 3 7")
    assert [ply.name for ply in facts.plies] == ["7...", "8."]


def test_facts_of_positions() -> None:
    facts = read_game("1. e4 a6 2. e5 d5 3. Nf3 Nc6 4. Ng1 Nb8 5. Nf3")
    passant, after, *_, again = [facts.plies[place].position for place in (3, 4, 8)]
    assert passant.fen.split()[3] == "d6"
    assert facts.plies[0].position.fen.split()[3] == "-"
    assert (again.key, again.quiet, facts.times(again)) == (after.key, 5, 2)
    assert after.pieces[Color.WHITE] == "KQRRBBNNPPPPPPPP"
    assert after.bishops[Color.BLACK] == (Tone.LIGHT, Tone.DARK)


def test_a_lost_right_to_castle_makes_another_position() -> None:
    facts = read_game("1. Nf3 Nf6 2. Rg1 Rg8 3. Rh1 Rh8 4. Ng1 Ng8")
    assert facts.last.fen.split()[0] == facts.start.fen.split()[0]
    assert facts.last.key != facts.start.key
    assert facts.last.fen.split()[2] == "Qq"


def test_an_announced_move_is_read_in_the_position_reached() -> None:
    announced = read_game("1. f3 e5 2. g4", announced="Dh4").announced
    assert announced is not None
    assert announced.ply is not None
    assert (announced.ply.name, announced.ply.san) == ("2...", "Qh4#")
    assert announced.ply.position.ending is Ending.CHECKMATE


@pytest.mark.parametrize(
    ("written", "what"),
    [
        ("Sd2", Fault.AMBIGUOUS),
        ("Sd5", Fault.ILLEGAL),
        ("Sd", Fault.UNREADABLE),
        ("", Fault.UNREADABLE),
        ("Sbd2 oder Sfd2", Fault.UNREADABLE),
        ("3. Sbd2 Sbd7", Fault.UNREADABLE),
    ],
)
def test_an_announced_move_with_a_fault(written: str, what: Fault) -> None:
    announced = read_game("1. Sf3 Sf6 2. d3 d6", announced=written).announced
    assert announced is not None
    assert announced.ply is None
    assert announced.fault is not None
    assert (announced.fault.move, announced.fault.what) == ("3.", what)


def test_an_announced_move_may_be_in_another_language_than_the_score() -> None:
    announced = read_game("1. Nf3 Nf6", announced="2. Sg5 (=)").announced
    assert announced is not None
    assert announced.ply is not None
    assert announced.ply.san == "Ng5"


def test_a_player_in_a_german_game_may_write_the_bishop_in_english() -> None:
    bishop = read_game("1. e4 e5 2. Sf3 Sc6", announced="Bc4").announced
    assert bishop is not None
    assert bishop.ply is not None
    assert bishop.ply.san == "Bc4"
    start = "4k1n1/8/8/8/8/8/2P1B3/4K1N1 w - - 0 1"
    either = read_game("1. Sf3 Sf6", start=start, announced="Bc4").announced
    assert either is not None
    assert either.fault is not None
    assert (either.fault.what, either.fault.possible) == (Fault.AMBIGUOUS, ("c4", "Bc4"))


@pytest.mark.parametrize(
    ("start", "named"),
    [
        (960, "0 to 959"),
        (-1, "0 to 959"),
        ("960", "0 to 959"),
        ("KK6/8/8/8/8/8/8/7k w - - 0 1", "White has 2 kings"),
        ("K7/8/8/8/8/8/8/8 w - - 0 1", "Black has 0 kings"),
        ("P6K/8/8/8/8/8/8/7k w - - 0 1", "pawn"),
        ("K6r/8/8/8/8/8/8/7k b - - 0 1", "check"),
        ("K7/PPPPPPPP/P7/8/8/8/8/7k w - - 0 1", "more than 8 pawns"),
        ("the usual one", "the usual one"),
        ("K7/8/8/8/8/8/8/7k\x00 w - - 0 1", "U+0000"),
    ],
)
def test_an_impossible_start_is_refused_with_a_sentence(start: str | int, named: str) -> None:
    with pytest.raises(GameError, match=named.replace("+", r"\+")):
        read_game("1. e4", start=start)


def test_castling_rights_and_en_passant_that_cannot_be_are_left_out() -> None:
    facts = read_game("", start="4k3/8/8/8/8/8/8/4K2R w KQkq e3 0 1")
    assert facts.start.fen == "4k3/8/8/8/8/8/8/4K2R w K - 0 1"


@NONSENSE
def test_an_announced_move_of_nonsense_is_refused(score: str, named: str) -> None:
    with pytest.raises(GameError, match=named.replace("+", r"\+")):
        read_game("1. e5", announced=score)


@NONSENSE
def test_a_score_of_nonsense_is_refused_with_a_sentence(score: str, named: str) -> None:
    with pytest.raises(GameError, match=named.replace("+", r"\+")):
        read_game(score)


@pytest.mark.parametrize("opened", ["{", "(", "(((", "({", "{(" * 50_000, "(" * 100_000])
def test_what_is_not_closed_is_named(opened: str) -> None:
    assert faulty(f"1. e4 e5 {opened} 2. Nf3")[:2] == ("2.", Fault.UNREADABLE)


def test_deep_variations_are_skipped() -> None:
    deep = "(1... c5 " * 5_000 + ")" * 5_000
    assert sans(read_game(f"1. e4 e5 {deep} 2. Nf3")) == ["e4", "e5", "Nf3"]


def test_the_sentence_is_german_too() -> None:
    with speaking("de"), pytest.raises(GameError, match="0 bis 959"):
        read_game("", start=960)


def test_the_tags_of_a_pgn_give_the_start() -> None:
    facts = read_game(f'[SetUp "1"]\n[FEN "{TO_PROMOTE}"]\n[Result "1-0"]\n\n1. d8=Q')
    assert (facts.fault, facts.reported, facts.headers["SetUp"]) == (None, "1-0", "1")
    assert sans(facts) == ["d8=Q"]


@pytest.mark.parametrize("seed", range(6))
def test_positions_and_notation_are_those_of_the_library(seed: int) -> None:
    game = played(seed, 120, start=None if seed % 2 else seed * 159)
    facts = read_game(game.score, start=game.start)
    assert facts.fault is None
    assert tuple(ply.san for ply in facts.plies) == game.sans
    assert tuple(ply.position.fen for ply in facts.plies) == game.fens
    for ply in facts.plies:
        standing = ply.position.fen.split()[0]
        for color, letters in ((Color.WHITE, "KQRBNP"), (Color.BLACK, "kqrbnp")):
            counted = "".join(letter.upper() * standing.count(letter) for letter in letters)
            assert ply.position.pieces[color] == counted
            assert len(ply.position.bishops[color]) == counted.count("B")


def test_the_examples_of_the_documentation_are_one_game() -> None:
    text = (ROOT / "docs" / "scores.md").read_text(encoding="utf-8")
    examples = text.split("```")[1].strip().splitlines()
    assert len(examples) == 10
    for example in examples:
        facts = read_game(example)
        assert facts.fault is None, example
        assert sans(facts) == ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "O-O"], example
    assert f"more than {MOST_MOVES} moves" in text
