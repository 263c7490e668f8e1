"""Count up in a database without end, and tell the number of each step once it is stored."""

import sys

from league.addresses import Address
from league.storage import journal
from league.storage.database import open_database
from tests.bench.figures import say
from tests.worlds.writers import step


def main(url: str) -> None:
    """Count until the server or the program ends. Raises StorageError when the server does."""
    open_database(Address(url))
    while True:
        step(("one", "two"))
        say(journal.head()[0])


if __name__ == "__main__":
    main(*sys.argv[1:])
