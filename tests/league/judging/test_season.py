"""A season judged from its facts: tables, uses and bonds, failures to appear, games at once."""

from dataclasses import replace
from datetime import date, time
from typing import Any

import pytest

from league.facts.divisions import Agreed
from league.facts.seasons import BoardRecord
from league.facts.squads import NationalSquadEntry
from league.judging import SeasonFacts, judge, judge_one, judge_season
from tests.league.judging.judging_world import Build, four_teams, rules, two_divisions
from tests.worlds.tuwo_world import book


def test_the_table_follows_from_what_counts() -> None:
    build = four_teams()
    build.match(1, "a1 a2", "b1 b2", "1=")
    build.match(1, "c1 c2", "d1 d2", "==")
    # b1 sits behind b3 and is struck: 2:0 on board 2 becomes 0:2.
    build.match(2, "b3 b1", "c1 c2", "11", teams=("B1", "C1"))
    rows = {row.team: row for row in build.judged().tables["klasse-1"]}
    # Match points C 1 + 1, A 2, B 0 + 1, D 1; half game points C 2 + 2, A 3, B 1 + 2, D 2.
    assert [(team, row.match_points, row.game_points) for team, row in rows.items()] == [
        ("C1", 2, 4),
        ("A1", 2, 3),
        ("B1", 1, 3),
        ("D1", 1, 2),
    ]
    # Two boards: 100 and 98. A won board 1 and drew board 2: 2 · 100 + 98 half points.
    assert rows["A1"].board_points == 298


def test_a_match_without_any_record_is_not_judged_and_counts_nowhere() -> None:
    build = four_teams()
    key = build.match(1, "a1 a2", "b1 b2")
    build.facts = replace(build.facts, boards=(), reports=())
    judgement = build.judged()
    assert judgement.matches[key].entered is False
    assert judgement.matches[key].findings == ()
    assert {row.played for row in judgement.tables["klasse-1"]} == {0}


def test_judging_does_not_depend_on_the_order_of_the_records() -> None:
    build = two_divisions()
    for number in range(1, 5):
        build.match(number, "a1 x", "b1 b2", teams=("A1", "B1"))
    last = build.match(5, "x a4", "f1 f2", teams=("A2", "F2"))
    back: dict[str, Any] = {
        name: tuple(reversed(getattr(build.facts, name)))
        for name in ("boards", "reports", "squads", "fixtures", "registrations", "players")
    }
    turned = judge_season(replace(build.facts, **back), book(), ())
    assert rules(turned.matches[last]) == rules(build.judged().matches[last])
    assert turned.tables == build.judged().tables


# § 17


def test_17_the_front_of_a_bundesliga_list_may_not_play() -> None:
    build = four_teams()
    names = ["b1", "n2", "n3", "n4", "n5", "n6", "a1"]
    for name in names:
        build.player(name, "B")
    build.add(
        national_squads=[
            NationalSquadEntry("B", "bundesliga-2", place, name)
            for place, name in enumerate(names, 1)
        ]
    )
    key = build.match(1, "a1 a2", "b1 b2")
    # Six boards: a1 is seventh and free.
    assert rules(build.judged().matches[key]) == [("17", "away", 1)]


# § 7.1.b


def test_7_1_b_failures_are_counted_over_the_season() -> None:
    build = Build()
    build.division(boards=4)
    for club in "AB":
        build.team(f"{club}1", " ".join(f"{club.lower()}{n}" for n in range(1, 5)))
    full, alone = "b1 b2 b3 b4", "a1 - - -"
    keys = [
        build.match(1, alone, full, "=---"),
        build.match(2, "a1 a2 - -", full, "==--"),
        build.match(3, full, alone, "=---"),
        build.match(4, alone, full, "=---"),
    ]
    matches = build.judged().matches
    assert [rules(matches[key]) for key in keys] == [
        [("7.1.a", "home", None)],
        [],
        [("7.1.a", "away", None), ("7.1.b", "away", None)],
        [("7.1.a", "home", None), ("7.1.b", "home", None)],
    ]
    assert str(matches[keys[3]].findings[1].sentence.facts["number"]) == "3"


