"""Matches in which results are missing: game points as they stand, no match points yet."""

from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest

from league.decision_subjects import BoardScore, Order, Points, Verdict, target_of
from league.facts.seasons import MatchKey
from league.outcomes.judgement import SeasonJudgement
from league.outcomes.standings import Standing
from league.rulings import Action, Ruling
from tests.league.judging.judging_world import Build, four_teams

AT = datetime(2012, 5, 1, tzinfo=UTC)


def decided(target: str, match: MatchKey | None = None, team: str | None = None) -> Ruling:
    return Ruling(Action.ADD, target_of(target), "as decided", "Official", AT, match, team)


def standing(judged: SeasonJudgement, team: str) -> Standing:
    return next(row for row in judged.tables["klasse-1"] if row.team == team)


def points(judged: SeasonJudgement, key: MatchKey) -> tuple[Any, ...]:
    match = judged.matches[key]
    return match.game_points, match.match_points, match.open_boards


def test_a_board_without_result_leaves_the_points_as_they_stand() -> None:
    build = four_teams()
    key = build.match(1, "a1 a2", "b1 b2", "1-")
    judged = build.judged()
    # Board 1 was won: 2 half points; board 2 waits, so nobody has match points.
    assert points(judged, key) == ((2, 0), (0, 0), (2,))
    assert (judged.matches[key].unfinished, judged.matches[key].waits) == (True, True)
    row = standing(judged, "A1")
    assert (row.played, row.won, row.lost, row.match_points, row.game_points) == (0, 0, 0, 0, 2)
    assert (row.provisional, standing(judged, "C1").provisional) == (True, False)


def test_with_its_last_result_the_match_counts() -> None:
    build = four_teams()
    key = build.match(1, "a1 a2", "b1 b2", "1=")
    judged = build.judged()
    # 1 + ½ against ½: won, 2 match points (§ 3.1).
    assert points(judged, key) == ((3, 1), (2, 0), ())
    assert not standing(judged, "A1").provisional


@pytest.mark.parametrize("line", ["a1 a2", "a1 -"])
def test_lineups_alone_score_nothing(line: str) -> None:
    build = four_teams()
    key = build.match(1, line, "b1 b2", "--")
    judged = build.judged()
    # Neither does an empty board count before the match is finished.
    assert points(judged, key) == ((0, 0), (0, 0), (1, 2))
    assert not judged.matches[key].scored


def test_an_empty_board_in_a_finished_match_is_settled_by_the_rules() -> None:
    build = four_teams()
    key = build.match(1, "a1 -", "b1 b2", "=-")
    # ½:½ and a board lost without a player: ½ against 1½.
    assert points(build.judged(), key) == ((1, 3), (0, 2), ())


def test_7_1_a_a_team_that_did_not_come_has_lost_as_before() -> None:
    build = four_teams()
    key = build.match(1, "a1 a2", "- -", "--", teams=("A1", "B1"))
    # Both boards won, 2 match points, none for who did not appear.
    assert points(build.judged(), key) == ((4, 0), (2, 0), ())


@pytest.mark.parametrize(
    ("results", "game_points", "match_points", "waits"),
    [("--", (0, 0), (0, 0), True), ("1-", (4, 0), (2, 0), False), ("11", (4, 0), (2, 0), False)],
)
def test_7_1_a_without_a_report_a_lone_lineup_waits_until_a_board_has_a_result(
    results: str, game_points: tuple[int, int], match_points: tuple[int, int], waits: bool
) -> None:
    build = four_teams()
    key = build.match(1, "a1 a2", "- -", results, teams=("A1", "B1"))
    build.facts = replace(build.facts, reports=())
    judged = build.judged().matches[key]
    # Two boards won without an opponent: 2 × 2 half points, 2 match points (§ 3.1); the fee of
    # € 7 for each of the two boards (§ 7.1.a).
    assert (judged.game_points, judged.match_points, judged.waits) == (
        game_points,
        match_points,
        waits,
    )
    assert sum(one.cents for one in judged.fees if one.rule == "7.1.a") == (0 if waits else 1400)


@pytest.mark.parametrize("sides", [("home",), ("away",), ("home", "away"), ()])
def test_7_1_a_a_report_alone_does_not_say_that_nobody_came(sides: tuple[str, ...]) -> None:
    """No player on either side: one report is the beginning of an entry, both say nobody came."""
    build = four_teams()
    key = build.match(1, "- -", "- -", "--", teams=("A1", "B1"))
    told = [one for one in build.facts.reports if one.match == key]
    assert len(told) == 2
    build.facts = replace(build.facts, reports=tuple(one for one in told if one.side in sides))
    judged = build.judged().matches[key]
    absent = {team for match, team in build.judged().no_shows if match == key}
    # € 7 for each of two boards of either team (§ 7.1.a), and the failure counts for § 7.1.b.
    over = len(sides) == 2
    assert (judged.waits, absent) == (not over, {"A1", "B1"} if over else set())
    assert sum(one.cents for one in judged.fees if one.rule == "7.1.a") == 2800 * over


def test_a_match_of_which_nothing_is_entered_waits_on_all_boards() -> None:
    build = four_teams()
    key = build.match(1, "a1 a2", "b1 b2", "==")
    build.facts = _bare(build)
    match = build.judged().matches[key]
    assert (match.entered, match.open_boards, match.waits) == (False, (1, 2), True)


