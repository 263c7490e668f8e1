"""Steps of a story by commands, and which functions of a rule book each of them reached."""

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, date, datetime, time
from pathlib import Path
from unittest.mock import patch

from league.rulebooks import load, module
from tests.worlds.desk_world import run

BY = "Anna Berger"
BOOK = "sjrp-2025"


@dataclass(frozen=True, slots=True)
class Step:
    """What is typed, and what is said."""

    words: tuple[str, ...]
    says: str = ""
    """Part of what it prints."""
    exit: int = 0


@dataclass(frozen=True, slots=True)
class Done:
    """A step that was taken."""

    words: tuple[str, ...]
    said: str
    called: frozenset[str]
    """Functions of the book that it called, as ``module:function``."""


def step(typed: str, says: str = "", *more: str) -> Step:
    """Return a step; the words stand between blanks, and ``more`` are words with blanks."""
    return Step((*typed.split(), *more), says)


def refused(typed: str, says: str, *more: str) -> Step:
    """Return a step that is bad input."""
    return Step((*typed.split(), *more), says, 2)


def taken(path: Path, day: date, steps: Sequence[Step]) -> list[Done]:
    """Take steps on a file at noon of a day, one by one; each says what it is to say."""
    moment = datetime.combine(day, time(12), UTC)
    with patch("league.clock.now", lambda: moment):
        return [_taken(path, one) for one in steps]


def _taken(path: Path, one: Step) -> Done:
    with _calls() as called:
        done = run("--db", path, "--by", BY, *one.words)
    assert done.exit_code == one.exit, (one.words, done.output)
    assert one.says in " ".join(done.output.split()), (one.words, done.output)
    return Done(one.words, done.output, frozenset(called))


@contextmanager
def _calls() -> Iterator[set[str]]:
    """Collect which functions of the book are called."""
    folder = str(Path(str(module(load(BOOK).id).__file__)).parent)
    called: set[str] = set()

    def seen(frame: object, event: str, _arg: object) -> None:
        if event == "call":
            code = frame.f_code  # type: ignore[attr-defined]
            if code.co_filename.startswith(folder):
                called.add(f"{Path(code.co_filename).stem}:{code.co_name}")

    sys.setprofile(seen)
    try:
        yield called
    finally:
        sys.setprofile(None)
