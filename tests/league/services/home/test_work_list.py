"""The work list: what tells its rows apart, what is due, why it waits, what became of it."""

import json
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest

from league.decision_subjects import target_of
from league.outcomes.judgement import MatchJudgement
from league.rulings import Action
from league.services.home.next_finding import next_finding
from league.services.home.season_views import season_view, work_list
from league.services.home.task_outcomes import what_became
from league.services.home.task_why import why_task
from league.services.matches.changes import rule
from league.services.session.desk import Desk
from league.views.divisions import TaskRow
from league.views.tasks import Spot, due_this_week, keyed
from tests.worlds import draw_world
from tests.worlds.desk_world import STRUCK, opened, run

TODAY = date(2012, 6, 1)


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return opened(tmp_path)


def of_match(desk: Desk) -> TaskRow:
    return next(one for one in work_list(desk, TODAY) if one.match == STRUCK)


def decided(desk: Desk, task: TaskRow, action: Action, reason: str) -> Desk:
    target = target_of(task.key or "")
    return rule(desk, match=task.match, team=None, target=target, action=action, reason=reason)


def test_a_finding_stands_in_columns_without_saying_them_twice(desk: Desk) -> None:
    """Round 8 of the Landesliga: § 4.4.d.1, the home team's player is struck."""
    task = of_match(desk)
    teams = {one.id: one.name for one in desk.season.teams}
    assert (task.place, task.round, task.who) == ("Landesliga", 8, teams[STRUCK[2]])
    assert task.cited == "TUWO § 4.4.d.1"
    assert "TUWO" not in task.text
    assert task.due is None


def test_rows_keep_what_tells_them_apart_when_others_come_and_go(desk: Desk) -> None:
    tasks = work_list(desk, TODAY)
    rows = keyed(tasks)
    assert len(rows) == len(tasks)
    assert list(rows.values()) == list(tasks)
    later = keyed(tasks[5:])
    assert {key: rows[key] for key in later} == later


def test_two_rows_that_nothing_tells_apart_are_both_kept() -> None:
    row = TaskRow("account", "A deposit is held.", "")
    (key,) = keyed([row])
    assert list(keyed([row, replace(row, text="Another one.")])) == [key, f"{key} 2"]


def test_this_week_is_what_is_late_due_in_seven_days_or_waits_already() -> None:
    def task(days: int | None, left: int | None = None) -> TaskRow:
        due = TODAY + timedelta(days=days) if days is not None else None
        return TaskRow("event", str(days), "", due=due, left=left)

    late, last, after = task(-30), task(7), task(8)
    waits, finding = task(None, 0), task(None)
    assert due_this_week([late, last, after, waits, finding], TODAY) == (late, last, waits)


def test_an_incomplete_match_is_due_on_its_day(tmp_path: Path) -> None:
    desk = opened(tmp_path)
    key, judged = next(iter(desk.judgement.matches.items()))
    waits = replace(judged, entered=False, open_boards=tuple(range(1, 9)))
    desk = _with(desk, {key: waits})
    (task,) = [one for one in season_view(desk, TODAY).tasks if one.kind == "missing"]
    assert (task.due, task.left) == (judged.facts.day, (judged.facts.day - TODAY).days)
    assert task in due_this_week(work_list(desk, TODAY), TODAY)
    (page,) = why_task(desk, task)
    assert "8 of 8 boards have no result." in page.facts
    assert "days late" in page.arithmetic
    (said,) = what_became(_with(desk, {key: judged}), [task])
    assert said.startswith("Done: ")


def _with(desk: Desk, matches: dict[tuple[str, int, str, str], MatchJudgement]) -> Desk:
    judgement = replace(desk.judgement, matches={**desk.judgement.matches, **matches})
    return replace(desk, judging=type(desk.judging).of(judgement))


def test_a_finding_is_explained_by_its_own_paragraph(desk: Desk) -> None:
    task = of_match(desk)
    (page,) = why_task(desk, task)
    assert page.citation == "TUWO § 4.4.d.1"
    assert page.facts == task.text


def test_a_missing_list_is_explained_with_how_its_day_is_counted(desk: Desk) -> None:
    """§ 13.6: by 7 September."""
    due = date(2011, 9, 7)
    task = TaskRow("list", "One list is missing.", "landesliga", due=due, cited="TUWO § 13.6")
    (page,) = why_task(desk, task)
    assert page.citation == "TUWO § 13.6"
    assert page.arithmetic.startswith("Day: 7 Sep 2011.")


