"""What is wrong in a form's fields is said, and the hands are led to the field that is meant."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from league.facts.accounts import What
from league.facts.events import Announcement, EventFile
from league.facts.tournament_files import TournamentFile
from league.facts.tournaments import Entrant, System, Tournament
from league.outcomes.closing import Decided
from league.services.accounts.operations import FINE
from league.services.accounts.postings import ledger
from league.services.accounts.rows import charge_rows
from league.services.accounts.statements import statement
from league.services.closing.no_show_operations import BAN
from league.services.events import entry_operations as event_entries
from league.services.events.records import create_event
from league.services.registry.clubs import operations as clubs
from league.services.registry.registering import operations as people
from league.services.registry.registering import status_operations as statuses
from league.services.schedule import calendar_operations as calendar
from league.services.schedule.calendar_views import calendar_page
from league.services.schedule.draw_views import draws_view
from league.services.session import transactions
from league.services.session.desk import Desk
from league.services.session.opening import anew, open_desk
from league.services.session.trial_runs import Outcome
from league.services.tournaments import entry_operations as entries
from league.services.tournaments import leaving_operations as leaving
from league.services.tournaments import round_operations as rounds
from league.views.promotion import PromotionDesk, PromotionView
from tests.worlds.acting import OFFICIAL
from tests.worlds.desk_world import stored
from tests.worlds.draw_world import WIDE, stored_in, to_draw, undrawn
from tests.worlds.tui_season import (
    back_on,
    gone_to,
    opened,
    press,
    season_file,
    sees,
    settled,
    shown,
)
from tui.app import SpielleiterApp
from tui.dialogs import papers
from tui.dialogs.form import FormDialog
from tui.dialogs.form_model import Field, FieldError, Form
from tui.dialogs.from_operations import form_of
from tui.dialogs.list_papers import hand_in_form, nomination_form
from tui.dialogs.protest_forms import filing_form
from tui.dialogs.undo import UndoDialog
from tui.kit.choice import Choice
from tui.pages.accounts import forms as accounts
from tui.pages.accounts.account import AccountPage
from tui.pages.closing.forms import decision_form, numbers_form, rollover_form
from tui.pages.closing.page import PromotionPage
from tui.pages.events import forms as events
from tui.pages.qualification.forms import prepare_form
from tui.pages.schedule.calendar import move_form
from tui.pages.schedule.draw import DrawPage
from tui.pages.schedule.draw_forms import draw_form
from tui.pages.tournaments import forms as tournaments
from tui.pages.tournaments import paper_forms
from tui.pages.tournaments.offered import deed_form

CLUB, TEAM = "601", "LANDESLIGA01"
DAY = date(2011, 10, 1)
EVENT = EventFile("u14", "U14", 2011, DAY, Announcement(name="U14"))
_ENTERED = {key: Entrant(tournament="open", key=key, name=key) for key in ("G1", "G2")}
OPEN = TournamentFile(
    tournament=Tournament(id="open", name="Open", system=System.SWISS, rounds=3), entrants=_ENTERED
)
TEAMS = replace(OPEN, tournament=replace(OPEN.tournament, teams=True, boards=4))
UNDECIDED = PromotionDesk(PromotionView(), Decided(), ("k1-graz",))


def _player(desk: Desk) -> str:
    return desk.season.registrations[0].ident


FORMS: dict[str, tuple[Callable[[Desk], Form], str]] = {
    "posting": (lambda desk: accounts.posting_form(desk, charge_rows(desk)[:1]), "day"),
    "payment": (lambda desk: accounts.payment_form(desk, CLUB, ()), "cents day"),
    "payout": (lambda desk: accounts.payout_form(desk, CLUB, 0), "cents day"),
    "fine": (lambda desk: form_of(desk, FINE, {"club": CLUB}), "cents day ban_from ban_until"),
    "arrears": (lambda desk: accounts.arrears_form(desk, CLUB, 60), "days first last"),
    "move": (
        lambda desk: move_form(desk, calendar_page(desk, "landesliga").rounds[0].matches[0]),
        "day start notified consent players",
    ),
    "protect": (lambda desk: form_of(desk, calendar.PROTECT, {}), "first last"),
    "call up": (lambda desk: form_of(desk, calendar.CALL_UP, {}), "ident first last"),
    "consent": (lambda desk: form_of(desk, clubs.CONSENT, {"club": CLUB}), "day"),
    "joint": (lambda desk: form_of(desk, clubs.JOINT, {"club": CLUB}), "others announced"),
    "declaration": (lambda desk: form_of(desk, clubs.DECLARE, {"club": CLUB}), "idents posted"),
    "draw": (
        lambda desk: draw_form(desk, draws_view(desk).rows[0], turn=False),
        "seed dates every day",
    ),
    "event": (events.new_form, "day"),
    "announcement": (lambda desk: events.fill_form(desk, EVENT), "closing entry_fee deposit dates"),
    "entry": (lambda desk: form_of(desk, event_entries.ENTER, {"id": "u14"}), "player day"),
    "places": (lambda desk: events.qualification_form(desk, EVENT), "nominated last places"),
    "ranking": (lambda desk: events.ranking_form(desk, EVENT), "ranking"),
    "leaving": (
        lambda desk: form_of(desk, people.DEREGISTER, {"ident": _player(desk)}),
        "notice forwarded owed",
    ),
    "ban": (lambda desk: form_of(desk, BAN, {"club": CLUB}), "first last"),
    "registration": (papers.registration_form, "born club posted left levy"),
    "equal status": (
        lambda desk: form_of(desk, statuses.EQUAL, {"ident": _player(desk)}),
        "decided proof_until grade resident_since",
    ),
    "suspension": (lambda desk: form_of(desk, clubs.SUSPEND, {"club": CLUB}), "first last"),
    "hand in": (lambda desk: hand_in_form(desk, TEAM, (), (), ()), "posted"),
    "nomination": (
        lambda desk: nomination_form(desk, TEAM, _player(desk)),
        "confirmed informed place",
    ),
    "decision": (lambda desk: decision_form(desk, UNDECIDED), "above up-k1-graz declined"),
    "numbers": (
        lambda desk: numbers_form(desk, UNDECIDED, "landesliga"),
        "up base planned per_club qualified",
    ),
    "rollover": (rollover_form, "list"),
    "protest": (filing_form, "match event who filed"),
    "qualifier": (prepare_form, "teams day hour boards up elo seed"),
    "tournament": (tournaments.new_form, "rounds boards first_day last_day"),
    "conditions": (
        lambda desk: tournaments.change_form(desk, OPEN),
        "rounds first_day last_day waiting round_times",
    ),
    "pairing": (lambda desk: tournaments.rules_form(desk, OPEN), "seed forbid"),
    "players": (deed_form(OPEN, entries.ENTER, {"despite": None}), "who first_round"),
    "guest": (deed_form(OPEN, entries.GUEST, {"key": ""}), "rating title first_round"),
    "team": (deed_form(TEAMS, entries.TEAM), "players rating title"),
    "bye": (deed_form(OPEN, leaving.BYE, {"who": "G1"}, player="G1"), "rounds"),
    "withdrawal": (deed_form(OPEN, leaving.LEAVE, {"who": "G1"}, player="G1"), "from_round"),
    "given": (deed_form(TEAMS, rounds.ADJUST, {"who": "G1"}, player="G1"), "points games number"),
    "lots": (deed_form(OPEN, rounds.NUMBERS), "seed"),
    "pairs": (deed_form(OPEN, rounds.HAND), "number pairs"),
    "committee": (lambda desk: paper_forms.committee_form(desk, OPEN), "fee"),
}
"""Each form with the fields in which not everything is understood, in their order."""

GOOD = {
    **dict.fromkeys(("day", "first", "last", "filed", "posted", "announced", "end"), "1.10.2011"),
    **dict.fromkeys(("decided", "notice", "confirmed", "list"), "1.10.2011"),
    **dict.fromkeys(("club", "others", "who"), CLUB),
    "cents": "5",
    "amount": "22",
    "days": "60",
    "dates": "1.10.",
    "hour": "10:00",
    "points": "½",
    "pairs": "1-2",
    **dict.fromkeys(("number", "round", "rounds"), "1"),
    "teams": "landesliga01",
    "up-k1-graz": "1",
}
"""What is understood, by the name of the field."""


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    desk = open_desk(stored(tmp_path, "landesliga"), OFFICIAL)
    create_event(None, EVENT, actor=OFFICIAL)
    yield anew(desk)
    transactions.close_file()


def _choice(one: Field) -> str:
    values = [value for value, _label in one.answers]
    return one.value if one.value in values else values[0]


def _filled(desk: Desk, form: Form) -> dict[str, str]:
    """Every needed field with something that is understood, the others as they are."""
    typed = {one.name: _choice(one) if one.answers else one.value for one in form.fields}
    for one in form.fields:
        if one.needed:
            named = ("player", "idents", "players", "ranking")
            people = one.name in named or one.label in ("Player", "Players")
            typed[one.name] = _player(desk) if people else GOOD.get(one.name, "x")
    return typed


@pytest.mark.parametrize("name", FORMS)
def test_what_is_not_understood_is_said_of_its_field(desk: Desk, name: str) -> None:
    make, understood = FORMS[name]
    form = make(desk)
    typed = _filled(desk, form)
    form.paper(typed)
    refused = []
    for one in [one for one in form.fields if not one.answers]:
        group = {"group": "U16"} if one.name == "places" else {}
        try:
            form.paper({**typed, **group, one.name: "?!"})
        except FieldError as error:
            refused.append((one.name, error.field))
    assert refused == [(field, field) for field in understood.split()]


@pytest.mark.parametrize("name", FORMS)
def test_all_needed_fields_left_empty_are_named_at_once(desk: Desk, name: str) -> None:
    form = FORMS[name][0](desk)
    needed = [one for one in form.fields if one.needed]
    typed = _filled(desk, form) | {one.name: "" for one in needed}
    if len(needed) > 1:
        with pytest.raises(FieldError) as refused:
            form.paper(typed)
        labels = ", ".join(one.label for one in needed)
        assert (str(refused.value), refused.value.field) == (
            f"Please fill in: {labels}.",
            needed[0].name,
        )
    assert form.missing(typed) == needed


def test_a_wrong_field_and_empty_ones_are_said_together(desk: Desk) -> None:
    form = accounts.payment_form(desk, CLUB, ())
    with pytest.raises(FieldError) as refused:
        form.paper({"cents": "", "reference": "", "day": "31.2.2012"})
    assert "Received on: “31.2.2012” is no day" in str(refused.value)
    assert str(refused.value).endswith("\nPlease fill in: Amount.")
    assert refused.value.field == "cents"


def _said(app: SpielleiterApp) -> list[str]:
    return [one.message for one in app._notifications]


def _here(app: SpielleiterApp) -> str | None:
    return app.focused.id if app.focused else None


@pytest.mark.usefixtures("quick")
async def test_storing_leads_to_the_field_that_is_meant_and_typing_does_not(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path), (120, 40)) as (app, pilot):
        await gone_to(app, pilot, AccountPage("604"))
        await press(app, pilot, "p")
        day = app.screen.query_one("#day")
        await press(app, pilot, "f2")
        assert _here(app) == "cents"
        await press(app, pilot, *"30", "tab", *["delete"] * 10, *["backspace"] * 10, *"31.2.")
        await sees(app, pilot, "Received on: “31.2.” is no day")
        assert app.focused is day
        await press(app, pilot, "tab", "x", "backspace")
        await sees(app, pilot, "is no day")
        assert _here(app) == "why"
        await press(app, pilot, "f2")
        assert app.focused is day
        # € 30 for a club that owes nothing: only the reason is wanting now.
        await press(app, pilot, *["backspace"] * 10, *"1.2.2012", "f2")
        await settled(app, pilot)
        assert _here(app) == "why"
        await sees(app, pilot, "Please say why")
        await press(app, pilot, *"Vorschuss", "f2")
        await back_on(app, pilot, AccountPage)
        assert statement(None, "604").balance == -3000
        assert [one.startswith("Stored: €30.00 received from") for one in _said(app)] == [True]


@pytest.mark.usefixtures("quick")
async def test_fields_and_reason_are_asked_for_in_one_sentence(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path), (120, 40)) as (app, pilot):
        await gone_to(app, pilot, PromotionPage())
        await press(app, pilot, "d")
        # The book leaves this number open (§ 14.3): the field does not say that it may be empty.
        assert "the book leaves it open" in shown(app)
        await press(app, pilot, "f2")
        await sees(app, pilot, "Please fill in: 1. Klasse Graz up, Reason.")
        assert _here(app) == "up-k1-graz"


@pytest.mark.usefixtures("quick")
async def test_13_5_what_was_drawn_is_told_as_stored(tmp_path: Path) -> None:
    async with opened(stored_in(tmp_path, undrawn()), WIDE) as (app, pilot):
        await to_draw(app, pilot)
        await press(app, pilot, "d", "tab", *"4711", "f2")
        await back_on(app, pilot, DrawPage)
        told = "Stored: 8 teams draw with seed 4711. Rounds: 7, 1 Oct 2011 to 18 Feb 2012."
        assert _said(app) == [told]


@pytest.mark.usefixtures("quick")
async def test_ctrl_z_on_an_account_takes_back_or_says_what_does(tmp_path: Path) -> None:
    async with opened(season_file(tmp_path), (120, 40)) as (app, pilot):
        page = await gone_to(app, pilot, AccountPage("604"))
        await press(app, pilot, "f1")
        await sees(app, pilot, "Take the last step back")
        await press(app, pilot, "escape")
        page.fill(lambda desk: form_of(desk, clubs.SUSPEND, {"club": "604"}))
        await settled(app, pilot)
        await press(app, pilot, *"1.2.2012", "tab", "tab", *"Beschluss", "f2")
        await back_on(app, pilot, AccountPage)
        await sees(app, pilot, "⊘ Suspended")
        await press(app, pilot, "ctrl+z")
        await settled(app, pilot)
        assert isinstance(app.screen, UndoDialog)
        await press(app, pilot, "enter")
        await back_on(app, pilot, AccountPage)
        await settled(app, pilot)
        assert "Suspended" not in shown(app)
        # A posting is never deleted: the ledger balances it by its reversal.
        await press(app, pilot, "p", *"30", "tab")
        await press(app, pilot, *["backspace"] * 10, *"1.2.2012", "tab", *"Vorschuss", "f2")
        await back_on(app, pilot, AccountPage)
        await press(app, pilot, "ctrl+z")
        await settled(app, pilot)
        await press(app, pilot, "enter")
        await back_on(app, pilot, AccountPage)
        await settled(app, pilot)
        desk = app.desk
        assert desk
        assert [one.what for one in ledger(desk.season.federation)] == [What.PAYMENT, What.REVERSAL]


async def test_letters_look_for_an_answer(tmp_path: Path) -> None:
    """All that was typed is sought; a letter too many is left out, an arrow begins anew."""
    path = stored_in(tmp_path, undrawn())
    fields = (Field("kind", "Kind", answers=(("a", "U14 boys"), ("b", "U14 w"), ("c", "Blitz"))),)
    async with opened(path) as (app, pilot):
        form = Form("Kind", fields, lambda _got: lambda _desk, _why: Outcome("."))
        app.push_screen(FormDialog(form))
        await settled(app, pilot)
        choice = app.screen.query_one(Choice)
        for typed, value in ((["u", "1"], "a"), (["4", "w"], "b"), (["z"], "b")):
            await press(app, pilot, *typed)
            assert choice.value == value, typed
        await press(app, pilot, "left", "z")
        assert choice.value == "c"
