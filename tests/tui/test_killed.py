"""A program killed while one types: what was typed is offered by the next one."""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from league.services.session import drafts, transactions
from league.services.session.drafts import Draft, TypedForm, TypedKader, TypedMatch
from league.services.session.opening import open_desk
from league.services.session.stored import draft_of, list_of
from tests.worlds.acting import OFFICIAL
from tests.worlds.terminals import Session, begun
from tests.worlds.tui_season import PLAYED, season_file
from tests.worlds.waiting import PATIENCE

HOME, CONTROL_HOME, SHIFT_DOWN = b"\x1b[H", b"\x1b[1;5H", b"\x1b[1;2B"

pytestmark = pytest.mark.slow


@contextmanager
def _running(path: Path) -> Iterator[Session]:
    with begun(path, rows=40, columns=120) as session:
        session.wait_for("Leader")
        yield session


def _killed_when_kept(session: Session, path: Path, before: str = "", word: str = "") -> None:
    """Kill the program once a word is in the file, by another program than ``before``."""
    end = time.monotonic() + PATIENCE
    with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)) as file:
        sql = "SELECT 1 FROM draft WHERE program <> ? AND instr(body, ?)"
        while not file.execute(sql, (before, word)).fetchall():
            session.read(0.05)
            assert time.monotonic() < end
    session.process.kill()
    session.process.wait()


def _go(session: Session, *steps: tuple[bytes, str]) -> None:
    for keys, word in steps:
        session.press(keys)
        session.wait_for(word)


def _kept(path: Path) -> Draft:
    found = open_desk(path, OFFICIAL)
    (draft,) = drafts.all_drafts(found)
    transactions.close_file()
    return draft


def test_in_a_match(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    before = draft_of(open_desk(path, OFFICIAL), PLAYED).results
    transactions.close_file()
    with _running(path) as session:
        _go(session, (b"\r", "Cross table"), (b"2", "Result"))
        _go(session, (CONTROL_HOME + b"\r", "Findings"))
        _go(session, (HOME + b"en", "not stored yet"))
        _killed_when_kept(session, path)
    draft = _kept(path)
    assert isinstance(draft.typed, TypedMatch)
    assert (draft.typed.match, draft.typed.typed.results) == (PLAYED, ((0, 0), *before[1:]))
    assert not draft.being_typed
    with _running(path) as session:
        _go(session, (b"2\r", "What was typed"), (b"\r", "Later"), (b"t", "not stored yet"))
        _killed_when_kept(session, path, draft.row.program)
    taken = _kept(path)
    assert taken.typed == draft.typed
    assert taken.row.program != draft.row.program


def test_in_a_kader_list(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    with _running(path) as session:
        _go(session, (b"3\r", "Kader"), (b"e", "hand in"), (SHIFT_DOWN, "not handed in"))
        _killed_when_kept(session, path)
    draft = _kept(path)
    first, second, *rest = list_of(open_desk(path, OFFICIAL), draft.thing.key).idents
    transactions.close_file()
    assert isinstance(draft.typed, TypedKader)
    assert draft.typed.typed.idents == (second, first, *rest)
    with _running(path) as session:
        _go(session, (b"2\r", "What was typed"), (b"\r", "Later"), (b"t", "not handed in"))
        _killed_when_kept(session, path, draft.row.program)
    assert _kept(path).typed == draft.typed


def test_in_a_form(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    with _running(path) as session:
        _go(session, (b"ga", "Nobody owes"), (b"2", "board 6"), (b"c", "Posted on"))
        session.press(b"5.11.")
        _killed_when_kept(session, path, word=": 5.11.")
    draft = _kept(path)
    assert isinstance(draft.typed, TypedForm)
    assert draft.typed.typed["day"] == "5.11."
    assert draft.typed.words == "Posted on: 5.11."
    with _running(path) as session:
        _go(session, (b"2\r", "What was typed"), (b"\r", "Nobody owes"))
        _go(session, (b"2", "board 6"), (b"c", "Later"))
        session.press(b"t")
        _killed_when_kept(session, path, draft.row.program)
    taken = _kept(path)
    assert taken.typed == draft.typed
    assert taken.row.program != draft.row.program
