"""The connection to a PostgreSQL server: made again where the server has ended it."""

from contextlib import ExitStack, suppress
from typing import Any

import peewee
import psycopg
from psycopg.pq import TransactionStatus

from league import clock
from league.addresses import Address
from league.storage import postgres_failures, postgres_migrations
from league.storage.failures import replaced

Connection = psycopg.Connection[Any]

_QUEUE = 0x5370_6C32
"""Number of the lock for which writers queue."""
READING = "BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY"
_WRITING = f"""
    BEGIN ISOLATION LEVEL READ COMMITTED, READ WRITE;
    SELECT pg_advisory_xact_lock({_QUEUE});
    SELECT tableoid FROM journal_head FOR UPDATE;
    SELECT clock_timestamp()
"""
"""In one go. Writers queue for a lock of its own before they lock the head: of all that wait for a
row, each is woken whenever it changes. The time is asked once nobody else writes, so that it grows
with the steps."""


class _Adapter(peewee.Psycopg3Adapter):
    """Connects by psycopg 3, which peewee itself was imported without."""

    txn_idle = TransactionStatus.IDLE
    txn_inerror = TransactionStatus.INERROR
    txn_unknown = TransactionStatus.UNKNOWN

    def check_driver(self) -> None:
        """Do nothing: this module could not be imported without it."""

    def connect(self, db: object, **params: Any) -> Connection:
        """Return a connection on which each statement stands for itself outside a transaction."""
        del db
        patience_ms = params.pop("patience_ms")
        connection: Connection = psycopg.connect(**params, autocommit=True)
        postgres_migrations.settle(connection, patience_ms)
        return connection

    def get_server_version(self, conn: Connection) -> int:
        """Return the version of the server."""
        return conn.info.server_version

    def get_binary_type(self) -> type[bytes]:
        """Return as what bytes are handed over."""
        return bytes


class Server(peewee.PostgresqlDatabase):
    """The connection; made again when the server has ended it between two transactions."""

    psycopg2_adapter = psycopg3_adapter = _Adapter

    def __init__(self, place: Address, **given: Any) -> None:
        super().__init__(given.get("dbname") or "postgres", thread_safe=False, **given)
        self.place = place
        self.table = 0
        """Number of the journal's table when it was opened; with another one it is another."""
        self._waiting = ExitStack()
        self._pipeline: psycopg.Pipeline | None = None
        """While something is written: what answers nothing is sent without waiting for the server,
        up to the next question or the end."""

    def begin(self, isolation_level: str | int | None = None) -> None:
        """Begin to write, or with ``READING`` to read. Raises as ``REFUSALS``, ReplacedError."""
        try:
            self._begin(isolation_level == READING)
        except psycopg.OperationalError:
            if not self.raw.closed:
                raise
            self.close()
            self._begin(isolation_level == READING)

    def execute_sql(self, sql: str, params: Any = None) -> Any:
        """Run a statement and wait for it. Raises peewee.DatabaseError, psycopg.Error.

        What a statement sent before without waiting fails with is raised too.
        """
        cursor = super().execute_sql(sql, params)  # type: ignore[no-untyped-call]  # peewee's stub
        if self._pipeline is not None:
            self._pipeline.sync()
        return cursor

    def commit(self) -> None:
        """Store for good. Raises psycopg.Error, UnsureError when the server is gone meanwhile."""
        try:
            done = self.raw.execute("COMMIT")
            self._end_pipeline()
        except psycopg.OperationalError as error:
            raise postgres_failures.UnsureError if self.raw.closed else error from error
        # The server commits nothing of a transaction in which a statement failed, without an error.
        if done.statusmessage != "COMMIT":
            raise psycopg.errors.InFailedSqlTransaction

    def rollback(self) -> None:
        """Take back; without a connection the server does so by itself."""
        with suppress(psycopg.Error):  # What failed is known by now.
            self._end_pipeline()
        if not self.raw.closed:
            self.raw.execute("ROLLBACK")

    @property
    def raw(self) -> Connection:
        """Return psycopg's connection, made now if there is none."""
        found: Connection = self.connection()  # type: ignore[no-untyped-call]  # peewee's stub
        return found

    def _begin(self, to_read: bool) -> None:
        try:
            if to_read:
                self.raw.execute(READING)
            else:
                self._begin_writing()
        except BaseException:
            with suppress(psycopg.Error):
                self.rollback()
            raise

    def _begin_writing(self) -> None:
        answer = self.raw.cursor().execute(_WRITING, prepare=False)
        answer.nextset()
        answer.nextset()
        if answer.fetchone() != (self.table,):
            raise replaced(self.place)
        answer.nextset()
        for (now,) in answer:
            clock.follow(now)
        self._pipeline = self._waiting.enter_context(self.raw.pipeline())

    def _end_pipeline(self) -> None:
        """Wait for all answers; afterwards each statement is waited for. Raises psycopg.Error."""
        self._pipeline = None
        self._waiting.close()
