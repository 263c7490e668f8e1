"""Store results without end, and tell the number of each step as soon as it is on the disk."""

import sys
from pathlib import Path
from random import Random

from league.services.session import transactions
from league.storage import journal
from tests.bench.figures import say


def main(path: str, seed: str) -> None:
    """Store until somebody ends it; what is refused is said and goes on."""
    from tests.attack.kills import DEEDS  # noqa: PLC0415  # it runs this module in turn

    transactions.open_file(Path(path))
    rng = Random(seed)
    while True:
        DEEDS[0](rng, Path(path))
        say(journal.head()[0])


if __name__ == "__main__":
    main(*sys.argv[1:])
