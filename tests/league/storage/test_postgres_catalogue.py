"""What a database on a server is made of: anything more, less or other is named and refused."""

import random
from collections.abc import Iterator

import pytest

from league.addresses import Address
from league.errors import SchemaError, StorageError
from league.facts.actors import official
from league.services.journal import copies, moving, proving
from league.services.session import transactions
from league.storage import last_seen_step
from league.storage import postgres_catalogue as catalogue
from league.storage.database import open_database
from league.storage.postgres_migrations import FIRST, VERSION
from league.storage.schemas import digest_of
from tests import postgres_server as server
from tests.worlds.stored_world import season


@pytest.fixture
def place(request: pytest.FixtureRequest) -> Iterator[Address]:
    """A database with one step."""
    server.server()
    name = f"made_{abs(hash(request.node.nodeid)):x}"
    with server.made(name) as address:
        transactions.open_file(address)
        transactions.import_season(season(), official("A"), "")
        transactions.close_file()
        yield address
        transactions.close_file()


def _change(place: Address, *statements: str) -> None:
    for statement in statements:
        server.run_sql(f"SET search_path = spielleiter; {statement}", place.name)


SPY = "CREATE FUNCTION spy() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END'"
TAMPERED = {
    "a table": ("CREATE TABLE birds (n int)", ("table", "birds", "more")),
    "a table gone": ("DROP TABLE attempt", ("table", "attempt", "less")),
    "a table whose rows somebody else keeps": (
        "CREATE TABLE public.more () INHERITS (player)",
        ("table", "player", "other"),
    ),
    "rows hidden": ("ALTER TABLE player ENABLE ROW LEVEL SECURITY", ("table", "player", "other")),
    "who sees rows": ("CREATE POLICY p ON player USING (true)", ("policy", "player.p", "more")),
    "a table not written to the log": (
        "ALTER TABLE draft SET UNLOGGED",
        ("table", "draft", "other"),
    ),
    "a column": ("ALTER TABLE player ADD pet text", ("column", "player.pet", "more")),
    "a column gone": ("ALTER TABLE message DROP fault", ("column", "message.fault", "less")),
    "a column of another type": (
        "ALTER TABLE message ALTER fault TYPE text",
        ("column", "message.fault", "other"),
    ),
    "a column that may be empty": (
        "ALTER TABLE credential ALTER hash DROP NOT NULL",
        ("column", "credential.hash", "other"),
    ),
    "a default": (
        "ALTER TABLE credential ALTER hash SET DEFAULT 'x'",
        ("column", "credential.hash", "other"),
    ),
    "a constraint": (
        "ALTER TABLE ruling ADD CONSTRAINT one CHECK (number < 9)",
        ("constraint", "ruling.one", "more"),
    ),
    "a constraint gone": (
        "ALTER TABLE division DROP CONSTRAINT division_boards_check",
        ("constraint", "division.division_boards_check", "less"),
    ),
    "a constraint not looked at": (
        "ALTER TABLE declaration DISABLE TRIGGER ALL",
        ("constraint", "declaration.declaration_season_club_fkey", "other"),
    ),
    "a constraint of a type": (
        "ALTER DOMAIN yes_no DROP CONSTRAINT yes_no_check",
        ("constraint", "yes_no.yes_no_check", "less"),
    ),
    "a trigger": (
        f"{SPY}; CREATE TRIGGER spy AFTER INSERT ON journal FOR EACH ROW EXECUTE FUNCTION spy()",
        ("trigger", "journal.spy", "more"),
    ),
    "a trigger gone": (
        "DROP TRIGGER journal_stays ON journal",
        ("trigger", "journal.journal_stays", "less"),
    ),
    "a trigger put to sleep": (
        "ALTER TABLE journal DISABLE TRIGGER journal_stays",
        ("trigger", "journal.journal_stays", "other"),
    ),
    "a function": (SPY, ("function", "spy()", "more")),
    "a function that does nothing": (
        (
            "CREATE OR REPLACE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql"
            " AS 'BEGIN RETURN NULL; END'"
        ),
        ("function", "refuse()", "other"),
    ),
    "a function with its owner's rights": (
        "ALTER FUNCTION refuse() SECURITY DEFINER",
        ("function", "refuse()", "other"),
    ),
    "an index": ("CREATE INDEX quick ON journal (what)", ("index", "quick", "more")),
    "an index gone": ("DROP INDEX attempt_whose", ("index", "attempt_whose", "less")),
    "a view": ("CREATE VIEW seen AS SELECT * FROM player", ("view", "seen", "more")),
    "a view for a table": (
        (
            "ALTER TABLE declaration SET SCHEMA public;"
            " CREATE VIEW declaration AS SELECT * FROM public.declaration"
        ),
        ("view", "declaration", "more"),
    ),
    "a rule": (
        "CREATE RULE lost AS ON INSERT TO message DO INSTEAD NOTHING",
        ("rule", "message.lost", "more"),
    ),
    "a type": ("CREATE TYPE mood AS ENUM ('x')", ("type", "mood", "more")),
    "a sequence": ("CREATE SEQUENCE counted", ("sequence", "counted", "more")),
}


