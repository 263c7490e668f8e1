"""What a rule book is asked about a tournament: numbers, withdrawals, tables, play-offs."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime

from league.facts.tournaments import Committee, System, Tournament, Unplayed
from league.findings import Finding, Sentence
from league.language import _
from league.outcomes.tournaments.playoffs import PlayoffPlan
from league.outcomes.tournaments.withdrawals import Withdrawal
from league.rulebook.paragraphs import Values
from league.rulebook.unserved import Unserved

_TOURNAMENTS = Unserved(lambda: _("tournaments"))


@dataclass(frozen=True, slots=True)
class Tournaments:
    """How a book plays tournaments; what it leaves out follows the FIDE tournament rules."""

    criteria: Callable[[Tournament, bool, Values], Sequence[str]] = _TOURNAMENTS
    """Criteria behind the points; True = every participant is rated."""
    presets: Callable[[Values], Mapping[str, Sequence[str]]] = _TOURNAMENTS
    """Recommended orders of criteria by name."""
    unplayed: Callable[[Values], Unplayed | None] = _TOURNAMENTS
    """How unplayed games count in tie-breaks; None = the book is silent."""
    system: Callable[[str, int, Values], System] = _TOURNAMENTS
    """Which system a kind of event plays with so many participants."""
    warnings: Callable[[Tournament, Sequence[str], bool, Values], Sequence[Finding]] = _TOURNAMENTS
    """What speaks against the choice of criteria; True = every participant is rated."""
    drawn: Callable[[datetime, datetime, Values], Finding | None] = _TOURNAMENTS
    """What is wrong with the hour of the draw, by the hour of round 1."""
    withdrawal: Callable[[int, int, System, Values], Withdrawal] = _TOURNAMENTS
    """What a withdrawal means, by games played and games of the whole tournament."""
    invitation: Callable[[Tournament, Values], Sequence[Finding]] = _TOURNAMENTS
    """Each part the invitation does not have."""
    committee: Callable[[Committee, datetime | None, Values], Sequence[Finding]] = _TOURNAMENTS
    """What is wrong with the appeals committee, by the beginning of round 1."""
    on_appeal: Callable[[Committee, Sequence[str], Values], tuple[tuple[str, ...], Sentence]] = (
        _TOURNAMENTS
    )
    """Who decides when these are party to the case, and the sentence that says why."""
    playoff: Callable[[int, Tournament, bool, Values], PlayoffPlan | None] = _TOURNAMENTS
    """Who plays whom when so many are level; True = time is short; None = the book is silent."""
