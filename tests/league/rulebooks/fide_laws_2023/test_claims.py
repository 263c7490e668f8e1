"""The Laws of 2023: draws on a claim, draws by themselves, and what a wrong claim costs."""

from dataclasses import replace

import pytest

from league.facts.disputes import Chess, Happening, MovesClaim, PositionAsked, RepetitionClaim
from league.facts.games import Announced, Color, Ending, Fault, GameFacts
from league.language import speaking
from league.outcomes.laws import ClaimAnswer, GameResult, LawsAnswer
from tests.worlds import laws_world as world
from tests.worlds.laws_world import BLACK, NO, WHITE, game, unplayable

DRAW, PLAYS_ON, ARBITER = GameResult.DRAW, GameResult.PLAYS_ON, GameResult.ARBITER
RIGHT, WRONG = ClaimAnswer.RIGHT, ClaimAnswer.WRONG
TOO_LATE, NOT_ON_MOVE = ClaimAnswer.TOO_LATE, ClaimAnswer.NOT_ON_MOVE

TWICE, THRICE = "a b c 0", "a b c 0 d e f 0"
"""The position at the start comes back once, twice; White is on move in it."""


def judged(facts: GameFacts, happening: Happening, chess: Chess = Chess.STANDARD) -> LawsAnswer:
    return world.judged("fide-laws-2023", facts, happening, chess=chess)


def announcing(facts: GameFacts, key: str = "announced", **of_it: object) -> GameFacts:
    return replace(facts, announced=world.announced(facts, key, **of_it))  # type: ignore[arg-type]


def test_9_2_2_three_times_is_a_draw_and_two_times_is_not() -> None:
    right = judged(game(THRICE), RepetitionClaim(by=WHITE))
    assert (right.result, right.claim, right.article) == (DRAW, RIGHT, "9.2.2")
    assert (right.ended_at, right.clock) == (8, {})
    wrong = judged(game(TWICE), RepetitionClaim(by=WHITE))
    assert (wrong.result, wrong.claim, wrong.article) == (PLAYS_ON, WRONG, "9.5.2")
    assert wrong.ended_at is None


def test_9_2_1_only_the_announced_move_counts() -> None:
    # After “a b c 0 d e f” Black is on move; to “0” would be the third occurrence.
    facts = game("a b c 0 d e f")
    right = judged(announcing(facts, "0"), RepetitionClaim(by=BLACK, announced=True))
    assert (right.result, right.claim, right.article) == (DRAW, RIGHT, "9.2.1")
    assert right.ended_at == 7
    other = judged(announcing(facts, "g"), RepetitionClaim(by=BLACK, announced=True))
    assert (other.result, other.claim, other.article) == (PLAYS_ON, WRONG, "9.5.2")
    assert "8... Kd2" not in str(other.sentence)
    assert "4... Kd2" in str(other.sentence)
    second = judged(announcing(game("a b c"), "0"), RepetitionClaim(by=BLACK, announced=True))
    assert second.claim is WRONG


def test_9_2_1_an_announced_move_may_be_illegal_or_not_clear() -> None:
    claim = RepetitionClaim(by=WHITE, announced=True)
    illegal = judged(replace(game(TWICE), announced=unplayable(Fault.ILLEGAL)), claim)
    assert (illegal.result, illegal.claim, illegal.article) == (PLAYS_ON, WRONG, "9.5.2")
    assert illegal.clock == {BLACK: 120}
    assert "must play" not in str(illegal.sentence)
    for what in (Fault.AMBIGUOUS, Fault.UNREADABLE):
        unclear = judged(replace(game(TWICE), announced=unplayable(what)), claim)
        # 9.2.1 asks for a written move that cannot be changed; such a note is none.
        assert (unclear.result, unclear.claim, unclear.article) == (PLAYS_ON, WRONG, "9.5.2")
        assert unclear.clock == {BLACK: 120}
        assert "must play" not in str(unclear.sentence)
    assert judged(game(TWICE), claim).claim is WRONG, "nothing was written down"


