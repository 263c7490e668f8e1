"""§ 5.1.b, 5.2: members of clubs, and the proof of a home in Germany."""

from datetime import date
from pathlib import Path

import pytest

from league.facts.claims import Claim, EqualClaim, Evidence
from league.facts.clubs import Club
from league.facts.people import Player
from league.facts.registrations import Kind, Registration
from league.facts.transfers import Transfer
from league.rulebooks import load
from league.services.session import transactions
from tests.worlds.desk_world import run
from tests.worlds.youth_world import youth_federation

BOOK = load("sjrp-2025")
DAY = date(2025, 10, 1)
VALUES = BOOK.on(DAY)
ADA = Player("101", "Arndt", "Ada", date(2012, 2, 2), sex="w", nation="GER")
ONE, TWO = Club("1", "Rheinstadt", None, None), Club("2", "Moseltal", None, None)


def rules(claim: Claim) -> list[str]:
    return [one.rule for one in BOOK.registrations.judge(claim, VALUES)]


def other(kind: Kind) -> tuple[Club, Registration]:
    return TWO, Registration("101", "2", kind, date(2025, 9, 1))


@pytest.mark.parametrize(
    ("claim", "found"),
    [
        (Claim(ADA, ONE, Kind.HOME, DAY), []),
        (Claim(ADA, ONE, Kind.HOME, DAY, others=(other(Kind.HOME),)), ["5.2"]),
        (Claim(ADA, ONE, Kind.GUEST, DAY, others=(other(Kind.HOME),)), []),
        (Claim(ADA, ONE, Kind.HOME, DAY, others=(other(Kind.GUEST),)), []),
        (Claim(ADA, ONE, Kind.HOME, DAY, guest_elsewhere=True), ["5.2"]),
    ],
)
def test_5_2_an_active_member_of_one_club(claim: Claim, found: list[str]) -> None:
    assert rules(claim) == found


def test_5_2_a_member_from_the_day_of_the_registration_on() -> None:
    left = Transfer(DAY, deregistered=date(2025, 9, 30), games=(date(2025, 9, 28),))
    found = BOOK.transfers.decide(left, VALUES)
    assert (found.eligible_from, found.findings) == (DAY, ())
    assert "1 Oct 2025" in str(BOOK.transfers.why_eligible(left, found, VALUES))


def test_5_2_a_guest_is_no_member() -> None:
    guest = Transfer(DAY, guest=True)
    found = BOOK.transfers.decide(guest, VALUES)
    said = str(BOOK.transfers.why_eligible(guest, found, VALUES))
    assert said == "Guest from 1 Oct 2025; 16.1 and 17.1 say where guests may play."


@pytest.mark.parametrize(
    ("since", "counted_to", "proof", "found"),
    [
        (date(2025, 5, 23), date(2026, 5, 23), "Meldeschein", []),
        (date(2025, 5, 24), date(2026, 5, 23), "Meldeschein", ["5.1.b"]),
        (date(2025, 5, 23), date(2026, 5, 23), " ", ["5.1.b"]),
        (None, date(2026, 5, 23), "Meldeschein", ["5.1.b"]),
        (date(2025, 5, 23), None, "Meldeschein", ["5.1.b"]),
    ],
)
def test_5_1_b_twelve_months_at_the_german_championship(
    since: date | None, counted_to: date | None, proof: str, found: list[str]
) -> None:
    evidence = Evidence("b", DAY, proof, resident_since=since, counted_to=counted_to)
    claim = EqualClaim(ADA, 2026, evidence)
    assert [one.rule for one in BOOK.registrations.judge_equal_status(claim, VALUES)] == found


def test_from_an_empty_file_players_become_members(tmp_path: Path) -> None:
    path = tmp_path / "league.sqlite"
    for words in (
        ("season", "new", "2025/26", "--rulebook", "sjrp-2025", "--federation", "Probe",
         "--list-date", "2025-12-01"),
        ("club", "register", "1", "SK Rheinstadt", "--since", "2025-09-30"),
        ("club", "register", "2", "SV Moseltal", "--since", "2025-09-30"),
        ("player", "register", "101", "1", "--posted", "2025-10-01", "--nation", "FRA",
         "--name", "Arndt, Ada", "--born", "2012-02-02", "--sex", "w"),
    ):  # fmt: skip
        done = run("--db", path, "--by", "Anna", *words)
        assert done.exit_code == 0, done.output
    assert "Member from 1 Oct 2025" in done.output
    second = ("player", "register", "101", "2", "--posted", "2025-11-01", "--nation", "FRA")
    refused = run("--db", path, "--by", "Anna", *second)
    assert (refused.exit_code, "SJRP § 5.2" in refused.output) == (2, True)
    left = ("player", "deregister", "101", "1", "--notice", "2025-10-31")
    assert run("--db", path, "--by", "Anna", *left).exit_code == 0
    moved = run("--db", path, "--by", "Anna", *second)
    assert (moved.exit_code, "Member from 1 Nov 2025" in moved.output) == (0, True)
    proof = ("player", "equal", "101", "2", "b", "--date", "2026-01-10", "--proof", "Meldezettel",
             "--resident-since", "2025-05-31", "--counted-to")  # fmt: skip
    for day, code in (("2026-05-30", 2), ("2026-05-31", 0)):
        assert run("--db", path, "--by", "Anna", *proof, day).exit_code == code
    owed = run("--db", path, "--by", "Anna", "account", "list", "--json")
    assert '"cents": 0' not in owed.stdout


@pytest.mark.parametrize(
    ("kind", "stored"),
    [("stamm", "stamm"), ("Member", "stamm"), ("gast", "gast"), ("guest", "gast")],
)
def test_5_2_kinds_of_members_are_those_of_the_book(tmp_path: Path, kind: str, stored: str) -> None:
    path = youth_federation(tmp_path)
    words = ("player", "register", "103", "1", "--name", "C, C", "--born", "2012-01-01",
             "--nation", "FRA", "--posted", "2025-12-01", "--kind")  # fmt: skip
    refused = run("--db", path, *words, "kreisgast")
    assert refused.exit_code == 2
    assert "“kreisgast” is none of these: stamm, gast (SJRP § 5.2)." in refused.stderr
    assert run("--db", path, *words, kind).exit_code == 0
    transactions.open_file(path, must_exist=True)
    (held,) = [one for one in transactions.load(None)[0].registrations if one.ident == "103"]
    transactions.close_file()
    assert held.kind == stored


def test_5_1_a_letter_of_another_book_is_refused(tmp_path: Path) -> None:
    path = youth_federation(tmp_path)
    said = run("--db", path, "player", "equal", "101", "1", "c", "--date", "2026-01-01")
    assert (said.exit_code, "“c” is no letter" in said.stderr) == (2, True)
    assert "(SJRP § 5.1); known are: b." in said.stderr
