"""What a change brings, seen before it is stored: what stood there, and what follows from it."""

from dataclasses import dataclass

from league.facts.seasons import MatchKey


@dataclass(frozen=True, slots=True)
class Turned:
    """Something as it is and as it would be, in words."""

    what: str
    """What it is, such as a board or a team; empty = it is said around it."""
    before: str
    after: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Consequences:
    """What of a match would be stored over, and what is then otherwise."""

    match: MatchKey
    home_name: str
    away_name: str
    overwritten: tuple[Turned, ...] = ()
    """What is on record and would be replaced; empty = nothing but new entries."""
    contradicted: tuple[str, ...] = ()
    """What captains reported, in sentences, where it is not what would be stored."""
    score: Turned | None = None
    """Game points; None = they stay, or nothing on record is touched."""
    match_points: Turned | None = None
    findings_gone: tuple[str, ...] = ()
    findings_new: tuple[str, ...] = ()
    fees_gone: tuple[str, ...] = ()
    """Each with its amount; the same of new ones."""
    fees_new: tuple[str, ...] = ()
    places: tuple[Turned, ...] = ()
    """Places in the table that the teams of the match lose or win."""
    places_of_others: tuple[Turned, ...] = ()
    """The same of all other teams."""
    elsewhere: tuple[str, ...] = ()
    """What is otherwise in other matches and on lists, in sentences."""

    @property
    def asks(self) -> bool:
        """Say whether a person is to see it before it is stored."""
        return bool(self.overwritten or self.contradicted)
