"""Accounts: what is refused, what the journal says, and that each step can be taken back."""

import json
import re
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from click.testing import Result
from pypdf import PdfReader

from league.errors import InputError, NotFoundError
from league.facts.users import Appointment, Role, User
from league.services.journal import copies
from league.services.journal import views as journal
from league.services.journal.undoing import last_step, undo
from league.services.messages.settings import change_settings
from league.services.session import transactions
from league.services.session.rights import user_of
from league.services.users import accounts, codes, sign_in
from league.storage import transfer
from league.storage.models_access import LoginSession
from league.views.messages import MessageSettings
from tests.league.services.users.users_world import (
    HALL,
    NO_GOOD,
    PASSWORD,
    captain,
    set_hasher,
    signed_in,
    told,
    with_password,
)
from tests.worlds.acting import OFFICIAL
from tests.worlds.desk_world import run
from tests.worlds.league_world import SEASON, everything, refused, season, stored

TURM = Appointment(Role.CAPTAIN, season=SEASON, team="A1")


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    set_hasher(monkeypatch)
    with stored(tmp_path, season()) as file:
        captain("anna", "Anna Berger", "A1")
        yield file


def test_a_restored_backup_brings_back_passwords_but_no_way_past_them(
    path: Path, tmp_path: Path
) -> None:
    with_password("anna")
    captain("bert", "Bert Huber", "B1")
    made, code = signed_in("anna"), codes.give_code("bert", actor=OFFICIAL)
    kept = copies.back_up(tmp_path / "kept.sqlite")
    sign_in.sign_out(made.token)
    codes.redeem_code(code.text, "another password", address=HALL)
    restored = copies.restore(kept.path, path, force=True)
    transactions.open_file(path)
    # Anna's redeemed code and her session, and Bert's fresh code.
    assert restored.access == 3
    assert sign_in.person_of(made.token) is None
    assert NO_GOOD in told(partial(codes.redeem_code, code.text, "third password", address=HALL))
    assert sign_in.person_of(signed_in("anna").token) is not None
    new = tmp_path / "new.sqlite"
    assert copies.restore(kept.path, new).access == 3
    assert transfer.of_file(new)[LoginSession] == []


@pytest.mark.parametrize(
    "login",
    [
        *("", "a", "Anna", "anna berger", "pass:ABCD", "anna.", ".anna", "a..b", "1anna"),
        *("ännchen", "anna/1", "a" * 41, "anna\n", "anna\x1b"),
    ],
)
def test_the_name_of_an_account_is_small_letters_and_figures(path: Path, login: str) -> None:
    refused(partial(accounts.add_user, login, "Berta", actor=OFFICIAL), "[Aa]ccount")


def test_accounts_and_names_are_those_of_one_person(path: Path) -> None:
    refused(partial(accounts.add_user, "anna", "Berta", actor=OFFICIAL), "already")
    same = partial(accounts.add_user, "berta", "ANNA BERGER", actor=OFFICIAL)
    refused(same, "name of one person")
    refused(partial(accounts.add_user, "berta", " ", actor=OFFICIAL), "please fill in")
    add = partial(accounts.add_user, "berta", "Berta", actor=OFFICIAL)
    refused(partial(add, mail="berta"), "no e-mail address")
    refused(partial(add, language="fr"), "no language")
    refused(partial(accounts.change_user, "anna", actor=OFFICIAL), "Nothing is different")
    refused(partial(accounts.change_user, "nobody", name="X", actor=OFFICIAL), "no account")
    # Of who has left, another may bear the name; he then cannot come back under it.
    accounts.close_user("anna", actor=OFFICIAL)
    accounts.add_user("berta", "Anna Berger", actor=OFFICIAL)
    refused(partial(accounts.open_user, "anna", actor=OFFICIAL), "name of one person")


