"""``messages`` and ``person`` on the command line."""

import json
import re
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from league.facts.actors import Right
from league.facts.contacts import ClubContact, Officer
from league.facts.people import Player
from league.facts.seasons import BoardRecord, Fixture
from league.facts.users import Appointment, Role, User
from league.record_kinds import CLUB_OFFICE, USER
from league.services.messages import outbox
from league.services.messages.texts import About, Kind
from league.services.session import transactions
from league.services.session.transactions import transaction
from league.services.users.codes import redeem_code
from tests.worlds.acting import OFFICIAL, record
from tests.worlds.desk_world import run
from tests.worlds.league_world import SATURDAYS, SEASON, season, stored

MATCH = ("kl", 1, "A1", "B1")
HIM = Player("a1", "Hofhuber", "Klemens", date(1990, 3, 4), "m", "AUT", 1800, 1600001)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    content = season()
    content = replace(
        content,
        players=tuple(HIM if one.ident == "a1" else one for one in content.players),
        fixtures=(Fixture(*MATCH, SATURDAYS[0], SATURDAYS[0]),),
        boards=(BoardRecord(MATCH, 1, "a1", "b1", (2, 0)),),
    )
    with stored(tmp_path, content) as file:
        roles = (Appointment(Role.CAPTAIN, SEASON, team="A1"),)
        user = User("Klemens Hofhuber", "khof@example.org", "en", roles)
        record(None, USER, "klemens", user, actor=OFFICIAL, why="")
        officers = (
            Officer("Obmann", "Hofhuber Klemens", "+43 7654321"),
            Officer("Kassier", "Berta Berger", "+43 664 999"),
        )
        record(
            None, CLUB_OFFICE, "Verband/A", ClubContact(officers=officers), actor=OFFICIAL, why=""
        )
        with transaction(OFFICIAL, Right.FALL_DUE):
            outbox.tell("1", ["klemens"], Kind.OPENED, About(SEASON, MATCH))
        return file


def test_messages_are_listed_and_sent_into_a_folder_once(path: Path, tmp_path: Path) -> None:
    transactions.close_file()
    folder = tmp_path / "out"
    folder.mkdir()
    base = ("--db", path, "--by", "M", "messages")
    assert "name a mail server or a folder" in run(*base, "send").stderr
    listed = run(*base, "list").stdout.splitlines()
    assert [line.split()[:4] for line in listed] == [["1.", "waits", "klemens", "khof@example.org"]]
    changed = run(*base, "settings", "--folder", folder, "--from", "office@example.org")
    assert changed.exit_code == 0
    assert "office@example.org" in changed.stdout
    assert "1 messages sent" in run(*base, "send").stderr
    assert "0 messages sent" in run(*base, "send").stderr
    assert len(list(folder.glob("*.eml"))) == 1
    (row,) = json.loads(run(*base, "list", "--json").stdout)
    assert (row["state"], row["whom"]) == ("sent", "klemens")
    assert "no message" in run(*base, "list", "--open").stderr
    refused = run(*base, "decide", "1")
    assert (refused.exit_code, "it is known" in refused.stderr) == (2, True)


def test_an_invitation_is_sent_and_its_code_lets_in_once(path: Path, tmp_path: Path) -> None:
    transactions.close_file()
    base = ("--db", path, "--by", "M", "messages")
    run(
        *base,
        "settings",
        "--folder",
        tmp_path,
        "--from",
        "o@example.org",
        "--server",
        "https://x.at",
    )
    assert run(*base, "invite", "klemens").exit_code == 0
    (invited,) = [one.read_text() for one in tmp_path.glob("*.eml")]
    assert "https://x.at/code" in invited
    assert "1 messages sent" in run(*base, "send").stderr
    text = next(line for line in invited.splitlines() if re.fullmatch(r"\w{4}-\w{5}-\w{5}", line))
    kept = b"".join(one.read_bytes() for one in path.parent.glob("league.sqlite*"))
    assert text.encode() not in kept
    transactions.open_file(path)
    assert redeem_code(text, "correct horse battery", address="1") == "klemens"
    transactions.close_file()
    record_without_mail(path)
    assert "no e-mail address" in run(*base, "invite", "cora").stderr


def record_without_mail(path: Path) -> None:
    transactions.open_file(path)
    record(None, USER, "cora", User("Cora"), actor=OFFICIAL, why="")
    transactions.close_file()


def test_a_person_gets_all_that_is_kept_of_him_and_nothing_of_others(path: Path) -> None:
    transactions.close_file()
    target = path.with_name("him.json")
    done = run("--db", path, "--by", "M", "person", "export", "a1", target)
    assert done.exit_code == 0, done.output
    text = target.read_text(encoding="utf-8")
    for mine in ("Hofhuber", "Klemens", "1990-03-04", "1600001", "khof@example.org", "7654321"):
        assert mine in text
    found = json.loads(text)
    whats = [one["what"] for one in found["facts"]]
    assert {"players", "boards", "registrations", "squads"} & {what.lower() for what in whats}
    # The step of the import tells of all players; of it only when and who.
    assert [set(one) for one in found["journal"]] == [
        {"season", "what", "number", "at", "by", "why"}
    ] * len(found["journal"])
    assert [other for other in ("B2", "Berta", "664 999") if other in text] == []


@pytest.mark.parametrize("ending", ["pdf", "txt"])
def test_the_same_on_paper(path: Path, ending: str) -> None:
    transactions.close_file()
    target = path.with_name(f"him.{ending}")
    done = run("--db", path, "--by", "M", "person", "export", "klemens", target, lang="de")
    assert done.exit_code == 0, done.output
    if ending == "txt":
        assert "khof@example.org" in target.read_text(encoding="utf-8")
        player = target.with_name("a1.txt")
        run("--db", path, "--by", "M", "person", "export", "a1", player, lang="de")
        told = player.read_text(encoding="utf-8")
        # In full, as it is his own; the journal shows others the year alone.
        assert "04.03.1990" in told
        assert "half" not in told
    again = run("--db", path, "--by", "M", "person", "export", "klemens", target)
    assert again.exit_code == 2


def test_other_endings_and_unknown_people_are_refused(path: Path) -> None:
    transactions.close_file()
    base = ("--db", path, "--by", "M", "person")
    for typed in (("export", "a1", "x.doc"), ("export", "zz", "x.json"), ("erase", "a1")):
        assert run(*base, *typed, *(["--reason", "r"] * (typed[0] == "erase"))).exit_code == 2
    assert not Path("x.json").exists()


def test_erasing_says_what_became_of_the_data(path: Path) -> None:
    transactions.close_file()
    base = ("--db", path, "--by", "M", "person", "erase")
    refused = run(*base, "a1", "--reason", "Asked.")
    assert "--yes" in refused.stderr
    run("--db", path, "backup")
    for who in ("a1", "klemens"):
        done = run(*base, who, "--reason", "Asked.", "--yes")
        assert done.exit_code == 0, done.output
        assert "still hold the data" in done.stderr
    for one in path.parent.glob("league.sqlite*"):
        if one.is_file():
            assert b"hofhuber" not in one.read_bytes().lower()
    verified = run("--db", path, "journal", "--verify")
    assert verified.exit_code == 0, verified.output
    assert "blanked" in verified.output
    assert run("--db", path, *base[2:], "a1", "--reason", "Again.", "--yes").exit_code == 0
    assert run("--db", path, "journal", "--verify").exit_code == 0
