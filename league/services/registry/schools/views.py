"""Teams of schools: who has a place in a group, and what stands against each list."""

from collections.abc import Iterator

from league.errors import InputError
from league.facts.clubs import Team
from league.facts.places import Candidate, Championship
from league.facts.schools import Schools
from league.facts.seasons import closing_year
from league.language import _
from league.outcomes.places import PlacesGiven
from league.services.session.checks import sentences
from league.services.session.desk import Desk
from league.views.schools import SchoolsView, SchoolTeamRow


def schools_view(desk: Desk, division: str) -> SchoolsView:
    """Return the teams of a group. Raises InputError for one that is no group of schools."""
    where, values = desk.division(division), desk.values(desk.world.first_day)
    if not desk.book.schools.plays(where, values):
        raise InputError(_("{division} is not for teams of schools."), division=where.name)
    given = places_in(desk, division)
    return SchoolsView(
        where.id, where.name, tuple(_rows(desk, _teams(desk, division), given)), given.open
    )


def places_in(desk: Desk, division: str) -> PlacesGiven:
    """Return which teams of a group have a place, and which may follow. Raises RuleBookError."""
    schools = desk.world.schools or Schools()
    candidates = tuple(
        Candidate(
            ident=team.id,
            name=team.name,
            region=schools.school(team.club).region,
            place=schools.team(team.id).place,
        )
        for team in _teams(desk, division)
    )
    year = closing_year(desk.season.name)
    found = Championship(desk.division(division), year, candidates)
    return desk.book.events.places(found, desk.values(desk.world.first_day))


def standing_words(desk: Desk, team: str, given: PlacesGiven) -> str:
    """Return whether a team has a place, in words."""
    rules = {one.ident: one.paragraph for one in given.qualified}
    if team in rules:
        return _("has a place ({rule})").format(rule=desk.book.cite(rules[team]))
    if team in given.following:
        return _("may follow as number {number}").format(number=given.following.index(team) + 1)
    return _("has no place")


def _teams(desk: Desk, division: str) -> list[Team]:
    return [one for one in desk.season.teams if one.division == division]


def _rows(desk: Desk, teams: list[Team], given: PlacesGiven) -> Iterator[SchoolTeamRow]:
    known = desk.world.schools or Schools()
    order = [*(one.ident for one in given.qualified), *given.following]
    ranked = sorted(teams, key=lambda one: order.index(one.id) if one.id in order else len(order))
    for team in ranked:
        school, told = known.school(team.club), known.team(team.id)
        judged = desk.judgement.lists[team.id]
        yield SchoolTeamRow(
            team=team.id,
            name=team.name,
            school=desk.club(team.club).name,
            kind=desk.book.meaning(school.kind) if school.kind else "",
            region=school.region,
            place=told.place,
            companion=told.companion,
            standing=standing_words(desk, team.id, given),
            players=len(judged.facts.members),
            findings=tuple(sentences(desk.book, judged.standing)),
        )
