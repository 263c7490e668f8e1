"""Appointments of documents as a calendar file (RFC 5545) that phones and mail programs read.

Hours are those of the wall in the documents' time zone, which the file describes; without one they
are those of wherever the reader is. An appointment keeps its name in the file when it moves.
"""

from collections.abc import Iterable
from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

from icalendar import Calendar, Event

from league import clock
from league.errors import InputError
from league.language import _
from reports.document import Appointment, Document
from reports.words import clean

_PROGRAM = "-//Spielleiter//Spielleiter//EN"
_YEAR = timedelta(days=366)


def calendar(documents: Iterable[Document]) -> bytes:
    """Return the file. Raises InputError when there is no appointment, as no calendar is empty."""
    made = Calendar()
    made.add("prodid", _PROGRAM)
    made.add("version", "2.0")
    days: list[date] = []
    for document in documents:
        if not days:
            made.add("x-wr-calname", clean(document.called))
        zone = ZoneInfo(document.zone) if document.zone else None
        for one in document.appointments:
            made.add_component(_event(one, zone))
            days.append(one.day)
    if not days:
        raise InputError(_("There is no appointment for a calendar; nothing was written."))
    made.add_missing_timezones(min(days) - _YEAR, max(days) + _YEAR)
    return bytes(made.to_ical())


def _event(one: Appointment, zone: ZoneInfo | None) -> Event:
    event = Event()
    event.add("uid", clean(one.uid))
    event.add("dtstamp", clock.written())
    event.add("sequence", one.changes)
    if one.changed is not None:
        event.add("last-modified", one.changed.astimezone(UTC))
    event.add("summary", clean(one.title))
    if one.cancelled:
        event.add("status", "CANCELLED")
        event.add("transp", "TRANSPARENT")
    if one.place:
        event.add("location", clean(one.place))
    if one.words:
        event.add("description", "\n".join(map(clean, one.words.split("\n"))))
    _add_times(event, one, zone)
    return event


def _add_times(event: Event, one: Appointment, zone: ZoneInfo | None) -> None:
    if one.start is None:
        event.add("dtstart", one.day)
        event.add("dtend", one.day + timedelta(days=1))
        return
    start = datetime.combine(one.day, one.start)
    event.add("dtstart", start.replace(tzinfo=zone))
    if one.hours:
        event.add("dtend", (start + timedelta(hours=one.hours)).replace(tzinfo=zone))
