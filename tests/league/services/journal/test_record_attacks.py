"""The record under attack: power cut, kills, a full disk, undo in any order. Short."""

import random
import re
import resource
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from league.errors import InputError, StorageError
from league.facts.actors import official
from league.facts.people import Player
from league.facts.seasons import Season
from league.facts.steps import RecordKind, StepKind
from league.services.journal import copies, proving, undoing
from league.services.journal.views import rows as shown_rows
from league.services.session import transactions
from league.storage import journal
from league.storage.fact_tree import digest, nodes_of
from league.storage.stored_nodes import stored_rows
from tests.worlds.acting import add_ruling, change_season, record
from tests.worlds.stored_world import ruling, season

pytestmark = pytest.mark.slow

_WRITER = """
import sys
from dataclasses import dataclass
from pathlib import Path
from league.facts.actors import official
from league.services.session import transactions
from league.services.session.records import record
from league.facts.steps import StepKind
from league.facts.steps import RecordKind
from league.storage import journal
from tests.worlds.acting import record

@dataclass(frozen=True)
class Thing:
    name: str

THING = RecordKind("duty", lambda: Thing, stored="thing")

transactions.open_file(Path(sys.argv[1]))
for number in range(int(sys.argv[2])):
    thing = Thing("x" * int(sys.argv[3]) + str(number))
    record(None, THING, str(number % 7), thing, actor=official("A"), why="")
    sys.stdout.write(f"stored {journal.head()[0]}\\n")
    sys.stdout.flush()
"""


@dataclass(frozen=True, slots=True)
class Thing:
    name: str


THING = RecordKind("duty", lambda: Thing, stored="thing")


@pytest.fixture
def path(tmp_path: Path) -> Iterator[Path]:
    path = tmp_path / "a.sqlite"
    transactions.open_file(path)
    transactions.import_season(season(), official("A"), "")
    yield path
    transactions.close_file()


def _command(path: Path, steps: int, size: int = 1) -> list[str]:
    return [sys.executable, "-c", _WRITER, str(path), str(steps), str(size)]


@pytest.mark.skipif(shutil.which("strace") is None, reason="strace is not installed here")
def test_a_step_is_told_as_stored_only_after_its_own_sync(path: Path, tmp_path: Path) -> None:
    log = tmp_path / "calls"
    watched = ["strace", "-f", "-y", "-e", "trace=fsync,fdatasync,write", "-o", str(log)]
    subprocess.run([*watched, *_command(path, 5)], check=True, capture_output=True)

    calls = re.findall(
        r"(f(?:data)?sync)\(\d+<[^>]*-wal>|write\(1<[^>]*>, \"(stored) \d+",
        log.read_text(encoding="utf-8", errors="replace"),
    )
    said = "".join("S" if sync else "t" for sync, _stored in calls)
    # Before each of the five told steps the log of the database reached the disk at least once.
    assert said.count("t") == 5
    assert re.fullmatch(r"(S+t)+S*", said), said


def test_what_was_told_as_stored_is_there_after_a_kill(path: Path) -> None:
    chance = random.Random()
    told = 1
    for _time in range(6):
        command = _command(path, 400)
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as writer:
            assert writer.stdout
            for _line in range(chance.randrange(1, 15)):
                told = int(writer.stdout.readline().split()[1])
            time.sleep(chance.random() / 200)
            writer.send_signal(signal.SIGKILL)
            rest = [line for line in writer.stdout if line.endswith("\n")]
            told = max([told, *(int(line.split()[1]) for line in rest)])
        transactions.open_file(path)
        assert journal.head()[0] >= told
        assert proving.verdict().whole


def _limited() -> None:
    resource.setrlimit(resource.RLIMIT_FSIZE, (1_500_000, 1_500_000))
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)


def test_a_full_disk_is_said_and_loses_nothing_that_was_told(path: Path) -> None:
    transactions.close_file()
    done = subprocess.run(
        _command(path, 800, 9_000), capture_output=True, text=True, check=False, preexec_fn=_limited
    )
    told = [int(line.split()[1]) for line in done.stdout.splitlines()]
    assert done.returncode == 1
    assert "league.errors.StorageError" in done.stderr
    transactions.open_file(path)
    assert journal.head()[0] == told[-1]
    assert proving.verdict().whole


