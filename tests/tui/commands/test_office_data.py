"""The office's own data from the command line: clubs, teams, people, the federation, a match."""

from pathlib import Path

import pytest
from click.testing import Result

from league.facts.contacts import FederationContact, Officer
from league.services.session import contacts, transactions
from tests.worlds.desk_world import run, stored

IBAN = "AT61 1904 3002 3457 3201"
"""The Austrian example of the IBAN registry (ISO 13616)."""
MATCH = ("landesliga", "8", "LANDESLIGA02", "LANDESLIGA07")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return stored(tmp_path, "landesliga")


def do(file: Path, *words: str) -> Result:
    result = run("--db", file, *words, "--by", "Anna Muster")
    assert result.exit_code == 0, result.stderr
    return result


def refused(file: Path, words: str, *command: str) -> None:
    before = len(do(file, "journal").stdout.splitlines())
    result = run("--db", file, *command, "--by", "Anna Muster")
    assert result.exit_code == 2
    assert words in result.stderr
    assert len(do(file, "journal").stdout.splitlines()) == before


def undo(file: Path) -> None:
    do(file, "undo", "--why", "mistaken")


def test_a_club_is_registered_reached_and_removed(file: Path) -> None:
    said = do(file, "club", "register", "699", "SK Neudorf", "--district", "Graz")
    assert "SK Neudorf is a member club, number 699." in said.stderr
    do(file, "club", "change", "699", "--name", "SK Neudorf 1924", "--district", "")
    address = "Hauptplatz 1 / 8010 Graz"
    do(file, "club", "contact", "699", "--address", address, "--venue", "Post", "--iban", IBAN)
    do(file, "club", "officer", "699", "Obmann", "Karl Maier", "--mail", "k@example.org")
    do(file, "club", "officer", "699", "Obmann", "--phone", "0664 123456")
    shown = do(file, "club", "show", "699").stdout
    for words in (
        "699 SK Neudorf 1924",
        "Hauptplatz 1\n8010 Graz",
        f"IBAN {IBAN} · SK Neudorf 1924",
        "Obmann: Karl Maier · 0664 123456 · k@example.org",
        "Venue: Post",
    ):
        assert words in shown
    assert "Graz" not in shown.splitlines()[1]
    do(file, "club", "officer", "699", "Obmann", "--end")
    do(file, "club", "contact", "699", "--iban", "")
    shown = do(file, "club", "show", "699").stdout
    assert ("Obmann" in shown, "IBAN" in shown) == (False, False)
    assert "699  SK Neudorf 1924" in do(file, "club", "list").stdout
    do(file, "club", "remove", "699", "--reason", "by mistake")
    assert "699" not in do(file, "club", "list").stdout


def test_what_is_wrong_about_a_club_is_a_sentence(file: Path) -> None:
    contact = ("club", "contact", "601")
    refused(file, "is no IBAN", *contact, "--iban", "AT62 1904 3002 3457 3201")
    refused(file, "belongs to", "club", "register", "601", "Neu")
    refused(file, "letters are too many", "club", "register", "699", "x" * 200)
    refused(file, "cannot stand here", "club", "register", "699", "Turm\x1b[2J")
    refused(file, "cannot be removed", "club", "remove", "601", "--reason", "x")
    refused(file, "Nobody holds the office", "club", "officer", "601", "Obmann", "--end")
    officer = ("club", "officer", "601", "Obmann", "Karl")
    refused(file, "is no e-mail address", *officer, "--mail", "karl.example.org")
    refused(file, "Nothing is different", "club", "change", "601")
    refused(file, "There is no club “1”", "club", "show", "1")


