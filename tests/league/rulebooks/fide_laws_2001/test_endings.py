"""The Laws of 2001: how a game ends on the board, on time, by resignation, by a signed result."""

from functools import partial

import pytest

from league.errors import InputError
from league.facts.disputes import (
    Agreement,
    Chess,
    Device,
    FlagFall,
    Happening,
    IllegalMove,
    LateArrival,
    PhoneFound,
    PositionAsked,
    Refusal,
    Resignation,
    SignedResult,
    WrongSetup,
)
from league.facts.games import Color, Ending, GameFacts, MatingAnswer
from league.language import speaking
from league.outcomes.laws import ClaimAnswer, GameResult
from tests.worlds import laws_world
from tests.worlds.laws_world import BLACK, NO, UNSETTLED, WHITE, YES, game

judged = partial(laws_world.judged, "fide-laws-2001")
MATE = game(5, ending=Ending.CHECKMATE)
"""White has just mated: Black is on move."""
STALEMATE = game(6, ending=Ending.STALEMATE)


# Article 5


def test_5_1_a_checkmate_ends_the_game_unclaimed() -> None:
    found = judged(MATE, PositionAsked())
    assert (found.result, found.article) == (GameResult.WHITE_WINS, "5.1.a")
    assert (found.ended_at, found.claim) == (5, None)


def test_5_1_a_black_mates_as_well() -> None:
    found = judged(game(6, ending=Ending.CHECKMATE), PositionAsked())
    assert (found.result, found.ended_at) == (GameResult.BLACK_WINS, 6)


@pytest.mark.parametrize("can", [YES, NO, UNSETTLED])
def test_5_1_b_who_resigns_loses_even_if_the_opponent_cannot_mate(can: MatingAnswer) -> None:
    # In a position that White could win himself.
    found = judged(game(4, can={WHITE: YES, BLACK: can}), Resignation(WHITE))
    assert (found.result, found.article) == (GameResult.BLACK_WINS, "5.1.b")
    assert found.ended_at == 4


def test_5_1_b_nobody_resigns_after_the_end() -> None:
    found = judged(MATE, Resignation(WHITE))
    assert (found.result, found.article) == (GameResult.WHITE_WINS, "5.1.a")
    found = judged(game(8, dead_at=2), Resignation(WHITE))
    assert (found.result, found.article, found.ended_at) == (GameResult.DRAW, "5.2.b", 2)


def test_5_2_a_stalemate_is_a_draw() -> None:
    found = judged(STALEMATE, PositionAsked())
    assert (found.result, found.article, found.ended_at) == (GameResult.DRAW, "5.2.a", 6)


def test_5_2_b_a_dead_position_is_a_draw_since_it_arose() -> None:
    found = judged(game(9, dead_at=4), PositionAsked())
    assert (found.result, found.article, found.ended_at) == (GameResult.DRAW, "5.2.b", 4)
    assert found.further == ("9.6",)


def test_5_2_b_a_position_is_dead_when_neither_can_mate() -> None:
    found = judged(game(4, can={WHITE: NO, BLACK: NO}), PositionAsked())
    assert (found.result, found.article, found.ended_at) == (GameResult.DRAW, "5.2.b", 4)
    bare = judged(game(3, white="K", black="K", can={}), PositionAsked())
    assert (bare.result, bare.article) == (GameResult.DRAW, "5.2.b")


@pytest.mark.parametrize("other", [NO, UNSETTLED, YES])
def test_5_2_b_it_is_not_dead_while_one_can_mate(other: MatingAnswer) -> None:
    found = judged(game(4, can={WHITE: YES, BLACK: other}), PositionAsked())
    assert (found.result, found.ended_at) == (GameResult.PLAYS_ON, None)


@pytest.mark.parametrize("other", [NO, UNSETTLED])
def test_5_2_b_a_person_decides_what_nobody_has_proved(other: MatingAnswer) -> None:
    found = judged(game(4, can={WHITE: UNSETTLED, BLACK: other}), PositionAsked())
    assert (found.result, found.article) == (GameResult.ARBITER, "5.2.b")
    assert (len(found.choices), found.ended_at) == (2, None)


def test_5_2_b_a_stalemate_after_a_dead_position_came_too_late() -> None:
    found = judged(game(6, ending=Ending.STALEMATE, dead_at=3), PositionAsked())
    assert (found.article, found.ended_at) == ("5.2.b", 3)


@pytest.mark.parametrize("plies", [0, 1, 40])
def test_5_2_c_both_agree_at_any_time(plies: int) -> None:
    found = judged(game(plies), Agreement())
    assert (found.result, found.article) == (GameResult.DRAW, "5.2.c")
    assert found.ended_at == plies


