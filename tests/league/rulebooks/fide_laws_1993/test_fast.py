"""Rapid chess and blitz by the rules that the FIDE Laws of 1993 print for them."""

from dataclasses import replace

import pytest

from league.facts.disputes import (
    Chess,
    FlagFall,
    IllegalForm,
    IllegalMove,
    LastMinutesClaim,
    LateArrival,
    MovesClaim,
    PositionAsked,
    RepetitionClaim,
    WrongSetup,
)
from league.facts.games import Ending, MatingAnswer
from league.outcomes.laws import ClaimAnswer, GameResult
from tests.league.rulebooks.fide_laws_1993.laws_1993_world import (
    ARBITER,
    BLACK_WINS,
    BLITZ,
    DRAW,
    NEW_GAME,
    ON,
    RAPID,
    SECOND,
    THIRD,
    WHITE_WINS,
    ask,
    said,
)
from tests.worlds.laws_world import BLACK, NO, UNSETTLED, WHITE, YES, announced, game

RIGHT, WRONG, TOO_LATE = ClaimAnswer.RIGHT, ClaimAnswer.WRONG, ClaimAnswer.TOO_LATE
FOURTH = f"{THIRD} a b c 0"
CLAIM = RepetitionClaim(by=WHITE)
TWO_MINUTES, MINUTE = 120, 60


def test_s_12_a_the_third_time_is_a_draw_in_rapid() -> None:
    answer = ask(game(THIRD), CLAIM, chess=RAPID)
    assert said(answer) == (DRAW, "12.a")
    assert (answer.claim, answer.clock) == (RIGHT, {})


def test_s_12_a_a_wrong_claim_gives_the_opponent_two_minutes() -> None:
    answer = ask(game(SECOND), CLAIM, chess=RAPID, clock={WHITE: 10, BLACK: 10})
    assert said(answer) == (ON, "12.a")
    assert (answer.claim, answer.clock) == (WRONG, {BLACK: TWO_MINUTES})
    assert len(answer.choices) == 1


def test_s_12_a_the_announced_move_counts_in_rapid_too() -> None:
    facts = game("a b c 0 a b c")
    third = replace(facts, announced=announced(facts, "0"))
    claim = RepetitionClaim(by=BLACK, announced=True)
    assert said(ask(third, claim, chess=RAPID)) == (DRAW, "12.a")
    mates = replace(facts, announced=announced(facts, "m", ending=Ending.CHECKMATE))
    answer = ask(mates, claim, chess=RAPID)
    assert said(answer) == (BLACK_WINS, "12.a")
    assert (answer.claim, answer.clock) == (WRONG, {WHITE: TWO_MINUTES})


def test_s_12_a_the_right_is_lost_by_moving_in_rapid_too() -> None:
    assert ask(game(f"{THIRD} x"), CLAIM, chess=RAPID).claim is TOO_LATE
    assert ask(game(THIRD), RepetitionClaim(by=BLACK), chess=RAPID).article == "10.10"


def test_b_15_d_four_times_are_asked_for_in_blitz() -> None:
    answer = ask(game(FOURTH), CLAIM, chess=BLITZ)
    assert said(answer) == (DRAW, "15.d")
    assert answer.claim is RIGHT
    assert "aloud" in str(answer.sentence)


def test_b_15_d_three_times_are_not_enough() -> None:
    answer = ask(game(THIRD), CLAIM, chess=BLITZ, clock={WHITE: 10})
    assert said(answer) == (ON, "15.d")
    assert (answer.claim, answer.clock) == (WRONG, {})


def test_b_15_d_an_announced_move_is_not_enough() -> None:
    facts = game("a b c 0 a b c 0 a b c")
    fourth = replace(facts, announced=announced(facts, "0"))
    claim = RepetitionClaim(by=BLACK, announced=True)
    assert ask(fourth, claim, chess=BLITZ).claim is WRONG


def test_b_1_who_is_not_on_move_cannot_claim_in_blitz() -> None:
    answer = ask(game(FOURTH), RepetitionClaim(by=BLACK), chess=BLITZ)
    assert answer.claim is ClaimAnswer.NOT_ON_MOVE


@pytest.mark.parametrize("chess", [RAPID, BLITZ])
@pytest.mark.parametrize(("plies", "claim"), [(100, RIGHT), (99, WRONG)])
def test_10_12_fifty_moves_hold_in_rapid_and_blitz(
    chess: Chess, plies: int, claim: ClaimAnswer
) -> None:
    answer = ask(game(4, quiet=plies), MovesClaim(by=WHITE), chess=chess)
    assert (answer.article, answer.claim, answer.clock) == ("10.12", claim, {})


