from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from league.decision_subjects import target_of
from league.errors import InputError, NotFoundError
from league.facts.actors import official
from league.rulings import Action
from league.services.home.season_views import season_view
from league.services.journal.views import rows as journal_rows
from league.services.matches.changes import rule
from league.services.matches.division_views import division_view
from league.services.matches.views import match_view
from league.services.session.desk import Desk
from league.services.session.opening import open_desk
from tests.worlds.acting import OFFICIAL
from tests.worlds.desk_world import GAP, STRUCK, opened

FINDING = "4.4.d.1|home|5|100018"
FEE = "fee|7.2.d|home|6||federation"


def decide(desk: Desk, **changes: Any) -> Desk:
    wanted: dict[str, Any] = {
        "match": STRUCK,
        "team": None,
        "target": FINDING,
        "action": Action.WAIVE,
        "reason": "The list was corrected in time.",
    }
    wanted |= changes
    return rule(desk, **wanted | {"target": target_of(wanted["target"])})


def test_waiving_changes_points_table_and_fees_and_is_on_record(tmp_path: Path) -> None:
    desk = decide(opened(tmp_path))
    view = match_view(desk, STRUCK)
    # board 5 was won over the board: 3½ + 1 = 4½, so that the match is won 2:0 instead of lost 0:2
    assert (view.game_points, view.match_points) == ((9, 7), (2, 0))
    assert [found.state for found in view.findings] == ["waived"]
    assert view.fees == ()
    rows = {row.team: row for row in division_view(desk, "landesliga").rows}
    assert (rows["LANDESLIGA02"].match_points, rows["LANDESLIGA02"].game_points) == (8 + 2, 81 + 2)
    assert (rows["LANDESLIGA07"].match_points, rows["LANDESLIGA07"].game_points) == (8 - 2, 68 - 2)
    assert season_view(desk, date(2012, 6, 1)).fees_federation == 97500 - 2200
    last = journal_rows()[-1]
    assert (last.by, last.why) == ("Anna Muster", "The list was corrected in time.")


def test_a_decision_holds_when_the_season_is_opened_again(tmp_path: Path) -> None:
    desk = decide(opened(tmp_path))
    assert match_view(open_desk(desk.path, OFFICIAL), STRUCK) == match_view(desk, STRUCK)


def test_reopening_brings_the_finding_back(tmp_path: Path) -> None:
    before = opened(tmp_path)
    desk = decide(decide(before), action=Action.REOPEN, reason="The proof was false.")
    assert match_view(desk, STRUCK) == match_view(before, STRUCK)


def test_confirming_takes_the_finding_off_the_tasks(tmp_path: Path) -> None:
    desk = opened(tmp_path)
    open_before = len(season_view(desk, date(2012, 6, 1)).tasks)
    after = decide(desk, action=Action.CONFIRM)
    assert match_view(after, STRUCK).findings[0].state == "confirmed"
    assert len(season_view(after, date(2012, 6, 1)).tasks) == open_before - 1


def test_a_fee_gets_another_amount(tmp_path: Path) -> None:
    desk = decide(opened(tmp_path), match=GAP, target=FEE, action=Action.CHANGE, cents=550)
    fee = next(fee for fee in match_view(desk, GAP).fees if fee.key == FEE)
    assert (fee.cents, fee.state) == (550, "changed")
    assert season_view(desk, date(2012, 6, 1)).fees_federation == 97500 - 1100 + 550


def test_an_excluded_team_is_out_of_the_table_and_can_come_back(tmp_path: Path) -> None:
    team = {"match": None, "team": "KLGRAZ08", "target": "KLGRAZ08"}
    desk = decide(opened(tmp_path), **team, action=Action.EXCLUDE)
    rows = division_view(desk, "kl-graz").rows
    assert (rows[-1].team, rows[-1].played) == ("KLGRAZ08", 0)
    assert rows[-1].note
    assert {row.played for row in rows[:-1]} == {6}
    back = decide(desk, **team, action=Action.REOPEN)
    assert division_view(back, "kl-graz").rows[0].team == "KLGRAZ08"


@pytest.mark.parametrize(
    ("changes", "error", "sentence"),
    [
        ({"reason": "  "}, InputError, "reason"),
        ({"target": "9.9|home||"}, NotFoundError, "9.9"),
        ({"match": ("landesliga", 1, "X", "Y")}, NotFoundError, "X"),
        ({"match": None}, InputError, "match or about a team"),
        ({"match": None, "team": "NOBODY"}, NotFoundError, "NOBODY"),
        ({"action": Action.REOPEN}, InputError, "Nothing has been decided"),
        ({"action": Action.CHANGE, "cents": 100}, InputError, "amount of a fee"),
        ({"action": Action.CHANGE}, InputError, "needs an amount"),
        ({"cents": 100}, InputError, "amount"),
        ({"action": Action.ADD}, InputError, "neither"),
        ({"action": Action.EXCLUDE}, InputError, "Only a team"),
        ({"match": GAP, "target": FEE, "action": Action.CHANGE, "cents": -1}, InputError, "zero"),
    ],
)
def test_what_makes_no_sense_is_refused_and_leaves_no_trace(
    tmp_path: Path, changes: dict[str, Any], error: type[Exception], sentence: str
) -> None:
    desk = opened(tmp_path)
    with pytest.raises(error, match=sentence):
        decide(desk, **changes)
    assert len(journal_rows()) == 1
    assert open_desk(desk.path, OFFICIAL).rulings == ()


def test_a_decision_without_a_name_is_refused(tmp_path: Path) -> None:
    desk = opened(tmp_path)
    with pytest.raises(InputError, match="name"):
        decide(replace(desk, actor=official(" ")))
    assert open_desk(desk.path, OFFICIAL).rulings == ()


def test_waiving_twice_is_refused_and_says_who_did_it(tmp_path: Path) -> None:
    desk = decide(opened(tmp_path))
    with pytest.raises(InputError, match="Anna Muster"):
        decide(replace(desk, actor=official("Berta Beispiel")))
