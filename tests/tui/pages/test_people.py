from datetime import date
from pathlib import Path

import pytest

from league.facts.registrations import Registration
from league.services.session import transactions
from tests.worlds.tui_season import back_on, opened, press, season_file, sees, settled
from tui.app import SpielleiterApp
from tui.dialogs.form import FormDialog
from tui.kit.choice import Choice
from tui.kit.grid import Grid
from tui.pages.clubs.page import ClubScreen
from tui.pages.match.page import MatchScreen
from tui.pages.people.player import PlayerScreen
from tui.pages.people.players import PlayersScreen
from tui.pages.season.page import SeasonScreen

FIRST = "100001"
"""Home player of 601, on the list of the Landesliga; played at board 1 in four rounds."""

pytestmark = pytest.mark.usefixtures("quick")


def _held(ident: str) -> list[Registration]:
    return [one for one in transactions.load()[0].registrations if one.ident == ident]


def _player(app: SpielleiterApp) -> PlayerScreen:
    assert isinstance(app.screen, PlayerScreen)
    return app.screen


async def test_players_are_found_while_typing_and_opened(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        await press(app, pilot, "p")
        assert isinstance(app.screen, PlayersScreen)
        everybody = len(transactions.load()[0].players)
        assert app.screen.view.total == everybody
        await sees(app, pilot, f"of {everybody} players")
        await pilot.press(*"hofhu")
        await sees(app, pilot, "2 players")
        await pilot.press(*"ber CLEM")
        await sees(app, pilot, "1 player")
        await press(app, pilot, "enter")
        assert _player(app).view.player.ident == FIRST
        await press(app, pilot, "escape", "escape", "escape")
        assert isinstance(app.screen, SeasonScreen)


async def test_f5_and_the_search_lead_to_players_from_anywhere(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        await press(app, pilot, "f5")
        assert isinstance(app.screen, PlayersScreen)
        await press(app, pilot, "ctrl+f", *FIRST, "enter")
        assert _player(app).view.player.ident == FIRST


async def test_a_page_shows_registrations_lists_and_games(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path), (120, 40)) as (app, pilot):
        app.go(app.routes.to_player(FIRST))
        await settled(app, pilot)
        await sees(app, pilot, "1 Registrations")
        await sees(app, pilot, "SV Turm Erzberg")
        await sees(app, pilot, "28 Jan 2008")
        uses = {
            board.match
            for board in transactions.load()[0].boards
            if FIRST in (board.home_player, board.away_player)
        }
        await press(app, pilot, "2")
        assert {row.match for row in _player(app).view.games} == uses
        await press(app, pilot, "enter")
        assert isinstance(app.screen, MatchScreen)
        await press(app, pilot, "escape", "3", "enter")
        assert isinstance(app.screen, ClubScreen)
        await press(app, pilot, "escape", "1", "enter")
        assert isinstance(app.screen, ClubScreen)


async def test_a_registration_says_from_when_and_why_before_it_is_stored(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        app.go(app.routes.to_player(FIRST))
        await settled(app, pilot)
        before = _held(FIRST)
        await press(app, pilot, "r", *"murtal", "tab", "tab", *"28.12.2011")
        await sees(app, pilot, "Eligible from 29 Dec 2011, because")
        # § 1.6: two home clubs; § 1.4.a: two euro
        await sees(app, pilot, "TUWO § 1.6")
        await sees(app, pilot, "TUWO § 1.4.a: €2.00")
        assert _held(FIRST) == before
        await press(app, pilot, "f2")
        assert isinstance(app.screen, FormDialog)
        assert _held(FIRST) == before
        await press(app, pilot, *"einig", "f2")
        assert [row.club for row in _player(app).view.registrations] == ["601", "602"]
        assert len(_held(FIRST)) == 2


async def test_a_player_leaves_and_is_on_the_clubs_page(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        app.go(app.routes.to_player(FIRST))
        await settled(app, pilot)
        await press(app, pilot, "d", *"19.12.2011", "tab", *"20.12.2011")
        await press(app, pilot, "tab", *"2011=60")
        await sees(app, pilot, "Hofhuber Clemens may not play for SV Turm Erzberg any more")
        await sees(app, pilot, "Arrears that hold up a transfer: €60.00")
        await press(app, pilot, "f2")
        assert [one.deregistered for one in _held(FIRST)] == [date(2011, 12, 19)]
        await press(app, pilot, "d")
        assert "Registered with no club: r registers with one." in [
            one.message for one in app._notifications
        ]
        await press(app, pilot, "a", *"20.1.2012")
        await sees(app, pilot, "are settled")
        await press(app, pilot, "f2", "enter", "5")
        assert isinstance(app.screen, ClubScreen)
        await sees(app, pilot, "Hofhuber Clemens (100001) left")
        await press(app, pilot, "enter")
        assert _player(app).view.player.ident == FIRST


async def test_h_4_a_notice_is_passed_on_later(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        app.go(app.routes.to_player(FIRST))
        await settled(app, pilot)
        await press(app, pilot, "f")
        assert "No club was left: there is no notice to pass on." in [
            one.message for one in app._notifications
        ]
        await press(app, pilot, "d", *"19.12.2011", "f2", "f", *"20.12.2011")
        await sees(app, pilot, "On 20 Dec 2011 SV Turm Erzberg passed the notice")
        await press(app, pilot, "f2", "f", *"21.12.2011")
        await sees(app, pilot, "passed on: 20 Dec 2011")


async def test_equal_status_is_granted_only_to_whom_it_belongs(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        app.go(app.routes.to_player(FIRST))
        await settled(app, pilot)
        before = _held(FIRST)
        await press(app, pilot, "s", "right", "right")
        await press(app, pilot, "tab", *"1.9.2011", "tab", *"Meldezettel", "f2")
        # an Austrian is no foreigner
        assert isinstance(app.screen, FormDialog)
        assert app.screen.query_one("#letter", Choice).value == "e"
        await sees(app, pilot, "✗")
        assert _held(FIRST) == before


async def test_what_is_not_understood_is_said_under_the_form(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        app.go(app.routes.to_player(FIRST))
        await settled(app, pilot)
        await press(app, pilot, "r", *"schach")
        await sees(app, pilot, "“schach” may be")
        await press(app, pilot, *["backspace"] * 6, *"602", "tab", "tab", *"31.2.2011")
        await sees(app, pilot, "Postmark: “31.2.2011” is no day")
        await press(app, pilot, "escape", "d", *"1.12.2011", "tab", "tab", *"60")
        await sees(app, pilot, "60 are no arrears")


async def test_somebody_new_is_registered_with_his_person(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        await press(app, pilot, "p", "f2")
        await press(app, pilot, *"999001", "tab", *"Beispiel, Eva", "tab", *"1.2.1990", "tab")
        await press(app, pilot, "right", "tab", *"601", "tab", "tab", *"1.9.2011")
        await sees(app, pilot, "Eligible from 2 Sep 2011")
        await press(app, pilot, "f2", *"beispiel")
        await sees(app, pilot, "Beispiel Eva")
        (player,) = [one for one in transactions.load()[0].players if one.ident == "999001"]
        assert (player.sex, player.born) == ("w", date(1990, 2, 1))


async def test_1_3_a_club_is_suspended_and_may_play_again(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        app.go(app.routes.to_club("601"))
        await settled(app, pilot)
        await press(app, pilot, "s", *"1.10.2011", "f2")
        await sees(app, pilot, "Please give a reason")
        await press(app, pilot, *"Beitrag", "f2")
        await back_on(app, pilot, ClubScreen)
        await press(app, pilot, "5")
        await sees(app, pilot, "⊘ Suspended 1 Oct 2011")
        await sees(app, pilot, "Suspended until further notice: Beitrag")
        await press(app, pilot, "l", *"1.11.2011", "tab", *"bezahlt", "f2")
        await sees(app, pilot, "lifted on 1 Nov 2011: bezahlt")
        (club,) = [one for one in transactions.load()[0].clubs if one.id == "601"]
        assert club.suspended_until == date(2011, 10, 31)


async def test_the_player_of_a_list_is_a_key_away(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        app.go(app.routes.to_club("601", "LANDESLIGA01"))
        await settled(app, pilot)
        await press(app, pilot, "p")
        assert _player(app).view.player.ident == FIRST


@pytest.mark.parametrize(
    ("size", "theme"),
    [((200, 60), "board-night")],  # tests/snapshots has the smaller ones
)
async def test_the_pages_stand_in_every_size_and_theme(
    tmp_path: Path, size: tuple[int, int], theme: str
) -> None:
    async with opened(season_file(tmp_path), size) as (app, pilot):
        app.theme = theme
        await press(app, pilot, "p")
        assert app.screen.query_one("#players", Grid).max_scroll_x == 0
        await press(app, pilot, *"hofhuber clem", "enter", "2")
        screen = _player(app)
        assert screen.query_one("#games", Grid).max_scroll_x == 0
        await press(app, pilot, "r")
        await sees(app, pilot, "Citizenship")
        await sees(app, pilot, "F2 stores")


async def test_the_rating_is_worked_out_from_the_periods_games(tmp_path: Path) -> None:
    """Anhang C 5: (3400 − 2308)² / 100000 = 11.92; one win against 2182, 126 points weaker.

    Expected 0.5 + 0.1791342 − 0.0038636 − 0.0050289 + 0.0005018 = 0.6707435; 11.92464 · 0.3292565
    = 3.9263, and 2308 + 3.93 is 2312 rounded.
    """
    async with opened(season_file(tmp_path), (120, 40)) as (app, pilot):
        app.go(app.routes.to_player(FIRST))
        await settled(app, pilot)
        await press(app, pilot, "e")
        await sees(app, pilot, "Hallermüller Jakob (2182) 1 expected 0.67")
        await sees(app, pilot, "Scored 1, expected 0.67; factor 11.92.")
        await sees(app, pilot, "If the period ended now: 2308 + 3.93 = 2312")


async def test_why_eligible_from_that_day_with_the_days_that_decide(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path), (120, 40)) as (app, pilot):
        app.go(app.routes.to_player(FIRST))
        await settled(app, pilot)
        await press(app, pilot, "r", *"602", "tab", "tab", *"28.12.2011")
        await sees(app, pilot, "TUWO § 1.6")
        await press(app, pilot, *["tab"] * 7, *"einig", "f2")
        await back_on(app, pilot, PlayerScreen)
        await sees(app, pilot, "29 Dec 2011")
        await press(app, pilot, "1", "down", "question_mark")
        await sees(app, pilot, "Eligible from 29 Dec 2011, because the registration is postmarked")
        await sees(app, pilot, "Postmark of the registration 28 Dec 2011")
        await sees(app, pilot, "TUWO § 1.4.b")
        await sees(app, pilot, "within 8 days (postmark)")
        await press(app, pilot, "escape", "x", "right", "tab", *"Irrtum")
        await sees(app, pilot, "with Schachklub Murtal is taken back")
        await press(app, pilot, "f2")
        await back_on(app, pilot, PlayerScreen)
        assert [one.club for one in _held(FIRST)] == ["601"]


async def test_h_5_b_who_is_no_guest_cannot_leave_a_home_federation(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        app.go(app.routes.to_player(FIRST))
        await settled(app, pilot)
        await press(app, pilot, "h", *"Burgenland", "tab", *"10.6.2011")
        await sees(app, pilot, "is no guest here.")
        await press(app, pilot, "escape", "escape")
        await press(app, pilot, "f5", "f8", *"1.1.2012")
        await sees(app, pilot, "No guest's half year has passed by that day")


async def test_an_amount_of_the_levy_that_is_none(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path), (120, 40)) as (app, pilot):
        app.go(app.routes.to_player(FIRST))
        await settled(app, pilot)
        await press(app, pilot, "r", *"602", *["tab"] * 2, *"28.12.2011", *["tab"] * 6, *"viel")
        await sees(app, pilot, "Federation levy: “viel” is no amount")


async def test_what_was_typed_into_a_form_is_not_given_up_without_asking(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        app.go(app.routes.to_player(FIRST))
        await settled(app, pilot)
        await press(app, pilot, "r", "escape")
        assert isinstance(app.screen, PlayerScreen)
        await press(app, pilot, "r", *"602")
        form = app.screen
        await pilot.press("escape")
        await sees(app, pilot, "Give it up?")
        await pilot.press("escape")
        await settled(app, pilot)
        assert app.screen is form
        assert isinstance(form, FormDialog)
        assert form.answers["club"] == "602"
