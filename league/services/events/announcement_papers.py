"""The announcement of an event as it goes out; refused while it lacks anything."""

from league.facts.events import EventFile
from league.rulebook.topics import Topic
from league.services.events.sheets import parts_of
from league.services.events.views import event_of, events_of
from league.services.session.desk import Desk
from league.services.session.paper_heads import head_of
from league.views.season_papers import AnnouncementPaper


def announcement_paper(desk: Desk, event: str) -> AnnouncementPaper:
    """Return an event's announcement.

    Raises InputError that names each part it lacks, NotFoundError, RuleBookError, StorageError.
    """
    file = event_of(desk.season, event)
    desk.book.events.issue(file.announcement, desk.values(file.issued or file.day))
    return _paper(desk, file)


def issued_papers(desk: Desk) -> tuple[AnnouncementPaper, ...]:
    """Return the announcements that went out, by the day of the event. Raises StorageError."""
    files = [one for one in events_of(desk.season).values() if one.issued is not None]
    return tuple(_paper(desk, one) for one in sorted(files, key=lambda one: (one.day, one.id)))


def announcement_word(desk: Desk) -> str:
    """Return what the book calls an announcement; empty when it has no word of it."""
    rule = desk.book.topic(Topic.EVENT)
    return desk.book.paragraph(rule).title if rule else ""


def _paper(desk: Desk, file: EventFile) -> AnnouncementPaper:
    return AnnouncementPaper(
        head=head_of(desk),
        word=announcement_word(desk),
        citation=desk.book.cite(desk.book.topic(Topic.EVENT)),
        file=file,
        kind=desk.book.meaning(file.kind),
        parts=tuple(parts_of(desk, file)),
    )
