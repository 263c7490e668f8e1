"""The outbox: one message for each event and person, each sent at most once."""

import signal
import smtplib
import socketserver
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from threading import Thread

import pytest

from league import clock
from league.errors import InputError, StorageError
from league.facts.actors import Right, program
from league.facts.users import Appointment, Role, User
from league.record_kinds import USER
from league.services.messages import invitations, outbox, sending, texts
from league.services.messages.mails import UnsentError, mail_of
from league.services.messages.sending import SentCount, State
from league.services.messages.settings import PASSWORD, change_settings, password, settings
from league.services.messages.texts import About, Kind
from league.services.session import transactions
from league.services.session.transactions import transaction
from league.storage import messages
from league.storage.messages import MessageRow
from league.views.messages import MessageSettings, Security
from tests.worlds.acting import OFFICIAL, record
from tests.worlds.league_world import SEASON, season, stored

NOON = datetime(2011, 9, 24, 10, tzinfo=UTC)
MATCH = ("kl", 1, "A1", "B1")
START = About(SEASON, MATCH, "match/ab12/home", at=datetime(2011, 9, 24, 13, tzinfo=UTC))


@pytest.fixture(autouse=True)
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setattr("league.clock.now", lambda: NOON)
    with stored(tmp_path, season()) as path:
        captain = (Appointment(Role.CAPTAIN, SEASON, team="A1"),)
        account("anna", User("Anna", "anna@example.org", "en", captain))
        deputy = (Appointment(Role.DEPUTY, SEASON, team="A1"),)
        account("bert", User("Bert", "bert@example.org", "de", deputy))
        account("cora", User("Cora", "", "en", (Appointment(Role.CAPTAIN, SEASON, team="B1"),)))
        yield path


def account(login: str, user: User) -> None:
    record(None, USER, login, user, actor=OFFICIAL, why="")


def told(event: str = "1", kind: Kind = Kind.MISSING_LINEUP, about: About = START) -> None:
    with transaction(OFFICIAL, Right.FALL_DUE):
        outbox.tell(event, ["anna", "bert"], kind, about)


def rows() -> list[MessageRow]:
    return [row for _state, row in sending.outbox()]


def states() -> list[State]:
    return [state for state, _row in sending.outbox()]


class Server:
    """Takes mails; it may refuse them or break while taking one."""

    def __init__(self, *answers: Exception | None) -> None:
        self.answers = list(answers)
        self.taken: list[EmailMessage] = []

    def __call__(self, mail: EmailMessage) -> None:
        answer = self.answers.pop(0) if self.answers else None
        if answer is not None:
            raise answer
        self.taken.append(mail)

    def send(self) -> SentCount:
        return sending.send(self, "office@example.org", actor=program())


def test_each_person_is_told_once_of_an_event_in_his_language() -> None:
    told()
    told()
    assert [row.whom for row in rows()] == ["anna", "bert"]
    english, german = rows()
    assert english.subject == "Lineup is missing: A 1 – B 1"
    # 13:00 UTC in September is 15:00 in Vienna, whatever the machine's clock shows.
    assert "24 Sep 2011, 15:00" in english.body
    assert "24.09.2011, 15:00" in german.body
    assert german.subject == "Aufstellung fehlt: A 1 – B 1"
    told("2")
    assert len(rows()) == 4


def test_who_speaks_for_a_team_and_who_runs_a_division() -> None:
    account("dora", User("Dora", "d@example.org", "de", (Appointment(Role.CHIEF_OFFICIAL),)))
    mine = (Appointment(Role.DIVISION_OFFICIAL, SEASON, "ll"),)
    account("emil", User("Emil", "e@example.org", "de", mine))
    assert outbox.people_of_team(SEASON, "A1") == ["anna", "bert"]
    assert outbox.people_of_team(SEASON, "C1") == []
    assert outbox.people_of_team("2012/13", "A1") == []
    assert outbox.officials_of(SEASON, "kl") == ["dora"]
    assert outbox.officials_of(SEASON, "ll") == ["dora", "emil"]


def test_closed_and_unknown_accounts_are_told_nothing() -> None:
    account("bert", User("Bert", "b@example.org", closed=date(2011, 9, 1)))
    with transaction(OFFICIAL, Right.FALL_DUE):
        outbox.tell("1", ["bert", "nobody", "anna"], Kind.OPENED, START)
    assert [row.whom for row in rows()] == ["anna"]


