"""The program run in a terminal of its own, a process beside the tests."""

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
from contextlib import contextmanager
from dataclasses import dataclass, field
from fcntl import ioctl
from pathlib import Path

from tests.paths import ROOT
from tests.worlds.waiting import PATIENCE

RUN = "import sys; from pathlib import Path; from tui.running import run_app; "
RUN += "from league.facts.actors import official; "
RUN += "sys.exit(run_app(Path(sys.argv[1]), official('Official')))"


@dataclass
class Session:
    process: subprocess.Popen[bytes]
    terminal: int
    seen: bytes = field(default=b"")
    closed: bool = False

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
        mark, end = len(self.seen), time.monotonic() + PATIENCE
        while word.encode() not in self.seen[mark:]:
            assert self.process.poll() is None, f"it ended before {word} was shown"
            assert time.monotonic() < end, f"{word} was not shown"
            self.read(0.1)

    def press(self, keys: bytes) -> None:
        os.write(self.terminal, keys)

    def resize(self, rows: int, columns: int) -> None:
        ioctl(self.terminal, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.process.send_signal(signal.SIGWINCH)

    def close(self) -> None:
        if not self.closed:
            os.close(self.terminal)
            self.closed = True

    def ended(self, *, reading: bool = True) -> int:
        """Wait until the program has ended and return its status."""
        end = time.monotonic() + PATIENCE
        while self.process.poll() is None and time.monotonic() < end:
            if self.closed or not reading:
                time.sleep(0.05)
            else:
                self.read(0.1)
        while not self.closed and self.read(0.1):
            pass
        return self.process.wait(0)


@contextmanager
def begun(path: Path, rows: int = 24, columns: int = 80, run: str = RUN) -> Iterator[Session]:
    """Run the program in a terminal of its own, which sends it no signals."""
    with spawned([sys.executable, "-c", run, str(path)], rows, columns) as session:
        yield session


@contextmanager
def spawned(command: list[str], rows: int = 24, columns: int = 80) -> Iterator[Session]:
    """Run any command so."""
    outer, inner = pty.openpty()
    ioctl(inner, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
    process = subprocess.Popen(
        command,
        cwd=ROOT,
        stdin=inner,
        stdout=inner,
        stderr=inner,
        env={**os.environ, "TERM": "xterm-256color", "LANG": "C.UTF-8"},
    )
    os.close(inner)
    session = Session(process, outer)
    try:
        yield session
    finally:
        process.kill()
        process.wait()
        session.close()
