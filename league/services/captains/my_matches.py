"""The list of somebody's matches: what waits for him, what comes, what has been."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta

from league import clock
from league.facts.captains import MoveProposal
from league.facts.matches import SIDES, Side
from league.facts.seals import Opening, Seal
from league.facts.seasons import Fixture, MatchKey, key_text
from league.record_kinds import OPENING, SEAL
from league.services.captain_reports.known import MatchReports, known_of
from league.services.captain_reports.stages import stage_of
from league.services.captains.places import head_of, matches_of, teams_of
from league.services.schedule.proposals import waiting_proposals
from league.services.session.desk import Desk
from league.services.session.lineup_records import side_key
from league.services.session.records import recorded_among
from league.views.captains import MatchHead, MatchLine, MyMatches
from league.views.reporting import ReportStage

_LINEUP_SOON = timedelta(days=3)
"""How long before a match a missing lineup waits for its captain."""


@dataclass(frozen=True, slots=True)
class Handed:
    """What captains handed in for some matches."""

    seals: Mapping[str, Seal]
    """By match and side, as they are recorded."""
    openings: Mapping[str, Opening]
    """By match, as they are recorded."""
    reports: Mapping[MatchKey, MatchReports]
    proposals: Mapping[MatchKey, MoveProposal]
    """Those that nobody has answered."""

    def sealed(self, match: MatchKey, side: Side) -> bool:
        """Say whether a side's lineup is there."""
        return side_key(match, side) in self.seals

    def stage(self, match: MatchKey) -> ReportStage:
        """Return how far the reports are; what was typed at the desk without any needs none."""
        known = self.reports[match]
        return stage_of(known) if known.reports or known.decision else ReportStage.NONE


def handed_in(desk: Desk, fixtures: list[Fixture]) -> Handed:
    """Read what captains handed in for matches, one query a kind. Raises StorageError."""
    season, keys = desk.season.name, [one.key for one in fixtures]
    asked = (one.proposal for one in waiting_proposals(season))
    return Handed(
        recorded_among(season, SEAL, [side_key(key, side) for key in keys for side in SIDES]),
        recorded_among(season, OPENING, [key_text(key) for key in keys]),
        {known.key: known for known in known_of(desk, keys)},
        {one.match: one for one in asked},
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
    return MatchLine(
        head,
        tuple(_waits(head, handed, now)) if judged.status == "open" else (),
        judged.game_points if judged.entered else None,
        handed.sealed(fixture.key, side),
        handed.stage(fixture.key),
        judged.lapse is not None,
        desk.judgement.annulled(fixture.key),
    )


def _waits(head: MatchHead, handed: Handed, now: datetime) -> list[str]:
    """Return what waits for a team in a match of which nothing is recorded yet."""
    key, begun = head.key, head.start is not None and head.start <= now
    soon = head.start is not None and head.start - now <= _LINEUP_SOON
    closed = handed.sealed(key, head.side) or key_text(key) in handed.openings
    stage, asked = handed.stage(key), handed.proposals.get(key)
    reported = head.side in handed.reports[key].reports
    what_is_so = {
        "lineup": soon and not closed,
        "report": begun and not reported and stage is not ReportStage.DECIDED,
        "differing": stage is ReportStage.DIFFERING,
        "move": asked is not None and asked.side is not head.side and not begun,
    }
    return [what for what, is_so in what_is_so.items() if is_so]


def _begins(head: MatchHead) -> datetime:
    return head.start or datetime.combine(head.day, datetime.min.time(), clock.now().tzinfo)
