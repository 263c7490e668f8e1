"""The Laws of 2023: illegal moves, set-up, colours, devices, sealed moves, the last minutes."""

from collections.abc import Mapping
from dataclasses import replace

import pytest

from league.facts.disputes import (
    Chess,
    Device,
    FlagFall,
    Happening,
    IllegalForm,
    IllegalMove,
    LastMinutesClaim,
    PhoneFound,
    Refusal,
    SealedMove,
    WrongColors,
    WrongSetup,
)
from league.facts.games import Color, Ending, Fault, GameFacts
from league.language import speaking
from league.outcomes.laws import ClaimAnswer, GameResult, LawsAnswer
from league.rulebooks import load
from league.rulebooks.fide_laws_2023 import p11_conduct
from tests.worlds import laws_world as world
from tests.worlds.laws_world import BLACK, NO, UNSETTLED, WHITE, game, unplayable

DRAW, PLAYS_ON, ARBITER = GameResult.DRAW, GameResult.PLAYS_ON, GameResult.ARBITER
WHITE_WINS, BLACK_WINS = GameResult.WHITE_WINS, GameResult.BLACK_WINS
NEW_GAME = GameResult.NEW_GAME
RIGHT, TOO_LATE = ClaimAnswer.RIGHT, ClaimAnswer.TOO_LATE
STANDARD, RAPID, BLITZ = Chess.STANDARD, Chess.RAPID, Chess.BLITZ


def judged(
    facts: GameFacts,
    happening: Happening,
    chess: Chess = STANDARD,
    *,
    supervised: bool = False,
    clock: Mapping[Color, int] | None = None,
    increment: int = 0,
) -> LawsAnswer:
    return world.judged(
        "fide-laws-2023",
        facts,
        happening,
        chess=chess,
        supervised=supervised,
        clock=clock,
        increment=increment,
    )


@pytest.mark.parametrize("wrong", list(IllegalForm))
def test_7_5_5_the_first_gives_two_minutes_and_the_second_loses(wrong: IllegalForm) -> None:
    first = judged(game(10), IllegalMove(by=WHITE, wrong=wrong))
    assert (first.result, first.article) == (PLAYS_ON, "7.5.5")
    assert (first.clock, first.claim) == ({BLACK: 120}, None)
    second = judged(game(10), IllegalMove(by=WHITE, count=2, wrong=wrong))
    assert (second.result, second.article, second.clock) == (BLACK_WINS, "7.5.5", {})
    assert judged(game(10), IllegalMove(by=WHITE, count=3, wrong=wrong)).result is BLACK_WINS


@pytest.mark.parametrize(
    ("wrong", "article"),
    [
        (IllegalForm.MOVE, "7.5.1"),
        (IllegalForm.PROMOTION, "7.5.2"),
        (IllegalForm.NO_MOVE, "7.5.3"),
        (IllegalForm.TWO_HANDS, "7.5.4"),
    ],
)
def test_7_5_1_and_7_5_2_and_7_5_3_and_7_5_4_only_once_the_clock_is_pressed(
    wrong: IllegalForm, article: str
) -> None:
    answer = judged(game(10), IllegalMove(by=WHITE, wrong=wrong, count=2, pressed=False))
    assert (answer.result, answer.article, answer.clock) == (PLAYS_ON, article, {})
    pressed = judged(game(10), IllegalMove(by=WHITE, wrong=wrong))
    assert article in pressed.further


def test_7_5_2_the_pawn_becomes_a_queen() -> None:
    answer = judged(game(10), IllegalMove(by=WHITE, wrong=IllegalForm.PROMOTION))
    assert "replaced by a queen" in str(answer.sentence)
    with speaking("de"):
        assert "durch eine Dame ersetzt" in str(answer.sentence)


def test_7_5_5_the_second_is_a_draw_if_the_opponent_cannot_mate() -> None:
    second = IllegalMove(by=WHITE, count=2)
    draw = judged(game(10, can={BLACK: NO}), second)
    assert (draw.result, draw.article) == (DRAW, "7.5.5")
    unsettled = judged(game(10, can={BLACK: UNSETTLED}), second)
    assert (unsettled.result, len(unsettled.choices)) == (ARBITER, 2)
    # The first one costs time only, whoever can mate.
    first = judged(game(10, can={BLACK: NO}), IllegalMove(by=WHITE))
    assert (first.result, first.clock) == (PLAYS_ON, {BLACK: 120})


