"""The Laws of 2001: draws by claim (Articles 9 and 10), and what a wrong claim costs."""

from dataclasses import replace
from functools import partial

import pytest

from league.facts.disputes import (
    Chess,
    Happening,
    LastMinutesClaim,
    MovesClaim,
    PositionAsked,
    RepetitionClaim,
)
from league.facts.games import Color, Ending, Fault, GameFacts
from league.language import speaking
from league.outcomes.laws import ClaimAnswer, GameResult, LawsAnswer
from tests.worlds import laws_world
from tests.worlds.laws_world import BLACK, NO, UNSETTLED, WHITE, announced, game, unplayable

THIRD = "a b c 0 a b c 0"
"""Eight plies: the position at the start stands for the third time, White is on move."""
SECOND = "a b c 0 a b c"
"""One ply less: it is about to stand for the third time, Black is on move."""


judged = partial(laws_world.judged, "fide-laws-2001")


def with_announced(
    facts: GameFacts,
    key: str = "announced",
    *,
    ending: Ending | None = None,
    quiet: int | None = None,
) -> GameFacts:
    return replace(facts, announced=announced(facts, key, ending=ending, quiet=quiet))


def brief(answer: LawsAnswer) -> tuple[GameResult, ClaimAnswer | None, str]:
    return answer.result, answer.claim, answer.article


# 9.2


def test_9_2_b_the_third_time_is_a_draw_claimed_by_the_player_on_move() -> None:
    found = judged(game(THIRD), RepetitionClaim(by=WHITE))
    assert brief(found) == (GameResult.DRAW, ClaimAnswer.RIGHT, "9.2.b")
    assert (found.ended_at, found.clock) == (8, {})


def test_9_2_b_the_second_time_is_not_enough() -> None:
    found = judged(game("a b c 0"), RepetitionClaim(by=WHITE))
    assert brief(found) == (GameResult.PLAYS_ON, ClaimAnswer.WRONG, "9.5.b")
    assert found.ended_at is None


def test_9_2_b_a_fourth_time_is_enough_and_ends_nothing_by_itself() -> None:
    facts = game(f"{THIRD} a b c 0 a b c 0")
    assert brief(judged(facts, RepetitionClaim(by=WHITE)))[1:] == (ClaimAnswer.RIGHT, "9.2.b")
    asked = judged(facts, PositionAsked())
    assert brief(asked) == (GameResult.PLAYS_ON, None, "9.2")
    assert "5 times" in str(asked.sentence)


def test_9_2_a_the_announced_move_makes_the_third_time() -> None:
    found = judged(with_announced(game(SECOND), "0"), RepetitionClaim(by=BLACK, announced=True))
    assert brief(found) == (GameResult.DRAW, ClaimAnswer.RIGHT, "9.2.a")
    assert found.ended_at == 7


def test_9_2_a_only_the_announced_move_counts() -> None:
    # Another move would repeat the position; the one that was announced does not.
    facts = with_announced(game(SECOND), "elsewhere")
    found = judged(facts, RepetitionClaim(by=BLACK, announced=True))
    assert brief(found) == (GameResult.PLAYS_ON, ClaimAnswer.WRONG, "9.5.b")
    # The position on the board stands there for the third time; the announced one does not.
    facts = with_announced(game(THIRD), "elsewhere")
    found = judged(facts, RepetitionClaim(by=WHITE, announced=True))
    assert brief(found) == (GameResult.PLAYS_ON, ClaimAnswer.WRONG, "9.5.b")


@pytest.mark.parametrize("fault", [Fault.ILLEGAL, Fault.AMBIGUOUS, Fault.UNREADABLE])
def test_9_2_a_an_announced_move_that_cannot_be_played_makes_a_wrong_claim(fault: Fault) -> None:
    facts = replace(game(SECOND), announced=unplayable(fault, "Sxh9"))
    found = judged(facts, RepetitionClaim(by=BLACK, announced=True))
    assert brief(found) == (GameResult.PLAYS_ON, ClaimAnswer.WRONG, "9.5.b")
    assert "Sxh9 cannot be played" in str(found.sentence)
    assert "must be played" not in str(found.sentence)


def test_9_2_b_who_is_not_on_move_has_no_claim_and_pays_nothing() -> None:
    # Black's last move made the third time: White is on move.
    found = judged(game(THIRD), RepetitionClaim(by=BLACK), clock={BLACK: 600})
    assert brief(found) == (GameResult.PLAYS_ON, ClaimAnswer.NOT_ON_MOVE, "9.2.b")
    assert found.clock == {}


