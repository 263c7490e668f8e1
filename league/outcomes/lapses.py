"""What a team that left leaves behind: its matches that were not played lapse.

The only home of the question which matches have lapsed; whoever asks for matches still to come,
for reports, papers or calendars asks here, or the judged match, which carries the answer.
"""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from datetime import UTC, date
from zoneinfo import ZoneInfo

from league.decision_subjects import TeamKey
from league.facts.seasons import BoardRecord, Fixture, MatchKey, ReportRecord
from league.facts.world import World
from league.rulings import Action, Ruling, in_force

Departures = Mapping[str, date]
"""Teams that were excluded or withdrew, with the day from which they play no more."""


@dataclass(frozen=True, slots=True)
class Lapse:
    """Why a match is not played any more."""

    team: str
    """Which left; of two the one that left first."""
    since: date


def departures(rulings: Iterable[Ruling], zone: str | None = None) -> dict[str, date]:
    """Return the teams that left: on the day the decision names, else on the day it was made.

    ``zone`` is that of the federation's clocks; without one the day is that of UTC.
    """
    bare = in_force(one for one in rulings if one.match is None)
    where = UTC if zone is None else ZoneInfo(zone)
    return {
        team: _named(one) or one.at.astimezone(where).date()
        for team, one in bare.items()
        if one.action is Action.EXCLUDE
    }


def _named(ruling: Ruling) -> date | None:
    return ruling.target.since if isinstance(ruling.target, TeamKey) else None


def lapse_of(fixture: Fixture, left: Departures, *, played: bool) -> Lapse | None:
    """Return why a match lapsed; None = it stands, or is still to be played.

    A match that was played stays, unless its day comes after the one on which the team left.
    """
    gone = [Lapse(team, left[team]) for team in (fixture.home, fixture.away) if team in left]
    first = min(gone, key=lambda one: one.since, default=None)
    if first is None or (played and fixture.day <= first.since):
        return None
    return first


def happened(boards: Collection[BoardRecord], reports: Collection[ReportRecord]) -> bool:
    """Say whether a match was played, or somebody failed to come, by what is recorded of it.

    Two lineups without a single result are no match yet.
    """
    return any(one.reported is not None for one in reports) or any(
        one.result is not None
        or one.remark is not None
        or (one.home_player is None) != (one.away_player is None)
        for one in boards
    )


def lapsed(
    world: World, left: Departures, decided: Collection[MatchKey] = ()
) -> dict[MatchKey, Lapse]:
    """Return the matches of a season that lapsed; ``decided`` are those an official settled."""
    if not left:
        return {}
    found = {
        key: lapse_of(
            fixture,
            left,
            played=key in decided
            or happened(world.boards.get(key, ()), world.reports.get(key, ())),
        )
        for key, fixture in world.fixtures.items()
        if key[2] in left or key[3] in left
    }
    return {key: one for key, one in found.items() if one is not None}
