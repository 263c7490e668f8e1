"""The gate for files: what is not made as this program makes it is named, and is not used."""

import json
import random
import re
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from league.errors import SchemaError, StorageError
from league.facts.actors import official
from league.services.journal import copies, moving, proving
from league.services.session import transactions
from league.storage import gate, last_seen_step, migrations, schemas
from league.storage.copies import Copy, look_through
from league.storage.database import open_database
from league.storage.migrations import STEPS
from league.storage.schemas import Differs
from tests.worlds.acting import add_ruling
from tests.worlds.desk_world import run
from tests.worlds.known_files import known
from tests.worlds.raw_sql import tamper
from tests.worlds.stored_world import ruling, season


@cache
def _content() -> bytes:
    """Two steps: a season, a decision."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "a.sqlite"
        transactions.open_file(path)
        transactions.import_season(season(), official("A"), "")
        add_ruling("2011/12", ruling())
        transactions.close_file()
        return path.read_bytes()


@pytest.fixture
def path(tmp_path: Path) -> Iterator[Path]:
    yield known(tmp_path / "a.sqlite", _content())
    transactions.close_file()


def _change(path: Path, *statements: str) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        for statement in statements:
            other.execute(statement)


WRITABLE = "PRAGMA writable_schema = ON"
FORGED = "INSERT INTO sqlite_master VALUES"
MAILS = (
    "BEGIN INSERT INTO message VALUES (NULL, 'code', 'x', 'x@example.org', 's', 'b', '2011-09-01',"
    " '2011-09-01', NULL, NULL, NULL); END"
)
BIRDS = "CREATE TABLE birds (name TEXT)"
TAMPERED = {
    "a trigger that mails": (
        (f"CREATE TRIGGER spy AFTER INSERT ON login_session {MAILS}",),
        ("trigger", "spy", Differs.MORE),
    ),
    "a trigger gone": (("DROP TRIGGER journal_stays",), ("trigger", "journal_stays", Differs.LESS)),
    "a trigger that allows more": (
        (
            "DROP TRIGGER record_keeps",
            (
                "CREATE TRIGGER record_keeps BEFORE DELETE ON record WHEN OLD.number < 0"
                " BEGIN SELECT RAISE(ABORT, 'records are append-only'); END"
            ),
        ),
        ("trigger", "record_keeps", Differs.OTHER),
    ),
    "a trigger of the same words on another table": (
        (
            "DROP TRIGGER ruling_keeps",
            (
                "CREATE TRIGGER ruling_keeps BEFORE DELETE ON draft"
                " BEGIN SELECT RAISE(ABORT, 'rulings are append-only'); END"
            ),
        ),
        ("trigger", "ruling_keeps", Differs.OTHER),
    ),
    "a table": ((BIRDS,), ("table", "birds", Differs.MORE)),
    "a table that counts itself": (
        ("CREATE TABLE birds (n INTEGER PRIMARY KEY AUTOINCREMENT)", "DROP TABLE birds"),
        ("table", "sqlite_sequence", Differs.MORE),
    ),
    "figures of a table": (("ANALYZE",), ("table", "sqlite_stat1", Differs.MORE)),
    "a table gone": (("DROP TABLE attempt",), ("table", "attempt", Differs.LESS)),
    "a table called otherwise": (
        ("ALTER TABLE attempt RENAME TO attempts",),
        ("table", "attempts", Differs.MORE),
    ),
    "a table of SQLite's own making": (
        ("CREATE VIRTUAL TABLE words USING fts5(body)",),
        ("table", "words", Differs.MORE),
    ),
    "a column": (("ALTER TABLE player ADD COLUMN pet TEXT",), ("table", "player", Differs.OTHER)),
    "a column worked out": (
        ("ALTER TABLE player ADD COLUMN pet TEXT AS (upper(surname)) VIRTUAL",),
        ("table", "player", Differs.OTHER),
    ),
    "a column gone": (
        ("ALTER TABLE message DROP COLUMN fault",),
        ("table", "message", Differs.OTHER),
    ),
    "a column called otherwise": (
        ("ALTER TABLE draft RENAME COLUMN at TO since",),
        ("table", "draft", Differs.OTHER),
    ),
    "a table that is not strict": (
        ("DROP TABLE credential", "CREATE TABLE credential (login, hash, at)"),
        ("table", "credential", Differs.OTHER),
    ),
    "a constraint gone": (
        (WRITABLE, "UPDATE sqlite_master SET sql = replace(sql, ', CHECK (boards > 0)', '')"),
        ("table", "division", Differs.OTHER),
    ),
    "a default": (
        (
            WRITABLE,
            (
                "UPDATE sqlite_master SET sql = replace(sql, '\"address\" TEXT NOT NULL',"
                " '\"address\" TEXT NOT NULL DEFAULT ''x''') WHERE name = 'login_session'"
            ),
        ),
        ("table", "login_session", Differs.OTHER),
    ),
    "an index": (("CREATE INDEX quick ON journal (what)",), ("index", "quick", Differs.MORE)),
    "an index gone": (("DROP INDEX attempt_whose",), ("index", "attempt_whose", Differs.LESS)),
    "an index of another column": (
        ("DROP INDEX attempt_whose", "CREATE INDEX attempt_whose ON attempt (at, whose)"),
        ("index", "attempt_whose", Differs.OTHER),
    ),
    "an index that refuses": (
        ("CREATE UNIQUE INDEX one ON ruling (season)", "SELECT 1"),
        ("index", "one", Differs.MORE),
    ),
    "a view": (
        ("CREATE VIEW all_of_it AS SELECT * FROM player",),
        ("view", "all_of_it", Differs.MORE),
    ),
    "a view for a table": (
        ("DROP TABLE declaration", "CREATE VIEW declaration AS SELECT 'x' AS season"),
        ("view", "declaration", Differs.MORE),
    ),
    "words that a terminal obeys": (
        ('CREATE TABLE "birds\x1b[2J" (name TEXT)',),
        ("table", "birds\x1b[2J", Differs.MORE),
    ),
}


SPY = "CREATE TRIGGER spy AFTER INSERT ON draft BEGIN SELECT 1; END"
MALFORMED = [
    (WRITABLE, f"{FORGED} ('trigger', 'journal_stays', 'journal', 0, '{SPY}')"),
    (SPY, WRITABLE, "UPDATE sqlite_master SET type = 'table', name = 'draft' WHERE name = 'spy'"),
    (WRITABLE, "UPDATE sqlite_master SET sql = 'nonsense' WHERE name = 'draft'"),
    # SQLite cites the name, and its sentence is no UTF-8 then.
    (
        WRITABLE,
        (
            "UPDATE sqlite_master SET name = CAST(X'64E22872' AS TEXT), sql = 'nonsense'"
            " WHERE name = 'draft'"
        ),
    ),
]
"""Written into SQLite's own table so that it cannot be read any more."""


