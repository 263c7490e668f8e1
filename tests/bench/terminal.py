"""A program in a terminal of its own: keys in, what it paints out."""

import fcntl
import os
import pty
import re
import select
import struct
import termios
import time
from collections.abc import Mapping
from pathlib import Path

from tests.bench.figures import as_installed

_SEQUENCES = re.compile(
    rb"\x1b(\[[0-9;?<>=$]*[ -/]*[@-~]|[@-Z\\^_]|\][^\x07]*\x07|P[^\x1b]*\x1b\\)"
)


class Terminal:
    """A child process whose screen is ours."""

    def __init__(
        self,
        *arguments: str,
        columns: int = 120,
        lines: int = 40,
        environment: Mapping[str, str] = os.environ,
    ) -> None:
        self.painted = b""
        self.started = time.perf_counter()
        self.child, self.screen = pty.fork()
        if self.child == 0:
            plain = {"TERM": "xterm-256color", "LANG": "C.UTF-8", "COLORTERM": "truecolor"}
            os.execve(arguments[0], arguments, as_installed(environment) | plain)
        fcntl.ioctl(self.screen, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))

    def press(self, keys: str) -> None:
        os.write(self.screen, keys.encode())

    def read(self, patience: float) -> bool:
        """Take what was painted; say whether anything was within that many seconds."""
        if not select.select([self.screen], [], [], patience)[0]:
            return False
        try:
            self.painted += os.read(self.screen, 65536)
        except OSError:  # the child has gone, and its terminal with it
            return False
        return True

    def wait_for(self, text: str, patience: float = 20) -> float:
        """Return the seconds since the start until the text stood on the screen.

        Raises TimeoutError.
        """
        until = time.perf_counter() + patience
        while text not in self.text():
            if time.perf_counter() > until:
                raise TimeoutError(f"{text!r} was never painted")
            self.read(0.1)
        return time.perf_counter() - self.started

    def wait_until_quiet(self, patience: float = 0.5) -> float:
        """Return the moment of the last paint, once nothing has followed for a while."""
        last = time.perf_counter()
        while self.read(patience):
            last = time.perf_counter()
        return last

    def text(self) -> str:
        """Return all that was painted so far, without colours and cursor moves."""
        return _SEQUENCES.sub(b"", self.painted).decode(errors="replace")

    def megabytes(self) -> float:
        """Return the memory that the program holds now."""
        status = Path(f"/proc/{self.child}/status").read_text(encoding="ascii")
        line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) / 1024

    def processor_time(self) -> float:
        """Return the seconds that the program has worked so far."""
        told = Path(f"/proc/{self.child}/stat").read_text(encoding="ascii").rpartition(")")[2]
        user, system = told.split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    def forget(self) -> None:
        """Start anew with what was painted."""
        self.painted = b""

    def close(self) -> None:
        """Leave by the program's own key and wait for its end."""
        self.press("\x11")
        while self.read(2):
            pass
        os.close(self.screen)
        os.waitpid(self.child, 0)
