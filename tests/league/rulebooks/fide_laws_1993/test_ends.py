"""What ends a game under the FIDE Laws of 1993: the board, the players' word, time, absence."""

from dataclasses import replace

import pytest

from league.facts.disputes import (
    Agreement,
    Chess,
    Device,
    FlagFall,
    Happening,
    LateArrival,
    PhoneFound,
    PositionAsked,
    Refusal,
    Resignation,
    SignedResult,
)
from league.facts.games import Color, Ending, GameFacts, Tone
from league.outcomes.laws import ClaimAnswer, GameResult
from tests.league.rulebooks.fide_laws_1993.laws_1993_world import (
    ARBITER,
    BLACK_WINS,
    BLITZ,
    BOTH_LOSE,
    DRAW,
    ON,
    RAPID,
    STANDARD,
    THIRD,
    WHITE_WINS,
    ask,
    said,
)
from tests.worlds.laws_world import BLACK, NO, WHITE, game

ASKED = PositionAsked()


@pytest.mark.parametrize(
    ("chess", "article"), [(STANDARD, "10.1"), (RAPID, "9.a"), (BLITZ, "14.a")]
)
def test_10_1_mate_ends_the_game(chess: Chess, article: str) -> None:
    answer = ask(game(4, ending=Ending.CHECKMATE), ASKED, chess=chess)
    assert said(answer) == (BLACK_WINS, article)
    assert (answer.ended_at, answer.claim) == (4, None)


@pytest.mark.parametrize(
    ("chess", "article"), [(STANDARD, "10.3"), (RAPID, "10.3"), (BLITZ, "15.a")]
)
def test_10_3_stalemate_is_a_draw(chess: Chess, article: str) -> None:
    answer = ask(game(3, ending=Ending.STALEMATE), ASKED, chess=chess)
    assert said(answer) == (DRAW, article)
    assert answer.ended_at == 3


@pytest.mark.parametrize(
    ("white", "black", "article"),
    [("K", "K", "10.4.a"), ("KB", "K", "10.4.b"), ("K", "KN", "10.4.b"), ("KB", "KB", "10.4.c")],
)
def test_10_4_the_endings_of_the_list_are_drawn_at_once(
    white: str, black: str, article: str
) -> None:
    answer = ask(game(5, white=white, black=black), ASKED)
    assert said(answer) == (DRAW, article)
    assert answer.ended_at == 0


@pytest.mark.parametrize(
    ("white", "black"), [("KNN", "K"), ("KBB", "K"), ("KN", "KN"), ("KN", "KB"), ("KP", "K")]
)
def test_10_4_no_other_ending_is(white: str, black: str) -> None:
    assert ask(game(5, white=white, black=black), ASKED).result is ON


def test_10_4_c_bishops_of_different_colours_go_on() -> None:
    facts = game(0, white="KB", black="KB")
    tones = {WHITE: (Tone.LIGHT,), BLACK: (Tone.DARK,)}
    unlike = replace(facts, start=replace(facts.start, bishops=tones))
    assert ask(unlike, ASKED).result is ON
    assert ask(facts, ASKED).article == "10.4.c"


def test_10_4_dead_positions_outside_the_list_go_on() -> None:
    facts = game(6, can={WHITE: NO, BLACK: NO}, dead_at=2)
    assert said(ask(facts, ASKED)) == (ON, "10.4")
    assert said(ask(facts, FlagFall(by=WHITE))) == (BLACK_WINS, "10.14")


def test_10_4_what_ended_the_game_first_counts() -> None:
    facts = game(3, ending=Ending.STALEMATE)
    bare = {WHITE: "K", BLACK: "KB"}
    second = replace(facts.plies[1], position=replace(facts.plies[1].position, pieces=bare))
    last = replace(facts.plies[2], position=replace(facts.plies[2].position, pieces=bare))
    answer = ask(replace(facts, plies=(facts.plies[0], second, last)), ASKED)
    assert (answer.article, answer.ended_at) == ("10.4.b", 2)


def test_10_3_stalemate_comes_before_the_list_in_the_same_position() -> None:
    answer = ask(game(0, white="KB", black="K", ending=Ending.STALEMATE), ASKED)
    assert (answer.article, answer.ended_at) == ("10.3", 0)


def test_3_1_nothing_has_ended_the_game() -> None:
    assert said(ask(game(4), ASKED)) == (ON, "3.1")


def test_10_10_a_repetition_ends_the_game_only_when_it_is_claimed() -> None:
    five_times = "a b c 0 a b c 0 a b c 0 a b c 0"
    assert said(ask(game(five_times), ASKED)) == (ON, "10.10")
    assert said(ask(game("a b c 0"), ASKED)) == (ON, "3.1")


def test_10_12_moves_end_the_game_only_when_they_are_claimed() -> None:
    assert said(ask(game(4, quiet=150), ASKED)) == (ON, "10.12")
    assert said(ask(game(4, quiet=99), ASKED)) == (ON, "3.1")


@pytest.mark.parametrize(
    ("chess", "article"), [(STANDARD, "10.2"), (RAPID, "9.b"), (BLITZ, "14.b")]
)
def test_10_2_who_resigns_loses(chess: Chess, article: str) -> None:
    answer = ask(game(4, can={BLACK: NO}), Resignation(by=WHITE), chess=chess)
    assert said(answer) == (BLACK_WINS, article)
    assert (answer.ended_at, answer.claim) == (4, None)


