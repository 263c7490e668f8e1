"""Whom one writes to and in whose name, and which rounds may stand on paper: as it is on record."""

from league.facts.offices import ClubOffice, FederationOffice, MatchOffice, TeamOffice
from league.facts.seasons import MatchKey, key_text
from league.services.session.record_kinds import (
    CLUB_OFFICE,
    FEDERATION_OFFICE,
    MATCH_OFFICE,
    ROUND_STATE,
    TEAM_OFFICE,
)
from league.services.session.records import recorded, recorded_one

_PLAIN_CLUB, _PLAIN_MATCH = ClubOffice(), MatchOffice()


def federation_office(federation: str) -> FederationOffice:
    """Return a federation's letterhead; only its name when nothing else is on record.

    Raises StorageError, as all of these.
    """
    return recorded_one(None, FEDERATION_OFFICE, federation) or FederationOffice(federation)


def club_office(federation: str, club: str) -> ClubOffice:
    """Return how a club is reached."""
    return recorded_one(None, CLUB_OFFICE, club_key(federation, club)) or _PLAIN_CLUB


def club_offices(federation: str) -> dict[str, ClubOffice]:
    """Return by club how the clubs of a federation are reached, where anything is known."""
    places = ((key.rpartition("/"), one) for key, one in recorded(None, CLUB_OFFICE).items())
    return {club: one for (whose, _slash, club), one in places if whose == federation}


def club_key(federation: str, club: str) -> str:
    """Return under what a club's office is recorded."""
    return f"{federation}/{club}"


def team_offices(season: str) -> dict[str, TeamOffice]:
    """Return by team who speaks for it besides its captain."""
    return recorded(season, TEAM_OFFICE)


def match_office(season: str, match: MatchKey) -> MatchOffice:
    """Return what is known of a match besides its result."""
    return recorded_one(season, MATCH_OFFICE, key_text(match)) or _PLAIN_MATCH


def match_offices(season: str) -> dict[str, MatchOffice]:
    """Return the same of all matches by the text of their key."""
    return recorded(season, MATCH_OFFICE)


def held_back(season: str) -> frozenset[tuple[str, int]]:
    """Return division and number of the rounds that are on no paper and no calendar yet."""
    states = recorded(season, ROUND_STATE).values()
    return frozenset((one.division, one.round) for one in states if not one.published)
