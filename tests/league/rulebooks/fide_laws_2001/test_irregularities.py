"""The Laws of 2001: illegal moves, set-up and colours (Article 7), in rapid and blitz too."""

from functools import partial

import pytest

from league.facts.disputes import Chess, IllegalForm, IllegalMove, WrongColors, WrongSetup
from league.facts.games import MatingAnswer
from league.outcomes.laws import ClaimAnswer, GameResult
from tests.worlds import laws_world
from tests.worlds.laws_world import BLACK, NO, UNSETTLED, WHITE, YES, game

judged = partial(laws_world.judged, "fide-laws-2001")
COUNTED = [Chess.STANDARD, Chess.RAPID]


@pytest.mark.parametrize("chess", COUNTED)
@pytest.mark.parametrize("count", [1, 2])
def test_7_4_b_two_minutes_for_the_first_two(count: int, chess: Chess) -> None:
    found = judged(game(4), IllegalMove(by=WHITE, count=count), chess=chess)
    assert (found.result, found.article) == (GameResult.PLAYS_ON, "7.4.b")
    assert found.clock == {BLACK: 120}


@pytest.mark.parametrize("chess", COUNTED)
@pytest.mark.parametrize("count", [3, 4])
def test_7_4_b_the_third_loses(count: int, chess: Chess) -> None:
    found = judged(game(4), IllegalMove(by=WHITE, count=count), chess=chess)
    assert (found.result, found.article) == (GameResult.BLACK_WINS, "7.4.b")
    assert (found.clock, found.ended_at) == ({}, 4)


@pytest.mark.parametrize("can", [YES, NO, UNSETTLED])
def test_7_4_b_the_third_loses_also_against_who_cannot_mate(can: MatingAnswer) -> None:
    found = judged(game(4, can={WHITE: YES, BLACK: can}), IllegalMove(by=WHITE, count=3))
    assert found.result is GameResult.BLACK_WINS


def test_7_4_a_in_standard_chess_also_after_the_reply_and_without_the_clock() -> None:
    for happening in (
        IllegalMove(by=WHITE, answered=True),
        IllegalMove(by=WHITE, pressed=False),
        IllegalMove(by=WHITE, answered=True, opponent_claims=True),
    ):
        found = judged(game(4), happening)
        assert (found.article, found.clock) == ("7.4.b", {BLACK: 120})


@pytest.mark.parametrize(
    ("wrong", "article"),
    [
        (IllegalForm.TWO_HANDS, "4.1"),
        (IllegalForm.PROMOTION, "3.7.e"),
        (IllegalForm.NO_MOVE, "6.8.a"),
    ],
)
@pytest.mark.parametrize("chess", list(Chess))
@pytest.mark.parametrize("count", [1, 3])
def test_7_4_b_other_breaches_are_not_counted(
    wrong: IllegalForm, article: str, chess: Chess, count: int
) -> None:
    happening = IllegalMove(by=WHITE, wrong=wrong, count=count, opponent_claims=True)
    found = judged(game(4), happening, chess=chess)
    assert (found.result, found.article) == (GameResult.PLAYS_ON, article)
    assert (found.clock, found.claim, len(found.choices)) == ({}, ClaimAnswer.WRONG, 7)


@pytest.mark.parametrize("claims", [True, False])
def test_b5_b_in_rapid_the_complaint_is_lost_by_touching(claims: bool) -> None:
    happening = IllegalMove(by=WHITE, count=3, answered=True, opponent_claims=claims)
    found = judged(game(4), happening, chess=Chess.RAPID)
    assert (found.result, found.article, found.clock) == (GameResult.PLAYS_ON, "B5.b", {})
    assert found.claim is (ClaimAnswer.TOO_LATE if claims else None)


def test_b2_in_rapid_a_complaint_in_time_is_right() -> None:
    found = judged(game(4), IllegalMove(by=BLACK, opponent_claims=True), chess=Chess.RAPID)
    assert (found.article, found.claim, found.clock) == ("7.4.b", ClaimAnswer.RIGHT, {WHITE: 120})


