"""What is on record of a match's lineups: seals, agreed exchanges, the opening, substitutes."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from league.facts.matches import SIDES, Side
from league.facts.seals import Exchange, OpenedAs, Opening, Seal, SealedRow, Substitution
from league.facts.seasons import MatchKey, key_text
from league.facts.steps import RecordKind, T
from league.record_kinds import EXCHANGE, OPENING, SEAL, SUBSTITUTION
from league.services.session.records import recorded_among, recorded_one
from league.storage.database import reading

MOST_SUBSTITUTES = 20
"""So many may come in on each side of a match, more than any list would have."""


@dataclass(frozen=True, slots=True)
class LineupRecords:
    """All that is on record of the lineups of one match."""

    seals: Mapping[Side, Seal] = field(default_factory=dict)
    """As they were handed in last."""
    exchanges: Mapping[Side, Exchange] = field(default_factory=dict)
    opening: Opening | None = None
    substitutions: tuple[Substitution, ...] = ()
    """In the order in which they came in."""

    @property
    def open_to_both(self) -> bool:
        """Say whether both captains see both lineups."""
        return self.opening is not None and self.opening.how is not OpenedAs.ALONE

    def rows(self) -> dict[Side, SealedRow]:
        """Return the opened lineups with the substitutes that came in, by side."""
        found = {one.side: one.row for one in self.opening.lineups} if self.opening else {}
        for one in self.substitutions:
            found[one.side] = with_substitute(found[one.side], one.board, one.into)
        return found


def with_substitute(row: SealedRow, board: int, into: str) -> SealedRow:
    """Return a lineup with another player on a board."""
    return (*row[: board - 1], into, *row[board:])


def side_key(match: MatchKey, side: Side) -> str:
    """Return the key of what is recorded of one side of a match: ``landesliga/1/a/b/home``."""
    return f"{key_text(match)}/{side.value}"


def lineup_records(season: str, match: MatchKey) -> LineupRecords:
    """Return what is on record of a match's lineups. Raises StorageError."""
    with reading():
        seals = _by_side(season, SEAL, match)
        if not seals:
            return LineupRecords()
        opening = recorded_one(season, OPENING, key_text(match))
        changes = _substitutions(season, match) if opening else ()
        return LineupRecords(seals, _by_side(season, EXCHANGE, match), opening, changes)


def rows_now(season: str, match: MatchKey) -> dict[Side, SealedRow]:
    """Return the lineups that are open to the official, as they stand now, by side.

    Raises StorageError.
    """
    with reading():
        opening = recorded_one(season, OPENING, key_text(match))
        if opening is None:
            return {}
        changes = _substitutions(season, match)
    return LineupRecords(opening=opening, substitutions=changes).rows()


def _by_side(season: str, kind: RecordKind[T], match: MatchKey) -> dict[Side, T]:
    keys = {side: side_key(match, side) for side in SIDES}
    found = recorded_among(season, kind, keys.values())
    return {side: found[key] for side, key in keys.items() if key in found}


def _substitutions(season: str, match: MatchKey) -> tuple[Substitution, ...]:
    numbers = range(1, MOST_SUBSTITUTES + 1)
    keys = [substitution_key(match, side, number) for side in SIDES for number in numbers]
    found = recorded_among(season, SUBSTITUTION, keys).values()
    return tuple(sorted(found, key=lambda one: one.at))


def substitution_key(match: MatchKey, side: Side, number: int) -> str:
    """Return the key of a side's change: ``landesliga/1/a/b/home/1`` is the first."""
    return f"{side_key(match, side)}/{number}"