def test_9_2_claims_only_who_is_on_move() -> None:
    answer = judged(game(THRICE), RepetitionClaim(by=BLACK))
    assert (answer.result, answer.claim, answer.article) == (PLAYS_ON, NOT_ON_MOVE, "9.2")
    assert answer.clock == {}
    assert len(answer.choices) == 1, "11.5 leaves a penalty to the arbiter"
    fifty = judged(game(100, quiet=100), MovesClaim(by=BLACK))
    assert (fifty.claim, fifty.article, fifty.clock) == (NOT_ON_MOVE, "9.3", {})


def test_9_4_the_right_is_lost_by_touching_a_piece() -> None:
    for facts, claim in (
        (game(THRICE), RepetitionClaim(by=WHITE, touched=True)),
        (game(100, quiet=100), MovesClaim(by=WHITE, touched=True)),
    ):
        answer = judged(facts, claim)
        assert (answer.result, answer.claim, answer.article) == (PLAYS_ON, TOO_LATE, "9.4")
        assert answer.clock == {}


def test_9_4_the_right_is_lost_by_moving() -> None:
    # With “0” on the board for the third time White was on move; he moved on to “g”.
    answer = judged(game(f"{THRICE} g"), RepetitionClaim(by=WHITE))
    assert (answer.claim, answer.article) == (TOO_LATE, "9.4")
    again = judged(game(f"{THRICE} g h"), RepetitionClaim(by=WHITE))
    assert (again.claim, again.article, again.clock) == (TOO_LATE, "9.4", {}), "on move again"
    twice = judged(game(f"{TWICE} g"), RepetitionClaim(by=WHITE))
    assert (twice.claim, twice.article) == (NOT_ON_MOVE, "9.2")
    # After 100 quiet plies White was on move and could have claimed; he moved.
    later = judged(game(101, quiet=101), MovesClaim(by=WHITE))
    assert (later.claim, later.article) == (TOO_LATE, "9.4")
    taken = replace(game(102, quiet=0), plies=(*game(100, quiet=100).plies, *game(102).plies[-2:]))
    again = judged(taken, MovesClaim(by=WHITE))
    assert (again.claim, again.article, again.clock) == (TOO_LATE, "9.4", {}), "on move again"
    early = judged(game(100, quiet=100), MovesClaim(by=BLACK))
    assert early.claim is NOT_ON_MOVE, "99 plies when Black was on move"


@pytest.mark.parametrize(("plies", "by", "right"), [(99, BLACK, False), (100, WHITE, True)])
def test_9_3_2_fifty_moves_of_each_are_a_hundred_plies(
    plies: int, by: Color, *, right: bool
) -> None:
    answer = judged(game(plies, quiet=plies), MovesClaim(by=by))
    assert (answer.claim is RIGHT, answer.result is DRAW) == (right, right)
    assert answer.article == ("9.3.2" if right else "9.5.2")
    assert answer.ended_at == (100 if right else None)


def test_9_3_2_moves_before_a_position_set_up_count() -> None:
    # Its move clock says 98; two plies later it says 100.
    facts = game(2, quiet=100)
    assert facts.start.quiet == 98
    assert judged(facts, MovesClaim(by=WHITE)).article == "9.3.2"


@pytest.mark.parametrize(("plies", "by", "right"), [(98, WHITE, False), (99, BLACK, True)])
def test_9_3_1_the_announced_move_completes_them(plies: int, by: Color, *, right: bool) -> None:
    facts = announcing(game(plies, quiet=plies))
    answer = judged(facts, MovesClaim(by=by, announced=True))
    assert (answer.claim is RIGHT, answer.article) == (right, "9.3.1" if right else "9.5.2")


def test_9_3_1_an_announced_pawn_move_completes_nothing() -> None:
    facts = announcing(game(99, quiet=99), quiet=0)
    assert judged(facts, MovesClaim(by=BLACK, announced=True)).claim is WRONG


def test_9_3_no_organiser_raises_the_number() -> None:
    assert judged(game(100, quiet=100), MovesClaim(by=WHITE, limit=75)).claim is RIGHT


