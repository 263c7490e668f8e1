"""Players who join a Kader list after it was handed in."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import date

from league.errors import InputError
from league.facts.actors import Actor, Right
from league.facts.clubs import Team
from league.facts.divisions import NOTHING_AGREED
from league.facts.lists import ListFacts
from league.facts.registrations import Kind
from league.facts.seasons import Season
from league.facts.squads import Member, SquadEntry
from league.facts.steps import StepKind
from league.facts.transfers import Nomination
from league.facts.world import World, look_up
from league.judging.members import member, squads, standing_of
from league.language import _
from league.outcomes.rights import Eligibility
from league.record_kinds import APPLICATION
from league.rulebook import RuleBook, has_rule
from league.rulebook.topics import Topic
from league.rulebooks import load
from league.services.lists.handed_in import with_list
from league.services.session import checks
from league.services.session.records import agreed, recorded_one
from league.services.session.season_changes import change_season
from league.services.session.transactions import scope_in, transaction
from league.storage.seasons import load_season
from league.views.clubs import Nominated


def nominate(
    season: str | None,
    team: str,
    ident: str,
    confirmed: date,
    *,
    actor: Actor,
    informed: date | None = None,
    place: int | None = None,
    despite: str = "",
) -> Nominated:
    """Nominate a player late and return his place and first day.

    ``informed`` is the day on which the division's clubs were told, by default ``confirmed``.
    Raises InputError when he is listed, for days out of season or a place that is none, where
    nobody may join a list late, and for findings unless ``despite`` says why it is stored all the
    same; NotFoundError, RuleBookError, StorageError.
    """

    def judge(book: RuleBook, facts: Nomination) -> Eligibility:
        closed, values = book.lists.closed, book.on(confirmed)
        if has_rule(closed) and (against := closed(facts, values)):
            raise InputError("\n".join(checks.sentences(book, [against])))
        found: Eligibility = book.lists.nominate_late(facts, values)
        checks.refuse(book, found.findings, despite)
        return found

    with transaction(actor, Right.LISTS, scope_in(season, team=team)):
        days = (confirmed, informed or confirmed)
        return _nominated(season, team, ident, days, place, judge, actor, despite)


def append_youth(
    season: str | None, team: str, ident: str, day: date, *, actor: Actor
) -> Nominated:
    """Append a domestic U18 to the end of a list: no vote, no number, no waiting time.

    Raises InputError when he is no such youth or the order would not hold, NotFoundError,
    RuleBookError, StorageError.
    """

    def judge(book: RuleBook, facts: Nomination) -> Eligibility:
        found: Eligibility = book.lists.nominate_late(replace(facts, decided=None), book.on(day))
        if any(one.rule == book.topic(Topic.LATE_NOMINATION) for one in found.findings):
            sentence = _(
                "{ident} cannot be appended on {day}: only a domestic youth may, where the order"
                " allows it{cited}."
            )
            raise checks.refused(book, Topic.APPENDED_YOUTH, sentence, ident=ident, day=day)
        checks.refuse(book, found.findings)
        return found

    with transaction(actor, Right.LISTS, scope_in(season, team=team)):
        return _nominated(season, team, ident, (day, day), None, judge, actor, "")


def _nominated(
    season: str | None,
    team: str,
    ident: str,
    days: tuple[date, date],
    place: int | None,
    judge: Callable[[RuleBook, Nomination], Eligibility],
    actor: Actor,
    why: str,
) -> Nominated:
    before = load_season(season)
    book, facts = load(before.rulebook), _nomination(before, team, ident, days, place)
    placed = book.lists.nominate_late(facts, book.on(days[0]))
    position = placed.position or len(facts.members) + 1
    after = _inserted(before, SquadEntry(team, position, ident, max(days)))
    found = judge(book, replace(facts, listed=_list_with_him(after, team)))
    change_season(before, after, StepKind.NOMINATION, f"{team} · {ident}", actor=actor, why=why)
    first = found.eligible_from or max(days)
    return Nominated(team, ident, position, first, tuple(found.findings))


def _inserted(season: Season, entry: SquadEntry) -> Season:
    entries = list(look_up(season).lists.get(entry.team, ()))
    entries.insert(entry.place - 1, entry)
    ranked = [replace(one, place=at) for at, one in enumerate(entries, 1)]
    return with_list(season, entry.team, ranked)


def _list_with_him(season: Season, team: str) -> ListFacts:
    world, book = look_up(season), load(season.rulebook)
    club = world.teams[team].club
    alone = replace(world, teams_of={club: world.teams_of[club]})
    return squads(alone, book, standing_of(world, book, frozenset()), {}).lists[team].facts


def _elsewhere(
    world: World, club: str, ident: str, day: date
) -> tuple[tuple[str, Kind | None], ...]:
    """Return the other clubs' teams that list him, unless their club has let him go."""
    found: list[tuple[str, Kind | None]] = []
    for id, entries in world.lists.items():
        team = world.teams[id]
        if team.club == club or all(one.ident != ident for one in entries):
            continue
        held = world.registrations.get((team.club, ident), ())
        if not held:
            found.append((team.name, None))
        found += [
            (team.name, one.kind)
            for one in held[-1:]
            if one.deregistered is None or one.deregistered > day
        ]
    return tuple(found)


