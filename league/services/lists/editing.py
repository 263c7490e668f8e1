"""A Kader list while it is being put together: judged as it stands, and who could join it."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from datetime import date

from league.errors import NotFoundError
from league.facts.squads import SquadEntry
from league.judging import Judging
from league.judging.members import member, squads
from league.language import _
from league.rulebook import has_rule
from league.services.lists.club_views import team_view
from league.services.session.desk import Desk
from league.views.clubs import TeamView
from league.views.matches import SquadRow


def preview_list(
    desk: Desk, team: str, idents: Sequence[str], youth: Collection[str] = ()
) -> TeamView:
    """Return a team's list as it would be judged in this order; nothing is stored.

    ``youth`` are the pass numbers named for the youth board. The lines stand in the order given.
    Raises NotFoundError for a team or player nobody knows.
    """
    found = desk.team(team)
    for ident in idents:
        if ident not in desk.world.players:
            sentence = _("No player of {season} has the pass number {ident}.")
            raise NotFoundError(sentence, season=desk.season.name, ident=ident)
    # The season with this list in it, and only this club's teams to judge.
    teams = desk.world.teams_of[found.club]
    lists = {one.id: desk.world.lists.get(one.id, ()) for one in teams}
    lists[team] = _entries(desk, team, idents, youth)
    world = replace(desk.world, lists=lists, teams_of={found.club: teams})
    mine = {team: [ruling for ruling in desk.rulings if ruling.team == team]}
    judged = squads(world, desk.book, desk.judgement.known, mine).lists[team]
    members = {team: judged.facts.members}
    tried = replace(desk.judgement, world=world, lists={team: judged}, squads=members)
    return team_view(replace(desk, judging=Judging.of(tried)), found)


def expected_postmark(desk: Desk, team: str) -> date | None:
    """Return the postmark of the list before, where one that takes its place may have the same.

    None where there is none, and once what comes today counts for nothing.
    """
    found, ask = desk.team(team), desk.book.lists.comes_too_late
    begins = desk.world.begins.get(found.division)
    if begins is not None and has_rule(ask):
        played = any(key[0] == found.division for key in desk.world.boards)
        division, values = desk.division(found.division), desk.values(desk.today)
        if ask(division, desk.today, begins, played, values):
            return None
    return found.list_submitted


def _entries(
    desk: Desk, team: str, idents: Sequence[str], youth: Collection[str]
) -> tuple[SquadEntry, ...]:
    late = {one.ident: one.nominated for one in desk.world.lists.get(team, ())}
    return tuple(
        SquadEntry(team, place, ident, late.get(ident), ident in youth)
        for place, ident in enumerate(idents, 1)
    )


def club_players(desk: Desk, team: str, without: Collection[str] = ()) -> list[SquadRow]:
    """Return who could join a team's list: the club's registered players, strongest first.

    Of a school all its pupils on file. ``place`` is None; ``remark`` names the club's other lists
    he is on. Raises NotFoundError.
    """
    club = desk.team(team).club
    members = [one for one in desk.world.registered.get(club, ()) if _registered(desk, club, one)]
    schools = desk.world.schools
    known_there = schools.pupils.values() if schools else ()
    pupils = (one.ident for one in known_there if one.school == club)
    known = dict.fromkeys((*members, *pupils))
    rows = [_row(desk, team, ident) for ident in known if ident not in without]
    return sorted(rows, key=lambda row: (-(row.rating or 0), row.name))


def _registered(desk: Desk, club: str, ident: str) -> bool:
    return any(one.deregistered is None for one in desk.world.registrations[club, ident])


def _row(desk: Desk, team: str, ident: str) -> SquadRow:
    club, world = desk.team(team).club, desk.world
    person = member(world, club, ident, desk.judgement.known)
    day = desk.judgement.lists[team].facts.day or desk.season.list_date
    year = desk.judgement.lists[team].facts.season_year
    elsewhere = [
        f"{entry.place}. {world.divisions[other.division].name}"
        for other in world.teams_of[club]
        if other.id != team
        for entry in world.lists.get(other.id, ())
        if entry.ident == ident
    ]
    return SquadRow(
        ident=ident,
        name=person.player.name,
        rating=person.player.rating,
        place=None,
        marks=desk.book.marks(person, day, year, desk.values(day)),
        eligible=True,
        remark=" · ".join(elsewhere),
    )
