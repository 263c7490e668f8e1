from pathlib import Path

import pytest

from league.cases import answer_paths
from league.errors import CaseError
from league.language import use

CASE = """
- name: x
  rulebook: tuwo-stmk-2011
  season: 2011/12
  ask: kader
  division: landesliga
  kader: [{{id: 1, elo: 2000}}]
  submitted: 2011-09-01
  expect: {expect}
"""


@pytest.mark.parametrize(
    ("expect", "place"),
    [
        ("{findings: 5}", "expect.findings"),
        ("{findings: [4]}", "expect.findings"),
        ("{some_findings: [{rule: '13.6', foo: 1}]}", "foo"),
        ("{findings: [{rule: 13.6}]}", "rule"),
    ],
)
def test_what_cannot_be_expected_is_an_error_not_a_difference(
    tmp_path: Path, expect: str, place: str
) -> None:
    file = tmp_path / "x.yaml"
    file.write_text(CASE.format(expect=expect), encoding="utf-8")
    with pytest.raises(CaseError, match=f"“x”.*{place}"):
        answer_paths([file])


LEFT = """
- name: x
  ask: withdrawal
  system: round_robin
  players:
    - {{id: 1, rounds: 4w1 3b0}}
    - {{id: 2, rounds: 3w= 4b1}}
    - {{id: 3, rounds: 2b= 1w1}}
    - {{id: 4, rounds: 1b0 2w0}}
  left: [2]
  expect: {{left: [{{rule: '{rule}'}}]}}
"""
PLAYOFF = """
- name: x
  rulebook: {book}
  ask: playoff
  players: 2
  expect: {expect}
"""
APPEAL = """
- name: x
  rulebook: tuwo-stmk-2011
  ask: appeal
  lower: {{granted: false, waived: ['4.3.d'], fees: [30]}}
  granted: false
  expect: {{stands: ['{rule}', 30]}}
"""


@pytest.mark.parametrize(
    ("case", "place"),
    [
        (LEFT.format(rule="12.2.9"), "expect.left.1.rule"),
        (PLAYOFF.format(book="fide-tr", expect="{next: [{rule: '99.1'}]}"), "expect.next.1.rule"),
        (
            PLAYOFF.format(book="fide-tr", expect="{stages: [{rule: '99.1'}]}"),
            "expect.stages.1.rule",
        ),
        (PLAYOFF.format(book="sjrp-2025", expect="{plan: {rule: '99.1'}}"), "expect.plan.rule"),
        (
            PLAYOFF.format(book="sjrp-2025", expect="{plan: {level: {2: {rule: '99.1'}}}}"),
            "expect.plan.level.2.rule",
        ),
        (APPEAL.format(rule="4.3.z"), "expect.stands"),
    ],
)
def test_a_rule_that_no_book_has_is_refused(tmp_path: Path, case: str, place: str) -> None:
    file = tmp_path / "x.yaml"
    file.write_text(case, encoding="utf-8")
    with pytest.raises(CaseError, match=rf"“x”.*{place}: .* (has no paragraph|hat keinen Para)"):
        answer_paths([file])


@pytest.mark.parametrize(
    "case",
    [
        LEFT.format(rule="12.2.1"),
        # A federation's own paragraph, and the tournament rules' where it is silent, may be named.
        PLAYOFF.format(book="sjrp-2025", expect="{plan: {rule: '6.1'}}"),
        PLAYOFF.format(book="sjrp-2025", expect="{plan: {rule: A2.6.11.1.2}}"),
        APPEAL.format(rule="4.3.d"),
    ],
)
def test_a_rule_of_either_book_is_only_compared(tmp_path: Path, case: str) -> None:
    file = tmp_path / "x.yaml"
    file.write_text(case, encoding="utf-8")
    assert len(answer_paths([file])) == 1


@pytest.mark.parametrize(
    ("case", "place"),
    [
        (APPEAL.format(rule="4.3.d").replace("[30]", "[.nan]"), "lower.fees.1: expected an amount"),
        (APPEAL.format(rule="4.3.d").replace("[30]", "[.inf]"), "lower.fees.1: expected an amount"),
        (PLAYOFF.format(book="fide-tr", expect="{plan: {rule: {1: 2}}}"), "expect.plan.rule"),
        (LEFT.format(rule="12.2.1").replace("3w= 4b1", "3w="), "number 2 has not 2 rounds"),
    ],
)
def test_what_is_no_amount_rule_or_round_is_refused(tmp_path: Path, case: str, place: str) -> None:
    use("en")
    file = tmp_path / "x.yaml"
    file.write_text(case, encoding="utf-8")
    with pytest.raises(CaseError, match=f"“x”.*{place}"):
        answer_paths([file])