def test_without_an_address_the_message_stands_and_is_not_sent() -> None:
    with transaction(OFFICIAL, Right.FALL_DUE):
        outbox.tell("1", ["cora"], Kind.OPENED, START)
    assert states() == [State.NO_ADDRESS]
    assert Server().send() == SentCount()


@pytest.mark.parametrize("kind", Kind)
def test_every_kind_has_its_text_with_a_link(kind: Kind) -> None:
    change_settings(MessageSettings(server="https://league.example.org/"), actor=OFFICIAL)
    told("1", kind, replace(START, words="Wegen {Schnee}", code="ABCD-EFGHJ-KLMNP"))
    for row in rows():
        assert "https://league.example.org/match/ab12/home" in row.body
        assert "\n" not in row.subject
        assert "{home}" not in row.subject + row.body
    english, german = rows()
    assert english.body != german.body or kind is Kind.OFFICIAL_TOLD


def test_what_was_sent_is_not_sent_again() -> None:
    told()
    server = Server()
    assert server.send() == SentCount(2)
    assert server.send() == SentCount()
    assert [mail["To"] for mail in server.taken] == ["anna@example.org", "bert@example.org"]
    assert states() == [State.SENT, State.SENT]


def test_a_refused_message_waits_a_quarter_of_an_hour(monkeypatch: pytest.MonkeyPatch) -> None:
    told()
    server = Server(UnsentError("Busy."))
    assert server.send() == SentCount(1, 1)
    assert [row.fault for row in rows()] == ["Busy.", None]
    assert server.send() == SentCount()
    later = NOON + sending.AGAIN_AFTER
    monkeypatch.setattr("league.clock.now", lambda: later - timedelta(seconds=1))
    assert server.send() == SentCount()
    monkeypatch.setattr("league.clock.now", lambda: later)
    assert server.send() == SentCount(1)
    assert states() == [State.SENT, State.SENT]


class Killed(BaseException):
    pass


def test_killed_between_sending_and_noting_nothing_is_sent_twice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told()
    server = Server()

    def dies(mail: EmailMessage) -> None:
        server(mail)
        raise Killed

    with pytest.raises(Killed):
        sending.send(dies, "office@example.org", actor=program())
    assert states() == [State.SENDING, State.WAITING]
    assert server.send() == SentCount(1)
    assert [mail["To"] for mail in server.taken] == ["anna@example.org", "bert@example.org"]
    monkeypatch.setattr("league.clock.now", lambda: NOON + timedelta(minutes=2))
    assert states() == [State.PERHAPS, State.SENT]
    assert server.send() == SentCount()
    first = rows()[0].number
    sending.decide(first, again=True, actor=OFFICIAL)
    assert server.send() == SentCount(1)
    # A server that knows the first one sees that it is the same message.
    assert server.taken[0]["Message-ID"] == server.taken[2]["Message-ID"]
    with pytest.raises(InputError, match="it is known"):
        sending.decide(first, again=True, actor=OFFICIAL)


def test_a_connection_lost_on_the_way_leaves_it_to_the_official() -> None:
    told()
    server = Server(StorageError("Gone."))
    assert server.send() == SentCount(1, 1)
    assert states() == [State.PERHAPS, State.SENT]
    sending.decide(rows()[0].number, again=False, actor=OFFICIAL)
    assert states() == [State.SENT, State.SENT]
    assert server.send() == SentCount()


def test_no_name_brings_a_line_of_its_own_into_a_mail() -> None:
    wicked = MessageRow(
        1, "e", "anna", "anna@example.org", "A\r\nBcc: x@y.z", "Hello\n.\nEnd", NOON.isoformat(), ""
    )
    mail = message_from_bytes(mail_of(wicked, "office@example.org").as_bytes(), policy=policy.SMTP)
    assert mail["Bcc"] is None
    assert mail["Subject"] == "A␍␊Bcc: x@y.z"
    places = texts.Places("A\nBcc: x@y.z", "B\u202e 1")
    assert texts.subject_of(Kind.OPENED, places) == "Lineups are open: A Bcc: x@y.z – B‹U+202E› 1"


@pytest.mark.parametrize(
    "mail",
    ["a@b.c\r\nBcc: x@y.z", "a@b.c, x@y.z", "<a@b.c>", "a b@c.d", "a", "@b", "a@", "a@b\u202ec"],
)
def test_an_address_is_one_address(mail: str) -> None:
    row = MessageRow(1, "e", "anna", mail, "S", "B", NOON.isoformat(), "")
    with pytest.raises(UnsentError, match="no e-mail address"):
        mail_of(row, "office@example.org")


