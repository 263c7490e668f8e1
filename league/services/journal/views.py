"""The journal, as screens and commands show it."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime

from league.clock import in_zone
from league.language import _
from league.services.journal import words as journal_words
from league.services.journal.fields import known_fields
from league.services.words.names import Names, all_names, latest
from league.storage import journal, replaying
from league.storage.corruption import UNREADABLE
from league.storage.steps import Step, clock_back
from league.views.book import JournalRow


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
        try:
            known = known_fields(row.told)
            return journal_words.changes_in_words(row.before, row.after, names, known)
        except UNREADABLE:
            return [(_cannot_be_read(), row.before, row.after)]


def rows() -> list[JournalRow]:
    """Return all steps, oldest first. Raises StorageError."""
    return list(journal_view().rows)


def journal_view() -> JournalView:
    """Return all steps with the names of what stands in them. Raises StorageError."""
    names, steps = all_names(), journal.steps()
    back = set(clock_back(steps))
    rows = (replace(_row(one, names), clock_back=one.number in back) for one in steps)
    return JournalView(tuple(rows), names)


def clock_back_words() -> str:
    """Return what is said of a step whose moment is before that of the step before."""
    return _("the clock had gone back: the step before is later")


def verify() -> int | None:
    """Return the number of the first step that does not hold; None = all is whole.

    A step holds when it is as it was written, and what it told of last is stored as it told. For
    something stored that no step tells of, it is the step that would be the next one.
    Raises StorageError.
    """
    return replaying.prove().broken


def view_of(step: Step) -> JournalRow:
    """Return a step as it is shown. Raises StorageError."""
    return _row(step, all_names())


def _row(step: Step, names: Mapping[str, Names]) -> JournalRow:
    """Return a step in words; one whose content is none of its kind is said to be so."""
    try:
        season, told = journal_words.place_and_sort(step, names)
        what = journal_words.what_of(step, names)
    except UNREADABLE:
        season, told, what = "", "", _cannot_be_read()
    zone = (names.get(season) or latest(names)).season.zone
    at = _moment(step, zone)
    return JournalRow(
        number=step.number,
        at=at,
        by=str(step.by),
        what=what if at else _cannot_be_read(),
        before=str(step.before),
        after=str(step.after),
        why=str(step.why),
        season=season,
        told=told,
    )


def _moment(step: Step, zone: str | None) -> datetime | None:
    """Return a step's moment by the clocks of a time zone; None for what is no moment there."""
    try:
        return step.moment and in_zone(step.moment, zone)
    except OverflowError:
        return None


def _cannot_be_read() -> str:
    return _("This step cannot be read; see “journal --verify”.")
