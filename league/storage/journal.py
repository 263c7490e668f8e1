"""The journal: an append-only table whose rows are chained by hashes."""

from collections.abc import Collection, Iterator
from datetime import UTC, datetime
from functools import cache

from peewee import JOIN, fn

from league import sanitizing
from league.storage.corruption import lost_end
from league.storage.counts import StepCounts, are_judged
from league.storage.database import claim, opened, reading, stepped
from league.storage.fact_tree import digest, leaves_of
from league.storage.models_matches import Journal, JournalHead
from league.storage.queries import VALUE, Compiled, any_rows, compiled, rows, run_many
from league.storage.steps import COLUMNS, Step, made, moment_of, text_of
from league.storage.stored_nodes import StoredNodes


def append(
    *, at: datetime, by: str, what: str, subject: str, before: str, after: str, why: str
) -> int:
    """Add a step that tells of all rows of facts changed since the last one; return its number.

    To be called inside ``writing()``. Raises InputError for a text that may not be stored.
    """
    sanitizing.refuse_step(by, why, before, after)
    (count, previous), counted = _newest()
    number = count + 1
    changes, deed = claim(number)
    nodes = StoredNodes()
    nodes.update(leaves_of(changes))
    stamp = at.astimezone(UTC).isoformat()
    content = (subject, before, after, why)
    new = made((number, stamp, by, what, deed), content, text_of(changes), digest(nodes), previous)
    insert(new, text_of(changes), counted.after(are_judged(changes)))
    stepped((count, previous), (number, new.hash))
    return number


def insert(step: Step, changed: str, counted: StepCounts) -> None:
    """Store a step as it is; ``changed`` = its rows, JSON; ``counted`` = the steps up to it."""
    values = (getattr(step, column) for column in COLUMNS)
    run_many(Journal.inserting(), [(*values, changed, counted.judged, counted.others)])


def steps() -> list[Step]:
    """Return all steps, oldest first. Raises StorageError."""
    columns = [getattr(Journal, column) for column in COLUMNS]
    with reading():
        return [Step(*row) for row in any_rows(Journal.select(*columns).order_by(Journal.number))]


def steps_in(season: str) -> list[tuple[str, str, str]]:
    """Return what, subject and moment of the steps of a season, oldest first, undone ones too.

    Raises StorageError.
    """
    told = Journal.select(Journal.what, Journal.subject, Journal.at).order_by(Journal.number)
    mine = (Journal.subject == season) | Journal.subject.startswith(f"{season} · ")
    with reading():
        return [(str(what), str(subject), str(at)) for what, subject, at in rows(told.where(mine))]


def steps_with_rows(after: int | None = None) -> Iterator[tuple[Step, str]]:
    """Yield all steps, or those after one, oldest first, each with its changed rows as JSON.

    To be called inside ``reading()``.
    """
    later = Journal.select().where(Journal.number > after).order_by(Journal.number)
    asked = Journal.selecting() if after is None else later
    for *values, changed, _judged, _others in any_rows(asked):
        yield Step(*values), changed


def counts() -> StepCounts:
    """Return how many steps of each sort there are. Raises StorageError."""
    with reading():
        return next((StepCounts(*row) for row in rows(_newest_counts(), 1)), StepCounts())


def head() -> tuple[int, str]:
    """Return number and hash of the last step: whatever is stored changes them.

    Raises StorageError.
    """
    with reading():
        return _last()


def head_at(number: int | None) -> tuple[int, str, str] | None:
    """Return number, hash and digest of facts of a step, of the last one when none is named.

    None when there is no such step. Raises StorageError.
    """
    found = Journal.select(Journal.number, Journal.hash, Journal.facts)
    if number is None:
        found = found.order_by(Journal.number.desc()).limit(1)
    else:
        found = found.where(Journal.number == number)
    with reading():
        return next(iter(rows(found)), None)


def heads_at(numbers: Collection[int]) -> list[tuple[int, str, str]]:
    """Return number, hash and digest of facts of the steps there are of these numbers.

    Raises StorageError.
    """
    if not numbers:
        return []
    found = Journal.select(Journal.number, Journal.hash, Journal.facts)
    with reading():
        return [*rows(found.where(Journal.number.in_(numbers)))]


def holds(seen: tuple[int, str]) -> bool:
    """Say whether the journal has a step with this number and hash. Raises StorageError."""
    found = head_at(seen[0])
    return found is not None and found[1] == seen[1]


def moments(most: int) -> dict[int, datetime]:
    """Return the moments of so many steps, the last ones, by number; of those that have one.

    Raises StorageError.
    """
    newest = Journal.select(Journal.number, Journal.at).order_by(Journal.number.desc())
    with reading():
        found = any_rows(newest.limit(most))
    return {number: at for number, told in found if (at := moment_of(told))}


def is_as_written(number: int) -> bool:
    """Say whether a step's content is that of its hashes. Raises StorageError."""
    with reading():
        found = any_rows(Journal.select().where(Journal.number == number))
    return bool(found) and Step(*found[0][:-3]).fits(found[0][-3])


@cache
def _newest_counts() -> Compiled:
    told = Journal.select(Journal.judged, Journal.others).order_by(Journal.number.desc())
    return compiled(told.limit(VALUE))


@cache
def _newest_of_all() -> Compiled:
    """Return the query for the head, with the counts beside the newest step."""
    newest = Journal.select(fn.MAX(Journal.number))
    told = JournalHead.select(JournalHead.count, JournalHead.hash, Journal.judged, Journal.others)
    return compiled(told.join(Journal, JOIN.LEFT_OUTER, on=Journal.number == newest))


def _last() -> tuple[int, str]:
    return _newest()[0]


def _newest() -> tuple[tuple[int, str], StepCounts]:
    """Return number and hash of the last step, and the counts beside it, in one query."""
    found = rows(_newest_of_all())
    if not found:
        raise lost_end(opened())
    number, digest, judged, others = found[0]
    return (int(number), str(digest)), StepCounts(judged or 0, others or 0)
