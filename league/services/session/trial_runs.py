"""Filing a paper: what would come of it, seen before it is stored; and then stored."""

from collections.abc import Callable
from dataclasses import dataclass

from league.errors import InputError, NotFoundError
from league.services.session.desk import Desk
from league.services.session.opening import anew
from league.storage.database import writing
from league.views import FindingView


@dataclass(frozen=True, slots=True)
class Outcome:
    """What comes of a paper."""

    says: str
    """In a sentence; of a refused one, why."""
    findings: tuple[FindingView, ...] = ()
    notes: tuple[str, ...] = ()
    """Fees and what else follows."""
    refused: bool = False
    """It cannot be stored like this."""


Step = Callable[[Desk, str, str], Outcome]
"""Stores something for a person, with a reason, and says what came of it."""

_TRIED = "…"
"""The reason given while trying, so that findings are told instead of refusing."""


class _TakenBackError(Exception):
    """Ends a transaction that was only to see what happens."""


def try_step(desk: Desk, step: Step, by: str) -> Outcome:
    """Return what would come of a step; nothing is stored. Raises RuleBookError, StorageError."""
    tried: list[Outcome] = []
    try:
        with writing():
            tried.append(step(desk, by, _TRIED))
            raise _TakenBackError
    except _TakenBackError:
        return tried[0]
    except (InputError, NotFoundError) as error:
        return Outcome(str(error), refused=True)


def file_step(desk: Desk, step: Step, by: str, why: str) -> Desk:
    """Store a step and judge the season anew.

    Raises InputError for what cannot be so, also for findings without a reason; NotFoundError,
    RuleBookError, StorageError.
    """
    step(desk, by, why)
    return anew(desk)
