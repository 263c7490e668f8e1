"""A disk that is full, a file or folder that may not be written, limits of the system."""

import os
import resource
import signal
import subprocess
import sys
from functools import partial
from pathlib import Path
from random import Random
from shutil import which

from league.services.journal import proving
from league.services.session import transactions
from tests.attack.inputs import league
from tests.paths import ROOT
from tests.worlds.known_files import known

COMMANDS = (
    ("club", "change", "K1", "--name", "Anderer Name"),
    ("ruling", "exclude", "C1", "--reason", "Twice not there."),
    ("undo",),
    ("backup",),
    ("export", "out.xlsx"),
    ("journal", "--verify"),
    ("table", "kl"),
    ("season", "new", "2030/31"),
)


def limited(rng: Random, folder: Path) -> None:
    """A command where files may not grow beyond a size: a sentence, and the file is whole."""
    path = known(folder / "league.sqlite", league())
    _tried(rng, path, [], most=rng.randrange(path.stat().st_size * 2))


def read_only(rng: Random, folder: Path) -> None:
    """A command on a folder that may not be written; only where mounting is allowed."""
    path = known(folder / "league.sqlite", league())
    _tried(rng, path, _mounted(path, 'mount --bind "$0" "$0" && mount -o remount,ro,bind "$0"'))


def full(rng: Random, folder: Path) -> None:
    """A command on a disk with hardly any room; only where mounting is allowed."""
    path = known(folder / "league.sqlite", league())
    room = path.stat().st_size // 1024 + rng.randrange(2_000)
    disk = f'cp "$0"/league.sqlite /tmp/$$ && mount -t tmpfs -o size={room}k disk "$0"'
    _tried(rng, path, _mounted(path, f'{disk} && mv /tmp/$$ "$0"/league.sqlite'))


def _mounted(path: Path, first: str) -> list[str]:
    """Return what a command is run by, in a view of the file system of its own."""
    return ["unshare", "-m", "sh", "-c", f'{first} && "$@"', str(path.parent)]


def _limit(most: int) -> None:
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)


def _tried(rng: Random, path: Path, by: list[str], most: int | None = None) -> None:
    if by and (os.getuid() or which("unshare") is None):
        return
    words = [*by, sys.executable, "-m", "tui", "--db", str(path), *rng.choice(COMMANDS)]
    done = subprocess.run(
        words, cwd=ROOT, capture_output=True, text=True, check=False, timeout=120,
        preexec_fn=None if most is None else partial(_limit, most), errors="replace",
    )  # fmt: skip
    said = done.stdout + done.stderr
    assert "Traceback" not in said, said
    assert done.returncode in (0, 1, 2), said
    transactions.open_file(path)
    # What was stored in a view of its own is gone with it, which this machine notices.
    assert proving.verdict().proof.broken is None
    transactions.close_file()
