"""Data of clubs and teams: what is stored, undone and refused."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from league.facts.clubs import Club, Team
from league.facts.contacts import BankAccount, ClubContact, TeamContact, is_iban
from league.services.journal import undoing
from league.services.journal import views as journal
from league.services.matches.withdrawals import withdrawal_step
from league.services.registry.clubs import data, team_data
from league.services.registry.clubs.decisions import suspend_club
from league.services.session import contacts
from league.services.session.opening import open_desk
from league.services.session.trial_runs import file_step, try_step
from league.storage import database
from tests.worlds.acting import OFFICIAL
from tests.worlds.league_world import SEASON as NAME
from tests.worlds.league_world import refused, season, stored
from tests.worlds.office_world import ANNA, IBAN, SPELLED, WHY, club, drawn, now, team, undone


@pytest.fixture(autouse=True)
def file(tmp_path: Path) -> Iterator[Path]:
    with stored(tmp_path, season()) as path:
        yield path
        assert journal.verify() is None


# check digits


@pytest.mark.parametrize(
    ("text", "holds"),
    [
        (IBAN, True),
        ("DE89370400440532013000", True),
        ("GB82WEST12345698765432", True),
        ("AT611904300234573210", False),  # the last two figures changed places
        ("AT621904300234573201", False),
        ("at611904300234573201", False),
        ("AT61", False),
        ("", False),
    ],
)
def test_an_iban_bears_out_its_check_digits(text: str, holds: bool) -> None:
    assert is_iban(text) is holds


# clubs


def new_club() -> Club:
    fresh = Club("G", " Club G ", "G", "Graz", "Steiermark", date(2011, 5, 1))
    return data.register_club(None, fresh, actor=OFFICIAL, why=WHY)


def test_a_club_is_registered_corrected_and_removed() -> None:
    assert new_club().name == "Club G"
    assert club("G").member_since == date(2011, 5, 1)
    before = club("G")
    data.correct_club(None, before, replace(before, name="Klub G"), actor=OFFICIAL)
    assert club("G") == replace(before, name="Klub G")
    data.remove_club(None, "G", actor=OFFICIAL, why=WHY)
    assert "G" not in {one.id for one in now().clubs}


def test_each_step_about_a_club_is_undone() -> None:
    undone(new_club)
    new_club()
    changed = replace(club("G"), district="Murtal", short_name=None)
    undone(lambda: data.correct_club(None, club("G"), changed, actor=OFFICIAL))
    undone(lambda: data.remove_club(None, "G", actor=OFFICIAL, why=WHY))
    office = ClubContact(("Hauptplatz 1", "8010 Graz"), "Gasthof Post", (ANNA,))
    undone(lambda: reach("A", office))
    reach("A", office)
    undone(lambda: reach("A", replace(office, officers=())))


def reach(id: str, after: ClubContact, before: ClubContact | None = None) -> ClubContact:
    known = before or contacts.club_office("Verband", id)
    return data.set_club_office(None, id, known, after, actor=OFFICIAL, why=WHY)


def test_what_no_club_can_be_is_refused() -> None:
    def add(**changes: Any) -> Callable[[], object]:
        fresh = replace(Club("G", "Club G"), **changes)
        return lambda: data.register_club(None, fresh, actor=OFFICIAL)

    refused(add(id="A"), "The club number A belongs to Club A already")
    refused(add(name="CLUB A"), "A club is called Club A already; it has the number A")
    refused(add(id="6/1"), "Club number: “6/1” cannot be used")
    refused(add(id=""), "Club number: please fill in")
    refused(add(name="  "), "Name: please fill in")
    refused(add(name="x" * 200), "Name: 200 letters are too many; at most 80")
    refused(add(name="Turm\x1b[2J"), "The character ␛ .* cannot stand here")
    refused(add(state="\u202eGraz"), "cannot stand here")


def test_a_club_with_teams_and_players_stays() -> None:
    def remove(id: str, why: str = WHY) -> Callable[[], object]:
        return lambda: data.remove_club(None, id, actor=OFFICIAL, why=why)

    # A: a team of the Kreisliga and one of the cup, two players. F: two players only.
    refused(remove("A"), "Club A cannot be removed: it has 2 teams and 2 players")
    refused(remove("F"), "it has 0 teams and 2 players")
    refused(remove("Z"), "There is no club “Z”")
    refused(remove("F", " "), "needs its reason")


def test_only_what_was_changed_is_changed() -> None:
    seen = club("A")
    data.correct_club(None, seen, replace(seen, state="Steiermark"), actor=OFFICIAL)
    data.correct_club(None, seen, replace(seen, name="Klub A"), actor=OFFICIAL)
    assert (club("A").name, club("A").state) == ("Klub A", "Steiermark")
    same = club("A")
    refused(lambda: data.correct_club(None, same, same, actor=OFFICIAL), "Nothing is different")


def test_a_suspension_stays_when_the_name_is_put_right() -> None:
    day = date(2011, 10, 1)
    suspend_club(None, "A", day, None, actor=OFFICIAL, reason="dues")
    seen = club("A")
    data.correct_club(None, seen, replace(seen, name="Klub A"), actor=OFFICIAL)
    assert club("A").suspended_from == day


# how they are reached


def test_a_bank_account_is_kept_as_it_is_compared() -> None:
    bank = BankAccount("Club A", SPELLED, "bkauatww")
    assert reach("A", ClubContact(bank=bank)).bank == BankAccount("Club A", IBAN, "BKAUATWW")


@pytest.mark.parametrize(
    ("office", "words"),
    [
        (ClubContact(bank=BankAccount("A", "AT62 1904 3002 3457 3201")), "is no IBAN: its check"),
        (ClubContact(bank=BankAccount("", IBAN)), "Account holder: please fill in"),
        (ClubContact(bank=BankAccount("A", IBAN, "ABC")), "“ABC” is no BIC"),
        (ClubContact(bank=BankAccount("A", "")), "a holder, but no IBAN"),
        (ClubContact(("x" * 200,)), "Address: 200 letters are too many"),
        (ClubContact(("1", "2", "3", "4", "5", "6", "7")), "at most 6 lines"),
        (ClubContact(officers=(replace(ANNA, mail="anna.example.org"),)), "is no e-mail address"),
        (ClubContact(officers=(replace(ANNA, phone="ring me"),)), "is no telephone number"),
        (ClubContact(officers=(replace(ANNA, name=" "),)), "Name: please fill in"),
        (ClubContact(officers=(replace(ANNA, role=""),)), "Office held: please fill in"),
    ],
)
def test_what_cannot_be_written_to_is_refused(office: ClubContact, words: str) -> None:
    refused(lambda: reach("A", office), words)


def test_the_journal_shows_no_telephone_number_and_no_account() -> None:
    reach("A", ClubContact(bank=BankAccount("Club A", IBAN), officers=(ANNA,)))
    told = journal.rows()[-1].what
    step = undoing.preview(None)
    shown = told + "".join(f"{one}" for one in step.lines)
    assert "Officers and address of a club: Verband · Club A" in told
    assert "Anna Muster" in shown
    assert not any(one in shown for one in (IBAN, "1234567", "anna@example.org"))


# teams


def test_a_team_is_registered_renamed_and_withdrawn_before_the_draw() -> None:
    made = team_data.register_team(None, Team("F1", "F 1", "F", "KL"), actor=OFFICIAL)
    # By its name the division is found as well.
    assert (made.division, made.draw_number) == ("kl", None)
    seen = team("F1")
    team_data.correct_team(
        None, seen, replace(seen, name="Fuchs 1", captain="Huber", venue="Post"), actor=OFFICIAL
    )
    assert team("F1") == replace(seen, name="Fuchs 1", captain="Huber", venue="Post")
    team_data.withdraw_team(None, "F1", actor=OFFICIAL, why=WHY)
    assert "F1" not in {one.id for one in now().teams}


def test_each_step_about_a_team_is_undone() -> None:
    fresh = Team("F1", "F 1", "F", "kl")
    undone(lambda: team_data.register_team(None, fresh, actor=OFFICIAL))
    seen = team("A1")
    undone(lambda: team_data.correct_team(None, seen, replace(seen, name="X"), actor=OFFICIAL))
    undone(lambda: deputy("A1", TeamContact("Berta", "0316 123", "b@example.org")))
    deputy("A1", TeamContact("Berta"))
    # Its list of two players and its deputy go with it, and come back.
    assert sum(one.team == "A1" for one in now().squads) == 2
    undone(lambda: team_data.withdraw_team(None, "A1", actor=OFFICIAL, why=WHY))


def deputy(id: str, after: TeamContact) -> TeamContact:
    before = contacts.team_offices(NAME).get(id, TeamContact())
    return team_data.set_team_office(None, id, before, after, actor=OFFICIAL, why=WHY)


def test_what_no_team_can_be_is_refused() -> None:
    def add(**changes: Any) -> Callable[[], object]:
        fresh = replace(Team("F1", "F 1", "F", "kl"), **changes)
        return lambda: team_data.register_team(None, fresh, actor=OFFICIAL)

    refused(add(id="A1"), "The code A1 belongs to the team A 1 already")
    refused(add(name="a 1"), "is called A 1 already; its code is A1")
    refused(add(club="Z"), "There is no club “Z”")
    refused(add(division="zz"), "There is no division “zz”")
    refused(add(id="F 1"), "Code: “F 1” cannot be used")
    refused(lambda: deputy("A1", TeamContact("B", mail="b")), "is no e-mail address")


def test_after_the_draw_a_team_that_withdraws_is_excluded(file: Path) -> None:
    drawn()
    assert any(one.home == "A1" or one.away == "A1" for one in now().fixtures)
    refused(
        lambda: team_data.withdraw_team(None, "A1", actor=OFFICIAL, why=WHY), "A 1 is drawn already"
    )
    refused(
        lambda: team_data.register_team(None, Team("F1", "F", "F", "kl"), actor=OFFICIAL),
        "KL is drawn already",
    )
    desk = open_desk(database.opened(), OFFICIAL)
    shown = try_step(desk, withdrawal_step("A1"))
    assert "A 1 withdraws after the draw of KL: it is excluded, its" in shown.says
    after = file_step(desk, withdrawal_step("A1"), WHY)
    assert set(after.judgement.excluded) == {"A1"}
    assert team("A1").name == "A 1"


def test_before_the_draw_the_same_step_takes_it_out(file: Path) -> None:
    desk = open_desk(database.opened(), OFFICIAL)
    after = file_step(desk, withdrawal_step("A1"), WHY)
    assert "A1" not in after.world.teams
    assert not after.judgement.excluded