@pytest.mark.parametrize("statements", MALFORMED)
def test_what_sqlite_itself_cannot_read_is_damaged(
    path: Path, tmp_path: Path, statements: tuple[str, ...]
) -> None:
    _change(path, *statements)
    for deed in (transactions.open_file, lambda one: copies.restore(one, tmp_path / "b.sqlite")):
        with pytest.raises(StorageError, match="damaged"):
            deed(path)


def test_a_table_that_lies_elsewhere_is_damaged(path: Path, tmp_path: Path) -> None:
    _change(path, WRITABLE, "UPDATE sqlite_master SET rootpage = 0 WHERE name = 'draft'")
    with pytest.raises(StorageError, match="damaged"):
        copies.restore(path, tmp_path / "b.sqlite")


def test_two_things_of_a_name_are_not_one() -> None:
    one, other = ("trigger", "x", "draft", "a"), ("trigger", "x", "draft", "b")
    assert [one.how for one in schemas.differing([one, other], [other])] == ["other"]
    assert schemas.digest_of([one, other]) != schemas.digest_of([other])


@pytest.mark.parametrize("how", TAMPERED)
def test_what_a_file_is_made_of_is_compared_word_by_word(
    path: Path, tmp_path: Path, how: str
) -> None:
    statements, wanted = TAMPERED[how]
    _change(path, *statements)
    before = path.read_bytes()
    target = tmp_path / "target.sqlite"

    refused: list[Callable[[], object]] = [
        lambda: transactions.open_file(path),
        lambda: open_database(path),
        lambda: copies.restore(path, target),
        lambda: moving.copy(path, target),
    ]
    for deed in refused:
        with pytest.raises(SchemaError) as caught:
            deed()
        found = {(one.kind, one.name, one.how) for one in caught.value.faults}
        assert wanted in found
        assert "\x1b" not in str(caught.value)
    assert path.read_bytes() == before
    assert not target.exists()


