"""Timetables as people write them."""

import pytest

from league.services.events.timetables import read_timetable
from league.views.papers_events import TimetableDay

DAY = TimetableDay("Dienstag", (("12:00 - 13:00 Uhr", "Registrierung (bis: 13:00 Uhr)"),))


@pytest.mark.parametrize(
    ("text", "days"),
    [
        ("", ()),
        ("Nach Absprache.\nKeine Uhrzeit: offen", ()),
        ("Dienstag\n12:00 - 13:00 Uhr: Registrierung (bis: 13:00 Uhr)", (DAY,)),
        ("14.00: Runde", (TimetableDay("", (("14.00", "Runde"),)),)),
        (
            "Samstag\nca. 13:30 Uhr: Ehrung\n\nÄnderungen vorbehalten!",
            (
                TimetableDay("Samstag", (("ca. 13:30 Uhr", "Ehrung"),)),
                TimetableDay("Änderungen vorbehalten!", ()),
            ),
        ),
    ],
)
def test_days_with_their_hours(text: str, days: tuple[TimetableDay, ...]) -> None:
    assert read_timetable(text) == days
