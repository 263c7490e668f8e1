"""The journal is read whatever a single step holds: that line says so, the others stand."""

import json
import random
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from rich.text import Text

from league.errors import InputError, LeagueError
from league.facts.actors import official
from league.facts.steps import StepKind
from league.services.journal import undoing
from league.services.journal.views import JournalView, journal_view
from league.services.session import transactions
from league.storage import replaying
from league.views.book import JournalRow
from tests.league.services.journal.test_proving import DRAFT, THING, Thing
from tests.worlds.acting import add_ruling, record
from tests.worlds.desk_world import run
from tests.worlds.raw_sql import behind, rows
from tests.worlds.stored_world import MATCH, ruling, season
from tui.kit.parts import Prose
from tui.kit.themes import THEMES, ink_of
from tui.pages.journal.page import JournalScreen

TEXTS = (
    "at by what subject before after why salt body facts previous hash rows".split()  # noqa: SIM905  # one line
)
NUMBERS = ("deed", "judged", "others")
CANNOT = "This step cannot be read; see “journal --verify”."
"""What the line of such a step says."""
DEEP = "[" * 50_000
HOSTILE = (
    DEEP,
    '{"a":' * 50_000,
    '{"facts":{},"players":' + DEEP,
    '{"facts":1e999}',
    '{"facts":{},"players":[[[1]]],"clubs":{"x":1}}',
    '{"cents":1e999,"debit":{"holder":"x"}}',
    f'{{"cents":{"9" * 5000}}}',
    '{"division":{},"round":[],"home":7,"away":null,"target":[],"action":{}}',
    '{"level":1,"items":[{}]}',
    '{"played":[1],"day":"2011-99-99"}',
    '{"fixture":7,"boards":[{}],"reports":{}}',
    '{"blanked":{"x":[[1]]}}',
    '"\\ud800"',
    '{"name":"\\udc80\\u0000"}',
    "\x1b]0;owned\x07\x1b[2J",
    "\u202e\u2066",
    "undo:" + "9" * 5000 + ":match",
    "undo:1:" * 3000 + "match",
    "0001-01-01T00:00:00",
    "0001-01-01T00:00:00+23:59",
    "9999-12-31T23:59:59-23:59",
    "2011-09-20T18:30:00+00:00:00.000001",
    "2011/12 · ruling · kl · 1 · A1 · B1",
    "1999 · ",
    " · " * 500,
    *(f"undo:1:{one}" for one in ("", "ruling", "import", "match")),
)


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Six steps: import, match, two decisions, a record and its withdrawal."""
    path = tmp_path_factory.mktemp("journal") / "a.sqlite"
    transactions.open_file(path)
    transactions.import_season(season(), official("A"), "")
    transactions.record_match("2011/12", MATCH, DRAFT, official("A"))
    add_ruling("2011/12", ruling())
    add_ruling("2011/12", ruling())
    record("2011/12", THING, "k", Thing("one"), actor=official("A"), why="")
    record("2011/12", THING, "k", None, actor=official("A"), why="")
    yield path
    transactions.close_file()


def _put(path: Path, number: int, column: str, value: object) -> None:
    text = f"CAST(? AS {'TEXT' if column in TEXTS else 'INTEGER'})"
    with behind(path) as change:
        change(f'UPDATE journal SET "{column}" = {text} WHERE number = ?', [(value, number)])


class _Tampered:
    """One column of one step holds something else, until it is put back."""

    def __init__(self, path: Path, number: int, column: str, value: object) -> None:
        self._place = path, number, column
        ((self._before,),) = rows(f'SELECT "{column}" FROM journal WHERE number = ?', number)
        self._value = value

    def __enter__(self) -> None:
        _put(*self._place, self._value)

    def __exit__(self, *_error: object) -> None:
        _put(*self._place, self._before)


def _plain(view: JournalView) -> list[JournalRow]:
    """The clock may have gone back at the step after one whose moment was changed."""
    return [replace(row, clock_back=False) for row in view.rows]


def _others(found: list[Any], number: int) -> list[Any]:
    return [one for at, one in enumerate(found, 1) if at != number]


def _look(path: Path, before: list[JournalRow], number: int) -> None:
    """Read the journal by every door."""
    view = journal_view()
    assert _others(_plain(view), number) == _others(before, number)
    for row in view.rows:
        assert all(isinstance(part, str) for one in view.changes(row) for part in one)
    _steps, detail = JournalScreen().parts(view, ink_of(THEMES[0]))
    assert isinstance(detail, Prose)
    assert detail.read is not None
    assert isinstance(detail.read(), Text)
    for which in (number, number % 6 + 1):
        with suppress(LeagueError):
            undoing.preview(which)


@settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(st.integers(1, 6), st.sampled_from(TEXTS), st.binary(min_size=1, max_size=40))
def test_random_bytes_in_any_column_of_any_step(
    path: Path, number: int, column: str, value: bytes
) -> None:
    before = _plain(journal_view())
    tampered = _Tampered(path, number, column, value)
    assume(str(tampered._before).encode() != value)
    with tampered:
        _look(path, before, number)
        assert replaying.prove().broken == number


@settings(
    max_examples=20, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(st.integers(1, 6), st.sampled_from(NUMBERS), st.integers(-(2**63), 2**63 - 1))
def test_any_number_beside_any_step(path: Path, number: int, column: str, value: int) -> None:
    before = _plain(journal_view())
    tampered = _Tampered(path, number, column, value)
    assume(tampered._before != value)
    with tampered:
        _look(path, before, number)
        assert replaying.prove().broken == number


@pytest.mark.parametrize("column", ["at", "what", "subject", "before", "after", "why"])
def test_hostile_content_of_any_step(path: Path, column: str) -> None:
    before = _plain(journal_view())
    for at, value in enumerate((*HOSTILE, *(StepKind if column == "what" else ()))):
        number = (at + len(column)) % 6 + 1
        with _Tampered(path, number, column, value):
            _look(path, before, number)


def test_json_of_a_step_with_any_value_of_another_kind(path: Path) -> None:
    """Every value of every step's JSON, one after another, is something else."""
    before = _plain(journal_view())
    chance = random.Random(22)
    for number, column in ((n, c) for n in range(1, 7) for c in ("before", "after")):
        ((stored,),) = rows(f'SELECT "{column}" FROM journal WHERE number = ?', number)
        held = json.loads(stored or "null")
        for place in _places(held):
            junk = chance.choice((None, 7, -1.5, 1e999, True, "x", [], {}, [[1]], {"a": 1}))
            with _Tampered(path, number, column, json.dumps(_with(held, place, junk))):
                _look(path, before, number)


