"""Two programs that look at the same moment: both lineups open once, in one step."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from league.facts.matches import Side
from league.services.journal import views as journal
from league.services.session import transactions
from league.services.session.lineup_records import rows_now
from tests.worlds.lineup_world import AWAY, HOME, MATCH, SEASON, START, hall
from tests.worlds.waiting import PATIENCE

LOOK = """
import sys
from datetime import datetime
from pathlib import Path
from league import clock
from league.services.lineups.opening import open_due
from league.services.session import transactions
from league.services.session.seal_key import SealKey
from tests.worlds.waiting import PATIENCE
clock.now = lambda: datetime.fromisoformat(sys.argv[3])
transactions.open_file(Path(sys.argv[1]))
sys.stdout.write("ready\\n")
sys.stdout.flush()
sys.stdin.readline()
sys.stdout.write(str(len(open_due(key=SealKey(Path(sys.argv[2]))))))
"""


def look(database: Path, key: Path) -> "subprocess.Popen[str]":
    command = [sys.executable, "-c", LOOK, str(database), str(key), START.isoformat()]
    return subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env={**os.environ}
    )


def test_four_programs_open_a_match_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with hall(tmp_path, monkeypatch) as held:
        held.hand_in(Side.HOME)
        held.hand_in(Side.AWAY)
        steps = transactions.last_step()[0]
        programs = [look(held.path, held.key.path) for _each in range(4)]
        for one in programs:
            assert one.stdout is not None
            assert one.stdout.readline() == "ready\n"
        for one in programs:
            assert one.stdin is not None
            one.stdin.write("\n")
            one.stdin.flush()
        said = [one.communicate(timeout=PATIENCE)[0] for one in programs]
        assert sorted(said) == ["0", "0", "0", "1"]
        assert transactions.last_step()[0] == steps + 1
        assert rows_now(SEASON, MATCH) == {Side.HOME: HOME, Side.AWAY: AWAY}
        assert journal.verify() is None
