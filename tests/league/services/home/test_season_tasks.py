"""The work list: protests, transfers, lists and events with the days they have left."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from league.errors import InputError, NotFoundError
from league.facts.accounts import Penalty
from league.facts.actors import official
from league.facts.claims import Application, Deregistration
from league.facts.events import Announcement, EventFile
from league.facts.registrations import Kind
from league.facts.seasons import Season
from league.services.accounts.fines import fine
from league.services.accounts.reminders import set_payment_term
from league.services.events import records
from league.services.home.season_tasks import SOON
from league.services.home.season_views import season_view
from league.services.journal.undoing import last_step, undo
from league.services.protests import procedure
from league.services.protests.procedure import Filing
from league.services.registry.clubs.papers import club_papers
from league.services.registry.registering import departures, registrations
from league.services.registry.registering.late_notices import deal_with
from league.services.session import transactions
from league.services.session.desk import Desk
from league.services.session.opening import open_desk
from league.storage import journal
from league.storage.database import opened
from league.views.divisions import TaskRow
from tests.worlds.acting import OFFICIAL
from tests.worlds.desk_world import STRUCK, public_season, stored

BY = "Anna Muster"
PLAYER = "100001"
"""Home player of 601 in the public season."""


@pytest.fixture(autouse=True)
def _file(tmp_path: Path) -> Iterator[None]:
    transactions.open_file(stored(tmp_path))
    yield
    transactions.close_file()


def tasks(kind: str, today: date) -> list[TaskRow]:
    return [one for one in season_view(fresh(), today).tasks if one.kind == kind]


def fresh() -> Desk:
    return open_desk(opened(), OFFICIAL)


def test_6_protests_wait_and_time_limits_run() -> None:
    played = date(2012, 2, 25)
    filing = Filing("team", played, True, "No.", "602", match=STRUCK, instance="klassenspielleiter")
    for _number in (1, 2):
        procedure.file_protest(None, filing, actor=official(BY))
    procedure.decide(
        None, 1, granted=False, day=date(2012, 3, 1), reasons="No.", actor=official(BY)
    )
    found = tasks("protest", date(2012, 3, 6))
    # What waits without a limit is most urgent; the appeal has until 1 March + 8 days = 9 March.
    assert [(one.thing, one.due, one.left) for one in found] == [
        ("2", None, 0),
        ("1", date(2012, 3, 9), 3),
    ]
    assert {(one.page, one.division) for one in found} == {("protest", "landesliga")}
    assert "waits for 10 days" in found[0].text
    assert "3 days left" in found[1].text
    assert [one.thing for one in tasks("protest", date(2012, 3, 10))] == ["2"]


def test_h_4_a_deregistration_that_was_not_passed_on() -> None:
    paper = Deregistration(PLAYER, "601", date(2011, 12, 12))
    departures.deregister(None, paper, actor=official(BY))
    # Annex H 4: by 31 December.
    (found,) = tasks("transfer", date(2011, 12, 29))
    assert (found.page, found.thing) == ("player", PLAYER)
    assert (found.due, found.left) == (date(2011, 12, 31), 2)
    assert "2 days left" in found.text
    (late,) = tasks("transfer", date(2012, 1, 1))
    assert (late.left, "1 day late" in late.text) == (-1, True)
    departures.pass_on(None, PLAYER, "601", date(2011, 12, 31), actor=official(BY))
    assert tasks("transfer", date(2012, 1, 3)) == []
    assert journal.steps()[-1].what == "forwarding"
    undo(last_step(), official(BY), "Not so.")
    (again,) = tasks("transfer", date(2012, 1, 3))
    assert again.left == -3


def late_rows(today: date) -> list[tuple[bool, str]]:
    """What the club's page says of late notices: whether it is open, and the words."""
    rows = club_papers(fresh(), "601", today)
    return [(row.active, row.says) for row in rows if row.kind == "late"]


