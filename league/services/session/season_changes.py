"""Changing a season's facts: one transaction with a line in the journal."""

from collections.abc import Callable

from league.errors import InputError
from league.facts.seasons import Season
from league.facts.steps import StepKind
from league.language import _
from league.storage import changes, journal, seasons
from league.storage.database import moment, writing


def change_season(
    name: str | None,
    change: Callable[[Season], Season],
    *,
    by: str,
    why: str,
    what: StepKind,
    subject: str = "",
) -> Season:
    """Store what a function makes of a season, the one in use if none is named, and return it.

    What the function raises undoes everything, also what it recorded. When nothing changed there
    is no step. Raises InputError without a name, NotFoundError, StorageError.
    """
    if not by.strip():
        raise InputError(_("The journal needs the name of the person who changes this."))
    with writing():
        before = seasons.load_season(name)
        after = change(before)
        if after != before:
            seasons.store_season(after, before)
            about = f"{before.name} · {subject}" if subject else before.name
            gone, come = changes.season_changes(before, after)
            journal.append(
                at=moment(), by=by, what=what, subject=about, before=gone, after=come, why=why
            )
    return after