def test_7_1_d_force_majeure_is_no_failure_and_the_match_waits() -> None:
    build = Build()
    build.division(boards=4)
    for club in "AB":
        build.team(f"{club}1", " ".join(f"{club.lower()}{n}" for n in range(1, 5)))
    first = build.match(1, "a1 - - -", "b1 b2 b3 b4", "=---")
    second = build.match(2, "a1 - - -", "b1 b2 b3 b4", "=---")
    excused = frozenset({(first, "A1")})
    judgement = judge(SeasonFacts(build.facts, excused=excused), book())
    assert (judgement.matches[first].entered, judgement.matches[first].fees) == (False, ())
    # Not counted for § 7.1.b: the second failure is the first one.
    assert rules(judgement.matches[second]) == [("7.1.a", "home", None)]
    assert judgement.no_shows == {(second, "A1")}
    assert {row.team: row.played for row in judgement.tables["klasse-1"]} == {"A1": 1, "B1": 1}
    alone = judge_one(judgement, book(), first, build.draft(first))
    assert alone == judgement.matches[first]


def test_7_1_b_failures_count_by_the_day_they_were_played() -> None:
    build = Build()
    build.division(boards=4)
    for club in "AB":
        build.team(f"{club}1", " ".join(f"{club.lower()}{n}" for n in range(1, 5)))
    late = build.match(1, "a1 - - -", "b1 b2 b3 b4", "=---", on=6)
    early = build.match(2, "a1 - - -", "b1 b2 b3 b4", "=---", on=2)
    matches = build.judged().matches
    assert len(matches[early].findings) == 1
    assert len(matches[late].findings) == 2


# § 2.6.e


def at_once(first: time | None, second: time | None, on: int = 1) -> list[list[Any]]:
    """Both matches of x, first in the higher division."""
    build = two_divisions()
    keys = [
        build.match(1, "a1 x", "b1 b2", start=first),
        build.match(1, "x a4", "f1 f2", start=second, on=on, teams=("A2", "F2")),
    ]
    judgement = build.judged()
    return [
        [(one.rule, one.board, one.effect.value) for one in judgement.matches[key].findings]
        for key in keys
    ]


LOST, KEPT = "boards_lost", "none"


@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [
        (time(9), time(9), (KEPT, LOST)),
        (time(9), time(10), (KEPT, LOST)),
        (time(10), time(9), (LOST, KEPT)),
        (time(9), time(13, 59), (KEPT, LOST)),
        (time(9), time(14), None),
        (None, None, (KEPT, LOST)),
    ],
)
def test_2_6_e_the_later_start_loses_at_equal_start_the_lower_division(
    first: time | None, second: time | None, expected: tuple[str, str] | None
) -> None:
    # A match is taken to last five hours.
    boards = [(2,), (1,)]
    wanted: list[list[Any]] = [
        [("2.6.e", board, effect)] for (board,), effect in zip(boards, expected or (), strict=False)
    ]
    assert at_once(first, second) == (wanted or [[], []])


def test_2_6_e_on_another_day_is_another_day() -> None:
    assert at_once(time(9), time(9), on=2) == [[], []]


@pytest.mark.parametrize(
    ("start", "expected"),
    [(time(10), False), (time(10, 1), True), (time(19, 59), True), (time(20), False)],
)
def test_2_6_e_13_6_c_a_match_without_an_hour_begins_at_15(start: time, expected: bool) -> None:
    # A match is taken to last 5 hours: 10:00 to 15:00 is over, 20:00 begins when it is over (I31).
    assert all(at_once(start, None)) is expected
    assert all(at_once(None, start)) is expected


