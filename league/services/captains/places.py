"""Which matches are somebody's: what he cannot see he cannot tell from what does not exist."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime

from league.errors import NotFoundError
from league.facts.actors import Right, Scope
from league.facts.clubs import Team
from league.facts.matches import SIDES, Side
from league.facts.seasons import Fixture, MatchKey
from league.language import _
from league.services.captain_reports.known import local
from league.services.session.addresses import match_id
from league.services.session.contacts import offices_of
from league.services.session.desk import Desk
from league.services.session.match_times import starts_at
from league.views.captains import MatchHead


def teams_of(desk: Desk) -> list[Team]:
    """Return the teams that the desk's actor speaks for, or whose club he does."""
    narrow = [replace(one, match=None) for one in _narrow(desk)]
    # Hundreds of teams are none of his: those are told apart by what costs least.
    teams, clubs = {one.team for one in narrow}, {one.club for one in narrow if not one.team}
    known = desk.world.teams.values()
    near = [team for team in known if team.id in teams or None in clubs or team.club in clubs]
    return [team for team in near if any(one.covers(_scope(desk, team)) for one in narrow)]


def matches_of(desk: Desk) -> Iterator[tuple[Fixture, Side]]:
    """Yield the matches of the actor's teams with the team's side; both sides may be his."""
    narrow, mine = _narrow(desk), {team.id: team for team in teams_of(desk)}
    fixtures = [one for one in desk.season.fixtures if one.home in mine or one.away in mine]
    for fixture in fixtures:
        for side, id in zip(SIDES, (fixture.home, fixture.away), strict=True):
            if id in mine:
                scope = _scope(desk, mine[id], fixture.key)
                if any(one.covers(scope) for one in narrow):
                    yield fixture, side


def head(desk: Desk, match: str, side: str) -> MatchHead:
    """Return one of the actor's matches by its id and the side his team has in it.

    Raises NotFoundError in the same words for what does not exist and for what is not his.
    """
    for fixture, mine in matches_of(desk):
        if mine == side and match_id(desk.season.name, fixture.key) == match:
            return head_of(desk, fixture, mine)
    raise NotFoundError(_("There is no such match among yours."))


def head_of(desk: Desk, fixture: Fixture, side: Side) -> MatchHead:
    """Return how a match is told to one of its teams."""
    teams = desk.world.teams
    return MatchHead(
        id=match_id(desk.season.name, fixture.key),
        season=desk.season.name,
        key=fixture.key,
        side=side,
        division=desk.world.divisions[fixture.division].name,
        round=fixture.round,
        home=teams[fixture.home].name,
        away=teams[fixture.away].name,
        day=fixture.day,
        start=there(desk, starts_at(desk, fixture.key)),
        venue=offices_of(desk).venue(fixture.key, teams[fixture.home]),
        zone=desk.book.time_zone,
    )


def may(desk: Desk, head: MatchHead, right: Right) -> bool:
    """Say whether the actor has a right for the team in this match."""
    team = desk.team(head.key[2] if head.side is Side.HOME else head.key[3])
    return desk.actor.may(right, _scope(desk, team, head.key))


def there(desk: Desk, moment: datetime | None) -> datetime | None:
    """Return a moment by the clocks of the federation; None stays None."""
    return None if moment is None else local(desk.book, moment)


def _scope(desk: Desk, team: Team, match: MatchKey | None = None) -> Scope:
    return Scope(desk.season.name, team.division, team.club, team.id, match)


def _narrow(desk: Desk) -> list[Scope]:
    """Return what the actor's rights are for where that is a team, a club or a match."""
    scopes = (one.scope for one in desk.actor.grants)
    return [one for one in scopes if one.team or one.club or one.match]
