"""The program in a real terminal: what signals and missing terminals do."""

import signal
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from fcntl import ioctl
from pathlib import Path
from random import Random

import pytest

from league.services.journal.views import rows as journal_rows
from league.services.session import transactions
from league.services.session.opening import open_desk
from tests.paths import ROOT
from tests.worlds.acting import OFFICIAL
from tests.worlds.terminals import RUN, Session, begun
from tests.worlds.tui_season import season_file
from tests.worlds.waiting import PATIENCE, wait_until

LEAVES_ALTERNATE_SCREEN = b"\x1b[?1049l"
STOPS_MOUSE = b"\x1b[?1000l"
CONTROL_Q = b"\x11"
F3, CONTROL_END = b"\x1bOR", b"\x1b[1;5F"


@pytest.fixture
def session(tmp_path: Path) -> Iterator[Session]:
    with begun(season_file(tmp_path)) as session:
        yield session
    transactions.close_file()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_a_signal_gives_the_terminal_back(session: Session, number: signal.Signals) -> None:
    session.wait_for("Leader")
    session.process.send_signal(number)
    assert session.ended() == 128 + number
    assert LEAVES_ALTERNATE_SCREEN in session.seen
    assert STOPS_MOUSE in session.seen


@pytest.mark.parametrize("number", [signal.SIGHUP, signal.SIGINT])
def test_a_signal_stores_what_was_typed(
    session: Session, tmp_path: Path, number: signal.Signals
) -> None:
    type_in_a_match(session)
    session.process.send_signal(number)
    assert session.ended() == 128 + number
    assert was_stored(tmp_path)


def type_in_a_match(session: Session) -> None:
    session.wait_for("Leader")
    session.press(b"\r")
    session.wait_for("Cross table")
    session.press(b"2")
    session.wait_for("Result")
    session.press(CONTROL_END)
    session.press(b"\r")
    session.wait_for("Findings")
    session.press(F3)
    session.wait_for("not stored yet")


def stuffed(session: Session) -> None:
    """Have it paint, and read nothing of it, until the terminal takes no more."""
    held, turn = -1, 0
    while held != (held := waiting_bytes(session.terminal)) or not held:
        for _time in range(10):
            turn += 1
            session.resize(24 + turn % 10, 80 + turn % 10)
            time.sleep(0.02)


def waiting_bytes(terminal: int) -> int:
    """Return how much was written to a terminal and not read yet."""
    found = bytearray(4)
    ioctl(terminal, termios.FIONREAD, found)
    return int.from_bytes(found, sys.byteorder)


def was_stored(folder: Path) -> bool:
    open_desk(folder / "season.sqlite", OFFICIAL)
    last = journal_rows()[-1]
    return last.by == "Official" and "(Landesliga, round 11)" in last.what


def test_a_terminal_that_is_gone_stores_what_was_typed(session: Session, tmp_path: Path) -> None:
    """Nobody sends a signal: the program notices by itself."""
    type_in_a_match(session)
    session.close()
    assert session.ended() == 128 + signal.SIGHUP
    assert was_stored(tmp_path)


def test_told_twice_it_stores_and_ends_once(session: Session, tmp_path: Path) -> None:
    type_in_a_match(session)
    session.process.send_signal(signal.SIGTERM)
    session.process.send_signal(signal.SIGTERM)
    assert session.ended() == 128 + signal.SIGTERM
    assert was_stored(tmp_path)
    assert b"Traceback" not in session.seen


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_terminal_that_takes_nothing_keeps_nobody_from_ending(
    session: Session, tmp_path: Path, number: signal.Signals
) -> None:
    type_in_a_match(session)
    stuffed(session)
    session.process.send_signal(number)
    assert session.ended(reading=False) == 128 + number
    assert was_stored(tmp_path)


def test_a_byte_that_is_no_utf_8_is_said_and_nothing_is_lost(
    session: Session, tmp_path: Path
) -> None:
    """A terminal set to Latin-1 sends one byte for ä, after which the screen used to end."""
    type_in_a_match(session)
    session.press("ä".encode("latin-1"))
    session.wait_for("UTF-8")
    assert session.process.poll() is None
    session.press(b"\x11")
    assert session.ended() == 0
    assert was_stored(tmp_path)