def test_verify_names_what_a_file_is_made_of(path: Path) -> None:
    _change(path, BIRDS, "DROP INDEX attempt_whose")

    said = run("--db", path, "journal", "--verify")
    assert said.exit_code == 1
    assert "the index “attempt_whose” is missing" in said.stdout
    assert "the table “birds” does not belong there" in said.stdout
    told = json.loads(run("--db", path, "journal", "--verify", "--json").stdout)
    assert (told["whole"], told["schema"]) == (
        False,
        [
            {"kind": "index", "name": "attempt_whose", "differs": "less"},
            {"kind": "table", "name": "birds", "differs": "more"},
        ],
    )
    opened = run("--db", path, "journal")
    assert (opened.exit_code, "is not as this program makes it" in opened.stderr) == (2, True)


def test_what_is_changed_while_a_file_is_open_is_found_by_verify(path: Path) -> None:
    transactions.open_file(path)
    assert proving.verdict().whole
    _change(path, BIRDS)

    assert [str(one) for one in proving.verdict().schema] == [
        "the table “birds” does not belong there"
    ]


@pytest.mark.parametrize("version", [0, -1, -7, -(2**31), 2**31 - 1, len(STEPS) + 1])
def test_a_version_that_there_is_not_is_refused(path: Path, tmp_path: Path, version: int) -> None:
    _change(path, f"PRAGMA user_version = {version}")
    before = path.read_bytes()

    for deed in (transactions.open_file, lambda one: copies.restore(one, tmp_path / "b.sqlite")):
        with pytest.raises(StorageError, match="newer" if version > 0 else f"version {version}"):
            deed(path)
    assert path.read_bytes() == before


@pytest.mark.parametrize("version", range(1, len(STEPS)))
def test_a_version_that_a_file_is_not_of_is_refused(path: Path, version: int) -> None:
    _change(path, f"PRAGMA user_version = {version}")
    with pytest.raises(SchemaError, match="does not belong there"):
        transactions.open_file(path)


def test_a_file_of_another_program_is_refused_whatever_it_holds(path: Path) -> None:
    _change(path, "PRAGMA application_id = 1")
    with pytest.raises(StorageError, match="another program"):
        transactions.open_file(path)


@pytest.mark.parametrize("version", range(1, len(STEPS) + 1))
def test_an_old_file_is_looked_at_before_it_is_brought_up_to_date(
    tmp_path: Path, version: int
) -> None:
    path = tmp_path / "old.sqlite"
    migrations.migrate(path, 1000, STEPS[:version])
    with closing(sqlite3.connect(path)) as file:
        assert gate.version_of(file, path) == version
    _change(path, "CREATE TRIGGER spy AFTER INSERT ON journal BEGIN DELETE FROM setting; END")
    before = path.read_bytes()

    with pytest.raises(SchemaError, match="the trigger “spy” does not belong there"):
        transactions.open_file(path)
    assert path.read_bytes() == before
    assert [one.name for one in tmp_path.iterdir()] == ["old.sqlite"]


def test_the_digest_that_is_compared_is_that_of_the_newest_version() -> None:
    made = schemas.made_by_steps(len(STEPS))
    assert schemas.digest_of(made) == schemas.CURRENT
    assert schemas.digest_of(reversed(made)) == schemas.CURRENT
    for thing in made:
        assert schemas.digest_of([one for one in made if one != thing]) != schemas.CURRENT


def _altered(chance: random.Random) -> tuple[str, str]:
    """Return a change of what a file is made of, and the name it is about."""
    made = schemas.made_by_steps(len(STEPS))
    table = chance.choice([name for kind, name, *_rest in made if kind == "table"])
    trigger = chance.choice([name for kind, name, *_rest in made if kind == "trigger"])
    name = "x" + "".join(chance.choice("abcäß €'%_0") for _letter in range(chance.randrange(1, 9)))
    return chance.choice(
        [
            (
                f'ALTER TABLE "{table}" ADD COLUMN "{name}" {chance.choice(("TEXT", "INTEGER"))}',
                table,
            ),
            (f'ALTER TABLE "{table}" RENAME TO "{name}"', name),
            (f'CREATE TABLE "{name}" (a)', name),
            (f'CREATE VIEW "{name}" AS SELECT * FROM "{table}"', name),
            (f'CREATE INDEX "{name}" ON "{table}" (1)', name),
            (f'CREATE TRIGGER "{name}" AFTER INSERT ON "{table}" BEGIN SELECT 1; END', name),
            (f'DROP TRIGGER "{trigger}"', trigger),
            (f'DROP TABLE "{table}"', table),
        ]
    )


