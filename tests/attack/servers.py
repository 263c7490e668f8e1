"""Writers on PostgreSQL, killed, and a server that is stopped at once and started again."""

import shutil
import subprocess
import sys
from pathlib import Path
from random import Random
from tempfile import mkdtemp

from league.services.journal import proving
from league.storage import database, journal
from tests import postgres_server


def killed(rng: Random, _folder: Path) -> None:
    """Nothing that was acknowledged is lost; where no server is installed nothing is tried."""
    if postgres_server.why_not():
        return
    # Not below a folder which nobody but its owner may enter.
    cluster = Path(mkdtemp(prefix="spielleiter-attack-", dir="/tmp")) / "cluster"
    cluster.parent.chmod(0o711)
    postgres_server.start(cluster, "fsync=on", "full_page_writes=on")
    place = postgres_server.address("postgres", cluster)
    try:
        with _storing(place.url) as writer:
            assert writer.stdout
            told = [int(writer.stdout.readline()) for _time in range(rng.randint(1, 15))]
            postgres_server.stop(cluster, "immediate")
            told += [int(line) for line in writer.stdout if line.strip().isdecimal()]
            writer.kill()
        postgres_server.again(cluster)
        database.open_database(place, must_exist=True)
        assert journal.head()[0] >= told[-1]
        assert proving.verdict().whole
        database.close_database()
    finally:
        postgres_server.stop(cluster, "immediate")
        shutil.rmtree(cluster.parent, ignore_errors=True)


def _storing(url: str) -> "subprocess.Popen[str]":
    """Run a program that stores without end, and tells each step; it fails with the server."""
    words = [sys.executable, "-m", "tests.attack.counting", url]
    return subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
