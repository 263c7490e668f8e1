"""A Kader list as it is handed in."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import TYPE_CHECKING

from league.facts.seasons import Division
from league.facts.squads import Member

if TYPE_CHECKING:
    from league.facts.schools import School, Schooling, SchoolTeam


@dataclass(frozen=True, slots=True)
class ListFacts:
    """Everything about one list that a rule may ask."""

    division: Division
    season_year: int
    members: tuple[Member, ...]
    """In list order."""
    submitted: date | None = None
    """Postmark; None = counts as in time."""
    draw: date | None = None
    lower: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Pass numbers on the club's lists in lower divisions."""
    club_players: tuple[Member, ...] | None = None
    """All players of the club, for a list that came too late; None = those of the list."""
    taken: frozenset[str] = frozenset()
    """Pass numbers that the club's lists of higher divisions hold in front."""
    day: date | None = None
    """Day on which the list is looked at; None = the draw."""
    siblings: Mapping[str, str] = field(default_factory=dict)
    """Pass number to the club's other team in this division that lists him too."""
    youth_boards_elsewhere: frozenset[str] = frozenset()
    """Pass numbers named for the youth board here and on another list of the club."""
    begins: date | None = None
    """Day of the division's first match; None = none is on the calendar."""
    school: "School | None" = None
    """The school whose team it is, of which nothing may be on file; None = not asked."""
    school_team: "SchoolTeam | None" = None
    """What is known of its team beside the list; None = not asked."""
    pupils: "Mapping[str, Schooling]" = field(default_factory=dict)
    """Where its players go to school, by pass number, of those of whom it is on file."""
    other_teams: Mapping[str, str] = field(default_factory=dict)
    """Pass number to another team of the club, in any division, that lists him too."""


@dataclass(frozen=True, slots=True)
class ListOrder:
    """What a list amounts to."""

    order: tuple[str, ...]
    """Pass numbers in the order that counts."""
    front: tuple[str, ...]
    """Pass numbers that may not play lower."""
