"""What captains tell the office: how a match went, each by himself, and other days for it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date, datetime, time
from typing import Annotated

from league.facts.fields import Author, Code, Words, called
from league.facts.matches import Score, Side
from league.facts.seasons import MatchKey

HOME_MISSED, AWAY_MISSED, BOTH_MISSED = "home", "away", "both"
"""Whose player never came to a board he was named for, as ``TypedReport.missing`` keeps it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TypedReport:
    """How a match went, as one captain typed it."""

    results: Annotated[tuple[Score | None, ...], called("results")] = ()
    """By board, half points of the home and the away side; None = nothing was played."""
    late: Annotated[Mapping[int, Code], called("came late, by board")] = field(default_factory=dict)
    """Board to ``late home``, ``late away`` or ``late both``: came after the waiting time."""
    missing: Annotated[Mapping[int, Code], called("did not come, by board")] = field(
        default_factory=dict
    )
    """Board to ``home``, ``away`` or ``both``: named for it in the lineup, and never came."""
    paid: Annotated[frozenset[int], called("paid in cash for board")] = frozenset()
    """Own gaps paid for in cash."""
    received: Annotated[frozenset[int], called("cash received for board")] = frozenset()
    """The opponent's gaps that cash was received for."""
    absent: Annotated[bool, called("opponent did not come")] = False
    """The opponent's team did not come."""
    remarks: Annotated[Words, called("remarks")] = ""
    protest: Annotated[Words, called("protest")] = ""
    """What is protested against, for the official to know; empty = nothing."""

    def result(self, board: int) -> Score | None:
        """Return what happened on a board (1-based); None also where the report ends before it."""
        return self.results[board - 1] if board <= len(self.results) else None

    def at_board(self, board: int) -> tuple[object, ...]:
        """Return all that is told of a board."""
        return self.result(board), self.late.get(board), self.missing.get(board)

    @property
    def outcome(self) -> tuple[object, ...]:
        """Return what two reports of a match must agree in, but for who did not come at all."""
        return self.results, dict(self.late), dict(self.missing)


@dataclass(frozen=True, slots=True, kw_only=True)
class CaptainReport(TypedReport):
    """One captain's report of a match; a later one of the same side corrects it."""

    match: MatchKey
    side: Annotated[Side, called("side")]
    at: Annotated[datetime, called("at")]
    """UTC."""
    by: Author
    form: Annotated[Code, called("mark of the form")] = ""
    """Mark of the form it came with: the same form sent again is the same report."""


def agree(home: TypedReport, away: TypedReport) -> bool:
    """Say whether two reports tell of the same match; each tells of the other's absence."""
    return home.outcome == away.outcome and not home.absent and not away.absent


@dataclass(frozen=True, slots=True)
class ReportTerm:
    """How long captains have to report, where the rule book does not say."""

    days: Annotated[int, called("days")]
    """Days after the match, the last one included; 0 = its own day."""


@dataclass(frozen=True, slots=True)
class ReportDecision:
    """How a match was settled that its captains did not report alike."""

    match: MatchKey
    at: Annotated[datetime, called("at")]
    by: Author
    reason: Annotated[Words, called("reason")]
    provisional: Annotated[bool, called("counts for the present")] = False
    """Nobody decided: when reports were due there was one alone, which counts for the present."""


@dataclass(frozen=True, slots=True)
class ProposedDay:
    """A day, and an hour, on which a match could be played."""

    day: Annotated[date, called("day")]
    start: Annotated[time | None, called("start")] = None
    """None = as the match is set."""


@dataclass(frozen=True, slots=True)
class MoveProposal:
    """Days that one team proposes for a match, and the other's answer."""

    match: MatchKey
    side: Annotated[Side, called("side")]
    """Who proposes."""
    days: Annotated[tuple[ProposedDay, ...], called("days", "proposed day")]
    at: Annotated[datetime, called("at")]
    by: Author
    words: Annotated[Words, called("message to the other team")] = ""
    accepted: Annotated[int | None, called("day accepted")] = None
    """Number of the day that was accepted, from 0."""
    refused: Annotated[Words, called("refused because")] = ""
    """Why none was accepted."""
    answered_at: Annotated[datetime | None, called("answered at")] = None
    answered_by: Annotated[Author, called("answered by")] = ""
    form: Annotated[Code, called("mark of the form")] = ""
    """Mark of the form it came with: the same form sent again is the same proposal."""

    @property
    def waits(self) -> bool:
        """Say whether the other team has not answered yet."""
        return self.accepted is None and not self.refused
