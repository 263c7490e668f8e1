"""What bringing a backup back gives up and what returns, said before anything is replaced."""

import hashlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from league import head_marks
from league.errors import InputError
from league.facts.actors import official
from league.head_marks import Head
from league.services.home.person_erasing import erase
from league.services.journal import copies, proving, restoring
from league.services.journal import views as journal
from league.services.session import transactions
from league.storage import last_seen_step, migrations
from league.storage.copies import schema_of
from league.storage.migrations import STEPS
from league.views.restoring import Agrees
from tests import postgres_server as server
from tests.tui.commands.test_changing import MATCH, WHY
from tests.worlds.acting import OFFICIAL, add_ruling
from tests.worlds.desk_world import run, stored
from tests.worlds.stored_world import ruling, season


@pytest.fixture
def path(tmp_path: Path) -> Iterator[Path]:
    """A season; its only step."""
    path = tmp_path / "a.sqlite"
    transactions.open_file(path)
    transactions.import_season(season(), official("A"), "")
    yield path
    transactions.close_file()


def _decide(count: int, by: str = "B") -> None:
    for number in range(count):
        add_ruling("2011/12", ruling(reason=f"reason {number}", by=by))


def _digests(folder: Path) -> dict[str, str]:
    return {
        one.name: hashlib.sha256(one.read_bytes()).hexdigest()
        for one in folder.rglob("*")
        if one.is_file() and not one.name.endswith(("-shm", "-wal"))
    }


def test_the_steps_given_up_are_counted_and_the_first_and_last_named(
    path: Path, tmp_path: Path
) -> None:
    backup = copies.back_up(tmp_path / "old.sqlite").path
    _decide(12)
    last = journal.rows()[-1]
    transactions.close_file()
    before = _digests(tmp_path)

    found, would = restoring.look(backup, path)

    assert (found.steps, would.steps, would.now, would.common) == (1, 1, 13, 1)
    assert would.first
    assert would.last
    assert (would.first.number, would.last.number) == (2, 13)
    assert (would.last.at, would.last.by) == (last.at, last.by)
    assert would.last.what.startswith("Decision")
    assert (would.parted, would.returning, would.unknown) == (0, (), "")
    assert would.kept == (13, Agrees.ENDS_BEFORE)
    assert _digests(tmp_path) == before


def test_a_backup_that_holds_all_gives_nothing_up(path: Path, tmp_path: Path) -> None:
    older = copies.back_up(tmp_path / "old.sqlite").path
    _decide(2)
    backup = copies.back_up(tmp_path / "new.sqlite").path
    copies.restore(older, path, force=True)

    would = restoring.look(backup, path)[1]
    assert (would.now, would.common, would.parted) == (1, 1, 2)
    assert (would.first, would.last) == (None, None)
    assert would.kept == (1, Agrees.HOLDS)


def test_journals_that_part_are_told_where(path: Path, tmp_path: Path) -> None:
    _decide(1)
    older = copies.back_up(tmp_path / "old.sqlite").path
    _decide(3)
    backup = copies.back_up(tmp_path / "other.sqlite").path
    copies.restore(older, path, force=True)
    transactions.open_file(path)
    _decide(2, by="C")

    would = restoring.look(backup, path)[1]
    assert (would.common, would.now - would.common, would.parted) == (2, 2, 3)
    assert would.first
    assert (would.first.number, would.first.by) == (3, "C")
    # This machine has seen step 4 of what stands there; the backup's step 4 is another one.
    assert would.kept == (4, Agrees.OTHER)


def test_a_head_that_was_noted_is_compared(path: Path, tmp_path: Path) -> None:
    early = proving.head()
    _decide(1)
    backup = copies.back_up(tmp_path / "old.sqlite").path
    _decide(1)
    late = proving.head()
    agrees = [
        restoring.look(backup, path, [noted])[1].noted
        for noted in (early, *head_marks.read(early.short), late, Head(1, "0" * 64))
    ]
    assert agrees == [
        ((1, Agrees.HOLDS),),
        ((1, Agrees.HOLDS),),
        ((3, Agrees.ENDS_BEFORE),),
        ((1, Agrees.OTHER),),
    ]


def test_where_nothing_stands_nothing_is_given_up(path: Path, tmp_path: Path) -> None:
    backup = copies.back_up(tmp_path / "old.sqlite").path
    would = restoring.look(backup, tmp_path / "new.sqlite")[1]
    assert (would.now, would.first, would.kept, would.unknown) == (0, None, None, "")
    # The machine has seen the steps of a file that is gone.
    transactions.open_file(path)
    _decide(1)
    transactions.close_file()
    path.unlink()
    would = restoring.look(backup, path)[1]
    assert (would.now, would.kept) == (0, (2, Agrees.ENDS_BEFORE))