def test_7_5_1_in_standard_chess_it_is_never_too_late() -> None:
    answer = judged(game(10), IllegalMove(by=WHITE, answered=True, opponent_claims=True))
    assert (answer.result, answer.clock, answer.claim) == (PLAYS_ON, {BLACK: 120}, RIGHT)
    assert answer.article == "7.5.5"


def test_7_5_5_after_the_end_nothing_counts() -> None:
    facts = game(10, ending=Ending.STALEMATE)
    answer = judged(facts, IllegalMove(by=WHITE, count=2, opponent_claims=True))
    assert (answer.result, answer.article, answer.claim) == (DRAW, "5.2.1", TOO_LATE)


# A.3: one minute in rapid; B.3 takes A.5 along but not A.3: two in blitz.
@pytest.mark.parametrize(("chess", "seconds"), [(RAPID, 60), (BLITZ, 120)])
def test_a_5_2_while_the_opponent_has_not_moved(chess: Chess, seconds: int) -> None:
    for claims in (False, True):
        answer = judged(game(10), IllegalMove(by=WHITE, opponent_claims=claims), chess)
        assert (answer.result, answer.article) == (PLAYS_ON, "A.5.2")
        assert answer.clock == {BLACK: seconds}
        assert answer.claim is (RIGHT if claims else None)
        assert ("A.3" in answer.further) == (chess is RAPID)
    second = judged(game(10), IllegalMove(by=WHITE, count=2), chess)
    assert (second.result, second.article) == (BLACK_WINS, "A.5.2")
    assert judged(game(10, can={BLACK: NO}), IllegalMove(by=WHITE, count=2), chess).result is DRAW


@pytest.mark.parametrize("chess", [RAPID, BLITZ])
def test_a_5_2_once_the_opponent_has_moved_it_stands(chess: Chess) -> None:
    for count in (1, 2):
        move = IllegalMove(by=WHITE, count=count, answered=True, opponent_claims=True)
        answer = judged(game(10), move, chess)
        assert (answer.result, answer.article) == (PLAYS_ON, "A.5.2")
        assert (answer.claim, answer.clock) == (TOO_LATE, {})
    seen = judged(game(10), IllegalMove(by=WHITE, answered=True), chess)
    assert (seen.claim, seen.clock) == (None, {})


def test_a_4_and_b_2_with_supervision_the_competition_rules_apply() -> None:
    answered = IllegalMove(by=WHITE, answered=True)
    rapid = judged(game(10), answered, RAPID, supervised=True)
    assert (rapid.article, rapid.clock) == ("A.3", {BLACK: 60})
    blitz = judged(game(10), answered, BLITZ, supervised=True)
    assert (blitz.article, blitz.clock) == ("7.5.5", {BLACK: 120})


@pytest.mark.parametrize("chess", [RAPID, BLITZ])
def test_a_5_4_a_pawn_still_on_the_last_rank_is_a_draw(chess: Chess) -> None:
    left = IllegalMove(by=WHITE, wrong=IllegalForm.PROMOTION, answered=True)
    answer = judged(game(10), left, chess)
    assert (answer.result, answer.article) == (DRAW, "A.5.4")
    claimed = judged(game(10), replace(left, opponent_claims=True), chess)
    assert (claimed.result, claimed.article, claimed.claim) == (PLAYS_ON, "A.5.2", TOO_LATE)
    before = judged(game(10), replace(left, answered=False), chess)
    assert (before.result, before.article) == (PLAYS_ON, "A.5.2")
    assert judged(game(10), left).article == "7.5.5", "in standard chess it is put right"


@pytest.mark.parametrize("moves", [0, 9, 10, 60])
def test_7_2_1_a_wrong_set_up_is_a_new_game_at_any_time(moves: int) -> None:
    answer = judged(game(10), WrongSetup(moves_made=moves))
    assert (answer.result, answer.article, answer.ended_at) == (NEW_GAME, "7.2.1", None)


