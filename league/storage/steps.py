"""What a step of the journal is, and its hashes.

A step's own content (subject, before, after, why, rows) hangs on the chain by SHA-256 over salt and
content, so that content can be blanked later together with its salt, and the chain still holds.
The digest of all facts as they are after the step is chained with it.
"""

import hashlib
import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields
from datetime import UTC, datetime

from league.storage.fact_tables import RowChange
from league.storage.json_rows import json_text, quoted

MIGRATION = "migration"
ERASURE = "person_blanked"
FACTS_KEPT = "facts_kept"

Head = tuple[int, str, str, str, int]
"""Number, moment, who, what and deed of a step."""

_SALT_BYTES = 16
_PIECE = 1 << 20
"""Letters that are hashed at a time: the rows of an import have 60 million."""


@dataclass(frozen=True, slots=True)
class Step:
    """One step as it is stored, without the rows it changed."""

    number: int
    at: str
    """UTC, ISO."""
    by: str
    what: str
    """``import``, ``match`` or ``ruling``, for example."""
    deed: int
    """Number of the first step of the same transaction."""
    subject: str
    """Season, and what of it."""
    before: str
    """JSON; empty when there was nothing."""
    after: str
    why: str
    salt: str
    """Hexadecimal digits; empty = the step's content was blanked."""
    body: str
    """SHA-256 over salt and content."""
    facts: str
    """Digest of all facts after the step; empty in steps from before there was one."""
    previous: str
    """Hash of the step before; empty for the first."""
    hash: str

    @property
    def holds_all_facts(self) -> bool:
        """Say whether it holds all facts there were: those before need not tell of their rows.

        An erasure of an earlier version does so itself, and does not name the steps it blanked.
        """
        return self.what in (MIGRATION, FACTS_KEPT) or (self.what == ERASURE and not self.after)

    @property
    def moment(self) -> datetime | None:
        """Return when it was stored; None for what is no moment."""
        return moment_of(self.at)

    def fits(self, changed: str) -> bool:
        """Say whether hash and content are those of each other; ``changed`` = its rows, JSON."""
        try:
            if self.hash != hash_of(self):
                return False
            if not self.salt:
                return not (self.subject or self.before or self.after or self.why or changed)
            return self.body == body_of(self, changed)
        except (TypeError, ValueError):
            # Somebody stored what is no text.
            return False


def moment_of(at: str) -> datetime | None:
    """Return the moment a step tells, UTC; None for what is none."""
    try:
        return datetime.fromisoformat(at).astimezone(UTC)
    except (TypeError, ValueError, OverflowError):
        return None


def clock_back(steps: Iterable[Step]) -> Iterator[int]:
    """Yield the steps, oldest first, whose moment is before that of the step before."""
    last: datetime | None = None
    for step in steps:
        at = step.moment
        if at and last and at < last:
            yield step.number
        last = at or last


COLUMNS = tuple(field.name for field in fields(Step))


def made(
    head: Head, content: tuple[str, str, str, str], changed: str, facts: str, previous: str
) -> Step:
    """Return a step with its hashes, salted anew."""
    from secrets import token_hex

    salt = token_hex(_SALT_BYTES)
    body = _body(salt, content, changed)
    return Step(*head, *content, salt, body, facts, previous, _hash(head, body, facts, previous))


def text_of(changes: tuple[RowChange, ...]) -> str:
    """Return changed rows as JSON: table, before, after."""
    return json_text([(one.table, one.before, one.after) for one in changes]) if changes else ""


def changes_of(changed: str) -> tuple[RowChange, ...]:
    """Return the rows of such a text. Raises ValueError, TypeError, RecursionError."""
    found = json.loads(changed) if changed else []
    return tuple(
        RowChange(table, before and tuple(before), after and tuple(after))
        for table, before, after in found
    )


def hash_of(step: Step) -> str:
    """Return the hash over what chains a step: all but its content, which its body stands for."""
    return _hash(_head(step), step.body, step.facts, step.previous)


def body_of(step: Step, changed: str) -> str:
    """Return the hash over salt and content."""
    return _body(step.salt, _content(step), changed)


def _head(step: Step) -> Head:
    return step.number, step.at, step.by, step.what, step.deed


def _content(step: Step) -> tuple[str, ...]:
    return step.subject, step.before, step.after, step.why


def _hash(head: Head, body: str, facts: str, previous: str) -> str:
    number, at, by, what, deed = head
    told = ",".join(map(quoted, (at, by, what)))
    rest = ",".join(map(quoted, (body, facts, previous)))
    return hashlib.sha256(_bytes(f"[{number:d},{told},{deed:d},{rest}]")).hexdigest()


def _body(salt: str, content: tuple[str, ...], changed: str) -> str:
    beginning = f"{salt}[{','.join(map(quoted, content))},"
    if len(changed) <= _PIECE:
        return hashlib.sha256(_bytes(f"{beginning}{quoted(changed)}]")).hexdigest()
    hashed = hashlib.sha256(_bytes(f'{beginning}"'))
    for at in range(0, len(changed), _PIECE):
        hashed.update(_bytes(quoted(changed[at : at + _PIECE])[1:-1]))
    hashed.update(b'"]')
    return hashed.hexdigest()


def _bytes(text: str) -> bytes:
    return text.encode("utf-8", "surrogatepass")
