"""Changing a season's facts: one transaction with a line in the journal."""

from collections.abc import Callable

from league.facts.actors import Actor
from league.facts.seasons import Season
from league.facts.steps import StepKind
from league.services.session.transactions import refuse_outside
from league.storage import changes, journal, seasons
from league.storage.database import moment


def change_season(
    name: str | None,
    change: Callable[[Season], Season],
    what: StepKind,
    subject: str = "",
    *,
    actor: Actor,
    why: str,
) -> Season:
    """Store what a function makes of a season, the one in use if none is named, and return it.

    To be called inside ``transaction()``. When nothing changed there is no step. Raises what the
    function raises, NotFoundError, StorageError.
    """
    refuse_outside()
    before = seasons.load_season(name)
    after = change(before)
    if after != before:
        seasons.store_season(after, before)
        about = f"{before.name} · {subject}" if subject else before.name
        gone, come = changes.season_changes(before, after)
        journal.append(
            at=moment(), by=actor.name, what=what, subject=about, before=gone, after=come, why=why
        )
    return after
