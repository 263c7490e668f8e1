"""Everything that is shown of a club: teams and fees, findings of its matches, its papers."""

from datetime import date

from league.services.lists.club_views import club_view
from league.services.matches.club_findings import match_findings
from league.services.registry.club_papers import club_papers
from league.services.session.desk import Desk
from league.views.clubs import ClubDesk


def club_desk(desk: Desk, club: str, today: date) -> ClubDesk:
    """Return a club's page as of a day. Raises NotFoundError, StorageError."""
    return ClubDesk(
        club_view(desk, club), club_papers(desk, club, today), match_findings(desk, club)
    )
