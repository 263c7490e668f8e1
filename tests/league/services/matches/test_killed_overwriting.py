"""A program killed while it stores a match over another: the old or the new one, whole.

At each statement that writes, in turn: the child of a fork ends itself before that statement runs.
"""

import subprocess
import sys
from pathlib import Path

import pytest

from league.facts.matches import LOSS, WIN, MatchDraft, Score
from league.facts.seasons import MatchKey
from league.services.journal import proving
from league.services.session import transactions
from league.storage import journal
from league.storage.seasons import match_facts
from tests.worlds.captain_world import with_rounds
from tests.worlds.league_world import SATURDAYS, SEASON, play, stored

MATCH: MatchKey = ("kl", 1, "A1", "B1")

NEW = MatchDraft(
    day=SATURDAYS[0],
    home=("a1", "a2"),
    away=("b2", "b1"),
    results=(LOSS, LOSS),
    gaps_paid=(frozenset(), frozenset()),
    reported=(SATURDAYS[0], SATURDAYS[0]),
)
"""Both results turned, and the players of the guests changed about."""

Row = tuple[str | None, str | None, Score | None]

# Statements that change the file, among them the one that makes the change last.
_OVERWRITES = """
import os, shutil, signal, sys
from pathlib import Path
from league.services.session import transactions
from league.storage.database import connection
from tests.worlds.acting import OFFICIAL
from tests.league.services.matches.test_killed_overwriting import MATCH, NEW, SEASON

WRITES = ("BEGIN", "INSERT", "UPDATE", "DELETE", "COMMIT")

def overwrite(path, last):
    transactions.open_file(path)
    seen = []
    def each(sql):
        seen.append(sql.lstrip().upper().startswith(WRITES))
        if sum(seen) == last and seen[-1]:
            os.kill(os.getpid(), signal.SIGKILL)
    connection().set_trace_callback(each)
    transactions.record_match(SEASON, MATCH, NEW, OFFICIAL)
    os._exit(0)

path, last = Path(sys.argv[1]), 0
while True:
    last += 1
    copy = path.with_name(f"killed-{last}.sqlite")
    shutil.copyfile(path, copy)
    child = os.fork()
    if not child:
        overwrite(copy, last)
    if os.waitpid(child, 0)[1] == 0:
        break
"""


def _held(path: Path) -> tuple[list[Row], int]:
    """What a file has on the match's boards, and how many steps; it has to prove itself."""
    transactions.open_file(path)
    _fixture, boards, _reports = match_facts(SEASON, MATCH)
    assert proving.verdict().whole
    steps = journal.head()[0]
    transactions.close_file()
    return [(one.home_player, one.away_player, one.result) for one in boards], steps


@pytest.mark.slow
def test_an_overwritten_match_is_the_old_or_the_new_one_whole(tmp_path: Path) -> None:
    with stored(tmp_path, with_rounds()) as path:
        play(MATCH, WIN, WIN)
    old, steps = [("a1", "b1", WIN), ("a2", "b2", WIN)], 2
    new = [("a1", "b2", LOSS), ("a2", "b1", LOSS)]
    assert _held(path) == (old, steps)
    done = subprocess.run(
        [sys.executable, "-c", _OVERWRITES, str(path)], check=False, capture_output=True, text=True
    )
    assert (done.returncode, done.stderr) == (0, "")
    copies = sorted(tmp_path.glob("killed-*.sqlite"), key=lambda one: int(one.stem[7:]))
    found = [_held(copy) for copy in copies]
    # The last one was not killed; of the others each is what was there before, or all of it new.
    assert found[-1] == (new, steps + 1)
    assert found[0] == (old, steps)
    assert all(one in ((old, steps), (new, steps + 1)) for one in found)
    assert len(copies) > 5
