"""What only a server has: its tables, its clock, its refusals, and who else is there."""

import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path

import peewee
import pytest

from league import clock
from league.addresses import Address, known_as
from league.errors import InputError, ReplacedError, StorageError
from league.services.journal import copies, moving
from league.services.journal import views as journal
from league.services.session import transactions
from league.storage import access, drafts, migrations, seasons, settings, transfer
from league.storage.backends import kind_of
from league.storage.database import content, impatient, moment, open_database, reading, writing
from league.storage.models import Setting
from league.storage.models_access import LoginSession
from league.storage.models_matches import Journal
from league.storage.queries import rows, run_many
from tests import postgres_server as server
from tests.worlds import raw_sql, writers
from tests.worlds.acting import add_ruling
from tests.worlds.raw_sql import execute
from tests.worlds.stored_world import ruling, season, stepping

SPELLED = {"TEXT": "text", "INTEGER": "bigint", "BLOB": "bytea"}
"""Types of columns in a file, and on a server."""


@pytest.fixture
def place(request: pytest.FixtureRequest) -> Iterator[Address]:
    """An empty database."""
    server.server()
    name = f"own_{abs(hash(request.node.nodeid)):x}"
    with server.made(name) as address:
        yield address
        transactions.close_file()


def _store(place: Address | Path) -> None:
    open_database(place)
    with stepping():
        seasons.replace_season(season())
    add_ruling("2011/12", ruling())


def test_the_tables_are_those_of_a_file(place: Address, tmp_path: Path) -> None:
    open_database(place)
    on_server = raw_sql.rows(
        "SELECT table_name, column_name, data_type, is_nullable = 'YES'"
        " FROM information_schema.columns WHERE table_schema = 'spielleiter'"
        " AND table_name <> 'schema_version' ORDER BY table_name, ordinal_position"
    )
    migrations.migrate(tmp_path / "a.sqlite", 1000)
    with closing(sqlite3.connect(tmp_path / "a.sqlite")) as file:
        asked = (
            'SELECT m.name, c.name, c.type, NOT (c."notnull" OR c.pk) FROM sqlite_master m,'
            " pragma_table_info(m.name) c WHERE m.type = 'table' ORDER BY m.name, c.cid"
        )
        in_file = file.execute(asked).fetchall()
    wanted = [(table, name, SPELLED[kind], bool(null)) for table, name, kind, null in in_file]
    assert on_server == wanted


def test_rows_come_in_the_same_order_as_from_a_file(place: Address) -> None:
    open_database(place)
    names = ["zeta", "Öl", "alpha", "Äpfel", "Zeta", "_", "é", "e"]
    with writing():
        for name in names:
            settings.keep(name, "")
    # by code points, as Python sorts and as SQLite does
    assert [key for key, _value in rows(Setting.selecting())] == sorted(names)


def test_the_password_is_never_shown() -> None:
    for url in (
        "postgresql://anna:geheim@host/league",
        "postgresql://anna@host/league?password=geheim&sslmode=require",
    ):
        place = Address(url)
        with pytest.raises(StorageError) as caught:
            open_database(Address(url.replace("@host/", "@127.0.0.1:1/")))
        shown = (str(place), repr(place), f"{place}", known_as(place), str(caught.value))
        assert "geheim" not in " ".join(shown)
    assert str(Address("postgresql://anna:x@host:5433/league?host=/run/socket")) == (
        "postgresql://anna@host:5433/league?host=/run/socket"
    )


def test_what_the_program_remembers_of_a_database_is_the_same_for_all_its_users() -> None:
    one, other = Address("postgresql://anna:x@h:5/db"), Address("postgresql://bert@h:5/db")
    assert known_as(one) == known_as(other) != known_as(Address("postgresql://anna@h:5/other"))


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (("@/", "@127.0.0.1:1/"), "cannot be reached"),
        (("/own", "/none"), "no such database or user"),
        (("tester", "nobody_known"), "no such database or user"),
    ],
)
def test_who_does_not_get_in_is_told_why(
    place: Address, change: tuple[str, str], said: str
) -> None:
    url = place.url if "127" not in change[1] else place.url.partition("?")[0]
    with pytest.raises(StorageError, match=said):
        open_database(Address(url.replace(*change)))


