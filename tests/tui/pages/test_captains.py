"""The official's pages for captains: lineups before and after they open, reports, accounts."""

import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, Static

from league.facts.actors import Actor, Right
from league.facts.matches import DRAW, LOSS, Side
from league.facts.seals import Seal
from league.facts.users import Appointment, Role
from league.language import use
from league.record_kinds import SEAL
from league.services.messages.sending import State, state_of
from league.services.session import rights, transactions
from league.services.session.lineup_records import side_key
from league.services.session.records import recorded_one
from league.services.session.seal_key import SealKey
from league.services.users import accounts
from league.storage import messages
from league.views.reporting import ReportStage
from tests.snapshots.haste import spare
from tests.worlds import captain_world, lineup_world
from tests.worlds.acting import OFFICIAL
from tests.worlds.captain_world import WON, tell
from tests.worlds.lineup_world import MATCH, SEASON, START, Hall
from tests.worlds.tui_season import press, sees, settled, shown
from tui import watching
from tui.app import SpielleiterApp
from tui.dialogs.confirm import ConfirmDialog
from tui.dialogs.form import FormDialog
from tui.kit.grid import Grid
from tui.pages.captains.captains import CaptainsPage
from tui.pages.captains.reports import ReportsPage
from tui.pages.page import open_page
from tui.pages.users.outbox import OutboxPage
from tui.pages.users.users import UsersPage
from tui.routes import place_page, thing_page

PLACE = "kl/1/A1/B1"


@pytest.fixture
def hall(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Hall]:
    with lineup_world.hall(tmp_path, monkeypatch) as found:
        yield found


@asynccontextmanager
async def _desk(
    path: Path, actor: Actor = OFFICIAL, key: SealKey | None = None
) -> AsyncIterator[tuple[SpielleiterApp, Pilot[None]]]:
    use("en")
    app = SpielleiterApp(path, actor)
    app.key = key
    with pytest.MonkeyPatch.context() as patch:
        spare(patch)
        async with app.run_test(size=(140, 40)) as pilot:
            await settled(app, pilot)
            yield app, pilot


async def _looked(app: SpielleiterApp, pilot: Pilot[None]) -> None:
    assert app.lookout is not None
    app.touched = -2 * watching.REST
    await app.lookout.look()
    await settled(app, pilot)


async def test_a_day_shows_who_handed_in_and_no_lineup_before_it_opens(hall: Hall) -> None:
    async with _desk(hall.path, key=hall.key) as (app, pilot):
        app.go(open_page(app, place_page("captains")))
        await settled(app, pilot)
        assert isinstance(app.screen, CaptainsPage)
        assert app.screen.view.day == lineup_world.DAY
        receipt = hall.hand_in(Side.HOME)
        await _looked(app, pilot)
        assert "one sealed" in shown(app)
        await press(app, pilot, "enter")
        assert isinstance(app.screen, ReportsPage)
        told = shown(app)
        assert receipt.digest[:20] in told
        # The names of the players are their pass numbers in capitals.
        assert not {one.home for one in app.screen.view.boards} - {""}
        hall.hand_in(Side.AWAY)
        hall.at(START - lineup_world.SECOND)
        await _looked(app, pilot)
        assert not {one.home for one in app.screen.view.boards} - {""}
        hall.at(START)
        await _looked(app, pilot)
        # The look at the hour itself opens; the next one shows it.
        await _looked(app, pilot)
        boards = app.screen.view.boards
        assert [(one.home, one.away) for one in boards] == [("A1", "B2"), ("A2", "B1")]


