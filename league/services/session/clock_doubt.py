"""Whether the clock by which days are counted can be trusted: the only place where it is asked.

A step is dated by the clock when it is stored. A clock that shows less than a step of late does is
wrong, or was: whatever is counted from today may be wrong with it.
"""

from datetime import datetime

from league import clock
from league.formatting import filled_in, moment
from league.language import _
from league.services.session.days import zone_in_use
from league.storage import journal

LATE = 100
"""So many steps are looked at: one more that was stored by a wrong clock hides nothing, and one
from years ahead is forgotten some day."""


def doubt_words() -> str:
    """Return what speaks against the clock, in a sentence; empty while it can be trusted.

    Raises RuleBookError, StorageError.
    """
    now, told = clock.now(), journal.moments(LATE)
    number, last = max(told.items(), key=lambda one: one[1], default=(0, now))
    if last <= now:
        return ""
    sentence = _(
        "The clock shows {now}, but step {number} of the journal is of {last}: days counted from"
        " today may be wrong. Set the clock of this machine right."
    )
    return filled_in(sentence, now=_shown(now), number=number, last=_shown(last))


def doubted(sentence: str) -> str:
    """Return why something is refused by today's date, with what speaks against the clock."""
    return "\n".join(filter(None, (sentence, doubt_words())))


def doubt_notes() -> tuple[str, ...]:
    """Return the same as what is noted beside something that today's date decides."""
    return tuple(filter(None, (doubt_words(),)))


def _shown(at: datetime) -> str:
    return moment(clock.in_zone(at, zone_in_use()))
