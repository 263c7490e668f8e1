"""All that is on record about one tournament, read together."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from league.facts.playoffs import Playoff
from league.facts.tournaments import (
    Absence,
    AbsenceKind,
    Adjustment,
    BoardResult,
    Entrant,
    Numbers,
    RoundPairing,
    System,
    Tournament,
)

LEFT = (AbsenceKind.WITHDRAWN, AbsenceKind.EXCLUDED)
"""Absences that last from their round on."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TournamentFile:
    """A tournament with its entries, numbers, pairings and results."""

    tournament: Tournament
    entrants: Mapping[str, Entrant] = field(default_factory=dict)
    """By key, in the order of entry; of a team tournament the teams and their players."""
    numbers: Numbers | None = None
    """None = none given yet."""
    rounds: Mapping[int, RoundPairing] = field(default_factory=dict)
    """By number of the round, those that are paired, the first one first."""
    results: Mapping[tuple[int, int], BoardResult] = field(default_factory=dict)
    """By round and board."""
    absences: tuple[Absence, ...] = ()
    adjustments: tuple[Adjustment, ...] = ()
    playoffs: tuple[Playoff, ...] = ()

    @property
    def participants(self) -> tuple[Entrant, ...]:
        """Return who is paired: the players, or the teams without their players."""
        return tuple(one for one in self.entrants.values() if not one.team)

    @property
    def is_round_robin(self) -> bool:
        """Say whether everybody meets everybody."""
        return self.tournament.system is not System.SWISS

    @property
    def last_paired(self) -> int:
        """Return the number of the last round that is paired; 0 = none."""
        return max(self.rounds, default=0)

    def left(self, key: str) -> Absence | None:
        """Return since when somebody is out, None while he is in."""
        mine = [one for one in self.absences if one.key == key and one.kind in LEFT]
        return min(mine, key=lambda one: one.round, default=None)