@pytest.mark.parametrize(
    ("moves", "result", "article"), [(9, NEW_GAME, "7.2.1"), (10, PLAYS_ON, "A.5.1.2")]
)
def test_a_5_1_2_in_rapid_and_blitz_only_within_ten_moves(
    moves: int, result: GameResult, article: str
) -> None:
    for chess in (RAPID, BLITZ):
        answer = judged(game(10), WrongSetup(moves_made=moves), chess)
        assert (answer.result, answer.article) == (result, article)
    watched = judged(game(10), WrongSetup(moves_made=moves), RAPID, supervised=True)
    assert watched.article == "7.2.1"


@pytest.mark.parametrize("chess", list(Chess))
@pytest.mark.parametrize(("moves", "result"), [(0, NEW_GAME), (9, NEW_GAME), (10, PLAYS_ON)])
def test_7_3_exchanged_colours_within_ten_moves(
    moves: int, result: GameResult, chess: Chess
) -> None:
    # quarter_gone is a matter of 1993.
    answer = judged(game(10), WrongColors(moves_made=moves, quarter_gone=True), chess)
    assert (answer.result, answer.article) == (result, "7.3")


def test_7_2_1_and_7_3_a_game_that_is_over_stands() -> None:
    mate = game(8, ending=Ending.CHECKMATE)
    for happening in (WrongSetup(moves_made=4), WrongColors(moves_made=4)):
        answer = judged(mate, happening)
        assert (answer.result, answer.article) == (BLACK_WINS, "5.1.1")


@pytest.mark.parametrize("device", list(Device))
def test_11_3_2_2_a_device_on_the_player_loses(device: Device) -> None:
    found = PhoneFound(by=WHITE, device=device, on_player=True)
    answer = judged(game(10), found)
    assert (answer.result, answer.article, answer.claim) == (BLACK_WINS, "11.3.2.2", None)
    # The print says that the opponent wins; it does not ask whether he can mate.
    assert judged(game(10, black="K"), found).result is BLACK_WINS


@pytest.mark.parametrize("device", list(Device))
def test_11_3_2_1_and_11_6_and_12_9_a_device_elsewhere_is_for_the_arbiter(device: Device) -> None:
    answer = judged(game(10), PhoneFound(by=WHITE, device=device))
    assert (answer.result, answer.article) == (ARBITER, "11.6")
    assert {"11.3.2.1", "12.9"} <= set(answer.further)
    assert len(answer.choices) == 9, "12.9.1 to 12.9.9"


@pytest.mark.parametrize("by", list(Color))
def test_11_7_who_refuses_loses_and_the_arbiter_sets_the_opponents_score(by: Color) -> None:
    answer = judged(game(10), Refusal(by))
    assert (answer.result, answer.article, len(answer.choices)) == (ARBITER, "11.7", 3)
    assert f"{by.capitalize()} persistently refuses to keep the Laws and loses" in str(
        answer.sentence
    )


def test_11_8_both_refuse_and_both_lose() -> None:
    answer = judged(game(10), Refusal(None))
    assert (answer.result, answer.article) == (GameResult.BOTH_LOSE, "11.8")


def test_12_9_the_nine_penalties_in_the_order_of_the_print() -> None:
    book = load("fide-laws-2023")
    said = [str(one) for one in p11_conduct.penalties(book.on(book.first_day))]
    assert (said[0], said[8]) == ("a warning", "exclusion from the event")
    assert len(said) == 9


@pytest.mark.parametrize(
    ("what", "article"),
    [(Fault.AMBIGUOUS, "I.8.1"), (Fault.UNREADABLE, "I.8.2"), (Fault.ILLEGAL, "I.8.3")],
)
def test_i_8_1_and_i_8_2_and_i_8_3_a_faulty_sealed_move_loses(what: Fault, article: str) -> None:
    facts = replace(game(10), announced=unplayable(what))
    answer = judged(facts, SealedMove(by=WHITE))
    assert (answer.result, answer.article, answer.claim) == (BLACK_WINS, article, None)
    # 6.9 is excepted: no loss against somebody who cannot mate.
    draw = judged(replace(facts, mating=game(10, can={BLACK: NO}).mating), SealedMove(by=WHITE))
    assert (draw.result, draw.article) == (DRAW, "6.9")
    assert {"I.8", article} <= set(draw.further)


