"""From records to match facts: who sat where, and what else a rule may ask about him."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date, datetime, time, timedelta

from league.facts.matches import Lineup, MatchFacts
from league.facts.seasons import BoardRecord, Fixture, MatchKey, ReportRecord, closing_year
from league.facts.squads import Known, Member
from league.facts.world import World
from league.judging.members import member

NoShows = frozenset[tuple[MatchKey, str]]


@dataclass(frozen=True, slots=True)
class SeasonContext:
    """Everything that seating a match needs of its season."""

    world: World
    squads: Mapping[str, tuple[Member, ...]]
    known: Known
    no_shows: NoShows
    match_hours: int
    """Hours a match is taken to last; 0 = games at once are not looked for."""
    usual_start: time | None = None
    """When matches begin where nothing was set or decided; None = nobody knows."""
    _by_ident: dict[str, dict[str, Member]] = field(default_factory=dict)

    def listed(self, team: str) -> Mapping[str, Member]:
        """Return a team's members by pass number; found once a team."""
        if team not in self._by_ident:
            self._by_ident[team] = {entry.ident: entry for entry in self.squads[team]}
        return self._by_ident[team]

    def start(self, fixture: Fixture) -> time | None:
        """Return when a match begins: its own hour, else its division's, else the usual one."""
        return fixture.start or self.world.agreed_in(fixture.division).start or self.usual_start


def match_facts(context: SeasonContext, fixture: Fixture) -> MatchFacts:
    """Put the facts of one match together."""
    world = context.world
    division = world.divisions[fixture.division]
    records = {record.board: record for record in world.boards.get(fixture.key, ())}
    rows = [records.get(board) for board in range(1, division.boards + 1)]
    return MatchFacts(
        division=division,
        season_year=closing_year(world.season.name),
        round=fixture.round,
        day=fixture.day,
        home=_lineup(context, fixture, "home", rows),
        away=_lineup(context, fixture, "away", rows),
        results=tuple(row.result if row else None for row in rows),
        played_on={row.board: row.played_on for row in rows if row and row.played_on},
        start=context.start(fixture),
        begins=world.begins.get(fixture.division),
        nomination_wait=world.agreed_in(fixture.division).wait,
    )


def _lineup(
    context: SeasonContext, fixture: Fixture, side: str, rows: list[BoardRecord | None]
) -> Lineup:
    world, home = context.world, side == "home"
    team = world.teams[fixture.home if home else fixture.away]
    listed = context.listed(team.id)
    idents = [(row.home_player if home else row.away_player) if row else None for row in rows]
    boards = tuple(
        None
        if ident is None
        else listed.get(ident) or member(world, team.club, ident, context.known)
        for ident in idents
    )
    late = (f"late {side}", "late both")
    report = _report(world, fixture.key, side)
    behind, ahead = _elsewhere(context, fixture, idents)
    return Lineup(
        team=team.id,
        club=team.club,
        squad=context.squads[team.id],
        boards=boards,
        gaps_paid=frozenset(report.gaps_paid) if report else frozenset(),
        reported=report.reported if report else None,
        late=frozenset(row.board for row in rows if row and row.remark in late),
        suspended=world.clubs[team.club].suspended_on(fixture.day),
        earlier_no_shows=_earlier_no_shows(context, fixture, team.id),
        elsewhere=behind,
        elsewhere_later=ahead,
        used_elsewhere=_other_team(context, fixture, team.id, idents),
        pupils=world.schools.schoolings(filter(None, idents)) if world.schools else {},
    )


def _report(world: World, match: MatchKey, side: str) -> ReportRecord | None:
    for report in world.reports.get(match, ()):
        if report.side == side:
            return report
    return None


def _earlier_no_shows(context: SeasonContext, fixture: Fixture, team: str) -> int:
    if (fixture.key, team) not in context.no_shows:
        return 0
    mine = [
        match
        for match, absent in context.no_shows
        if absent == team and match[0] == fixture.division
    ]
    when = (fixture.day, fixture.round)
    return sum((context.world.day_of(match), match[1]) < when for match in mine)


def _elsewhere(
    context: SeasonContext, fixture: Fixture, idents: list[str | None]
) -> tuple[dict[int, str], dict[int, str]]:
    behind: dict[int, str] = {}
    ahead: dict[int, str] = {}
    if not context.match_hours:
        return behind, ahead
    for board, ident in enumerate(idents, 1):
        if ident is None:
            continue
        for key in context.world.same_day.get((ident, fixture.day), ()):
            other = context.world.fixtures[key]
            if key == fixture.key or not _overlap(context, fixture, other):
                continue
            where = behind if _rank(context, other) < _rank(context, fixture) else ahead
            where[board] = _named(context, other)
    return behind, ahead


def _named(context: SeasonContext, fixture: Fixture) -> str:
    """Return a match as people call it."""
    teams, division = context.world.teams, context.world.divisions[fixture.division]
    return f"{division.name}: {teams[fixture.home].name} – {teams[fixture.away].name}"


def _rank(context: SeasonContext, fixture: Fixture) -> tuple[time, int, MatchKey]:
    level = context.world.divisions[fixture.division].level
    return context.start(fixture) or time.min, level, fixture.key


def _overlap(context: SeasonContext, one: Fixture, other: Fixture) -> bool:
    begins = [context.start(one), context.start(other)]
    starts = sorted(datetime.combine(date.min, start) for start in begins if start is not None)
    if len(starts) < len(begins):
        return True
    return starts[1] - starts[0] < timedelta(hours=context.match_hours)


def _other_team(
    context: SeasonContext, fixture: Fixture, team: str, idents: list[str | None]
) -> dict[int, str]:
    world = context.world
    club = world.teams[team].club
    siblings = {
        other.id
        for other in world.teams_of[club]
        if other.division == fixture.division and other.id != team
    }
    if not siblings:
        return {}
    when = _moment(context, fixture)
    return {
        board: used_for
        for board, ident in enumerate(idents, 1)
        for match, used_for in world.uses.get(ident or "", ())
        if used_for in siblings and _moment(context, world.fixtures[match]) < when
    }


def _moment(context: SeasonContext, fixture: Fixture) -> tuple[date, int, time, MatchKey]:
    return fixture.day, fixture.round, context.start(fixture) or time.min, fixture.key
