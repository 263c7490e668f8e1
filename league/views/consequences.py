"""What is otherwise after a deed: the season as judged before it and after it, compared.

Amounts are cents, points of games half points; places count from 1, and 0 is none.
"""

from dataclasses import asdict, dataclass
from typing import Any

from league.facts.matches import Score
from league.facts.seasons import MatchKey


@dataclass(frozen=True, slots=True)
class Turned:
    """Something as it is and as it would be, in words."""

    what: str
    """What it is, such as a board."""
    before: str
    after: str


@dataclass(frozen=True, slots=True)
class FindingTurned:
    """A finding that comes or goes."""

    where: str
    """The match or list that it is about, in words."""
    citation: str
    sentence: str


@dataclass(frozen=True, slots=True)
class FeeTurned:
    """A fee that comes, goes or has another amount."""

    where: str
    """The match that it is about, in words; empty = it is about none."""
    about: str
    """By which paragraph, who owes it whom."""
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class ScoreTurned:
    """A match that counts otherwise."""

    match: MatchKey
    home: str
    away: str
    before: Score | None
    """Half points; None = nothing counts."""
    after: Score | None
    points_before: tuple[int, int] | None
    """Match points; None = none yet."""
    points_after: tuple[int, int] | None


@dataclass(frozen=True, slots=True)
class PlaceTurned:
    """A row of a table with another place, or other points by decision."""

    team: str
    name: str
    division: str
    before: int
    after: int
    given_before: tuple[int, int] = (0, 0)
    """Match points and half points by decision; below zero = taken."""
    given_after: tuple[int, int] = (0, 0)


@dataclass(frozen=True, slots=True)
class MoveTurned:
    """A team that plays elsewhere next season than it would have, as things stand."""

    team: str
    name: str
    before: str
    """Division of next season, in words."""
    after: str
    citation: str


@dataclass(frozen=True, slots=True)
class BalanceTurned:
    """A club that owes another sum; below zero = it is owed."""

    club: str
    name: str
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class ExclusionTurned:
    """A team whose exclusion is proposed now, or no longer."""

    team: str
    name: str
    proposed: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Consequences:
    """What a deed changes beyond what it stores."""

    findings_gone: tuple[FindingTurned, ...] = ()
    findings_new: tuple[FindingTurned, ...] = ()
    fees: tuple[FeeTurned, ...] = ()
    scores: tuple[ScoreTurned, ...] = ()
    places: tuple[PlaceTurned, ...] = ()
    movement: tuple[MoveTurned, ...] = ()
    exclusions: tuple[ExclusionTurned, ...] = ()
    accounts: tuple[BalanceTurned, ...] = ()

    def __bool__(self) -> bool:
        """Say whether anything is otherwise."""
        return self != NOTHING

    @property
    def fees_less(self) -> int:
        """Return how many cents are owed no longer."""
        return sum(max(one.before - one.after, 0) for one in self.fees)

    @property
    def fees_more(self) -> int:
        """Return how many cents are owed in addition."""
        return sum(max(one.after - one.before, 0) for one in self.fees)

    @property
    def ranked(self) -> tuple[PlaceTurned, ...]:
        """Return the teams with another place."""
        return tuple(one for one in self.places if one.before != one.after)


NOTHING = Consequences()


def as_data(found: Consequences) -> dict[str, Any]:
    """Return consequences as programs read them: sums first, then each change."""
    told: dict[str, Any] = asdict(found)
    gone, new = told.pop("findings_gone"), told.pop("findings_new")
    return {
        "findings": {"less": len(gone), "more": len(new), "gone": gone, "new": new},
        "fees": {"less": found.fees_less, "more": found.fees_more, "changed": told.pop("fees")},
        **told,
    }


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredOver:
    """What of a match would be stored over, and what is then otherwise."""

    match: MatchKey
    home_name: str
    away_name: str
    overwritten: tuple[Turned, ...] = ()
    """What is on record and would be replaced; empty = nothing but new entries."""
    contradicted: tuple[str, ...] = ()
    """What captains reported, in sentences, where it is not what would be stored."""
    follows: Consequences = NOTHING
    """Worked out only where a person is to see it."""

    @property
    def asks(self) -> bool:
        """Say whether a person is to see it before it is stored."""
        return bool(self.overwritten or self.contradicted)
