"""The day it is, by the time zone of a rule book."""

from datetime import timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import pytest

from league.clock import today
from league.rulebooks import available, load


def test_i31_the_day_is_that_of_the_zone() -> None:
    # UTC+14 and UTC-12 are 26 hours apart: never the same day.
    assert timedelta(1) <= today("Pacific/Kiritimati") - today("Etc/GMT+12") <= timedelta(2)
    with pytest.raises(ZoneInfoNotFoundError):
        today("Europe/Nowhere")


def test_i31_every_book_names_the_zone_of_its_hours() -> None:
    zones = {id: load(id).time_zone for id in available()}
    assert zones == {"tuwo-stmk-2011": "Europe/Vienna", "sjrp-2025": "Europe/Berlin"}
    assert all(ZoneInfo(zone or "") for zone in zones.values())
