"""The record from the command line: proof, heads, backups, restoring, replaying."""

import json
import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from league.errors import InputError, ReplacedError
from league.services.journal import copies
from league.services.session import transactions
from league.services.session.opening import open_desk
from league.storage import last_seen_step, migrations
from league.storage.migrations import STEPS
from tests.tui.commands.test_changing import MATCH, WHY
from tests.worlds.acting import OFFICIAL
from tests.worlds.desk_world import run, stored
from tests.worlds.known_files import known
from tests.worlds.raw_sql import tamper


@pytest.fixture(scope="module")
def content(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The public season and one decision: two steps."""
    path = stored(tmp_path_factory.mktemp("content"))
    assert run("--db", path, "ruling", "waive", *MATCH, "4.4.d.1", *WHY).exit_code == 0
    transactions.close_file()
    return path.read_bytes()


@pytest.fixture
def path(tmp_path: Path, content: bytes) -> Path:
    return known(tmp_path / "league.sqlite", content)


def _audit(path: Path) -> tuple[str, str, str]:
    said = [
        run("--db", path, *words).stdout
        for words in (["audit", "--json"], ["account", "list", "--json"], ["journal", "--json"])
    ]
    transactions.close_file()
    return (said[0], said[1], said[2])


def _behind(path: Path, sql: str) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute(sql)


def test_a_head_is_one_line_and_what_it_was_is_found_in_the_journal_later(path: Path) -> None:
    head = run("--db", path, "journal", "head").stdout.strip()
    number, *digests = head.split()
    assert number == "2"
    assert [len(one) for one in digests] == [64, 64]
    assert run("--db", path, "ruling", "reopen", *MATCH, "1", *WHY).exit_code == 0

    held = run("--db", path, "journal", "--head", head)
    assert (held.exit_code, "whole" in held.stdout) == (0, True)
    other = f"2 {'0' * 64} {digests[1]}"
    assert run("--db", path, "journal", "--head", other).exit_code == 1
    assert run("--db", path, "journal", "--head", f"9 {digests[0]}").exit_code == 1
    wrong = run("--db", path, "journal", "--head", "nonsense")
    assert (wrong.exit_code, "no head of a journal" in wrong.stderr) == (2, True)


@pytest.mark.parametrize(
    "sql",
    [
        "UPDATE board SET home_half = 2, away_half = 0 WHERE home_half = 0 AND away_half = 2",
        "UPDATE player SET born = '2001-01-01' WHERE position = 7",
        "UPDATE season SET rulebook = 'sjrp-2025'",
    ],
)
def test_verify_and_audit_say_when_facts_and_journal_disagree(path: Path, sql: str) -> None:
    assert run("--db", path, "audit").exit_code == 0
    if "rulebook" not in sql:
        _behind(path, sql)
        audit = run("--db", path, "audit", "--json")
        assert (audit.exit_code, json.loads(audit.stdout)["journal"]) == (1, {"whole": False})
        assert "not what step 1" in audit.stderr
    _behind(path, sql)
    said = json.loads(run("--db", path, "journal", "--verify", "--json").stdout)
    assert (said["whole"], said["first_broken"], said["facts_differ"]) == (False, 1, True)


def test_a_backup_comes_back_on_an_empty_machine(path: Path, tmp_path: Path) -> None:
    before = _audit(path)
    copy = tmp_path / "stick" / "league.sqlite"
    copy.parent.mkdir()
    assert run("--db", path, "backup", copy).exit_code == 0
    transactions.close_file()
    for file in path.parent.glob(f"{path.name}*"):
        file.unlink() if file.is_file() else shutil.rmtree(file)

    done = run("--db", path, "restore", copy)
    assert (done.exit_code, "up to step 2" in done.stderr) == (0, True)
    assert _audit(path) == before
    assert run("--db", path, "journal", "--verify").exit_code == 0


def test_replay_gives_the_same_facts_decisions_and_accounts(path: Path, tmp_path: Path) -> None:
    assert (
        run("--db", path, "account", "pay", "601", "22", "--by", "A", "--why", "x").exit_code == 0
    )
    made = tmp_path / "again.sqlite"
    assert run("--db", path, "journal", "replay", made).exit_code == 0
    assert (
        run("--db", made, "journal", "head").stdout == run("--db", path, "journal", "head").stdout
    )
    assert _audit(made) == _audit(path)
    for other in (made, path):
        onto = run("--db", path, "journal", "replay", other, "--force")
        assert (onto.exit_code, "is a database" in onto.stderr) == (2, True)


def test_a_journal_that_does_not_hold_is_not_replayed(path: Path, tmp_path: Path) -> None:
    transactions.open_file(path)
    tamper(path, "UPDATE journal SET why = 'nie' WHERE number = 2")
    with pytest.raises(InputError, match="does not tell all facts"):
        copies.replay(tmp_path / "again.sqlite")
    transactions.close_file()
    # Opened anew it is not even used: its triggers were made anew, so it is proved first.
    refused = run("--db", path, "journal", "replay", tmp_path / "again.sqlite")
    assert (refused.exit_code, "Step 2 of the journal was changed" in refused.stderr) == (2, True)
    assert not (tmp_path / "again.sqlite").exists()


def test_what_stands_is_not_replaced_unasked_and_kept_beside(path: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    assert run("--db", path, "backup", copy).exit_code == 0
    assert run("--db", path, "backup", copy, "--force").exit_code == 2
    assert run("--db", path, "ruling", "reopen", *MATCH, "1", *WHY).exit_code == 0
    transactions.close_file()

    assert run("--db", path, "restore", copy).exit_code == 2
    done = run("--db", path, "restore", copy, "--force")
    assert done.exit_code == 0
    assert len(json.loads(run("--db", path, "journal", "--json").stdout)) == 2
    # a restored file is the one this machine knows from now on
    assert run("--db", path, "journal", "--verify").exit_code == 0
    transactions.close_file()
    (kept,) = (path.with_name(f"{path.name}-backups")).glob("*-replaced.sqlite")
    assert len(json.loads(run("--db", kept, "journal", "--json").stdout)) == 3


def test_restoring_over_a_file_whose_log_lies_beside_it(path: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    assert run("--db", path, "backup", copy).exit_code == 0
    transactions.close_file()
    holder = sqlite3.connect(path)
    holder.execute("SELECT count(*) FROM journal").fetchone()
    assert run("--db", path, "ruling", "reopen", *MATCH, "1", *WHY).exit_code == 0
    transactions.close_file()
    assert path.with_name(f"{path.name}-wal").stat().st_size

    assert run("--db", path, "restore", copy, "--force").exit_code == 0
    assert holder.execute("SELECT count(*) FROM journal").fetchone() == (2,)
    holder.close()
    assert run("--db", path, "journal", "--verify").exit_code == 0
    with closing(sqlite3.connect(path)) as other:
        assert other.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_a_damaged_file_is_put_aside(path: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    assert run("--db", path, "backup", copy).exit_code == 0
    transactions.close_file()
    path.write_bytes(b"no database any more" * 1000)

    assert run("--db", path, "restore", copy, "--force").exit_code == 0
    assert run("--db", path, "journal", "--verify").exit_code == 0
    assert any(one.read_bytes().startswith(b"no database") for one in path.parent.glob("*Z"))


@pytest.mark.parametrize("fault", ["missing", "text", "cut", "tampered", "foreign"])
def test_what_is_no_backup_is_refused_and_nothing_touched(
    path: Path, tmp_path: Path, fault: str
) -> None:
    copy = tmp_path / "copy.sqlite"
    assert run("--db", path, "backup", copy).exit_code == 0
    if fault == "missing":
        copy.unlink()
    elif fault == "text":
        copy.write_text("nothing", encoding="utf-8")
    elif fault == "cut":
        copy.write_bytes(copy.read_bytes()[:40960])
    elif fault == "tampered":
        _behind(copy, "UPDATE player SET rating = 9 WHERE position = 3")
    else:
        copy.unlink()
        _behind(copy, "CREATE TABLE other (x)")
    before = _audit(path)
    refused = run("--db", path, "restore", copy, "--force")
    assert (refused.exit_code, refused.stderr.startswith("Error: ")) == (2, True)
    assert _audit(path) == before


@pytest.mark.parametrize("named", [False, True])
def test_old_backups_in_a_folder_go_when_new_ones_come(
    path: Path, tmp_path: Path, named: bool
) -> None:
    folder = tmp_path / "stick" if named else path.with_name(f"{path.name}-backups")
    folder.mkdir()
    (folder / "letter.txt").write_text("stays", encoding="utf-8")
    for _time in range(4):
        where = [folder] if named else []
        assert run("--db", path, "backup", *where, "--keep", "2").exit_code == 0
    assert sorted(one.suffix for one in folder.iterdir()) == [".sqlite", ".sqlite", ".txt"]


def test_a_file_put_into_the_open_one_is_noticed(path: Path, tmp_path: Path) -> None:
    desk = open_desk(path, OFFICIAL)
    transactions.look_for_file(path, desk.last_step)
    with pytest.raises(ReplacedError):
        transactions.look_for_file(path, (2, "0" * 64))
    with path.open("r+b") as file:
        file.truncate(4096)
    with pytest.raises(ReplacedError):
        transactions.look_for_file(path, desk.last_step)
    transactions.close_file()


@pytest.mark.parametrize("kind", ["folder", "pipe"])
def test_only_a_file_is_put_aside_for_a_backup(path: Path, tmp_path: Path, kind: str) -> None:
    target = tmp_path / "other"
    target.mkdir() if kind == "folder" else os.mkfifo(target)
    made = target.stat()

    refused = run("--db", target, "restore", path, "--force")

    assert (refused.exit_code, refused.stderr.startswith("Error: ")) == (2, True)
    assert target.stat().st_ino == made.st_ino
    assert [one for one in tmp_path.iterdir() if one.name.startswith("other.")] == []
    looked = run("--db", target, "journal", "--verify")
    assert (looked.exit_code, looked.stderr.startswith("Error: ")) == (2, True)


@pytest.mark.parametrize("version", [0, 1, 2, 3, 4])
def test_a_restored_file_of_any_version_raises_no_false_alarm(
    path: Path, tmp_path: Path, version: int
) -> None:
    """0 = of this version and without a step: there is no last step to keep of such files."""
    old = tmp_path / "old.sqlite"
    migrations.migrate(old, 1000, STEPS[: version or None])

    assert run("--db", path, "restore", old, "--force").exit_code == 0
    assert run("--db", path, "journal", "--verify").exit_code == 0


@pytest.mark.parametrize(
    "junk",
    ["", "{", "[]", "null", '{"number":1e999,"hash":"x"}', '{"number":0,"hash":"x"}']
    + [f'{{"number":{number},"hash":"x"}}' for number in (-1, 2**63, "true", '"1"')]
    + ['{"number":1,"hash":null}'],
)
def test_junk_in_the_folder_of_what_was_seen_counts_as_nothing(path: Path, junk: str) -> None:
    run("--db", path, "journal", "--verify")
    place = last_seen_step._file(path)
    place.write_text(junk, encoding="utf-8")

    verified = run("--db", path, "journal", "--verify")
    assert (verified.exit_code, verified.stderr) == (0, "")
    assert "No earlier step" in verified.stdout
    assert last_seen_step.kept(path) is not None