@pytest.mark.parametrize("how", TAMPERED)
def test_what_a_server_holds_is_compared(place: Address, how: str) -> None:
    sql, wanted = TAMPERED[how]
    _change(place, sql)

    with pytest.raises(SchemaError) as caught:
        transactions.open_file(place)
    assert wanted in {(one.kind, one.name, one.how) for one in caught.value.faults}
    assert proving.verdict_at(place).schema == caught.value.faults


def test_nothing_goes_to_or_from_such_a_server(
    place: Address, tmp_path_factory: pytest.TempPathFactory
) -> None:
    backup = tmp_path_factory.mktemp("kept") / "a.sqlite"
    transactions.open_file(place)
    copies.back_up(backup)
    transactions.close_file()
    _change(place, "DROP TRIGGER journal_stays ON journal")

    for deed in (
        lambda: moving.copy(place, backup.with_name("b.sqlite")),
        lambda: moving.copy(backup, place),
        lambda: copies.restore(backup, place, force=True),
    ):
        with pytest.raises(SchemaError, match=r"the trigger “journal\.journal_stays” is missing"):
            deed()


def test_a_server_whose_journal_does_not_hold_is_not_copied(
    place: Address, tmp_path_factory: pytest.TempPathFactory
) -> None:
    _change(
        place,
        "SET session_replication_role = replica; UPDATE player SET rating = 1 WHERE ident ="
        " '100001'",
    )
    target = tmp_path_factory.mktemp("kept") / "b.sqlite"
    with pytest.raises(StorageError, match="not what step 1"):
        moving.copy(place, target)
    assert not target.exists()


def test_what_is_changed_while_it_is_open_is_found_by_verify(place: Address) -> None:
    transactions.open_file(place)
    assert proving.verdict().whole
    _change(place, "CREATE TABLE birds (n int)")
    assert "the table “birds” does not belong there" in map(str, proving.verdict().schema)


@pytest.mark.parametrize("version", [-1, 0, FIRST - 1, VERSION + 1])
def test_a_version_that_there_is_not_is_refused(place: Address, version: int) -> None:
    _change(place, f"UPDATE schema_version SET version = {version}")
    with pytest.raises(StorageError, match="newer" if version > VERSION else f"version {version}"):
        transactions.open_file(place)


def test_what_stood_in_the_schema_before_is_refused_too() -> None:
    with server.made("before") as place:
        server.run_sql("CREATE SCHEMA spielleiter", place.name)
        _change(place, SPY)
        with pytest.raises(SchemaError, match=r"the function “spy\(\)” does not belong there"):
            open_database(place)


def test_the_digest_that_is_compared_is_that_of_the_newest_version(place: Address) -> None:
    import psycopg  # noqa: PLC0415  # it may not be installed

    with psycopg.connect(place.url, autocommit=True) as connection:
        connection.execute("SET search_path = spielleiter")
        if connection.info.server_version // 10000 != 15:
            pytest.skip("this server is of another version than the digest")
        assert digest_of(catalogue.made_anew(connection)) == catalogue.CURRENT
        assert digest_of(catalogue.made_of(connection)) == catalogue.CURRENT


def test_a_server_that_tells_it_in_other_words_is_compared_with_one_made_anew(
    place: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(catalogue, "CURRENT", "")
    made: list[int] = []
    really = catalogue.made_anew

    def counted(*asked: object) -> object:
        made.append(1)
        return really(*asked)  # type: ignore[arg-type]  # as it is called

    monkeypatch.setattr(catalogue, "made_anew", counted)
    last = last_seen_step.kept(place)
    assert last is not None
    last_seen_step.replace(place, last)
    for _time in range(3):
        transactions.open_file(place)
    # Once: then what was compared is noted beside the last step.
    assert made == [1]
    schemas = "SELECT nspname::text FROM pg_namespace WHERE nspname LIKE 'spiel%'"
    assert server.run_sql(schemas, place.name) == [("spielleiter",)]
    transactions.close_file()
    _change(place, "CREATE TABLE birds (n int)")
    with pytest.raises(SchemaError, match="the table “birds” does not belong there"):
        transactions.open_file(place)


@pytest.mark.parametrize("seed", range(8))
def test_whatever_is_changed_is_named(place: Address, seed: int) -> None:
    chance = random.Random(seed)
    name = f"x{chance.randrange(10**6)}"
    tables = server.run_sql(
        "SELECT relname::text FROM pg_class WHERE relkind = 'r'"
        " AND relnamespace = 'spielleiter'::regnamespace ORDER BY relname",
        place.name,
    )
    (table,) = chance.choice(tables)
    statement, wanted = chance.choice(
        [
            (f'ALTER TABLE "{table}" ADD COLUMN {name} int', f"{table}.{name}"),
            (f'ALTER TABLE "{table}" RENAME TO {name}', name),
            (f"CREATE TABLE {name} (a int)", name),
            (f'CREATE VIEW {name} AS SELECT * FROM "{table}"', name),
            (f'CREATE INDEX {name} ON "{table}" ((1))', name),
        ]
    )
    _change(place, statement)
    with pytest.raises(SchemaError) as caught:
        transactions.open_file(place)
    assert wanted in {one.name for one in caught.value.faults}
