"""What somebody hands in with a protest."""

from dataclasses import dataclass
from datetime import date, datetime

from league.facts.seasons import MatchKey

KINDS = ("team", "individual", "qualification", "other")
TEAM, OTHER = KINDS[0], KINDS[-1]


@dataclass(frozen=True, slots=True)
class Days:
    """Days of an appeal that only some books ask for."""

    paid: date | None = None
    """When the fee was paid; None = with the filing, if it was."""
    reasons: date | None = None
    """When the written reasons came in; None = on the day of the decision."""


AT_ONCE = Days()
"""Nothing came later."""


@dataclass(frozen=True, slots=True)
class Filing:
    """What somebody hands in."""

    kind: str
    """``team``, ``individual``, ``qualification``, or ``other`` than a competition."""
    filed: date | datetime
    """Postmark; in tournaments the moment."""
    fee_paid: bool
    text: str
    who: str
    """Number of a club, or pass number of a player."""
    event: date | datetime | None = None
    """Day, in tournaments the moment at which the round ended; None = as what it is against says.

    Where that is on record another day needs ``why``.
    """
    match: MatchKey | None = None
    instance: str = ""
    """Empty = the first office in turn."""
    fide: bool = False
    organ: str = ""
    """Who decided the matter that is contested, where it is not on record; empty = not said."""
    notice: str = ""
    """Number of the notice it is against; empty = none."""
    finding: str = ""
    """Key of the finding or fee it is against; empty = none."""
    ruling: int | None = None
    """Number of the ruling it is against."""
    decision: int | None = None
    """Number of the protest whose decision it is against."""
    directed: bool = False
    """Who would decide first directed the event himself."""
    paid: date | None = None
    """Day on which the fee was paid, where the book lets it come later; None = with the filing."""
    reasons: date | None = None
    """Of an appeal: day on which the written reasons came in; None = that of the decision."""
    why: str = ""
    """Why the event is another day than that of what it is against, or the instance another one."""
    about: tuple[str, int] | None = None
    """Competition and round, where it is about no single match."""
