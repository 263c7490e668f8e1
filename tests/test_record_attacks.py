"""The record under attack: power cut, kills, a full disk, undo in any order. Short."""

import random
import re
import resource
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from league.errors import InputError
from league.facts.people import Player
from league.facts.seasons import Season
from league.services import storing, undoing
from league.services.journal import copies, proving
from league.services.recording import record
from league.services.season_changes import change_season
from league.storage import journal
from league.storage.fact_tree import digest, nodes_of
from league.storage.stored_nodes import stored_rows
from tests.stored_world import ruling, season

pytestmark = pytest.mark.slow

_WRITER = """
import sys
from dataclasses import dataclass
from pathlib import Path
from league.services import storing
from league.services.recording import record
from league.storage import journal

@dataclass(frozen=True)
class Thing:
    name: str

storing.open_file(Path(sys.argv[1]))
for number in range(int(sys.argv[2])):
    thing = Thing("x" * int(sys.argv[3]) + str(number))
    record(None, "thing", str(number % 7), thing, by="A", why="", what="thing")
    sys.stdout.write(f"stored {journal.head()[0]}\\n")
    sys.stdout.flush()
"""


@dataclass(frozen=True, slots=True)
class Thing:
    name: str


@pytest.fixture
def path(tmp_path: Path) -> Iterator[Path]:
    path = tmp_path / "a.sqlite"
    storing.open_file(path)
    storing.import_season(season(), "A", "")
    yield path
    storing.close_file()


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
        storing.open_file(path)
        assert journal.head()[0] >= told
        assert proving.verdict().whole


def _limited() -> None:
    resource.setrlimit(resource.RLIMIT_FSIZE, (1_500_000, 1_500_000))
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)


def test_a_full_disk_is_said_and_loses_nothing_that_was_told(path: Path) -> None:
    storing.close_file()
    done = subprocess.run(
        _command(path, 800, 9_000),
        capture_output=True,
        text=True,
        check=False,
        preexec_fn=_limited,
    )
    told = [int(line.split()[1]) for line in done.stdout.splitlines()]
    assert done.returncode == 1
    assert "league.errors.StorageError" in done.stderr
    storing.open_file(path)
    assert journal.head()[0] == told[-1]
    assert proving.verdict().whole


def _change(chance: random.Random, number: int) -> None:
    """Do one of the things that officials do."""
    kind = chance.randrange(4)
    if kind == 0:
        record(
            "2011/12",
            "thing",
            str(chance.randrange(3)),
            Thing(str(number)),
            by="A",
            why="",
            what="thing",
        )
    elif kind == 1:
        storing.add_ruling("2011/12", ruling(reason=f"reason {number}"))
    elif kind == 2:
        added = Player(f"9{number:05}", "Neu", f"{number}")
        change_season(
            None,
            lambda one: replace(one, players=(*one.players, added)),
            by="A",
            why="",
            what="registration",
        )
    else:
        change_season(None, lambda one: _rated(one, chance), by="A", why="", what="ratings")


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
                undoing.undo(chance.choice(steps).number, "A", "tried")
            except InputError:
                refused += 1
        else:
            _change(chance, number)
    assert refused < 60
    assert proving.verdict().whole
    assert proving.head().facts == digest(nodes_of(stored_rows()))
    assert copies.replay(path.with_name("again.sqlite")).facts == proving.head().facts
