"""Matches taken off the calendar by undo, and what hangs on them; in the order that is told."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path

import pytest

from league.errors import InputError
from league.facts.actors import official
from league.facts.matches import MatchDraft
from league.facts.seasons import Fixture
from league.facts.steps import RecordKind, StepKind
from league.services.journal import proving, undoing
from league.services.session import transactions
from league.storage import journal
from tests.worlds.acting import add_ruling, change_season, record
from tests.worlds.stored_world import ruling, season


@dataclass(frozen=True, slots=True)
class Thing:
    name: str


THING = RecordKind("duty", lambda: Thing, stored="thing")


@pytest.fixture(autouse=True)
def opened(tmp_path: Path) -> Iterator[None]:
    transactions.open_file(tmp_path / "a.sqlite")
    transactions.import_season(season(), official("A"), "")
    yield
    assert proving.verdict().whole
    transactions.close_file()


THIRD = ("kl", 3, "A1", "B1")
PLAYED = MatchDraft(
    day=date(2011, 11, 12),
    home=("100001", "100002", None),
    away=("0100003", "G-4", "100005"),
    results=((2, 0), (1, 1), None),
)


def _add_a_match() -> int:
    added = Fixture(*THIRD, date(2011, 11, 12), date(2011, 11, 12))
    change_season(
        None,
        lambda one: replace(one, fixtures=(*one.fixtures, added)),
        StepKind.REGISTRATION,
        actor=official("A"),
        why="",
    )
    return journal.head()[0]


def test_a_match_that_was_played_since_is_not_taken_away() -> None:
    added = _add_a_match()
    transactions.record_match("2011/12", THIRD, PLAYED, official("A"))
    played = journal.head()[0]

    with pytest.raises(InputError, match=f"Step {played} .* builds on step {added}"):
        undoing.preview(added)
    undoing.undo(played, official("A"), "w")
    undoing.undo(added, official("A"), "w")
    assert THIRD not in {one.key for one in transactions.load()[0].fixtures}


def test_a_match_that_was_decided_since_is_not_taken_away() -> None:
    added = _add_a_match()
    add_ruling("2011/12", replace(ruling(), match=THIRD))
    decided = journal.head()[0]

    with pytest.raises(InputError, match=f"Step {decided} .* builds on step {added}"):
        undoing.preview(added)
    undoing.undo(decided, official("A"), "w")
    undoing.undo(added, official("A"), "w")
    assert THIRD not in {one.key for one in transactions.load()[0].fixtures}


def test_a_match_whose_move_was_taken_back_names_that_step() -> None:
    """The match was recorded as moved; its step comes back after the move does."""
    _add_a_match()
    moved = Fixture(*THIRD, date(2011, 11, 12), date(2011, 11, 19))
    change_season(
        None,
        lambda one: replace(one, fixtures=(*one.fixtures[:-1], moved)),
        "move",
        actor=official("A"),
        why="",
    )
    move = journal.head()[0]
    transactions.record_match(
        "2011/12", THIRD, replace(PLAYED, day=date(2011, 11, 19)), official("A")
    )
    played = journal.head()[0]
    back = undoing.undo(move, official("A"), "w")
    record(None, THING, "k", Thing("one"), actor=official("A"), why="")

    with pytest.raises(InputError, match=f"Step {back} .* builds on step {played}"):
        undoing.preview(played)
    undoing.undo(back, official("A"), "w")
    undoing.undo(played, official("A"), "w")
    assert THIRD not in {one.match for one in transactions.load()[0].boards}
