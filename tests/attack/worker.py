"""Try so many attacks of a kind; one that goes wrong ends the process with its traceback."""

import shutil
import sys
from pathlib import Path
from random import Random

from tests.attack.kinds import KINDS
from tests.bench.figures import say


def main(name: str, seed: str, first: str, count: str, folder: str) -> None:
    """Tell the number of each trial, then try it in an empty folder."""
    kind = KINDS[name]
    for number in range(int(first), int(first) + int(count)):
        say(number)
        work = Path(folder) / "trial"
        shutil.rmtree(work, ignore_errors=True)
        work.mkdir(parents=True)
        kind.attack(Random(f"{seed}/{name}/{number}"), work)


if __name__ == "__main__":
    main(*sys.argv[1:])
