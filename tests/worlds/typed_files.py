"""Files that come of commands alone, each made once."""

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from league.services.session import transactions
from tests.worlds.desk_world import run


@cache
def typed(*commands: tuple[str, ...]) -> bytes:
    """Return a file that Anna made by commands, one after the other."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "league.sqlite"
        for words in commands:
            done = run("--db", path, "--by", "Anna", *words)
            assert done.exit_code == 0, done.output
        transactions.close_file()
        return path.read_bytes()
