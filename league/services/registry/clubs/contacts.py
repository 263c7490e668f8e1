"""How clubs, teams and the federation are reached, as the office's pages show it."""

from league.facts.contacts import TeamContact
from league.services.session.contacts import club_office, federation_office, team_offices
from league.services.session.desk import Desk
from league.services.words.searching import alphabetical
from league.views.contacts import ClubContacts, FederationContacts, Official, ReachedTeam


def club_contacts(desk: Desk, club: str) -> ClubContacts:
    """Return a club's data. Raises NotFoundError, StorageError."""
    known, offices = desk.club(club), team_offices(desk.season.name)
    teams = tuple(
        ReachedTeam(
            one, desk.world.divisions[one.division].name, offices.get(one.id, TeamContact())
        )
        for one in desk.world.teams_of.get(club, ())
    )
    return ClubContacts(known, club_office(desk.season.federation, club), teams)


def federation_contacts(desk: Desk) -> FederationContacts:
    """Return letterhead and officials of the season's federation. Raises StorageError."""
    office = federation_office(desk.season.federation)
    names = {one.id: one.name for one in desk.season.divisions}
    officials = tuple(
        Official(one, names.get(one.division, one.division)) for one in office.officers
    )
    clubs = sorted(desk.season.clubs, key=lambda one: (alphabetical(one.name), one.id))
    return FederationContacts(office, officials, tuple((one.id, one.name) for one in clubs))
