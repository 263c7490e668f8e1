"""Claims of a draw under the FIDE Laws of 1993: repetition, 50 moves, and a wrong claim's cost."""

from dataclasses import replace
from datetime import date

import pytest

from league.facts.disputes import Chess, Dispute, LastMinutesClaim, MovesClaim, RepetitionClaim
from league.facts.games import Announced, Color, Ending, Fault, GameFacts
from league.outcomes.laws import ClaimAnswer, GameResult
from league.rulebook import DatedValue
from tests.league.rulebooks.fide_laws_1993.laws_1993_world import (
    BLACK_WINS,
    BLITZ,
    DRAW,
    ON,
    SECOND,
    STANDARD,
    THIRD,
    WHITE_WINS,
    ask,
    book,
    laws,
    said,
)
from tests.worlds.laws_world import BLACK, WHITE, announced, game, unplayable

RIGHT, WRONG, TOO_LATE = ClaimAnswer.RIGHT, ClaimAnswer.WRONG, ClaimAnswer.TOO_LATE
CLAIM = RepetitionClaim(by=WHITE)
WITH_MOVE = RepetitionClaim(by=BLACK, announced=True)
FIVE_MINUTES = 5 * 60


def about_to_arise() -> GameFacts:
    """Black on move, and his announced move brings back the position that stood twice."""
    facts = game("a b c 0 a b c")
    return replace(facts, announced=announced(facts, "0"))


def with_announced(facts: GameFacts, written: Announced) -> GameFacts:
    return replace(facts, announced=written)


def test_10_10_b_the_third_time_on_the_board_is_a_draw() -> None:
    answer = ask(game(THIRD), CLAIM)
    assert said(answer) == (DRAW, "10.10.b")
    assert (answer.claim, answer.clock, answer.ended_at) == (RIGHT, {}, 8)


def test_10_10_b_the_second_time_is_not() -> None:
    answer = ask(game(SECOND), CLAIM)
    assert said(answer) == (ON, "10.13.b")
    assert (answer.claim, answer.clock) == (WRONG, {WHITE: -FIVE_MINUTES})


def test_10_10_a_the_announced_move_brings_it_the_third_time() -> None:
    answer = ask(about_to_arise(), WITH_MOVE)
    assert said(answer) == (DRAW, "10.10.a")
    assert (answer.claim, answer.ended_at) == (RIGHT, 7)


def test_10_10_a_the_second_time_by_the_announced_move_is_wrong() -> None:
    facts = game("a b c")
    answer = ask(with_announced(facts, announced(facts, "0")), WITH_MOVE)
    assert said(answer) == (ON, "10.13.b")
    assert (answer.claim, answer.clock) == (WRONG, {BLACK: -FIVE_MINUTES})


def test_10_10_a_only_the_announced_move_counts() -> None:
    facts = game("a b c 0 a b c")
    other = with_announced(facts, announced(facts, "elsewhere"))
    assert ask(other, WITH_MOVE).claim is WRONG


def test_10_10_a_a_third_time_on_the_board_does_not_help_a_claim_by_a_move() -> None:
    facts = game(THIRD)
    other = with_announced(facts, announced(facts, "elsewhere"))
    assert ask(other, RepetitionClaim(by=WHITE, announced=True)).claim is WRONG


@pytest.mark.parametrize("fault", [Fault.ILLEGAL, Fault.AMBIGUOUS, Fault.UNREADABLE])
def test_10_10_a_an_announced_move_that_cannot_be_made_is_a_wrong_claim(fault: Fault) -> None:
    answer = ask(with_announced(game("a b c"), unplayable(fault)), WITH_MOVE)
    assert said(answer) == (ON, "10.13.b")
    assert (answer.claim, answer.clock) == (WRONG, {BLACK: -FIVE_MINUTES})
    assert "Kd5" in str(answer.sentence)