@pytest.mark.parametrize(
    ("asked", "says"),
    [
        (Appointment(Role.CAPTAIN, season=SEASON), "please name team"),
        (Appointment(Role.CAPTAIN, team="A1"), "please name season"),
        (Appointment(Role.DIVISION_OFFICIAL), "please name division"),
        (Appointment(Role.CLUB_SECRETARY, team="A1"), "please name club"),
        (Appointment(Role.TREASURER, club="A"), "is not one of club"),
        (Appointment(Role.CAPTAIN, season=SEASON, team="A1", club="A"), "is not one of club"),
        (Appointment(Role.ADMINISTRATOR, season=SEASON), "is not one of season"),
        (Appointment(Role.CAPTAIN, season=SEASON, team="Z9"), "knows no team “Z9”"),
        (Appointment(Role.CLUB_SECRETARY, club="Z"), "knows no club “Z”"),
        (Appointment(Role.DIVISION_OFFICIAL, division="zz"), "knows no division “zz”"),
        (Appointment(Role.TREASURER, season="1999/00"), "1999/00"),
        (TURM, "has this role already"),
    ],
)
def test_a_role_is_held_where_it_can_be(path: Path, asked: Appointment, says: str) -> None:
    refused(partial(accounts.appoint, "anna", asked, actor=OFFICIAL), says)


def test_a_role_nobody_has_is_not_taken_away(path: Path) -> None:
    gone = partial(accounts.withdraw, "anna", TURM, actor=OFFICIAL)
    gone()
    refused(gone, "does not have this role")
    assert user_of("anna") == User("Anna Berger")


def test_every_step_about_an_account_can_be_taken_back(path: Path) -> None:
    calls: list[Callable[[], object]] = [
        lambda: accounts.change_user("anna", mail="anna@example.org", actor=OFFICIAL),
        lambda: accounts.appoint("anna", Appointment(Role.TREASURER), actor=OFFICIAL),
        lambda: accounts.withdraw("anna", TURM, actor=OFFICIAL),
        lambda: accounts.close_user("anna", actor=OFFICIAL),
        lambda: accounts.open_user("anna", actor=OFFICIAL),
        lambda: accounts.add_user("berta", "Berta", actor=OFFICIAL),
    ]
    states = [accounts.users()]
    for call in calls:
        call()
        states.append(accounts.users())
    assert len({json.dumps(str(one)) for one in states}) >= len(calls)
    last = transactions.last_step()[0]
    for back, before in enumerate(reversed(states[:-1])):
        undo(last - back, OFFICIAL, "w")
        assert accounts.users() == before


def test_a_closed_account_opened_by_taking_back_has_no_password(path: Path) -> None:
    with_password("anna")
    made = signed_in("anna")
    accounts.close_user("anna", actor=OFFICIAL)
    undo(transactions.last_step()[0], OFFICIAL, "w")
    assert sign_in.person_of(made.token) is None
    with pytest.raises(InputError, match="The account or the password is wrong"):
        signed_in("anna")


def test_a_code_or_an_ended_session_is_not_taken_back(path: Path) -> None:
    code = codes.give_code("anna", actor=OFFICIAL)
    given = transactions.last_step()[0]
    codes.redeem_code(code.text, PASSWORD, address=HALL)
    signed_in("anna")
    sign_in.end_all("anna", actor=OFFICIAL)
    before = everything()
    for number in (given, given + 1, given + 2):
        with pytest.raises(InputError, match="no fact that could be put back"):
            undo(number, OFFICIAL, "w")
    assert everything() == before
    # The last step that can be taken back is that of the role.
    assert last_step() == given - 1


def test_the_journal_tells_accounts_in_words(path: Path) -> None:
    rows = [one.what for one in journal.rows()]
    assert rows[-2:] == [
        "Account of a person: anna – name Anna Berger, language de",
        (
            "Account of a person: anna – role held 1 office held team captain,"
            " role held 1 season 2011/12, role held 1 team A 1"
        ),
    ]


