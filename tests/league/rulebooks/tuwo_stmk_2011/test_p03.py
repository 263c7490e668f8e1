"""TUWO § 3 and Anhang A: scoring."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from league.decision_subjects import target_of
from league.facts.matches import BOTH_LOST, DRAW
from league.judging import judge_match
from league.outcomes.standings import table
from league.outcomes.tiebreaks import PlayedMatch
from league.rulebooks.tuwo_stmk_2011 import p03_scoring
from league.rulings import Action, Ruling
from tests.worlds.tuwo_world import (
    away_with,
    book,
    choosing,
    empty,
    home_with,
    judged,
    match,
    values,
    where,
)


def test_3_1_two_points_for_a_win_one_for_a_draw() -> None:
    assert book().match_points(values()) == (2, 1)


def test_3_1_the_order_of_the_criteria() -> None:
    assert list(book().criteria(where("landesliga"), values())) == [
        "match_points",
        "game_points",
        "mini_match_points",
        "board_points",
    ]


def test_3_1_level_teams_draw_lots() -> None:
    """I8: an official may decide by lot."""
    assert book().tie(where("landesliga"), values()) == ["lot"]


def test_3_1_the_cup_has_no_table() -> None:
    assert list(book().criteria(where("cup"), values())) == []


def test_3_1_eight_draws_are_a_drawn_match() -> None:
    assert judged(match()).game_points == (8, 8)
    assert judged(match()).match_points == (1, 1)


def test_3_1_half_a_point_more_wins() -> None:
    # Seven draws and a win by an empty board: 7 + 2 = 9 against 7 half points.
    assert judged(match(away=empty(8))).match_points == (2, 0)
    assert judged(match(home=empty(8))).match_points == (0, 2)


def test_3_1_both_teams_lose_everything_and_share_the_match() -> None:
    # Both left board 1 empty and paid nothing: 0:0 on all boards (I10), so the score is equal.
    facts = match(home=empty(1), away=empty(1))
    assert judged(facts).boards == ((0, 0),) * 8
    assert judged(facts).match_points == (1, 1)


def test_7_2_d_a_match_in_which_no_board_was_played_gives_no_match_points() -> None:
    nobody = match(results=(BOTH_LOST,) * 8)
    assert judged(nobody).game_points == (0, 0)
    assert judged(nobody).match_points == (0, 0)
    # One board that was played, and lost by both as the others: a drawn match.
    one = match(home=empty(1), away=empty(1), results=(None, DRAW, *(BOTH_LOST,) * 6))
    assert judged(one).boards == ((0, 0),) * 8
    assert judged(one).match_points == (1, 1)


def test_7_2_d_two_teams_that_are_excused_from_appearing_score_nothing_either() -> None:
    # Both failed to appear and an official waived both findings: still nobody has played (I30).
    facts = match(home=empty(*range(1, 9)), away=empty(*range(1, 9)))
    waived = [
        Ruling(
            Action.WAIVE, target_of(one.key), "Snow.", "A", datetime(2011, 10, 15, 20, tzinfo=UTC)
        )
        for one in book().judge_match(facts, values())
    ]
    assert len(waived) == 2
    assert judge_match(book(), facts, waived).match_points == (0, 0)
    other = replace(book(), void_scores_nothing=lambda _values: False)
    assert judge_match(other, facts, waived).match_points == (1, 1)


def test_7_2_d_another_federation_may_call_it_drawn() -> None:
    assert p03_scoring.void_scores_nothing(values()) is True
    drawn = choosing("7.2.d", "void_match", "drawn")
    assert p03_scoring.void_scores_nothing(drawn) is False


def test_3_1_suspended_or_absent_teams_get_no_match_points() -> None:
    absent = match(home=empty(1, 2, 3, 4, 5))
    assert judged(absent).match_points == (0, 2)
    both = away_with(absent, suspended=True)
    assert judged(both).match_points == (0, 0)
    assert judged(home_with(match(), suspended=True)).match_points == (0, 2)


def test_3_1_game_points_come_before_the_results_among_each_other() -> None:
    # A beats B, but B has more game points.
    matches = [
        PlayedMatch("A", "B", (9, 7), (2, 0)),
        PlayedMatch("A", "C", (8, 8), (1, 1)),
        PlayedMatch("B", "C", (16, 0), (2, 0)),
        PlayedMatch("D", "A", (9, 7), (2, 0)),
        PlayedMatch("B", "D", (8, 8), (1, 1)),
    ]
    # Match points A 3, B 3, C 1, D 3;
    # half game points A 9 + 8 + 7 = 24, B 7 + 16 + 8 = 31, D 9 + 8 = 17.
    rows = table("ABCD", matches, book().criteria(where("landesliga"), values()))
    assert [(row.rank, row.team, row.separated_by) for row in rows] == [
        (1, "B", ""),
        (2, "A", "game_points"),
        (3, "D", "game_points"),
        (4, "C", "match_points"),
    ]


PRINTED = {
    4: [100, 94, 90, 88],
    6: [100, 90, 82, 76, 72, 70],
    8: [200, 186, 174, 164, 156, 150, 146, 144],
    10: [200, 182, 166, 152, 140, 130, 122, 116, 112, 110],
    12: [300, 278, 258, 240, 224, 210, 198, 188, 180, 174, 170, 168],
}


@pytest.mark.parametrize(("boards", "printed"), PRINTED.items())
def test_a_the_printed_tables(boards: int, printed: list[int]) -> None:
    assert book().board_values(boards, values()) == printed


@pytest.mark.parametrize(
    ("boards", "expected"),
    [
        # 2n(n − 1): 5 → 40 < 100; differences 8, 6, 4, 2.
        (5, [100, 92, 86, 82, 80]),
        # 7 → 84 < 100; differences 12, 10, 8, 6, 4, 2.
        (7, [100, 88, 78, 70, 64, 60, 58]),
        # 2 → 4 < 100; difference 2.
        (2, [100, 98]),
        # 14 → 364 < 400; differences 26, 24, … 2.
        (14, [400, 374, 350, 328, 308, 290, 274, 260, 248, 238, 230, 224, 220, 218]),
    ],
)
def test_a_other_numbers_follow_the_same_rule(boards: int, expected: list[int]) -> None:
    assert book().board_values(boards, values()) == expected


def test_a_the_first_board_is_above_the_bound_never_on_it() -> None:
    # 25 boards: 2 · 25 · 24 = 1200 is itself a multiple of 100; the next one above is 1300.
    worth = book().board_values(25, values())
    assert (worth[0], worth[-1]) == (1300, 1300 - 25 * 24)


@pytest.mark.parametrize("boards", range(2, 25))
def test_a_the_last_board_is_worth_more_than_half_of_the_first(boards: int) -> None:
    worth = book().board_values(boards, values())
    assert 2 * worth[-1] > worth[0]