def test_9_2_nobody_announces_a_move_while_the_opponent_is_on_move() -> None:
    facts = with_announced(game(THIRD), "0")
    found = judged(facts, RepetitionClaim(by=BLACK, announced=True))
    assert brief(found) == (GameResult.PLAYS_ON, ClaimAnswer.NOT_ON_MOVE, "9.2")


def test_9_4_the_right_is_lost_by_moving() -> None:
    # White had the position for the third time on his move, and moved.
    found = judged(game(f"{THIRD} away"), RepetitionClaim(by=WHITE), clock={WHITE: 600})
    assert brief(found) == (GameResult.PLAYS_ON, ClaimAnswer.TOO_LATE, "9.4")
    assert found.clock == {}


def test_9_4_the_right_stays_lost_when_it_is_his_turn_again() -> None:
    found = judged(game(f"{THIRD} away further"), RepetitionClaim(by=WHITE), clock={WHITE: 600})
    assert brief(found) == (GameResult.PLAYS_ON, ClaimAnswer.TOO_LATE, "9.4")
    # For a position that stands there for the third time he can claim anew.
    again = judged(game("a b c 0 a b c 0 a b"), RepetitionClaim(by=WHITE))
    assert brief(again)[1:] == (ClaimAnswer.RIGHT, "9.2.b")
    # Two turns ago is another matter: the position on the board is claimed, and wrongly.
    later = judged(game(f"{THIRD} away further x y"), RepetitionClaim(by=WHITE))
    assert brief(later)[1:] == (ClaimAnswer.WRONG, "9.5.b")


def test_9_4_the_right_is_not_lost_by_touching() -> None:
    for facts, claim in (
        (game(THIRD), RepetitionClaim(by=WHITE, touched=True)),
        (game(quiet=100, keys=4), MovesClaim(by=WHITE, touched=True)),
    ):
        assert judged(facts, claim).claim is ClaimAnswer.RIGHT


def test_9_2_before_any_move_nobody_had_a_right_to_lose() -> None:
    assert judged(game(), RepetitionClaim(by=BLACK)).claim is ClaimAnswer.NOT_ON_MOVE
    assert judged(game(), MovesClaim(by=BLACK)).claim is ClaimAnswer.NOT_ON_MOVE


@pytest.mark.parametrize("chess", [Chess.RAPID, Chess.BLITZ])
def test_9_2_holds_in_rapid_and_blitz_with_its_penalty(chess: Chess) -> None:
    assert judged(game(THIRD), RepetitionClaim(by=WHITE), chess=chess).result is GameResult.DRAW
    wrong = judged(game(2), RepetitionClaim(by=WHITE), chess=chess, clock={WHITE: 90})
    assert (wrong.article, wrong.clock) == ("9.5.b", {WHITE: -30, BLACK: 180})


# 9.3


@pytest.mark.parametrize(
    ("quiet", "claim", "article"),
    [(99, ClaimAnswer.WRONG, "9.5.b"), (100, ClaimAnswer.RIGHT, "9.3.b")],
)
def test_9_3_b_fifty_moves_of_each(quiet: int, claim: ClaimAnswer, article: str) -> None:
    found = judged(game(4, quiet=quiet), MovesClaim(by=WHITE))
    assert (found.claim, found.article) == (claim, article)


@pytest.mark.parametrize(
    ("quiet", "claim", "article"),
    [(99, ClaimAnswer.WRONG, "9.5.b"), (100, ClaimAnswer.RIGHT, "9.3.a")],
)
def test_9_3_a_the_announced_move_completes_them(
    quiet: int, claim: ClaimAnswer, article: str
) -> None:
    facts = with_announced(game(4, quiet=quiet - 1))
    found = judged(facts, MovesClaim(by=WHITE, announced=True))
    assert (found.claim, found.article) == (claim, article)


def test_9_3_a_an_announced_capture_or_pawn_move_completes_nothing() -> None:
    facts = with_announced(game(4, quiet=99), quiet=0)
    found = judged(facts, MovesClaim(by=WHITE, announced=True))
    assert (found.claim, found.article) == (ClaimAnswer.WRONG, "9.5.b")


