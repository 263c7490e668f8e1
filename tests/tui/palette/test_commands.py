"""The palette: each command once, whole words first, and what is done on a thing's page."""

from collections import Counter
from pathlib import Path

import pytest
from textual.pilot import Pilot

from league.facts.actors import Actor, Grant, Right
from league.services.accounts.statements import statement
from league.services.home.search import search
from league.services.session.every_operation import every_operation
from league.services.session.operations import offered
from tests.worlds.tui_season import back_on, gone_to, opened, press, season_file, sees, settled
from tests.worlds.waiting import until
from tests.worlds.youth_world import youth_federation
from tui.app import SpielleiterApp
from tui.dialogs.form import FormDialog
from tui.dialogs.search import SearchDialog
from tui.pages.accounts.account import AccountPage
from tui.pages.cup.cups import CupsPage
from tui.pages.people.player import PlayerScreen
from tui.pages.people.players import PlayersScreen
from tui.palette.commands import BEGUN, WHOLE, WITHIN, score_of, screen_commands
from tui.palette.operation_commands import form_about

pytestmark = pytest.mark.usefixtures("quick")


@pytest.mark.parametrize(
    ("query", "title", "score"),
    [
        ("kader", "Gehe zu: Terminkalender", 0),
        ("kader", "Kader bearbeiten", WHOLE),
        ("kad", "Kader bearbeiten", BEGUN),
        ("ader", "Kader bearbeiten", WITHIN),
        ("verein sperr", "Verein: sperren …", BEGUN),
        ("UEBERSICHT", "Übersicht", WHOLE),
        ("", "Übersicht", 0),
    ],
)
def test_whole_words_come_first_and_letters_in_a_row_are_no_hit(
    query: str, title: str, score: float
) -> None:
    assert score_of(query, title) == score


async def test_every_command_is_offered_once(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, _pilot):
        titles = Counter(one.title for one in screen_commands(app, app.screen))
        assert [title for title, number in titles.items() if number > 1] == []
        # From each place there is a way back; it is no command of the place.
        assert not [title for title in titles if title.endswith(": back")]
        for title in ("Club: suspend …", "Player: register …", "Division: exclude …"):
            assert titles[title] == 1
        assert any(title.startswith("Match: ") for title in titles)


def _hints(app: SpielleiterApp) -> str:
    """Return what was said in passing."""
    return "\n".join(one.message for one in app._notifications)


async def _chosen(app: SpielleiterApp, pilot: Pilot[None], title: str, what: str) -> None:
    (command,) = [one for one in screen_commands(app, app.screen) if one.title == title]
    command.callback()
    await settled(app, pilot)
    assert isinstance(app.screen, SearchDialog)
    await press(app, pilot, *what)
    await settled(app, pilot)
    await press(app, pilot, "enter")
    await settled(app, pilot)


