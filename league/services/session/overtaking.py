"""What was shown before a deed is stored, and whether it is still what follows from it."""

from dataclasses import replace

from league.errors import ConflictError
from league.language import _
from league.services.session import transactions
from league.services.session.desk import Desk
from league.services.session.trial_runs import Outcome, Step
from league.storage.database import writing


class OvertakenError(ConflictError):
    """Somebody else has stored something since a deed was tried."""


def unless_overtaken(step: Step, tried: Outcome) -> Step:
    """Return a step that is stored only where nothing was since it was tried.

    Raises OvertakenError where something was.
    """

    def stored(desk: Desk, why: str) -> Outcome:
        with writing():
            if tried.at is not None and transactions.last_step() != tried.at:
                raise OvertakenError(overtaken_words())
            return step(desk, why)

    return stored


def as_shown(shown: Outcome, tried: Outcome) -> bool:
    """Say whether the same follows from a deed as was shown of it."""
    before, now = (
        (one.refused, [found.key for found in one.findings], one.follows) for one in (shown, tried)
    )
    return before == now


def told_again(tried: Outcome) -> Outcome:
    """Return what follows now from a deed of which something else was shown."""
    return replace(tried, says=f"{overtaken_words()}\n{tried.says}")


def overtaken_words() -> str:
    """Return why nothing was stored."""
    return _(
        "Somebody else has changed the season meanwhile; nothing was stored. This is what follows"
        " now:"
    )
