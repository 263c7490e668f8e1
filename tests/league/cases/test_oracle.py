"""The rule book against a second, independent reading of the rules, on thousands of matches."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from league.cases.questions_matches import read_match
from league.cases.reading import Fields, Place
from league.cases.worlds import Case
from league.rulebooks import load
from tests.league.cases.oracle import judge
from tests.league.cases.oracle_matches import any_match

MATCHES = 150


def answered(case: dict[str, Any]) -> dict[str, Any]:
    fields = Fields(case, Place(Path("oracle.yaml"), "a match"))
    answer = read_match(Case(fields, "a match", load("tuwo-stmk-2011"), 2012))()
    fields.close()
    return answer


def without_amount(fee: tuple[object, ...]) -> str:
    return str((*fee[:3], fee[4]))


@pytest.mark.parametrize("seed", range(12))
def test_both_readings_agree(seed: int) -> None:
    random = Random(seed)
    for _number in range(MATCHES):
        kind, case = any_match(random)
        verdict, answer = judge(kind, case), answered(case)
        findings = [
            (found["rule"], found.get("side"), found.get("board"), found.get("player"))
            for found in answer["findings"]
        ]
        fees = [
            (fee["rule"], fee["side"], fee.get("board"), fee["amount"], fee["to"])
            for fee in answer["fees"]
        ]
        assert sorted(findings, key=str) == sorted(verdict.findings, key=str), case
        assert sorted(fees, key=without_amount) == sorted(verdict.fees, key=without_amount), case
        assert answer["boards"] == verdict.boards, case
        assert answer["match_points"] == verdict.match_points, case
