from dataclasses import replace
from gettext import NullTranslations
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

from league.facts.actors import official
from league.language import use
from league.services.journal.differences import changes
from league.services.matches.division_views import division_view
from league.services.session import transactions
from league.services.session.desk import Desk
from league.views.divisions import StandingRow
from tests.worlds.tui_season import (
    PLAYED,
    back_on,
    opened,
    press,
    season_file,
    sees,
    settled,
    shown,
    to_task,
)
from tests.worlds.waiting import until
from tui.app import SpielleiterApp
from tui.dialogs.explain import ExplainDialog
from tui.dialogs.form import FormDialog
from tui.dialogs.help import HelpDialog
from tui.kit.findings_list import MattersList
from tui.kit.grid import Grid
from tui.pages.clubs.page import ClubScreen
from tui.pages.division.page import DivisionScreen
from tui.pages.journal.page import JournalScreen
from tui.pages.match.page import MatchScreen
from tui.pages.people.player import PlayerScreen
from tui.pages.rules.rules import RulesScreen
from tui.pages.season.page import SeasonScreen
from tui.places import places

pytestmark = pytest.mark.usefixtures("quick")


async def test_from_the_season_to_a_match_and_back_by_keys(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        assert isinstance(app.screen, SeasonScreen)
        await sees(app, pilot, "54/66")
        await press(app, pilot, "enter")
        assert isinstance(app.screen, DivisionScreen)
        await press(app, pilot, "2")
        rounds = app.screen.query_one("#rounds", Grid)
        # Nine rounds of six matches are played: the first of the tenth waits.
        assert rounds.cursor_row == 54
        await press(app, pilot, "ctrl+home", "enter")
        assert isinstance(app.screen, MatchScreen)
        assert app.screen.view.round == 1
        await press(app, pilot, "escape")
        assert isinstance(app.screen, DivisionScreen)
        await press(app, pilot, "escape")
        assert isinstance(app.screen, SeasonScreen)


async def test_a_table_row_says_what_separated_it_from_the_next(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        await press(app, pilot, "enter", "question_mark")
        assert isinstance(app.screen, ExplainDialog)
        await sees(app, pilot, "TUWO § 3.1")
        await press(app, pilot, "escape")
        assert isinstance(app.screen, DivisionScreen)


async def test_the_cross_table_leads_to_the_match(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        await press(app, pilot, "enter", "3", "right", "right", "right", "enter")
        assert isinstance(app.screen, MatchScreen)
        first, second = (row.team for row in _table(app.desk)[:2])
        assert {app.screen.view.home, app.screen.view.away} == {first, second}


def _table(opened_desk: Desk | None) -> tuple[StandingRow, ...]:
    assert opened_desk is not None
    return division_view(opened_desk, "landesliga").rows


async def test_an_excluded_team_goes_out_of_the_table_and_may_come_back(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        before = _table(app.desk)
        await press(app, pilot, "enter", "x")
        assert isinstance(app.screen, FormDialog)
        await press(app, pilot, "tab", *"twice", "f2")
        await back_on(app, pilot, DivisionScreen)
        excluded = [row.team for row in _table(app.desk) if row.note]
        assert excluded == [before[0].team]
        screen = app.screen
        screen.query_one("#table", Grid).select(excluded[0])
        await settled(app, pilot)
        await press(app, pilot, "o", *"error", "enter")
        assert _table(app.desk) == before


async def test_a_club_shows_its_lists_and_fees(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        await press(app, pilot, "3", "enter")
        assert isinstance(app.screen, ClubScreen)
        view = app.screen.view.club
        await press(app, pilot, "enter")
        await sees(app, pilot, view.teams[0].lines[0].name)
        await press(app, pilot, "4")
        # The first by name, Schachklub Auwinkel: a result that was not reported.
        await sees(app, pilot, "TUWO § 4.3.d")
        await press(app, pilot, "enter")
        assert isinstance(app.screen, MatchScreen)
        assert app.screen.view.key == view.fees[0].match


async def test_search_finds_players_and_paragraphs(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        assert app.desk is not None
        player = app.desk.season.players[0]
        await press(app, pilot, "slash", *player.ident, "enter")
        assert isinstance(app.screen, PlayerScreen)
        await press(app, pilot, "escape", "ctrl+f", *"4.4.a.2", "enter")
        assert isinstance(app.screen, RulesScreen)
        await sees(app, pilot, "4.4.a.2")


async def test_the_palette_finds_actions_and_clubs(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        await press(app, pilot, "ctrl+p", *"journ")
        await settled(app, pilot)
        await press(app, pilot, "enter")
        await until(pilot, lambda: isinstance(app.screen, JournalScreen))
        await sees(app, pilot, "Season imported")


async def test_the_rule_book_is_filtered_while_typing(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path), (120, 40)) as (app, pilot):
        await press(app, pilot, "b", "slash", *"foreign")
        grid = app.screen.query_one("#paragraphs", Grid)
        assert 0 < grid.row_count < 40
        await sees(app, pilot, "1.7.a")
        assert app.screen.query_one("#filter", Input).has_focus
        await press(app, pilot, "escape", "escape")
        assert isinstance(app.screen, SeasonScreen)


async def test_help_names_the_keys_that_act_here(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        app.work(app.routes.to_match(PLAYED))
        await settled(app, pilot)
        await press(app, pilot, "f1")
        assert isinstance(app.screen, HelpDialog)
        await sees(app, pilot, "reports")


class Marking(NullTranslations):
    def gettext(self, message: str) -> str:
        return f"~{message}"


async def test_keys_are_worded_in_the_language_in_use(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Labels are looked up when a screen is made, not when the program is loaded."""
    monkeypatch.setattr("league.language._catalogue", lambda _language: Marking())
    async with opened(season_file(tmp_path), (120, 40), language="de") as (app, pilot):
        await sees(app, pilot, "~rule book")
        await press(app, pilot, "enter")
        await sees(app, pilot, "~Cross table")
        app.work(app.routes.to_match(PLAYED))
        await settled(app, pilot)
        await sees(app, pilot, "~gap paid")
    use("en")


@pytest.mark.parametrize(
    ("size", "theme"),
    [((200, 60), "board-night")],  # tests/snapshots has the smaller ones
)
async def test_every_screen_stands_in_every_size_and_theme(
    tmp_path: Path, size: tuple[int, int], theme: str
) -> None:
    async with opened(season_file(tmp_path), size) as (app, pilot):
        app.theme = theme
        for way, word in [
            (app.routes.to_division("landesliga"), "Landesliga"),
            (app.routes.to_match(PLAYED), "SV Turm Erzberg"),
            (app.routes.to_club("601"), "SV Turm Erzberg"),
            (app.routes.to_rules(), "Rule book"),
            (app.routes.to_place("journal"), "Journal"),
        ]:
            app.work(way)
            await settled(app, pilot)
            await sees(app, pilot, word)


async def test_a_window_that_is_too_small_says_so(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path), (50, 12)) as (app, pilot):
        await sees(app, pilot, "50 × 12")
        await pilot.resize_terminal(80, 24)
        await settled(app, pilot)
        await sees(app, pilot, "Divisions")


async def at_rest(app: SpielleiterApp, pilot: Pilot[None]) -> str:
    """Return what is shown once nothing changes any more: a bar may come a moment later."""
    before, now = "", shown(app)
    while now != before:
        await pilot.pause(0.05)
        before, now = now, shown(app)
    return now


async def test_in_a_window_that_is_too_small_every_page_says_only_so(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path), (120, 40)) as (app, pilot):
        for place in places():
            app.open_place(place)
            await settled(app, pilot)
            before = await at_rest(app, pilot)
            await pilot.resize_terminal(40, 10)
            await settled(app, pilot)
            seen = {widget.id for widget in app.screen._compositor.visible_widgets if widget.id}
            assert (place.name, seen - {"textual-toastrack"}) == (place.name, {"too-small"})
            await pilot.resize_terminal(120, 40)
            await settled(app, pilot)
            assert await at_rest(app, pilot) == before


async def test_what_cannot_be_opened_is_said_on_the_screen(tmp_path: Path) -> None:
    damaged = tmp_path / "none.sqlite"
    damaged.write_text("no database")
    async with opened(damaged) as (app, pilot):
        await sees(app, pilot, "none.sqlite")
        await sees(app, pilot, "quit")
        await pilot.press("escape")
    assert app.return_code == 2


@pytest.mark.usefixtures("agreed")
async def test_losing_the_file_while_typing_loses_no_entry(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    async with opened(path) as (app, pilot):
        app.work(app.routes.to_match(PLAYED))
        await settled(app, pilot)
        await press(app, pilot, "home", "e", "0")
        typed = app.drafts.unsaved
        assert typed is not None
        path.rename(tmp_path / "away.sqlite")
        await press(app, pilot, "escape")
        await sees(app, pilot, "could not be stored")
        await press(app, pilot, "escape")
        assert isinstance(app.screen, MatchScreen)
        assert app.drafts.unsaved == typed


def test_changes_are_named_one_by_one() -> None:
    before = '{"day":"2011-09-24","boards":[{"board":1,"result":[2,0]}]}'
    after = '{"day":"2011-09-25","boards":[{"board":1,"result":[0,2]},{"board":2}]}'
    assert changes(before, after) == [
        ("day", "2011-09-24", "2011-09-25"),
        ("boards 1 result", "2, 0", "0, 2"),
        ("boards 2 board", "", "2"),
    ]
    assert changes("", "no JSON") == [("", "", "no JSON")]


async def test_a_key_pressed_twice_opens_and_closes_once(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        deep = len(app.screen_stack)
        for _again in range(2):
            app.screen.query_one("#divisions", Grid).action_open()
        await settled(app, pilot)
        assert isinstance(app.screen, DivisionScreen)
        assert len(app.screen_stack) == deep + 1
        app.go(app.routes.to_match(PLAYED))
        await settled(app, pilot)
        assert isinstance(app.screen, MatchScreen)
        for _again in range(2):
            app.screen.action_back()
        await settled(app, pilot)
        assert isinstance(app.screen, DivisionScreen)


async def test_the_work_list_leads_to_the_finding(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        assert isinstance(app.screen, SeasonScreen)
        task = next(one for one in app.screen.view.tasks if one.kind == "finding")
        to_task(app, task)
        await press(app, pilot, "enter")
        matters = app.screen.query_one(MattersList)
        assert matters.has_focus
        assert matters.matter is not None
        assert matters.matter.key == task.key


async def test_a_fault_in_a_list_is_opened_where_it_can_be_ruled_on(tmp_path: Path) -> None:
    """The second player is made 101 points stronger than the first: TUWO § 4.4.a.1 allows 100."""
    path = season_file(tmp_path)
    team = _weaken(path)
    async with opened(path) as (app, pilot):
        assert isinstance(app.screen, SeasonScreen)
        tasks = app.screen.view.tasks
        task = next(one for one in tasks if one.kind == "list" and one.team == team)
        to_task(app, task)
        await press(app, pilot, "2", "enter")
        assert isinstance(app.screen, ClubScreen)
        matters = app.screen.query_one(MattersList)
        assert matters.matter is not None
        assert matters.matter.key == task.key
        await press(app, pilot, "2")
        await sees(app, pilot, "2303 ▲ too far back")
        await sees(app, pilot, "2202 +101")
        await press(app, pilot, "3")
        await press(app, pilot, "w", *"ok", "enter")
        assert app.desk is not None
        assert app.desk.rulings[-1].team == team
        await sees(app, pilot, "waived: ok")


def _weaken(path: Path) -> str:
    transactions.open_file(path)
    season, _rulings = transactions.load()
    team = season.teams[0].id
    first, second = (
        next(one.ident for one in season.squads if (one.team, one.place) == (team, place))
        for place in (1, 2)
    )
    ratings = {player.ident: player.rating or 0 for player in season.players}
    players = tuple(
        replace(player, rating=ratings[second] - 101) if player.ident == first else player
        for player in season.players
    )
    transactions.import_season(replace(season, players=players), official("test"), "")
    transactions.close_file()
    return team


async def test_14_6_a_decision_for_a_division_is_filed_and_shown(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        app.go(app.routes.to_division("landesliga"))
        await settled(app, pilot)
        await press(app, pilot, "b", "down", *"Muster", "tab", *"1.9.2011", "tab", *"Kreistag")
        await press(app, pilot, "f2", "7")
        await sees(app, pilot, "official of the division")
        await sees(app, pilot, "Kreistag")
