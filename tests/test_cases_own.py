"""The project's own cases, the shared ones and the rule books' examples, one test each."""

from pathlib import Path

import pytest

from league.cases import CaseResult, answer_paths
from league.rulebooks import available, cases_file

FOLDER = Path(__file__).with_name("cases")
EXAMPLES = [path for id in available() if (path := cases_file(id)) is not None]
"""The rule books' own examples, shown in the rule book."""
RESULTS = answer_paths([FOLDER, *EXAMPLES])


@pytest.mark.parametrize(
    "result", RESULTS, ids=[f"{result.file.name}: {result.name}" for result in RESULTS]
)
def test_case_holds(result: CaseResult) -> None:
    assert result.ok, "\n".join([*result.differences, *result.cited])


def test_no_two_cases_of_a_file_have_the_same_name() -> None:
    names = [(result.file, result.name) for result in RESULTS]
    assert len(names) == len(set(names))
