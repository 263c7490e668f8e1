"""What is personal taken out of all tables: the facts are judged as before, the journal holds.

A step of the journal that tells of a person loses its content and its salt; hash and chain stay.
One step more holds all facts as they are then, so that the journal alone gives them again. What
was overwritten is gone from the file as well: it is written anew.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress

from peewee import Field

from league.errors import StorageError
from league.storage import blanking, settings
from league.storage.database import note, open_database, opened, rewrite
from league.storage.fact_tables import FACT_TABLES, FactTable, Row, RowChange
from league.storage.journal import steps_with_rows
from league.storage.models import Table
from league.storage.models_access import AccessCode, Attempt, Credential, LoginSession, Message
from league.storage.models_matches import Draft, Journal
from league.storage.queries import rows
from league.storage.steps import ERASURE, Step
from league.storage.stored_nodes import stored_rows

_UNDER_WAY = "erasing"
"""Setting that stands while records and decisions may lose their words."""
_CONTENT = ("subject", "before", "after", "why", "salt", "rows")
_MANY = 500
"""Rows that one statement names at most."""

Mend = Callable[[FactTable, Row], Row]
"""Returns a row of facts without what is personal; the same row where nothing is."""
_ACCESS: tuple[tuple[type[Table], Field], ...] = (
    (Credential, Credential.login),
    (AccessCode, AccessCode.login),
    (LoginSession, LoginSession.login),
    (Attempt, Attempt.whose),
    (Message, Message.whom),
)
_LOOSE: tuple[type[Table], ...] = (Draft, Message, AccessCode, LoginSession)
"""Tables of no facts whose rows may name somebody."""


@contextmanager
def permitted() -> Iterator[None]:
    """Let records and decisions lose their words; to be called inside ``writing()``."""
    settings.keep(_UNDER_WAY, "1")
    yield
    settings.forget(_UNDER_WAY)


def mend_facts(mend: Mend) -> int:
    """Write all rows of facts anew that lose something; return how many; inside ``permitted()``.

    No step of the journal tells of the single rows: ``tell_all`` does of all of them.
    """
    count = 0
    for name, found in stored_rows().items():
        table = FACT_TABLES[name]
        for row in found:
            after = mend(table, row)
            if after != row:
                _update(table, row, after)
                count += 1
    return count


def tell_all() -> None:
    """Have the next step of the journal hold all facts there are; inside ``writing()``."""
    for name, found in stored_rows().items():
        note(RowChange(name, None, row) for row in found)
    settings.tell(*settings.TOLD)


def blank_steps(who: str, is_personal: Callable[[Step, str], bool]) -> tuple[int, str]:
    """Take the content from the steps that tell of a person.

    ``is_personal`` is asked of each step and its changed rows, JSON. Returns how many steps they
    are, and what the erasure step is to hold: their numbers, and those that an erasure step among
    them named until now. Inside ``writing()``.
    """
    told = list(steps_with_rows())
    gone = [step for step, changed in told if step.salt and is_personal(step, changed)]
    blank = dict.fromkeys(_CONTENT, "")
    for some in _parts([step.number for step in gone]):
        Journal.update(**blank).where(Journal.number.in_(some)).execute()
    return len(gone), blanking.told(_named(who, gone, [step for step, _changed in told]))


def _named(who: str, gone: Sequence[Step], before: Sequence[Step]) -> dict[str, set[int]]:
    """Return by person the steps that an erasure names: its own, and others nobody names now."""
    found = {who: {step.number for step in gone}}
    known = blanking.look(before)
    taken_over = [blanking.named_by(step, known.numbers) for step in gone if step.what == ERASURE]
    for named in ({blanking.NOBODY: set(known.earlier)}, *taken_over):
        for whom, numbers in named.items():
            if numbers:
                found[whom] = found.get(whom, set()) | numbers
    return found


def forget_access(login: str) -> None:
    """Delete what lets somebody in, and what he was to be told; inside ``writing()``."""
    for model, column in _ACCESS:
        model.delete().where(column == login).execute()


def forget_loose(is_personal: Callable[[str], bool]) -> int:
    """Delete drafts, messages, codes and sessions that name a person; return how many they were.

    Inside ``writing()``.
    """
    count = 0
    for model in _LOOSE:
        found = rows(model.select())
        keys = [row[0] for row in found if is_personal(" ".join(map(str, row)))]
        for some in _parts(keys):
            count += int(model.delete().where(model.columns()[0].in_(some)).execute())
    return count


def loose_rows() -> list[tuple[str, dict[str, object]]]:
    """Return table and row of drafts, messages, codes and sessions, without what is secret."""
    found = []
    for model in _LOOSE:
        columns = [field for field in model.columns() if field.name not in ("hash", "id")]
        found += [
            (model.__name__, dict(zip((one.name for one in columns), row, strict=True)))
            for row in rows(model.select(*columns))
        ]
    return found


def write_anew() -> bool:
    """Write the file anew, so that nothing of what was overwritten stays in it or beside it.

    False when others are reading or writing: what was stays until they close. Outside
    ``writing()``.
    """
    place, alone = opened(), False
    with suppress(StorageError):
        alone = rewrite()
    # It may be smaller now, which is how a file is known that somebody has replaced.
    open_database(place, must_exist=True)
    return alone


def _update(table: FactTable, before: Row, after: Row) -> None:
    columns = table.model.columns()
    changed = {
        column.name: new
        for column, old, new in zip(columns, before, after, strict=True)
        if old != new
    }
    keys = zip(table.model.key_columns(), table.key_of(before), strict=True)
    table.model.update(**changed).where(*(column == value for column, value in keys)).execute()


def _parts(numbers: Sequence[object]) -> Iterator[Sequence[object]]:
    return (numbers[at : at + _MANY] for at in range(0, len(numbers), _MANY))
