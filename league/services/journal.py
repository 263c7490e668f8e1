"""The journal, as screens and commands show it."""

from datetime import datetime

from league.services import journal_words
from league.storage import journal, tracing
from league.views import JournalRow


def rows() -> list[JournalRow]:
    """Return all steps, oldest first. Raises StorageError."""
    return [view_of(step) for step in journal.steps()]


def verify() -> int | None:
    """Return the number of the first step that was changed or is missing; None = all is whole.

    Decisions and records are compared with the steps that tell of them. Raises StorageError.
    """
    broken = (journal.first_broken(), tracing.first_untraced())
    return min((number for number in broken if number is not None), default=None)


def view_of(step: journal.Step) -> JournalRow:
    """Return a step as it is shown."""
    return JournalRow(
        number=step.number,
        at=datetime.fromisoformat(step.at),
        by=step.by,
        what=journal_words.what_of(step),
        before=step.before,
        after=step.after,
        why=step.why,
    )
