"""What counts on the boards, and the points that follow."""

from collections.abc import Sequence

import pytest

from league.facts.matches import Score, Side
from league.findings import Effect, Finding, Sentence
from league.outcomes.scores import (
    board_points,
    counted_boards,
    game_points,
    match_points,
    scoreless_sides,
)
from tests.worlds.tuwo_world import away_with, empty, home_with, match

WON, DRAW, LOST, NOTHING = (2, 0), (1, 1), (0, 2), (0, 0)
WORDS = Sentence({"en": "broken"}, {})


def finding(effect: Effect, side: Side | None, *boards: int) -> Finding:
    return Finding("1", "1", WORDS, side=side, effect=effect, boards=boards)


def counted(
    *findings: Finding, results: Sequence[Score | None] = (DRAW, WON, LOST, DRAW)
) -> tuple[Score, ...]:
    return counted_boards(match("cup", results=tuple(results)), findings)


def test_without_findings_what_was_played_counts() -> None:
    assert counted() == (DRAW, WON, LOST, DRAW)


@pytest.mark.parametrize("effect", [Effect.INELIGIBLE, Effect.BOARDS_LOST])
def test_a_lost_board_is_won_by_the_opponent(effect: Effect) -> None:
    assert counted(finding(effect, Side.HOME, 2)) == (DRAW, LOST, LOST, DRAW)
    assert counted(finding(effect, Side.AWAY, 3)) == (DRAW, WON, WON, DRAW)


def test_a_board_that_both_lost_is_0_0() -> None:
    both = [finding(Effect.INELIGIBLE, Side.HOME, 2), finding(Effect.BOARDS_LOST, Side.AWAY, 2)]
    assert counted(*both) == (DRAW, NOTHING, LOST, DRAW)


@pytest.mark.parametrize("effect", [Effect.TEAM_ABSENT, Effect.TEAM_BARRED])
def test_an_absent_or_barred_team_loses_all_boards_and_gets_no_match_points(effect: Effect) -> None:
    one = finding(effect, Side.HOME, 1, 2, 3, 4)
    assert counted(one) == (LOST,) * 4
    assert scoreless_sides([one]) == {Side.HOME}


def test_a_void_board_is_0_0_for_both() -> None:
    assert counted(finding(Effect.BOARDS_VOID, None, 2)) == (DRAW, NOTHING, LOST, DRAW)


def test_a_finding_without_effect_changes_nothing() -> None:
    assert counted(finding(Effect.NONE, Side.HOME, 2)) == (DRAW, WON, LOST, DRAW)


def test_an_empty_board_is_won_by_who_is_there() -> None:
    facts = match("cup", home=empty(1, 2), away=empty(2, 3))
    assert counted_boards(facts, []) == (LOST, NOTHING, WON, DRAW)


def test_nothing_recorded_between_two_players_counts_0_0() -> None:
    assert counted(results=(None, WON, LOST, DRAW)) == (NOTHING, WON, LOST, DRAW)


def test_late_players_lose() -> None:
    facts = match("cup", results=(WON, WON, WON, WON))
    facts = home_with(facts, late=frozenset({1, 2}))
    facts = away_with(facts, late=frozenset({2, 3}))
    assert counted_boards(facts, []) == (LOST, NOTHING, WON, WON)


def test_points_of_a_match() -> None:
    boards = [WON, DRAW, LOST, NOTHING]
    assert game_points(boards) == (3, 3)
    # Half board points: 2 · 100 + 94 = 294 and 94 + 2 · 90 = 274.
    assert board_points(boards, [100, 94, 90, 88]) == (294, 274)


def test_board_points_need_a_value_for_every_board() -> None:
    with pytest.raises(ValueError, match="zip"):
        board_points([WON, DRAW], [100])


@pytest.mark.parametrize(
    ("points", "scoreless", "expected"),
    [
        ((9, 7), set(), (2, 0)),
        ((7, 9), set(), (0, 2)),
        ((8, 8), set(), (1, 1)),
        ((0, 0), set(), (1, 1)),
        ((0, 16), {Side.HOME}, (0, 2)),
        ((9, 7), {Side.HOME}, (0, 0)),
        ((0, 0), {Side.HOME}, (0, 1)),
        ((0, 0), {Side.HOME, Side.AWAY}, (0, 0)),
    ],
)
def test_match_points(points: Score, scoreless: set[Side], expected: tuple[int, int]) -> None:
    assert match_points(points, scoreless, win=2, draw=1) == expected