def test_10_10_who_is_not_on_move_cannot_claim() -> None:
    answer = ask(game(THIRD), RepetitionClaim(by=BLACK))
    assert said(answer) == (ON, "10.10")
    assert (answer.claim, answer.clock) == (ClaimAnswer.NOT_ON_MOVE, {})


def test_10_11_who_has_moved_since_comes_too_late() -> None:
    answer = ask(game(f"{THIRD} x"), CLAIM)
    assert said(answer) == (ON, "10.11")
    assert (answer.claim, answer.clock) == (TOO_LATE, {})


def test_10_11_also_when_it_is_his_turn_again() -> None:
    assert ask(game(f"{THIRD} x y"), CLAIM).claim is TOO_LATE
    assert ask(game(f"{SECOND} x y"), CLAIM).claim is WRONG


def test_10_11_the_right_returns_with_the_position() -> None:
    answer = ask(game(f"{THIRD} a b c 0"), CLAIM)
    assert said(answer) == (DRAW, "10.10.b")
    assert "number 4" in str(answer.sentence)


def test_10_11_touching_a_piece_does_not_cost_the_right() -> None:
    assert ask(game(THIRD), RepetitionClaim(by=WHITE, touched=True)).claim is RIGHT


@pytest.mark.parametrize(
    ("left", "result"),
    [
        (FIVE_MINUTES + 1, ON),
        (FIVE_MINUTES, BLACK_WINS),
        (FIVE_MINUTES - 1, BLACK_WINS),
        (0, BLACK_WINS),
    ],
)
def test_10_13_b_five_minutes_may_overstep_the_time(left: int, result: GameResult) -> None:
    answer = ask(game(SECOND), CLAIM, clock={WHITE: left})
    assert said(answer) == (result, "10.13.b")
    assert (answer.claim, answer.clock) == (WRONG, {WHITE: -FIVE_MINUTES})


def test_10_13_b_the_clock_is_told_with_its_arithmetic() -> None:
    answer = ask(game(SECOND), CLAIM, clock={WHITE: 754})
    assert "(12:34 − 5:00 = 7:34)" in str(answer.sentence)


def test_10_13_b_the_opponents_clock_does_not_matter() -> None:
    assert ask(game(SECOND), CLAIM, clock={BLACK: 1}).result is ON


def test_10_5_overstepping_by_the_penalty_against_the_bare_king_is_a_draw() -> None:
    answer = ask(game(SECOND, black="K"), CLAIM, clock={WHITE: 60})
    assert said(answer) == (DRAW, "10.5")
    assert (answer.claim, answer.clock) == (WRONG, {WHITE: -FIVE_MINUTES})
    assert "(1:00 − 5:00 = −4:00)" in str(answer.sentence)


def test_10_13_b_the_bare_king_who_claims_wrongly_can_lose() -> None:
    answer = ask(game(SECOND, white="K"), CLAIM, clock={WHITE: 60})
    assert said(answer) == (BLACK_WINS, "10.13.b")


@pytest.mark.parametrize(
    ("ending", "result"), [(Ending.CHECKMATE, BLACK_WINS), (Ending.STALEMATE, DRAW)]
)
def test_10_13_b_the_announced_move_must_be_made_and_may_end_the_game(
    ending: Ending, result: GameResult
) -> None:
    facts = game("a b c")
    ends = with_announced(facts, announced(facts, "end", ending=ending))
    answer = ask(ends, WITH_MOVE)
    assert said(answer) == (result, "10.13.b")
    assert (answer.claim, answer.clock) == (WRONG, {BLACK: -FIVE_MINUTES})


def test_10_13_b_who_oversteps_no_longer_mates_by_the_announced_move() -> None:
    facts = game("a b c")
    mates = with_announced(facts, announced(facts, "end", ending=Ending.CHECKMATE))
    assert said(ask(mates, WITH_MOVE, clock={BLACK: 299})) == (WHITE_WINS, "10.13.b")


