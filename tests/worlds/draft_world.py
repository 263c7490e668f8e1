"""Drafts left in a file, and waiting for them."""

from dataclasses import replace
from pathlib import Path
from typing import Any

from textual.pilot import Pilot
from textual.screen import Screen

from league.facts.actors import official
from league.services.session import drafts, transactions
from league.services.session.drafts import TypedMatch, match_subject
from league.services.session.opening import open_desk
from league.services.session.stored import draft_of
from tests.worlds import waiting
from tests.worlds.acting import OFFICIAL
from tests.worlds.tui_season import PLAYED, shown
from tui.app import SpielleiterApp
from tui.dialogs.form import FormDialog
from tui.pages.season.page import SeasonScreen

SEASON, TEAM, CLUB = "2011/12", "LANDESLIGA01", "601"
DEAD = "elsewhere/1/00"
"""A program on another machine: nobody knows whether it runs."""


def kept(app: SpielleiterApp) -> list[drafts.Draft]:
    assert app.desk is not None
    return drafts.all_drafts(app.desk)


async def until(pilot: Pilot[None], app: SpielleiterApp, number: int) -> None:
    await waiting.until(pilot, lambda: len(kept(app)) == number, lambda: kept(app))


async def comes(app: SpielleiterApp, pilot: Pilot[None], screen: type[Screen[Any]]) -> None:
    await waiting.until(
        pilot, lambda: isinstance(app.screen, screen) and app.screen.is_mounted, lambda: shown(app)
    )


def season(app: SpielleiterApp) -> SeasonScreen:
    assert isinstance(app.screen, SeasonScreen)
    return app.screen


def form(app: SpielleiterApp) -> FormDialog:
    assert isinstance(app.screen, FormDialog)
    return app.screen


def left(path: Path, *scores: tuple[int, int], program: str = DEAD) -> None:
    """Leave a draft of the match, as a killed program would: its first boards with results."""
    opened = open_desk(path, OFFICIAL)
    begun = draft_of(opened, PLAYED)
    results = (*scores, *begun.results[len(scores) :])
    draft = TypedMatch(PLAYED, replace(begun, results=results), begun)
    drafts.save_drafts({match_subject(SEASON, PLAYED): (draft, True)}, official("Other"), program)
    transactions.close_file()
