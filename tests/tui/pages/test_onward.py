"""Who goes on from a championship, by keys."""

from datetime import date
from pathlib import Path

import pytest

from league.facts.actors import official
from league.services.events import records
from league.services.session import transactions
from tests.worlds.champions_world import champions
from tests.worlds.tui_season import back_on, gone_to, opened, press, sees
from tui.dialogs.form import FormDialog
from tui.pages.events.event import EventPage
from tui.pages.events.events import EventsPage

pytestmark = pytest.mark.usefixtures("quick")


async def test_a_quota_lets_the_next_ones_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("league.clock.today", lambda _zone=None: date(2026, 4, 12))
    path = champions(tmp_path)
    transactions.open_file(path)
    records.rank(None, "u14", ["102", "101", "104", "106", "103"], actor=official("Anna"))
    transactions.close_file()
    async with opened(path, (140, 40)) as (app, pilot):
        await gone_to(app, pilot, EventsPage())
        await sees(app, pilot, "SJRP § 6.4")
        await sees(app, pilot, "German youth championship (DEM)  follows")
        await press(app, pilot, "q")
        form = app.screen
        assert isinstance(form, FormDialog)
        while form.answers["group"] != "U14w":
            await press(app, pilot, "right")
        await press(app, pilot, "tab", *"2")
        await sees(app, pilot, "U14w has 2 places in the championship it leads to.")
        await press(app, pilot, "f2")
        await back_on(app, pilot, EventsPage)
        await press(app, pilot, "enter")
        assert isinstance(app.screen, EventPage)
        await sees(app, pilot, "Claus Cora, number 2 of the U14w, is entered")
