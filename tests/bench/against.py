"""Another commit beside this one: processor time in turns, so that only the ratio is read.

Each stands in a worktree and an environment of its own, with a database that its own program made
from the same workbook. Machines differ by a factor of two from day to day, and so do the hours of
one: what is measured in turns does not. What the other one lacks is named and left out.
"""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from shutil import copy2
from statistics import median
from tempfile import TemporaryDirectory

from tests.bench.figures import WORKBOOK, as_installed, run, say
from tests.bench.terminal import Terminal
from tests.paths import ROOT
from tui.commands.common import DOES_NOT_HOLD

TURNS = 7
LEAST, MOST = 0.5, 2.0
"""Ratios of single turns beyond these say that the machine was busy with something else."""
MATCH = ("match", "enter", "landesliga", "1", "LANDESLIGA01", "LANDESLIGA12")
RESULTS = ("--results", "1,½,0,1,1,-,1,1", "--replace")
COMMANDS: Sequence[tuple[str, ...]] = (
    ("audit",),
    ("table", "landesliga"),
    ("account", "list"),
    ("--help",),
    ("audit", "--help"),
    ("account", "--help"),
    ("account", "fine", "--help"),
    ("tournament", "--help"),
)
STORING: Sequence[tuple[str, ...]] = (
    (*MATCH, *RESULTS),
    ("account", "fine", "603", "36", "--date", "2012-02-01", "--reason", "Bench."),
)
"""Each is asked of a file of its own, in which it was not stored yet."""
SCREENS = (("first paint", "Opening and judging"), ("season on the screen", "Landesliga"))
"""What is waited for, and the text by which it is known."""


@dataclass(frozen=True, slots=True)
class Side:
    """One of the two programs."""

    program: Path
    file: Path
    """Its database with the public season."""
    home: Path
    """Where it keeps what it remembers, and nobody else does."""

    def call(self, *arguments: str, file: Path | None = None) -> list[str]:
        return [str(self.program), "--db", str(file or self.file), "--by", "bench", *arguments]

    def environment(self) -> dict[str, str]:
        kept = {name: str(self.home) for name in ("XDG_STATE_HOME", "XDG_CACHE_HOME")}
        return as_installed(os.environ) | kept


def against(commit: str) -> None:
    """Measure this program and that of another commit in turns, and print the ratios."""
    with TemporaryDirectory() as folder, _worktree(commit, Path(folder) / "tree") as tree:
        say(f"making the environment of {commit} …")
        program = _installed(tree)
        here = _side(Path(sys.executable).with_name("spielleiter"), Path(folder) / "here")
        there = _side(program, Path(folder) / "there")
        say(f"{'processor time':<44} {'this':>8} {commit[:8]:>8}   ratio")
        for command in COMMANDS:
            _compare(" ".join(command), here, there, partial(_asked, command=command))
        for command in STORING:
            _compare(" ".join(command[:2]), here, there, partial(_stored, command=command))
        for what, text in SCREENS:
            _compare(what, here, there, partial(_painted, text=text))


@contextmanager
def _worktree(commit: str, tree: Path) -> Iterator[Path]:
    run("git", "-C", str(ROOT), "worktree", "add", "--detach", str(tree), commit)
    try:
        yield tree
    finally:
        run("git", "-C", str(ROOT), "worktree", "remove", "--force", str(tree))


def _installed(tree: Path) -> Path:
    """Install a tree in an environment of its own; return its program."""
    run(sys.executable, "-m", "venv", str(tree / ".venv"))
    quiet = ("--quiet", "--disable-pip-version-check")
    run(str(tree / ".venv/bin/python"), "-m", "pip", "install", *quiet, "-e", str(tree))
    return tree / ".venv/bin/spielleiter"


def _side(program: Path, home: Path) -> Side:
    home.mkdir()
    side = Side(program, home / "season.sqlite", home)
    _run(side, side.call("import", str(WORKBOOK)))
    return side


def _compare(what: str, here: Side, there: Side, measure: Callable[[Side], float]) -> None:
    """Print what both need, and the ratio; or what the other one lacks."""
    try:
        measure(there)
    except (subprocess.CalledProcessError, TimeoutError):
        say(f"{what:<44} left out: the other one lacks it")
        return
    measure(here)  # not counted: it compiles what is not compiled yet
    turns = [(measure(here), measure(there)) for _turn in range(TURNS)]
    ratios = [mine / theirs for mine, theirs in turns]
    mine, theirs = (median(took) for took in zip(*turns, strict=True))
    calm = min(ratios) > LEAST * median(ratios) and max(ratios) < MOST * median(ratios)
    spread = f"{min(ratios):.2f} to {max(ratios):.2f}, n={TURNS}" + ("" if calm else "  busy")
    say(f"{what:<44} {mine:>7.3f}s {theirs:>7.3f}s {median(ratios):>6.2f}   {spread}")


def _asked(side: Side, command: Sequence[str]) -> float:
    return _run(side, side.call(*command))


def _stored(side: Side, command: Sequence[str]) -> float:
    """Return the time of a command that stores something, in a copy of the file."""
    copy = side.home / "copy.sqlite"
    for old in side.home.glob("copy.sqlite*"):
        old.unlink()
    copy2(side.file, copy)
    _run(side, side.call("seasons", file=copy))  # proves the copy, as a file is that one works with
    return _run(side, side.call(*command, file=copy))


def _run(side: Side, call: Sequence[str]) -> float:
    """Return the processor time of a process.

    Raises CalledProcessError for what it does not know, or was not told rightly.
    """
    before = getrusage(RUSAGE_CHILDREN)
    done = subprocess.run(
        call, check=False, capture_output=True, cwd=side.home, env=side.environment()
    )
    if done.returncode not in (0, DOES_NOT_HOLD):
        done.check_returncode()
    after = getrusage(RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def _painted(side: Side, text: str) -> float:
    """Return the processor time from the start until a text is painted. Raises TimeoutError."""
    terminal = Terminal(*side.call(), environment=side.environment())
    try:
        terminal.wait_for(text)
        return terminal.processor_time()
    finally:
        terminal.close()
