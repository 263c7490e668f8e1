"""A season judged again after a change: only what can follow from it."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import replace
from typing import TypeVar

from league.facts.changes import Change, seated_in, world_after
from league.facts.seasons import Fixture, MatchKey
from league.facts.squads import ClubMember, Known
from league.facts.world import World, uses_of
from league.judging import season
from league.judging.absences import absences_of
from league.judging.members import Squads, squads, standing_of
from league.judging.tables import tables
from league.outcomes.judgement import Absences, MatchJudgement, SeasonJudgement
from league.outcomes.lapses import Departures, departures
from league.rulebook import RuleBook

K = TypeVar("K")
V = TypeVar("V")


def rejudge(
    before: SeasonJudgement, book: RuleBook, facts: season.SeasonFacts, change: Change
) -> SeasonJudgement:
    """Return what follows from a season's facts, which differ by a change from those judged before.

    It is equal to the whole judged anew; what is equal to what it was before is the same object.
    The matches are recorded in the order of the calendar.
    """
    if change.whole:
        return season.judge(facts, book)
    world = replace(before.world, agreed=facts.agreed, schools=facts.schools)
    world = world_after(world, facts.season, change)
    if world.first_day != before.world.first_day:
        return season.judge(facts, book)
    left = departures(facts.rulings, book.time_zone)
    touched = _touched(world, change, _differing(before.left, left))
    absences = _absences(before, world, book, facts, touched, left)
    named = _named(before.world, change) | _named(world, change)
    sitting = _sitting(before.world, touched) | _sitting(world, touched)
    known = _known(before, world, book, facts, absences, sitting | named)
    others = named | _known_otherwise(before, known)
    clubs = {world.teams[team].club for team in change.teams} | {club for club, _ident in others}
    clubs |= _clubs_in(_begun(before.world, world), world)
    on_match, on_team = season.by_target(facts.rulings)
    lists = _lists(before, squads(world, book, known, on_team, clubs=clubs))
    context = season.season_context(world, book, lists, absences.no_shows, on_match)
    judged = season.put_together(facts, absences, lists, context, before.matches, left)
    asked = _affected(before, judged, touched, others)
    found = season.judged_matches(context, book, on_match, absences.waiting, asked, left)
    return _ranked(before, judged, _reused_where_equal(before.matches, found), book)


def _touched(world: World, change: Change, leaving: Collection[str]) -> dict[MatchKey, Fixture]:
    """Return the matches about which something else is known than before."""
    teams = {team.id for club in change.clubs for team in world.teams_of.get(club, ())}
    teams.update(leaving)
    return {
        key: fixture
        for key, fixture in world.fixtures.items()
        if key in change.matches
        or key[0] in change.divisions
        or not teams.isdisjoint((key[2], key[3]))
    }


def _absences(
    before: SeasonJudgement,
    world: World,
    book: RuleBook,
    facts: season.SeasonFacts,
    touched: Mapping[MatchKey, Fixture],
    left: Departures,
) -> Absences:
    """Return who did not come, looked for anew in the touched matches."""
    on_match = season.by_target(one for one in facts.rulings if one.match in touched)[0]
    nothing = season.counting_nothing(world, left, on_match)
    fresh = absences_of(world, book, facts.excused, nothing, fixtures=touched.values())
    old = before.absences
    return Absences(
        fresh.no_shows | {one for one in old.no_shows if one[0] not in touched},
        fresh.unused | {one for one in old.unused if one[0] not in touched},
        fresh.waiting | {key for key in old.waiting if key not in touched},
    )


def _named(world: World, change: Change) -> set[ClubMember]:
    """Return the club members whom a change names, and those of the lists it names."""
    listed = {
        (world.teams[team].club, entry.ident)
        for team in change.teams
        for entry in world.lists.get(team, ())
    }
    return listed | _members(world, change.players)


def _members(world: World, players: Collection[str]) -> set[ClubMember]:
    """Return players as members of every club that registered, listed or used them."""
    if not players:
        return set()
    registered = {who for who in world.registrations if who[1] in players}
    listed = {
        (world.teams[team].club, entry.ident)
        for team, entries in world.lists.items()
        for entry in entries
        if entry.ident in players
    }
    uses = {
        (world.teams[team].club, ident)
        for ident in players
        for _match, team in world.uses.get(ident, ())
    }
    return registered | listed | uses


def _sitting(world: World, matches: Iterable[MatchKey]) -> set[ClubMember]:
    """Return who sits in some matches, as a member of the club he sits for."""
    return {
        (world.teams[team].club, ident)
        for ident, (_match, team) in uses_of(
            row for key in matches for row in world.boards.get(key, ())
        )
    }


def _known(
    before: SeasonJudgement,
    world: World,
    book: RuleBook,
    facts: season.SeasonFacts,
    absences: Absences,
    members: Collection[ClubMember],
) -> Known:
    """Return what is known of club members, computed anew for some of them."""
    fresh = standing_of(world, book, absences.unused, facts.bans, members=members)
    others = {who: bonds for who, bonds in before.known.bonds.items() if who not in members}
    return replace(fresh, bonds={**others, **fresh.bonds}, fronts=before.known.fronts)


def _known_otherwise(before: SeasonJudgement, known: Known) -> set[ClubMember]:
    """Return the club members of whom something else is known than before."""
    old = before.known
    return {
        *_differing(old.bonds, known.bonds),
        *_differing(old.fronts, known.fronts),
        *(old.declared ^ known.declared),
        *_members(before.world, old.national_front ^ known.national_front),
    }


def _differing(old: Mapping[K, V], new: Mapping[K, V]) -> set[K]:
    if old == new:  # nearly always, and quickly seen
        return set()
    return {key for key in old.keys() | new.keys() if old.get(key) != new.get(key)}


def _lists(before: SeasonJudgement, fresh: Squads) -> Squads:
    """Return the lists of all clubs, of which some were judged again."""
    return Squads(
        {**before.squads, **_reused_where_equal(before.squads, fresh.members)},
        {**before.lists, **_reused_where_equal(before.lists, fresh.lists)},
        fresh.known,
    )


def _reused_where_equal(old: Mapping[K, V], new: Mapping[K, V]) -> dict[K, V]:
    """Return the new mapping, with the old object in place of each equal new one."""
    return {key: old[key] if old.get(key) == one else one for key, one in new.items()}


def _affected(
    before: SeasonJudgement,
    judged: SeasonJudgement,
    touched: Collection[MatchKey],
    members: Collection[ClubMember],
) -> set[MatchKey]:
    """Return the matches whose facts may be others; members are those of whom others are known."""
    old, new = before.world, judged.world
    return {
        *touched,
        *_matches_of(before, judged, {*members, *_known_otherwise(before, judged.known)}),
        *_at_once(old, new, touched),
        *_for_siblings(old, new, touched),
        *_no_shows(before, judged, touched),
        *_begun_otherwise(old, new),
    }


def _matches_of(
    before: SeasonJudgement, judged: SeasonJudgement, members: Collection[ClubMember]
) -> Iterator[MatchKey]:
    """Yield the matches of lists that are other ones, and those in which these members sit."""
    teams = {team for team, squad in judged.squads.items() if before.squads.get(team) is not squad}
    for key in judged.world.fixtures:
        if not teams.isdisjoint((key[2], key[3])):
            yield key
    for club, ident in members:
        for match, team in judged.world.uses.get(ident, ()):
            if judged.world.teams[team].club == club:
                yield match


def _at_once(old: World, new: World, touched: Collection[MatchKey]) -> Iterator[MatchKey]:
    """Yield the matches that the players of touched ones sit in on the same days."""
    for world in (old, new):
        for key in touched:
            for ident in seated_in(world, [key]):
                yield from world.same_day.get((ident, world.day_of(key)), ())


def _for_siblings(old: World, new: World, touched: Collection[MatchKey]) -> Iterator[MatchKey]:
    """Yield the matches of a division that players of touched ones sit in for another team."""
    for world in (old, new):
        for ident, (match, team) in uses_of(
            row for key in touched for row in world.boards.get(key, ())
        ):
            for other, used_for in world.uses[ident]:
                if other[0] == match[0] and used_for != team:
                    yield other


def _no_shows(
    before: SeasonJudgement, judged: SeasonJudgement, touched: Collection[MatchKey]
) -> Iterator[MatchKey]:
    """Yield the matches whose number of earlier failures to appear may be another one."""
    other = before.no_shows ^ judged.no_shows
    moved = {one for one in judged.no_shows if one[0] in touched}
    teams = {team for _match, team in other | moved}
    for match, team in other | judged.no_shows:
        if team in teams:
            yield match


def _begun_otherwise(old: World, new: World) -> Iterator[MatchKey]:
    """Yield the matches of divisions whose first day is another one."""
    divisions = _begun(old, new)
    return (key for key in new.fixtures if key[0] in divisions)


def _clubs_in(divisions: Collection[str], world: World) -> set[str]:
    return {one.club for one in world.teams.values() if one.division in divisions}


def _begun(old: World, new: World) -> set[str]:
    """Return the divisions whose first day is another one."""
    return {id for id, day in new.begins.items() if old.begins.get(id) != day}


def _ranked(
    before: SeasonJudgement,
    judged: SeasonJudgement,
    found: Mapping[MatchKey, MatchJudgement],
    book: RuleBook,
) -> SeasonJudgement:
    """Return a season with the matches judged again and the tables that follow."""
    judged = replace(judged, matches={**before.matches, **found})
    old, new = before.adjustments, judged.adjustments
    teams = {*_differing(old.points, new.points), *(before.excluded ^ judged.excluded)}
    divisions = {
        *(key[0] for key, one in found.items() if before.matches[key] is not one),
        *(judged.world.teams[team].division for team in teams if team in judged.world.teams),
    }
    if old.orders != new.orders:
        divisions |= {one.division for one in (*old.orders, *new.orders)}
    return replace(judged, tables={**before.tables, **tables(judged, book, divisions)})
