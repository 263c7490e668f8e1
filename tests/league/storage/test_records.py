import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from league.errors import StorageError
from league.storage import migrations, records
from league.storage.database import close_database, open_database, writing
from tests.worlds.raw_sql import execute, rows
from tests.worlds.stored_world import stepping

AT = datetime(2011, 9, 20, 18, 30, tzinfo=UTC)


@pytest.fixture(autouse=True)
def _opened(tmp_path: Path) -> Iterator[None]:
    open_database(tmp_path / "a.sqlite")
    with writing():
        for name in ("2011/12", "2012/13"):
            execute("INSERT INTO season VALUES (?, 'tuwo', 'V', '2011-07-01')", name)
    yield
    close_database()


def _add(season: str | None, kind: str, key: str, body: str) -> None:
    with stepping():
        records.add(season, kind, key, body, at=AT, by="M")


def test_the_last_of_a_key_counts_and_null_withdraws() -> None:
    _add("2011/12", "posting", "1", '{"a":1}')
    _add("2011/12", "posting", "2", '{"a":2}')
    _add("2011/12", "posting", "1", '{"a":3}')
    _add("2011/12", "posting", "3", '{"a":4}')
    _add("2011/12", "posting", "3", "null")

    assert records.latest("2011/12", "posting") == {"1": '{"a":3}', "2": '{"a":2}'}
    assert records.latest_of("2011/12", "posting", "1") == '{"a":3}'
    assert records.latest_of("2011/12", "posting", "3") is None
    assert records.latest_of("2011/12", "posting", "4") is None


def test_seasons_and_kinds_are_kept_apart_and_none_is_a_place_of_its_own() -> None:
    _add("2011/12", "protest", "1", "1")
    _add("2012/13", "protest", "1", "2")
    _add(None, "protest", "1", "3")
    _add("2011/12", "draw", "1", "4")

    assert records.latest("2011/12", "protest") == {"1": "1"}
    assert records.latest("2012/13", "protest") == {"1": "2"}
    assert records.latest(None, "protest") == {"1": "3"}
    assert records.latest("2012/13", "draw") == {}


def test_the_history_tells_all_of_a_key() -> None:
    _add(None, "rating", "100", "1")
    _add(None, "rating", "101", "7")
    _add(None, "rating", "100", "null")

    assert records.history(None, "rating", "100") == [
        records.Record(1, None, "rating", "100", "1", "2011-09-20T18:30:00+00:00", "M"),
        records.Record(3, None, "rating", "100", "null", "2011-09-20T18:30:00+00:00", "M"),
    ]


@pytest.mark.parametrize(
    "sql",
    [
        "UPDATE record SET body = '2'",
        "DELETE FROM record",
        "INSERT INTO record VALUES (1, NULL, 'a', 'b', '2', '', '') ON CONFLICT DO NOTHING",
        "INSERT INTO record VALUES (9, NULL, 'rating', '100', '2', '', '')",
    ],
)
def test_the_table_only_grows(sql: str) -> None:
    _add(None, "rating", "100", "1")

    with pytest.raises(StorageError, match="append-only"), writing():
        execute(sql)
    assert rows("SELECT number, body FROM record") == [(1, "1")]


@pytest.mark.parametrize(
    ("season", "kind", "body"),
    [("1999", "draw", "1"), ("2011/12", "draw", "{"), ("2011/12", "", "1")],
)
def test_unknown_seasons_broken_json_and_no_kind_are_refused(
    season: str, kind: str, body: str
) -> None:
    with pytest.raises(StorageError, match="nothing was changed"):
        _add(season, kind, "1", body)
    assert rows("SELECT count(*) FROM record") == [(0,)]


@pytest.mark.only_files
def test_a_file_of_version_1_keeps_its_facts_and_is_backed_up(tmp_path: Path) -> None:
    path = tmp_path / "old.sqlite"
    migrations.migrate(path, 1000, migrations.STEPS[:1])
    with closing(sqlite3.connect(path)) as old:
        old.execute("INSERT INTO season VALUES ('2010/11', 'tuwo', 'V', '2010-07-01')")
        old.commit()

    open_database(path)
    _add("2010/11", "draw", "1", "1")

    assert rows("SELECT name FROM season") == [("2010/11",)]
    assert records.latest("2010/11", "draw") == {"1": "1"}
    (copy,) = tmp_path.glob("old.sqlite.v1-*.bak")
    with closing(sqlite3.connect(copy)) as kept:
        assert kept.execute("SELECT name FROM season").fetchall() == [("2010/11",)]
        tables = kept.execute("SELECT name FROM sqlite_master WHERE name = 'record'").fetchall()
        assert tables == []