def test_who_gives_a_wrong_password_is_told_where_to_put_it() -> None:
    psycopg = pytest.importorskip("psycopg")
    # as PostgreSQL 15 says it; the server of the tests asks nobody for a password
    said = 'connection failed: FATAL: password authentication failed for user "anna"'
    place = Address("postgresql://anna@host/league")
    kind = kind_of(place)
    sentence = kind.sentence_for(psycopg.OperationalError(said), place)
    assert "lets nobody in with this name and password" in sentence
    assert "~/.pgpass" in sentence


def test_an_empty_database_is_only_made_ready_when_it_may(place: Address) -> None:
    with pytest.raises(StorageError, match=r"is empty\. “spielleiter season new” begins"):
        open_database(place, must_exist=True)
    assert server.run_sql("SELECT to_regnamespace('spielleiter')", place.name) == [(None,)]


def test_a_newer_database_is_refused(place: Address) -> None:
    open_database(place)
    transactions.close_file()
    server.run_sql("UPDATE spielleiter.schema_version SET version = 99", place.name)
    with pytest.raises(StorageError, match=r"newer version .*schema 99"):
        open_database(place)


def test_a_writer_waits_and_then_says_so_while_others_read(place: Address) -> None:
    import psycopg  # noqa: PLC0415  # it may not be installed

    _store(place)
    with psycopg.connect(place.url) as other:
        other.execute("SELECT 1 FROM spielleiter.journal_head FOR UPDATE")
        with pytest.raises(StorageError, match="locked by another program"):  # noqa: SIM117
            with impatient(50), writing():
                pass
        assert seasons.load_season() == season()
    with drafts.impatiently():
        pass


def test_who_may_only_read_reads(place: Address) -> None:
    _store(place)
    transactions.close_file()
    for statement in (
        "CREATE ROLE looker LOGIN",
        "GRANT USAGE ON SCHEMA spielleiter TO looker",
        "GRANT SELECT ON ALL TABLES IN SCHEMA spielleiter TO looker",
    ):
        server.run_sql(statement, place.name)
    try:
        open_database(Address(place.url.replace("tester", "looker")))
        assert seasons.load_season() == season()
        with (
            pytest.raises(StorageError, match="may not be written; nothing was changed"),
            writing(),
        ):
            pass
    finally:
        transactions.close_file()
        server.run_sql("DROP OWNED BY looker", place.name)
        server.run_sql("DROP ROLE looker", place.name)


def _end_connections(place: Address) -> None:
    sql = "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = "
    server.run_sql(f"{sql}'{place.name}'")


def test_the_next_transaction_connects_anew_when_the_server_was_restarted(place: Address) -> None:
    _store(place)
    _end_connections(place)
    with stepping():
        settings.keep("a", "1")
    _end_connections(place)
    assert transactions.season_names() == ["2011/12"]


def test_a_connection_that_ends_in_a_transaction_takes_all_of_it_back(place: Address) -> None:
    _store(place)

    def cut_off() -> None:
        with stepping():
            settings.keep("a", "1")
            _end_connections(place)

    with pytest.raises(StorageError, match="ended the connection"):
        cut_off()
    with reading():
        assert settings.kept("a") is None
    assert journal.verify() is None


def test_what_was_on_its_way_when_the_connection_ended_is_not_said_to_be_stored(
    place: Address,
) -> None:
    """Statements are sent without waiting; whether COMMIT came through, nobody knows."""
    _store(place)
    steps, _hash = transactions.last_step()

    def cut_off() -> None:
        with stepping():
            settings.keep("a", "1")
        with writing():
            settings.keep("a", "2")
            _end_connections(place)

    with pytest.raises(StorageError, match="look whether it is there"):
        cut_off()
    with reading():
        assert settings.kept("a") == "1"
    assert transactions.last_step()[0] == steps + 1


def test_a_statement_that_fails_unseen_takes_its_transaction_back(place: Address) -> None:
    """A row that answers nothing is refused at the next question, or at the end."""
    _store(place)

    def twice() -> None:
        with writing():
            run_many(Journal.deleting(), [(1,)])

    with pytest.raises(StorageError, match="the journal is append-only"):
        twice()
    assert journal.verify() is None
    with stepping():
        settings.keep("a", "1")
    assert settings.kept("a") == "1"


