"""What a process of the program loads: its modules, and the dataclasses it makes."""

import json
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tests.paths import ROOT

_COUNTING = """
import dataclasses, json, sys

made = dataclasses._process_class
classes = []

def counted(cls, *more):
    classes.append(cls.__module__)
    return made(cls, *more)

dataclasses._process_class = counted
sys.argv[0] = "spielleiter"
from tui.cli import main

try:
    main()
finally:
    sys.stdout.flush()
    print(json.dumps([sorted(sys.modules), classes]), file=sys.stderr)
"""
OURS = ("league", "fixtures", "reports", "tui", "web")


@dataclass(frozen=True, slots=True)
class Loaded:
    """What one process loaded."""

    said: str
    modules: frozenset[str]
    """Ours, and those of others by their first name."""
    classes: int
    """Dataclasses of ours that were made."""

    @property
    def ours(self) -> int:
        return sum(name.partition(".")[0] in OURS for name in self.modules)

    def of(self, *families: str) -> Iterator[str]:
        """Yield the modules loaded that are one of these, or within."""
        for name in sorted(self.modules):
            if any(f"{name}.".startswith(f"{family}.") for family in families):
                yield name


def loaded(*arguments: str | Path) -> Loaded:
    """Run the program in a process of its own and return what it loaded."""
    command = [sys.executable, "-c", _COUNTING, *map(str, arguments)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT)
    modules, classes = json.loads(done.stderr.splitlines()[-1])
    ours = sum(name.partition(".")[0] in OURS for name in classes)
    return Loaded(done.stdout, frozenset(modules), ours)
