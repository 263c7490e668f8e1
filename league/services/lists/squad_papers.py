"""The lists as they are sent to the clubs: who may be fielded, in which order; no birth dates."""

from collections.abc import Iterable, Iterator

from league.errors import RuleBookError
from league.facts.clubs import Team
from league.facts.people import AgeLimit, Player
from league.services.lists.order import order_notes
from league.services.session.checks import season_year
from league.services.session.desk import Desk, with_distinct_names
from league.services.session.paper_heads import head_of
from league.views.season_papers import ListedPlayer, ListedTeam, SquadsPaper

WORD = "squad_list"
"""Under this name a book says what it calls such a list."""
AGES = range(6, 27, 2)
"""The groups of youths that are printed, two years each: finer ones would tell the birth year."""


def team_paper(desk: Desk, team: str) -> SquadsPaper:
    """Return the list of one team. Raises NotFoundError, RuleBookError, StorageError."""
    found = desk.team(team)
    return _paper(desk, found.name, [found])


def division_paper(desk: Desk, division: str) -> SquadsPaper:
    """Return the lists of a division; raises as ``team_paper``."""
    found = desk.division(division)
    teams = [one for one in desk.season.teams if one.division == division]
    return _paper(desk, found.name, teams)


def club_paper(desk: Desk, club: str) -> SquadsPaper:
    """Return the lists of a club; raises as ``team_paper``."""
    return _paper(desk, desk.club(club).name, desk.world.teams_of.get(club, ()))


def season_paper(desk: Desk) -> SquadsPaper:
    """Return all lists, division by division; raises RuleBookError, StorageError."""
    teams = [
        team
        for division in desk.season.divisions
        for team in desk.season.teams
        if team.division == division.id
    ]
    return _paper(desk, "", teams)


def _paper(desk: Desk, about: str, teams: Iterable[Team]) -> SquadsPaper:
    groups = age_groups(desk)
    return SquadsPaper(
        head=head_of(desk),
        word=desk.book.meaning(WORD),
        about=about,
        rating_name=desk.book.rating_name,
        marks=tuple(desk.book.named("marks").items()),
        teams=tuple(_team(desk, team, groups) for team in with_distinct_names(teams)),
    )


def _team(desk: Desk, team: Team, groups: dict[str, AgeLimit]) -> ListedTeam:
    return ListedTeam(
        name=team.name,
        club=desk.world.clubs[team.club].name,
        division=desk.world.divisions[team.division].name,
        captain=team.captain or "",
        posted=team.list_submitted,
        players=tuple(_players(desk, team, groups)),
        notes=order_notes(desk, desk.judgement.lists[team.id]),
    )


def _players(desk: Desk, team: Team, groups: dict[str, AgeLimit]) -> Iterator[ListedPlayer]:
    facts = desk.judgement.lists[team.id].facts
    day = facts.day or desk.season.list_date
    values = desk.values(day)
    for number, member in enumerate(desk.judgement.squads[team.id], 1):
        yield ListedPlayer(
            place=member.place or number,
            ident=member.ident,
            name=member.player.name,
            rating=member.player.rating,
            marks=desk.book.marks(member, day, facts.season_year, values),
            age_group=age_group(member.player, groups),
            nominated=member.nominated,
        )


def age_groups(desk: Desk) -> dict[str, AgeLimit]:
    """Return those age groups of youths that the book knows, with their limits, youngest first."""
    year, values = season_year(desk.season), desk.values(desk.season.list_date)
    found: dict[str, AgeLimit] = {}
    for age in AGES:
        try:
            found[f"U{age}"] = desk.book.age_limit(f"U{age}", year, values)
        except RuleBookError:
            continue
    return found


def age_group(player: Player, groups: dict[str, AgeLimit]) -> str:
    """Return the youngest group a player belongs to; empty when he belongs to none."""
    mine = (name for name, limit in groups.items() if limit.admits(player.born, player.sex))
    return next(mine, "")
