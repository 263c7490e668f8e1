"""What an official adds: a board's score, or a fee that no check found."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from league.decision_subjects import BoardScore, target_of
from league.errors import InputError, NotFoundError, RuleBookError
from league.facts.matches import DRAW, LOSS, Side
from league.facts.seasons import MatchKey
from league.findings import Fee
from league.judging import judge_match
from league.outcomes.judgement import MatchJudgement
from league.rulings import Action, Ruling, added_fee, in_force
from league.services.home.season_views import season_view
from league.services.journal.views import rows as journal_rows
from league.services.lists.club_views import club_view
from league.services.matches.changes import rule
from league.services.matches.views import match_view
from league.services.session.desk import Desk
from league.services.session.opening import open_desk
from tests.worlds.acting import OFFICIAL
from tests.worlds.desk_world import STRUCK, opened
from tests.worlds.tuwo_world import book, match

AT = datetime(2011, 10, 20, tzinfo=UTC)
FEE = "fee|7.2.a|away|3|x|federation"


def added(target: str, cents: int | None = None, action: Action = Action.ADD) -> Ruling:
    return Ruling(action, target_of(target), "Decided.", "Anna Muster", AT, STRUCK, cents=cents)


def judged(*rulings: Ruling) -> MatchJudgement:
    return judge_match(book(), match(), rulings)


def test_a_board_is_set_to_a_score_and_the_points_follow() -> None:
    # Eight draws: 8 half points each and a drawn match; one board to the visitors makes 7 : 9.
    assert judged().game_points == (8, 8)
    after = judged(added(BoardScore(3, LOSS).text))
    assert after.boards[2] == LOSS
    assert (after.game_points, after.match_points) == ((7, 9), (0, 2))


def test_the_last_decision_on_a_board_counts_and_it_can_be_taken_back() -> None:
    first, second = added(BoardScore(3, LOSS).text), added(BoardScore(3, (2, 0)).text)
    assert judged(first, second).boards[2] == (2, 0)
    assert list(in_force([first, second])) == ["board|3"]
    reopened = added(second.target.text, action=Action.REOPEN)
    assert judged(first, second, reopened).boards[2] == DRAW


def test_a_fee_is_added_and_can_be_taken_back() -> None:
    fee = Fee("7.2.a", Side.AWAY, 2200, "federation", 3, player="x")
    assert fee.key == FEE
    after = judged(added(FEE, 2200))
    assert (after.fees, after.proposed) == ((fee,), ())
    assert judged(added(FEE, 2200), added(FEE, action=Action.REOPEN)).fees == ()


@pytest.mark.parametrize(
    "target", ["board|3", "board|x|1:1", "board|3|2:2", "board|3|3:0", "4.4.d.1|home|5|1", "board"]
)
def test_what_sets_no_board(target: str) -> None:
    assert not isinstance(added(target).added, BoardScore)
    assert judged(added(target)).boards == judged().boards


@pytest.mark.parametrize(
    ("target", "cents"),
    [
        (FEE, None),
        ("fee|7.2.a|away|3|x", 2200),
        ("fee|7.2.a|nobody|3|x|federation", 2200),
        ("fee|7.2.a|away|y|x|federation", 2200),
        ("fee|7.2.a|away|3|x|oesb", 2200),
        ("fee||away|3|x|federation", 2200),
    ],
)
def test_what_adds_no_fee(target: str, cents: int | None) -> None:
    assert added_fee(added(target, cents)) is None


def add(desk: Desk, target: str, **changes: Any) -> Desk:
    what: dict[str, Any] = {"match": STRUCK, "team": None, "action": Action.ADD, "reason": "Why."}
    return rule(desk, target=target_of(target), **(what | changes))


def test_added_by_the_desk_stored_and_shown(tmp_path: Path) -> None:
    desk = opened(tmp_path)
    before = match_view(desk, STRUCK)
    desk = add(desk, BoardScore(1, (1, 1)).text)
    desk = add(desk, FEE, cents=2200)
    after = match_view(open_desk(desk.path, OFFICIAL), STRUCK)
    assert before.boards[0].counted != after.boards[0].counted == (1, 1)
    (fee,) = [one for one in after.fees if one.key == FEE]
    assert (fee.state, fee.cents) == ("added", 2200)
    assert season_view(desk).fees_federation == 97500 + 2200
    club = desk.world.teams[STRUCK[3]].club
    assert FEE in [row.fee.key for row in club_view(desk, club).fees]
    back = add(desk, BoardScore(1, (1, 1)).text, action=Action.REOPEN)
    assert match_view(back, STRUCK).boards[0] == before.boards[0]


NOT_PLAYED: MatchKey = ("landesliga", 1, "X", "Y")


@pytest.mark.parametrize(
    ("target", "changes", "error", "sentence"),
    [
        ("board|9|1:1", {}, InputError, "no board 9"),
        ("board|1|2:1", {}, InputError, "neither"),
        (FEE, {}, InputError, "neither"),
        (FEE, {"cents": 0}, InputError, r"0 cents.*§ 7\.2\.a"),
        (FEE, {"cents": -100}, InputError, r"-100 cents.*§ 7\.2\.a"),
        ("fee|99.9|away|3||federation", {"cents": 100}, RuleBookError, r"99\.9"),
        ("fee|7.2.c|home|5|100018|federation", {"cents": 100}, InputError, "found already"),
        ("board|1|1:1", {"match": NOT_PLAYED}, NotFoundError, "X"),
        ("board|1|1:1", {"match": None, "team": "LANDESLIGA02"}, InputError, "Only to a match"),
        ("board|1|1:1", {"reason": " "}, InputError, "reason"),
    ],
)
def test_what_cannot_be_added_is_refused(
    tmp_path: Path, target: str, changes: dict[str, Any], error: type[Exception], sentence: str
) -> None:
    desk = opened(tmp_path)
    with pytest.raises(error, match=sentence):
        add(desk, target, **changes)
    assert len(journal_rows()) == 1


def test_the_same_is_not_added_twice_but_another_score_is(tmp_path: Path) -> None:
    desk = add(opened(tmp_path), "board|1|1:1")
    with pytest.raises(InputError, match="Anna Muster has added this"):
        add(desk, "board|1|1:1")
    assert match_view(add(desk, "board|1|0:0"), STRUCK).boards[0].counted == (0, 0)
