"""The journal, as screens and commands show it."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime

from league.clock import in_zone
from league.services.journal import words as journal_words
from league.services.words.names import Names, all_names, latest
from league.storage import journal, replaying
from league.storage.damage import readable
from league.storage.steps import Step
from league.views import JournalRow


@dataclass(frozen=True, slots=True)
class JournalView:
    """The journal, and the names of what stands in it."""

    rows: tuple[JournalRow, ...]
    """Oldest first."""
    names: Mapping[str, Names]
    """By season."""

    def changes(self, row: JournalRow) -> list[tuple[str, str, str]]:
        """Return what a step changed, as people read it: what it is called, before, after."""
        names = self.names.get(row.season) or latest(self.names)
        return journal_words.changes_in_words(row.before, row.after, names)


def rows() -> list[JournalRow]:
    """Return all steps, oldest first. Raises StorageError."""
    return list(journal_view().rows)


def journal_view() -> JournalView:
    """Return all steps with the names of what stands in them. Raises StorageError."""
    names = all_names()
    with readable():
        return JournalView(tuple(_row(step, names) for step in journal.steps()), names)


def verify() -> int | None:
    """Return the number of the first step that does not hold; None = all is whole.

    A step holds when it is as it was written, and what it told of last is stored as it told. For
    something stored that no step tells of, it is the step that would be the next one.
    Raises StorageError.
    """
    return replaying.prove().broken


def view_of(step: Step) -> JournalRow:
    """Return a step as it is shown. Raises StorageError."""
    with readable():
        return _row(step, all_names())


def _row(step: Step, names: Mapping[str, Names]) -> JournalRow:
    season = journal_words.place_of(step, names)[0]
    zone = (names.get(season) or latest(names)).season.zone
    return JournalRow(
        number=step.number,
        at=in_zone(datetime.fromisoformat(step.at), zone),
        by=step.by,
        what=journal_words.what_of(step, names),
        before=step.before,
        after=step.after,
        why=step.why,
        season=season,
    )