def test_h_4_a_late_notice_stays_until_it_is_dealt_with() -> None:
    paper = Deregistration(PLAYER, "601", date(2011, 12, 12))
    departures.deregister(None, paper, actor=official(BY))
    departures.pass_on(None, PLAYER, "601", date(2012, 1, 2), actor=official(BY))
    (found,) = tasks("transfer", date(2012, 5, 3))
    assert (found.page, found.thing, found.due) == ("player", PLAYER, date(2011, 12, 31))
    assert "on 2 Jan 2012 only; it was due by 31 Dec 2011" in found.text
    ((active, says),) = late_rows(date(2012, 5, 3))
    assert (active, "it was due by 31 Dec 2011. (TUWO H.4)" in says) == (True, True)

    deal_with(None, PLAYER, "601", date(2012, 5, 3), "Verein ermahnt.", actor=official(BY))
    assert tasks("transfer", date(2012, 5, 4)) == []
    ((active, says),) = late_rows(date(2012, 5, 4))
    assert (active, says.endswith("Dealt with on 3 May 2012: Verein ermahnt.")) == (False, True)
    undo(last_step(), official(BY), "Not so.")
    assert len(tasks("transfer", date(2012, 5, 4))) == 1


def test_h_4_a_missing_notice_is_dealt_with_from_the_day_on_which_it_is_late() -> None:
    departures.deregister(
        None, Deregistration(PLAYER, "601", date(2011, 12, 12)), actor=official(BY)
    )
    assert late_rows(date(2011, 12, 31)) == []
    assert [active for active, _says in late_rows(date(2012, 1, 1))] == [True]

    def deal(day: date, decision: str = "Verein ermahnt.") -> None:
        deal_with(None, PLAYER, "601", day, decision, actor=official(BY))

    with pytest.raises(InputError, match="not late on 31 Dec 2011"):
        deal(date(2011, 12, 31))
    with pytest.raises(InputError, match="say what was decided"):
        deal(date(2012, 1, 1), " ")
    deal(date(2012, 1, 1))
    assert tasks("transfer", date(2012, 1, 2)) == []
    with pytest.raises(InputError, match="was dealt with on 1 Jan 2012"):
        deal(date(2012, 1, 2))
    # It comes after all: it was dealt with already.
    departures.pass_on(None, PLAYER, "601", date(2012, 1, 9), actor=official(BY))
    assert tasks("transfer", date(2012, 1, 10)) == []


def test_h_4_only_a_notice_on_record_is_dealt_with() -> None:
    with pytest.raises(NotFoundError, match="No notice of 100001 to 601"):
        deal_with(None, PLAYER, "601", date(2012, 1, 1), "x", actor=official(BY))


def test_1_8_d_arrears_hold_a_transfer_until_they_are_settled() -> None:
    left, posted = date(2011, 12, 12), date(2011, 12, 13)
    paper = Deregistration(PLAYER, "601", left, forwarded=left, owed=((2011, 6000),))
    departures.deregister(None, paper, actor=official(BY))
    registrations.register(
        None,
        Application(PLAYER, "602", Kind.HOME, posted, "AUT"),
        actor=official(BY),
        despite="So decided.",
    )
    (found,) = tasks("transfer", date(2011, 12, 20))
    assert (found.thing, found.left) == (PLAYER, 0)
    assert "€60.00" in found.text
    departures.settle(None, PLAYER, "601", date(2011, 12, 21), actor=official(BY))
    assert tasks("transfer", date(2011, 12, 22)) == []


def without_lists(division: str) -> Season:
    before = public_season()
    mine = {one.id for one in before.teams if one.division == division}
    left = tuple(one for one in before.squads if one.team not in mine)
    return replace(before, squads=left, boards=(), reports=())


