"""The members each team can field: lists, registrations, bonds and declarations put together."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from itertools import pairwise

from league.facts.bans import Ban
from league.facts.clubs import Team
from league.facts.lists import ListFacts
from league.facts.registrations import Kind
from league.facts.seasons import Division, MatchKey, closing_year
from league.facts.squads import Bond, ClubMember, Front, Known, Member, SquadEntry
from league.facts.world import World
from league.judging.matches import judge_list
from league.outcomes.judgement import ListJudgement
from league.rulebook import RuleBook
from league.rulings import Ruling


def member(
    world: World, club: str, ident: str, known: Known, entry: SquadEntry | None = None
) -> Member:
    """Return a club's member as a line of a list names him; None = he is on no list."""
    return Member(
        player=world.players[ident],
        registrations=world.registrations.get((club, ident), ()),
        place=entry.place if entry else None,
        nominated=entry.nominated if entry else None,
        bonds=known.bonds.get((club, ident), ()),
        declared=(club, ident) in known.declared,
        national_front=ident in known.national_front,
        bans=known.bans.get(ident, ()),
        fronts=known.fronts.get((club, ident), ()),
    )


def standing_of(
    world: World,
    book: RuleBook,
    unused: frozenset[tuple[MatchKey, str]],
    bans: Iterable[Ban] = (),
    *,
    members: Collection[ClubMember] | None = None,
) -> Known:
    """Return the bonds, declarations, national front players and bans of a season.

    ``unused`` names the matches and teams whose players were not used; ``members`` are those whose
    bonds are asked for, None = of all.
    """
    by_person: defaultdict[str, tuple[Ban, ...]] = defaultdict(tuple)
    for ban in bans:
        by_person[ban.person] += (ban,)
    declared = frozenset((entry.club, entry.ident) for entry in world.season.declarations)
    return Known(
        bonds=_bonds(world, book, unused, declared, members),
        declared=declared,
        national_front=_national_front(world, book),
        bans=dict(by_person),
    )


def _bonds(
    world: World,
    book: RuleBook,
    unused: frozenset[tuple[MatchKey, str]],
    declared: frozenset[ClubMember],
    members: Collection[ClubMember] | None,
) -> dict[ClubMember, tuple[Bond, ...]]:
    values = book.on(world.first_day)
    external = external_games(world, book)
    found = {}
    clubs = None if members is None else {club for club, _ident in members}
    for (club, ident), listed in lowest_lists(world, clubs).items():
        if members is not None and (club, ident) not in members:
            continue
        higher = higher_uses(world, (club, ident), listed, unused)
        if (club, ident) not in declared and ident in external:
            higher += binding(world, club, ident, external[ident])
        if higher and (bonds := book.bonds(listed, higher, values)):
            found[club, ident] = bonds
    return found


def higher_uses(
    world: World, who: ClubMember, listed: Division, unused: frozenset[tuple[MatchKey, str]]
) -> list[tuple[date, Division]]:
    """Return a club member's uses in the season's divisions above the one that lists him."""
    club, ident = who
    found = []
    for match, team in world.uses.get(ident, ()):
        where = world.divisions[match[0]]
        if where is listed or not listed.below(where):
            continue
        if world.teams[team].club == club and (match, team) not in unused:
            found.append((world.day_of(match), where))
    return found


def binding(
    world: World, club: str, ident: str, games: list[tuple[date, Division]]
) -> list[tuple[date, Division]]:
    """Return the games outside the file that bind a member: those he played as home player."""
    registrations = Member(world.players[ident], world.registrations.get((club, ident), ()))
    return [game for game in games if registrations.kind(game[0]) is Kind.HOME]


def lowest_lists(world: World, clubs: Collection[str] | None = None) -> dict[ClubMember, Division]:
    """Return the division each club member is listed in, the lowest where there are several.

    Those of some clubs, or of all.
    """
    lowest: dict[ClubMember, Division] = {}
    for team, entries in world.lists.items():
        division, club = world.division_of(team), world.teams[team].club
        if clubs is not None and club not in clubs:
            continue
        for entry in entries:
            known = lowest.get((club, entry.ident))
            if known is None or division.level > known.level:
                lowest[club, entry.ident] = division
    return lowest


def external_games(world: World, book: RuleBook) -> dict[str, list[tuple[date, Division]]]:
    """Return the games in higher divisions outside the file, by pass number."""
    games: dict[str, list[tuple[date, Division]]] = {}
    for game in world.season.external_games:
        games.setdefault(game.ident, []).append((game.day, book.divisions[game.division]))
    return games


def _national_front(world: World, book: RuleBook) -> frozenset[str]:
    day, year = world.first_day, closing_year(world.season.name)
    lists: dict[tuple[str, str], list[str]] = {}
    for entry in sorted(world.season.national_squads, key=lambda entry: entry.place):
        lists.setdefault((entry.club, entry.division), []).append(entry.ident)
    front: set[str] = set()
    for (club, division), idents in lists.items():
        members = [
            Member(world.players[ident], world.registrations.get((club, ident), ()))
            for ident in idents
        ]
        front.update(
            book.national_front(members, book.divisions[division], day, year, book.on(day))
        )
    return frozenset(front)


