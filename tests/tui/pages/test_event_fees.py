"""What entries cost, on the page of an event."""

from datetime import date
from pathlib import Path

import pytest

from tests.worlds.desk_world import run
from tests.worlds.tui_season import back_on, gone_to, opened, press, sees
from tests.worlds.youth_world import ANNOUNCED, youth_federation
from tui.pages.events.event import EventPage

pytestmark = pytest.mark.usefixtures("quick")


@pytest.fixture(autouse=True)
def on_that_day(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("league.clock.today", lambda _zone=None: date(2026, 2, 5))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    found = youth_federation(tmp_path)
    for words in (
        *ANNOUNCED,
        ("event", "candidate", "u14", "101", "--region", "Pfalz", "--place", "1"),
        ("event", "enter", "u14", "101", "--date", "2026-02-01"),
        ("event", "enter", "u14", "102", "--date", "2026-02-01", "--replacement"),
    ):
        done = run("--db", found, "--by", "Anna", *words)
        assert done.exit_code == 0, done.output
    return found


async def test_19_1_an_entry_is_paid_by_keys(path: Path) -> None:
    async with opened(path, (160, 45)) as (app, pilot):
        await gone_to(app, pilot, EventPage("u14"))
        await sees(app, pilot, "Arndt Ada")
        await press(app, pilot, "3")
        await sees(app, pilot, "Who is qualified")
        await press(app, pilot, "4")
        await sees(app, pilot, "€240.00 are not paid; due by 5 Feb 2026.")
        await press(app, pilot, "p")
        await sees(app, pilot, "Payment for Arndt Ada in u14")
        await sees(app, pilot, "The entry counts.")
        await press(app, pilot, "f2")
        await back_on(app, pilot, EventPage)
        await sees(app, pilot, "Arndt Ada €240.00 €240.00 · counts")
        await press(app, pilot, "5")
        await sees(app, pilot, "SV Moseltal")


async def test_with_the_first_entry_come_the_fees(tmp_path: Path) -> None:
    """The parts of a page may become more while it stands."""
    path = youth_federation(tmp_path)
    for words in ANNOUNCED:
        assert run("--db", path, "--by", "Anna", *words).exit_code == 0
    async with opened(path, (160, 45)) as (app, pilot):
        await gone_to(app, pilot, EventPage("u14"))
        await sees(app, pilot, "4 Ranking")
        await press(app, pilot, "k", *"101", "down", *"pfalz", "down", "1")
        await sees(app, pilot, "Arndt Ada has a place (SJRP § 7.2).")
        await press(app, pilot, "f2")
        await back_on(app, pilot, EventPage)
        await press(app, pilot, "3", "b")
        await sees(app, pilot, "Arndt Ada gives the place in u14 back")
        await press(app, pilot, "escape", "e", *"101")
        await sees(app, pilot, "owes €240.00")
        await press(app, pilot, "f2")
        await back_on(app, pilot, EventPage)
        await sees(app, pilot, "6 Ranking")
        await press(app, pilot, "4")
        await sees(app, pilot, "€240.00 are not paid; due by 5 Feb 2026.")


async def test_the_first_regional_championship_says_what_is_on_file(path: Path) -> None:
    done = run("--db", path, "--by", "Anna", "event", "regional", "u14", "--date", "2026-01-10")
    assert "The first regional championship before u14 begins on 10 Jan 2026." in done.output