async def test_a_lineup_on_paper_is_sealed_and_lies_in_no_draft(hall: Hall) -> None:
    async with _desk(hall.path, key=hall.key) as (app, pilot):
        app.go(open_page(app, thing_page("reports", PLACE)))
        await settled(app, pilot)
        await press(app, pilot, "a")
        form = app.screen
        assert isinstance(form, FormDialog)
        form.query_one("#board1", Input).value = "2"
        form.query_one("#board2", Input).value = "b1"
        await pilot.pause()
        await app.drafts.keep(strict=True)
        with closing(sqlite3.connect(f"{hall.path.as_uri()}?mode=ro", uri=True)) as file:
            assert not file.execute("SELECT 1 FROM draft").fetchall()
        await press(app, pilot, "f2")
        await settled(app, pilot)
        assert isinstance(app.screen, ReportsPage)
    transactions.open_file(hall.path)
    seal = recorded_one(SEASON, SEAL, side_key(MATCH, Side.AWAY))
    assert isinstance(seal, Seal)
    assert seal.by == "Official"
    # Second and first of the list, as they were typed.
    assert "1: b2\n2: b1\n" in hall.key.decrypt(seal.sealed)


async def test_a_lineup_that_cannot_be_is_told_before_it_is_sealed(hall: Hall) -> None:
    async with _desk(hall.path, key=hall.key) as (app, pilot):
        app.go(open_page(app, thing_page("reports", PLACE)))
        await settled(app, pilot)
        await press(app, pilot, "a")
        form = app.screen
        form.query_one("#board1", Input).value = "nobody"
        await press(app, pilot, "f2")
        assert "nobody" in str(form.query_one("#says", Static).render())
        assert isinstance(app.screen, FormDialog)


async def test_differing_reports_stand_beside_each_other_and_one_is_decided_for(
    tmp_path: Path, at: Callable[[str], None]
) -> None:
    with captain_world.opened(tmp_path) as path:
        captain_world.open_lineups()
        tell(Side.HOME, *WON, remarks="Loud music")
        assert tell(Side.AWAY, LOSS, DRAW).stage is ReportStage.DIFFERING
        at("2011-09-26 08:00")
        async with _desk(path, captain_world.spielleiter()) as (app, pilot):
            app.go(open_page(app, thing_page("reports", PLACE)))
            await settled(app, pilot)
            assert isinstance(app.screen, ReportsPage)
            first, second = app.screen.view.boards
            assert (first.home_told, first.away_told, first.differs) == ("1 : 0", "0 : 1", True)
            assert not second.differs
            assert "Loud music" in shown(app)
            await press(app, pilot, "d")
            await press(app, pilot, "right", "down")
            await pilot.press(*"score")
            await press(app, pilot, "f2")
            await settled(app, pilot)
            assert isinstance(app.screen, ReportsPage)
            assert app.screen.view.reports.stage is ReportStage.DECIDED
            decision = app.screen.view.reports.decision
            assert decision is not None
            assert (decision.reason, decision.by) == ("score", "Spielleiterin")
            assert not app.screen.forms().get("decide")


at = captain_world.at


async def test_accounts_are_made_appointed_and_closed_at_the_desk(hall: Hall) -> None:
    async with _desk(hall.path) as (app, pilot):
        app.go(open_page(app, place_page("users")))
        await settled(app, pilot)
        assert isinstance(app.screen, UsersPage)
        await press(app, pilot, "n")
        form = app.screen
        form.query_one("#login", Input).value = "karl.kraus"
        form.query_one("#name", Input).value = "Karl Kraus"
        await press(app, pilot, "f2")
        await settled(app, pilot)
        assert "karl.kraus" in [one.login for one in app.screen.view.rows]
        app.screen.query_one("#accounts", Grid).select("karl.kraus")
        await pilot.pause()
        await press(app, pilot, "r")
        form = app.screen
        form.query_one("#team", Input).value = "A1"
        await press(app, pilot, "f2")
        await settled(app, pilot)
        user = app.screen.view.users["karl.kraus"]
        assert user.appointments == (Appointment(Role.CAPTAIN, SEASON, team="A1"),)
        await press(app, pilot, "k")
        await press(app, pilot, "tab", "enter")
        assert isinstance(app.screen, ConfirmDialog)
        await sees(app, pilot, "Code for “karl.kraus”: ")
        await press(app, pilot, "escape")
        await press(app, pilot, "x")
        await press(app, pilot, "f2")
        await settled(app, pilot)
        assert app.screen.view.users["karl.kraus"].closed is not None
        app.screen.query_one("#accounts", Grid).select("karl.kraus")
        await pilot.pause()
        await press(app, pilot, "o")
        await press(app, pilot, "f2")
        await settled(app, pilot)
        assert app.screen.view.users["karl.kraus"].closed is None