def test_9_3_a_an_announced_move_that_cannot_be_played() -> None:
    facts = replace(game(4, quiet=99), announced=unplayable(Fault.ILLEGAL))
    found = judged(facts, MovesClaim(by=WHITE, announced=True))
    assert (found.claim, found.article) == (ClaimAnswer.WRONG, "9.5.b")


@pytest.mark.parametrize("limit", [30, 75, 100])
def test_9_3_an_announced_number_of_moves_changes_nothing(limit: int) -> None:
    right = judged(game(4, quiet=100), MovesClaim(by=WHITE, limit=limit))
    assert right.claim is ClaimAnswer.RIGHT
    assert judged(game(4, quiet=99), MovesClaim(by=WHITE, limit=limit)).claim is ClaimAnswer.WRONG


def test_9_3_who_is_not_on_move_has_no_claim() -> None:
    # The last ply made 100; Black, who is not on move, never had it on his own move.
    found = judged(game(4, quiet=100), MovesClaim(by=BLACK))
    assert brief(found) == (GameResult.PLAYS_ON, ClaimAnswer.NOT_ON_MOVE, "9.3")


def test_9_4_the_right_after_fifty_moves_is_lost_by_moving() -> None:
    found = judged(game(4, quiet=101), MovesClaim(by=BLACK))
    assert brief(found) == (GameResult.PLAYS_ON, ClaimAnswer.TOO_LATE, "9.4")


def test_9_3_seventy_five_moves_end_nothing_by_themselves() -> None:
    found = judged(game(4, quiet=150), PositionAsked())
    assert brief(found) == (GameResult.PLAYS_ON, None, "9.3")


# 9.5.b: three minutes for the opponent; half, at most three minutes; to one minute; nothing


@pytest.mark.parametrize(
    ("left", "taken"),
    [
        (3600, 180),
        (362, 180),  # the half is 181
        (361, 180),  # the half is 180.5
        (360, 180),
        (359, 179),  # 179.5, in whole seconds
        (358, 179),
        (240, 120),
        (122, 61),
        (121, 60),  # 60.5: 61 seconds are left
        (120, 60),  # printed nowhere; both neighbours leave one minute
        (119, 59),
        (61, 1),
        (60, 0),
        (59, 0),
        (1, 0),
        (0, 0),
    ],
)
def test_9_5_b_what_a_wrong_claim_costs(left: int, taken: int) -> None:
    found = judged(game(4), RepetitionClaim(by=WHITE), clock={WHITE: left, BLACK: 5})
    assert found.clock == {BLACK: 180} | ({WHITE: -taken} if taken else {})
    assert brief(found) == (GameResult.PLAYS_ON, ClaimAnswer.WRONG, "9.5.b")


def test_9_5_b_with_time_enough_three_minutes_are_taken() -> None:
    assert judged(game(5), MovesClaim(by=BLACK)).clock == {WHITE: 180, BLACK: -180}


def test_9_5_b_never_leaves_less_than_a_minute_to_who_had_it() -> None:
    for left in range(60, 400):
        clock = judged(game(4), MovesClaim(by=WHITE), clock={WHITE: left}).clock
        assert left + clock.get(WHITE, 0) >= 60


def test_9_5_b_tells_the_arithmetic_in_both_languages() -> None:
    found = judged(game(4), RepetitionClaim(by=WHITE), clock={WHITE: 151, BLACK: 45})
    told = str(found.sentence)
    assert "Black gets 3:00 minutes (0:45 + 3:00 = 3:45)." in told
    assert "White has 2:31 left, more than 2:00: half of it, 1:15, is taken (2:31 − 1:15" in told
    with speaking("de"):
        assert "Weiß hat 2:31 übrig, mehr als 2:00: die Hälfte, 1:15" in str(found.sentence)


def test_9_5_b_the_announced_move_must_be_played() -> None:
    found = judged(with_announced(game(4)), RepetitionClaim(by=WHITE, announced=True))
    assert "Kd2 must be played" in str(found.sentence)


@pytest.mark.parametrize(
    ("ending", "result"),
    [(Ending.CHECKMATE, GameResult.WHITE_WINS), (Ending.STALEMATE, GameResult.DRAW)],
)
def test_9_5_b_the_announced_move_may_end_the_game(ending: Ending, result: GameResult) -> None:
    facts = with_announced(game(4), ending=ending)
    found = judged(facts, RepetitionClaim(by=WHITE, announced=True), clock={WHITE: 59})
    assert brief(found) == (result, ClaimAnswer.WRONG, "9.5.b")
    assert (found.ended_at, found.clock) == (4, {BLACK: 180})


