"""What was typed in forms and Kader lists: kept while one types, and offered again."""

from pathlib import Path
from signal import SIGTERM

import pytest
from textual.pilot import Pilot

from league.facts.actors import official
from league.services.session import drafts
from league.services.session.drafts import TypedForm
from league.services.session.opening import open_desk
from league.services.session.stored import TypedList, list_of
from tests.worlds.acting import OFFICIAL
from tests.worlds.draft_world import CLUB, DEAD, SEASON, TEAM, comes, form, kept, season, until
from tests.worlds.tui_season import opened, press, season_file, sees, settled, shown
from tests.worlds.tui_typing import asked
from tui.app import SpielleiterApp
from tui.dialogs.confirm import ConfirmDialog
from tui.dialogs.draft import DraftDialog
from tui.dialogs.form import FormDialog
from tui.pages.accounts.account import AccountPage
from tui.pages.lists.page import KaderScreen
from tui.pages.page import open_page

pytestmark = pytest.mark.usefixtures("quick")


async def _fine(app: SpielleiterApp, pilot: Pilot[None]) -> None:
    app.go(open_page(app, AccountPage(CLUB)))
    await settled(app, pilot)
    await press(app, pilot, "f")


async def test_a_form_is_kept_at_the_end_offered_and_gone_when_given_up(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    async with opened(path) as (app, pilot):
        await _fine(app, pilot)
        await press(app, pilot, "right", "tab", *"12")
        typed = form(app).answers
        app.hang_up(SIGTERM)
    async with opened(path) as (app, pilot):
        # nobody knows that the first program has ended: both run in this process
        assert [one for one in season(app).view.tasks if one.kind == "draft"] == []
        app.go(open_page(app, AccountPage(CLUB)))
        await settled(app, pilot)
        await asked(app, pilot, "f", DraftDialog)
        await sees(app, pilot, "Amount: 12")
        await pilot.press("t")
        await comes(app, pilot, FormDialog)
        await settled(app, pilot)
        assert form(app).answers == typed
        assert [one.row.program for one in kept(app)] == [app.drafts.file.program]
        await asked(app, pilot, "escape", ConfirmDialog)
        await press(app, pilot, "tab", "enter")
        await until(pilot, app, 0)


async def test_a_form_is_no_draft_any_more_in_the_step_that_stores_it(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    async with opened(path) as (app, pilot):
        await _fine(app, pilot)
        await press(app, pilot, "tab", *"12", "tab", *"1.2.2012", "f2")
        # without a reason it is refused: what was typed stays a draft
        await until(pilot, app, 1)
        (draft,) = kept(app)
        assert isinstance(draft.typed, TypedForm)
        assert draft.typed.page == ("account", CLUB)
        app.drafts.end()
        await press(app, pilot, *"board", "f2")
        await comes(app, pilot, AccountPage)
        await settled(app, pilot)
        # nobody looks any more: the storing itself has deleted it
        assert kept(app) == []


async def test_a_form_filled_in_in_another_language_is_offered_too(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    async with opened(path) as (app, pilot):
        await _fine(app, pilot)
        await press(app, pilot, "tab", *"12")
        await until(pilot, app, 1)
        app.hang_up(SIGTERM)
    async with opened(path, language="de") as (app, pilot):
        app.go(open_page(app, AccountPage(CLUB)))
        await settled(app, pilot)
        await asked(app, pilot, "f", DraftDialog)
        await pilot.press("t")
        await comes(app, pilot, FormDialog)
        await settled(app, pilot)
        assert form(app).answers["cents"] == "12"
        await until(pilot, app, 1)
        (draft,) = kept(app)
        assert isinstance(draft.typed, TypedForm)
        assert draft.typed.language == "de"


async def test_a_list_left_by_another_is_gone_on_with_and_told(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    found = open_desk(path, OFFICIAL)
    before = list_of(found, TEAM)
    turned = TypedList((before.idents[1], before.idents[0], *before.idents[2:]))
    thing = drafts.DraftSubject(SEASON, drafts.KADER, TEAM)
    drafts.save_drafts({thing: (drafts.TypedKader(turned, before), False)}, official("Other"), DEAD)
    async with opened(path) as (app, pilot):
        await sees(app, pilot, "Kader list of")
        app.go(app.routes.to_kader(TEAM))
        await settled(app, pilot)
        (said,) = [one.message for one in app._notifications if "The list is" in one.message]
        assert "by Other; Ctrl+Z goes back to the one handed in" in said
        assert isinstance(app.screen, KaderScreen)
        assert app.screen.steps.draft.idents == turned.idents
        await until(pilot, app, 1)
        assert [one.row.program for one in kept(app)] == [app.drafts.file.program]
        await press(app, pilot, "escape")
        await settled(app, pilot)
        assert [one.left for one in kept(app)] == [True]
        assert app.desk is not None
        assert len(drafts.waiting(app.desk)) == 1


@pytest.mark.parametrize("killed", [True, False], ids=["killed", "another list since"])
async def test_a_list_is_asked_about_when_it_was_not_left_or_another_came(
    tmp_path: Path, *, killed: bool
) -> None:
    path = season_file(tmp_path)
    found = open_desk(path, OFFICIAL)
    before = list_of(found, TEAM)
    turned = TypedList((before.idents[1], before.idents[0], *before.idents[2:]))
    begun = before if killed else TypedList(before.idents[1:])
    thing = drafts.DraftSubject(SEASON, drafts.KADER, TEAM)
    drafts.save_drafts({thing: (drafts.TypedKader(turned, begun), killed)}, official("Other"), DEAD)
    async with opened(path) as (app, pilot):
        app.go(app.routes.to_kader(TEAM))
        await comes(app, pilot, DraftDialog)
        await sees(app, pilot, "Take it up and go on")
        assert ("Something else has been stored" in shown(app)) is not killed
        await pilot.press("t")
        await comes(app, pilot, KaderScreen)
        await settled(app, pilot)
        assert isinstance(app.screen, KaderScreen)
        assert app.screen.steps.draft.idents == turned.idents
        await press(app, pilot, "ctrl+z")
        assert app.screen.steps.draft.idents == before.idents


async def test_a_list_begun_is_kept_in_a_copy_put_back_too(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    async with opened(path) as (app, pilot):
        app.go(app.routes.to_kader(TEAM))
        await settled(app, pilot)
        await press(app, pilot, "shift+down")
        await until(pilot, app, 1)
        for part in tmp_path.glob("season.sqlite*"):
            part.unlink()
        season_file(tmp_path)
        # a dialog that closes looks for the file, and opens the one that lies there
        await press(app, pilot, "f1", "escape")
        await settled(app, pilot)
        assert isinstance(app.screen, KaderScreen)
        await until(pilot, app, 1)
        assert [one.thing.key for one in kept(app)] == [TEAM]
