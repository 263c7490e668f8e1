"""The desk over a real sshd: keys, resizing, hanging up; nothing else gets through."""

import os
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from league.services.journal.views import rows as journal_rows
from league.services.session import transactions
from tests.tui.ssh_world import NAME, SSHD, Host, host
from tests.tui.test_terminal import type_in_a_match
from tests.worlds.terminals import Session, spawned
from tests.worlds.waiting import wait_until

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not SSHD, reason="openssh-server is not installed: no desk over SSH"),
    pytest.mark.skipif(os.geteuid() != 0, reason="sshd with an account of its own needs root"),
]
ONLY_THE_DESK = "Only the desk is open here"


@pytest.fixture(scope="module")
def machine(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with host(tmp_path_factory.mktemp("ssh")) as found:
        yield found


@pytest.fixture
def session(machine: Host) -> Iterator[Session]:
    with spawned(machine.ssh("-tt", "root@127.0.0.1"), rows=30, columns=100) as session:
        yield session


def test_keys_resizing_and_leaving(session: Session) -> None:
    session.wait_for("Leader")
    session.press(b"\r")
    session.wait_for("Cross table")
    assert NAME.encode() in session.seen
    session.resize(10, 40)
    session.wait_for("40 × 10")
    session.resize(30, 100)
    session.wait_for("Cross table")
    session.press(b"\x11")
    assert session.ended() == 0


def test_a_command_is_refused(machine: Host) -> None:
    told = machine.run("root@127.0.0.1", "spielleiter --db /etc/passwd audit")
    assert told.returncode == 2
    assert ONLY_THE_DESK in told.stderr
    assert not told.stdout


def test_without_a_terminal_it_says_so_and_leaves_nothing_running(machine: Host) -> None:
    told = machine.run("-T", "root@127.0.0.1")
    assert told.returncode == 2
    assert "needs a terminal" in told.stderr
    assert not _running(machine)


@pytest.mark.parametrize("how", ["-O", "-s"])
def test_no_file_is_copied(machine: Host, tmp_path: Path, how: str) -> None:
    mine, theirs = tmp_path / "mine", machine.folder / "theirs"
    mine.write_text("mine")
    target = f"root@127.0.0.1:{theirs}"
    assert machine.run(how, str(mine), target, program="scp").returncode != 0
    assert not theirs.exists()
    source = f"root@127.0.0.1:{machine.database}"
    assert machine.run(how, source, str(tmp_path / "copy"), program="scp").returncode != 0
    assert not (tmp_path / "copy").exists()


def test_nothing_is_forwarded(machine: Host) -> None:
    with socket.create_server(("127.0.0.1", 0)) as inner:
        port = inner.getsockname()[1]
        told = machine.run("-W", f"127.0.0.1:{port}", "root@127.0.0.1")
        assert told.returncode == 255
        assert "forwarding failed" in told.stderr
        back = f"0:127.0.0.1:{port}"
        told = machine.run("-o", "ExitOnForwardFailure=yes", "-N", "-R", back, "root@127.0.0.1")
        assert told.returncode == 255


def test_hanging_up_stores_what_was_typed_and_ends_the_desk(
    machine: Host, session: Session
) -> None:
    type_in_a_match(session)
    assert _running(machine)
    session.process.kill()
    wait_until(lambda: not _running(machine))
    transactions.open_file(machine.database)
    last = journal_rows()[-1]
    assert last.by == NAME
    assert "(Landesliga, round 11)" in last.what
    transactions.close_file()


def _running(machine: Host) -> list[str]:
    """Return the processes that work on the database."""
    told = subprocess.run(["ps", "-ww", "-eo", "args"], capture_output=True, text=True, check=True)
    mark = f"--db {machine.database}"
    return [line for line in told.stdout.splitlines() if mark in line and "sshd" not in line]