@pytest.mark.parametrize(
    ("chess", "can", "result", "article"),
    [
        (RAPID, YES, WHITE_WINS, "9.c"),
        (RAPID, NO, DRAW, "11.b"),
        (RAPID, UNSETTLED, ARBITER, "11.b"),
        (BLITZ, YES, WHITE_WINS, "14.c"),
        (BLITZ, NO, DRAW, "15.e"),
        (BLITZ, UNSETTLED, ARBITER, "15.e"),
    ],
)
def test_s_11_b_and_b_15_e_a_flag_wins_only_for_who_can_mate(
    chess: Chess, can: MatingAnswer, result: GameResult, article: str
) -> None:
    answer = ask(game(4, can={WHITE: can}), FlagFall(by=BLACK), chess=chess)
    assert said(answer) == (result, article)
    assert answer.claim is RIGHT
    assert len(answer.choices) == (2 if result is ARBITER else 0)


@pytest.mark.parametrize(("chess", "article"), [(RAPID, "11.b"), (BLITZ, "15.e")])
def test_s_11_b_and_b_15_e_the_bare_king_cannot_mate(chess: Chess, article: str) -> None:
    facts = replace(game(4, white="K"), mating={})
    assert said(ask(facts, FlagFall(by=BLACK), chess=chess)) == (DRAW, article)


@pytest.mark.parametrize(("chess", "article"), [(RAPID, "11.a"), (BLITZ, "15.c")])
def test_s_11_a_and_b_15_c_both_flags_are_a_draw(chess: Chess, article: str) -> None:
    answer = ask(game(4), FlagFall(by=BLACK, other_too=True), chess=chess)
    assert said(answer) == (DRAW, article)


@pytest.mark.parametrize(("chess", "article"), [(RAPID, "9.a"), (BLITZ, "14.a")])
def test_s_9_c_and_b_14_c_mate_comes_before_the_flag(chess: Chess, article: str) -> None:
    facts = game(3, ending=Ending.CHECKMATE)
    answer = ask(facts, FlagFall(by=WHITE), chess=chess)
    assert said(answer) == (WHITE_WINS, article)
    assert answer.claim is TOO_LATE


@pytest.mark.parametrize(("chess", "article"), [(RAPID, "10.4.b"), (BLITZ, "15.d")])
def test_b_15_d_the_list_of_drawn_endings_holds(chess: Chess, article: str) -> None:
    facts = game(4, white="KN", black="K")
    assert said(ask(facts, PositionAsked(), chess=chess)) == (DRAW, article)


def test_b_15_d_another_dead_position_is_drawn_in_blitz_only() -> None:
    facts = game(4, can={WHITE: NO, BLACK: NO}, dead_at=2)
    blitz = ask(facts, PositionAsked(), chess=BLITZ)
    assert (*said(blitz), blitz.ended_at) == (DRAW, "15.d", 2)
    assert said(ask(facts, PositionAsked(), chess=RAPID)) == (ON, "10.4")


def test_b_15_d_whether_a_position_is_dead_may_be_the_arbiters_to_say() -> None:
    facts = game(4, can={WHITE: NO, BLACK: UNSETTLED})
    answer = ask(facts, PositionAsked(), chess=BLITZ)
    assert said(answer) == (ARBITER, "15.d")
    assert len(answer.choices) == 2
    alive = game(4, can={WHITE: YES, BLACK: UNSETTLED})
    assert said(ask(alive, PositionAsked(), chess=BLITZ)) == (ON, "3.1")


def test_s_20_b_an_impossible_move_may_give_the_opponent_two_minutes() -> None:
    answer = ask(game(4), IllegalMove(by=WHITE, opponent_claims=True), chess=RAPID)
    assert said(answer) == (ON, "20.b")
    assert (answer.claim, answer.clock) == (RIGHT, {BLACK: TWO_MINUTES})
    assert len(answer.choices) == 2


def test_s_16_the_arbiter_does_not_point_to_an_illegal_move() -> None:
    answer = ask(game(4), IllegalMove(by=WHITE, count=3), chess=RAPID)
    assert said(answer) == (ON, "16")
    assert answer.clock == {}


def test_s_19_an_unnoticed_move_stands() -> None:
    move = IllegalMove(by=WHITE, answered=True, opponent_claims=True)
    answer = ask(game(4), move, chess=RAPID)
    assert said(answer) == (ON, "19")
    assert (answer.claim, answer.clock) == (TOO_LATE, {})