def test_mails_go_into_a_folder(tmp_path: Path) -> None:
    folder = tmp_path / "out"
    folder.mkdir()
    made = MessageSettings(sender="office@example.org", folder=str(folder))
    change_settings(made, actor=OFFICIAL)
    told()
    assert sending.send_due(actor=program()) == SentCount(2)
    assert sending.send_due(actor=program()) == SentCount()
    files = sorted(folder.glob("*.eml"))
    read = [message_from_bytes(one.read_bytes(), policy=policy.default) for one in files]
    assert sorted(mail["To"] for mail in read) == ["anna@example.org", "bert@example.org"]
    assert all(mail["From"] == "office@example.org" for mail in read)


def test_a_folder_that_is_gone_loses_nothing(tmp_path: Path) -> None:
    made = MessageSettings(sender="office@example.org", folder=str(tmp_path / "gone"))
    change_settings(made, actor=OFFICIAL)
    told()
    assert sending.send_due(actor=program()) == SentCount(0, 2)
    assert states() == [State.WAITING, State.WAITING]


def test_without_settings_nothing_is_sent() -> None:
    told()
    assert sending.send_due(actor=program()) == SentCount()
    assert states() == [State.WAITING, State.WAITING]


def test_a_mail_server_takes_mails_or_refuses_them(monkeypatch: pytest.MonkeyPatch) -> None:
    lost = smtplib.SMTPServerDisconnected("gone")
    no_route = OSError("no route")
    answers = [None, smtplib.SMTPRecipientsRefused({}), lost, no_route]
    logins = []

    class Fake:
        def __init__(self, host: str, port: int, *, timeout: float) -> None:
            assert (host, port) == ("mail.example.org", 25)
            assert timeout < 120
            self.answer = answers.pop(0)
            if self.answer is no_route:
                raise no_route

        def login(self, user: str, secret: str) -> None:
            logins.append((user, secret))

        def send_message(self, _mail: EmailMessage) -> None:
            if self.answer:
                raise self.answer

        def close(self) -> None:
            pass

    monkeypatch.setattr("smtplib.SMTP", Fake)
    monkeypatch.setenv(PASSWORD, "secret")
    made = MessageSettings(
        sender="o@example.org",
        host="mail.example.org",
        port=25,
        security=Security.NONE,
        user="office",
    )
    change_settings(made, actor=OFFICIAL)
    told("1")
    told("2")
    assert sending.send_due(actor=program()) == SentCount(1, 3)
    assert states() == [State.SENT, State.WAITING, State.PERHAPS, State.WAITING]
    assert logins == [("office", "secret")] * 3


def test_the_password_stands_in_a_file_that_only_its_owner_reads(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, file: Path
) -> None:
    secret = tmp_path / "secret"
    secret.write_text("hidden\n")
    secret.chmod(0o640)
    found = MessageSettings(sender="o@example.org", host="h", password_file=str(secret))
    with pytest.raises(InputError, match="chmod 600"):
        password(found)
    secret.chmod(0o600)
    assert password(found) == "hidden"
    monkeypatch.setenv(PASSWORD, "shown")
    assert password(found) == "shown"
    monkeypatch.delenv(PASSWORD)
    with pytest.raises(StorageError):
        password(replace(found, password_file=str(tmp_path / "gone")))
    change_settings(found, actor=OFFICIAL)
    assert settings() == found
    stored_bytes = b"".join(one.read_bytes() for one in tmp_path.glob("league.sqlite*"))
    assert b"hidden" not in stored_bytes


@pytest.mark.parametrize(
    "wrong",
    [
        MessageSettings(sender="nobody"),
        MessageSettings(sender="a@b.c\r\nBcc: x@y.z"),
        MessageSettings(host="mail.example.org"),
        MessageSettings(server="ftp://x"),
        MessageSettings(port=0),
        MessageSettings(lineup_hours=-1),
    ],
)
def test_settings_that_cannot_be_are_refused(wrong: MessageSettings) -> None:
    with pytest.raises(InputError):
        change_settings(wrong, actor=OFFICIAL)
    assert settings() == MessageSettings()


def test_the_clock_of_the_outbox_is_that_of_the_program() -> None:
    told()
    assert {datetime.fromisoformat(row.at) for row in rows()} == {clock.now()}