def test_what_failed_unseen_is_not_acknowledged(place: Address) -> None:
    """A server answers COMMIT with ROLLBACK, and no error, where a statement failed before."""
    _store(place)

    def swallow() -> None:
        with writing():
            settings.keep("a", "1")
            with suppress(peewee.PeeweeException):
                execute("UPDATE division SET boards = 0")

    with pytest.raises(StorageError, match="nothing was changed"):
        swallow()
    assert settings.kept("a") is None


def test_time_is_the_server_s_and_tests_may_still_set_it(
    place: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_database(place)
    clock.follow(datetime(2099, 1, 1, tzinfo=UTC))
    assert clock.now().year == 2099
    with writing():
        ((told,),) = raw_sql.rows("SELECT clock_timestamp()")
        assert abs(moment() - told) < timedelta(seconds=30)
        assert moment() == moment()
    transactions.close_file()
    open_database(place)
    monkeypatch.setattr(clock, "now", lambda: datetime(2011, 9, 17, tzinfo=UTC))
    with writing():
        assert moment() == datetime(2011, 9, 17, tzinfo=UTC)


def test_everything_is_copied_both_ways(place: Address, tmp_path: Path) -> None:
    file, back = tmp_path / "a.sqlite", tmp_path / "back.sqlite"
    _store(file)
    with writing():
        drafts.put(drafts.DraftRow(0, "2011/12", "k", "k", "{}", "2011", "B", "p", typing=True))
    before = content()
    there, here = moving.copy(file, place), moving.copy(place, back)
    assert (there, here) == (there, there)
    open_database(back)
    assert content() == before == transfer.of_file(file)
    open_database(place)
    assert journal.verify() is None
    with writing():  # the server goes on with the numbers of the drafts
        drafts.put(drafts.DraftRow(0, "2011/12", "l", "k", "{}", "2011", "B", "p", typing=True))
    for target in (place, back, file):
        with pytest.raises(InputError):
            moving.copy(file, target)


def test_a_backup_is_a_file_and_comes_back(place: Address, tmp_path: Path) -> None:
    _store(place)
    access.add_session(access.SessionRow(*("x" * 8)))
    made = copies.back_up(tmp_path / "copy.sqlite")
    add_ruling("2011/12", ruling(reason="Doch nicht"))
    with pytest.raises(InputError, match="holds something already"):
        copies.restore(made.path, place)
    restored = copies.restore(made.path, place, force=True)
    assert restored.before is not None
    assert len(transfer.of_file(restored.before)[Journal]) == made.steps + 1
    open_database(place)
    # Who was signed in is not again.
    assert (restored.access, content()[LoginSession]) == (1, [])
    assert (journal.verify(), transactions.last_step()) == (None, (made.steps, made.hash))
    assert copies.replay(tmp_path / "again.sqlite").facts == made.facts


def test_who_has_it_open_is_told_that_it_was_restored(place: Address, tmp_path: Path) -> None:
    _store(place)
    made = copies.back_up(tmp_path / "copy.sqlite")
    words = ("--db", place.url, "restore", str(made.path), "--force")
    writers.program(*words)
    with pytest.raises(ReplacedError), writing():
        pass
    with pytest.raises(ReplacedError):
        transactions.look_for_file(place, (made.steps, made.hash))
    open_database(place)
    assert seasons.load_season() == season()


def test_who_asks_no_server_does_not_wait_for_its_driver() -> None:
    code = (
        "import sys, tui.cli, league.services.session.transactions;"
        "assert 'psycopg' not in sys.modules; import psycopg"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_two_programs_lose_no_update(place: Address) -> None:
    told = writers.asked("together", place.url, 2, 25)
    assert (told["number"], told["failed"], told["broken"]) == (50, 0, None)


def test_several_programs_may_make_the_tables_at_once(place: Address) -> None:
    told = writers.asked("begin", place.url, 4)
    assert told == {"failed": 0}


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["file", "server"])
def test_what_was_acknowledged_outlives_a_kill_and_nothing_is_half(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """20 of each in the gate; ``python -m tests.worlds.writers kill PLACE 300`` takes a minute."""
    where = tmp_path / "a.sqlite" if kind == "file" else request.getfixturevalue("place").url
    told = writers.asked("kill", where, 20)
    assert told == {"lost": 0, "half": 0, "acknowledged": 20, "broken": None}
