"""In whose name papers speak."""

from league.language import pick
from league.services.session.desk import Desk
from league.services.session.offices import federation_office
from league.views.season_papers import PaperHead


def head_of(desk: Desk) -> PaperHead:
    """Return the head of a season's papers. Raises StorageError."""
    office = federation_office(desk.season.federation)
    return PaperHead(office, desk.season.name, pick(desk.book.names))
