"""In whose name papers speak."""

from league.language import pick
from league.services.session.contacts import offices_of
from league.services.session.desk import Desk
from league.views.season_papers import PaperHead


def head_of(desk: Desk) -> PaperHead:
    """Return the head of a season's papers. Raises StorageError."""
    return PaperHead(offices_of(desk).federation, desk.season.name, pick(desk.book.names))
