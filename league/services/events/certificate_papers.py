"""Who is honoured at the end of an event: the first of each group, with their titles."""

from collections.abc import Iterator

from league.facts.events import EventFile
from league.services.events.sheets import ranked_name
from league.services.events.views import clubs_of, event_of, titles_of
from league.services.session.desk import Desk
from league.services.session.paper_heads import head_of
from league.views.certificates import HONOURED, Certificate, EventCertificatesPaper


def event_certificates_paper(desk: Desk, event: str) -> EventCertificatesPaper:
    """Return who is honoured in an event that is over.

    Raises InputError when it has no final ranking yet, NotFoundError, StorageError.
    """
    file = event_of(desk.season, event)
    return EventCertificatesPaper(
        head=head_of(desk),
        name=file.announcement.name or desk.book.meaning(file.kind),
        venue=file.announcement.venue,
        day=max(file.announcement.dates, default=file.day),
        honoured=tuple(_honoured(desk, file)),
    )


def _honoured(desk: Desk, file: EventFile) -> Iterator[Certificate]:
    won = titles_of(desk.season, desk.book, file)
    titles = {ident: title for title, ident in won.more}
    if won.holder:
        titles[won.holder] = won.title
    clubs = clubs_of(desk.season, set(file.ranking))
    for group, ranked in (won.groups or {"": file.ranking}).items():
        for rank, ident in enumerate(ranked[:HONOURED], 1):
            club = desk.world.clubs[clubs[ident]].name if ident in clubs else ""
            title = titles.get(ident, "")
            yield Certificate(ranked_name(desk, ident), club, group, rank, title)
