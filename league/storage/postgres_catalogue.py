"""What a database on a server is made of, as its catalogue tells, and what of it is otherwise.

It is compared with a schema made anew in a transaction that is taken back, because servers of other
versions may tell the same things in other words; and where it is as the server of the tests tells
it, or as it was when it was last compared, with a digest alone.
"""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import psycopg

from league.storage.later_schemas import OF_SERVERS
from league.storage.postgres_migrations import SCHEMA, VERSION, make
from league.storage.schemas import Fault, Thing, differing, digest_of

CURRENT = OF_SERVERS
"""Digest of what PostgreSQL 15 tells of the newest version; a test works it out."""
_ANEW = f"{SCHEMA}_made_anew"
_TOLD = """
    SELECT CASE relkind WHEN 'r' THEN 'table' WHEN 'v' THEN 'view' WHEN 'i' THEN 'index'
            WHEN 'S' THEN 'sequence' ELSE relkind::text END, relname::text,
        concat_ws(' ', relpersistence, relrowsecurity, relforcerowsecurity, relhassubclass,
            reloptions, CASE relkind WHEN 'i' THEN pg_get_indexdef(oid) END,
            CASE WHEN relkind IN ('v', 'm') THEN pg_get_viewdef(oid) END)
    FROM pg_class WHERE relnamespace = %(schema)s::regnamespace AND relkind <> 'c'
    UNION ALL
    SELECT 'column', concat_ws('.', relname, attname),
        concat_ws(' ', row_number() OVER (PARTITION BY attrelid ORDER BY attnum),
            format_type(atttypid, atttypmod), attnotnull, attidentity, attgenerated,
            collname, pg_get_expr(adbin, adrelid))
    FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
        LEFT JOIN pg_attrdef ON (adrelid, adnum) = (attrelid, attnum)
        LEFT JOIN pg_collation ON pg_collation.oid = attcollation
    WHERE relnamespace = %(schema)s::regnamespace AND relkind = 'r' AND attnum > 0
        AND NOT attisdropped
    UNION ALL
    SELECT 'constraint', concat_ws('.', relname, typname, conname),
        concat_ws(' ', condeferrable, condeferred, convalidated, pg_get_constraintdef(c.oid),
            (SELECT string_agg(tgenabled::text, '') FROM pg_trigger WHERE tgconstraint = c.oid))
    FROM pg_constraint c LEFT JOIN pg_class ON pg_class.oid = conrelid
        LEFT JOIN pg_type ON pg_type.oid = contypid
    WHERE connamespace = %(schema)s::regnamespace AND contype <> 'n'
    UNION ALL
    SELECT 'trigger', concat_ws('.', relname, tgname),
        concat_ws(' ', tgenabled, pg_get_triggerdef(pg_trigger.oid, true))
    FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid
    WHERE relnamespace = %(schema)s::regnamespace AND NOT tgisinternal
    UNION ALL
    SELECT 'function', proname || '(' || pg_get_function_arguments(oid) || ')',
        concat_ws(' ', prokind, provolatile, prosecdef, proisstrict, proconfig,
            (SELECT lanname FROM pg_language WHERE oid = prolang),
            format_type(prorettype, NULL), prosrc)
    FROM pg_proc WHERE pronamespace = %(schema)s::regnamespace
    UNION ALL
    SELECT 'type', typname::text,
        concat_ws(' ', typtype, format_type(typbasetype, typtypmod), typnotnull, typdefault,
            collname)
    FROM pg_type LEFT JOIN pg_collation ON pg_collation.oid = typcollation
    WHERE typnamespace = %(schema)s::regnamespace AND typtype NOT IN ('c', 'b')
    UNION ALL
    SELECT 'rule', concat_ws('.', relname, rulename),
        concat_ws(' ', ev_enabled, pg_get_ruledef(r.oid))
    FROM pg_rewrite r JOIN pg_class ON pg_class.oid = ev_class
    WHERE relnamespace = %(schema)s::regnamespace AND relkind = 'r'
    UNION ALL
    SELECT 'policy', concat_ws('.', relname, polname), pg_get_expr(polqual, polrelid)
    FROM pg_policy JOIN pg_class ON pg_class.oid = polrelid
    WHERE relnamespace = %(schema)s::regnamespace
"""
"""Kind, name and all else of whatever stands in a schema, in one question. The things that are
found by the path are told without the schema's name. Columns that may not be empty are told with
the columns: from version 18 on servers tell them as constraints too."""


def made_of(connection: "psycopg.Connection[Any]", schema: str = SCHEMA) -> list[Thing]:
    """Return what a schema is made of, to which the path leads. Raises psycopg.Error."""
    found = connection.execute(_TOLD, {"schema": schema}).fetchall()
    return [(kind, name, rest.replace(f"{schema}.", "")) for kind, name, rest in found]


def number_of(things: Sequence[Thing]) -> int:
    """Return a number that is another one as soon as anything is made otherwise."""
    return int(digest_of(things)[:15], 16)


def faults_of(
    connection: "psycopg.Connection[Any]",
    things: Sequence[Thing],
    version: int = VERSION,
    noted: int | None = None,
) -> tuple[Fault, ...]:
    """Return what of a database is not as this program makes one of a version.

    ``noted`` = its number when it was compared before. Who may not make a schema compares only
    with what is known: nothing differs for him on a server that tells it in other words. Raises
    psycopg.Error.
    """
    if number_of(things) == noted or (version == VERSION and digest_of(things) == CURRENT):
        return ()
    with suppress(psycopg.errors.InsufficientPrivilege, psycopg.errors.ReadOnlySqlTransaction):
        return differing(things, made_anew(connection, version))
    return ()


def made_anew(connection: "psycopg.Connection[Any]", version: int = VERSION) -> list[Thing]:
    """Return what this program makes on this server. Raises psycopg.Error."""
    with connection.transaction(force_rollback=True):
        connection.execute(f"CREATE SCHEMA {_ANEW}")
        connection.execute(f"SET LOCAL search_path = {_ANEW}")
        make(connection, wanted=version)
        return made_of(connection, _ANEW)