def _bare(build: Build) -> Any:
    return replace(build.facts, boards=(), reports=())


def test_a_board_set_by_decision_waits_no_more() -> None:
    build = four_teams()
    key = build.match(1, "a1 a2", "b1 b2", "1-")
    judged = build.judged(decided(BoardScore(2, (0, 2)).text, key))
    # 1:0 and 0:1: drawn, one match point each.
    assert points(judged, key) == ((2, 2), (1, 1), ())


@pytest.mark.parametrize("line", ["1-", "--"])
def test_an_official_decides_a_match_that_waits(line: str) -> None:
    build = four_teams()
    key = build.match(1, "a1 a2", "b1 b2", line)
    judged = build.judged(decided(Verdict((4, 0)).text, key))
    # 2:0 on two boards: each board counts 1:0, and the match is won.
    assert judged.matches[key].boards == ((2, 0), (2, 0))
    assert (judged.matches[key].game_points, judged.matches[key].match_points) == ((4, 0), (2, 0))
    assert not standing(judged, "A1").provisional


def test_an_official_decides_a_match_of_which_nothing_is_entered() -> None:
    build = four_teams()
    key = build.match(1, "a1 a2", "b1 b2", "==")
    build.facts = _bare(build)
    judged = build.judged(decided(Verdict((0, 4)).text, key))
    assert judged.matches[key].match_points == (0, 2)
    assert (judged.matches[key].findings, standing(judged, "B1").won) == ((), 1)


def test_match_points_may_be_set_apart_from_the_game_points() -> None:
    build = four_teams()
    key = build.match(1, "a1 a2", "b1 b2", "11")
    judged = build.judged(decided(Verdict((3, 1), (0, 0)).text, key))
    assert (judged.matches[key].game_points, judged.matches[key].match_points) == ((3, 1), (0, 0))


def test_nobody_has_match_points_of_a_match_set_to_nil_nil() -> None:
    build = four_teams()
    key = build.match(1, "a1 a2", "b1 b2", "11")
    judged = build.judged(decided(Verdict((0, 0)).text, key))
    assert (judged.matches[key].boards, judged.matches[key].match_points) == (
        ((0, 0), (0, 0)),
        (0, 0),
    )


def test_a_void_match_counts_nothing_and_waits_for_nothing() -> None:
    build = four_teams()
    key = build.match(1, "a1 a2", "b1 -", "1-")
    judged = build.judged(decided(Verdict().text, key))
    match = judged.matches[key]
    assert (match.entered, match.void, match.waits, match.fees) == (False, True, False, ())
    assert (standing(judged, "A1").played, standing(judged, "A1").match_points) == (0, 0)


def test_points_are_taken_away_and_given() -> None:
    build = four_teams()
    build.match(1, "a1 a2", "b1 b2", "11")
    away = decided(Points(-2, -1, 1).text, team="A1")
    more = decided(Points(0, 2, 2).text, team="A1")
    row = standing(build.judged(away, more), "A1")
    # 2 − 2 match points; 4 − 1 + 2 = 5 half game points; the match stays won.
    assert (row.match_points, row.game_points, row.won, row.given) == (0, 5, 1, (-2, 1))
    back = Ruling(Action.REOPEN, away.target, "wrong", "Official", AT, team="A1")
    assert standing(build.judged(away, more, back), "A1").given == (0, 2)


def level() -> Build:
    """A1 and B1 draw and have nothing else; C1 loses to D1."""
    build = four_teams()
    build.match(1, "a1 a2", "b1 b2", "==")
    build.match(1, "c1 c2", "d1 d2", "00")
    return build


@pytest.mark.parametrize("teams", [("A1", "B1"), ("B1", "A1"), ("B1", "C1", "A1")])
def test_the_lot_orders_level_teams(teams: tuple[str, ...]) -> None:
    judged = level().judged(decided(Order("klasse-1", "lot", teams).text))
    first, second = [team for team in teams if team != "C1"]
    rows = [(row.rank, row.team, row.separated_by) for row in judged.tables["klasse-1"]]
    # D1 has 2 match points, A1 and B1 one each, C1 none.
    assert rows == [
        (1, "D1", ""),
        (2, first, "match_points"),
        (3, second, "lot"),
        (4, "C1", "match_points"),
    ]


@pytest.mark.parametrize(
    "order", [Order("klasse-2", "lot", ("B1", "A1")), Order("klasse-1", "lot", ("B1", "C1"))]
)
def test_an_order_of_other_teams_or_another_division_decides_nothing(order: Order) -> None:
    judged = level().judged(decided(order.text))
    assert [row.rank for row in judged.tables["klasse-1"]] == [1, 2, 2, 4]


def test_the_last_order_counts_and_can_be_taken_back() -> None:
    lots = [decided(Order("klasse-1", "lot", two).text) for two in (("A1", "B1"), ("B1", "A1"))]
    ranks = [row.team for row in level().judged(*lots).tables["klasse-1"]]
    assert ranks == ["D1", "B1", "A1", "C1"]
    back = Ruling(Action.REOPEN, lots[0].target, "drawn wrong", "Official", AT)
    assert [row.rank for row in level().judged(*lots, back).tables["klasse-1"]] == [1, 2, 2, 4]