# 9.5.2: two minutes; A.3: one in rapid; B.3 takes A.2 and A.5 along, not A.3.
@pytest.mark.parametrize(
    ("chess", "seconds", "article"),
    [
        (Chess.STANDARD, 2 * 60, "9.5.2"),
        (Chess.RAPID, 1 * 60, "A.3"),
        (Chess.BLITZ, 2 * 60, "9.5.2"),
    ],
)
def test_9_5_2_and_a_3_a_wrong_claim_gives_time_to_the_opponent(
    chess: Chess, seconds: int, article: str
) -> None:
    for facts, claim, other in (
        (game(TWICE), RepetitionClaim(by=WHITE), BLACK),
        (game(99, quiet=99), MovesClaim(by=BLACK), WHITE),
    ):
        answer = judged(facts, claim, chess)
        assert (answer.claim, answer.clock, answer.article) == (WRONG, {other: seconds}, article)
        assert "9.1.2.3" in answer.further, "the claim is still a draw offer"


def test_9_5_1_a_right_claim_is_a_draw_whatever_the_clocks_show() -> None:
    claim, clock = RepetitionClaim(by=WHITE), {WHITE: 1, BLACK: 3000}
    answer = world.judged("fide-laws-2023", game(THRICE), claim, clock=clock)
    assert (answer.result, answer.clock) == (DRAW, {})
    assert "9.5.1" in answer.further


def test_11_5_a_claim_without_the_right_may_be_punished() -> None:
    answer = judged(game(THRICE), RepetitionClaim(by=BLACK))
    assert "11.5" in answer.further
    assert "by 12.9" in str(answer.choices[0])


def test_9_5_2_the_sum_on_the_clock_is_told() -> None:
    # 0:45 + 2:00 = 2:45.
    claim, clock = RepetitionClaim(by=WHITE), {BLACK: 45, WHITE: 10}
    answer = world.judged("fide-laws-2023", game(TWICE), claim, clock=clock)
    assert "(0:45 + 2:00 = 2:45)" in str(answer.sentence)
    with speaking("de"):
        assert "Schwarz erhält 2:00 Minuten dazu (0:45 + 2:00 = 2:45)" in str(answer.sentence)


def test_9_5_2_the_announced_move_must_be_played() -> None:
    facts = announcing(game(TWICE), "g")
    answer = judged(facts, RepetitionClaim(by=WHITE, announced=True))
    assert str(answer.sentence).endswith("White must play 3. Kd2.")
    with speaking("de"):
        assert str(answer.sentence).endswith("Weiß muss 3. Kd2 ausführen.")


@pytest.mark.parametrize(
    ("ending", "result", "article"),
    [(Ending.CHECKMATE, GameResult.WHITE_WINS, "5.1.1"), (Ending.STALEMATE, DRAW, "5.2.1")],
)
def test_9_5_2_the_announced_move_may_end_the_game(
    ending: Ending, result: GameResult, article: str
) -> None:
    facts = announcing(game(TWICE), "g", ending=ending)
    answer = judged(facts, RepetitionClaim(by=WHITE, announced=True))
    assert (answer.result, answer.claim, answer.article) == (result, WRONG, "9.5.2")
    assert article in answer.further
    # 9.5.2 adds the two minutes first; “then the game is continued” with the announced move.
    assert answer.clock == {BLACK: 2 * 60}


def test_9_5_2_the_announced_move_may_make_the_position_dead() -> None:
    facts = announcing(game(TWICE), "g", can={WHITE: NO, BLACK: NO})
    answer = judged(facts, RepetitionClaim(by=WHITE, announced=True))
    assert (answer.result, answer.article) == (DRAW, "9.5.2")
    assert "5.2.2" in answer.further


FOUR = "a b c 0 a b c 0 a b c 0"
"""Four times the start; a fourth round makes it five."""


