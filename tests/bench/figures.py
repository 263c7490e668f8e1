"""A figure with its target, and how figures are taken and printed."""

import os
import platform
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from tests.paths import ROOT

NOT_COMPILED = "PYTHONDONTWRITEBYTECODE"
WORKBOOK = ROOT / "tests" / "data" / "saison-2011-12.xlsx"
COMMAND = Path(sys.executable).with_name("spielleiter")

_USED = """
import resource, subprocess, sys
subprocess.run(sys.argv[1:], check=True, stdout=subprocess.DEVNULL)
used = resource.getrusage(resource.RUSAGE_CHILDREN)
print(used.ru_utime + used.ru_stime, used.ru_maxrss / 1024)
"""
"""Run by a program between: where a large one begins another, the memory of both would count."""


@dataclass(frozen=True, slots=True)
class Figure:
    """What was measured."""

    what: str
    value: float
    target: float
    unit: str = ""
    runs: tuple[float, ...] = ()
    """The single runs, of which ``value`` is the median; empty = measured once."""

    @property
    def reached(self) -> bool:
        return self.value <= self.target

    def __str__(self) -> str:
        number = f"{self.value:.{_digits(self.unit)}f} {self.unit}".strip()
        target = f"≤ {self.target:g} {self.unit}".strip()
        mark = "" if self.reached else "  missed"
        return f"{self.what:<48} {number:>8}   {target:<9} {self._spread()}{mark}".rstrip()

    def _spread(self) -> str:
        if not self.runs:
            return ""
        return f"{min(self.runs):.3g} to {max(self.runs):.3g}, n={len(self.runs)}"


def _digits(unit: str) -> int:
    return {"s": 2, "": 2}.get(unit, 0)


def of_runs(what: str, runs: list[float], target: float, unit: str) -> Figure:
    return Figure(what, median(runs), target, unit, tuple(runs))


def seconds(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def run(*arguments: str) -> str:
    """Run a program to its end and return its output. Raises CalledProcessError."""
    environment = as_installed(os.environ)
    done = subprocess.run(
        arguments, capture_output=True, text=True, check=True, cwd=ROOT, env=environment
    )
    return done.stdout


@dataclass(frozen=True, slots=True)
class Used:
    """What a command took to its end."""

    seconds: float
    """Of the processors."""
    megabytes: float
    """At most."""


def used_by(*arguments: str) -> Used:
    """Run the program to its end. Raises CalledProcessError when it fails."""
    seconds, megabytes = run(sys.executable, "-c", _USED, str(COMMAND), *arguments).split()
    return Used(float(seconds), float(megabytes))


def as_installed(environment: Mapping[str, str]) -> dict[str, str]:
    """Return the surroundings in which compiled modules are kept, as in an installed program."""
    return {name: value for name, value in environment.items() if name != NOT_COMPILED}


def machine() -> str:
    implementation = platform.python_implementation()
    return (
        f"{implementation} {platform.python_version()}, {os.cpu_count()} CPUs, "
        f"{platform.platform()}, load {os.getloadavg()[0]:.1f}"
    )


def say(text: object) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()