def _change(chance: random.Random, number: int) -> None:
    """Do one of the things that officials do."""
    kind = chance.randrange(4)
    if kind == 0:
        record(
            "2011/12",
            THING,
            str(chance.randrange(3)),
            Thing(str(number)),
            actor=official("A"),
            why="",
        )
    elif kind == 1:
        add_ruling("2011/12", ruling(reason=f"reason {number}"))
    elif kind == 2:
        added = Player(f"9{number:05}", "Neu", f"{number}", nation="AUT")
        change_season(
            None,
            lambda one: replace(one, players=(*one.players, added)),
            StepKind.REGISTRATION,
            actor=official("A"),
            why="",
        )
    else:
        change_season(
            None, lambda one: _rated(one, chance), StepKind.RATINGS, actor=official("A"), why=""
        )


def _rated(one: Season, chance: random.Random) -> Season:
    players = list(one.players)
    at = chance.randrange(len(players))
    players[at] = replace(players[at], rating=chance.randrange(1000, 2800))
    return replace(one, players=tuple(players))


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_undo_in_any_order_leaves_a_record_that_proves_itself(path: Path, seed: int) -> None:
    chance = random.Random(seed)
    refused = 0
    for number in range(60):
        steps = journal.steps()
        if chance.random() < 0.4:
            try:
                undoing.undo(chance.choice(steps).number, official("A"), "tried")
            except InputError:
                refused += 1
        else:
            _change(chance, number)
    assert refused < 60
    assert proving.verdict().whole
    assert proving.head().facts == digest(nodes_of(stored_rows()))
    assert copies.replay(path.with_name("again.sqlite")).facts == proving.head().facts


LOOSE = [
    "UPDATE fixture SET season = '2012/13' WHERE position = 0",
    "DELETE FROM fixture WHERE position = 0",
    "UPDATE fixture SET home = 'nobody' WHERE position = 0",
    "UPDATE club SET season = 'x' WHERE id = '601'",
    "UPDATE squad_entry SET ident = 'nobody' WHERE position = 0",
    "UPDATE board SET fixture = 99 WHERE fixture = 0 AND board = 1",
]
DAMAGED = [
    "UPDATE fixture SET start = '99:99' WHERE position = 1",
    "UPDATE player SET born = '1999-02-30' WHERE ident = '100001'",
    "UPDATE report SET gaps_paid = 'x'",
]


@pytest.mark.parametrize("sql", LOOSE + DAMAGED)
def test_facts_that_cannot_be_are_said_in_a_sentence_and_found_by_the_journal(
    path: Path, sql: str
) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("PRAGMA ignore_check_constraints = ON")
        other.execute(sql)

    with pytest.raises(StorageError, match="not there" if sql in LOOSE else "cannot be read"):
        transactions.load()
    assert proving.verdict().whole is False


def test_matches_that_moved_up_do_not_take_each_others_boards(path: Path) -> None:
    """Positions with a gap: the boards hang on the position and not on the order."""
    before, _rulings = transactions.load()
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        for table, column in (("fixture", "position"), ("board", "fixture"), ("report", "fixture")):
            other.execute(f"UPDATE {table} SET {column} = {column} + 7")

    assert transactions.load()[0] == before
    assert proving.verdict().whole is False


def test_a_journal_without_its_end_is_said(path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("DROP TRIGGER journal_head_keeps")
        other.execute("DELETE FROM journal_head")

    with pytest.raises(StorageError, match="lost its end"):
        transactions.last_step()
    with pytest.raises(StorageError, match="lost its end"):
        record(None, THING, "k", Thing("one"), actor=official("A"), why="")
    with pytest.raises(StorageError, match="lost its end"):
        copies.back_up()
    assert proving.verdict().whole is False


def test_a_step_whose_time_is_none_is_said(path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("DROP TRIGGER journal_stays")
        other.execute("UPDATE journal SET at = 'never' WHERE number = 1")

    (row,) = shown_rows()
    assert (row.at, "cannot be read" in row.what) == (None, True)
    assert proving.verdict().whole is False
