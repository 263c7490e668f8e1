"""Bringing a database file up to date, step by step.

A step is a tuple of SQL statements, or a function where SQL alone cannot say it; reviewed and never
changed once released. The file's ``user_version`` says how many steps it has had.
"""

import hashlib
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path

from league import clock
from league.language import _
from league.storage.later_schemas import LATER

Step = tuple[str, ...] | Callable[[sqlite3.Connection], None]


def _statements(connection: sqlite3.Connection, step: tuple[str, ...]) -> None:
    for statement in step:
        connection.execute(statement)


# Nearly every file is of the newest version: what older ones lack is loaded for those.
def _take_1(connection: sqlite3.Connection) -> None:
    from league.storage.schema_1 import SCHEMA_1

    _statements(connection, SCHEMA_1)


def _take_2(connection: sqlite3.Connection) -> None:
    from league.storage.schema_2 import SCHEMA_2

    _statements(connection, SCHEMA_2)


def _take_3(connection: sqlite3.Connection) -> None:
    from league.storage.schema_3 import SCHEMA_3

    _statements(connection, SCHEMA_3)


def _take_4(connection: sqlite3.Connection) -> None:
    from league.storage.migration_4 import migrate_4

    migrate_4(connection)


def _take_5(connection: sqlite3.Connection) -> None:
    from league.storage.schema_5 import SCHEMA_5

    _statements(connection, SCHEMA_5)


def _take_6(connection: sqlite3.Connection) -> None:
    from league.storage.migration_6 import migrate_6

    migrate_6(connection)


def _take_7(connection: sqlite3.Connection) -> None:
    from league.storage.schema_7 import SCHEMA_7

    _statements(connection, SCHEMA_7)


STEPS: tuple[Step, ...] = (*(_take_1, _take_2, _take_3, _take_4, _take_5, _take_6, _take_7), *LATER)

DIGESTED = STEPS.index(_take_4) + 1
"""From this version on the journal tells the digest of all facts."""

WITH_ACCESS = STEPS.index(_take_7) + 1
"""From this version on there are sessions and codes."""

APPLICATION_ID = 0x5370_6C31
"""Marks the file as ours."""


def migrate(path: Path, busy_ms: int, steps: Sequence[Step] = STEPS) -> None:
    """Take the steps the file has not had, all or none; a file with content is backed up first.

    The write lock is held throughout, so a second program waits and finds the work done.
    Raises sqlite3.Error when the file refuses.
    """
    with closing(sqlite3.connect(path, timeout=busy_ms / 1000, isolation_level=None)) as connection:
        if number_of(connection, "PRAGMA user_version") == len(steps):
            return
        connection.execute("BEGIN IMMEDIATE")
        try:
            _take(connection, path, steps)
        except BaseException:
            connection.execute("ROLLBACK")
            raise
        connection.execute("COMMIT")


def _take(connection: sqlite3.Connection, path: Path, steps: Sequence[Step]) -> None:
    version = number_of(connection, "PRAGMA user_version")
    if 0 < version < len(steps):
        _back_up(path, version)
    take_steps(connection, steps)


def take_steps(connection: sqlite3.Connection, steps: Sequence[Step] = STEPS) -> None:
    """Take the steps the database has not had, and mark it. Raises sqlite3.Error."""
    for step in steps[number_of(connection, "PRAGMA user_version") :]:
        if callable(step):
            step(connection)
        else:
            _statements(connection, step)
    connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    connection.execute(f"PRAGMA user_version = {len(steps)}")


def _back_up(path: Path, version: int) -> None:
    """Copy the file and prove the copy, row by row. Raises sqlite3.Error when it is not whole.

    Whether the journal in it holds is not asked: who owns a file in which it does not could not
    open it any more, to be told so.
    """
    with closing(sqlite3.connect(path)) as source:
        stamp = clock.now().strftime("%Y%m%dT%H%M%S%fZ")
        copy = path.with_name(f"{path.name}.v{version}-{_last_step(source):08}-{stamp}.bak")
        with closing(sqlite3.connect(copy)) as target:
            source.backup(target, pages=-1)
        with closing(sqlite3.connect(copy)) as target:
            found = target.execute("PRAGMA integrity_check(1)").fetchone()
            same = number_of(target, "PRAGMA user_version") == version
            if found != ("ok",) or not same or _content(target) != _content(source):
                sentence = _("the backup is not whole: {path}")
                raise sqlite3.DatabaseError(sentence.format(path=copy))


def _last_step(connection: sqlite3.Connection) -> int:
    """Return the number of the last step of the journal; 0 in a file without one."""
    if not number_of(
        connection, "SELECT count(*) FROM sqlite_master WHERE name = 'journal_head'"
    ) or not number_of(connection, "SELECT count(*) FROM journal_head"):
        return 0
    return number_of(connection, "SELECT count FROM journal_head")


def _content(connection: sqlite3.Connection) -> str:
    """Return a digest of the schema and all rows, as their bytes are stored."""
    connection.text_factory = bytes
    found = hashlib.sha256()
    schema = connection.execute("SELECT type, name, sql FROM sqlite_master ORDER BY type, name")
    for kind, name, sql in schema.fetchall():
        found.update(repr((kind, name, sql)).encode())
        if kind == b"table":
            quoted = name.decode().replace('"', '""')
            for row in connection.execute(f'SELECT * FROM "{quoted}"'):
                found.update(repr(row).encode())
    connection.text_factory = str
    return found.hexdigest()


def made_of(connection: sqlite3.Connection) -> list[tuple[object, ...]]:
    """Return kind, name, table and SQL of all that a file is made of. Raises sqlite3.Error."""
    try:
        return connection.execute("SELECT type, name, tbl_name, sql FROM sqlite_master").fetchall()
    except UnicodeDecodeError as error:
        # SQLite cites what is malformed, and Python takes its sentence for UTF-8.
        damage = sqlite3.DatabaseError(f"malformed database schema: {error}")
        damage.sqlite_errorname = "SQLITE_CORRUPT"
        raise damage from error


def number_of(connection: sqlite3.Connection, sql: str) -> int:
    """Return the number that a query answers with. Raises sqlite3.Error."""
    return int(connection.execute(sql).fetchone()[0])
