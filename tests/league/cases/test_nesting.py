"""Case files that are wrong in their shape."""

from datetime import date
from pathlib import Path

import pytest

from league.cases.files import cases_of
from league.cases.reading import Place, day
from league.errors import CaseError


@pytest.mark.parametrize("depth", [60, 3000, 100_000])
@pytest.mark.parametrize("kind", ["[]", "{}"])
def test_a_file_nested_too_deeply_is_named(tmp_path: Path, depth: int, kind: str) -> None:
    file = tmp_path / "deep.yaml"
    file.write_text(f"- {kind[0] * depth}{kind[1] * depth}\n", encoding="utf-8")
    with pytest.raises(CaseError, match=r"deep\.yaml: is nested too deeply"):
        cases_of(file)


def test_a_day_out_of_reach_is_said_as_it_stands_in_the_file() -> None:
    with pytest.raises(CaseError, match=r"not 9999-12-31\.$"):
        day(date(9999, 12, 31), Place(Path("a.yaml")))
    with pytest.raises(CaseError, match=r"not \[9999-12-31\]\.$"):
        day([date(9999, 12, 31)], Place(Path("a.yaml")))