@pytest.mark.parametrize("stands", ["nonsense", "an old version"])
def test_what_cannot_be_compared_is_said(path: Path, tmp_path: Path, stands: str) -> None:
    backup = copies.back_up(tmp_path / "old.sqlite").path
    target = tmp_path / "target.sqlite"
    if stands == "nonsense":
        target.write_bytes(b"no database any more" * 1000)
    else:
        migrations.migrate(target, 1000, STEPS[:2])
    would = restoring.look(backup, target)[1]
    assert (would.steps, would.now) == (1, 0)
    assert str(target) in would.unknown


def test_no_backup_takes_the_place_of_itself_or_of_a_folder(path: Path, tmp_path: Path) -> None:
    for target in (path, tmp_path):
        with pytest.raises(InputError):
            restoring.look(path, target)


@pytest.fixture
def public(tmp_path: Path) -> Path:
    return stored(tmp_path)


def test_who_was_erased_since_is_told_and_erased_again(public: Path, tmp_path: Path) -> None:
    backup = tmp_path / "old.sqlite"
    assert run("--db", public, "backup", backup).exit_code == 0
    for who in ("100001", "100002"):
        erase(who, actor=OFFICIAL, why="at his request")
    transactions.close_file()
    before = public.read_bytes()

    dry = run("--db", public, "restore", backup, "--dry-run", "--erase-again")
    assert (dry.exit_code, public.read_bytes()) == (0, before)
    assert "What was erased of 100001 returns (step 3, " in dry.stderr
    assert "What was erased of 100002 returns (step 5, " in dry.stderr
    assert dry.stderr.endswith("Nothing was stored.\n")

    done = run("--db", public, "--by", "C", "restore", backup, "--force", "--erase-again")
    assert (done.exit_code, done.stderr.count("were erased again")) == (0, 2)
    transactions.open_file(public)
    players = {one.ident: one for one in transactions.load()[0].players}
    assert {players[who].surname for who in ("100001", "100002")} == {"N. N."}
    erased = [one for one in journal.rows() if one.what.startswith("What is personal blanked")]
    assert [one.by for one in erased] == ["C", "C"]
    assert proving.verdict().whole
    transactions.close_file()


def test_who_is_not_erased_again_returns(public: Path, tmp_path: Path) -> None:
    backup = tmp_path / "old.sqlite"
    assert run("--db", public, "backup", backup).exit_code == 0
    names = {one.ident: one.surname for one in transactions.load()[0].players}
    erase("100001", actor=OFFICIAL, why="at his request")
    transactions.close_file()

    assert run("--db", public, "restore", backup, "--force").exit_code == 0
    transactions.open_file(public)
    assert {one.ident: one.surname for one in transactions.load()[0].players} == names
    transactions.close_file()


def test_the_command_says_all_of_it_and_a_dry_run_stores_nothing(
    public: Path, tmp_path: Path
) -> None:
    backup = tmp_path / "old.sqlite"
    assert run("--db", public, "backup", backup).exit_code == 0
    head = run("--db", public, "journal", "head").stdout.strip()
    assert run("--db", public, "ruling", "waive", *MATCH, "4.4.d.1", *WHY).exit_code == 0
    transactions.close_file()
    before = _digests(tmp_path)

    for words in (["--dry-run"], ["--dry-run", "--force"], ["--dry-run", "--head", head]):
        said = run("--db", public, "restore", backup, *words)
        assert (said.exit_code, "Nothing was stored." in said.stderr) == (0, True)
        assert "Given up is 1 step: 2 steps go back to 1." in said.stderr
        assert "The last of them: step 2, " in said.stderr
        assert "Step 2, which this machine has seen, is not in it" in said.stderr
        assert ("Step 1, whose head was given, is in it." in said.stderr) is ("--head" in words)
    other = run("--db", public, "restore", backup, "--force", "--head", f"1 {'0' * 64}")
    assert (other.exit_code, "is no backup of the journal" in other.stderr) == (2, True)
    assert run("--db", public, "restore", backup).exit_code == 2
    assert _digests(tmp_path) == before


def test_a_server_is_compared_as_a_file_is(path: Path, tmp_path: Path) -> None:
    backup = copies.back_up(tmp_path / "old.sqlite").path
    server.server()
    with server.made("restoring") as place:
        assert restoring.look(backup, place)[1].now == 0
        assert server.run_sql("SELECT to_regnamespace('spielleiter')", place.name) == [(None,)]
        copies.restore(backup, place)
        transactions.open_file(place)
        _decide(2)
        would = restoring.look(backup, place)[1]
        assert (would.now, would.common, would.kept) == (3, 1, (3, Agrees.ENDS_BEFORE))
        transactions.close_file()


def test_a_restored_file_is_known(path: Path, tmp_path: Path) -> None:
    backup = copies.back_up(tmp_path / "old.sqlite").path
    _decide(1)
    copies.restore(backup, path, force=True)
    note = last_seen_step.note_of(path)
    assert note is not None
    assert note.head[0] == 1
    assert note.schema == schema_of(path)
