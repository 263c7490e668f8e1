"""Rulings: what an official decides changes points, table and fees, never the facts."""

from datetime import UTC, datetime
from typing import Any

from league.decision_subjects import target_of
from league.facts.seasons import MatchKey
from league.outcomes.judgement import MatchJudgement
from league.rulings import Action, Ruling
from tests.league.judging.judging_world import Build, four_teams, rules

WHEN = datetime(2011, 11, 1, 12, tzinfo=UTC)


def ruling(action: Action, target: str, match: MatchKey | None = None, **more: Any) -> Ruling:
    return Ruling(action, target_of(target), "a reason", "the official", WHEN, match=match, **more)


def struck() -> tuple[Build, MatchKey, str]:
    """Home won both boards, its second player wrongly placed; and the finding's key."""
    build = four_teams()
    key = build.match(1, "a2 a1", "b1 b2", "1=", teams=("A1", "B1"))
    (finding,) = build.judged().matches[key].findings
    assert (finding.rule, finding.player) == ("4.4.d.1", "a1")
    return build, key, finding.key


def owed(match: MatchJudgement) -> list[tuple[str, int]]:
    return [(fee.rule, fee.cents) for fee in match.fees]


def test_without_a_ruling_the_finding_takes_effect() -> None:
    build, key, _finding = struck()
    match = build.judged().matches[key]
    assert (match.boards, match.match_points) == (((2, 0), (0, 2)), (1, 1))
    assert owed(match) == [("7.2.b", 1100)]


def test_a_waived_finding_gives_back_points_and_takes_back_the_fee() -> None:
    build, key, finding = struck()
    judgement = build.judged(ruling(Action.WAIVE, finding, key))
    match = judgement.matches[key]
    assert rules(match) == [("4.4.d.1", "home", 2)]
    assert match.standing == ()
    assert (match.boards, match.match_points) == (((2, 0), (1, 1)), (2, 0))
    assert owed(match) == []
    table = judgement.tables["klasse-1"]
    assert next((row.team, row.match_points) for row in table) == ("A1", 2)


def test_a_confirmed_finding_stands() -> None:
    build, key, finding = struck()
    match = build.judged(ruling(Action.CONFIRM, finding, key)).matches[key]
    assert (match.match_points, owed(match)) == ((1, 1), [("7.2.b", 1100)])


def test_a_later_ruling_replaces_an_earlier_one_and_reopening_drops_both() -> None:
    build, key, finding = struck()
    waive, confirm, reopen = (
        ruling(action, finding, key) for action in (Action.WAIVE, Action.CONFIRM, Action.REOPEN)
    )
    assert build.judged(waive, confirm).matches[key].match_points == (1, 1)
    assert build.judged(confirm, waive).matches[key].match_points == (2, 0)
    assert build.judged(waive, reopen).matches[key].match_points == (1, 1)
    assert build.judged(waive, reopen, waive).matches[key].match_points == (2, 0)


def test_a_fee_is_changed_or_waived_without_touching_the_board() -> None:
    build, key, _finding = struck()
    (fee,) = build.judged().matches[key].fees
    changed = build.judged(ruling(Action.CHANGE, fee.key, key, cents=500)).matches[key]
    assert (owed(changed), changed.match_points) == ([("7.2.b", 500)], (1, 1))
    assert [one.cents for one in changed.proposed] == [1100]
    waived = build.judged(ruling(Action.WAIVE, fee.key, key)).matches[key]
    assert (owed(waived), waived.match_points) == ([], (1, 1))
    back = [ruling(Action.CHANGE, fee.key, key, cents=500), ruling(Action.REOPEN, fee.key, key)]
    assert owed(build.judged(*back).matches[key]) == [("7.2.b", 1100)]


def test_a_ruling_concerns_its_match_only() -> None:
    build, key, finding = struck()
    second = build.match(2, "a2 a1", "c1 c2", "1=", teams=("A1", "C1"))
    matches = build.judged(ruling(Action.WAIVE, finding, key)).matches
    assert matches[key].match_points == (2, 0)
    assert matches[second].match_points == (1, 1)


def test_7_2_b_one_waived_reason_of_two_leaves_fine_and_board() -> None:
    build = four_teams()
    build.player("new", "A")
    key = build.match(1, "a2 a1", "b1 b2", "1=", teams=("A1", "B1"))
    both = build.match(2, "a2 a1", "c1 c2", "1=", on=2, teams=("A1", "C1"))
    assert owed(build.judged().matches[both]) == [("7.2.b", 1100)]
    match = build.judged(ruling(Action.WAIVE, "4.4.d.1|home|2|a1", key)).matches[key]
    assert owed(match) == []


def test_two_reasons_one_waived_the_other_still_strikes() -> None:
    build = four_teams()
    build.player("x", "C")
    build.team("E1", "e1 e2")
    key = build.match(1, "e2 x", "b1 b2", "==", teams=("E1", "B1"))
    match = build.judged().matches[key]
    assert rules(match) == [("1.4.a", "home", 2), ("4.4.d", "home", 2)]
    first = build.judged(ruling(Action.WAIVE, match.findings[0].key, key)).matches[key]
    assert (first.boards[1], owed(first)) == ((0, 2), [("7.2.b", 1100)])
    both = [ruling(Action.WAIVE, finding.key, key) for finding in match.findings]
    assert build.judged(*both).matches[key].boards[1] == (1, 1)


def test_waiving_every_finding_gives_the_results_over_the_board() -> None:
    build = four_teams()
    key = build.match(1, "a3 a1", "b2 b1", "10", teams=("A1", "B1"))
    findings = build.judged().matches[key].findings
    match = build.judged(*[ruling(Action.WAIVE, one.key, key) for one in findings]).matches[key]
    assert match.boards == ((2, 0), (0, 2))
    assert match.fees == ()


def test_an_excluded_team_is_last_and_its_fees_stay() -> None:
    build = four_teams()
    key = build.match(1, "a2 a1", "b1 b2", "1=", teams=("A1", "B1"))
    build.match(1, "c1 c2", "d1 d2", "1=")
    judgement = build.judged(ruling(Action.EXCLUDE, "A1", team="A1"))
    assert judgement.excluded == {"A1"}
    rows = {row.team: (row.rank, row.played) for row in judgement.tables["klasse-1"]}
    # C 2 match points; B has lost its match with A1 from the table, D has none either, and they
    # are apart by game points: D 1, B 0.
    assert rows == {"C1": (1, 1), "D1": (2, 1), "B1": (3, 0), "A1": (4, 0)}
    assert owed(judgement.matches[key]) == [("7.2.b", 1100)]
    back = build.judged(
        ruling(Action.EXCLUDE, "A1", team="A1"), ruling(Action.REOPEN, "A1", team="A1")
    )
    assert back.excluded == frozenset()


def test_a_waived_finding_of_a_list_does_not_stand() -> None:
    build = four_teams()
    build.player("z", "E", 2300)
    build.team("E1", "e1 z")
    judged = build.judged().lists["E1"]
    (finding,) = judged.findings
    assert (finding.rule, finding.player) == ("4.4.a.1", "z")
    after = build.judged(ruling(Action.WAIVE, finding.key, team="E1")).lists["E1"]
    assert (after.findings, after.standing) == ((finding,), ())
