"""Junk anywhere in a case is an answer or a sentence, never another kind of failure."""

from collections.abc import Iterator
from copy import deepcopy
from datetime import date, datetime
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
import yaml

from league.cases import answer_paths
from league.errors import CaseError
from tests.paths import CASES

FOLDER = CASES
JUNK: list[Any] = [
    *(None, [], {}, "x", "", 0, -1, 3, 10**9, 1.5, float("nan"), float("inf"), True, b"x"),
    *(date(2011, 10, 15), date.min, date.max, datetime.fromisoformat("2011-01-01 05:00")),
    *([1], [None], ["x", "x"], {"a": 1}, {1: 2}, {None: 1}, [[1]], [date.max], "2011-13-01"),
]


@cache
def cases() -> list[dict[str, Any]]:
    """All cases of the project; not to be changed."""
    files = sorted(FOLDER.rglob("*.yaml"))
    return [case for file in files for case in yaml.safe_load(file.read_text(encoding="utf-8"))]


def places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every container with each of its keys, to the bottom."""
    keys = list(value) if isinstance(value, dict) else range(len(value))
    for key in keys:
        yield value, key
        if isinstance(value[key], dict | list):
            yield from places(value[key])


@pytest.mark.parametrize("seed", range(10))
def test_junk_is_refused_or_answered(tmp_path: Path, seed: int) -> None:
    random = Random(seed)
    for number in range(40):
        case = deepcopy(random.choice(cases()))
        container, key = random.choice(list(places(case)))
        container[key] = deepcopy(random.choice(JUNK))
        path = tmp_path / f"{number}.yaml"
        path.write_text(yaml.safe_dump([case], allow_unicode=True), encoding="utf-8")
        try:
            said = [str(result.file) for result in answer_paths([path])]
        except CaseError as error:
            said = [str(error)]
        assert [str(path) in sentence for sentence in said] == [True]
