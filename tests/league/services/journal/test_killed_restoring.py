"""A program killed while it brings a backup back without who was erased since: nobody returns.

At each statement that writes, each file opened as a database and each one renamed, in turn: the
child of a fork ends itself there.
"""

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from league.facts.people import Player
from league.services.home.person_erasing import erase
from league.services.journal import copies, proving
from league.services.journal import views as journal
from league.services.session import transactions
from tests.worlds.acting import OFFICIAL
from tests.worlds.captain_world import with_rounds
from tests.worlds.league_world import season, stored

NAME, IDENT = "Unvergessen", "a1"

# An eighth of the points, and all of the exchange, with which it ends.
_RESTORES = """
import os, shutil, signal, sqlite3, sys
from pathlib import Path
from league.services.home.erasing_again import restore_erased
from league.services.journal import restoring
from tests.worlds.acting import OFFICIAL

WRITES = ("BEGIN", "INSERT", "UPDATE", "DELETE", "COMMIT", "VACUUM", "CREATE", "DROP")
EXCHANGE = 12

def restored(folder, last):
    seen = []
    def here():
        seen.append(None)
        if len(seen) == last:
            os.kill(os.getpid(), signal.SIGKILL)
    def each(sql):
        if sql.lstrip().upper().startswith(WRITES):
            here()
    connect, rename = sqlite3.connect, os.rename
    def connected(*args, **kwargs):
        here()
        made = connect(*args, **kwargs)
        made.set_trace_callback(each)
        return made
    def renamed(*args, **kwargs):
        here()
        rename(*args, **kwargs)
    sqlite3.connect, os.rename = connected, renamed
    backup, target = folder / "old.sqlite", folder / "league.sqlite"
    would = restoring.look(backup, target)[1]
    restore_erased(backup, target, would, actor=OFFICIAL, force=True)
    Path(folder, "points").write_text(str(len(seen)))
    os._exit(0)

def tried(last):
    folder = made.with_name(f"killed-{last}")
    shutil.copytree(made, folder)
    child = os.fork()
    if not child:
        restored(folder, last)
    ended = os.waitpid(child, 0)[1]
    assert ended == (signal.SIGKILL if last else 0), ended
    return folder

made = Path(sys.argv[1])
points = int((tried(0) / "points").read_text())
for last in range(1, points + 1):
    if last % 8 == 1 or last > points - EXCHANGE:
        tried(last)
"""


def _made(folder: Path) -> int:
    """A season with its backup, from before a player was erased; how many steps it has now."""
    folder.mkdir()
    players = tuple(
        replace(one, surname=NAME) if one.ident == IDENT else one for one in season().players
    )
    with stored(folder, replace(with_rounds(), players=players)):
        copies.back_up(folder / "old.sqlite")
        erase(IDENT, actor=OFFICIAL, why="")
        steps = len(journal.rows())
    assert NAME.encode() in (folder / "old.sqlite").read_bytes()
    return steps


def _held(file: Path) -> tuple[int, Player, list[str]]:
    """What a file tells when it is opened, after its bytes were looked through."""
    for ending in ("", "-wal"):
        beside = file.with_name(file.name + ending)
        assert not beside.exists() or NAME.encode() not in beside.read_bytes()
    transactions.open_file(file)
    assert proving.verdict().whole
    (player,) = [one for one in transactions.load()[0].players if one.ident == IDENT]
    why = [one.why for one in journal.rows() if one.why.startswith("Erased")]
    steps = len(journal.rows())
    transactions.close_file()
    return steps, player, why


@pytest.mark.slow
def test_nobody_who_was_erased_is_ever_found_there_again(tmp_path: Path) -> None:
    steps = _made(tmp_path / "made")
    done = subprocess.run(
        [sys.executable, "-c", _RESTORES, str(tmp_path / "made")],
        check=False,
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stderr) == (0, "")
    folders = sorted(tmp_path.glob("killed-*"), key=lambda one: int(one.name[7:]))
    found = [_held(folder / "league.sqlite") for folder in folders]
    assert {player.surname for _steps, player, _why in found} == {"N. N."}
    # The first one was not killed: what is there was erased in the copy, not afterwards.
    again = ["Erased again before a backup was brought back."]
    assert (found[0][2], found[1][2], found[-1][2]) == (again, [], again)
    assert {one[0] for one in found} == {steps}
    assert all(why in ([], again) for _steps, _player, why in found)
    # Nothing that was worked on is left by who was not killed.
    assert list((folders[0] / "league.sqlite-backups").glob(".prepared-*")) == []
    assert len(found) > 15
