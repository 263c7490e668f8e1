"""A youth federation's year by commands, from the empty file to the title and the next season."""

import json
from collections.abc import Iterator, Sequence
from datetime import date
from pathlib import Path

import pytest

from league.services.rulebook.coverage import SERVED, coverage
from tests.stories import youth_founding as founding
from tests.stories import youth_teams as teams
from tests.stories import youth_weekend as weekend
from tests.stories.youth_steps import BOOK, Done, Step, step, taken


@pytest.mark.slow
def test_a_youth_federations_year_by_commands(tmp_path: Path) -> None:
    path = tmp_path / "youth.sqlite"
    done = begun(path) + weekend_played(path) + teams_played(path)
    # Nobody wrote past the journal.
    taken(path, date(2026, 9, 10), [step("journal --verify")])
    settled(path)
    assert list(unserved(done)) == []


def unserved(done: Sequence[Done]) -> Iterator[str]:
    """Yield the paragraphs that the command which they name does not serve.

    It was typed here, and it called a function that serves the paragraph; where a person decides,
    it was typed, as where the paragraph only asks for a record.
    """
    for one in coverage(BOOK, quick=True):
        typed = [each for each in done if f"{' '.join(each.words)} ".startswith(f"{one.command} ")]
        called = frozenset[str]().union(*(each.called for each in typed))
        if one.kind in SERVED and not one.command:
            yield f"{one.id} names no command"
        elif one.command and not typed:
            yield f"{one.id}: nobody types {one.command}"
        elif one.homes and one.command and not one.person and called.isdisjoint(one.homes):
            yield f"{one.id}: {one.command} calls nothing of it"


def begun(path: Path) -> list[Done]:
    return [
        *taken(path, date(2025, 10, 1), founding.FOUNDED),
        *taken(path, date(2026, 1, 18), founding.ANNOUNCED + founding.FIELD + founding.CHILDREN),
        *taken(path, date(2026, 3, 5), founding.ENTERED),
    ]


def weekend_played(path: Path) -> list[Done]:
    first, *rest = weekend.FIRST_ROUND
    done = taken(path, date(2026, 4, 7), weekend.MADE)
    extra: dict[int, Sequence[Step]] = {1: weekend.PROTESTED, 2: weekend.PENALTY}
    for number, begins in enumerate(weekend.BEGINS, 1):
        day = date.fromisoformat(begins.split()[0])
        done += taken(path, day, [first if number == 1 else step("tournament pair u14")])
        if number == 2:
            done += taken(path, day, weekend.BY_HAND)
            done += taken(path, day, [step("tournament round u14 2")])
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
    balances = json.loads(done.said)["balances"]
    # Five entries with board, one of them late, nine without, and one fine; what was deposited
    # for three objections went back, and the entry that was withdrawn cost nothing.
    cents = 5 * 24000 + 9 * 12000 + 10000
    clubs = {f"club:{number}": 0 for number in founding.CLUBS}
    assert balances == clubs | {"cash": cents, "federation": -cents, "deposits": 0}
