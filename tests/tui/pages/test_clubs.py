from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest
from textual.pilot import Pilot

from league.facts.actors import official
from league.facts.claims import Body, Consent, DeclarationPaper
from league.facts.steps import StepKind
from league.record_kinds import CONSENT, DECLARATION, JOINT_TEAM
from league.services.session import transactions
from league.services.session.records import recorded
from tests.worlds.acting import change_season
from tests.worlds.tui_season import back_on, opened, press, season_file, sees, settled
from tui.app import SpielleiterApp
from tui.dialogs.explain import ExplainDialog
from tui.pages.clubs.page import ClubScreen
from tui.pages.clubs.standing import StandingScreen
from tui.pages.people.player import PlayerScreen

SEASON = "2011/12"

pytestmark = pytest.mark.usefixtures("quick")


def _neighbour(path: Path) -> None:
    """Seat club 601 in Kärnten, a neighbour of § 1.1.b."""
    transactions.open_file(path)
    change_season(
        None,
        lambda before: replace(
            before,
            clubs=tuple(
                replace(one, state="Kärnten") if one.id == "601" else one for one in before.clubs
            ),
        ),
        StepKind.REGISTRATION,
        "601",
        actor=official("test"),
        why="",
    )
    transactions.close_file()


async def _club(app: SpielleiterApp, pilot: Pilot[None], *keys: str) -> None:
    app.go(app.routes.to_club("601"))
    await settled(app, pilot)
    await press(app, pilot, *keys)


async def test_1_1_b_a_club_seated_in_styria_needs_no_consent(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        await _club(app, pilot, "a", "tab", *"1.9.2011")
        await sees(app, pilot, "✗ SV Turm Erzberg may take part as it is and needs no consent")


async def test_1_1_b_a_neighbours_club_with_one_consent_of_three(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    _neighbour(path)
    async with opened(path) as (app, pilot):
        await _club(app, pilot, "a", "tab", *"1.9.2011", "tab", *"Brief")
        await sees(app, pilot, "the consent of its own federation of 1 Sep 2011 is")
        await sees(app, pilot, "TUWO § 1.1.a")
        await press(app, pilot, "f2")
        await back_on(app, pilot, ClubScreen)
        given = recorded(SEASON, CONSENT)
        assert list(given.values()) == [Consent("601", Body.HOME, date(2011, 9, 1), "Brief")]
        await press(app, pilot, "5")
        await sees(app, pilot, "Consent of its own federation (Brief)")
        await press(app, pilot, "t", *"zurück")
        await sees(app, pilot, "no longer holds")
        await press(app, pilot, "f2")
        await back_on(app, pilot, ClubScreen)
        assert recorded(SEASON, CONSENT) == {}


async def test_1_9_a_joint_team_is_previewed_and_stored(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path), (120, 40)) as (app, pilot):
        await _club(app, pilot, "g", *"SG Mur", "tab", *"602")
        await press(app, pilot, "tab", *"20.6.2011")
        await sees(app, pilot, "SV Turm Erzberg, Schachklub Murtal play as SG Mur this season.")
        # Anhang H 6: both clubs field teams of their own this season
        await sees(app, pilot, "TUWO H.6")
        await press(app, pilot, "f2")
        await back_on(app, pilot, ClubScreen)
        joint = recorded(SEASON, JOINT_TEAM)["SG Mur"]
        assert (joint.clubs, joint.announced) == (("601", "602"), date(2011, 6, 20))
        await press(app, pilot, "5")
        await sees(app, pilot, "Spielgemeinschaft SG Mur with Schachklub Murtal")


async def test_17_a_declaration_begins_with_the_player_under_the_cursor(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path), (120, 40)) as (app, pilot):
        await _club(app, pilot, "2", "d")
        await sees(app, pilot, "100001")
        await press(app, pilot, "end", *", steinmaier", "tab", *"31.8.2011")
        await sees(app, pilot, "Hofhuber Clemens, Steinmaier Bernd")
        await press(app, pilot, "tab", *"Meldung", "f2")
        await back_on(app, pilot, ClubScreen)
        paper = recorded(SEASON, DECLARATION)["601"]
        assert paper == DeclarationPaper("601", date(2011, 8, 31), ("100001", "100002"))
        await press(app, pilot, "5")
        await sees(app, pilot, "Declared for the national leagues: Hofhuber Clemens, Steinmaier")


async def test_a_name_that_may_be_nobody_is_said(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        await _club(app, pilot, "d", *"niemand")
        await sees(app, pilot, "or the name “niemand”")


async def test_what_stands_against_clubs_on_a_day(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    _neighbour(path)
    async with opened(path) as (app, pilot):
        await _club(app, pilot, "k")
        assert isinstance(app.screen, StandingScreen)
        await sees(app, pilot, "TUWO § 1.1.a")
        await press(app, pilot, "d", *"1.2.2012", "enter")
        await sees(app, pilot, "As of 1 Feb 2012")
        await press(app, pilot, "enter")
        assert isinstance(app.screen, ExplainDialog)
        await press(app, pilot, "escape", "escape")
        assert isinstance(app.screen, ClubScreen)


async def test_a_player_of_the_list_is_explained_with_registration_and_rating(
    tmp_path: Path,
) -> None:
    async with opened(season_file(tmp_path), (120, 40)) as (app, pilot):
        await _club(app, pilot, "2", "question_mark")
        assert isinstance(app.screen, ExplainDialog)
        # § 1.4.b: registered 27 January 2008, so eligible the day after
        await sees(app, pilot, "eligible from 28 Jan 2008")
        await sees(app, pilot, "within 8 days (postmark); € 15")
        await press(app, pilot, "right")
        await sees(app, pilot, "plays for SV Turm Erzberg as home player")
        await press(app, pilot, "right")
        await sees(app, pilot, "Elo 2308, as the rating list in use says")


async def test_the_papers_lead_to_the_player_who_left(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        app.go(app.routes.to_player("100001"))
        await settled(app, pilot)
        await press(app, pilot, "d", *"19.12.2011", "tab", *"20.12.2011", "f2")
        await back_on(app, pilot, PlayerScreen)
        await press(app, pilot, "enter", "5", "enter")
        await back_on(app, pilot, PlayerScreen)
