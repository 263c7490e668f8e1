"""The program killed: at every statement of a deed that writes, and at any moment.

What was acknowledged is there afterwards, what was not is there whole or not at all, and the
journal proves it. Logs torn behind the program's back are refused in a sentence or read.
"""

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from datetime import date
from pathlib import Path
from random import Random
from time import sleep

from league.errors import LeagueError
from league.facts.matches import DRAW, LOSS, WIN, MatchDraft
from league.services.closing import rollover
from league.services.home import person_erasing, season_import
from league.services.journal import copies, proving, undoing
from league.services.matches import no_shows
from league.services.session import transactions
from league.services.workbook.exporting import export_season
from league.storage import journal
from league.storage.database import connection
from tests.attack.inputs import league
from tests.worlds.acting import OFFICIAL
from tests.worlds.captain_world import MATCH
from tests.worlds.known_files import known
from tests.worlds.league_world import SATURDAYS, SEASON

_WRITES = ("BEGIN", "INSERT", "UPDATE", "DELETE", "COMMIT", "VACUUM", "PRAGMA WAL")


def _match(rng: Random, _path: Path) -> None:
    results = (rng.choice((WIN, DRAW, LOSS)), rng.choice((WIN, DRAW, LOSS)))
    transactions.record_match(
        SEASON,
        MATCH,
        MatchDraft(
            day=SATURDAYS[0],
            home=("a1", "a2"),
            away=("b1", "b2"),
            results=results,
            gaps_paid=(frozenset(), frozenset()),
            reported=(SATURDAYS[0], SATURDAYS[0]),
        ),
        OFFICIAL,
    )


def _exclusion(_rng: Random, _path: Path) -> None:
    no_shows.exclude(SEASON, "C1", actor=OFFICIAL, reason="Twice not there.")


def _undo(rng: Random, path: Path) -> None:
    _match(rng, path)
    undoing.undo(journal.head()[0], OFFICIAL, "Mistyped.")


def _erasing(_rng: Random, _path: Path) -> None:
    person_erasing.erase("d1", actor=OFFICIAL, why="Asked for.")


def _import(_rng: Random, path: Path) -> None:
    book = path.with_suffix(".xlsx")
    export_season(None, book)
    whole, found = season_import.preview(book, path)
    season_import.store(whole, found.look, path, OFFICIAL)


def _roll_over(_rng: Random, _path: Path) -> None:
    rollover.roll_over(SEASON, "2012/13", date(2012, 7, 1), actor=OFFICIAL)


def _backup(_rng: Random, _path: Path) -> None:
    copies.back_up()


DEEDS: tuple[Callable[[Random, Path], None], ...] = (
    _match, _exclusion, _undo, _erasing, _import, _roll_over, _backup,
)  # fmt: skip


def at_a_write(rng: Random, folder: Path) -> None:
    """A deed killed before one of its writing statements: before or after it, never in between."""
    deed, last = rng.choice(DEEDS), rng.randint(1, 60)
    path = known(folder / "league.sqlite", league())
    before = _steps(path)
    child = os.fork()
    if not child:
        _kill_at(path, deed, rng, last)
    _pid, status = os.waitpid(child, 0)
    after = _steps(path)
    assert os.WIFEXITED(status) is False or os.waitstatus_to_exitcode(status) == 0, deed
    assert after >= before


def _kill_at(path: Path, deed: Callable[[Random, Path], None], rng: Random, last: int) -> None:
    """In the child: do it, and die before the statement; ends the process."""
    transactions.open_file(path)
    seen = []

    def each(sql: str) -> None:
        seen.append(sql.lstrip().upper().startswith(_WRITES))
        if seen[-1] and sum(seen) == last:
            os.kill(os.getpid(), signal.SIGKILL)

    connection().set_trace_callback(each)  # type: ignore[attr-defined]  # sqlite3's
    status = 1
    try:
        deed(rng, path)
        status = 0
    except LeagueError:
        status = 0
    finally:
        os._exit(status)


def _steps(path: Path) -> int:
    """Return how many steps a file has that proves itself."""
    transactions.open_file(path)
    assert proving.verdict().whole
    count = journal.head()[0]
    transactions.close_file()
    return count


def at_any_moment(rng: Random, folder: Path) -> None:
    """A program that stores and tells what it stored, killed at any moment."""
    path = known(folder / "league.sqlite", league())
    words = [sys.executable, "-m", "tests.attack.storing", str(path), str(rng.randrange(10**6))]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as writer:
        assert writer.stdout
        told = int(writer.stdout.readline())
        for _line in range(rng.randrange(12)):
            told = int(writer.stdout.readline())
        sleep(rng.random() / 50)
        writer.send_signal(signal.SIGKILL)
        rest = [line for line in writer.stdout if line.endswith("\n")]
    assert _steps(path) >= max([told, *map(int, rest)])


def torn(rng: Random, folder: Path) -> None:
    """A log cut or altered by somebody, or the file beside it gone: read, or refused in words."""
    path = known(folder / "league.sqlite", league())
    child = os.fork()
    if not child:
        transactions.open_file(path)
        _match(rng, path)
        os.kill(os.getpid(), signal.SIGKILL)
    os.waitpid(child, 0)
    log, shared = path.with_name("league.sqlite-wal"), path.with_name("league.sqlite-shm")
    content = log.read_bytes()
    at = rng.randrange(len(content) + 1)
    log.write_bytes(content[:at] + (b"" if rng.random() < 0.5 else os.urandom(len(content) - at)))
    if rng.random() < 0.5:
        shared.unlink(missing_ok=True)
    with suppress(LeagueError):
        transactions.open_file(path)
        # The step may be gone with its log, which this machine notices; what is left is whole.
        assert proving.verdict().proof.broken is None
    transactions.close_file()
