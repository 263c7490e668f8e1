"""Events by keys: from the Ausschreibung to the champion."""

from datetime import date
from pathlib import Path

import pytest

from league.facts.actors import official
from league.facts.events import Announcement, EventFile
from league.services.events import records
from league.services.session import transactions
from tests.worlds.tui_season import back_on, gone_to, opened, press, season_file, sees
from tui.dialogs.explain import ExplainDialog
from tui.dialogs.form import FormDialog
from tui.pages.events.event import EventPage
from tui.pages.events.events import EventsPage
from tui.pages.people.player import PlayerScreen

TODAY = date(2012, 2, 17)

pytestmark = pytest.mark.usefixtures("quick")


@pytest.fixture(autouse=True)
def on_that_day(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("league.clock.today", lambda _zone=None: TODAY)


def youths(path: Path) -> list[str]:
    """Return pass numbers of three who are young enough for U18 in 2012 (born 1994 or later)."""
    transactions.open_file(path)
    season = transactions.load()[0]
    transactions.close_file()
    return [one.ident for one in season.players if one.born and one.born.year >= 1994][:3]


def issued(path: Path, entered: list[str]) -> None:
    """Put an event on file whose Ausschreibung is out, with entries."""
    transactions.open_file(path)
    day = date(2012, 3, 3)
    said = Announcement(
        "U18 championship", "Verband", "U18", date(2012, 2, 20), 1000, 0, "Graz", (day,), "90",
        "First", "Cups", "TUWO",
    )  # fmt: skip
    records.create_event(None, EventFile("u18", "U18", 2012, day, said), actor=official("Official"))
    records.issue_event(None, "u18", date(2012, 1, 10), actor=official("Official"))
    for ident in entered:
        records.enter(None, "u18", ident, TODAY, actor=official("Official"))
    transactions.close_file()


async def test_an_event_from_the_ausschreibung_to_the_champion(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    young = youths(path)
    async with opened(path, (120, 40)) as (app, pilot):
        await gone_to(app, pilot, EventsPage())
        await sees(app, pilot, "No event is on file: n makes one.")
        await press(app, pilot, "n", *"u18", "tab")
        form = app.screen
        assert isinstance(form, FormDialog)
        while form.answers["kind"] != "U18":
            await press(app, pilot, "right")
        await press(app, pilot, "tab", *"3.3.2012", "tab", *"U18 championship")
        await sees(app, pilot, "u18 is on file; it begins on 3 Mar 2012.")
        await press(app, pilot, "f2")
        await back_on(app, pilot, EventsPage)
        # 12 parts, of which name and dates are there.
        await sees(app, pilot, "✎ draft (10)")
        await press(app, pilot, "enter")
        assert isinstance(app.screen, EventPage)
        await sees(app, pilot, "10 parts are lacking")
        await press(app, pilot, "i")
        await sees(app, pilot, "The Ausschreibung cannot be issued.")
        await press(app, pilot, "escape", "f", "tab", *"Verband", "tab", *"U18", "tab")
        await press(app, pilot, *"20.2.2012", "tab", *"10", "tab", *"0", "tab", *"Graz", "tab")
        await press(app, pilot, "tab", *"90", "tab", *"First", "tab", *"Cups")
        await sees(app, pilot, "It is complete and may go out.")
        await press(app, pilot, "f2")
        await back_on(app, pilot, EventPage)
        # Entries close on the 20th.
        await sees(app, pilot, "by 20 Feb 2012  3 days left")
        await press(app, pilot, "i", "f2")
        await back_on(app, pilot, EventPage)
        await sees(app, pilot, "The Ausschreibung went out on 17 Feb 2012.")
        for ident in young:
            await press(app, pilot, "e", *ident)
            await sees(app, pilot, "Place")
            await press(app, pilot, "f2")
            await back_on(app, pilot, EventPage)


async def test_entries_places_ranking_and_title(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    young = youths(path)
    issued(path, young)
    async with opened(path, (120, 40)) as (app, pilot):
        await gone_to(app, pilot, EventsPage())
        await press(app, pilot, "enter")
        await press(app, pilot, "2", "question_mark")
        assert isinstance(app.screen, ExplainDialog)
        await sees(app, pilot, "§ 10.III.4.c")
        await press(app, pilot, "escape", "w", "f2")
        await back_on(app, pilot, EventPage)
        page = app.screen
        assert isinstance(page, EventPage)
        assert [one.ident for one in page.view.entries] == young[1:]
        await press(app, pilot, "u", "tab", *"2")
        await sees(app, pilot, "TUWO § 10.III.4.a")
        await press(app, pilot, "f2")
        await back_on(app, pilot, EventPage)
        assert page.view.view.file.earlier == {"last": (young[2],)}
        await press(app, pilot, "r", *"2 1", "f2")
        await back_on(app, pilot, EventPage)
        assert page.view.view.file.ranking == (young[2], young[1])
        await sees(app, pilot, "★ Steirischer Jugend-Landesmeister")
        await press(app, pilot, "3", "enter")
        assert isinstance(app.screen, PlayerScreen)
        await press(app, pilot, "escape", "escape")
        await sees(app, pilot, "✔ played")


async def test_who_is_too_old_needs_a_reason(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    issued(path, [])
    transactions.open_file(path)
    people = transactions.load()[0].players
    transactions.close_file()
    old = next(one.ident for one in people if one.born and one.born.year < 1990)
    async with opened(path) as (app, pilot):
        await gone_to(app, pilot, EventPage("u18"))
        await press(app, pilot, "e", *old)
        await sees(app, pilot, "TUWO § 10.III.3")
        await press(app, pilot, "f2")
        assert isinstance(app.screen, FormDialog)
        await press(app, pilot, *"Wish of the executive", "f2")
        await back_on(app, pilot, EventPage)
        page = app.screen
        assert isinstance(page, EventPage)
        assert [(one.ident, one.place, one.against) for one in page.view.entries] == [
            (old, None, True)
        ]
        await sees(app, pilot, "Against entries")


async def test_an_event_becomes_a_tournament_with_all_who_have_a_place(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    young = youths(path)
    issued(path, young)
    async with opened(path) as (app, pilot):
        await gone_to(app, pilot, EventPage("u18"))
        await press(app, pilot, "t", "tab", "right", "tab", *"1", "f2")
        await back_on(app, pilot, EventPage)
        page = app.screen
        assert isinstance(page, EventPage)
        assert page.view.tournament == "u18"
        await press(app, pilot, "t")
        await sees(app, pilot, "give pairing numbers")
