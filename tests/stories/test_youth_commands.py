"""A youth federation's year by commands, from the empty file to the title and the next season."""

import json
from collections.abc import Sequence
from datetime import date
from pathlib import Path

import pytest

from tests.stories import youth_founding as founding
from tests.stories import youth_teams as teams
from tests.stories import youth_weekend as weekend
from tests.stories.youth_steps import Done, Step, step, taken


@pytest.mark.slow
def test_a_youth_federations_year_by_commands(tmp_path: Path) -> None:
    path = tmp_path / "youth.sqlite"
    done = begun(path) + weekend_played(path) + teams_played(path)
    # Nobody wrote past the journal, and each step that stored something has its line.
    assert taken(path, date(2026, 9, 10), [step("journal --verify")])
    assert len(done) > len(founding.FOUNDED)
    settled(path)


def begun(path: Path) -> list[Done]:
    return [
        *taken(path, date(2025, 10, 1), founding.FOUNDED),
        *taken(path, date(2026, 1, 18), founding.ANNOUNCED + founding.FIELD),
        *taken(path, date(2026, 3, 5), founding.ENTERED),
    ]


def weekend_played(path: Path) -> list[Done]:
    first, *rest = weekend.FIRST_ROUND
    done = taken(path, date(2026, 4, 7), weekend.MADE)
    extra: dict[int, Sequence[Step]] = {1: weekend.PROTESTED, 2: weekend.PENALTY}
    for number, begins in enumerate(weekend.BEGINS, 1):
        day = date.fromisoformat(begins.split()[0])
        done += taken(path, day, [first if number == 1 else step("tournament pair u14")])
        results = " ".join(weekend.results(done[-1].said))
        done += taken(path, day, rest if number == 1 else ())
        done += taken(path, day, [step(f"tournament result u14 {number} {results}")])
        done += taken(path, day, extra.get(number, ()))
    return done + taken(path, date(2026, 4, 11), weekend.ENDED)


def teams_played(path: Path) -> list[Done]:
    return [
        *taken(path, date(2026, 5, 1), teams.LISTED),
        *taken(path, date(2026, 5, 11), teams.PLAYED),
        *taken(path, date(2026, 6, 20), teams.OBJECTED + teams.LEVEL),
        *taken(path, date(2026, 6, 28), teams.SCHOOL + teams.FINED),
        *taken(path, date(2026, 9, 10), teams.CANCELLED),
    ]


def settled(path: Path) -> None:
    """Compare the ledger with what each club was asked for and paid, to the cent."""
    (done,) = taken(path, date(2026, 9, 10), [step("account list --json --season 2025/26")])
    balances = {row["club"]: row["balance"] for row in json.loads(done.said)["rows"]}
    assert balances == {}
