"""What is on record of a match's lineups: seals, agreed exchanges, the opening, substitutes."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from league.facts.matches import SIDES, Side
from league.facts.seals import Exchange, OpenedAs, Opening, Seal, SealedRow, Substitution
from league.facts.seasons import MatchKey, key_text
from league.services.session.record_kinds import EXCHANGE, OPENING, SEAL, SUBSTITUTION
from league.services.session.records import recorded_one
from league.storage.database import reading


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
        seals = {side: recorded_one(season, SEAL, side_key(match, side)) for side in SIDES}
        if not any(seals.values()):
            return LineupRecords()
        agreed = {side: recorded_one(season, EXCHANGE, side_key(match, side)) for side in SIDES}
        opening = recorded_one(season, OPENING, key_text(match))
        changes = tuple(_substitutions(season, match)) if opening else ()
    return LineupRecords(
        {side: one for side, one in seals.items() if one},
        {side: one for side, one in agreed.items() if one},
        opening,
        changes,
    )


def rows_now(season: str, match: MatchKey) -> dict[Side, SealedRow]:
    """Return the lineups that are open to the official, as they stand now, by side.

    Raises StorageError.
    """
    with reading():
        opening = recorded_one(season, OPENING, key_text(match))
        if opening is None:
            return {}
        return LineupRecords(
            opening=opening, substitutions=tuple(_substitutions(season, match))
        ).rows()


def _substitutions(season: str, match: MatchKey) -> list[Substitution]:
    found: list[Substitution] = []
    for side in SIDES:
        number = 1
        while one := recorded_one(season, SUBSTITUTION, substitution_key(match, side, number)):
            found.append(one)
            number += 1
    return sorted(found, key=lambda one: one.at)


def substitution_key(match: MatchKey, side: Side, number: int) -> str:
    """Return the key of a side's change: ``landesliga/1/a/b/home/1`` is the first."""
    return f"{side_key(match, side)}/{number}"
