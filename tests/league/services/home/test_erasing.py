"""What is personal of one person blanked: no byte of it stays, and nothing is judged otherwise."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from datetime import UTC, date, datetime
from pathlib import Path

import pytest

from league.decision_subjects import TeamKey
from league.errors import InputError, NotFoundError, RightError
from league.facts.actors import Actor, Grant, Right
from league.facts.calendars import Move, MoveKind
from league.facts.claims import Application
from league.facts.contacts import BankAccount, ClubContact, Officer, TeamContact
from league.facts.people import Player
from league.facts.registrations import Kind as Registered
from league.facts.seasons import Season
from league.facts.steps import StepKind
from league.facts.users import Appointment, Role, User
from league.record_kinds import APPLICATION, CLUB_OFFICE, MOVE, TEAM_OFFICE, USER
from league.rulings import Action, Ruling
from league.services.home.audit import as_json
from league.services.home.person_erasing import erase
from league.services.journal import copies, proving, undoing
from league.services.journal import views as journal
from league.services.messages import outbox
from league.services.messages.texts import About, Kind
from league.services.registry.people.person_data import correct_person
from league.services.session import transactions
from league.services.session.opening import open_desk
from league.services.session.records import recorded_one
from league.services.session.transactions import transaction
from league.services.users.codes import give_code
from league.storage.journal import steps
from league.storage.queries import rows
from league.storage.transfer import TABLES
from tests.worlds.acting import OFFICIAL, add_ruling, record
from tests.worlds.desk_world import public_season
from tests.worlds.league_world import SEASON, season
from tests.worlds.league_world import stored as stored_seasons
from tests.worlds.office_world import person

WHY = "He asked for it."
SECRETS = ("hofhuber", "klemens", "moser", "1990-03-04", "1600001", "7654321", "khof@")
"""What is his alone; a former surname too. The number belongs to his telephone."""


def world() -> Season:
    content = season()
    him = Player("a1", "Moser", "Klemens", date(1990, 3, 4), "m", "AUT", 1800, 1600001)
    players = tuple(him if one.ident == "a1" else one for one in content.players)
    teams = tuple(
        replace(one, captain="Klemens Moser") if one.id == "A1" else one for one in content.teams
    )
    return replace(content, players=players, teams=teams)


@pytest.fixture
def file(tmp_path: Path) -> Iterator[Path]:
    with stored_seasons(tmp_path, world()) as path:
        known = person("a1")
        correct_person(None, known, replace(known, surname="Hofhuber"), actor=OFFICIAL, why="Wed.")
        contact = Officer("Obmann", "Klemens Hofhuber", "+43 7654321", "khof@example.org")
        other = Officer("Kassier", "Anna Muster", "+43 664 123", "anna@example.org")
        office = ClubContact(officers=(contact, other))
        record(None, CLUB_OFFICE, "Verband/A", office, actor=OFFICIAL, why="")
        deputy = TeamContact("Hofhuber Klemens", "+43 7654321", "khof@example.org")
        record(SEASON, TEAM_OFFICE, "A1", deputy, actor=OFFICIAL, why="Hofhuber wrote.")
        yield path


def content_of(path: Path) -> str:
    """All bytes of the file and of what lies beside it, as far as they are letters."""
    files = [
        one for one in path.parent.iterdir() if one.name.startswith(path.name) and one.is_file()
    ]
    return b"\0".join(one.read_bytes() for one in files).decode("utf-8", "replace").casefold()


def left(path: Path) -> list[str]:
    found = content_of(path)
    return [one for one in SECRETS if one in found]


def rows_of_all_tables() -> str:
    """All that any table holds."""
    return " ".join(str(row) for table in TABLES for row in rows(table.select())).casefold()


def test_no_row_of_any_table_tells_of_a_person(file: Path) -> None:
    assert [one for one in SECRETS if one not in rows_of_all_tables()] == []
    erase("a1", actor=OFFICIAL, why=WHY)
    assert [one for one in SECRETS if one in rows_of_all_tables()] == []
    assert "anna@example.org" in rows_of_all_tables()


def test_his_bank_account_goes_and_the_clubs_own_stays(file: Path) -> None:
    his = ClubContact(bank=BankAccount("Klemens Hofhuber", "AT611904300234573201", "BKAUATWW"))
    theirs = ClubContact(bank=BankAccount("Club B", "AT611904300234573201"))
    record(None, CLUB_OFFICE, "Verband/A", his, actor=OFFICIAL, why="")
    record(None, CLUB_OFFICE, "Verband/B", theirs, actor=OFFICIAL, why="")
    erase("a1", actor=OFFICIAL, why=WHY)
    assert recorded_one(None, CLUB_OFFICE, "Verband/A") == ClubContact()
    assert recorded_one(None, CLUB_OFFICE, "Verband/B") == theirs


def test_a_code_that_is_somebodys_surname_stays(file: Path) -> None:
    known = person("a2")
    correct_person(None, known, replace(known, surname="Stamm"), actor=OFFICIAL, why="")
    paper = Application("a2", "A", Registered.HOME, date(2011, 8, 1), "AUT")
    move = Move(("kl", 1, "A1", "B1"), MoveKind.FORWARD, date(2011, 9, 1), reason="Stamm is ill.")
    record(SEASON, APPLICATION, "a2/A", paper, actor=OFFICIAL, why="")
    record(SEASON, MOVE, "kl/1/A1/B1", move, actor=OFFICIAL, why="")
    erase("a2", actor=OFFICIAL, why=WHY)
    # A home player is called “stamm” in the file; only what was said of him goes.
    assert recorded_one(SEASON, APPLICATION, "a2/A") == paper
    assert recorded_one(SEASON, MOVE, "kl/1/A1/B1") == replace(move, reason="N. N. is ill.")


@pytest.mark.only_files
def test_no_byte_of_a_person_stays(file: Path) -> None:
    assert set(left(file)) == set(SECRETS)
    done = erase("a1", actor=OFFICIAL, why=WHY)
    assert left(file) == []
    assert done.clean
    assert person("a1") == Player("a1", "N. N.", "", None, "m", "AUT", 1800)
    # Others are as they were.
    assert person("a2").name == "A2"
    assert "anna@example.org" in content_of(file)


def test_the_journal_holds_and_gives_all_facts_again(file: Path, tmp_path: Path) -> None:
    head = proving.head()
    done = erase("a1", actor=OFFICIAL, why=WHY)
    # The import, the correction of his name, the two contacts.
    assert done.steps == 4
    verdict = proving.verdict([head])
    assert verdict.whole
    assert verdict.proof.blanked == 4
    done_at = proving.head().number
    made = copies.replay(tmp_path / "again.sqlite")
    assert (made.steps, made.facts) == (proving.head().number, proving.head().facts)
    assert left(tmp_path / "again.sqlite") == []
    # Only the last one holds anything: which steps were blanked.
    assert [row.number for row in journal.rows() if row.before or row.after] == [done_at]


@pytest.mark.only_files
def test_a_changed_fact_is_found_after_somebody_was_blanked(file: Path) -> None:
    erase("a1", actor=OFFICIAL, why=WHY)
    transactions.close_file()
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE player SET rating = 2500 WHERE ident = 'a1'")
    transactions.open_file(file)
    proof = proving.verdict().proof
    assert proof.differs
    # The step that holds all facts tells of his row, and so it is named; the erasure follows it.
    assert proof.broken == proof.steps - 1


def test_he_cannot_be_brought_back(file: Path) -> None:
    done = erase("a1", actor=OFFICIAL, why=WHY)
    last = steps()[-1]
    assert (last.what, last.subject, last.why) == (StepKind.PERSON_BLANKED, "a1", WHY)
    for number in range(1, last.number + 1):
        if steps()[number - 1].salt == "" or number >= last.number - 1:
            with pytest.raises(InputError):
                undoing.undo(number, OFFICIAL, WHY)
    assert left(file) == []
    assert done.acted == 0


@pytest.mark.only_files
def test_while_others_read_the_file_something_stays_and_is_said(file: Path) -> None:
    transactions.close_file()
    transactions.open_file(file, busy_ms=50)
    with closing(sqlite3.connect(file)) as other:
        other.execute("BEGIN")
        other.execute("SELECT * FROM player").fetchall()
        assert not erase("a1", actor=OFFICIAL, why=WHY).clean
    assert erase("a1", actor=OFFICIAL, why="Once more.").clean
    assert left(file) == []
    assert proving.verdict().whole


@pytest.mark.only_files
def test_backups_are_named_and_stay_as_they_are(file: Path) -> None:
    made = copies.back_up()
    before = made.path.read_bytes()
    done = erase("a1", actor=OFFICIAL, why=WHY)
    assert done.backups == (made.path,)
    assert made.path.read_bytes() == before


def test_drafts_messages_and_what_decisions_say_of_him(file: Path) -> None:
    record(None, USER, "anna", User("Anna", "anna@example.org", "en"), actor=OFFICIAL, why="")
    match = ("kl", 1, "A1", "B1")
    with transaction(OFFICIAL, Right.FALL_DUE):
        outbox.tell("1", ["anna"], Kind.DECIDED, About(SEASON, match, words="Hofhuber, Klemens"))
        outbox.tell("2", ["anna"], Kind.OPENED, About(SEASON, match))
    at = datetime(2011, 9, 20, tzinfo=UTC)
    add_ruling(SEASON, Ruling(Action.EXCLUDE, TeamKey("D1"), "Hofhuber left.", "M", at, team="D1"))
    done = erase("a1", actor=OFFICIAL, why=WHY)
    assert done.loose == 1
    assert left(file) == []
    (ruling,) = transactions.load()[1]
    assert ruling.reason == "N. N. left."


def test_the_public_season_is_judged_as_before(tmp_path: Path) -> None:
    content = public_season()
    played = {one.home_player for one in content.boards}
    youth = max(
        (one for one in content.players if one.ident in played), key=lambda one: str(one.born)
    )
    with stored_seasons(tmp_path, content) as path:
        before = as_json(open_desk(path, OFFICIAL))
        done = erase(youth.ident, actor=OFFICIAL, why=WHY)
        after = as_json(open_desk(path, OFFICIAL))
        found = person(youth.ident)
        assert proving.verdict().whole
        assert youth.born is not None
        assert done.year is (found.born is not None)
        assert str(found.born) in ("None", f"{str(youth.born)[:4]}-01-01")
        assert str(before).replace(youth.name, "N. N.") == str(after)
        assert youth.surname not in content_of(path)


def test_an_account_is_blanked_with_all_that_lets_in(file: Path) -> None:
    roles = (Appointment(Role.CAPTAIN, SEASON, team="A1"),)
    account = User("Berta Zwetschkenbaum", "bz@example.org", "de", roles)
    record(None, USER, "berta", account, actor=OFFICIAL, why="New.")
    with transaction(OFFICIAL, Right.FALL_DUE):
        outbox.tell("1", ["berta"], Kind.OPENED, About(SEASON, ("kl", 1, "A1", "B1")))
    done = erase("berta", actor=OFFICIAL, why=WHY)
    found = content_of(file)
    assert [one for one in ("zwetschkenbaum", "bz@example") if one in found] == []
    assert proving.verdict().whole
    assert done.steps == 1
    assert outbox.people_of_team(SEASON, "A1") == []
    with pytest.raises(InputError, match="closed"):
        give_code("berta", actor=OFFICIAL)


def test_who_acted_stays_in_the_journal_and_is_told(file: Path) -> None:
    actor = replace(OFFICIAL, name="Klemens Hofhuber")
    record(None, USER, "anna", User("Anna", "a@example.org"), actor=actor, why="")
    done = erase("a1", actor=OFFICIAL, why=WHY)
    assert done.acted == 1
    assert [one.by for one in steps()].count("Klemens Hofhuber") == 1
    assert proving.verdict().whole


def test_what_is_refused_changes_nothing(file: Path) -> None:
    head = proving.head()
    with pytest.raises(NotFoundError, match="zz"):
        erase("zz", actor=OFFICIAL, why=WHY)
    with pytest.raises(InputError, match="do not name"):
        erase("a1", actor=OFFICIAL, why="Hofhuber asked for it.")
    registrar = Actor("R", (Grant(frozenset(Right) - {Right.PERSONAL}),))
    with pytest.raises(RightError):
        erase("a1", actor=registrar, why=WHY)
    assert proving.head() == head


UPDATES = (
    "UPDATE journal SET why = ''",
    "UPDATE journal SET subject='', before='', after='', why='', salt='', rows='', at=''",
    "UPDATE journal SET subject='', before='', after='', why='', salt='', rows='', facts='0'",
    "UPDATE journal SET subject='', before='', after='', why='x', salt='', rows=''",
    "UPDATE journal SET subject='', before='', after='', why='', salt='', rows='', judged=9",
    "DELETE FROM journal",
    "UPDATE record SET body = '{}'",
    "UPDATE record SET number = number",
    "UPDATE ruling SET reason = ''",
    "DELETE FROM record",
)


@pytest.mark.only_files
@pytest.mark.parametrize("sql", UPDATES)
def test_nothing_else_may_be_changed(file: Path, sql: str) -> None:
    at = datetime(2011, 9, 20, tzinfo=UTC)
    add_ruling(SEASON, Ruling(Action.EXCLUDE, TeamKey("D1"), "He left.", "M", at, team="D1"))
    transactions.close_file()
    with closing(sqlite3.connect(file)) as connection, pytest.raises(sqlite3.IntegrityError):
        connection.execute(sql)


@pytest.mark.only_files
def test_while_somebody_is_blanked_decisions_keep_what_was_decided(file: Path) -> None:
    at = datetime(2011, 9, 20, tzinfo=UTC)
    add_ruling(SEASON, Ruling(Action.EXCLUDE, TeamKey("D1"), "He left.", "M", at, team="D1"))
    transactions.close_file()
    for sql in ("UPDATE ruling SET action = 'waive'", "UPDATE record SET key = 'x'"):
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("INSERT INTO setting VALUES ('erasing', '1')")
            with pytest.raises(sqlite3.IntegrityError):
                connection.execute(sql)