def _nomination(
    season: Season, team: str, ident: str, days: tuple[date, date], place: int | None
) -> Nomination:
    found = checks.known_team(season, team)
    checks.known_player(season, ident)
    for day in days:
        checks.in_season(season, day, Topic.LATE_NOMINATION)
    world, book = look_up(season), load(season.rulebook)
    entries = world.lists.get(team, ())
    _check_place(found, entries, ident, place)
    division, year = world.division_of(team), checks.season_year(season)
    members, count = _members(world, book, team), book.lists.nominations_used
    return Nomination(
        division=division,
        season_year=year,
        members=members,
        player=member(world, found.club, ident, standing_of(world, book, frozenset())),
        confirmed=days[0],
        informed=days[1],
        place=place,
        decided=division.late_nominations,
        used=count(members, days[0], year, book.on(days[0])) if has_rule(count) else 0,
        wait=agreed(season.name).get(division.id, NOTHING_AGREED).wait,
        elsewhere=_elsewhere(world, found.club, ident, days[0]),
        member_at_deadline=_was_member(world, book, found, ident, year),
        lowest_team=not any(
            world.divisions[other.division].below(division) for other in world.teams_of[found.club]
        ),
    )


def _check_place(team: Team, entries: Sequence[SquadEntry], ident: str, place: int | None) -> None:
    """Refuse who is listed already, and a place that is none. Raises InputError."""
    if any(entry.ident == ident for entry in entries):
        sentence = _("{ident} is on the list of {team} already.")
        raise InputError(sentence, ident=ident, team=team.name)
    if place is not None and not 1 <= place <= len(entries) + 1:
        sentence = _("Place {place} is none; the list of {team} has {number}.")
        raise InputError(sentence, place=place, team=team.name, number=len(entries))


def _was_member(world: World, book: RuleBook, team: Team, ident: str, year: int) -> bool:
    """Say whether he belonged to the club when its list was due.

    Who waited for his arrears then had not changed his club yet.
    """
    values = book.on(world.first_day)
    if not has_rule(book.lists.last_day):
        return False
    _rule, due = book.lists.last_day(world.divisions[team.division], year, values)
    mine = world.registrations.get((team.club, ident), ())
    asked = recorded_one(world.season.name, APPLICATION, f"{ident}/{team.club}")
    told = asked.transfer if asked else None
    changed = told.settled if told and told.in_arrears and told.settled else date.min
    return changed <= due and any(
        one.reported <= due and (one.deregistered is None or one.deregistered > due) for one in mine
    )


def _members(world: World, book: RuleBook, team: str) -> tuple[Member, ...]:
    known = standing_of(world, book, frozenset())
    club = world.teams[team].club
    return tuple(
        replace(member(world, club, one.ident, known), place=one.place, nominated=one.nominated)
        for one in world.lists.get(team, ())
    )