@pytest.mark.parametrize(
    ("count", "claims", "article", "clock"),
    [(1, True, "5", {}), (2, True, "20.c.1", {BLACK: TWO_MINUTES}), (2, False, "5", {})],
)
def test_s_20_c_1_both_hands_cost_from_the_second_time_on(
    count: int, claims: bool, article: str, clock: dict[object, int]
) -> None:
    move = IllegalMove(by=WHITE, count=count, wrong=IllegalForm.TWO_HANDS, opponent_claims=claims)
    answer = ask(game(4), move, chess=RAPID)
    assert (*said(answer), answer.clock) == (ON, article, clock)


@pytest.mark.parametrize("form", [IllegalForm.NO_MOVE, IllegalForm.PROMOTION])
def test_s_20_a_a_breach_of_the_laws_may_cost_if_the_opponent_complains(form: IllegalForm) -> None:
    answer = ask(game(4), IllegalMove(by=WHITE, wrong=form, opponent_claims=True), chess=RAPID)
    assert (*said(answer), answer.clock) == (ON, "20.a", {BLACK: TWO_MINUTES})
    unnoticed = ask(game(4), IllegalMove(by=WHITE, wrong=form), chess=RAPID)
    assert unnoticed.clock == {}


def test_b_14_d_an_impossible_move_completed_by_the_clock_loses_if_claimed() -> None:
    answer = ask(game(4), IllegalMove(by=WHITE, opponent_claims=True), chess=BLITZ)
    assert said(answer) == (BLACK_WINS, "14.d")
    assert answer.claim is RIGHT


def test_b_4_without_the_clock_or_a_claim_the_move_is_taken_back() -> None:
    unpressed = IllegalMove(by=WHITE, opponent_claims=True, pressed=False)
    answer = ask(game(4), unpressed, chess=BLITZ)
    assert (*said(answer), answer.claim) == (ON, "4", WRONG)
    assert said(ask(game(4), IllegalMove(by=WHITE), chess=BLITZ)) == (ON, "4")


def test_b_4_a_an_unnoticed_move_is_no_ground_for_a_complaint() -> None:
    move = IllegalMove(by=WHITE, answered=True, opponent_claims=True)
    answer = ask(game(4), move, chess=BLITZ)
    assert (*said(answer), answer.claim) == (ON, "4.a", TOO_LATE)


def test_b_14_d_the_bare_king_does_not_win() -> None:
    move = IllegalMove(by=WHITE, opponent_claims=True)
    assert said(ask(game(4, black="K"), move, chess=BLITZ)) == (DRAW, "10.5")


@pytest.mark.parametrize(
    ("count", "result", "clock"),
    [(1, ON, {}), (2, ON, {BLACK: MINUTE}), (3, BLACK_WINS, {}), (4, BLACK_WINS, {})],
)
def test_b_7_both_hands_are_warned_fined_and_lost(
    count: int, result: GameResult, clock: dict[object, int]
) -> None:
    move = IllegalMove(by=WHITE, count=count, wrong=IllegalForm.TWO_HANDS)
    answer = ask(game(4), move, chess=BLITZ)
    assert (*said(answer), answer.clock) == (result, "7", clock)


def test_b_12_a_pawn_left_standing_stops_the_clocks() -> None:
    move = IllegalMove(by=WHITE, wrong=IllegalForm.PROMOTION, opponent_claims=True)
    assert said(ask(game(4), move, chess=BLITZ)) == (ON, "12")


def test_12_3_the_clock_pressed_without_a_move_in_blitz() -> None:
    move = IllegalMove(by=WHITE, wrong=IllegalForm.NO_MOVE, opponent_claims=True)
    assert said(ask(game(4), move, chess=BLITZ)) == (ON, "12.3")


@pytest.mark.parametrize(
    ("chess", "moves_made", "result", "article"),
    [
        (RAPID, 0, NEW_GAME, "8.5"),
        (RAPID, 1, ON, "4"),
        (BLITZ, 2, NEW_GAME, "8.5"),
        (BLITZ, 3, ON, "6"),
    ],
)
def test_s_4_and_b_6_a_wrong_set_up_is_objected_to_early(
    chess: Chess, moves_made: int, result: GameResult, article: str
) -> None:
    answer = ask(game(4), WrongSetup(moves_made=moves_made), chess=chess)
    assert said(answer) == (result, article)


def test_s_11_2_in_great_time_trouble_the_arbiter_may_agree_to_a_draw() -> None:
    answer = ask(game(4), LastMinutesClaim(by=WHITE), chess=RAPID)
    assert said(answer) == (ARBITER, "11")
    assert len(answer.choices) == 3


@pytest.mark.parametrize("chess", [RAPID, BLITZ])
def test_10_15_an_hour_late_holds_in_rapid_and_blitz(chess: Chess) -> None:
    answer = ask(game(0), LateArrival(by=BLACK, minutes=61), chess=chess)
    assert said(answer) == (WHITE_WINS, "10.15")
