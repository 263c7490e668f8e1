"""What certificates say, of a division and of an event."""

from dataclasses import dataclass
from datetime import date

from league.views.season_papers import PaperHead
from league.views.statistics import ScorerRow

HONOURED = 3
"""So many of a division, or of each group of an event, get a certificate."""


@dataclass(frozen=True, slots=True)
class Certificate:
    """Somebody who is honoured."""

    name: str
    club: str
    """Empty = none is known."""
    group: str
    rank: int
    title: str = ""
    """As the book words it; empty = none goes with the place."""


@dataclass(frozen=True, slots=True)
class BoardPrize:
    """The best of a board."""

    board: int
    winners: tuple[ScorerRow, ...]
    """Several when they are level."""


@dataclass(frozen=True, slots=True)
class CertificatesPaper:
    """Who is to be honoured in a finished division."""

    head: PaperHead
    name: str
    teams: tuple[tuple[int, str], ...]
    """Rank and name of the first three."""
    prizes: tuple[BoardPrize, ...]
    title: str = ""
    """Of the first team, as the book words it; empty = it has none."""


@dataclass(frozen=True, slots=True)
class EventCertificatesPaper:
    """Who is honoured at the end of an event."""

    head: PaperHead
    name: str
    venue: str
    day: date
    """Its last."""
    honoured: tuple[Certificate, ...]
