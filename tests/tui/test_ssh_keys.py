"""The line of authorized_keys: which keys are taken, and what a shell makes of the command."""

import shlex
import shutil
import struct
import subprocess
from base64 import b64encode
from pathlib import Path

import pytest
from click.testing import CliRunner

from league.errors import InputError
from league.facts.users import Appointment, Role, User
from league.record_kinds import USER
from league.services.session import transactions
from league.services.users import accounts
from league.services.users.ssh_keys import PublicKey, authorized_line, read_key
from tests.worlds.acting import OFFICIAL, record
from tui.cli import build

ED25519 = b64encode(struct.pack(">I11sI32s", 11, b"ssh-ed25519", 32, bytes(range(32)))).decode()
KEY = PublicKey("ssh-ed25519", ED25519, "anna@home")


def _file(folder: Path, content: str | bytes) -> Path:
    path = folder / "key.pub"
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    return path


def _rsa(bits: int) -> str:
    modulus = (1 << (bits - 1) | 1).to_bytes(bits // 8 + 1)
    parts = (b"ssh-rsa", b"\x01\x00\x01", modulus)
    return b64encode(b"".join(struct.pack(">I", len(one)) + one for one in parts)).decode()


def test_a_key_is_read_with_what_its_owner_calls_it(tmp_path: Path) -> None:
    content = f"# anna\n\nssh-ed25519 {ED25519} anna@home\n"
    assert read_key(_file(tmp_path, content)) == KEY
    assert read_key(_file(tmp_path, f"ssh-rsa {_rsa(2048)}\r\n")).words == ""


@pytest.mark.parametrize("kind", ["ed25519", "rsa", "ecdsa"])
def test_keys_as_openssh_makes_them_are_taken(tmp_path: Path, kind: str) -> None:
    if shutil.which("ssh-keygen") is None:
        pytest.skip("ssh-keygen is not installed")
    make = ["ssh-keygen", "-q", "-t", kind, "-N", "", "-C", "a b", "-f", str(tmp_path / "key")]
    subprocess.run(make, check=True)
    assert read_key(tmp_path / "key.pub").words == "a b"
    with pytest.raises(InputError, match="private key"):
        read_key(tmp_path / "key")


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ("", "holds 0 lines"),
        (f"ssh-ed25519 {ED25519}\nssh-ed25519 {ED25519}\n", "holds 2 lines"),
        (f'command="/bin/sh" ssh-ed25519 {ED25519}', "options stand before the key"),
        (f"no-pty ssh-ed25519 {ED25519}", "options stand before the key"),
        (f"ssh-dss {ED25519}", "kind “ssh-dss” is not taken"),
        ("ssh-ed25519", "damaged"),
        ("ssh-ed25519 AAAA", "damaged"),
        (f"ssh-ed25519 {ED25519[:-4]}", "damaged"),
        (f"ssh-rsa {ED25519}", "damaged"),
        (f"ssh-rsa {_rsa(1024)}", "1024 bits; at least 2048"),
        (f"ssh-ed25519 {ED25519} a\x1bb", "cannot stand here"),
        (b"\xff\xfe", "no file with a public SSH key"),
        ("x" * 20_000, "no file with a public SSH key"),
    ],
)
def test_everything_else_is_refused(tmp_path: Path, content: str | bytes, sentence: str) -> None:
    with pytest.raises(InputError, match=sentence):
        read_key(_file(tmp_path, content))


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="there is no such file"):
        read_key(tmp_path / "none.pub")


def _as_sshd_reads(line: str) -> tuple[str, str]:
    """Return the command and the rest: within quotes sshd takes \\" for " and nothing else."""
    begin = 'restrict,pty,command="'
    assert line.startswith(begin)
    found, at = "", len(begin)
    while line[at] != '"':
        if line[at : at + 2] == '\\"':
            at += 1
        found += line[at]
        at += 1
    return found, line[at + 1 :].strip()


@pytest.mark.parametrize(
    "word",
    [
        "plain",
        "with blank",
        "'",
        '"',
        "\\",
        '\\"',
        '";id;"',
        "$(id)`id`${HOME}",
        "a,b no-pty",
        "*?[a]~",
        "ö ½",
        "back\\",
        "",
    ],
)
def test_a_shell_finds_the_words_as_they_are(word: str) -> None:
    words = ["printf", "%s|", word, "last"]
    command, rest = _as_sshd_reads(authorized_line(KEY, words))
    assert shlex.split(command) == words
    told = subprocess.run(["/bin/sh", "-c", command], capture_output=True, text=True, check=True)
    assert told.stdout == f"{word}|last|"
    assert rest == f"ssh-ed25519 {ED25519} anna@home"


