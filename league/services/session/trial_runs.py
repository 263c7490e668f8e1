"""Filing a paper: what would come of it, seen before it is stored; and then stored."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import wraps
from typing import TYPE_CHECKING, Concatenate, ParamSpec, TypeVar

from league.errors import InputError, NotFoundError, RightError
from league.services.session.clock_doubt import doubt_notes
from league.services.session.desk import Desk
from league.services.session.opening import anew
from league.services.session.transactions import last_step, taken_back
from league.views.findings import FindingView

if TYPE_CHECKING:
    from league.views.consequences import Consequences

P = ParamSpec("P")
D = TypeVar("D")
"""The desk, or what a deed needs of it."""


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
    follows: "Consequences | None" = None
    """What is judged, ranked or owed otherwise; None = nothing was stored that this follows from,
    or it was not worked out."""
    at: tuple[int, str] | None = field(default=None, compare=False)
    """Number and hash of the journal's last step when it was tried; None = it was stored."""


Step = Callable[[Desk, str], Outcome]
"""Stores something for the desk's actor, with a reason, and says what came of it."""

_TO_COME = "…"
"""Stands in a trial for the reason that is still to be typed: what lacks one is not refused."""


def as_step(
    deed: Callable[Concatenate[D, str, P], Outcome],
) -> Callable[P, Callable[[D, str], Outcome]]:
    """Return the function without desk and reason: what is left returns a step that takes them."""

    @wraps(deed)
    def asked(*args: P.args, **kwargs: P.kwargs) -> Callable[[D, str], Outcome]:
        return lambda desk, why: deed(desk, why, *args, **kwargs)

    return asked


def try_step(desk: Desk, step: Step) -> Outcome:
    """Return what would come of a step; nothing is stored. Raises RuleBookError, StorageError."""
    try:
        with taken_back():
            at = last_step()
            return replace(step(desk, _TO_COME), at=at)
    except (InputError, NotFoundError, RightError) as error:
        return Outcome(str(error), refused=True)


def doubted(outcome: Outcome) -> Outcome:
    """Return the outcome of what today's date decides, with what speaks against the clock."""
    return replace(outcome, notes=(*outcome.notes, *doubt_notes()))


def file_step(desk: Desk, step: Step, why: str) -> Desk:
    """Store a step and judge the season anew.

    Raises InputError for what cannot be so, also for findings without a reason; NotFoundError,
    RightError, RuleBookError, StorageError.
    """
    step(desk, why)
    return anew(desk)