async def test_what_is_done_on_a_clubs_page_begins_with_the_club(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        assert app.desk is not None
        club = app.desk.season.clubs[0]
        await _chosen(app, pilot, "Club: suspend …", f"({club.id})")
        await sees(app, pilot, club.name)
        await until(pilot, lambda: isinstance(app.screen, FormDialog))
        await sees(app, pilot, "Suspend")


async def test_another_thing_than_the_one_needed_is_refused(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        before = app.screen
        await _chosen(app, pilot, "Player: register …", "4.4.a.2")
        assert app.screen is before
        assert "That needs a player; this is a paragraph." in _hints(app)


async def test_paragraphs_are_found_with_their_sign(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, _pilot):
        assert app.desk is not None
        for words in ("§4.4.a.2", "§ 4.4.a.2", "4.4.a.2"):
            assert search(app.desk, words)[0].key == "4.4.a.2"


async def test_an_empty_list_offers_nothing_to_open(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        await press(app, pilot, "f4", "u")
        assert isinstance(app.screen, CupsPage)
        actions = {one.binding.action for one in app.screen.active_bindings.values()}
        assert "open" not in actions


async def test_a_player_without_arrears_or_equal_status_is_told_so(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        app.go(app.routes.to_player("100018"))
        await settled(app, pilot)
        assert isinstance(app.screen, PlayerScreen)
        app.screen.action_paper("settle")
        await settled(app, pilot)
        assert "there are no arrears to settle" in _hints(app)
        app.screen.action_paper("unequal")
        await settled(app, pilot)
        assert "there is no equal status to withdraw" in _hints(app)


async def test_1_3_only_a_suspended_club_can_have_it_lifted(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        assert app.desk is not None
        app.go(app.routes.to_club(app.desk.season.clubs[0].id))
        await settled(app, pilot)
        offered = {one.binding.action for one in app.screen.active_bindings.values()}
        assert "paper('suspend')" in offered
        assert "paper('lift')" not in offered


TITLES = {
    "en": ("Record a club's payment", "Payment of {club}"),
    "de": ("Die Zahlung eines Vereins eintragen", "Zahlung von {club}"),
}


@pytest.mark.parametrize("lang", ["en", "de"])
async def test_an_operation_is_filled_in_for_the_club_one_looks_at(
    tmp_path: Path, lang: str
) -> None:
    head, title = TITLES[lang]
    async with opened(season_file(tmp_path), (120, 40), lang) as (app, pilot):
        assert app.desk is not None
        club = app.desk.season.clubs[0]
        await gone_to(app, pilot, AccountPage(club.id))
        await _run(app, pilot, f"{head} (account pay) …")
        await sees(app, pilot, title.format(club=club.name))
        assert not app.screen.query("#club")
        await press(app, pilot, *"22", "tab", "tab", *["delete"] * 10, *["backspace"] * 10)
        await press(app, pilot, *"1.2.2012", "tab", *"Vorschuss", "f2")
        await back_on(app, pilot, AccountPage)
        assert statement(None, club.id).balance == -2200


@pytest.mark.parametrize("lang", ["en", "de"])
async def test_where_nothing_is_selected_it_asks_for_all(tmp_path: Path, lang: str) -> None:
    head, _title = TITLES[lang]
    async with opened(season_file(tmp_path), (120, 40), lang) as (app, pilot):
        await _run(app, pilot, f"{head} (account pay) …")
        await sees(app, pilot, head)
        form = app.screen
        assert isinstance(form, FormDialog)
        assert list(form.answers) == ["club", "cents", "reference", "day", "why"]
        await press(app, pilot, *"604", "tab", *"22", "tab", "tab", *["backspace"] * 10)
        await press(app, pilot, *"1.2.2012", "tab", *"Vorschuss", "f2")
        await until(pilot, lambda: app.screen is not form)
        assert statement(None, "604").balance == -2200


async def test_what_is_about_the_thing_one_looks_at_is_offered_before_one_types(
    tmp_path: Path,
) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        head, _title = TITLES["en"]
        assert f"{head} (account pay) …" not in _first(app)
        await gone_to(app, pilot, AccountPage("604"))
        first = _first(app)
        assert f"{head} (account pay) …" in first
        assert any("(club suspend)" in title for title in first)
        assert not any("(player forward)" in title for title in first)


def _first(app: SpielleiterApp) -> list[str]:
    return [one.title for one in screen_commands(app, app.screen) if one.discover]


async def test_who_lacks_the_right_is_offered_no_such_operation(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, _pilot):
        app.actor = Actor("Gast", (Grant(frozenset({Right.EVENTS})),))
        titles = [one.title for one in screen_commands(app, app.screen)]
        offered = [title for title in titles if title.endswith(") …")]
        assert any("(event create)" in title for title in offered)
        subjects = ("(event ", "(tournament ", "(qualification ")
        assert all(any(one in title for one in subjects) for title in offered)


def _deeds(app: SpielleiterApp) -> set[str]:
    found = (one.help for one in screen_commands(app, app.screen) if one.title.endswith(") …"))
    return {said.removeprefix("spielleiter ") for said in found}


async def test_what_the_rule_book_knows_nothing_of_is_not_offered(tmp_path: Path) -> None:
    # TUWO has no field of a championship (SJRP § 7), SJRP no cup (TUWO § 15), no declaration
    # (§ 17) and nobody who becomes a home player by waiting (Anhang H 5.b).
    places, others = {"event candidate", "event regional", "club cancel"}, {
        "cup draw", "list declare", "player lapse", "list append", "elo file",
    }  # fmt: skip
    async with opened(season_file(tmp_path)) as (app, pilot):
        assert others <= _deeds(app)
        assert not places & _deeds(app)
        await gone_to(app, pilot, PlayersScreen())
        assert app.screen.check_action("form", ("lapse",))
    async with opened(youth_federation(tmp_path)) as (app, pilot):
        assert places <= _deeds(app)
        assert not others & _deeds(app)
        await gone_to(app, pilot, PlayersScreen())
        assert app.screen.check_action("form", ("person",))
        assert not app.screen.check_action("form", ("lapse",))


async def test_every_operation_has_a_form_that_asks_for_all(tmp_path: Path) -> None:
    # What only one book knows has a form in a season of its own.
    shown = set[str]()
    for made in (season_file, youth_federation):
        folder = tmp_path / made.__name__
        folder.mkdir()
        async with opened(made(folder)) as (app, _pilot):
            assert app.desk is not None
            for operation in every_operation():
                if not offered(operation, app.desk):
                    continue
                asked = {one.name for one in form_about(app.desk, operation, ()).fields}
                unasked = {one.name for one in operation.parameters if one.fits}
                assert asked | unasked >= {one.name for one in operation.parameters}
                shown.add(operation.name)
    assert shown == {one.name for one in every_operation()}


async def _run(app: SpielleiterApp, pilot: Pilot[None], title: str) -> None:
    (command,) = [one for one in screen_commands(app, app.screen) if one.title == title]
    command.callback()
    await until(pilot, lambda: isinstance(app.screen, FormDialog))


async def test_what_is_not_chosen_stands_in_no_line_of_what_stays(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, _pilot):
        assert app.desk is not None
        forms = {
            one.name: {field.name: field for field in form_about(app.desk, one, ()).fields}
            for one in every_operation()
            if one.name in ("player change", "division change", "tournament create")
        }
        # A woman from abroad whose title is put right stays one.
        person = forms["player change"]
        assert all(one.value == "" for one in person.values())
        assert [typed for typed, _said in person["sex"].answers] == ["", "m", "w"]
        lowest = forms["division change"]["lowest"]
        assert [typed for typed, _said in lowest.answers] == ["", "no", "yes"]
        systems = [typed for typed, _said in forms["tournament create"]["system"].answers]
        assert systems == ["", "swiss", "round_robin", "double_round_robin"]