@pytest.mark.parametrize("ending", [Ending.CHECKMATE, Ending.STALEMATE])
def test_10_1_and_10_3_a_claim_after_the_end_comes_too_late(ending: Ending) -> None:
    answer = ask(game(THIRD, ending=ending), CLAIM)
    assert answer.claim is TOO_LATE
    assert answer.article == ("10.1" if ending is Ending.CHECKMATE else "10.3")
    assert (answer.clock, answer.ended_at) == ({}, 8)


@pytest.mark.parametrize(
    ("plies", "claim", "result"), [(100, RIGHT, DRAW), (99, WRONG, ON), (150, RIGHT, DRAW)]
)
def test_10_12_fifty_moves_of_each_side(plies: int, claim: ClaimAnswer, result: GameResult) -> None:
    facts = game(4, quiet=plies)
    answer = ask(facts, MovesClaim(by=WHITE))
    assert said(answer) == (result, "10.12")
    assert (answer.claim, answer.clock) == (claim, {})


def test_10_12_the_organisers_number_counts_where_it_is_higher() -> None:
    assert ask(game(4, quiet=149), MovesClaim(by=WHITE, limit=75)).claim is WRONG
    assert ask(game(4, quiet=150), MovesClaim(by=WHITE, limit=75)).claim is RIGHT
    assert ask(game(4, quiet=98), MovesClaim(by=WHITE, limit=40)).claim is WRONG


def test_10_12_there_is_no_claim_by_an_announced_move() -> None:
    facts = game(3, quiet=99)
    facts = with_announced(facts, announced(facts))
    answer = ask(facts, MovesClaim(by=BLACK, announced=True))
    assert said(answer) == (ON, "10.12")
    assert answer.claim is ClaimAnswer.NO_SUCH_CLAIM
    completed = game(3, quiet=100)
    completed = with_announced(completed, announced(completed))
    assert ask(completed, MovesClaim(by=BLACK, announced=True)).claim is RIGHT


def test_10_12_who_is_not_on_move_cannot_claim() -> None:
    answer = ask(game(4, quiet=100), MovesClaim(by=BLACK))
    assert said(answer) == (ON, "10.12")
    assert answer.claim is ClaimAnswer.NOT_ON_MOVE


def test_10_12_a_wrong_claim_costs_nothing_as_10_13_names_10_10_only() -> None:
    answer = ask(game(4, quiet=10), MovesClaim(by=WHITE), clock={WHITE: 10})
    assert (answer.result, answer.clock) == (ON, {})


def test_10_12_read_the_other_way_a_wrong_claim_costs_as_10_13_b_says() -> None:
    edition = book()
    known = edition.paragraphs["10.12"]
    five = {**known.values, "wrong_claim": (DatedValue(date(1993, 1, 1), 5),)}
    values = edition.on(date(1993, 1, 1))
    changed = {**values.paragraphs, "10.12": replace(known, values=five)}
    dispute = Dispute(happening=MovesClaim(by=WHITE), chess=STANDARD, clock={WHITE: 200})
    answer = laws().judge(
        game(4, quiet=10), dispute, replace(values, paragraphs=changed, _known={})
    )
    assert (answer.result, answer.clock) == (BLACK_WINS, {WHITE: -FIVE_MINUTES})


def test_10_12_mate_comes_before_the_claim() -> None:
    answer = ask(game(4, quiet=100, ending=Ending.CHECKMATE), MovesClaim(by=WHITE))
    assert said(answer) == (BLACK_WINS, "10.1")


@pytest.mark.parametrize("chess", [STANDARD, BLITZ])
@pytest.mark.parametrize("by", Color)
def test_no_claim_in_the_last_minutes_is_known(chess: Chess, by: Color) -> None:
    answer = ask(game(4), LastMinutesClaim(by=by), chess=chess)
    assert (answer.result, answer.claim) == (ON, ClaimAnswer.NO_SUCH_CLAIM)