def test_2_6_e_13_6_c_the_hour_of_the_division_goes_before_15() -> None:
    build = two_divisions()
    keys = [
        build.match(1, "a1 x", "b1 b2", start=time(9)),
        build.match(1, "x a4", "f1 f2", teams=("A2", "F2")),
    ]
    for hour, both in ((time(13, 59), True), (time(14), False)):
        agreed = {"klasse-2": Agreed(start=hour)}
        judged = judge(SeasonFacts(build.facts, agreed=agreed), book())
        assert all(rules(judged.matches[key]) for key in keys) is both
        assert judged.matches[keys[1]].facts.start == hour
        # The same when one match alone is judged by its draft.
        alone = judge_one(judged, book(), keys[1], build.draft(keys[1]))
        assert alone == judged.matches[keys[1]]
    # Where nothing was set or decided: 15:00 (§ 13.6.c). An hour of its own goes before.
    usual = judge_season(build.facts, book())
    assert [usual.matches[key].facts.start for key in keys] == [time(9), time(15)]


def test_4_4_d_5_the_wait_its_clubs_decided() -> None:
    build = four_teams()
    build.facts = replace(
        build.facts,
        squads=tuple(
            replace(one, nominated=date(2011, 9, 28)) if one.ident == "a2" else one
            for one in build.facts.squads
        ),
    )
    # Nominated on 28 September, used on 1 October: 28 + 3 = 1 October as printed.
    key = build.match(1, "a1 a2", "b1 b2")
    for wait, expected in ((None, []), (3, []), (4, [("4.4.d.5", "home", 2)]), (0, [])):
        judged = judge(SeasonFacts(build.facts, agreed={"klasse-1": Agreed(wait=wait)}), book())
        assert rules(judged.matches[key]) == expected


# Records


def test_4_3_d_each_captains_report_is_his_own() -> None:
    build = four_teams()
    key = build.match(1, "a1 a2", "b1 b2")
    for side in ("home", "away"):
        others = tuple(report for report in build.facts.reports if report.side != side)
        judgement = judge_season(replace(build.facts, reports=others), book())
        assert rules(judgement.matches[key]) == [("4.3.d", side, None)]


def test_7_1_a_a_match_with_reports_and_no_boards_is_one_to_which_nobody_came() -> None:
    build = four_teams()
    key = build.match(1, "a1 a2", "b1 b2")
    second = build.match(2, "a1 a2", "c1 c2")
    kept = tuple(row for row in build.facts.boards if row.match != key)
    judgement = judge_season(replace(build.facts, boards=kept), book())
    assert rules(judgement.matches[key]) == [("7.1.a", "home", None), ("7.1.a", "away", None)]
    assert judgement.no_shows == {(key, "A1"), (key, "B1")}
    assert rules(judgement.matches[second]) == []


def test_4_1_b_who_played_for_one_team_is_a_stranger_to_the_other() -> None:
    build = four_teams()
    build.team("A2", "a7 a2")
    first = build.match(1, "a1 a2", "b1 b2")
    second = build.match(2, "a7 a2", "c1 c2", teams=("A2", "C1"))
    matches = build.judged().matches
    assert rules(matches[first]) == []
    assert rules(matches[second]) == [("4.1.b", "home", 2)]


def test_15_4_a_cup_player_stays_with_his_first_team() -> None:
    build = four_teams()
    build.division("cup")
    for team in ("A8", "A9", "B8", "B9"):
        build.team(team, "", "cup")
    first = build.match(1, "a1 a2", "b1 b2", teams=("A8", "B8"))
    second = build.match(2, "a3 a2", "b3 b2", teams=("A9", "B9"), on=3)
    matches = build.judged().matches
    assert rules(matches[first]) == []
    assert rules(matches[second]) == [("15.4", "home", 2), ("15.4", "away", 2)]
    assert "cup" not in build.judged().tables


def test_a_board_nobody_recorded_is_empty() -> None:
    build = four_teams()
    key = build.match(1, "a1 a2", "b1 b2")
    kept: tuple[BoardRecord, ...] = tuple(row for row in build.facts.boards if row.board == 1)
    build.facts = replace(build.facts, boards=kept)
    assert build.judged().matches[key].boards == ((1, 1), (0, 0))
