"""Keys pressed all at once on the match evening."""

from collections.abc import Collection
from dataclasses import replace
from pathlib import Path

from textual.pilot import Pilot
from textual.widgets import Input

from league.facts.matches import Score
from league.services.matches import evening
from league.services.matches.changes import record_match
from league.services.session import transactions
from league.services.session.opening import open_desk
from tests.worlds.acting import OFFICIAL
from tests.worlds.tui_season import press, settled
from tui.app import SpielleiterApp
from tui.dialogs.picker import PickerDialog
from tui.pages.match.evening import EveningScreen

WIN, DRAW, LOSS = (2, 0), (1, 1), (0, 2)


def seat(path: Path, places: Collection[int], *, results: Score | None = None) -> None:
    """Seat the first eight of both lists in these matches of the tenth round."""
    now = open_desk(path, OFFICIAL)
    for at, key in enumerate(evening.round_of(now, "landesliga", 10).matches):
        if at in places:
            sheet = evening.sheet(now, key)
            home, away = (
                tuple(row.ident for row in squad[:8])
                for squad in (sheet.view.home_squad, sheet.view.away_squad)
            )
            draft = replace(sheet.draft, home=home, away=away, results=(results,) * 8)
            now = record_match(now, key, draft)
    transactions.close_file()


async def begin(app: SpielleiterApp, pilot: Pilot[None], *keys: str) -> EveningScreen:
    """Open the tenth round and press keys there, one by one."""
    await press(app, pilot, "e")
    await settled(app, pilot)
    screen = app.screen
    assert isinstance(screen, EveningScreen)
    await press(app, pilot, *keys)
    await settled(app, pilot)
    return screen


async def burst(app: SpielleiterApp, pilot: Pilot[None], *keys: str) -> None:
    """Press keys all at once."""
    for key in keys:
        app.simulate_key(key)
    await settled(app, pilot)
    await settled(app, pilot)


def said(app: SpielleiterApp) -> list[str]:
    return [one.message for one in app._notifications]


def searched(app: SpielleiterApp) -> str:
    assert isinstance(app.screen, PickerDialog)
    return app.screen.query_one("#search", Input).value
