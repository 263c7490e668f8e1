"""Attack for so many minutes, count, and keep each fault with the input that repeats it.

    make attack MINUTES=60
    make attack ONLY=workbook MINUTES=5 SEED=7
    make attack ONLY=workbook AT=1234          # one trial again

What was done is kept in ``.attack``: the next run goes on where this one ended. A worker tries; it
tells the number of each trial before it begins, so that one which kills it is known.
"""

import json
import os
import select
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic

from tests.attack.kinds import KINDS
from tests.bench.figures import say
from tests.paths import ROOT

FOLDER = ROOT / ".attack"
HANGS = 180
"""Seconds after which a trial counts as one that hangs."""


@dataclass
class State:
    """What was done so far."""

    seed: int
    done: dict[str, int] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)

    @classmethod
    def kept(cls, seed: int | None) -> "State":
        """Return what was kept, or a new one; another seed begins anew."""
        file = FOLDER / "state.json"
        held = cls(**json.loads(file.read_text())) if file.exists() else None
        if held is not None and seed in (None, held.seed):
            return held
        return cls(int.from_bytes(os.urandom(3), "big") if seed is None else seed)

    def keep(self) -> None:
        """Write it down."""
        FOLDER.mkdir(exist_ok=True)
        (FOLDER / "state.json").write_text(json.dumps(vars(self), indent=1))


def main() -> int:
    """Return 1 when a fault was found."""
    wanted = os.environ.get
    only, at = wanted("ONLY") or "", wanted("AT")
    state = State.kept(int(wanted("SEED") or 0) or None)
    names = [name for name in KINDS if name.startswith(only)]
    say(f"seed {state.seed}: {', '.join(names)}")
    if at is not None:
        return int(not _batch(state, names[0], int(at), 1))
    end = monotonic() + 60 * float(wanted("MINUTES") or 60)
    before = len(state.faults)
    for name in _in_turn(names):
        if monotonic() > end:
            break
        first = state.done.get(name, 0)
        state.done[name] = first + _tried(state, name, first)
        state.keep()
    for name in names:
        say(f"{name:>12}: {state.done.get(name, 0):>7} tried")
    say("\n".join([f"{len(state.faults) - before} faults", *state.faults[before:]]))
    return int(len(state.faults) > before)


def _in_turn(names: list[str]) -> Iterator[str]:
    while names:
        yield from names


def _tried(state: State, name: str, first: int) -> int:
    """Try a batch, up to its first fault; return how many were tried."""
    return sum(1 for _whole in _batch_lines(state, name, first, KINDS[name].batch))


def _batch(state: State, name: str, first: int, count: int) -> bool:
    return all(_batch_lines(state, name, first, count))


def _batch_lines(state: State, name: str, first: int, count: int) -> Iterator[bool]:
    """Yield of each trial whether it ended well."""
    work = FOLDER / "work" / name
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir(parents=True)
    words = [name, str(state.seed), str(first), str(count), str(work)]
    with (FOLDER / "errors.txt").open("wb") as errors:
        worker = subprocess.Popen(
            [sys.executable, "-m", "tests.attack.worker", *words],
            cwd=ROOT, stdout=subprocess.PIPE, stderr=errors, env=_surroundings(work),
        )  # fmt: skip
    begun = 0
    for line in _lines(worker):
        if begun:
            yield True
        begun = int(line) - first + 1
    if worker.wait() or begun < count:
        _note(state, name, first + max(begun - 1, 0), work)
        yield False
    else:
        yield True


def _surroundings(work: Path) -> dict[str, str]:
    folders = {
        f"XDG_{one}_HOME": str(work / "home") for one in ("DATA", "CACHE", "STATE", "CONFIG")
    }
    return os.environ | folders | {"LANG": "C.UTF-8"}


def _lines(worker: "subprocess.Popen[bytes]") -> Iterator[bytes]:
    assert worker.stdout
    while True:
        ready, _w, _x = select.select([worker.stdout], [], [], HANGS)
        if not ready:
            worker.kill()
            return
        line = worker.stdout.readline()
        if not line:
            return
        yield line


def _note(state: State, name: str, number: int, work: Path) -> None:
    """Keep a fault: its input, what was said, and how to repeat it."""
    kept = FOLDER / "faults" / f"{name}-{state.seed}-{number}"
    kept.mkdir(parents=True, exist_ok=True)
    shutil.copytree(work, kept, dirs_exist_ok=True)
    said = (FOLDER / "errors.txt").read_text(errors="replace")
    (kept / "said.txt").write_text(said)
    last = said.strip().splitlines()[-1:] or ["it hung or was killed"]
    again = f"make attack SEED={state.seed} ONLY={name} AT={number}"
    state.faults.append(f"{again}: {last[0][:200]} ({kept.relative_to(ROOT)})")
    say(state.faults[-1])


if __name__ == "__main__":
    sys.exit(main())