def test_5_2_c_an_agreement_after_checkmate_changes_nothing() -> None:
    assert judged(MATE, Agreement()).result is GameResult.WHITE_WINS


def test_5_2_d_five_times_the_same_position_ends_nothing_unclaimed() -> None:
    found = judged(game("a 0 b 0 c 0 d 0"), PositionAsked())
    assert (found.result, found.article) == (GameResult.PLAYS_ON, "9.2")
    twice = judged(game("a 0 b c"), PositionAsked())
    assert (twice.result, twice.article) == (GameResult.PLAYS_ON, "5.2.b")


@pytest.mark.parametrize(("quiet", "article"), [(99, "5.2.b"), (100, "9.3"), (151, "9.3")])
def test_5_2_e_moves_without_capture_end_nothing_unclaimed(quiet: int, article: str) -> None:
    found = judged(game(4, quiet=quiet), PositionAsked())
    assert (found.result, found.article) == (GameResult.PLAYS_ON, article)


# Article 6: the flag


@pytest.mark.parametrize(("by", "result"), [(WHITE, "0-1"), (BLACK, "1-0")])
def test_6_10_who_oversteps_the_time_loses(by: Color, result: str) -> None:
    found = judged(game(7), FlagFall(by=by))
    assert (found.result.value, found.article) == (result, "6.10")
    assert (found.claim, found.ended_at) == (ClaimAnswer.RIGHT, 7)


def test_6_10_a_draw_when_the_opponent_cannot_mate_by_any_moves() -> None:
    found = judged(game(7, can={WHITE: YES, BLACK: NO}), FlagFall(by=WHITE))
    assert (found.result, found.article) == (GameResult.DRAW, "6.10")
    # What the player himself could do does not matter.
    found = judged(game(7, can={WHITE: NO, BLACK: YES}), FlagFall(by=WHITE))
    assert found.result is GameResult.BLACK_WINS


def test_6_10_a_person_decides_where_the_mate_is_not_settled() -> None:
    found = judged(game(7, can={WHITE: NO, BLACK: UNSETTLED}), FlagFall(by=WHITE))
    assert (found.result, found.article) == (GameResult.ARBITER, "6.10")
    assert (len(found.choices), found.claim, found.ended_at) == (2, None, None)
    assert "a person decides" in str(found.sentence)


@pytest.mark.parametrize(
    ("facts", "result", "article"),
    [(MATE, "1-0", "5.1.a"), (STALEMATE, "½-½", "5.2.a"), (game(7, dead_at=5), "½-½", "5.2.b")],
)
@pytest.mark.parametrize("chess", list(Chess))
def test_6_10_what_ended_the_game_on_the_board_comes_first(
    facts: GameFacts, result: str, article: str, chess: Chess
) -> None:
    for by in Color:
        found = judged(facts, FlagFall(by=by), chess=chess)
        assert (found.result.value, found.article) == (result, article)
        assert found.claim is ClaimAnswer.TOO_LATE


def test_6_12_both_flags_the_game_goes_on() -> None:
    found = judged(game(7), FlagFall(by=WHITE, other_too=True))
    assert (found.result, found.article, found.ended_at) == (GameResult.PLAYS_ON, "6.12", None)


def test_10_3_both_flags_in_the_last_period_are_a_draw() -> None:
    found = judged(game(7), FlagFall(by=WHITE, other_too=True, last_period=True))
    assert (found.result, found.article, found.ended_at) == (GameResult.DRAW, "10.3", 7)


@pytest.mark.parametrize("chess", [Chess.RAPID, Chess.BLITZ])
@pytest.mark.parametrize("last", [True, False])
def test_b8_both_flags_in_rapid_and_blitz_are_a_draw(chess: Chess, last: bool) -> None:
    happening = FlagFall(by=WHITE, other_too=True, last_period=last)
    found = judged(game(7), happening, chess=chess)
    assert (found.result, found.article) == (GameResult.DRAW, "B8")


@pytest.mark.parametrize("chess", [Chess.RAPID, Chess.BLITZ])
def test_b7_a_win_on_time_in_rapid_and_blitz(chess: Chess) -> None:
    found = judged(game(7), FlagFall(by=WHITE), chess=chess)
    assert (found.result, found.article) == (GameResult.BLACK_WINS, "B7")
    assert found.claim is ClaimAnswer.RIGHT
    drawn = judged(game(7, can={BLACK: NO}), FlagFall(by=WHITE), chess=chess)
    assert (drawn.result, drawn.article) == (GameResult.DRAW, "6.10")


