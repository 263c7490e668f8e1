"""The program in a real terminal: what signals and missing terminals do."""

import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from fcntl import ioctl
from pathlib import Path

import pytest

from league.services import desk, storing
from tests.tui_season import season_file

RUN = "import sys; from pathlib import Path; from tui.running import run_app; "
RUN += "sys.exit(run_app(Path(sys.argv[1]), 'Official'))"
ROOT = Path(__file__).parent.parent
LEAVES_ALTERNATE_SCREEN = b"\x1b[?1049l"
STOPS_MOUSE = b"\x1b[?1000l"
F3, CONTROL_END = b"\x1bOR", b"\x1b[1;5F"


@dataclass
class Session:
    process: subprocess.Popen[bytes]
    terminal: int
    seen: bytes = field(default=b"")

    def read(self, seconds: float) -> bytes:
        ready, _w, _x = select.select([self.terminal], [], [], seconds)
        if not ready:
            return b""
        try:
            piece = os.read(self.terminal, 65536)
        except OSError:  # Linux says so when the other end is closed
            return b""
        self.seen += piece
        return piece

    def wait_for(self, word: str) -> None:
        mark, end = len(self.seen), time.monotonic() + 10
        while word.encode() not in self.seen[mark:] and time.monotonic() < end:
            self.read(0.1)
        assert word.encode() in self.seen[mark:], f"{word} was not shown"

    def press(self, keys: bytes) -> None:
        os.write(self.terminal, keys)

    def ended(self) -> int:
        end = time.monotonic() + 10
        while self.process.poll() is None and time.monotonic() < end:
            self.read(0.1)
        while self.read(0.1):
            pass
        return self.process.wait(1)


@pytest.fixture
def session(tmp_path: Path) -> Iterator[Session]:
    path = season_file(tmp_path)
    outer, inner = pty.openpty()
    ioctl(inner, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    process = subprocess.Popen(
        [sys.executable, "-c", RUN, str(path)],
        cwd=ROOT,
        stdin=inner,
        stdout=inner,
        stderr=inner,
        env={**os.environ, "TERM": "xterm-256color", "LANG": "C.UTF-8"},
    )
    os.close(inner)
    yield Session(process, outer)
    process.kill()
    process.wait()
    os.close(outer)
    storing.close_file()


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
    session.process.send_signal(number)
    assert session.ended() == 128 + number
    last = desk.journal_rows(desk.open_desk(tmp_path / "season.sqlite"))[-1]
    assert last.by == "Official"
    assert "(Landesliga, round 11)" in last.what


def test_without_a_terminal_it_says_so_and_writes_no_escapes(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    done = subprocess.run(
        [sys.executable, "-c", RUN, str(path)],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=20,
        check=False,
    )
    assert done.returncode == 2
    assert "needs a terminal" in done.stderr
    assert "\x1b" not in done.stdout + done.stderr
