"""A disk that is full, a file or folder that may not be written, limits of the system."""

import os
import resource
import signal
import subprocess
import sys
from pathlib import Path
from random import Random

from league.services.journal import proving
from league.services.session import transactions
from league.storage import journal
from tests.attack.inputs import league
from tests.known_files import known

ROOT = Path(__file__).parents[2]
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
    most = rng.randrange(0, path.stat().st_size * 2)
    _tried(rng, path, lambda: _limit(most))


def read_only(rng: Random, folder: Path) -> None:
    """A command on a file, or in a folder, that may not be written, by somebody who is not root."""
    folder.chmod(0o755)
    path = known(folder / "league.sqlite", league())
    path.chmod(rng.choice((0o444, 0o000, 0o644)))
    folder.chmod(rng.choice((0o555, 0o755)))
    try:
        _tried(rng, path, _nobody)
    finally:
        folder.chmod(0o755)
        path.chmod(0o644)


def _limit(most: int) -> None:
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)


def _nobody() -> None:
    if os.getuid() == 0:
        os.setgid(65534)
        os.setuid(65534)


def _tried(rng: Random, path: Path, before: object) -> None:
    words = [sys.executable, "-m", "tui", "--db", str(path), *rng.choice(COMMANDS)]
    done = subprocess.run(
        words, cwd=ROOT, capture_output=True, text=True, check=False, timeout=120,
        preexec_fn=before, errors="replace",  # type: ignore[arg-type]  # a function without answer
    )  # fmt: skip
    said = done.stdout + done.stderr
    assert "Traceback" not in said, said
    assert done.returncode in (0, 1, 2), said
    path.parent.chmod(0o755)
    path.chmod(0o644)
    transactions.open_file(path)
    assert proving.verdict().whole
    assert journal.head()[0] >= 1
    transactions.close_file()
