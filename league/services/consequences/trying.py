"""A deed tried, stored, or taken back, with what follows from it: one telling, whatever it is."""

from dataclasses import replace
from typing import TYPE_CHECKING

from league.facts.actors import official
from league.services.consequences.following import Before, before, followed, judges, now
from league.services.protests.telling import hung_since
from league.services.session.desk import Desk, desk_of
from league.services.session.opening import read_stored
from league.services.session.transactions import season_names
from league.services.session.trial_runs import Outcome, Step, try_step
from league.storage.database import opened

if TYPE_CHECKING:
    from league.views.consequences import Consequences
    from league.views.journal import Undoing


def try_told(desk: Desk, step: Step) -> Outcome:
    """Return what would come of a step, and what it would change; nothing is stored.

    Raises RuleBookError, StorageError.
    """

    def told(desk: Desk, why: str) -> Outcome:
        was = before(desk)
        return with_consequences(was, step(desk, why))

    return try_step(desk, told)


def with_consequences(was: Before, outcome: Outcome) -> Outcome:
    """Return what came of a deed with what it changed. Raises RuleBookError, StorageError."""
    after = now(was)
    more = (one for one in hung_since(was.desk, after) if one not in outcome.notes)
    return replace(outcome, notes=(*outcome.notes, *more), follows=followed(was, after))


def store_told(desk: Desk, step: Step, why: str) -> Outcome:
    """Store a step; return what came of it and, where that costs little, what it changed.

    A season that the deed itself did not ask about is not judged for it. Raises as the step does,
    RuleBookError, StorageError.
    """
    was = before(desk)
    outcome = step(desk, why)
    if judges(was) and not was.desk.judging.done:
        return outcome
    return replace(outcome, follows=followed(was, now(was)))


def undoing_told(number: int | None) -> "Undoing":
    """Return what taking a step back would change. Raises as ``undoing.preview``."""
    from league.services.journal import undoing

    number = undoing.last_step() if number is None else number
    season = undoing.season_of(number)
    if season is None and not season_names():
        return undoing.preview(number)
    was = before(desk_of(read_stored(season), opened(), official("…")))
    found: list[tuple[tuple[str, ...], Consequences | None]] = []

    def look() -> None:
        after = now(was)
        found.append((hung_since(was.desk, after), followed(was, after)))

    shown = undoing.preview(number, look)
    ((moved, follows),) = found
    return replace(shown, moved=moved, follows=follows)