def test_i_8_2_an_empty_envelope_says_nothing() -> None:
    assert judged(game(10), SealedMove(by=WHITE)).article == "I.8.2"


def test_i_8_what_was_over_before_stands() -> None:
    five = replace(game("a b c 0 " * 4), announced=unplayable(Fault.ILLEGAL))
    assert judged(five, SealedMove(by=WHITE)).article == "9.6.1"
    dead = replace(game(10, dead_at=10), announced=unplayable(Fault.ILLEGAL))
    assert judged(dead, SealedMove(by=WHITE)).article == "5.2.2"


def sealed(facts: GameFacts, key: str = "sealed", **of_it: object) -> GameFacts:
    return replace(facts, announced=world.announced(facts, key, **of_it))  # type: ignore[arg-type]


@pytest.mark.parametrize("no_show", [False, True])
def test_i_8_and_i_10_a_sealed_move_that_ends_the_game_stands(*, no_show: bool) -> None:
    def article(end: str) -> str:
        return "I.10" if no_show else end

    move = SealedMove(by=WHITE, no_show=no_show)
    mate = judged(sealed(game(10), ending=Ending.CHECKMATE), move)
    assert (mate.result, mate.article) == (WHITE_WINS, article("5.1.1"))
    stale = judged(sealed(game(10), ending=Ending.STALEMATE), move)
    assert (stale.result, stale.article) == (DRAW, article("5.2.1"))
    dead = judged(sealed(game(10), can={WHITE: NO, BLACK: NO}), move)
    assert (dead.result, dead.article) == (DRAW, article("5.2.2"))
    # The fifth occurrence, after four with the sealed move still to come.
    five = judged(sealed(game("0 a b c 0 a b c 0 a b c"), "0"), move)
    assert (five.result, five.article) == (DRAW, article("9.6.1"))
    last = judged(sealed(game(149, quiet=149)), SealedMove(by=BLACK, no_show=no_show))
    assert (last.result, last.article) == (DRAW, article("9.6.2"))


def test_i_9_1_another_sealed_move_is_played() -> None:
    answer = judged(sealed(game(10)), SealedMove(by=WHITE))
    assert (answer.result, answer.article, answer.ended_at) == (PLAYS_ON, "I.9.1", None)
    assert "6. Kd2" in str(answer.sentence)


def test_i_10_who_does_not_come_loses() -> None:
    absent = SealedMove(by=WHITE, no_show=True)
    answer = judged(sealed(game(10)), absent)
    assert (answer.result, answer.article) == (BLACK_WINS, "I.10")
    assert len(answer.choices) == 1, "unless the arbiter decides otherwise"
    # A faulty sealed move loses by itself; by I.10 he loses even where nobody can mate him.
    facts = replace(game(10), announced=unplayable(Fault.ILLEGAL))
    faulty = judged(facts, absent)
    assert (faulty.result, faulty.article) == (BLACK_WINS, "I.8.3")
    # I.8 leaves the arbiter nothing to decide, I.10 would: it is told beside the other.
    assert (faulty.choices, "I.10" in faulty.further) == ((), True)
    assert "I.10" not in judged(facts, SealedMove(by=WHITE)).further
    for can in (NO, UNSETTLED):
        lost = judged(replace(facts, mating=game(10, can={BLACK: can}).mating), absent)
        assert (lost.result, lost.article) == (BLACK_WINS, "I.10")


@pytest.mark.parametrize("chess", [STANDARD, RAPID])
def test_iii_3_1_and_iii_3_1_1_and_iii_3_1_2_both_flags_by_the_guideline(chess: Chess) -> None:
    both = FlagFall(by=WHITE, other_too=True, guideline=True)
    draw = judged(game(10), replace(both, last_period=True), chess)
    assert (draw.result, draw.article, draw.claim) == (DRAW, "III.3.1.2", RIGHT)
    on = judged(game(10), both, chess)
    if chess is RAPID:  # All moves in one period (A.1): it is the last one.
        assert on == draw
    else:
        assert (on.result, on.article, on.claim) == (PLAYS_ON, "III.3.1.1", None)