def _places(held: Any, where: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    inner = (
        held.items()
        if isinstance(held, dict)
        else enumerate(held)
        if isinstance(held, list)
        else ()
    )
    for key, value in inner:
        yield (*where, key)
        yield from _places(value, (*where, key))


def _with(held: Any, where: tuple[Any, ...], value: object) -> Any:
    if not where:
        return value
    made = dict(held) if isinstance(held, dict) else list(held)
    made[where[0]] = _with(made[where[0]], where[1:], value)
    return made


@pytest.mark.parametrize(
    ("column", "value", "says"),
    [
        ("at", "never", CANNOT),
        ("at", b"\xff\xfe", CANNOT),
        ("after", DEEP, CANNOT),
        ("after", '{"cents":1e999,"target":"x","action":"change"}', "Decision"),
        ("what", "of the future", "of the future: 2011/12 · kl · 1 · A1 · B1"),
    ],
)
def test_the_commands_print_every_line(path: Path, column: str, value: object, says: str) -> None:
    with _Tampered(path, 3, column, value):
        transactions.close_file()
        said = run("--db", path, "journal")
        told = run("--db", path, "journal", "--json")
        verified = run("--db", path, "journal", "--verify")
    transactions.open_file(path)
    assert (said.exit_code, told.exit_code, verified.exit_code) == (0, 0, 1)
    lines = said.stdout.splitlines()
    assert [line.split()[0] for line in lines] == [str(number) for number in range(1, 7)]
    assert says in lines[2]
    assert [one["number"] for one in json.loads(told.stdout)] == [1, 2, 3, 4, 5, 6]
    assert "Step 3 of the journal was changed or is missing." in verified.stdout


def test_what_a_forged_step_says_stood_before_is_not_brought_back(path: Path) -> None:
    """Step 6 withdrew a record; somebody writes another one into what stood before it."""
    ((stored,),) = rows("SELECT before FROM journal WHERE number = 6")
    forged = stored.replace("one", "mine")
    assert forged != stored
    with _Tampered(path, 6, "before", forged):
        with pytest.raises(InputError, match="Step 6 is not as it was written"):
            undoing.preview(6)
        with pytest.raises(InputError, match="Step 6 is not as it was written"):
            undoing.undo(6, official("A"), "Wrong.")
    assert [line.then for line in undoing.preview(6).lines] == ["one"]