# A claim after the end


@pytest.mark.parametrize(
    "claim", [RepetitionClaim(by=WHITE), MovesClaim(by=WHITE), LastMinutesClaim(by=WHITE)]
)
def test_5_1_a_a_claim_after_checkmate_is_too_late(claim: Happening) -> None:
    found = judged(game(THIRD, quiet=120, ending=Ending.CHECKMATE), claim)
    assert brief(found) == (GameResult.BLACK_WINS, ClaimAnswer.TOO_LATE, "5.1.a")
    assert (found.ended_at, found.clock) == (8, {})


def test_5_2_b_a_claim_after_a_dead_position_is_too_late() -> None:
    found = judged(game(THIRD, dead_at=3), RepetitionClaim(by=WHITE))
    assert brief(found) == (GameResult.DRAW, ClaimAnswer.TOO_LATE, "5.2.b")
    assert found.ended_at == 3


def test_5_2_b_a_wrong_claim_waits_for_a_person_where_the_position_may_be_dead() -> None:
    facts = game(4, can={WHITE: NO, BLACK: UNSETTLED})
    found = judged(facts, RepetitionClaim(by=WHITE))
    assert brief(found) == (GameResult.ARBITER, ClaimAnswer.WRONG, "5.2.b")
    assert len(found.choices) == 2
    right = judged(game(THIRD, can={WHITE: NO, BLACK: UNSETTLED}), RepetitionClaim(by=WHITE))
    assert brief(right) == (GameResult.DRAW, ClaimAnswer.RIGHT, "9.2.b")


# Article 10


def test_10_2_under_two_minutes_the_arbiter_decides() -> None:
    found = judged(game(4), LastMinutesClaim(by=WHITE), clock={WHITE: 119})
    assert (found.result, found.claim, found.article) == (GameResult.ARBITER, None, "10.2")
    told = [str(one) for one in found.choices]
    assert len(told) == 3
    assert told[0].startswith("A draw")
    assert "Black may get 2:00 minutes" in told[1]
    assert "Black gets 2:00 minutes" in told[2]


@pytest.mark.parametrize(
    ("clock", "by", "claim"),
    [
        ({WHITE: 120}, WHITE, ClaimAnswer.WRONG),
        ({}, WHITE, ClaimAnswer.WRONG),
        ({WHITE: 1}, WHITE, None),
        ({WHITE: 0}, WHITE, ClaimAnswer.TOO_LATE),
        ({BLACK: 60}, BLACK, ClaimAnswer.NOT_ON_MOVE),
    ],
)
def test_10_2_on_move_under_two_minutes_and_before_the_flag(
    clock: dict[Color, int], by: Color, claim: ClaimAnswer | None
) -> None:
    found = judged(game(4), LastMinutesClaim(by=by), clock=clock)
    assert (found.claim, found.article) == (claim, "10.2")
    assert found.result is (GameResult.PLAYS_ON if claim else GameResult.ARBITER)


def test_10_1_only_in_the_last_period() -> None:
    found = judged(game(4), LastMinutesClaim(by=WHITE, last_period=False), clock={WHITE: 60})
    assert brief(found) == (GameResult.PLAYS_ON, ClaimAnswer.WRONG, "10.1")


def test_10_2_knows_no_increment_on_request() -> None:
    found = judged(game(4), LastMinutesClaim(by=WHITE, increment_asked=True), clock={WHITE: 60})
    assert brief(found) == (GameResult.PLAYS_ON, ClaimAnswer.NO_SUCH_CLAIM, "10.2")


def test_10_2_holds_in_rapid_chess() -> None:
    claim = LastMinutesClaim(by=WHITE)
    found = judged(game(4), claim, clock={WHITE: 60}, chess=Chess.RAPID)
    assert found.result is GameResult.ARBITER


def test_c4_not_in_blitz() -> None:
    claim = LastMinutesClaim(by=WHITE)
    found = judged(game(4), claim, clock={WHITE: 60}, chess=Chess.BLITZ)
    assert brief(found) == (GameResult.PLAYS_ON, ClaimAnswer.NO_SUCH_CLAIM, "C4")