def test_13_5_a_division_with_teams_but_no_pairings_is_to_be_drawn() -> None:
    before = public_season()
    assert tasks("draw", date(2011, 9, 4)) == []
    undrawn = replace(
        before,
        fixtures=tuple(one for one in before.fixtures if one.division != "kl-graz"),
        boards=tuple(one for one in before.boards if one.match[0] != "kl-graz"),
        reports=tuple(one for one in before.reports if one.match[0] != "kl-graz"),
    )
    transactions.import_season(undrawn, official(BY), "again")
    (found,) = tasks("draw", date(2011, 9, 4))
    assert (found.page, found.thing) == ("draw", "kl-graz")
    number = sum(one.division == "kl-graz" for one in before.teams)
    assert f"with {number} teams" in found.text


def test_13_6_lists_that_are_not_in() -> None:
    transactions.import_season(without_lists("landesliga"), official(BY), "again")
    number = sum(one.division == "landesliga" for one in public_season().teams)
    (found,) = tasks("list", date(2011, 9, 4))
    # § 13.6: by 7 September.
    assert (found.division, found.due, found.left) == ("landesliga", date(2011, 9, 7), 3)
    assert found.text.startswith(f"{number} lists of Landesliga are missing, 3 days left: ")
    assert "TUWO § 13.6" in found.text
    # It leads to the first team it names.
    teams = [one for one in public_season().teams if one.division == "landesliga"]
    assert (found.team, found.page) == (teams[0].id, "")
    assert all(one.name in found.text for one in teams)
    assert tasks("list", date(2011, 9, 8))[0].left == -1
    early = date.fromordinal(date(2011, 9, 7).toordinal() - SOON - 1)
    assert tasks("list", early) == []


def test_4_2_an_event_that_is_not_issued_and_one_that_is_not_ranked() -> None:
    day = date(2012, 3, 3)
    said = Announcement(name="U18 championship", dates=(day,), closing=date(2012, 2, 20))
    records.create_event(None, EventFile("u18", "U18", 2012, day, said), actor=official(BY))
    found = tasks("event", date(2012, 2, 18))
    assert [(one.thing, one.due, one.left) for one in found] == [
        ("u18", date(2012, 2, 20), 2),
        ("u18", day, 14),
    ]
    assert found[0].page == "event"
    assert found[0].text == "U18 championship: Ausschreibung by 20 Feb 2012, 2 days left."
    assert tasks("event", date(2012, 1, 1)) == []


def test_what_is_most_urgent_leads_the_work_list() -> None:
    day = date(2012, 3, 3)
    records.create_event(None, EventFile("u18", "U18", 2012, day), actor=official(BY))
    rows = season_view(fresh(), date(2012, 3, 5)).tasks
    assert [one.kind for one in rows[:2]] == ["event", "event"]
    assert [one.left for one in rows[:2]] == [-2, -2]
    assert rows[2].kind == "finding"


def test_what_waits_of_money_is_named_until_it_is_taken_back() -> None:
    """Posted on 3 May with thirty days to pay: due on 2 June, late on the day after."""
    penalty = Penalty("602", date(2012, 5, 3), "A letter", "7.5", 1000)
    set_payment_term(None, 30, actor=OFFICIAL, why="Resolved.")
    assert not tasks("account", date(2012, 6, 3))
    fine(None, penalty, actor=OFFICIAL)
    assert not tasks("account", date(2012, 6, 2))
    (late,) = tasks("account", date(2012, 6, 3))
    assert "10.00" in late.text
    assert "not reminded yet" in late.text
    assert (late.page, late.thing, late.due) == ("account", "602", date(2012, 6, 2))
    undo(last_step(), actor=OFFICIAL, why="Mistaken.")
    assert not tasks("account", date(2012, 6, 3))


def test_the_deposit_of_a_protest_waits_until_the_protest_is_decided() -> None:
    played = date(2012, 2, 25)
    filing = Filing("team", played, True, "No.", "602", match=STRUCK, instance="klassenspielleiter")
    number = procedure.file_protest(None, filing, actor=official(BY)).file.number
    (held,) = tasks("account", date(2012, 3, 1))
    assert held.name == f"2011/12|protest|{number}"
    procedure.decide(
        None, number, granted=False, day=date(2012, 3, 1), reasons="No.", actor=official(BY)
    )
    assert not tasks("account", date(2012, 3, 1))
