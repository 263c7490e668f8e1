"""What follows from a deed stands before it is stored; overtaken by somebody else, it is asked."""

from pathlib import Path

import pytest
from textual.widgets import Input

from league.facts.actors import official
from league.rulings import Action
from league.services.matches.verdict_steps import result_step, void_step
from league.services.matches.views import match_view
from league.services.session.opening import open_desk
from league.services.session.trial_runs import file_step
from tests.worlds.tui_season import PLAYED, opened, press, season_file, sees, settled
from tui.app import SpielleiterApp
from tui.dialogs.form import FormDialog
from tui.dialogs.form_model import Form
from tui.dialogs.reason import Decision, ReasonDialog, ask_ruling

pytestmark = pytest.mark.usefixtures("quick")
ALL_HOME, ALL_AWAY = (16, 0), (0, 16)
"""Half points of a match on eight boards."""


def decides() -> FormDialog:
    return FormDialog(Form("Decide", (), lambda _got: result_step(PLAYED, ALL_HOME)))


async def somebody_else(app: SpielleiterApp, path: Path) -> None:
    """Let another official decide the same match, past the season that is open here."""

    def store(_desk: object) -> None:
        other = open_desk(path, official("Berta"))
        file_step(other, result_step(PLAYED, ALL_AWAY), "By the executive.")

    await app.ask(store)


async def test_a_form_that_was_overtaken_asks_again_and_then_stores(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    async with opened(path) as (app, pilot):
        form = decides()
        await app.push_screen(form)
        await settled(app, pilot)
        await sees(app, pilot, "→ 8 : 0")
        form.query_one("#why", Input).value = "So."
        await somebody_else(app, path)
        await press(app, pilot, "f2")
        await settled(app, pilot)
        await sees(app, pilot, "Somebody else has changed the season meanwhile")
        await sees(app, pilot, "0 : 8 → 8 : 0")
        assert app.screen is form
        await press(app, pilot, "f2")
        await settled(app, pilot)
        assert app.desk is not None
        assert app.desk.judged(PLAYED).game_points == ALL_HOME


async def test_a_ruling_says_what_follows_and_asks_again(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    async with opened(path) as (app, pilot):
        assert app.desk is not None
        matter = match_view(app.desk, PLAYED).findings[0]
        got: list[Decision] = []
        ask_ruling(app, Action.WAIVE, matter, got.append, match=PLAYED)
        await settled(app, pilot)
        await sees(app, pilot, "1 finding less")
        assert isinstance(app.screen, ReasonDialog)
        app.screen.query_one("#reason", Input).value = "So."

        def void(_desk: object) -> None:
            file_step(open_desk(path, official("Berta")), void_step(PLAYED), "By the executive.")

        await app.ask(void)
        await press(app, pilot, "enter")
        await settled(app, pilot)
        assert not got
        assert isinstance(app.screen, ReasonDialog)
