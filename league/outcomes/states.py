"""How far a finding is: one answer for the match page, the work list, papers and captains."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from league.decision_subjects import FeeKey, target_of
from league.findings import Effect, Finding
from league.outcomes.judgement import MatchJudgement
from league.outcomes.lapses import Departures
from league.rulings import Action, Ruling


class State(StrEnum):
    """What became of a finding or fee."""

    OPEN = "open"
    CONFIRMED = "confirmed"
    WAIVED = "waived"
    CHANGED = "changed"
    ADDED = "added"
    POSTED = "posted"
    """Its fee stands in the ledger: posting is confirming."""
    TEAM_OUT = "team_out"
    """Closed: a team left, and nothing can follow from it any more."""
    SEASON_OVER = "season_over"
    """Closed: the season is over, no protest runs, and nothing is owed because of it."""


_RULED = {
    Action.CONFIRM: State.CONFIRMED,
    Action.WAIVE: State.WAIVED,
    Action.CHANGE: State.CHANGED,
    Action.ADD: State.ADDED,
}


@dataclass(frozen=True, slots=True)
class Around:
    """What is known around the findings of one match or one list."""

    ruled: Mapping[str, Ruling]
    """Decisions in force on it, by target."""
    posted: Collection[str] = ()
    """Keys of its fees that stand in the ledger."""
    left: Departures = field(default_factory=dict)
    over: bool = False
    """The season is over, and no protest runs that this could be about."""
    exclusion: str = ""
    """Paragraph by which a team is excluded; empty = the book has none."""


def state_of_fee(fee: str, around: Around) -> State:
    """Return what became of a fee, by its key."""
    if fee in around.ruled:
        return _RULED.get(around.ruled[fee].action, State.OPEN)
    return State.POSTED if fee in around.posted else State.OPEN


def state_of_finding(found: Finding, judged: MatchJudgement, around: Around) -> State:
    """Return what became of a finding of a match: a decision, a posting, or its own end."""
    if found.key in around.ruled:
        return _RULED.get(around.ruled[found.key].action, State.OPEN)
    owed = [fee for fee in judged.fees if _follows(found, fee.key)]
    if any(fee.key in around.posted for fee in owed):
        return State.POSTED
    if any(fee.cents for fee in owed):
        return State.OPEN
    return _closed(found, judged, around)


def state_of_line(found: Finding, team: str, around: Around) -> State:
    """Return what became of a finding of a team's list."""
    if found.key in around.ruled:
        return _RULED.get(around.ruled[found.key].action, State.OPEN)
    if team in around.left:
        return State.TEAM_OUT
    return State.SEASON_OVER if around.over else State.OPEN


def findings_behind(judged: MatchJudgement, fee: str) -> list[Finding]:
    """Return the findings of a match that a fee follows from, by its key."""
    return [one for one in judged.findings if _follows(one, fee)]


def _follows(found: Finding, fee: str) -> bool:
    """Say whether a fee may follow from a finding: the same side and board, or the paragraph."""
    about = target_of(fee)
    if not isinstance(about, FeeKey):
        return False
    if found.side not in (None, about.side) or about.player not in (None, found.player):
        return False
    if about.board:
        return about.board == found.board
    return about.rule in (found.rule, found.consequence)


def _teams(found: Finding, judged: MatchJudgement) -> Sequence[str]:
    """Return the teams a finding is about."""
    home, away = judged.facts.home.team, judged.facts.away.team
    if found.side is None:
        return home, away
    return (judged.facts.lineup(found.side).team,)


def _closed(found: Finding, judged: MatchJudgement, around: Around) -> State:
    """Return whether anything can still follow from what nobody owes anything for.

    A match of a team that left is in no table; but whoever won it in a knock-out plays on, and a
    failure to appear counts on against a team that stays.
    """
    if around.over:
        return State.SEASON_OVER
    counts_on = found.effect is Effect.TEAM_ABSENT or found.rule == around.exclusion
    mine, both = _teams(found, judged), (judged.facts.home.team, judged.facts.away.team)
    if counts_on:
        ended = all(team in around.left for team in mine)
    else:
        ended = judged.winner is None and any(team in around.left for team in both)
    return State.TEAM_OUT if ended else State.OPEN
