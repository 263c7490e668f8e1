"""What of a season's facts has changed, and its look-up tables brought up to date."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import TypeVar

from league.facts.seasons import BoardRecord, MatchKey, ReportRecord, Season
from league.facts.world import (
    World,
    by_club_and_player,
    first_days,
    first_of,
    grouped,
    on_same_days,
    uses_of,
)

V = TypeVar("V")

MatchRecords = Mapping[MatchKey, tuple[tuple[BoardRecord, ...], tuple[ReportRecord, ...]]]
"""Matches with their boards and their reports."""


@dataclass(frozen=True, slots=True)
class Change:
    """What of a season's facts is not as it was; what is not named here is as it was."""

    matches: frozenset[MatchKey] = frozenset()
    """Day, hour, boards, reports, decisions or force majeure of matches of the calendar."""
    teams: frozenset[str] = frozenset()
    """Lists, other data of teams but club and division, decisions about teams and lists."""
    players: frozenset[str] = frozenset()
    """By pass number: person, registrations, declarations, bans, games elsewhere."""
    clubs: frozenset[str] = frozenset()
    """Data of clubs, such as a suspension."""
    divisions: frozenset[str] = frozenset()
    """What was decided for divisions."""
    whole: bool = False
    """Anything: the rule book, divisions, the calendar, or nobody knows what."""


NO_CHANGE, WHOLE_SEASON = Change(), Change(whole=True)


def with_matches(season: Season, world: World, records: MatchRecords) -> Season:
    """Return a season with other boards and reports of some matches, in the calendar's order."""
    boards = {**world.boards, **{key: mine for key, (mine, _reports) in records.items()}}
    reports = {**world.reports, **{key: mine for key, (_boards, mine) in records.items()}}
    keys = [fixture.key for fixture in season.fixtures]
    return replace(
        season,
        boards=tuple(one for key in keys for one in boards.get(key, ())),
        reports=tuple(one for key in keys for one in reports.get(key, ())),
    )


def world_after(before: World, season: Season, change: Change) -> World:
    """Return the look-up tables of a season that differs from the one before by a change.

    Its matches are recorded in the order of the calendar.
    """
    world = replace(before, season=season)
    if change.clubs:
        world = replace(world, clubs={club.id: club for club in season.clubs})
    if change.players:
        world = _with_players(world, season, change.players)
    if change.teams:
        world = replace(
            world,
            teams={team.id: team for team in season.teams},
            teams_of=grouped((team.club, team) for team in season.teams),
            lists=grouped(
                (one.team, one) for one in sorted(season.squads, key=lambda one: one.place)
            ),
        )
    return _with_matches(world, season, change.matches) if change.matches else world


def _with_players(world: World, season: Season, players: Collection[str]) -> World:
    clubs = {one.club for one in season.registrations if one.ident in players}
    clubs |= {club for club, ident in world.registrations if ident in players}
    mine = by_club_and_player(one for one in season.registrations if one.club in clubs)
    others = {who: held for who, held in world.registrations.items() if who[0] not in clubs}
    known = {club: held for club, held in world.registered.items() if club not in clubs}
    return replace(
        world,
        players={player.ident: player for player in season.players},
        registrations={**others, **mine},
        registered={**known, **grouped(mine)},
    )


def _with_matches(world: World, season: Season, matches: Collection[MatchKey]) -> World:
    fixtures = {fixture.key: fixture for fixture in season.fixtures}
    touched = {key[0] for key in matches}
    begins = first_days(one for one in season.fixtures if one.division in touched)
    # Nearly all are of other divisions, which is sooner seen than that they are of other matches.
    near = (one for one in season.boards if one.match[0] in touched)
    boards = grouped((one.match, one) for one in near if one.match in matches)
    papers = (one for one in season.reports if one.match[0] in touched)
    reports = grouped((one.match, one) for one in papers if one.match in matches)
    after = replace(
        world,
        first_day=first_of(season),
        fixtures=fixtures,
        boards={**_without(world.boards, matches), **boards},
        reports={**_without(world.reports, matches), **reports},
        begins={**world.begins, **begins},
    )
    return with_uses(world, after, matches)


def _without(known: Mapping[MatchKey, V], matches: Collection[MatchKey]) -> dict[MatchKey, V]:
    return {key: held for key, held in known.items() if key not in matches}


def with_uses(before: World, after: World, matches: Collection[MatchKey]) -> World:
    """Return look-up tables with the uses of those up to date who sit, or sat, in these matches."""
    order = {key: at for at, key in enumerate(after.fixtures)}
    records = [
        row for key in sorted(matches, key=order.__getitem__) for row in after.boards.get(key, ())
    ]
    fresh = grouped(uses_of(records))
    seated = seated_in(before, matches) | fresh.keys()
    uses = dict(before.uses)
    others = {one: held for one, held in before.same_day.items() if one[0] not in seated}
    for ident in seated:
        old = before.uses.get(ident, ())
        unchanged = [use for use in old if use[0] not in matches]
        mine = sorted((*unchanged, *fresh.get(ident, ())), key=lambda use: order[use[0]])
        if mine:
            uses[ident] = tuple(mine)
        else:
            uses.pop(ident, None)
    theirs = on_same_days({ident: uses.get(ident, ()) for ident in seated}, after.fixtures)
    return replace(after, uses=uses, same_day={**others, **theirs})


def seated_in(world: World, matches: Iterable[MatchKey]) -> set[str]:
    """Return the pass numbers of all who sit in some matches."""
    rows = [row for key in matches for row in world.boards.get(key, ())]
    return {ident for row in rows for ident in (row.home_player, row.away_player) if ident}