def test_no_line_breaks_out_of_the_line() -> None:
    with pytest.raises(InputError, match="The command for the key"):
        authorized_line(KEY, ["a\nssh-ed25519 AAAA"])


@pytest.fixture
def database(tmp_path: Path) -> Path:
    path = tmp_path / "league.sqlite"
    transactions.open_file(path)
    for login, role in (("anna", Role.TREASURER), ("gast", Role.GUEST), ("karl", Role.REGISTRAR)):
        accounts.add_user(login, login.title(), actor=OFFICIAL)
        accounts.appoint(login, Appointment(role), actor=OFFICIAL)
    accounts.close_user("karl", actor=OFFICIAL)
    secretary = User("Susi", appointments=(Appointment(Role.CLUB_SECRETARY, club="A"),))
    record(None, USER, "susi", secretary, actor=OFFICIAL, why="")
    transactions.close_file()
    return path


def _told(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(build(), words, env={"LANG": "en"})
    return result.exit_code, result.output


def test_the_line_names_person_database_and_folder(
    tmp_path: Path, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    key = _file(tmp_path, f"ssh-ed25519 {ED25519} anna@home")
    monkeypatch.setenv("SPIELLEITER_SEAL_KEY", str(tmp_path / "seal.key"))
    result = CliRunner().invoke(build(), ["--db", str(database), "users", "ssh", "anna", str(key)])
    assert result.exit_code == 0
    command, _rest = _as_sshd_reads(result.stdout.strip())
    exchange = tmp_path / "league.sqlite-exchange" / "anna"
    words = shlex.split(command)
    assert words[1:7] == ["--user", "anna", "--db", str(database), "--exchange", str(exchange)]
    assert words[7:] == ["--seal-key", str(tmp_path / "seal.key")]
    assert Path(words[0]).name == "spielleiter"
    assert exchange.stat().st_mode & 0o777 == 0o700


@pytest.mark.parametrize(
    ("login", "sentence"),
    [
        ("otto", "Nobody has an account"),
        ("karl", "is closed"),
        ("gast", "holds no office"),
        # A party: the desk shows what is an official's alone.
        ("susi", "holds no office"),
    ],
)
def test_no_line_for_who_has_no_desk(
    tmp_path: Path, database: Path, login: str, sentence: str
) -> None:
    key = _file(tmp_path, f"ssh-ed25519 {ED25519}")
    status, told = _told("--db", str(database), "users", "ssh", login, str(key))
    assert (status, sentence in told) == (2, True), told
    # The same when his key is there from before.
    opening = ("--db", str(database), "--user", login, "--exchange", str(tmp_path / "exchange"))
    status, told = _told(*opening)
    assert (status, sentence in told) == (2, True), told


def test_the_folder_does_not_hold_the_database(tmp_path: Path, database: Path) -> None:
    status, told = _told("--db", str(database), "--user", "anna", "--exchange", str(tmp_path))
    assert (status, "lies in the exchange folder" in told) == (2, True), told


@pytest.mark.parametrize("words", [["audit"], ["--plain"], ["export", "x.xlsx"], ["demo"]])
def test_nothing_but_the_desk_opens(tmp_path: Path, database: Path, words: list[str]) -> None:
    exchange = str(tmp_path / "exchange")
    status, told = _told("--db", str(database), "--user", "anna", "--exchange", exchange, *words)
    assert (status, "Only the desk is open here" in told) == (2, True), told


def test_what_the_client_wants_to_run_instead_is_refused(
    tmp_path: Path, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SSH_ORIGINAL_COMMAND", "spielleiter --db other.sqlite")
    exchange = str(tmp_path / "exchange")
    status, told = _told("--db", str(database), "--user", "anna", "--exchange", exchange)
    assert (status, "Only the desk is open here" in told) == (2, True), told


def test_a_person_without_a_folder_is_refused(database: Path) -> None:
    status, told = _told("--db", str(database), "--user", "anna")
    assert (status, "go together" in told) == (2, True), told
