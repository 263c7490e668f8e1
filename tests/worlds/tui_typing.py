"""A match in which something is typed, and another desk on the same file."""

from dataclasses import replace
from pathlib import Path
from typing import Any

from textual.pilot import Pilot
from textual.screen import Screen

from league.services.matches.changes import record_match
from league.services.session.opening import open_desk
from league.services.session.stored import draft_of
from tests.worlds.acting import OFFICIAL
from tests.worlds.tui_season import PLAYED, press, settled, shown
from tests.worlds.waiting import until
from tui.app import SpielleiterApp
from tui.pages.match.page import MatchScreen


async def on_match(app: SpielleiterApp, pilot: Pilot[None]) -> MatchScreen:
    app.work(app.routes.to_match(PLAYED))
    await settled(app, pilot)
    assert isinstance(app.screen, MatchScreen)
    return app.screen


async def typed(app: SpielleiterApp, pilot: Pilot[None]) -> MatchScreen:
    """Open a played match and change the result of its first board to 0:0, which none has."""
    screen = await on_match(app, pilot)
    await press(app, pilot, "home", "e", "n")
    assert screen.draft.results[0] == (0, 0)
    assert app.drafts.unsaved is not None
    return screen


async def asked(
    app: SpielleiterApp, pilot: Pilot[None], pressed: str, dialog: type[Screen[Any]]
) -> None:
    """Press a key and wait for the question; the work goes on only when it is answered."""
    await pilot.press(pressed)
    told = "nothing was asked:\n{}"
    await until(
        pilot,
        lambda: isinstance(app.screen, dialog) and app.screen.is_mounted,
        lambda: told.format(shown(app)),
    )


async def until_stored(app: SpielleiterApp, pilot: Pilot[None]) -> None:
    await until(
        pilot, lambda: app.drafts.unsaved is None and not list(app.workers), lambda: shown(app)
    )


def change_elsewhere(path: Path) -> None:
    """Mark a late arrival on board 2, as a second desk on the same file would."""
    other = open_desk(path, OFFICIAL)
    draft = replace(draft_of(other, PLAYED), remarks={2: "late home"})
    record_match(other, PLAYED, draft)


def stored(path: Path) -> tuple[object, object]:
    draft = draft_of(open_desk(path, OFFICIAL), PLAYED)
    return draft.results[0], dict(draft.remarks)
