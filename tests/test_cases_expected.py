from pathlib import Path

import pytest

from league.cases import answer_paths
from league.errors import CaseError

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
