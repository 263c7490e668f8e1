"""What follows from a deed: the season before it, and as it is stored now, compared.

Nothing is judged where nothing was stored that a season is judged from.
"""

from dataclasses import dataclass

from league.outcomes.closing import Decided
from league.services.consequences import judged, money, movement
from league.services.promotion.decisions import on_record
from league.services.session import transactions
from league.services.session.desk import Desk
from league.services.session.opening import anew
from league.storage import records
from league.storage.database import reading
from league.views.consequences import Consequences


@dataclass(frozen=True, slots=True)
class Before:
    """A season as a deed finds it, with what is not judged and can be replaced by the deed."""

    desk: Desk
    decided: Decided
    """About promotion."""
    record: int
    """Number of the last record in the file."""


def before(desk: Desk) -> Before:
    """Return a season as it is stored, before a deed. Raises RuleBookError, StorageError."""
    with reading():
        if transactions.last_step() != desk.last_step:
            desk = anew(desk)
        return Before(desk, on_record(desk.season.name), records.last_number())


def judges(was: Before) -> bool:
    """Say whether anything was stored since from which a season is judged. Raises StorageError."""
    return transactions.step_counts().judged != was.desk.counts.judged


def now(was: Before) -> Desk:
    """Return the season as it is stored now; the same desk where nothing judged was stored.

    Raises RuleBookError, StorageError.
    """
    if not judges(was):
        return was.desk
    was.desk.judgement  # noqa: B018  # then only what was changed is judged
    return anew(was.desk)


def followed(was: Before, after: Desk) -> Consequences | None:
    """Return what is otherwise since a deed, which is stored or tried.

    ``after`` = the season as ``now`` returns it. None = nothing was stored, or nothing that
    anything follows from. Raises RuleBookError, StorageError.
    """
    with reading():
        if transactions.last_step() == was.desk.last_step:
            return None
        decided = on_record(after.season.name)
        found = Consequences(
            **judged.otherwise(was.desk, after),
            movement=movement.otherwise(was.desk, was.decided, after, decided),
            accounts=money.balances_otherwise(after, was.record),
        )
    worked_out = after is not was.desk or decided != was.decided
    return found if found or worked_out else None