def test_what_no_paragraph_orders_is_told_with_its_facts(desk: Desk) -> None:
    (page,) = why_task(desk, TaskRow("promotion", "Something hangs.", ""))
    assert (page.title, page.facts, page.citation) == ("promotion", "Something hangs.", "")


def test_a_decided_finding_says_who_decided_what_when_and_why(desk: Desk) -> None:
    task = of_match(desk)
    after = decided(desk, task, Action.WAIVE, "The list was wrong.")
    assert task not in work_list(after, TODAY)
    (said,) = what_became(after, [task])
    assert said.startswith(f"Waived: TUWO § 4.4.d.1 · {task.who} (")
    assert said.endswith("): The list was wrong.")
    confirmed = decided(after, task, Action.CONFIRM, "It stands.")
    (said,) = what_became(confirmed, [task])
    assert said.startswith("Confirmed: TUWO § 4.4.d.1")


def test_of_many_the_first_are_told_and_the_rest_is_counted(desk: Desk) -> None:
    gone = [TaskRow("transfer", f"Player {n} waits.", "") for n in range(1, 6)]
    assert what_became(desk, [*gone, TaskRow("draft", "Typed.", "")]) == (
        "Waits no longer: Player 1 waits.",
        "Waits no longer: Player 2 waits.",
        "Waits no longer: Player 3 waits.",
        "… and 2 more.",
    )


def spots(desk: Desk) -> list[Spot]:
    """The open findings in the order of the work list."""
    rows = [one for one in work_list(desk, TODAY) if one.key]
    return [Spot(one.match, None if one.match else one.team, one.key) for one in rows]


def test_the_next_finding_follows_the_work_list_there_and_back(desk: Desk) -> None:
    order = spots(desk)
    here, seen = Spot(), []
    for _step in order:
        found = next_finding(desk, here, 1)
        assert found is not None
        here = found
        seen.append(here)
    assert seen == order
    # after the last one comes the first one, and before that one the last
    assert next_finding(desk, here, 1) == order[0]
    assert next_finding(desk, order[0], -1) == order[-1]
    assert [next_finding(desk, one, -1) for one in order[1:]] == order[:-1]


def test_a_finding_that_is_decided_keeps_its_place(desk: Desk) -> None:
    order, task = spots(desk), of_match(desk)
    here = Spot(task.match, key=task.key)
    after = decided(desk, task, Action.WAIVE, "So.")
    at = order.index(here)
    assert next_finding(after, here, 1) == order[at + 1]
    assert next_finding(after, here, -1) == order[at - 1]


def test_from_a_match_one_goes_to_its_first_finding_and_without_any_nowhere(desk: Desk) -> None:
    task = of_match(desk)
    first = next(one for one in spots(desk) if one.match == STRUCK)
    assert next_finding(desk, Spot(task.match), 1) == first
    bare = {key: replace(one, findings=()) for key, one in desk.judgement.matches.items()}
    lists = {key: replace(one, findings=()) for key, one in desk.judgement.lists.items()}
    none = replace(desk.judgement, matches=bare, lists=lists)
    assert next_finding(replace(desk, judging=type(desk.judging).of(none)), Spot(), 1) is None


def test_a_match_in_another_division_is_called_by_its_names(desk: Desk) -> None:
    """No sentence of the work list names a division or team by its short name in the file."""
    teams, divisions = desk.season.teams, desk.season.divisions
    codes = {*(one.id for one in teams), *(one.id for one in divisions)}
    named = {*(one.name.lower() for one in teams), *(one.name.lower() for one in divisions)}
    for task in work_list(desk, TODAY):
        words = {word.strip("():,.;") for word in task.text.split()}
        assert not words & {code for code in codes if code.lower() not in named}, task.text


def test_the_command_lists_what_is_due(tmp_path: Path) -> None:
    path = draw_world.stored_in(tmp_path, draw_world.undrawn())
    result = run("--db", path, "due")
    assert result.exit_code == 0, result.output
    assert "Not drawn yet: Grazer Stadtliga" in result.output
    week = run("--db", path, "due", "--week", "--json")
    # a draw has no day, and findings have none
    assert {one["due"] is None for one in json.loads(week.output)} <= {False}
