"""From schema version 3 to 4: the old chain is verified, chained anew, and all facts are kept.

One step more holds every row of facts there is, with the old chain's head and whether it held, so
that from here on the journal alone gives the facts.
"""

import hashlib
import json
import sqlite3
from collections import defaultdict
from collections.abc import Hashable, Iterator
from itertools import zip_longest
from typing import Any

from league import clock
from league.storage.fact_tables import FACT_TABLES, RULINGS, Row, RowChange
from league.storage.fact_tree import digest, nodes_of
from league.storage.schema_4 import TABLES_4, TRIGGERS_4
from league.storage.steps import COLUMNS, MIGRATION, made, text_of

Old = tuple[Any, ...]
"""A step as version 3 has it."""

_OLD = '"number", "at", "by", "what", "subject", "before", "after", "why", "previous", "hash"'
_BY = "spielleiter"


def migrate_4(connection: sqlite3.Connection) -> None:
    """Bring a file of version 3 to version 4. Raises sqlite3.Error."""
    heads = connection.execute("SELECT count, hash FROM journal_head").fetchall()
    for statement in TABLES_4:
        connection.execute(statement)
    sql = f"SELECT {_OLD} FROM journal_before ORDER BY number"
    old = connection.execute(sql).fetchall()
    facts = {
        name: connection.execute(table.model.selecting()).fetchall()
        for name, table in FACT_TABLES.items()
    }
    last = _chain_anew(connection, old)
    if old or any(facts.values()):
        broken = min(_broken(old, heads, facts), default=None)
        _keep_all(connection, last, facts, {"head": heads[0][1] if heads else "", "broken": broken})
    for statement in TRIGGERS_4:
        connection.execute(statement)


def _chain_anew(connection: sqlite3.Connection, old: list[Old]) -> tuple[int, str]:
    """Store the steps with their new hashes; return number and hash of the last one."""
    previous, deed, deed_of = "", 0, None
    for at, step in enumerate(old, 1):
        _number, stamp, by, what, *content = step[:8]
        if (stamp, by) != deed_of:
            deed, deed_of = at, (stamp, by)
        new = made((at, stamp, by, what, deed), tuple(content), "", "", previous)
        _insert(connection, [getattr(new, column) for column in COLUMNS], "")
        previous = new.hash
    return len(old), previous


def _keep_all(
    connection: sqlite3.Connection,
    last: tuple[int, str],
    facts: dict[str, list[Row]],
    old: dict[str, object],
) -> None:
    changed = text_of(
        tuple(RowChange(name, None, row) for name, found in facts.items() for row in found)
    )
    nodes = nodes_of(facts)
    connection.executemany("INSERT INTO fact_hash VALUES (?, ?, ?, ?)", nodes.all())
    number = last[0] + 1
    stamp = clock.now().isoformat()
    after = json.dumps({"old_steps": last[0], "old_head": old["head"], "broken": old["broken"]})
    head = (number, stamp, _BY, MIGRATION, number)
    new = made(head, ("", "", after, ""), changed, digest(nodes), last[1])
    _insert(connection, [getattr(new, column) for column in COLUMNS], changed)
    connection.execute("UPDATE journal_head SET count = ?, hash = ?", (number, new.hash))


def _insert(connection: sqlite3.Connection, values: list[object], changed: str) -> None:
    places = ", ".join("?" * (len(values) + 1))
    connection.execute(f"INSERT INTO journal VALUES ({places})", (*values, changed))


def _broken(old: list[Old], heads: list[Old], facts: dict[str, list[Row]]) -> Iterator[int]:
    """Yield the old steps that do not hold: in the chain, or against decisions and records."""
    last = ""
    for expected, step in enumerate(old, 1):
        text = json.dumps(step[:9], ensure_ascii=False, separators=(",", ":"))
        wanted = hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()
        if (step[0], step[8], step[9]) != (expected, last, wanted):
            yield expected
            return
        last = step[9]
    if heads != [(len(old), last)]:
        yield len(old) + 1
    yield from _untraced(old, facts)


def _untraced(old: list[Old], facts: dict[str, list[Row]]) -> Iterator[int]:
    """Yield the steps whose decision or record is not stored as the step says."""
    held: dict[Hashable, list[Hashable]] = defaultdict(list)
    for row in sorted(facts["ruling"], key=lambda row: row[:2]):
        held["ruling", row[0]].append(row[2:])
    for _number, season, kind, key, body, _at, by in sorted(facts["record"]):
        held["record", " · ".join(part for part in (season, kind, key) if part)].append((body, by))
    told: dict[Hashable, list[tuple[int, Hashable]]] = defaultdict(list)
    for step in old:
        found = _told(step)
        if found is not None:
            told[found[0]].append((step[0], found[1]))
    for whose in {**held, **told}:
        for content, known in zip_longest(held.get(whose, ()), told.get(whose, ())):
            if known is None or known[1] != content:
                yield len(old) + 1 if known is None else known[0]


def _told(step: Old) -> tuple[Hashable, Hashable] | None:
    """Return whose decision or record a step told of and what it was; None = of other facts."""
    _number, _at, by, what, subject, _before, after = step[:7]
    kind = what.rpartition(":")[2] if what.startswith("undo:") else what
    held = _read(after)
    if kind == "ruling":
        values = tuple(held.get(column) for column in RULINGS.columns[2:])
        return ("ruling", subject.partition(" · ")[0]), values
    if kind == "match" or isinstance(held.get("facts"), dict):
        return None
    return ("record", subject), (after or "null", by)


def _read(text: str) -> dict[str, Any]:
    try:
        held = json.loads(text) if text else {}
    except ValueError:
        return {}
    return held if isinstance(held, dict) else {}