@pytest.mark.parametrize("last", [False, True])
@pytest.mark.parametrize(("chess", "guideline"), [(STANDARD, False), (RAPID, False), (BLITZ, True)])
def test_6_9_both_flags_without_the_guideline_are_for_the_arbiter(
    chess: Chess, *, guideline: bool, last: bool
) -> None:
    both = FlagFall(by=WHITE, other_too=True, guideline=guideline, last_period=last)
    answer = judged(game(10), both, chess)
    assert (answer.result, answer.article, answer.claim) == (ARBITER, "6.9", None)
    assert len(answer.choices) == 4


def test_iii_2_2_the_guideline_is_for_games_without_increment() -> None:
    both = FlagFall(by=WHITE, other_too=True, guideline=True, last_period=True)
    assert judged(game(10), both, increment=0).article == "III.3.1.2"
    assert judged(game(10), both, increment=1).result is ARBITER
    asked = LastMinutesClaim(by=WHITE, guideline=True)
    answer = judged(game(10), asked, clock={WHITE: 30}, increment=1)
    assert (answer.claim, answer.article) == (ClaimAnswer.NO_SUCH_CLAIM, "III.2.2")


def test_5_2_2_both_flags_in_a_dead_position() -> None:
    both = FlagFall(by=WHITE, other_too=True)
    assert judged(game(10, dead_at=9), both).article == "5.2.2"


# “Less than two minutes”: 119 seconds are, 120 are not.
@pytest.mark.parametrize(("left", "claim"), [(119, None), (120, ClaimAnswer.WRONG), (0, TOO_LATE)])
def test_iii_5_a_draw_is_claimed_with_less_than_two_minutes(
    left: int, claim: ClaimAnswer | None
) -> None:
    asked = LastMinutesClaim(by=WHITE, guideline=True)
    answer = judged(game(10), asked, clock={WHITE: left})
    assert (answer.claim, answer.article) == (claim, "III.5")
    assert answer.result is (ARBITER if claim is None else PLAYS_ON)
    # III.5.1 he agrees, III.5.2 he postpones, III.5.3 he rejects.
    assert len(answer.choices) == (3 if claim is None else 0)


def test_iii_5_nobody_knows_the_clock_so_there_is_enough_for_everything() -> None:
    answer = judged(game(10), LastMinutesClaim(by=WHITE, guideline=True))
    assert answer.claim is ClaimAnswer.WRONG


def test_iii_5_only_who_is_on_move() -> None:
    asked = LastMinutesClaim(by=BLACK, guideline=True)
    answer = judged(game(10), asked, clock={BLACK: 30})
    assert (answer.claim, answer.result) == (ClaimAnswer.NOT_ON_MOVE, PLAYS_ON)


@pytest.mark.parametrize(
    ("asked", "chess", "article"),
    [
        (LastMinutesClaim(by=WHITE), STANDARD, "III.2.1"),
        (LastMinutesClaim(by=WHITE, guideline=True, last_period=False), STANDARD, "III.2.1"),
        (LastMinutesClaim(by=WHITE, guideline=True), BLITZ, "III.2.2"),
    ],
)
def test_iii_2_1_and_iii_2_2_where_the_guideline_does_not_hold(
    asked: LastMinutesClaim, chess: Chess, article: str
) -> None:
    answer = judged(game(10), asked, chess, clock={WHITE: 30})
    assert (answer.claim, answer.article) == (ClaimAnswer.NO_SUCH_CLAIM, article)
    assert answer.result is PLAYS_ON


def test_iii_4_an_increment_is_for_the_arbiter_and_the_game_goes_on() -> None:
    asked = LastMinutesClaim(by=WHITE, guideline=True, increment_asked=True)
    answer = judged(game(10), asked, clock={WHITE: 119})
    assert (answer.result, answer.article, len(answer.choices)) == (PLAYS_ON, "III.4", 2)
    assert "5 seconds" in str(answer.choices[0])
    assert "2:00" in str(answer.choices[0])
    late = judged(game(10), asked, clock={WHITE: 120})
    assert (late.claim, late.article) == (ClaimAnswer.WRONG, "III.4")
