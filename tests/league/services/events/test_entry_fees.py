"""Entries that are paid, by commands: owed, paid, late, replaced, taken back."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.worlds.desk_world import run
from tests.worlds.youth_world import ANNOUNCED, youth_federation

ENTER = ("event", "enter", "u14", "101", "--date", "2026-02-01")
WAITS = ("event", "enter", "u14", "102", "--date", "2026-02-05", "--replacement")


def said(path: Path, *words: str, code: int = 0) -> str:
    done = run("--db", path, "--by", "Anna", *words)
    assert done.exit_code == code, done.output
    return done.output


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A championship that is announced; of two candidates one won his region."""
    file = youth_federation(tmp_path)
    for place, ident in ((1, "101"), (2, "102")):
        won = ("--region", "Pfalz", "--place", str(place))
        said(file, "event", "candidate", "u14", ident, *won)
    for words in ANNOUNCED:
        said(file, *words)
    return file


def fees(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(said(path, "event", "fees", "u14", "--json"))
    return found


def sums(path: Path, club: str = "1") -> tuple[int, int, int]:
    """Return what a club owes, paid, and what is open, in euros."""
    (row,) = (one for one in fees(path)["clubs"] if one["club"] == club)
    return row["due"] // 100, row["paid"] // 100, row["left"] // 100


def counting(path: Path) -> list[str]:
    return [one["ident"] for one in fees(path)["entries"] if one["counts"]]


def notices(path: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(said(path, "account", "notices", "--json"))
    return found


def test_19_1_an_entry_is_owed_by_its_club_with_a_notice(path: Path) -> None:
    assert "SK Rheinstadt owes €240.00; the entry counts from its payment" in said(path, *ENTER)
    assert (sums(path), counting(path)) == ((240, 0, 240), [])
    (notice,) = notices(path)
    assert (notice["club"], notice["cents"], notice["rule"]) == ("1", 24000, "19.1")
    assert notice["due"] == "2026-02-05"
    assert "waits" in said(path, "event", "show", "u14")


@pytest.mark.parametrize(("day", "counts"), [("2026-02-05", True), ("2026-02-06", False)])
def test_19_1_the_day_of_payment_decides(path: Path, day: str, counts: bool) -> None:
    said(path, *ENTER)
    told = said(path, "event", "pay", "u14", "101", "--date", day)
    assert ("The entry counts." in told) == counts
    assert ("paid on 6 Feb 2026; they were due by 5 Feb 2026" in told) != counts
    assert (sums(path), counting(path)) == ((240, 240, 0), ["101"] * counts)
    places = json.loads(said(path, "event", "places", "u14", "--json"))
    assert [one["ident"] for one in places["qualified"]] == ["101"] * counts
    assert places["open"] == (not counts)
    assert "waits" not in said(path, "event", "show", "u14") or not counts


def test_19_1_a_payment_on_the_account_counts_as_well(path: Path) -> None:
    said(path, *ENTER, "--without-board")
    said(path, "account", "pay", "1", "100", "--date", "2026-02-01")
    assert (sums(path), counting(path)) == ((120, 100, 20), [])
    said(path, "account", "pay", "1", "20", "--date", "2026-02-05", "--for", "1")
    assert (sums(path), counting(path)) == ((120, 120, 0), ["101"])


def test_19_1_a_reversed_payment_takes_the_entry_back(path: Path) -> None:
    said(path, *ENTER)
    said(path, "event", "pay", "u14", "101", "--date", "2026-02-05")
    said(path, "account", "reverse", "1", "2", "--date", "2026-02-07", "--reason", "Wrong club.")
    assert (sums(path), counting(path)) == ((240, 0, 240), [])


def test_7_6_a_replacement_pays_when_he_is_called(path: Path) -> None:
    said(path, *ENTER)
    assert "not called yet" in said(path, *WAITS)
    assert sums(path, "2") == (0, 0, 0)
    pays = ("event", "pay", "u14", "102", "--date", "2026-02-06")
    assert "Nothing is owed" in said(path, *pays, code=2)
    call = ("event", "call", "u14", "102", "--reason", "Next in Pfalz.", "--date")
    # The winner may still pay on the 5th.
    assert "No place is free for Bauer Bo" in said(path, *call, "2026-02-05", code=2)
    assert "SV Moseltal owes €240.00" in said(path, *call, "2026-02-06")
    assert "does not wait as a replacement" in said(path, *call, "2026-02-07", code=2)
    assert "The entry counts." in said(path, "event", "pay", "u14", "102", "--date", "2026-03-09")
    assert (sums(path, "2"), counting(path)) == ((240, 240, 0), ["102"])
    assert "1.  102  Bauer Bo   § 7.6" in said(path, "event", "show", "u14")


def test_7_6_who_entered_outright_or_later_is_not_called(path: Path) -> None:
    said(path, *ENTER)
    call = ("event", "call", "u14", "--reason", "He asked.", "--date")
    outright = said(path, *call, "2026-02-10", "101", code=2)
    assert "101 does not wait as a replacement in u14." in outright
    said(path, *WAITS)
    early = said(path, *call, "2026-02-04", "102", code=2)
    assert "cannot be called on 4 Feb 2026" in early
    assert said(path, *call, "2026-02-10", "999", code=2)


def test_7_6_the_committee_lets_somebody_follow_on_record(path: Path) -> None:
    said(path, "player", "register", "103", "2", "--posted", "2025-10-01", "--nation", "GER",
         "--name", "Conrad, Cid", "--born", "2012-04-04")  # fmt: skip
    said(path, "event", "enter", "u14", "103", "--date", "2026-02-05", "--replacement")
    call = ("event", "call", "u14", "103", "--reason", "Asked.", "--date", "2026-02-10")
    assert "did not take part in the regional championship" in said(path, *call, code=2)
    votes = ("event", "except", "u14", "103", "--date", "2026-02-09", "--reason", "He was ill.")
    lost = said(path, *votes, "--for", "Kader", "--against", "Pfalz")
    assert "1 for it, 1 against" in lost
    assert "may follow" in said(path, *votes, "--for", "Kader, Spielleiter", "--against", "Pfalz")
    said(path, *call)
    journal = said(path, "journal")
    assert "exemption in favour Kaderreferent, Spielleiter für Einzelturniere" in journal
    assert "He was ill." in journal


def test_an_entry_that_was_not_paid_is_not_owed_once_it_is_taken_back(path: Path) -> None:
    said(path, *ENTER)
    told = said(path, "event", "withdraw", "u14", "101", "--date", "2026-02-04")
    assert "SK Rheinstadt no longer owes €240.00 for it." in told
    assert fees(path)["clubs"] == []
    assert [one["state"] for one in notices(path)] == ["reversed", "reversal"]
    said(path, *ENTER)
    assert sums(path) == (240, 0, 240)


def test_what_was_paid_stays_or_goes_back_as_the_official_says(path: Path) -> None:
    said(path, *ENTER)
    said(path, "event", "pay", "u14", "101", "--date", "2026-02-05")
    keeps = said(path, "event", "withdraw", "u14", "101", "--date", "2026-03-01")
    assert "€240.00 that SK Rheinstadt paid for it stay" in keeps
    (row,) = fees(path)["entries"]
    assert (row["due"], row["counts"], row["why"]) == (24000, False, "The entry was taken back.")


def test_a_refund_stands_to_the_credit_of_the_club(path: Path) -> None:
    said(path, *ENTER)
    said(path, "event", "pay", "u14", "101", "--date", "2026-02-05")
    back = said(path, "event", "give-back", "u14", "101", "--date", "2026-03-01", "--refund")
    assert "€240.00 stand to the credit of SK Rheinstadt now." in back
    assert "has €240.00 to its credit" in said(path, "account", "club", "1")
    said(path, "account", "payout", "1", "240", "--date", "2026-03-02", "--reason", "Refund.")
    assert "is settled" in said(path, "account", "club", "1")


@pytest.mark.parametrize(
    ("words", "error"),
    [
        (("event", "pay", "u14", "101", "1,005"), "“1,005” is no amount"),
        (("event", "change", "u14", "--fee-without-board", "0,005"), "“0,005” is no amount"),
        (("event", "candidate", "u14", "102", "--free", "2025-10-01", "--for", "Kassier"),
         "“Kassier” has no vote in the committee (§ 7.3)"),
        (("event", "candidate", "u14", "102", "--for", "Kader"), "please name that day"),
        (("event", "host", "u14", "99"), "99"),
        (("event", "enter", "u14", "102", "--date", "2026-02-06", "--replacement"), "§ 19.1"),
    ],
)  # fmt: skip
def test_what_is_not_so_is_refused_and_nothing_stored(
    path: Path, words: tuple[str, ...], error: str
) -> None:
    said(path, *ENTER)
    before = said(path, "journal")
    assert error in said(path, *words, code=2)
    assert said(path, "journal") == before


def test_5_3_a_boy_is_no_candidate_among_girls(path: Path) -> None:
    said(path, "event", "create", "w", "--kind", "em-u14w", "--date", "2026-04-07")
    words = ("event", "candidate", "w", "102", "--region", "Pfalz", "--place", "1")
    told = said(path, *words, code=2)
    assert "Bauer Bo is no girl; U14w is for girls. (SJRP § 5.3)" in told
    assert json.loads(said(path, "event", "places", "w", "--json"))["refused"] == []


def test_8_2_the_host_is_a_fact_of_the_event(path: Path) -> None:
    said(path, "event", "create", "u12", "--kind", "em-u12", "--date", "2026-04-07")
    said(path, "player", "register", "104", "2", "--posted", "2025-10-01", "--nation", "GER",
         "--name", "Dorn, Dan", "--born", "2014-04-04")  # fmt: skip
    lacks = said(path, "event", "candidate", "u12", "104", "--host")
    assert "Dorn Dan has a place (SJRP § 8.2)." in lacks
    assert "Which club holds it is not on file yet" in lacks
    said(path, "event", "host", "u12", "1")
    assert json.loads(said(path, "event", "places", "u12", "--json"))["host"] == "SK Rheinstadt"
    assert "not on file yet" not in said(path, "event", "candidate", "u12", "104", "--host")


def test_the_announced_fee_without_board_is_owed(tmp_path: Path) -> None:
    path = youth_federation(tmp_path)
    said(path, "event", "change", "u14", "--fee-without-board", "99,50")
    for words in ANNOUNCED:
        said(path, *words)
    assert "SK Rheinstadt owes €99.50" in said(path, *ENTER, "--without-board")


def test_19_1_who_withdrew_and_enters_again_has_paid_already(path: Path) -> None:
    said(path, *ENTER)
    said(path, "event", "pay", "u14", "101", "--date", "2026-02-01")
    before = said(path, "event", "withdraw", "u14", "101", "--date", "2026-01-31", code=2)
    assert "101 entered on 1 Feb 2026 and cannot withdraw on 31 Jan 2026." in before
    said(path, "event", "withdraw", "u14", "101", "--date", "2026-02-01")
    said(path, *ENTER)
    assert (sums(path), counting(path)) == ((240, 240, 0), ["101"])


def test_19_1_who_enters_again_at_another_price_owes_that(path: Path) -> None:
    said(path, *ENTER)
    said(path, "event", "pay", "u14", "101", "--date", "2026-02-01")
    said(path, "event", "withdraw", "u14", "101", "--date", "2026-02-01")
    said(path, *ENTER, "--without-board")
    # Of the € 240 of the first entry 120 are left to the credit of the club.
    (row,) = (one for one in fees(path)["clubs"] if one["club"] == "1")
    assert row["due"] == 12000
    shown = said(path, "account", "list")
    assert "−€120.00" in shown