@pytest.mark.parametrize("seed", range(40))
def test_whatever_is_changed_is_named(path: Path, seed: int) -> None:
    """One to three changes at random: the first one is named, unless a later one took it back."""
    chance = random.Random(seed)
    statement, name = _altered(chance)
    _change(path, "PRAGMA foreign_keys = OFF", statement)

    with pytest.raises(SchemaError) as caught:
        transactions.open_file(path)
    assert name in {one.name for one in caught.value.faults}
    with pytest.raises(SchemaError):
        look_through(path)


@pytest.mark.parametrize("seed", range(20))
def test_a_word_of_it_changed_at_random_is_noticed(path: Path, seed: int) -> None:
    """In SQLite's own table: one letter of one statement."""
    chance = random.Random(seed)
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        held = file.execute("SELECT rowid, sql FROM sqlite_master WHERE sql NOTNULL").fetchall()
        row, sql = chance.choice(held)
        at = chance.randrange(len(sql))
        other = sql[:at] + chance.choice("abcXYZ019 _(),'") + sql[at + 1 :]
        if other == sql:
            other = sql[:at] + sql[at + 1 :]
        file.execute(WRITABLE)
        file.execute("UPDATE sqlite_master SET sql = ? WHERE rowid = ?", (other, row))

    with pytest.raises(StorageError, match=r"is not as this program makes it|is damaged"):
        transactions.open_file(path)


# What a file holds, once it is made as it must be.

BROKEN = {
    "a step": ("UPDATE journal SET why = 'nie' WHERE number = 2", "Step 2 of the journal was"),
    "a step gone": ("DELETE FROM journal WHERE number = 1", "Step 1 of the journal was"),
    "its end": ("UPDATE journal_head SET hash = 'x'", "Step 3 of the journal was"),
    "no end": ("DELETE FROM journal_head", "the journal has lost its end"),
    "a fact": ("UPDATE player SET rating = 1 WHERE ident = '100001'", "not what step 1"),
    "a decision": ("UPDATE ruling SET reason = 'nie'", "not what step 2"),
    "a fact more": ("INSERT INTO declaration VALUES ('2011/12', 9, '601', '100001')", "no step"),
    "a node of the digest": ("DELETE FROM fact_hash WHERE level = 5", "no step"),
    "the counts": ("UPDATE journal SET judged = 7 WHERE number = 2", "numbers beside step 2"),
    "a blank step": (
        (
            "UPDATE journal SET subject = '', before = '', after = '', why = '', rows = '',"
            " salt = '' WHERE number = 2"
        ),
        "content of step 2 is missing",
    ),
    "a row that hangs on none": (
        "UPDATE team SET club = 'nobody' WHERE id = 'A1'",
        "is damaged: a row of “team” names a row of “club”",
    ),
    "another season in use": ("UPDATE setting SET value = '2012/13'", "not what step 1"),
    "leave to erase": ("INSERT INTO setting VALUES ('erasing', '1')", "no step"),
}


@pytest.mark.parametrize("how", BROKEN)
def test_a_file_from_elsewhere_is_proved_before_it_is_used(
    path: Path, tmp_path: Path, how: str
) -> None:
    sql, said = BROKEN[how]
    tamper(path, sql)
    target = known(tmp_path / "b.sqlite", _content())
    before = target.read_bytes()

    for deed in (
        lambda: transactions.open_file(path),
        lambda: copies.restore(path, target, force=True),
        lambda: moving.copy(path, tmp_path / "c.sqlite"),
    ):
        with pytest.raises(StorageError, match=said):
            deed()
    assert target.read_bytes() == before
    assert sorted(one.name for one in tmp_path.iterdir() if "-" not in one.name) == [
        "a.sqlite",
        "b.sqlite",
    ]


def test_a_page_changed_by_hand_is_found_before_a_file_is_used(path: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(path)) as file:
        (page,) = file.execute("SELECT rootpage FROM sqlite_master WHERE name = 'club'").fetchone()
        (size,) = file.execute("PRAGMA page_size").fetchone()
    content = bytearray(path.read_bytes())
    content[(page - 1) * size : page * size] = b"\xff" * size
    path.write_bytes(content)
    last_seen_step.forget(path)

    with pytest.raises(StorageError, match="damaged"):
        transactions.open_file(path)


