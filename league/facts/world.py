"""A season's facts, looked up by what they are about."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from typing import TYPE_CHECKING, TypeVar

from league.facts.clubs import Club, Team
from league.facts.divisions import NOTHING_AGREED, Agreed
from league.facts.people import Player
from league.facts.registrations import Registration
from league.facts.seasons import BoardRecord, Division, Fixture, MatchKey, ReportRecord, Season
from league.facts.squads import SquadEntry

if TYPE_CHECKING:
    from league.facts.schools import Schools

K = TypeVar("K")
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class World:
    """The season and its look-up tables."""

    season: Season
    first_day: date
    """Day that stands for the season's beginning: the end of its first round, else its list."""
    divisions: Mapping[str, Division]
    clubs: Mapping[str, Club]
    players: Mapping[str, Player]
    teams: Mapping[str, Team]
    fixtures: Mapping[MatchKey, Fixture]
    boards: Mapping[MatchKey, tuple[BoardRecord, ...]]
    reports: Mapping[MatchKey, tuple[ReportRecord, ...]]
    registrations: Mapping[tuple[str, str], tuple[Registration, ...]]
    """By club and pass number, oldest first."""
    registered: Mapping[str, tuple[str, ...]]
    """By club: the pass numbers it ever registered."""
    lists: Mapping[str, tuple[SquadEntry, ...]]
    """By team, in list order."""
    teams_of: Mapping[str, tuple[Team, ...]]
    """By club."""
    uses: Mapping[str, tuple[tuple[MatchKey, str], ...]]
    """By pass number: the matches he sat in, with the team he sat for."""
    same_day: Mapping[tuple[str, date], tuple[MatchKey, ...]]
    """By pass number and day: the matches he sat in, where there are several."""
    begins: Mapping[str, date]
    """By division: the day of its first match."""
    agreed: Mapping[str, Agreed] = field(default_factory=dict)
    """By division: what was decided for it and counts in judging."""
    schools: "Schools | None" = None
    """What is on file of schools; None = the rule book has no competitions for them."""

    def division_of(self, team: str) -> Division:
        """Return the division a team plays in."""
        return self.divisions[self.teams[team].division]

    def agreed_in(self, division: str) -> Agreed:
        """Return what was decided for a division."""
        return self.agreed.get(division, NOTHING_AGREED)

    def day_of(self, match: MatchKey) -> date:
        """Return the day on which a match is or was played."""
        return self.fixtures[match].day


def look_up(
    season: Season, agreed: Mapping[str, Agreed] | None = None, schools: "Schools | None" = None
) -> World:
    """Build the look-up tables of a season; ``agreed`` is what was decided by division."""
    fixtures = {fixture.key: fixture for fixture in season.fixtures}
    uses = grouped(uses_of(season.boards))
    registrations = by_club_and_player(season.registrations)
    return World(
        season=season,
        first_day=first_of(season),
        divisions={division.id: division for division in season.divisions},
        clubs={club.id: club for club in season.clubs},
        players={player.ident: player for player in season.players},
        teams={team.id: team for team in season.teams},
        fixtures=fixtures,
        boards=grouped((board.match, board) for board in season.boards),
        reports=grouped((report.match, report) for report in season.reports),
        registrations=registrations,
        registered=grouped(registrations.keys()),
        lists=grouped(
            (entry.team, entry) for entry in sorted(season.squads, key=lambda entry: entry.place)
        ),
        teams_of=grouped((team.club, team) for team in season.teams),
        uses=uses,
        begins=first_days(season.fixtures),
        same_day=on_same_days(uses, fixtures),
        agreed=agreed or {},
        schools=schools,
    )


def first_of(season: Season) -> date:
    """Return the day that stands for a season's beginning."""
    return min((fixture.end_date for fixture in season.fixtures), default=season.list_date)


def by_club_and_player(
    registrations: Iterable[Registration],
) -> dict[tuple[str, str], tuple[Registration, ...]]:
    """Return registrations by club and pass number, oldest first."""
    return grouped(((entry.club, entry.ident), entry) for entry in sorted(registrations, key=_age))


def first_days(fixtures: Iterable[Fixture]) -> dict[str, date]:
    """Return the day of each division's first match."""
    found: dict[str, date] = {}
    for one in fixtures:
        found[one.division] = min(one.day, found.get(one.division, one.day))
    return found


def _age(entry: Registration) -> tuple[date, date, date, str]:
    """Order registrations from the oldest to the newest, whatever order they were entered in."""
    first = entry.eligible_from or entry.reported
    return entry.reported, first, entry.deregistered or date.max, entry.kind


def uses_of(boards: Iterable[BoardRecord]) -> Iterable[tuple[str, tuple[MatchKey, str]]]:
    """Yield who sat in these rows, with the match and the team he sat for."""
    for board in boards:
        if board.home_player is not None:
            yield board.home_player, (board.match, board.match[2])
        if board.away_player is not None:
            yield board.away_player, (board.match, board.match[3])


def on_same_days(
    uses: Mapping[str, Sequence[tuple[MatchKey, str]]], fixtures: Mapping[MatchKey, Fixture]
) -> dict[tuple[str, date], tuple[MatchKey, ...]]:
    """Return who sat in several matches of one day, and in which."""
    found: dict[tuple[str, date], tuple[MatchKey, ...]] = {}
    for ident, mine in uses.items():
        days = [fixtures[match].day for match, _team in mine]
        if len(set(days)) < len(days):
            by_day = grouped((day, match) for day, (match, _team) in zip(days, mine, strict=True))
            found |= {(ident, day): keys for day, keys in by_day.items() if len(keys) > 1}
    return found


def grouped(pairs: Iterable[tuple[K, V]]) -> dict[K, tuple[V, ...]]:
    """Return the values of each key, in their order."""
    groups: defaultdict[K, list[V]] = defaultdict(list)
    for key, value in pairs:
        groups[key].append(value)
    return {key: tuple(values) for key, values in groups.items()}