def test_a_window_of_one_sign_and_of_none_is_survived(session: Session, tmp_path: Path) -> None:
    type_in_a_match(session)
    for rows, columns in ((1, 1), (0, 0), (1, 80), (24, 1), (2, 2)):
        session.resize(rows, columns)
        for _time in range(3):
            session.read(0.1)
    assert session.process.poll() is None
    session.resize(24, 80)
    session.wait_for("not stored yet")
    session.press(b"\x11")
    assert session.ended() == 0
    assert was_stored(tmp_path)


@pytest.mark.parametrize(("rows", "columns"), [(1, 1), (0, 0)])
def test_a_window_that_begins_too_small_shows_all_when_it_grows(
    tmp_path: Path, rows: int, columns: int
) -> None:
    with begun(season_file(tmp_path), rows, columns) as session:
        for _time in range(10):
            session.read(0.1)
        assert session.process.poll() is None
        session.resize(24, 80)
        session.wait_for("Leader")
        session.press(b"\x11")
        assert session.ended() == 0


WAYS = ("hang up", "close", "terminate", "twice", "deaf")
"""How it ends; “interrupt” is left out, which Python itself answers until the program listens."""


@pytest.mark.slow
def test_at_any_moment_the_program_ends(tmp_path: Path) -> None:
    """At 10 moments of its first 2 seconds, while keys are pressed."""
    rng = Random(10)
    for turn in range(10):
        way, moment = WAYS[turn % len(WAYS)], rng.uniform(0.1, 2)
        with begun(season_file(tmp_path)) as session:
            live(session, rng, moment)
            end(session, way)
            status = session.ended(reading=way != "deaf")
            assert status in statuses(way, session.seen), (way, moment, status)
            assert b"Traceback" not in session.seen, (way, moment)


def live(session: Session, rng: Random, seconds: float) -> None:
    finish = time.monotonic() + seconds
    while time.monotonic() < finish:
        session.read(0.02)
        if b"Leader" in session.seen:
            session.press(rng.choice((b"\r", b"2", F3, CONTROL_END, b"\x1b[B", b"1", b"/", b"?")))


def end(session: Session, way: str) -> None:
    if way == "close":
        session.close()
        return
    if way == "deaf":
        stuffed(session)
    number = signal.SIGTERM if way in ("terminate", "twice") else signal.SIGHUP
    for _time in range(2 if way == "twice" else 1):
        session.process.send_signal(number)


def statuses(way: str, seen: bytes) -> set[int]:
    """Return how it may end; before the first byte it has not begun to listen."""
    number = 15 if way in ("terminate", "twice") else 1
    return {128 + number} if seen else {128 + number, -number, 2}


@pytest.mark.parametrize(
    "place",
    [
        "from tui import lost_file; lost_file.opened = loops",
        "from tui.pages.season import page; page.SeasonScreen.fetch = waits",
    ],
    ids=["judging", "first page"],
)
def test_quitting_while_a_book_loops_ends_at_once_and_says_so(tmp_path: Path, place: str) -> None:
    marker = tmp_path / "loops"
    loops = f"def loops(*_of):\n    Path({str(marker)!r}).touch()\n    while True: pass\n"
    waits = "def waits(_page, app):\n    return app.in_thread(loops)\n"
    with begun(season_file(tmp_path), run=f"{loops}{waits}{place}\n{RUN}") as session:
        session.wait_for("Opening and judging")
        wait_until(marker.exists)
        session.press(CONTROL_Q)
        assert session.ended() == 0
    assert b"Judging the season was broken off" in session.seen


def test_what_nobody_foresaw_ends_the_program_however_much_it_is_about(tmp_path: Path) -> None:
    fails = "from tui import lost_file; from league.services.session import opening\n"
    fails += "def fails(path, actor, season, key):\n"
    fails += "    desk = opening.open_desk(path, actor, season)\n"
    fails += "    raise KeyError('unforeseen')\n"
    with begun(season_file(tmp_path), run=f"{fails}lost_file.opened = fails; {RUN}") as session:
        assert session.ended() == 1
    assert b"KeyError: 'unforeseen'" in session.seen
    assert b"Traceback" in session.seen
    assert b"Season(" not in session.seen
    assert b"broken off" not in session.seen


def test_without_a_terminal_it_says_so_and_writes_no_escapes(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    done = subprocess.run(
        [sys.executable, "-c", RUN, str(path)],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 2
    assert "needs a terminal" in done.stderr
    assert "\x1b" not in done.stdout + done.stderr
