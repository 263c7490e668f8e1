"""The Laws of 2023: how a game ends on the board, by the players, by the clock, on paper."""

from dataclasses import replace

import pytest

from league.facts.disputes import (
    Agreement,
    Chess,
    FlagFall,
    Happening,
    LateArrival,
    PositionAsked,
    Resignation,
    SignedResult,
)
from league.facts.games import Color, Ending, GameFacts, MatingAnswer
from league.outcomes.laws import ClaimAnswer, GameResult, LawsAnswer
from tests.worlds import laws_world as world
from tests.worlds.laws_world import ALL, BLACK, NO, UNSETTLED, WHITE, YES, game

DRAW, PLAYS_ON, ARBITER = GameResult.DRAW, GameResult.PLAYS_ON, GameResult.ARBITER
WHITE_WINS, BLACK_WINS = GameResult.WHITE_WINS, GameResult.BLACK_WINS
RIGHT, TOO_LATE = ClaimAnswer.RIGHT, ClaimAnswer.TOO_LATE
KINGS = "4k3/8/8/8/8/8/8/4K3 w - - 0 1"
EVERY_CHESS = [Chess.STANDARD, Chess.RAPID, Chess.BLITZ]


def judged(
    facts: GameFacts,
    happening: Happening,
    chess: Chess = Chess.STANDARD,
    *,
    supervised: bool = False,
) -> LawsAnswer:
    return world.judged("fide-laws-2023", facts, happening, chess=chess, supervised=supervised)


@pytest.mark.parametrize(("plies", "result"), [(3, WHITE_WINS), (4, BLACK_WINS)])
def test_5_1_1_who_mates_wins(plies: int, result: GameResult) -> None:
    answer = judged(game(plies, ending=Ending.CHECKMATE), PositionAsked())
    assert (answer.result, answer.article, answer.ended_at) == (result, "5.1.1", plies)
    assert answer.claim is None


def test_5_1_1_a_position_set_up_may_be_mate() -> None:
    facts = game(0, ending=Ending.CHECKMATE)
    answer = judged(facts, PositionAsked())
    assert (answer.result, answer.ended_at) == (BLACK_WINS, 0)


@pytest.mark.parametrize("by", list(Color))
def test_5_1_2_who_resigns_loses(by: Color) -> None:
    answer = judged(game(10), Resignation(by))
    assert (answer.result, answer.article) == (GameResult.won_by(by.other), "5.1.2")
    assert (answer.claim, answer.ended_at) == (None, 10)


def test_5_1_2_a_draw_if_the_opponent_cannot_mate() -> None:
    answer = judged(game(10, can={BLACK: NO}), Resignation(WHITE))
    assert (answer.result, answer.article) == (DRAW, "5.1.2")
    # That White cannot mate does not help him.
    assert judged(game(10, can={WHITE: NO}), Resignation(WHITE)).result is BLACK_WINS


def test_5_1_2_a_bare_king_never_mates() -> None:
    facts = replace(game(10, black="K"), mating={})
    assert judged(facts, Resignation(WHITE)).result is DRAW


def test_5_1_2_what_is_not_settled_a_person_decides() -> None:
    answer = judged(game(10, can={BLACK: UNSETTLED}), Resignation(WHITE))
    assert (answer.result, answer.article, answer.ended_at) == (ARBITER, "5.1.2", None)
    assert len(answer.choices) == 2
    assert judged(replace(game(10), mating={}), Resignation(WHITE)).result is ARBITER


@pytest.mark.parametrize("happening", [Resignation(WHITE), Agreement(), FlagFall(by=WHITE)])
def test_5_2_1_nothing_counts_after_stalemate(happening: Happening) -> None:
    answer = judged(game(9, ending=Ending.STALEMATE), happening)
    assert (answer.result, answer.article, answer.ended_at) == (DRAW, "5.2.1", 9)


def test_5_2_2_a_dead_position_is_a_draw_at_once() -> None:
    facts = game(12, can={WHITE: NO, BLACK: NO}, dead_at=10)
    for happening in (PositionAsked(), Resignation(WHITE), FlagFall(by=BLACK)):
        answer = judged(facts, happening)
        assert (answer.result, answer.article, answer.ended_at) == (DRAW, "5.2.2", 10)


def test_5_2_2_neither_can_mate_now_though_nobody_knows_since_when() -> None:
    answer = judged(game(12, can={WHITE: NO, BLACK: NO}), PositionAsked())
    assert (answer.result, answer.article, answer.ended_at) == (DRAW, "5.2.2", 12)


# Dead is a position in which neither can mate; one yes is enough that it is not.
@pytest.mark.parametrize(
    ("white", "black", "result"),
    [
        (YES, YES, PLAYS_ON),
        (YES, NO, PLAYS_ON),
        (UNSETTLED, YES, PLAYS_ON),
        (UNSETTLED, NO, ARBITER),
        (UNSETTLED, UNSETTLED, ARBITER),
        (NO, NO, DRAW),
    ],
)
def test_5_2_2_dead_only_with_a_proof(
    white: MatingAnswer, black: MatingAnswer, result: GameResult
) -> None:
    answer = judged(game(12, can={WHITE: white, BLACK: black}), PositionAsked())
    assert (answer.result, answer.article) == (result, "5.2.2")
    assert len(answer.choices) == (2 if result is ARBITER else 0)