@dataclass(frozen=True, slots=True)
class Squads:
    """The lists of a season."""

    members: dict[str, tuple[Member, ...]]
    """Every team's members in the order that counts."""
    lists: dict[str, ListJudgement]
    known: Known
    """What was known before, with whom the lists hold in front."""


def squads(
    world: World,
    book: RuleBook,
    known: Known,
    rulings: Mapping[str, Sequence[Ruling]],
    *,
    clubs: Iterable[str] | None = None,
) -> Squads:
    """Judge lists of some clubs or of all, highest first: whom one holds in front counts below."""
    asked = set(world.teams_of if clubs is None else clubs)
    fronts = {who: front for who, front in known.fronts.items() if who[0] not in asked}
    found = Squads({}, {}, known := replace(known, fronts=fronts))
    for club, teams in [one for one in world.teams_of.items() if one[0] in asked]:
        players = _players_of(world, club, known)
        higher: list[tuple[Division, tuple[str, ...]]] = []
        for team in sorted(teams, key=lambda team: world.divisions[team.division].level):
            here = world.divisions[team.division]
            taken = frozenset(one for above, front in higher if here.below(above) for one in front)
            facts = _list_facts(world, team, known, players.values(), taken)
            day = facts.day or world.first_day
            found.lists[team.id] = judged = judge_list(book, facts, day, rulings.get(team.id, ()))
            found.members[team.id] = _in_order(facts, judged)
            higher.append((here, judged.order.front))
            for ident, front in _fronts(world, book, judged):
                fronts[club, ident] = (*fronts.get((club, ident), ()), front)
                if ident in players:
                    players[ident] = member(world, club, ident, known)
    return found


def _fronts(world: World, book: RuleBook, judged: ListJudgement) -> Iterator[tuple[str, Front]]:
    """Yield whom a list holds in front, and from when: late nominations change it."""
    facts, here = judged.facts, judged.facts.division
    values = book.on(facts.day or world.first_day)
    days = sorted({one.nominated for one in facts.members if one.nominated is not None})
    for since, until in pairwise([date.min, *days, None]):
        if since is None:
            continue
        named = [one for one in facts.members if one.nominated is None or one.nominated <= since]
        order = judged.order
        if len(named) < len(facts.members):
            order = book.list_order(replace(facts, members=tuple(named)), values)
        for ident in order.front:
            yield ident, Front(here.name, here.level, here.district, since, until)


def _in_order(facts: ListFacts, judged: ListJudgement) -> tuple[Member, ...]:
    if judged.order.order == tuple(entry.ident for entry in facts.members):
        return facts.members
    known = {entry.ident: entry for entry in (*(facts.club_players or ()), *facts.members)}
    return tuple(
        replace(known[ident], place=place) for place, ident in enumerate(judged.order.order, 1)
    )


def _list_facts(
    world: World, team: Team, known: Known, players: Iterable[Member], taken: frozenset[str]
) -> ListFacts:
    division = world.divisions[team.division]
    entries = world.lists.get(team.id, ())
    others = [other for other in world.teams_of[team.club] if other.id != team.id]
    return ListFacts(
        division=division,
        season_year=closing_year(world.season.name),
        members=tuple(member(world, team.club, one.ident, known, one) for one in entries),
        submitted=team.list_submitted,
        draw=division.draw,
        lower={
            other.division: tuple(entry.ident for entry in world.lists.get(other.id, ()))
            for other in others
            if world.divisions[other.division].below(division)
        },
        club_players=tuple(players) if team.list_submitted else None,
        taken=taken,
        day=division.draw,
        siblings={
            entry.ident: other.id
            for other in others
            if other.division == division.id
            for entry in world.lists.get(other.id, ())
        },
        youth_boards_elsewhere=_youth_boards_of(world, [team.id])
        & _youth_boards_of(world, [other.id for other in others]),
        begins=world.begins.get(division.id),
        school=world.schools.school(team.club) if world.schools else None,
        school_team=world.schools.team(team.id) if world.schools else None,
        pupils=world.schools.schoolings(one.ident for one in entries) if world.schools else {},
        other_teams={
            entry.ident: other.name for other in others for entry in world.lists.get(other.id, ())
        },
    )


def _youth_boards_of(world: World, teams: Iterable[str]) -> frozenset[str]:
    """Return whom these teams' lists name for a youth board."""
    return frozenset(
        entry.ident for team in teams for entry in world.lists.get(team, ()) if entry.youth_board
    )


def _players_of(world: World, club: str, known: Known) -> dict[str, Member]:
    """Return by pass number all whom a club may field at the beginning of the season."""
    return {
        ident: member(world, club, ident, known)
        for ident in sorted(world.registered.get(club, ()))
        if any(entry.in_force(world.first_day) for entry in world.registrations[club, ident])
    }