class Office:
    """Commands at the office's machine."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def run(self, *words: str, lang: str = "en", fails: bool = False) -> Result:
        result = run("--db", self.path, "--by", "Admin", "users", *words, lang=lang)
        assert result.exit_code == (2 if fails else 0), result.stderr
        return result


@pytest.fixture
def office(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Office:
    set_hasher(monkeypatch)
    with stored(tmp_path, season()) as file:
        path = file
    return Office(path)


def test_an_account_is_kept_by_commands(office: Office) -> None:
    assert "There is no account" in office.run("list").stderr
    office.run("add", "karl", "Karl Kraus", "--mail", "karl@example.org")
    office.run("appoint", "karl", "captain", "--team", "a 1")
    office.run("appoint", "karl", "division_official", "--division", "KL")
    office.run("appoint", "karl", "club_secretary", "--club", "Club B")
    office.run("withdraw", "karl", "division_official", "--division", "kl")
    office.run("change", "karl", "--name", "Karl Kaiser", "--language", "en")
    assert re.split(" {2,}", office.run("list").stdout.splitlines()[1]) == [
        "karl",
        "Karl Kaiser",
        "team captain (A 1, 2011/12); club secretary (Club B)",
        "no password yet",
    ]
    (told,) = json.loads(office.run("list", "--json").stdout)
    assert (told["login"], told["mail"], told["password"]) == ("karl", "karl@example.org", False)
    assert "no account “nobody”" in office.run("code", "nobody", fails=True).stderr
    office.run("close", "karl")
    assert "geschlossen seit" in office.run("list", lang="de").stdout
    assert "ist geschlossen" in office.run("close", "karl", lang="de", fails=True).stderr
    office.run("open", "karl")


def test_a_code_is_printed_or_written_as_a_letter(office: Office, tmp_path: Path) -> None:
    office.run("add", "karl", "Karl Kraus", "--language", "de")
    given = office.run("code", "karl")
    assert codes.redeem_code(given.stdout.strip(), PASSWORD, address=HALL) == "karl"
    assert given.stderr.startswith("Good once, until ")
    change_settings(MessageSettings(server="https://liga.example.at"), actor=OFFICIAL)
    file = tmp_path / "letter.pdf"
    written = office.run("code", "karl", "--paper", str(file))
    assert written.stdout == ""
    words = "\n".join(page.extract_text() for page in PdfReader(file).pages)
    assert "Ihr Zugangscode" in words
    assert "Verband" in words
    assert "https://liga.example.at/code" in words
    (text,) = {one for one in words.split() if one.count("-") == 2 and len(one) == 16}
    assert codes.redeem_code(text, "ein anderes Wort", address=HALL) == "karl"
    assert "text.txt" in office.run("code", "karl", "--paper", "text.txt", fails=True).stderr


def test_sessions_are_listed_and_ended_by_commands(office: Office) -> None:
    office.run("add", "karl", "Karl Kraus")
    assert "is signed in nowhere" in office.run("sessions", "karl").stderr
    code = office.run("code", "karl").stdout.strip()
    codes.redeem_code(code, PASSWORD, address=HALL)
    made = [signed_in("karl", agent="one phone"), signed_in("karl", agent="other\x1b[31m")]
    listed = office.run("sessions", "karl").stdout.splitlines()
    assert len(listed) == 3
    assert "other␛[31m" in "".join(listed)
    (id,) = (line.split()[0] for line in listed if "one phone" in line)
    assert "1 session was ended" in office.run("end", "karl", id).stderr
    assert [sign_in.person_of(one.token) is None for one in made] == [True, False]
    assert "does not exist" in office.run("end", "karl", id, fails=True).stderr
    for words in (("end", "karl"), ("end", "karl", id, "--all")):
        assert "Name one session, or all" in office.run(*words, fails=True).stderr
    office.run("end", "karl", "--all")
    assert sign_in.sessions_of("karl") == []
    with pytest.raises(NotFoundError):
        accounts.known_user("nobody")
    assert "no account" in office.run("sessions", "nobody", fails=True).stderr