@pytest.mark.parametrize(("plies", "result"), [(0, PLAYS_ON), (1, PLAYS_ON), (2, DRAW)])
def test_5_2_3_both_must_have_moved(plies: int, result: GameResult) -> None:
    answer = judged(game(plies), Agreement())
    assert (answer.result, answer.article, answer.claim) == (result, "5.2.3", None)
    assert answer.ended_at == (plies if result is DRAW else None)


@pytest.mark.parametrize(
    ("fen", "result"),
    [
        # Both armies at home, as at the start; then with the count of moves at 2; then 1. e4.
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", PLAYS_ON),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 4 3", DRAW),
        ("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1", PLAYS_ON),
        ("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2", DRAW),
        ("bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1", PLAYS_ON),
        (KINGS, DRAW),
    ],
)
def test_5_2_3_moves_before_a_position_set_up_count(fen: str, result: GameResult) -> None:
    first = BLACK if " b " in fen else WHITE
    assert judged(game(0, fen=fen, first=first), Agreement()).result is result


@pytest.mark.parametrize("chess", EVERY_CHESS)
@pytest.mark.parametrize("by", list(Color))
def test_6_9_whose_flag_falls_loses(by: Color, chess: Chess) -> None:
    answer = judged(game(10), FlagFall(by=by), chess)
    assert (answer.result, answer.article) == (GameResult.won_by(by.other), "6.9")
    assert (answer.claim, answer.ended_at) == (RIGHT, 10)


# A.5.3 speaks of the draw where rapid and blitz go without supervision; A.4, B.2: as in 6.9.
@pytest.mark.parametrize(
    ("chess", "supervised", "article"),
    [
        (Chess.STANDARD, False, "6.9"),
        (Chess.RAPID, False, "A.5.3"),
        (Chess.BLITZ, False, "A.5.3"),
        (Chess.RAPID, True, "6.9"),
    ],
)
def test_6_9_and_a_5_3_a_draw_if_the_opponent_cannot_mate(
    chess: Chess, article: str, *, supervised: bool
) -> None:
    facts = game(10, can={BLACK: NO})
    answer = judged(facts, FlagFall(by=WHITE), chess, supervised=supervised)
    assert (answer.result, answer.article, answer.claim) == (DRAW, article, RIGHT)
    # A bare king cannot mate; with a pawn more it is asked whether he can.
    assert judged(replace(game(10, black="K"), mating={}), FlagFall(by=WHITE)).result is DRAW
    assert judged(game(10, black="KP"), FlagFall(by=WHITE)).result is BLACK_WINS
    assert judged(game(10, white="K", black=ALL), FlagFall(by=WHITE)).result is BLACK_WINS


def test_6_9_not_settled_is_for_a_person() -> None:
    answer = judged(game(10, can={BLACK: UNSETTLED}), FlagFall(by=WHITE))
    assert (answer.result, answer.claim, answer.ended_at) == (ARBITER, None, None)
    assert [str(one).endswith("wins.") for one in answer.choices] == [True, False]


def test_6_2_1_1_and_6_9_a_flag_after_the_end_changes_nothing() -> None:
    mate = judged(game(10, ending=Ending.CHECKMATE), FlagFall(by=BLACK))
    assert (mate.result, mate.article) == (BLACK_WINS, "5.1.1")
    assert (mate.claim, mate.ended_at) == (TOO_LATE, 10)
    # 9.6 is not named in 6.9, but the game ended by itself before the flag fell.
    five = judged(game("a b c 0 " * 4), FlagFall(by=BLACK))
    assert (five.result, five.article, five.ended_at) == (DRAW, "9.6.1", 16)
    seventy_five = judged(game(150, quiet=150), FlagFall(by=WHITE))
    assert (seventy_five.result, seventy_five.article) == (DRAW, "9.6.2")


def test_6_7_1_nothing_is_set_so_nobody_waits() -> None:
    late = judged(game(0), LateArrival(by=WHITE, minutes=1))
    assert (late.result, late.article, late.claim) == (BLACK_WINS, "6.7.1", None)
    assert len(late.choices) == 1, "unless the arbiter decides otherwise"
    assert judged(game(0), LateArrival(by=BLACK, minutes=61)).result is WHITE_WINS
    assert judged(game(0), LateArrival(by=WHITE, minutes=0)).result is PLAYS_ON


def test_6_7_1_both_late_both_lose() -> None:
    answer = judged(game(0), LateArrival(by=None, minutes=5))
    assert (answer.result, answer.article) == (GameResult.BOTH_LOSE, "6.7.1")


@pytest.mark.parametrize("reported", ["1-0", "0-1", "½-½", "0-0", "½-0", "0-½"])
def test_8_7_the_signed_result_stands_even_a_wrong_one(reported: str) -> None:
    # On the board Black has won.
    answer = judged(game(10, ending=Ending.CHECKMATE), SignedResult(reported))
    assert (answer.result, answer.article) == (GameResult(reported), "8.7")
    assert len(answer.choices) == 1, "unless the arbiter decides otherwise"
    assert "11.10" in answer.further


@pytest.mark.parametrize("reported", ["¾-¼", "1-1", "plays_on", ""])
def test_10_2_a_result_that_cannot_be(reported: str) -> None:
    answer = judged(game(10), SignedResult(reported))
    assert (answer.result, answer.article) == (ARBITER, "10.2")