DIES = """
import os, signal, sys
from pathlib import Path
from league.facts.actors import program
from league.services.messages import sending
from league.services.messages.mails import folder_transport
from league.services.session import transactions

def dies(mail):
    folder_transport(Path(sys.argv[2]))(mail)
    os.kill(os.getpid(), signal.SIGKILL)

transactions.open_file(Path(sys.argv[1]))
sending.send(dies, "office@example.org", actor=program())
"""


@pytest.mark.only_files
def test_a_program_killed_after_sending_leaves_one_mail(file: Path, tmp_path: Path) -> None:
    told()
    transactions.close_file()
    folder = tmp_path / "out"
    folder.mkdir()
    ended = subprocess.run([sys.executable, "-c", DIES, file, folder], check=False)
    assert ended.returncode == -signal.SIGKILL
    transactions.open_file(file)
    made = MessageSettings(sender="office@example.org", folder=str(folder))
    change_settings(made, actor=OFFICIAL)
    assert sending.send_due(actor=program()) == SentCount(1)
    assert len(list(folder.glob("*.eml"))) == 2
    assert states()[1] is State.SENT


def test_two_programs_do_not_take_up_the_same_message() -> None:
    told()
    with transaction(program(), Right.FALL_DUE):
        assert messages.claim(1, NOON)
        assert not messages.claim(1, NOON)


class MailServer(socketserver.StreamRequestHandler):
    """A mail server that takes, refuses or drops, by what stands before the @ of the receiver."""

    def handle(self) -> None:
        self.wfile.write(b"220 here\r\n")
        receiver = ""
        while line := self.rfile.readline().decode().strip():
            word = line.partition(" ")[0].upper()
            receiver = line if word == "RCPT" else receiver
            if word == "RCPT" and "refused" in line:
                self.wfile.write(b"550 nobody here\r\n")
                continue
            self.wfile.write(b"354 go on\r\n" if word == "DATA" else b"250 well\r\n")
            if word == "DATA":
                self._take(receiver)
                return

    def _take(self, receiver: str) -> None:
        lines = iter(self.rfile.readline, b".\r\n")
        taken: list[bytes] = self.server.taken  # type: ignore[attr-defined]  # the test's own
        taken.append(b"".join(lines))
        if "dropped" not in receiver:
            self.wfile.write(b"250 taken\r\n")
            self.rfile.readline()


def test_mails_go_over_a_real_connection() -> None:
    for login in ("refused", "dropped", "taken"):
        account(login, User(login, f"{login}@example.org", "en"))
    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), MailServer) as server:
        server.taken = []  # type: ignore[attr-defined]  # for the handler
        Thread(target=server.serve_forever, daemon=True).start()
        port = server.server_address[1]
        made = MessageSettings("office@example.org", "", "127.0.0.1", port, Security.NONE)
        change_settings(made, actor=OFFICIAL)
        with transaction(OFFICIAL, Right.FALL_DUE):
            outbox.tell("1", ["refused", "dropped", "taken"], Kind.OPENED, START)
        assert sending.send_due(actor=program()) == SentCount(1, 2)
        assert states() == [State.WAITING, State.PERHAPS, State.SENT]
        assert sending.send_due(actor=program()) == SentCount()
        server.shutdown()
        taken: list[bytes] = server.taken  # type: ignore[attr-defined]  # as above
    assert len(taken) == 2
    assert all(b"\r\nTo: " in b"\r\n" + one and b"\r\nBcc" not in one for one in taken)


def test_an_invitation_that_was_not_taken_leaves_nothing_and_one_half_sent_is_not_repeated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(InputError, match="name a mail server or a folder"):
        invitations.invite("anna", actor=OFFICIAL)
    made = MessageSettings(sender="office@example.org", folder=str(tmp_path / "gone"))
    change_settings(made, actor=OFFICIAL)
    with pytest.raises(UnsentError):
        invitations.invite("anna", actor=OFFICIAL)
    assert rows() == []
    lost = Server(StorageError("Gone."))
    monkeypatch.setattr(invitations, "transport_of", lambda _found: lost)
    with pytest.raises(StorageError):
        invitations.invite("anna", actor=OFFICIAL)
    (row,) = rows()
    assert states() == [State.PERHAPS]
    assert "[•]" in row.body
    with pytest.raises(InputError, match="invite the person again"):
        sending.decide(row.number, again=True, actor=OFFICIAL)
    sending.decide(row.number, again=False, actor=OFFICIAL)
    assert states() == [State.SENT]
    code = invitations.invite("anna", actor=OFFICIAL)
    assert code.text in lost.taken[0].get_content()
    assert all(code.text not in one.body for one in rows())
