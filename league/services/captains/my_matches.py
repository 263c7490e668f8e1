"""The list of somebody's matches: what waits for him, what comes, what has been."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta

from league import clock
from league.facts.captains import CaptainReport, MoveProposal, ReportDecision, agree
from league.facts.matches import SIDES, Side
from league.facts.seals import Opening, Seal
from league.facts.seasons import Fixture, key_text
from league.services.captains.places import head_of, matches_of, teams_of
from league.services.session.desk import Desk
from league.services.session.record_kinds import (
    CAPTAIN_REPORT,
    MOVE_PROPOSAL,
    OPENING,
    REPORT_DECISION,
    SEAL,
)
from league.services.session.records import recorded_among
from league.views.captains import MatchHead, MatchLine, MyMatches
from league.views.reporting import ReportStage

_LINEUP_SOON = timedelta(days=3)
"""How long before a match a missing lineup waits for its captain."""
_PROPOSALS = 3
"""Numbers of proposals that are looked for: more than so many are not made for one match."""


@dataclass(frozen=True, slots=True)
class Handed:
    """What captains handed in for some matches, by the keys of the records."""

    seals: Mapping[str, Seal]
    openings: Mapping[str, Opening]
    reports: Mapping[str, CaptainReport]
    decisions: Mapping[str, ReportDecision]
    proposals: Mapping[str, MoveProposal]

    def sealed(self, fixture: Fixture, side: Side) -> bool:
        """Say whether a side's lineup is there."""
        return f"{key_text(fixture.key)}/{side}" in self.seals

    def stage(self, fixture: Fixture) -> ReportStage:
        """Return how far the two reports of a match are."""
        key = key_text(fixture.key)
        home, away = (self.reports.get(f"{key}/{side}") for side in SIDES)
        decision = self.decisions.get(key)
        if decision is not None and not decision.provisional:
            return ReportStage.DECIDED
        if home is None and away is None:
            return ReportStage.NONE
        if home is None or away is None:
            return ReportStage.ONE
        return ReportStage.AGREED if agree(home, away) else ReportStage.DIFFERING


def handed_in(desk: Desk, fixtures: list[Fixture]) -> Handed:
    """Read what captains handed in for matches, one query a kind. Raises StorageError."""
    season, keys = desk.season.name, [key_text(one.key) for one in fixtures]
    sides = [f"{key}/{side}" for key in keys for side in SIDES]
    numbers = [f"{key}/{number}" for key in keys for number in range(1, _PROPOSALS + 1)]
    return Handed(
        recorded_among(season, SEAL, sides),
        recorded_among(season, OPENING, keys),
        recorded_among(season, CAPTAIN_REPORT, sides),
        recorded_among(season, REPORT_DECISION, keys),
        recorded_among(season, MOVE_PROPOSAL, numbers),
    )


def my_matches(desk: Desk) -> MyMatches:
    """Return the matches of the actor's teams. Raises StorageError."""
    mine, now = list(matches_of(desk)), clock.now()
    handed = handed_in(desk, [fixture for fixture, _side in mine])
    lines = [_line(desk, fixture, side, handed, now) for fixture, side in mine]
    lines.sort(key=lambda line: (line.head.day, _begins(line.head), line.head.round))
    today = clock.today(desk.book.time_zone)
    return MyMatches(
        teams=tuple(team.name for team in teams_of(desk)),
        waiting=tuple(one for one in lines if one.waits),
        coming=tuple(one for one in lines if not one.waits and one.head.day >= today),
        past=tuple(one for one in reversed(lines) if not one.waits and one.head.day < today),
    )


def _line(desk: Desk, fixture: Fixture, side: Side, handed: Handed, now: datetime) -> MatchLine:
    judged = desk.judgement.matches[fixture.key]
    head = head_of(desk, fixture, side)
    stage = handed.stage(fixture)
    return MatchLine(
        head,
        tuple(_waits(fixture, head, handed, now)) if not judged.entered else (),
        judged.game_points if judged.entered else None,
        handed.sealed(fixture, side),
        stage,
    )


def _waits(fixture: Fixture, head: MatchHead, handed: Handed, now: datetime) -> list[str]:
    """Return what waits for a team in a match of which nothing is recorded yet."""
    key, begun = key_text(fixture.key), head.start is not None and head.start <= now
    opened = key in handed.openings
    soon = head.start is not None and head.start - now <= _LINEUP_SOON
    asked = [
        one
        for name, one in handed.proposals.items()
        if name.rpartition("/")[0] == key and one.side is not head.side and one.waits
    ]
    stage = handed.stage(fixture)
    reported = f"{key}/{head.side}" in handed.reports
    return [
        what
        for what, is_so in (
            ("lineup", soon and not opened and not handed.sealed(fixture, head.side)),
            ("report", begun and not reported and stage is not ReportStage.DECIDED),
            ("differing", stage is ReportStage.DIFFERING),
            ("move", bool(asked) and not begun),
        )
        if is_so
    ]


def _begins(head: MatchHead) -> datetime:
    return head.start or datetime.combine(head.day, datetime.min.time(), clock.now().tzinfo)