def test_9_6_1_the_fifth_occurrence_is_a_draw_by_itself() -> None:
    facts = game(f"{FOUR} a b c 0 a")
    answer = judged(facts, PositionAsked())
    assert (answer.result, answer.article, answer.ended_at) == (DRAW, "9.6.1", 16)
    four = judged(game(FOUR), PositionAsked())
    assert (four.result, four.article, four.ended_at) == (PLAYS_ON, "9.6.1", None)


def test_9_6_1_a_claim_of_the_fifth_occurrence_is_right_and_later_too_late() -> None:
    now = judged(game(f"{FOUR} a b c 0"), RepetitionClaim(by=WHITE))
    assert (now.result, now.claim, now.article, now.ended_at) == (DRAW, RIGHT, "9.6.1", 16)
    later = judged(game(f"{FOUR} a b c 0 g h"), RepetitionClaim(by=WHITE))
    assert (later.result, later.claim, later.ended_at) == (DRAW, TOO_LATE, 16)


@pytest.mark.parametrize(("plies", "over"), [(149, False), (150, True)])
def test_9_6_2_seventy_five_moves_of_each_are_150_plies(plies: int, *, over: bool) -> None:
    answer = judged(game(plies, quiet=plies), PositionAsked())
    assert (answer.result, answer.article) == (DRAW if over else PLAYS_ON, "9.6.2")
    assert answer.ended_at == (150 if over else None)


def test_9_6_2_mate_by_the_last_move_goes_first() -> None:
    mate = judged(game(150, quiet=150, ending=Ending.CHECKMATE), PositionAsked())
    assert (mate.result, mate.article) == (GameResult.BLACK_WINS, "5.1.1")
    # One move later the draw had come first.
    late = judged(game(152, quiet=152, ending=Ending.CHECKMATE), PositionAsked())
    assert (late.result, late.article, late.ended_at) == (DRAW, "9.6.2", 150)


def test_9_6_whatever_comes_first_counts() -> None:
    # Fivefold after 16 plies, dead after 18, 75 moves after 20.
    facts = replace(game(f"{FOUR} a b c 0 g h i j", quiet=150), dead_at=18)
    assert judged(facts, PositionAsked()).article == "9.6.1"
    assert judged(replace(facts, dead_at=15), PositionAsked()).article == "5.2.2"
    once = replace(game(20, quiet=150), dead_at=18)
    answer = judged(once, PositionAsked())
    assert (answer.article, answer.ended_at) == ("5.2.2", 18)
    assert "does not count" in str(answer.sentence)


def test_9_6_2_a_claim_of_fifty_moves_is_right_when_75_are_made() -> None:
    answer = judged(game(150, quiet=150), MovesClaim(by=WHITE))
    assert (answer.result, answer.claim, answer.article) == (DRAW, RIGHT, "9.6.2")


@pytest.mark.parametrize("claim", [RepetitionClaim(by=WHITE), MovesClaim(by=WHITE)])
def test_5_1_1_no_claim_after_mate(claim: Happening) -> None:
    answer = judged(game(8, ending=Ending.CHECKMATE), claim)
    assert (answer.result, answer.claim) == (GameResult.BLACK_WINS, TOO_LATE)
    assert (answer.article, answer.ended_at) == ("5.1.1", 8)
    assert answer.clock == {}


def test_9_2_2_the_sentence_names_the_occurrences_in_both_languages() -> None:
    answer = judged(game(THRICE), RepetitionClaim(by=WHITE))
    assert "(the start of the game, 2... Kd1, 4... Kd1)" in str(answer.sentence)
    with speaking("de"):
        assert "(Beginn der Partie, 2... Kd1, 4... Kd1)" in str(answer.sentence)


def test_9_2_1_german_letters_in_german() -> None:
    facts = game("a b c")
    ply = world.ply(2, BLACK, world.position("0"), "Qxd1+", "d5d1")
    facts = replace(facts, announced=Announced("Dxd1", ply))
    answer = judged(facts, RepetitionClaim(by=BLACK, announced=True))
    assert "2... Qxd1+" in str(answer.sentence)
    with speaking("de"):
        assert "2... Dxd1+" in str(answer.sentence)
