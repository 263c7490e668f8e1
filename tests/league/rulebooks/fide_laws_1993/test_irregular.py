"""Illegal moves, wrong positions and sealed moves under the FIDE Laws of 1993."""

from dataclasses import replace

import pytest

from league.facts.disputes import IllegalForm, IllegalMove, SealedMove, WrongColors, WrongSetup
from league.facts.games import Ending, Fault, GameFacts
from league.outcomes.laws import GameResult
from tests.league.rulebooks.fide_laws_1993.laws_1993_world import (
    ARBITER,
    BLACK_WINS,
    DRAW,
    NEW_GAME,
    ON,
    WHITE_WINS,
    ask,
    said,
)
from tests.worlds.laws_world import ALL, BLACK, WHITE, announced, game, unplayable

SEALED = SealedMove(by=BLACK)
AWAY = SealedMove(by=BLACK, no_show=True)


@pytest.mark.parametrize("count", [1, 2, 3, 9])
@pytest.mark.parametrize("answered", [False, True])
def test_8_1_no_illegal_move_is_counted_and_the_position_before_is_put_back(
    count: int, answered: bool
) -> None:
    move = IllegalMove(by=WHITE, count=count, answered=answered, opponent_claims=True)
    answer = ask(game(4), move)
    assert said(answer) == (ON, "8.1")
    assert answer.clock == {}


def test_8_1_the_bare_king_of_the_opponent_changes_nothing() -> None:
    assert said(ask(game(4, black="K"), IllegalMove(by=WHITE))) == (ON, "8.1")


def test_8_1_after_the_end_no_move_is_replaced_any_more() -> None:
    mated = game(4, ending=Ending.CHECKMATE)
    assert said(ask(mated, IllegalMove(by=WHITE))) == (BLACK_WINS, "10.1")


def test_12_3_the_clock_pressed_without_a_move() -> None:
    move = IllegalMove(by=WHITE, wrong=IllegalForm.NO_MOVE)
    assert said(ask(game(4), move)) == (ON, "12.3")


def test_6_1_both_hands_are_not_forbidden() -> None:
    answer = ask(game(4), IllegalMove(by=WHITE, wrong=IllegalForm.TWO_HANDS, count=5))
    assert said(answer) == (ON, "6.1")
    assert answer.choices == ()


def test_6_4_a_pawn_left_standing_is_no_completed_move() -> None:
    move = IllegalMove(by=WHITE, wrong=IllegalForm.PROMOTION)
    assert said(ask(game(4), move)) == (ON, "6.4")
    assert said(ask(game(4), replace(move, answered=True))) == (ON, "8.1")


@pytest.mark.parametrize("moves_made", [0, 1, 10, 60])
def test_8_5_a_wrong_starting_position_annuls_the_game(moves_made: int) -> None:
    answer = ask(game(4), WrongSetup(moves_made=moves_made, quarter_gone=True))
    assert said(answer) == (NEW_GAME, "8.5")


def test_8_5_only_while_the_game_lasts() -> None:
    stale = game(4, ending=Ending.STALEMATE)
    assert said(ask(stale, WrongSetup(moves_made=2))) == (DRAW, "10.3")


@pytest.mark.parametrize("moves_made", [1, 40])
def test_8_6_colours_exchanged_go_on_after_a_quarter_of_the_time(moves_made: int) -> None:
    answer = ask(game(4), WrongColors(moves_made=moves_made, quarter_gone=True))
    assert said(answer) == (ON, "8.6")


@pytest.mark.parametrize("moves_made", [1, 40])
def test_8_6_before_that_the_arbiter_may_order_a_new_game(moves_made: int) -> None:
    answer = ask(game(4), WrongColors(moves_made=moves_made))
    assert said(answer) == (ARBITER, "8.6")
    assert len(answer.choices) == 2


def sealing(ending: Ending | None = None, white: str = ALL) -> GameFacts:
    """Black, on move after 3 plies, has sealed a move that can be played."""
    facts = game(3, white=white)
    return replace(facts, announced=announced(facts, ending=ending))


def invalid(fault: Fault, white: str = ALL) -> GameFacts:
    """Black has sealed a move that cannot be played or read."""
    return replace(game(3, white=white), announced=unplayable(fault))


def test_14_2_sealed_moves_that_are_valid_are_played() -> None:
    assert said(ask(sealing(), SEALED)) == (ON, "14.2")


FAULTS = [(Fault.AMBIGUOUS, "10.16.a"), (Fault.UNREADABLE, "10.16.b"), (Fault.ILLEGAL, "10.16.c")]


@pytest.mark.parametrize(("fault", "article"), FAULTS)
@pytest.mark.parametrize("sealed", [SEALED, AWAY])
def test_10_16_an_invalid_sealed_move_loses(fault: Fault, article: str, sealed: SealedMove) -> None:
    answer = ask(invalid(fault), sealed)
    assert said(answer) == (WHITE_WINS, article)
    assert (answer.claim, answer.ended_at) == (None, 3)


@pytest.mark.parametrize(("fault", "article"), FAULTS)
def test_10_5_an_invalid_sealed_move_against_the_bare_king_is_a_draw(
    fault: Fault, article: str
) -> None:
    answer = ask(invalid(fault, white="K"), SEALED)
    assert said(answer) == (DRAW, "10.5")
    assert answer.further == (article,)


def test_10_16_an_envelope_without_a_move_loses() -> None:
    assert said(ask(game(3), SEALED)) == (WHITE_WINS, "10.16.b")


@pytest.mark.parametrize(
    ("ending", "result", "there", "away"),
    [
        (Ending.CHECKMATE, BLACK_WINS, "10.1", "10.15.a"),
        (Ending.STALEMATE, DRAW, "10.3", "10.15.b"),
    ],
)
def test_10_15_a_sealed_move_that_ends_the_game_stands(
    ending: Ending, result: GameResult, there: str, away: str
) -> None:
    assert said(ask(sealing(ending), SEALED)) == (result, there)
    assert said(ask(sealing(ending), AWAY)) == (result, away)


def test_10_15_b_a_sealed_move_into_an_ending_of_the_list_is_a_draw() -> None:
    facts = sealing()
    assert facts.announced
    assert facts.announced.ply
    drawn = replace(facts.announced.ply.position, pieces={WHITE: "K", BLACK: "KN"})
    ply = replace(facts.announced.ply, position=drawn)
    into = replace(facts, announced=replace(facts.announced, ply=ply))
    assert said(ask(into, AWAY)) == (DRAW, "10.15.b")
    assert said(ask(into, SEALED)) == (DRAW, "10.4.b")


def test_10_15_who_sealed_and_does_not_come_loses() -> None:
    assert said(ask(sealing(), AWAY)) == (WHITE_WINS, "10.15")
    assert said(ask(sealing(white="K"), AWAY)) == (DRAW, "10.5")


@pytest.mark.parametrize(
    ("left", "result", "article"), [(0, BLACK_WINS, "10.15.c"), (1, WHITE_WINS, "10.15")]
)
def test_10_15_c_unless_the_player_who_is_there_has_no_time_left(
    left: int, result: GameResult, article: str
) -> None:
    assert said(ask(sealing(), AWAY, clock={WHITE: left})) == (result, article)