def test_c3_in_blitz_the_first_illegal_move_loses_when_claimed() -> None:
    found = judged(game(4), IllegalMove(by=WHITE, opponent_claims=True), chess=Chess.BLITZ)
    assert (found.result, found.claim) == (GameResult.BLACK_WINS, ClaimAnswer.RIGHT)
    assert (found.article, found.ended_at) == ("C3", 4)


def test_c3_a_draw_when_the_claimant_cannot_mate() -> None:
    facts = game(4, can={WHITE: YES, BLACK: NO})
    found = judged(facts, IllegalMove(by=WHITE, opponent_claims=True), chess=Chess.BLITZ)
    assert (found.result, found.claim, found.article) == (GameResult.DRAW, ClaimAnswer.RIGHT, "C3")


def test_c3_a_person_decides_where_the_mate_is_not_settled() -> None:
    facts = game(4, can={WHITE: YES, BLACK: UNSETTLED})
    found = judged(facts, IllegalMove(by=WHITE, opponent_claims=True), chess=Chess.BLITZ)
    assert (found.result, found.article, len(found.choices)) == (GameResult.ARBITER, "C3", 2)


@pytest.mark.parametrize(
    ("happening", "claim"),
    [
        (IllegalMove(by=WHITE, count=3), None),
        (IllegalMove(by=WHITE, opponent_claims=True, answered=True), ClaimAnswer.TOO_LATE),
        (IllegalMove(by=WHITE, opponent_claims=True, pressed=False), ClaimAnswer.WRONG),
        (IllegalMove(by=WHITE, pressed=False), None),
        (IllegalMove(by=WHITE, answered=True), None),
    ],
)
def test_c3_unclaimed_answered_or_not_completed_the_game_goes_on(
    happening: IllegalMove, claim: ClaimAnswer | None
) -> None:
    found = judged(game(4), happening, chess=Chess.BLITZ)
    assert (found.result, found.article, found.clock) == (GameResult.PLAYS_ON, "C3", {})
    assert found.claim is claim


# 7.1 and 7.2


@pytest.mark.parametrize("moves", [0, 2, 3, 40])
def test_7_1_a_a_wrong_set_up_annuls_the_game_at_any_time(moves: int) -> None:
    for gone in (True, False):
        found = judged(game(), WrongSetup(moves_made=moves, quarter_gone=gone))
        assert (found.result, found.article) == (GameResult.NEW_GAME, "7.1.a")
        assert found.ended_at is None


@pytest.mark.parametrize("chess", [Chess.RAPID, Chess.BLITZ])
@pytest.mark.parametrize(
    ("moves", "result", "article"),
    [
        (2, GameResult.NEW_GAME, "7.1.a"),
        (3, GameResult.PLAYS_ON, "B4"),
        (4, GameResult.PLAYS_ON, "B4"),
    ],
)
def test_b4_after_three_moves_the_set_up_stays(
    moves: int, result: GameResult, article: str, chess: Chess
) -> None:
    found = judged(game(), WrongSetup(moves_made=moves), chess=chess)
    assert (found.result, found.article) == (result, article)


@pytest.mark.parametrize("moves", [0, 9, 10, 50])
def test_7_2_a_game_with_colours_exchanged_goes_on(moves: int) -> None:
    found = judged(game(), WrongColors(moves_made=moves))
    assert (found.result, found.article) == (GameResult.PLAYS_ON, "7.2")
    assert len(found.choices) == 1


@pytest.mark.parametrize(("moves", "article"), [(0, "7.2"), (1, "B5.b")])
def test_b5_b_in_rapid_nobody_objects_to_colours_after_a_move(moves: int, article: str) -> None:
    found = judged(game(), WrongColors(moves_made=moves), chess=Chess.RAPID)
    assert (found.result, found.article) == (GameResult.PLAYS_ON, article)