def test_10_5_resigning_against_the_bare_king_is_a_draw() -> None:
    assert said(ask(game(4, black="K"), Resignation(by=WHITE))) == (DRAW, "10.5")
    assert said(ask(game(4, black="K"), Resignation(by=BLACK))) == (WHITE_WINS, "10.2")


@pytest.mark.parametrize(
    ("chess", "article"), [(STANDARD, "10.6"), (RAPID, "10.6"), (BLITZ, "15.b")]
)
def test_10_6_a_draw_may_be_agreed_at_any_time(chess: Chess, article: str) -> None:
    answer = ask(game(0), Agreement(), chess=chess)
    assert said(answer) == (DRAW, article)
    assert answer.ended_at == 0


@pytest.mark.parametrize(
    "after", [Agreement(), Resignation(by=BLACK), FlagFall(by=BLACK), SignedResult(reported="1-0")]
)
def test_10_1_what_happens_after_mate_changes_nothing(after: Happening) -> None:
    answer = ask(game(4, ending=Ending.CHECKMATE), after)
    assert said(answer) == (BLACK_WINS, "10.1")


def test_10_14_who_oversteps_the_time_loses() -> None:
    answer = ask(game(4), FlagFall(by=BLACK))
    assert said(answer) == (WHITE_WINS, "10.14")
    assert (answer.claim, answer.ended_at) == (ClaimAnswer.RIGHT, 4)


def test_10_14_only_the_bare_king_saves() -> None:
    assert said(ask(game(4, white="K"), FlagFall(by=BLACK))) == (DRAW, "10.14")
    knight = game(4, white="KN", black="KQ", can={WHITE: NO})
    assert said(ask(knight, FlagFall(by=BLACK))) == (WHITE_WINS, "10.14")


def test_10_14_who_has_the_bare_king_himself_loses_on_time() -> None:
    assert said(ask(game(4, black="K"), FlagFall(by=BLACK))) == (WHITE_WINS, "10.14")


@pytest.mark.parametrize("facts", [game(4), game(4, white="K"), game(THIRD)])
def test_12_8_with_both_flags_down_the_game_goes_on(facts: GameFacts) -> None:
    fallen = FlagFall(by=BLACK, other_too=True, last_period=True)
    assert said(ask(facts, fallen)) == (ON, "12.8")


@pytest.mark.parametrize(("minutes", "result"), [(60, ON), (61, BLACK_WINS), (0, ON)])
def test_10_15_more_than_an_hour_late_loses(minutes: int, result: GameResult) -> None:
    answer = ask(game(0), LateArrival(by=WHITE, minutes=minutes))
    assert said(answer) == (result, "10.15")


@pytest.mark.parametrize(("minutes", "result"), [(60, ON), (61, BOTH_LOSE)])
def test_10_17_both_more_than_an_hour_late_lose(minutes: int, result: GameResult) -> None:
    assert said(ask(game(0), LateArrival(by=None, minutes=minutes))) == (result, "10.17")


@pytest.mark.parametrize(
    ("by", "result"), [(WHITE, BLACK_WINS), (BLACK, WHITE_WINS), (None, BOTH_LOSE)]
)
def test_10_17_who_refuses_to_follow_the_rules_loses(by: Color | None, result: GameResult) -> None:
    assert said(ask(game(4), Refusal(by))) == (result, "10.17")


def test_10_5_refusing_against_the_bare_king_is_a_draw() -> None:
    assert said(ask(game(4, black="K"), Refusal(WHITE))) == (DRAW, "10.5")


@pytest.mark.parametrize(
    ("reported", "result", "article"),
    [
        ("1-0", WHITE_WINS, "10.2"),
        ("0-1", BLACK_WINS, "10.2"),
        ("½-½", DRAW, "10.6"),
        ("0-0", BOTH_LOSE, "10.17"),
        ("½-0", ARBITER, "17"),
        ("¾-¼", ARBITER, "17"),
    ],
)
def test_17_a_signed_result_counts_where_the_board_has_none(
    reported: str, result: GameResult, article: str
) -> None:
    answer = ask(game(4), SignedResult(reported=reported))
    assert said(answer) == (result, article)
    assert bool(answer.choices) == (result is ARBITER)


def test_10_5_a_signed_win_of_the_bare_king_is_a_draw() -> None:
    answer = ask(game(4, white="K"), SignedResult(reported="1-0"))
    assert said(answer) == (DRAW, "10.5")


@pytest.mark.parametrize("on_player", [False, True])
@pytest.mark.parametrize(
    ("device", "result"), [(Device.SWITCHED_ON, ARBITER), (Device.SWITCHED_OFF, ON)]
)
def test_15_1_a_no_article_forbids_a_device(
    device: Device, result: GameResult, on_player: bool
) -> None:
    answer = ask(game(4), PhoneFound(by=WHITE, device=device, on_player=on_player))
    assert said(answer) == (result, "15.1.a")
    assert bool(answer.choices) == (result is ARBITER)
