import re
import sqlite3
from contextlib import closing
from dataclasses import fields
from pathlib import Path

import pytest
from peewee import SqliteDatabase

from league.storage import migrations, models, models_access, models_matches
from league.storage.fact_tables import LISTS
from league.storage.models import Listed, Table

TABLES = [
    table
    for module in (models, models_matches, models_access)
    for table in vars(module).values()
    if isinstance(table, type) and issubclass(table, Table) and table not in (Table, Listed)
]


def _schema(connection: sqlite3.Connection, kinds: str) -> set[tuple[str, str]]:
    found = connection.execute(
        f"SELECT name, sql FROM sqlite_master WHERE type IN ({kinds}) AND sql IS NOT NULL"
    )
    return {(name, re.sub(r"\s+", "", sql)) for name, sql in found}


def _migrated(path: Path, steps: tuple[migrations.Step, ...] = migrations.STEPS) -> None:
    migrations.migrate(path, 1000, steps)


def test_all_steps_give_the_tables_of_the_models(tmp_path: Path) -> None:
    """Every column with its name, type, whether it may be empty, and its place."""
    _migrated(tmp_path / "a.sqlite")
    made = SqliteDatabase(str(tmp_path / "b.sqlite"))
    with made.bind_ctx(TABLES):
        made.create_tables(set(TABLES), safe=False)
    made.close()

    with (
        closing(sqlite3.connect(tmp_path / "a.sqlite")) as one,
        closing(sqlite3.connect(tmp_path / "b.sqlite")) as other,
    ):
        assert _columns(one) == _columns(other)


def _columns(connection: sqlite3.Connection) -> list[tuple[object, ...]]:
    return connection.execute(
        'SELECT tables.name, cid, columns.name, columns.type, "notnull", dflt_value'
        " FROM pragma_table_list AS tables, pragma_table_info(tables.name) AS columns"
        " WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite_%'"
        " ORDER BY tables.name, cid"
    ).fetchall()


@pytest.mark.parametrize("model", TABLES)
def test_what_tells_the_rows_of_a_model_apart_is_unique_in_its_table(
    tmp_path: Path, model: type[Table]
) -> None:
    _migrated(tmp_path / "a.sqlite")
    name = model.described().table_name
    key = [field.name for field in model.key_columns()]
    assert key == [field.name for field in model.columns()][: len(key)]

    with closing(sqlite3.connect(tmp_path / "a.sqlite")) as connection:
        primary = connection.execute(
            "SELECT name FROM pragma_table_info(?) WHERE pk > 0 ORDER BY pk", (name,)
        ).fetchall()
        unique = [
            connection.execute("SELECT name FROM pragma_index_info(?)", index).fetchall()
            for index in connection.execute(
                'SELECT name FROM pragma_index_list(?) WHERE "unique"', (name,)
            )
        ]
    assert [(column,) for column in key] in [primary, *unique]


@pytest.mark.parametrize("name", LISTS)
def test_the_columns_of_a_list_are_the_fields_of_its_facts(name: str) -> None:
    assert list(LISTS[name].columns[2:]) == [field.name for field in fields(LISTS[name].made)]


def test_every_table_is_strict(tmp_path: Path) -> None:
    _migrated(tmp_path / "a.sqlite")

    with closing(sqlite3.connect(tmp_path / "a.sqlite")) as connection:
        loose = connection.execute(
            "SELECT name FROM pragma_table_list WHERE type = 'table' AND NOT strict"
            " AND name NOT LIKE 'sqlite_%'"
        ).fetchall()
    assert loose == []


@pytest.mark.parametrize("version", range(1, len(migrations.STEPS) + 1))
def test_a_file_of_each_version_ends_like_a_new_one(tmp_path: Path, version: int) -> None:
    _migrated(tmp_path / "old.sqlite", migrations.STEPS[:version])
    _migrated(tmp_path / "old.sqlite")
    _migrated(tmp_path / "new.sqlite")

    with (
        closing(sqlite3.connect(tmp_path / "old.sqlite")) as old,
        closing(sqlite3.connect(tmp_path / "new.sqlite")) as new,
    ):
        everything = "'table', 'index', 'trigger', 'view'"
        assert _schema(old, everything) == _schema(new, everything)
        assert old.execute("PRAGMA user_version").fetchone() == (len(migrations.STEPS),)


ONE = ("CREATE TABLE thing (name TEXT) STRICT", "INSERT INTO thing VALUES ('kept')")
TWO = ("ALTER TABLE thing ADD COLUMN size INTEGER",)
BROKEN = ("ALTER TABLE thing ADD COLUMN colour TEXT", "SELECT nonsense FROM nowhere")


def test_the_file_is_backed_up_before_a_step(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite"
    _migrated(path, (ONE,))
    assert not list(tmp_path.glob("*.bak"))

    _migrated(path, (ONE, TWO))

    (copy,) = tmp_path.glob("a.sqlite.v1-*.bak")
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("SELECT * FROM thing").fetchall() == [("kept",)]
        assert connection.execute("PRAGMA user_version").fetchone() == (1,)
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT * FROM thing").fetchall() == [("kept", None)]


def test_a_failing_step_leaves_the_file_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite"
    _migrated(path, (ONE,))

    with pytest.raises(sqlite3.Error, match="nowhere"):
        _migrated(path, (ONE, TWO, BROKEN))

    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT * FROM thing").fetchall() == [("kept",)]
        assert connection.execute("PRAGMA user_version").fetchone() == (1,)


def test_two_programs_do_not_migrate_at_once(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite"
    _migrated(path, (ONE,))
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(sqlite3.OperationalError, match="locked"):
            migrations.migrate(path, 20, (ONE, TWO))
