"""A real sshd on the loopback interface, and a person whose key opens the desk and nothing else."""

import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from click.testing import CliRunner

from league.facts.users import Appointment, Role
from league.services.session import transactions
from league.services.users import accounts
from tests.worlds.acting import OFFICIAL
from tests.worlds.tui_season import season_file
from tests.worlds.waiting import PATIENCE
from tui.commands.user_ssh import ssh_command

SSHD = shutil.which("sshd", path="/usr/sbin:/usr/local/sbin:/sbin") or ""
LOGIN, NAME = "anna", "Anna Muster"
_CONFIG = """
ListenAddress 127.0.0.1:{port}
HostKey {folder}/host
AuthorizedKeysFile {folder}/authorized_keys
PidFile none
StrictModes no
UsePAM no
PasswordAuthentication no
KbdInteractiveAuthentication no
PermitRootLogin forced-commands-only
Subsystem sftp internal-sftp
SetEnv XDG_STATE_HOME={folder} XDG_CACHE_HOME={folder} XDG_DATA_HOME={folder} LANG=C.UTF-8
"""


@dataclass(frozen=True, slots=True)
class Host:
    """A machine whose one account takes one key."""

    folder: Path
    port: int

    @property
    def database(self) -> Path:
        return self.folder / "season.sqlite"

    @property
    def exchange(self) -> Path:
        return self.folder / "exchange"

    def ssh(self, *words: str, program: str = "ssh") -> list[str]:
        """Return the command that signs in with the key."""
        options = ("StrictHostKeyChecking=no", "BatchMode=yes", "LogLevel=ERROR")
        known = (
            "UserKnownHostsFile=/dev/null",
            f"IdentityFile={self.folder}/key",
            f"Port={self.port}",
        )
        told = [part for one in (*options, *known) for part in ("-o", one)]
        return [program, "-F", "none", *told, *words]

    def run(self, *words: str, program: str = "ssh") -> subprocess.CompletedProcess[str]:
        """Run a client without a terminal until it ends."""
        return subprocess.run(
            self.ssh(*words, program=program),
            check=False,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )


@contextmanager
def host(folder: Path) -> Iterator[Host]:
    """Let sshd listen as long as the block lasts."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        found = Host(folder, free.getsockname()[1])
    _prepare(found)
    Path("/run/sshd").mkdir(exist_ok=True)
    with (folder / "log").open("wb") as log:
        daemon = subprocess.Popen([SSHD, "-D", "-e", "-f", str(folder / "config")], stderr=log)
        try:
            _wait_for(found, daemon)
            yield found
        finally:
            daemon.terminate()
            daemon.wait()


def _prepare(found: Host) -> None:
    folder = found.folder
    for name in ("host", "key"):
        make = ["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-C", "", "-f", str(folder / name)]
        subprocess.run(make, check=True)
    season_file(folder)
    transactions.open_file(found.database)
    accounts.add_user(LOGIN, NAME, language="en", actor=OFFICIAL)
    landesliga = Appointment(Role.DIVISION_OFFICIAL, division="landesliga")
    accounts.appoint(LOGIN, landesliga, actor=OFFICIAL)
    transactions.close_file()
    (folder / "authorized_keys").write_text(printed_line(found) + "\n")
    (folder / "config").write_text(_CONFIG.format(port=found.port, folder=folder))


def printed_line(found: Host) -> str:
    """Return what ``users ssh`` prints."""
    typed = [LOGIN, str(found.folder / "key.pub"), "--exchange", str(found.exchange)]
    told = CliRunner().invoke(ssh_command(), ["--db", str(found.database), *typed])
    assert told.exit_code == 0, told.output
    return told.stdout.strip()


def _wait_for(found: Host, daemon: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and daemon.poll() is None:
        with socket.socket() as client:
            if client.connect_ex(("127.0.0.1", found.port)) == 0:
                return
        time.sleep(0.05)
    raise AssertionError((found.folder / "log").read_text())
