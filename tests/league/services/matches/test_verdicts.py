"""A board, a match, points: set by an official with a reason, on record, taken back."""

from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from league.decision_subjects import Points, Verdict
from league.errors import InputError, LeagueError
from league.facts.actors import official
from league.record_kinds import REPLAY
from league.services.consequences.trying import try_told
from league.services.journal import undoing
from league.services.journal import views as journal
from league.services.matches.changes import record_match
from league.services.matches.division_views import division_view
from league.services.matches.verdict_steps import (
    board_step,
    pointless_step,
    points_step,
    replay_step,
    result_step,
    undecided_step,
    void_step,
)
from league.services.matches.views import match_view
from league.services.session.desk import Desk
from league.services.session.opening import open_desk
from league.services.session.records import recorded
from league.services.session.stored import draft_of
from league.services.session.trial_runs import Step, file_step
from tests.worlds.acting import OFFICIAL
from tests.worlds.desk_world import GAP, STRUCK, opened

WHY = "Decided by the executive."
AGAIN = date(2012, 5, 26)


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return opened(tmp_path)


def filed(desk: Desk, step: Step) -> Desk:
    return file_step(desk, step, WHY)


def test_a_board_is_set(desk: Desk) -> None:
    before = match_view(desk, STRUCK)
    # Struck on board 5, counts 0:1; with 1:0 there 3½ + 1 = 4½ (half points 7 + 2, 9 − 2).
    view = match_view(filed(desk, board_step(STRUCK, 5, (2, 0))), STRUCK)
    assert (before.game_points, view.game_points) == ((7, 9), (9, 7))
    assert view.match_points == (2, 0)


def test_a_match_is_set_and_open_again(desk: Desk) -> None:
    decided = filed(desk, result_step(GAP, (0, 16)))
    view = match_view(decided, GAP)
    assert (view.game_points, view.match_points) == ((0, 16), (0, 2))
    assert view.decision.startswith("The match counts 0 : 8 (Anna Muster, ")
    assert view.decision.endswith(f": {WHY}")
    back = filed(decided, undecided_step(GAP, Verdict((0, 16))))
    assert match_view(back, GAP) == match_view(desk, GAP)


def test_what_a_decision_changes_is_told_before_it_is_stored(desk: Desk) -> None:
    found = try_told(desk, void_step(GAP)).follows
    assert found is not None
    (score,) = found.scores
    assert (score.match, score.after, score.points_after) == (GAP, None, None)
    assert match_view(open_desk(desk.path, OFFICIAL), GAP) == match_view(desk, GAP)


def test_a_void_match_is_in_no_table(desk: Desk) -> None:
    played = {row.team: row.played for row in division_view(desk, "landesliga").rows}
    after = filed(desk, void_step(GAP))
    rows = {row.team: row.played for row in division_view(after, "landesliga").rows}
    assert all(rows[team] == played[team] - 1 for team in GAP[2:])
    assert (match_view(after, GAP).status, match_view(after, GAP).fees) == ("void", ())


def test_points_are_shown_in_the_table_and_taken_back(desk: Desk) -> None:
    team = GAP[2]
    before = next(row for row in division_view(desk, "landesliga").rows if row.team == team)
    after = filed(filed(desk, points_step(team, Points(-2, -1))), points_step(team, Points(1, 0)))
    row = next(row for row in division_view(after, "landesliga").rows if row.team == team)
    # −2 + 1 = −1 match point, −½ game point (1 half point).
    assert (row.match_points, row.game_points) == (before.match_points - 1, before.game_points - 1)
    assert row.note == "−1 MP, −½ GP by decision"
    back = filed(after, pointless_step(team))
    assert before in division_view(back, "landesliga").rows


def test_a_replay_keeps_the_first_result_and_clears_the_match(desk: Desk) -> None:
    first = match_view(desk, GAP)
    after = filed(desk, replay_step(GAP, AGAIN))
    view = match_view(after, GAP)
    assert (view.status, view.day, view.scored) == ("open", AGAIN, False)
    assert "To be replayed: the first result" in view.decision
    (kept,) = recorded("2011/12", REPLAY).values()
    assert (kept.day, len(kept.boards)) == (first.day, 8 * 1)
    draft = draft_of(desk, GAP)
    again = record_match(after, GAP, replace(draft, day=AGAIN))
    assert match_view(again, GAP).status == "complete"
    assert "Replayed: the first result" in match_view(again, GAP).decision


def test_what_was_decided_on_the_first_match_does_not_hold_for_the_replay(desk: Desk) -> None:
    after = filed(filed(desk, result_step(GAP, (0, 16))), replay_step(GAP, AGAIN))
    assert match_view(after, GAP).status == "open"


def test_a_replay_is_taken_back_with_one_deed(desk: Desk) -> None:
    filed(desk, replay_step(GAP, AGAIN))
    last = journal.rows()[-1]
    assert "Replay" in last.what
    undoing.undo(last.number, official("Anna Muster"), "wrong match")
    assert match_view(open_desk(desk.path, OFFICIAL), GAP) == match_view(desk, GAP)


@pytest.mark.parametrize(
    ("step", "words"),
    [
        (result_step(GAP, (17, 0)), "8½ : 0 cannot be: the match has 8 boards"),
        (board_step(GAP, 9, (2, 0)), "no board 9"),
        (points_step("LANDESLIGA01", Points(0, 0)), "Name the points"),
        (points_step("NOBODY", Points(1, 0)), "no team “NOBODY”"),
        (pointless_step("LANDESLIGA01"), "No points of"),
        (undecided_step(GAP, Verdict()), "nothing called “match|void”"),
        (replay_step(GAP, date(2011, 9, 1)), "A replay comes after the first match"),
        (replay_step(GAP, date(2013, 9, 1)), "out of season"),
    ],
)
def test_what_cannot_be_decided_is_refused(desk: Desk, step: Step, words: str) -> None:
    steps = len(journal.rows())
    with pytest.raises(LeagueError, match=words):
        filed(desk, step)
    assert len(journal.rows()) == steps


def test_every_decision_needs_a_reason(desk: Desk) -> None:
    for step in (void_step(GAP), points_step(GAP[2], Points(1, 0)), replay_step(GAP, AGAIN)):
        with pytest.raises(InputError, match="needs a reason"):
            file_step(desk, step, " ")


@pytest.mark.parametrize("score", [(1, 0), (0, 1)])
def test_a_penalty_may_leave_the_other_side_with_a_draw(desk: Desk, score: tuple[int, int]) -> None:
    after = filed(desk, board_step(GAP, 1, score))
    assert match_view(after, GAP).boards[0].counted == score


def test_a_board_counts_one_point_at_most() -> None:
    with pytest.raises(InputError, match="1 : 1 cannot be: a board counts 1:0, ½:½, 0:1, 0:0"):
        board_step(GAP, 1, (2, 2))
