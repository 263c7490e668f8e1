from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from icalendar import Calendar

from league.errors import InputError
from reports import document_ics
from reports.document import Appointment, Document
from tests.reports.documents import document_samples as samples

VIENNA = ZoneInfo("Europe/Vienna")


@pytest.fixture(autouse=True)
def _moment(monkeypatch: pytest.MonkeyPatch) -> None:
    """Written files are of 1 September 2011, 00:00 UTC: 15 218 days after 1970."""
    monkeypatch.setenv("SOURCE_DATE_EPOCH", str(15_218 * 86_400))


def test_an_appointment_is_read_by_calendars() -> None:
    made = Calendar.from_ical(document_ics.calendar([samples.season()]))
    match, whole = made.walk("VEVENT")
    assert match.decoded("dtstart") == datetime(2011, 10, 15, 14, 0, tzinfo=VIENNA)
    assert match.decoded("dtend") - match.decoded("dtstart") == timedelta(hours=6)
    assert str(match["summary"]) == "SK Almdorf 1 – SK Bachried 1; Landesliga, Runde 3"
    assert str(match["description"]) == "Runde 3\nHeimspiel"
    assert str(match["location"]) == "Gasthof zur Post, Hauptplatz 3"
    assert str(match["uid"]) == "match-7@spielleiter"
    assert whole.decoded("dtstart") == date(2012, 1, 6)
    assert whole.decoded("dtend") == date(2012, 1, 7)


def test_the_hours_are_of_the_zone_which_the_file_describes() -> None:
    """15 October 2011 is still summer time in Vienna: 14:00 there is 12:00 UTC."""
    text = document_ics.calendar([samples.season()]).decode()
    assert "DTSTART;TZID=Europe/Vienna:20111015T140000\r\n" in text
    assert "BEGIN:VTIMEZONE\r\nTZID:Europe/Vienna\r\n" in text
    start = Calendar.from_ical(text).walk("VEVENT")[0].decoded("dtstart")
    assert start.astimezone(UTC) == datetime(2011, 10, 15, 12, 0, tzinfo=UTC)


def test_a_change_counts_up() -> None:
    event = Calendar.from_ical(document_ics.calendar([samples.season()])).walk("VEVENT")[0]
    assert event["sequence"] == 3
    assert event.decoded("last-modified") == datetime(2011, 9, 2, 1, 0, tzinfo=UTC)
    assert event.decoded("dtstamp") == datetime(2011, 9, 1, tzinfo=UTC)


def test_signs_are_escaped_and_lines_folded() -> None:
    one = Appointment("1", "a;b,c\\d\x1b " + "ž" * 200, date(2011, 10, 15), words="x\ny")
    lines = document_ics.calendar([Document(title="T", appointments=(one,))]).split(b"\r\n")
    assert max(map(len, lines)) <= 75
    assert any(line.startswith(b"SUMMARY:a\\;b\\,c\\\\d") for line in lines)
    assert b"DESCRIPTION:x\\ny" in lines
    assert not any(b"\x1b" in line for line in lines)


def test_without_a_zone_the_hours_are_those_of_the_reader() -> None:
    document = Document(title="T", appointments=samples.season().appointments)
    assert b"DTSTART:20111015T140000\r\n" in document_ics.calendar([document])


def test_equal_documents_give_equal_bytes() -> None:
    assert document_ics.calendar([samples.season()]) == document_ics.calendar([samples.season()])


def test_a_calendar_without_entries_is_refused() -> None:
    with pytest.raises(InputError, match="There is no appointment"):
        document_ics.calendar([Document(title="T")])
