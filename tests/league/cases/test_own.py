"""The project's own cases, the shared ones and the rule books' examples, one test for each file.

A test for each case would read and answer all of them in every worker that collects the tests.
"""

from pathlib import Path

import pytest

from league.cases import answer_paths
from league.cases.files import case_files
from league.rulebooks import available, cases_file
from tests.paths import CASES

FOLDER = CASES
EXAMPLES = [path for id in available() if (path := cases_file(id)) is not None]
"""The rule books' own examples, shown in the rule book."""


@pytest.mark.parametrize(
    "file", case_files([FOLDER, *EXAMPLES]), ids=lambda file: f"{file.parent.name}/{file.name}"
)
def test_the_cases_of_a_file_hold(file: Path) -> None:
    results = answer_paths([file])
    wrong = [
        "\n".join([result.name, *result.differences, *result.cited])
        for result in results
        if not result.ok
    ]
    assert not wrong, "\n\n".join(wrong)
    assert results
    assert len(results) == len({result.name for result in results}), "each has its own name"
