from collections.abc import Mapping
from pathlib import Path
from typing import Any

from league.decision_subjects import FindingKey
from league.facts.matches import Side
from league.rulings import Action
from league.services.home import audit
from league.services.matches.changes import rule
from tests.worlds.desk_world import STRUCK, expected, opened


def test_the_public_season_comes_out_as_expected(tmp_path: Path) -> None:
    said = audit.as_json(opened(tmp_path))
    assert said["tables"] == expected()["tables"]
    assert said["totals"] == expected()["totals"]
    matches = said["matches"]
    assert isinstance(matches, list)
    assert list(map(_sorted, matches)) == list(map(_sorted, expected()["matches"]))


def test_an_audit_without_list_findings_names_no_lists(tmp_path: Path) -> None:
    assert set(audit.as_json(opened(tmp_path))) == {"matches", "tables", "totals"}


def test_a_waived_finding_is_told_but_does_not_count(tmp_path: Path) -> None:
    desk = rule(
        opened(tmp_path),
        match=STRUCK,
        team=None,
        target=FindingKey("4.4.d.1", Side.HOME, 5, "100018"),
        action=Action.WAIVE,
        reason="The list was corrected in time.",
    )
    told = [one for division in audit.divisions(desk) for one in division.told]
    struck = next(one for one in told if one.key == STRUCK)
    assert [line.waived for line in struck.findings] == [True]
    assert struck.fees == ()
    totals = audit.totals(desk)
    assert totals.federation == 97500 - 2200
    assert totals.findings["4.4.d.1"] == 18 - 1


def _sorted(match: Mapping[str, Any]) -> dict[str, Any]:
    return {
        key: sorted(value, key=lambda one: sorted(map(str, one.items())))
        if key in ("findings", "fees")
        else value
        for key, value in match.items()
    }