def test_a_team_is_registered_changed_and_withdrawn(file: Path) -> None:
    # The file has matches of the Landesliga only: the other divisions are not drawn yet.
    new = ("team", "register", "NEU1", "601", "k1-graz", "Neudorf 1")
    assert "Neudorf 1 (NEU1) is entered for" in do(file, *new).stderr
    do(file, "team", "change", "NEU1", "--captain", "Karl Maier", "--venue", "Post")
    do(file, "team", "deputy", "NEU1", "--name", "Anna Muster", "--phone", "0664 123456")
    line = next(one for one in do(file, "team", "list").stdout.splitlines() if "NEU1" in one)
    assert line.split()[-6:] == ["Karl", "Maier", "Anna", "Muster", "0664", "123456"]
    refused(file, "belongs to the team Neudorf 1 already", *new)
    refused(file, "is drawn already", "team", "register", "NEU2", "601", "landesliga", "Neu")
    said = do(file, "team", "withdraw", "NEU1", "--reason", "Too few players.")
    assert "is no longer entered for" in said.stderr
    assert "NEU1" not in do(file, "team", "list").stdout
    said = do(file, "team", "withdraw", "LANDESLIGA03", "--reason", "Too few players.")
    assert "it is excluded" in said.stderr
    assert "LANDESLIGA03" in do(file, "team", "list").stdout


def test_a_person_is_added_put_right_and_joined(file: Path) -> None:
    data = ("--born", "1990-05-01", "--nation", "SVK", "--rating", "1750")
    do(file, "player", "add", "190001", "--name", "Novak, Ján", *data)
    do(file, "player", "change", "190001", "--name", "Nowak, Ján", "--rating", "0", "--title", "fm")
    person = next(one for one in transactions.load()[0].players if one.ident == "190001")
    assert (person.name, person.rating, person.title, person.nation) == (
        "Nowak Ján",
        None,
        "FM",
        "SVK",
    )
    refused(file, "is the pass number of", "player", "add", "190001", "--name", "X")
    refused(file, "cannot be born", "player", "change", "100001", "--born", "2011-12-31")
    refused(file, "differ in birth date", "player", "join", "100001", "190001", "--reason", "x")
    alone = ("player", "join", "100001", "100001", "--reason", "x")
    refused(file, "is one person already", *alone)
    do(file, "player", "add", "190002", "--name", "Hofhuber, Clemens")
    said = do(file, "player", "join", "190002", "100001", "--reason", "Entered twice.")
    assert "becomes Hofhuber Clemens (190002): one person, one pass number." in said.stderr
    assert "100001" not in {one.ident for one in transactions.load()[0].players}
    undo(file)
    assert "100001" in {one.ident for one in transactions.load()[0].players}


def test_the_letterhead_is_written_and_shown(file: Path) -> None:
    federation = transactions.load()[0].federation
    change = ("federation", "change", "--address", "Postfach 1/8010 Graz", "--mail", "a@b.at")
    do(file, *change, "--site", "b.at", "--phone", "0316 12345", "--iban", IBAN)
    do(file, "federation", "officer", "Spielleiter", "Anna Muster", "--division", "landesliga")
    do(file, "federation", "officer", "Spielleiter", "Karl Maier", "--division", "k1-graz")
    office = contacts.federation_office(federation)
    assert office.officers == (
        Officer("Spielleiter", "Anna Muster", division="landesliga"),
        Officer("Spielleiter", "Karl Maier", division="k1-graz"),
    )
    shown = do(file, "federation", "show").stdout
    assert "0316 12345 · a@b.at · b.at" in shown
    assert f"IBAN {IBAN}" in shown
    where = ("--division", "landesliga")
    do(file, "federation", "officer", "Spielleiter", "--end", *where)
    assert [one.name for one in contacts.federation_office(federation).officers] == ["Karl Maier"]
    for _each in range(4):
        undo(file)
    assert contacts.federation_office(federation) == FederationContact(federation)
    refused(file, "There is no division", "federation", "officer", "K", "K", "--division", "zz")


def test_venue_and_deputies_of_a_match_are_recorded(file: Path) -> None:
    do(file, "match", "change", *MATCH, "--venue", "Volksschule", "--away-deputy", "Berta")
    do(file, "match", "change", *MATCH, "--remarks", "Beginn 15 Uhr")
    shown = do(file, "match", "show", *MATCH).stdout
    for words in ("Venue: Volksschule", "Remarks: Beginn 15 Uhr", ": Berta"):
        assert words in shown
    undo(file)
    assert "Remarks: –" in do(file, "match", "show", *MATCH).stdout
    refused(file, "has no round 99", "match", "change", "landesliga", "99", *MATCH[2:])
