"""What a rule book is asked about a tournament: numbers, withdrawals, tables, play-offs."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime

from league.facts.committees import Committee
from league.facts.disputes import Chess
from league.facts.game_times import GameTime
from league.facts.tournaments import Entrant, RoundPairing, System, Tournament, Unplayed
from league.findings import Finding, Note, Sentence
from league.language import _
from league.outcomes.tournaments.committees import Deciding
from league.outcomes.tournaments.crosstable import CodeNumbers, Performance
from league.outcomes.tournaments.playoffs import PlayoffPlan
from league.outcomes.tournaments.withdrawals import Withdrawal
from league.rulebook.paragraphs import Values
from league.rulebook.unserved import Unserved

_TOURNAMENTS = Unserved(lambda: _("tournaments"))
_CRITERIA = Unserved(lambda: _("the tie-breaks of tournaments"))
_GROUPS = Unserved(lambda: _("groups that are ranked apart"))
_PAIRINGS = Unserved(lambda: _("the pairings of tournaments"))
_LEAVING = Unserved(lambda: _("leaving a tournament"))
_INVITATION = Unserved(lambda: _("what an invitation says"))
_COMMITTEE = Unserved(lambda: _("an appeals committee"))
_PLAYOFF = Unserved(lambda: _("play-offs"))


@dataclass(frozen=True, slots=True)
class Tournaments:
    """How a book plays tournaments; what it leaves out follows the FIDE tournament rules."""

    criteria: Callable[[Tournament, bool, Values], Sequence[str]] = _CRITERIA
    """Criteria behind the points, ``playoff`` among them; True = every participant is rated."""
    presets: Callable[[Values], Mapping[str, Sequence[str]]] = _CRITERIA
    """Recommended orders of criteria, by the paragraph that recommends each."""
    defined: Callable[[Values], Mapping[str, str]] = _CRITERIA
    """The paragraph that defines each criterion."""
    warnings: Callable[[Tournament, Sequence[str], bool, Values], Iterable[Finding]] = _CRITERIA
    """What speaks against the choice of criteria; True = every participant is rated."""
    performance: Callable[[Values], Performance] = _CRITERIA
    """The numbers that performances are worked out with."""
    barred: Callable[[Tournament, Sequence[str], bool, Values], Mapping[str, Finding]] = _CRITERIA
    """Criteria that part nobody in a tournament, and why; True = every participant is rated."""
    code_numbers: Callable[[Values], CodeNumbers] = _CRITERIA
    """The numbers that the codes of tie-breaks are worked out with."""
    unplayed: Callable[[Values], Unplayed | None] = _CRITERIA
    """How unplayed games count in tie-breaks; None = the book is silent."""
    system: Callable[[str, int, Values], System | None] = _TOURNAMENTS
    """Which system an event of the book (its kind or division) plays with so many participants;
    None = whoever holds it decides."""
    rounds: Callable[[str, int, Values], int | None] = _TOURNAMENTS
    """Rounds an event of the book (its kind or division) has with so many participants, or has at
    most; None = whoever holds it decides."""
    boards: Callable[[str, Values], int | None] = _TOURNAMENTS
    """Boards of a match in an event of the book; None = it is none of teams."""
    forbidden: Callable[[Tournament, Values], Iterable[Finding]] = _TOURNAMENTS
    """Why an event of the book is not played like this at all."""
    unfit: Callable[[Tournament, GameTime | None, Chess | None, Values], Iterable[Finding]] = (
        _TOURNAMENTS
    )
    """What speaks against how an event of the book is played: rounds, time control, waiting time.
    The time control is None where none is on record or nobody can read it."""
    groups: Callable[[Values], Sequence[str]] = _GROUPS
    """The groups that are ranked apart where they play together."""
    group: Callable[[str, Entrant, Values], str] = _GROUPS
    """The group of somebody who plays in an event of the book; empty = none."""
    by_hand: Callable[[RoundPairing, datetime | None, Values], Finding | None] = _PAIRINGS
    """What is wrong with how a pairing set by hand was made public, by the hour of its round."""
    pairs_by: Callable[[System, Values], Sentence] = _PAIRINGS
    """By which tables or rules a system pairs."""
    drawn: Callable[[datetime, datetime, Values], Finding | None] = _PAIRINGS
    """What is wrong with the hour of the draw, by the hour of round 1."""
    restricted: Callable[[datetime, datetime, Values], Finding | None] = _PAIRINGS
    """What is wrong with the hour at which restrictions were announced, by that of round 1."""
    together: Callable[[str, str, int, Values], Finding] = _PAIRINGS
    """What speaks against two who should be kept apart and meet late: names and round."""
    varma: Callable[[int, Values], Finding | None] = _PAIRINGS
    """What speaks against drawing the numbers of so many by the tables that keep some apart."""
    changed: Callable[[int | None, bool, Values], Note] = _PAIRINGS
    """What a change between draw and round 1 does: the number left or taken (None = no number is
    free); True = somebody joined."""
    no_show: Callable[[str, int, Values], Finding] = _LEAVING
    """What should follow for who did not come: name and round."""
    withdrawal: Callable[[int, int, System, bool, Values], Withdrawal] = _LEAVING
    """What leaving means, by games played and games of the whole tournament (of teams, matches);
    True = a team."""
    parts: Callable[[Values], Sequence[str]] = _INVITATION
    """Ids of the paragraphs with the parts of an invitation, in order."""
    invitation: Callable[[Tournament, Values], Iterable[Finding]] = _INVITATION
    """Each part the invitation does not have."""
    committee: Callable[[Committee, str, datetime | None, Values], Iterable[Finding]] = _COMMITTEE
    """What is wrong with the appeals committee of a competition (its id in the book, empty = of
    none), by the beginning of round 1."""
    on_appeal: Callable[[Committee, Sequence[str], Values], Deciding] = _COMMITTEE
    """Who decides when these are party to the case."""
    playoff: Callable[[int, Tournament, bool, Values], PlayoffPlan | None] = _PLAYOFF
    """Who plays whom when so many are level; True = time is short; None = the book is silent."""
