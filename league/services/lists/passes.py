"""The passes that a club shows before a match: who its players are and by what right they play."""

from league.facts.clubs import Team
from league.facts.squads import Member
from league.language import pick
from league.rulebook.topics import Topic
from league.services.session.checks import season_year
from league.services.session.desk import Desk
from league.views.papers_matches import PassList, PassRow, TeamPasses


def team_passes(desk: Desk, team: str) -> PassList:
    """Return the passes of a team's list. Raises NotFoundError, InputError."""
    found = desk.team(team)
    return _passes(desk, found.club, (found,))


def club_passes(desk: Desk, club: str) -> PassList:
    """Return the passes of all lists of a club. Raises NotFoundError, InputError."""
    return _passes(desk, desk.club(club).id, tuple(desk.world.teams_of.get(club, ())))


def _passes(desk: Desk, club: str, teams: tuple[Team, ...]) -> PassList:
    rule = desk.book.topic(Topic.PASSES)
    says = f"{pick(desk.book.paragraph(rule).says)} ({desk.book.cite(rule)})" if rule else ""
    return PassList(
        federation=desk.season.federation,
        season=desk.season.name,
        club=desk.club(club).name,
        teams=tuple(_team(desk, team) for team in teams),
        says=says,
    )


def _team(desk: Desk, team: Team) -> TeamPasses:
    rows = tuple(_row(desk, member) for member in desk.judgement.squads.get(team.id, ()))
    return TeamPasses(team.name, desk.division(team.division).name, rows)


def _row(desk: Desk, member: Member) -> PassRow:
    """Return a pass as of the day of the season's rating list, or as registered last."""
    day, year = desk.season.list_date, season_year(desk.season)
    registration = member.registration(day)
    kind = registration.kind if registration else None
    return PassRow(
        place=member.place,
        ident=member.ident,
        name=member.player.name,
        born=member.player.born,
        kind=desk.book.named("kinds").get(kind, kind) if kind else "",
        marks=desk.book.marks(member, day, year, desk.values(day)),
        since=registration.begins() if registration else None,
    )
