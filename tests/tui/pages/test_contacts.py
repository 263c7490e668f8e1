"""The office's own data by keys: the federation, clubs, teams, people, a match."""

from datetime import date
from pathlib import Path

import pytest

from league.facts.actors import official
from league.facts.contacts import MatchContact, Officer, TeamContact
from league.facts.people import Player
from league.services.registry.people.person_data import add_person
from league.services.session import contacts, transactions
from league.services.session.opening import anew
from tests.worlds.tui_season import PLAYED, back_on, opened, press, season_file, sees, settled
from tui.dialogs.form import FormDialog
from tui.pages.clubs.contacts import ContactsScreen
from tui.pages.clubs.page import ClubScreen
from tui.pages.federation.page import FederationPage
from tui.pages.match.page import MatchScreen
from tui.pages.people.player import PlayerScreen
from tui.pages.people.players import PlayersScreen

pytestmark = pytest.mark.usefixtures("quick")

SEASON = "2011/12"


def federation() -> str:
    return transactions.load()[0].federation


async def test_the_letterhead_is_written_by_keys_and_taken_back(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        before = contacts.federation_office(federation())
        await press(app, pilot, "g", "f")
        assert isinstance(app.screen, FederationPage)
        await press(app, pilot, "l", "tab", *"Postfach 1 / 8010 Graz", "tab", "tab", *"office")
        await sees(app, pilot, "is no e-mail address")
        await press(app, pilot, *"@example.org", "f2")
        await back_on(app, pilot, FederationPage)
        made = contacts.federation_office(federation())
        assert (made.address, made.mail) == (("Postfach 1", "8010 Graz"), "office@example.org")
        await sees(app, pilot, "Postfach 1")
        await press(app, pilot, "k", *"AT611904300234573210")
        await sees(app, pilot, "is no IBAN: its check digits do not fit")
        await press(app, pilot, "backspace", "backspace", *"01", "f2")
        await back_on(app, pilot, FederationPage)
        await sees(app, pilot, "AT61 1904 3002 3457 3201")
        await press(app, pilot, "o", *"Spielleiter", "tab", *"Anna Muster", "tab", "tab", "tab")
        await press(app, pilot, "right", "f2")
        await back_on(app, pilot, FederationPage)
        (one,) = contacts.federation_office(federation()).officers
        assert one == Officer("Spielleiter", "Anna Muster", division="landesliga")
        await press(app, pilot, "x")
        await sees(app, pilot, "Anna Muster is no longer Spielleiter")
        await press(app, pilot, "f2")
        await back_on(app, pilot, FederationPage)
        assert not contacts.federation_office(federation()).officers
        for _each in range(4):
            await press(app, pilot, "ctrl+z", *"mistaken", "enter")
            await settled(app, pilot)
        assert contacts.federation_office(federation()) == before


async def test_a_new_club_gets_officers_and_a_team(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        await press(app, pilot, "g", "f", "n", *"699", "tab", *"SK Neudorf", "f2")
        await back_on(app, pilot, FederationPage)
        assert any(one.id == "699" for one in transactions.load()[0].clubs)
        app.go(app.routes.to_club("699"))
        await settled(app, pilot)
        assert isinstance(app.screen, ClubScreen)
        await press(app, pilot, "o")
        assert isinstance(app.screen, ContactsScreen)
        await press(app, pilot, "o", *"Obmann", "tab", *"Karl Maier", "tab", *"0664 123456", "f2")
        await back_on(app, pilot, ContactsScreen)
        office = contacts.club_office(federation(), "699")
        assert office.officers == (Officer("Obmann", "Karl Maier", "0664 123456"),)
        await press(app, pilot, "a", *"Hauptplatz 1 / 8010 Graz", "tab", *"Gasthof Post", "f2")
        await back_on(app, pilot, ContactsScreen)
        assert contacts.club_office(federation(), "699").venue == "Gasthof Post"
        await sees(app, pilot, "Obmann")
        await press(app, pilot, "r")
        await sees(app, pilot, "SK Neudorf is removed from 2011/12.")
        await press(app, pilot, "escape")


async def test_captain_deputy_and_name_of_a_team_are_put_right(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        app.go(app.routes.to_thing("contacts", "601"))
        await settled(app, pilot)
        screen = app.screen
        assert isinstance(screen, ContactsScreen)
        team = screen.view.teams[0].team
        await press(app, pilot, "c", "tab", *"Karl Maier", "f2")
        await back_on(app, pilot, ContactsScreen)
        after = next(one for one in transactions.load()[0].teams if one.id == team.id)
        assert after.captain == f"{team.captain or ''}Karl Maier"
        await press(app, pilot, "v", *"Anna Muster", "f2")
        await back_on(app, pilot, ContactsScreen)
        assert contacts.team_offices(SEASON) == {team.id: TeamContact("Anna Muster")}
        await press(app, pilot, "w")
        await sees(app, pilot, "withdraws after the draw of Landesliga: it is")
        await press(app, pilot, "escape", "r")
        await sees(app, pilot, "cannot be removed: it has")


async def test_a_person_is_added_and_put_right(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        await press(app, pilot, "p", "f3", *"190001", "tab", *"Hofhuber, Clemens", "f2")
        await back_on(app, pilot, PlayersScreen)
        app.go(app.routes.to_player("190001"))
        await settled(app, pilot)
        assert isinstance(app.screen, PlayerScreen)
        await press(app, pilot, "c", "tab", *"31.2.1990")
        await sees(app, pilot, "is no day")
        await press(app, pilot, *["backspace"] * 8, *".1.1990", "up", "home")
        await press(app, pilot, *["right"] * len("Hofhuber"), *"-Mair", "f2")
        await back_on(app, pilot, PlayerScreen)
        person = next(one for one in transactions.load()[0].players if one.ident == "190001")
        assert (person.name, person.born) == ("Hofhuber-Mair Clemens", date(1990, 1, 3))
        await sees(app, pilot, "Hofhuber-Mair Clemens")


async def test_two_records_are_joined_on_the_page_of_the_one_that_stays(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        add_person(None, Player("190001", "Hofhuber", "Clemens"), actor=official("Anna"))
        await app.change(anew)
        app.go(app.routes.to_player("190001"))
        await settled(app, pilot)
        await press(app, pilot, "j", *"100001")
        await sees(app, pilot, "(100001) becomes Hofhuber Clemens (190001)")
        # He sat at the first board in four rounds.
        await sees(app, pilot, "Boards that move: 4")
        await press(app, pilot, "tab", *"twice", "f2")
        await back_on(app, pilot, PlayerScreen)
        idents = {one.ident for one in transactions.load()[0].players}
        assert ("100001" in idents, "190001" in idents) == (False, True)


async def test_nobody_is_joined_with_himself(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        app.go(app.routes.to_player("100001"))
        await settled(app, pilot)
        await press(app, pilot, "j", *"100001")
        await sees(app, pilot, "is one person already")
        await press(app, pilot, "tab", *"x", "f2")
        assert isinstance(app.screen, FormDialog)


async def test_venue_and_deputy_of_a_match_are_noted_on_its_screen(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        app.go(app.routes.to_match(PLAYED))
        await settled(app, pilot)
        await press(app, pilot, "ctrl+o", *"Volksschule", "tab", *"Berta", "f2")
        await back_on(app, pilot, MatchScreen)
        known = contacts.match_office(SEASON, PLAYED)
        assert known == MatchContact("Volksschule", home_deputy="Berta")


async def test_a_form_that_was_left_is_offered_again(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    async with opened(path) as (app, pilot):
        await press(app, pilot, "g", "f", "l", "tab", *"Postfach 1")
        await app.drafts.keep()
    async with opened(path) as (app, pilot):
        await pilot.press("g", "f", "l")
        await sees(app, pilot, "Postfach 1")
        await pilot.press("escape")