def _perhaps_sent(number: int, whom: str) -> None:
    """Put a message into the outbox of which nobody knows whether it went out."""
    with transactions.transaction(OFFICIAL, Right.OFFICE):
        messages.add(f"event {number}", whom, f"{whom}@example.at", ("Lineups", "Open."), START)
        messages.claim(number, START)
        messages.note_unsent(number, "Connection reset", None)


@pytest.mark.parametrize(
    ("pressed", "state", "waiting"), [("r", State.WAITING, "2"), ("t", State.SENT, "1")]
)
async def test_of_a_message_perhaps_sent_the_official_says_what_became_of_it(
    hall: Hall, pressed: str, state: State, waiting: str
) -> None:
    _perhaps_sent(1, "anna")
    _perhaps_sent(2, "bert")
    async with _desk(hall.path) as (app, pilot):
        app.go(open_page(app, place_page("outbox")))
        await settled(app, pilot)
        assert isinstance(app.screen, OutboxPage)
        facts = dict(app.screen.facts(app.screen.view))
        assert (facts["Messages"], facts["Not sent"], facts["To be decided"]) == ("2", "2", "2")
        # The newest stands first: the cursor is on the one to Bert.
        await press(app, pilot, pressed)
        await settled(app, pilot)
        states = [state_of(one) for one in await app.in_thread(messages.messages)]
        assert states == [State.PERHAPS, state]
        facts = dict(app.screen.facts(app.screen.view))
        assert (facts["Not sent"], facts["To be decided"]) == (waiting, "1")
        # It is decided now: neither key does anything more.
        await press(app, pilot, "r", "t")
        await settled(app, pilot)
        assert [state_of(one) for one in await app.in_thread(messages.messages)] == states


async def test_what_a_person_may_not_is_refused_and_he_stands_in_the_title(hall: Hall) -> None:
    accounts.add_user("tina", "Tina Kassier", actor=OFFICIAL)
    tina = accounts.appoint("tina", Appointment(Role.TREASURER), actor=OFFICIAL)
    actor = rights.actor_of("tina", tina)
    async with _desk(hall.path, actor, hall.key) as (app, pilot):
        assert "Tina Kassier" in shown(app)
        steps = await app.in_thread(transactions.last_step)
        app.go(open_page(app, thing_page("reports", PLACE)))
        await settled(app, pilot)
        await press(app, pilot, "h")
        form = app.screen
        form.query_one("#board1", Input).value = "1"
        await press(app, pilot, "f2")
        await settled(app, pilot)
        assert "has no right" in str(form.query_one("#says", Static).render())
        assert await app.in_thread(transactions.last_step) == steps


async def test_a_desk_whose_account_is_closed_ends(hall: Hall) -> None:
    accounts.add_user("otto", "Otto", actor=OFFICIAL)
    otto = accounts.appoint("otto", Appointment(Role.TREASURER), actor=OFFICIAL)
    async with _desk(hall.path, rights.actor_of("otto", otto), hall.key) as (app, pilot):
        await _looked(app, pilot)
        assert app.return_code is None
        accounts.close_user("otto", actor=OFFICIAL)
        assert app.lookout is not None
        await app.lookout.look()
        assert app.return_code == 2


async def test_an_account_closed_while_its_desk_is_open_stores_nothing_more(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watching, "PERIOD", 3600.0)
    accounts.add_user("otto", "Otto", actor=OFFICIAL)
    otto = accounts.appoint("otto", Appointment(Role.CHIEF_OFFICIAL), actor=OFFICIAL)
    async with _desk(hall.path, rights.actor_of("otto", otto), hall.key) as (app, pilot):
        accounts.close_user("otto", actor=OFFICIAL)
        app.go(open_page(app, thing_page("reports", PLACE)))
        await settled(app, pilot)
        await press(app, pilot, "h")
        app.screen.query_one("#board1", Input).value = "1"
        await press(app, pilot, "f2")
        await settled(app, pilot)
        assert "is closed" in str(app.screen.query_one("#says", Static).render())
