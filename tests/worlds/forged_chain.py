"""A journal written again with good hashes, as somebody can who knows this program."""

from collections.abc import Callable
from pathlib import Path

from league.storage import journal
from league.storage.steps import Step, made
from tests.worlds.raw_sql import behind


def chain_anew(path: Path, change: Callable[[Step], Step], since: int = 1) -> None:
    """Write all steps from one on again: changed, salted anew, each hash right."""
    previous, statements = "", []
    for step, changed in list(journal.steps_with_rows()):
        if step.number < since:
            previous = step.hash
            continue
        told = change(step)
        head = (told.number, told.at, told.by, told.what, told.deed)
        content = (told.subject, told.before, told.after, told.why)
        new = made(head, content, changed, told.facts, previous)
        statements.append((new.why, new.salt, new.body, new.previous, new.hash, new.number))
        previous = new.hash
    with behind(path) as run:
        sql = "UPDATE journal SET why = ?, salt = ?, body = ?, previous = ?, hash = ?"
        run(f"{sql} WHERE number = ?", statements)
        run("UPDATE journal_head SET hash = ?", [(previous,)])