def test_a_file_from_elsewhere_is_proved_once(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    last_seen_step.forget(path)
    proved: list[Copy] = []
    monkeypatch.setattr(
        "league.storage.proved_files.prove", lambda one: proved.append(look_through(one))
    )

    for _time in range(3):
        transactions.open_file(path)
    assert len(proved) == 1
    add_ruling("2011/12", ruling(reason="later"))
    transactions.open_file(path)
    assert len(proved) == 1
    # Written anew by another program: the same facts, the count of SQLite is another.
    transactions.close_file()
    _change(path, "VACUUM")
    transactions.open_file(path)
    transactions.open_file(path)
    assert len(proved) == 2
    # Another file of ours under the name of this one.
    transactions.close_file()
    path.write_bytes(_content())
    transactions.open_file(path)
    assert len(proved) == 3


def test_a_file_of_ours_is_never_proved_while_only_we_change_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(path: Path) -> None:
        raise AssertionError(path)

    monkeypatch.setattr("league.storage.proved_files.prove", never)
    path, other = tmp_path / "a.sqlite", tmp_path / "b.sqlite"
    transactions.open_file(path)
    transactions.import_season(season(), official("A"), "")
    transactions.open_file(path)
    made = copies.back_up()
    copies.restore(made.path, path, force=True)
    transactions.open_file(path)
    transactions.close_file()
    copies.restore(made.path, other)
    transactions.open_file(other)
    transactions.close_file()
    moving.copy(other, tmp_path / "c.sqlite")
    transactions.open_file(tmp_path / "c.sqlite")
    transactions.close_file()


def test_who_keeps_nothing_proves_each_time(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the folder of what was seen cannot be written nothing fails, and nothing is trusted."""
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "file"))
    transactions.open_file(path)
    transactions.close_file()
    tamper(path, "UPDATE ruling SET reason = 'nie'")
    with pytest.raises(StorageError, match="does not prove itself"):
        transactions.open_file(path)


def test_a_file_that_may_not_be_written_is_proved_too(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import os  # noqa: PLC0415  # for this alone

    last_seen_step.forget(path)
    monkeypatch.setattr(os, "access", lambda _path, mode: mode != os.W_OK)
    transactions.open_file(path)
    assert transactions.season_names() == ["2011/12"]
    transactions.close_file()
    monkeypatch.undo()
    tamper(path, "UPDATE ruling SET reason = 'nie'")
    monkeypatch.setattr(os, "access", lambda _path, mode: mode != os.W_OK)
    with pytest.raises(StorageError, match="does not prove itself"):
        transactions.open_file(path)


def test_an_older_file_from_elsewhere_is_proved_before_it_is_brought_up_to_date(
    tmp_path: Path,
) -> None:
    """Version 6 with a step that does not hold; nothing is changed and no backup is made."""
    path = tmp_path / "old.sqlite"
    migrations.migrate(path, 1000, STEPS[:6])
    with closing(sqlite3.connect(path)) as file, file:
        file.execute(
            "INSERT INTO journal VALUES (1, '2011-09-01T00:00:00+00:00', 'A', 'x', 1, '', '', '',"
            " '', 'aa', 'bb', '', '', 'cc', '', 0, 1)"
        )
    before = path.read_bytes()
    with pytest.raises(StorageError, match="Step 1 of the journal was changed"):
        transactions.open_file(path)
    assert path.read_bytes() == before
    assert [one.name for one in tmp_path.iterdir()] == ["old.sqlite"]


def test_nothing_of_a_file_runs_while_it_is_looked_at(path: Path, tmp_path: Path) -> None:
    """A column that calls a function that may not be called from a file, in SQLite's own table."""
    _change(
        path,
        WRITABLE,
        "UPDATE sqlite_master SET sql = replace(sql, 'CHECK (sex IN (''m'', ''w''))',"
        " 'CHECK (load_extension(''/nowhere'') IS NULL)') WHERE name = 'player'",
    )
    with pytest.raises(SchemaError, match="the table “player” is another"):
        copies.restore(path, tmp_path / "b.sqlite")


def test_a_copy_of_a_file_proves_itself_anywhere(path: Path, tmp_path: Path) -> None:
    other = Path(shutil.copy(path, tmp_path / "b.sqlite"))
    transactions.open_file(other)
    assert proving.verdict().whole
    assert re.fullmatch(r"2 [0-9a-f]{64} [0-9a-f]{64}", str(proving.head()))