# Article 6: late


@pytest.mark.parametrize(("minutes", "result"), [(1, "plays_on"), (60, "plays_on"), (61, "0-1")])
def test_6_7_more_than_an_hour_loses(minutes: int, result: str) -> None:
    found = judged(game(), LateArrival(by=WHITE, minutes=minutes))
    assert (found.result.value, found.article) == (result, "6.7")
    assert bool(found.choices) is (result == "0-1")


def test_6_7_both_too_late_lose_both() -> None:
    found = judged(game(), LateArrival(by=None, minutes=61))
    assert (found.result, found.article) == (GameResult.BOTH_LOSE, "6.7")
    found = judged(game(), LateArrival(by=BLACK, minutes=61))
    assert found.result is GameResult.WHITE_WINS


def test_6_6_both_absent_at_the_start_cost_white_the_time() -> None:
    found = judged(game(), LateArrival(by=None, minutes=60))
    assert (found.result, found.article) == (GameResult.PLAYS_ON, "6.6")
    assert found.clock == {WHITE: -3600}
    assert judged(game(), LateArrival(by=None, minutes=0)).clock == {}


@pytest.mark.parametrize("chess", [Chess.RAPID, Chess.BLITZ])
def test_6_7_the_hour_holds_in_rapid_and_blitz(chess: Chess) -> None:
    happening = LateArrival(by=WHITE, minutes=60)
    assert judged(game(), happening, chess=chess).result is GameResult.PLAYS_ON


# Articles 8 and 12


@pytest.mark.parametrize("reported", ["1-0", "0-1", "½-½", "0-0", "½-0", "0-½"])
def test_8_7_the_signed_result_stands(reported: str) -> None:
    found = judged(game(4), SignedResult(reported))
    assert (found.result.value, found.article) == (reported, "8.7")
    assert len(found.choices) == 1


def test_8_7_even_against_the_board_unless_the_arbiter_decides_otherwise() -> None:
    found = judged(MATE, SignedResult("0-1"))
    assert (found.result, found.article) == (GameResult.BLACK_WINS, "8.7")
    doubtful = game(4, can={WHITE: UNSETTLED, BLACK: NO})
    assert judged(doubtful, SignedResult("0-1")).article == "8.7"


@pytest.mark.parametrize("reported", ["¾-¼", "plays_on", "arbiter", "new_game", "", "2-0"])
def test_8_7_a_result_that_cannot_be_is_refused(reported: str) -> None:
    with pytest.raises(InputError, match="no result"):
        judged(game(4), SignedResult(reported))


def test_12_2_a_device_is_for_the_arbiter_to_judge() -> None:
    on = judged(game(4), PhoneFound(by=WHITE, device=Device.SWITCHED_ON))
    assert (on.result, on.article) == (GameResult.ARBITER, "12.2")
    off = judged(game(4), PhoneFound(by=WHITE, device=Device.SWITCHED_OFF, on_player=True))
    assert (off.result, off.article) == (GameResult.PLAYS_ON, "12.2")


def test_12_7_who_refuses_loses_and_the_arbiter_sets_the_opponents_score() -> None:
    found = judged(game(4), Refusal(WHITE))
    assert (found.result, found.article, found.ended_at) == (GameResult.ARBITER, "12.7", None)
    assert [str(one) for one in found.choices] == ["result 0-1", "result 0-½", "result 0-0"]
    assert "White persistently refuses" in str(found.sentence)


def test_12_8_both_refuse_and_both_lose() -> None:
    found = judged(game(4), Refusal(None))
    assert (found.result, found.article, found.ended_at) == (GameResult.BOTH_LOSE, "12.8", 4)


def test_13_4_lists_seven_penalties_in_the_order_of_the_print() -> None:
    found = judged(game(4), PhoneFound(by=WHITE, device=Device.SWITCHED_ON))
    with speaking("de"):
        told = [str(one) for one in found.choices]
    assert (told[0], told[3], told[6]) == (
        "eine Verwarnung",
        "Verlust der Partie",
        "Ausschluss vom Turnier",
    )
    assert len(told) == 7


@pytest.mark.parametrize(
    "happening",
    [
        Resignation(BLACK),
        IllegalMove(by=WHITE),
        WrongSetup(moves_made=2),
        PhoneFound(by=WHITE, device=Device.SWITCHED_ON),
    ],
)
def test_5_1_a_nothing_that_is_noticed_later_changes_a_checkmate(happening: Happening) -> None:
    found = judged(MATE, happening)
    assert (found.result, found.article, found.claim) == (GameResult.WHITE_WINS, "5.1.a", None)
