"""Whom one writes to and in whose name, and which rounds may stand on paper: as it is on record."""

from collections.abc import Mapping
from dataclasses import dataclass

from league.facts.clubs import Team
from league.facts.contacts import ClubContact, FederationContact, MatchContact, TeamContact
from league.facts.seasons import MatchKey, key_text
from league.record_kinds import (
    CLUB_OFFICE,
    FEDERATION_OFFICE,
    MATCH_OFFICE,
    ROUND_STATE,
    TEAM_OFFICE,
)
from league.services.session.cache import cached
from league.services.session.desk import Desk
from league.services.session.records import recorded, recorded_one

_PLAIN_CLUB, _PLAIN_MATCH, _PLAIN_TEAM = ClubContact(), MatchContact(), TeamContact()


@dataclass(frozen=True, slots=True)
class Offices:
    """All that papers of a season ask about offices and drafts, read once for all of them."""

    federation: FederationContact
    clubs: Mapping[str, ClubContact]
    """By club, as the next two, where anything is known."""
    teams: Mapping[str, TeamContact]
    matches: Mapping[str, MatchContact]
    """By the text of a match's key."""
    held_back: frozenset[tuple[str, int]]
    """Division and number of the rounds that are on no paper and no calendar yet."""

    def team(self, team: str) -> TeamContact:
        """Return who speaks for a team besides its captain."""
        return self.teams.get(team, _PLAIN_TEAM)

    def match(self, match: MatchKey) -> MatchContact:
        """Return what is known of a match besides its result."""
        return self.matches.get(key_text(match), _PLAIN_MATCH)

    def venue(self, match: MatchKey, home: Team) -> str:
        """Return where a match is: as set for it, else where the home team or its club plays.

        Empty = nobody said.
        """
        club = self.clubs.get(home.club, _PLAIN_CLUB)
        return self.match(match).venue or home.venue or club.venue


def offices_of(desk: Desk) -> Offices:
    """Return the offices as they were when the desk was opened or changed last.

    Raises StorageError, as all of these.
    """

    def read() -> Offices:
        season, federation = desk.season.name, desk.season.federation
        return Offices(
            federation_office(federation),
            club_offices(federation),
            team_offices(season),
            match_offices(season),
            held_back(season),
        )

    return cached("offices", desk.judgement, (desk.last_step,), read)


def federation_office(federation: str) -> FederationContact:
    """Return a federation's letterhead; only its name when nothing else is on record."""
    return recorded_one(None, FEDERATION_OFFICE, federation) or FederationContact(federation)


def club_office(federation: str, club: str) -> ClubContact:
    """Return how a club is reached."""
    return recorded_one(None, CLUB_OFFICE, club_key(federation, club)) or _PLAIN_CLUB


def club_offices(federation: str) -> dict[str, ClubContact]:
    """Return by club how the clubs of a federation are reached, where anything is known."""
    places = ((key.rpartition("/"), one) for key, one in recorded(None, CLUB_OFFICE).items())
    return {club: one for (whose, _slash, club), one in places if whose == federation}


def club_key(federation: str, club: str) -> str:
    """Return under what a club's office is recorded."""
    return f"{federation}/{club}"


def team_offices(season: str) -> dict[str, TeamContact]:
    """Return by team who speaks for it besides its captain."""
    return recorded(season, TEAM_OFFICE)


def match_office(season: str, match: MatchKey) -> MatchContact:
    """Return what is known of a match besides its result."""
    return recorded_one(season, MATCH_OFFICE, key_text(match)) or _PLAIN_MATCH


def match_offices(season: str) -> dict[str, MatchContact]:
    """Return the same of all matches by the text of their key."""
    return recorded(season, MATCH_OFFICE)


def held_back(season: str) -> frozenset[tuple[str, int]]:
    """Return division and number of the rounds that are on no paper and no calendar yet."""
    states = recorded(season, ROUND_STATE).values()
    return frozenset((one.division, one.round) for one in states if not one.published)
