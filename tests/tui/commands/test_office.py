"""The commands on money, protests, failing to appear, ratings and events, and what they refuse."""

import csv
import json
import sqlite3
from pathlib import Path
from typing import Any, NoReturn

import pytest
from click.testing import Result

from league.judging import late
from league.services.session import transactions
from tests.worlds.desk_world import STRUCK, run, stored

MATCH = tuple(map(str, STRUCK))
REFERENCE = f"2011/12|match|{'|'.join(MATCH)}|fee|7.2.c|home|5|100018|federation"
PLACE = "Round 8, board 5: Schachklub Murtal – SV Turm Lindgraben, Fischhuber Georg"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return stored(tmp_path)


def ask(file: Path, *words: str | Path) -> Result:
    return run("--db", file, *words)


def do(file: Path, *words: str | Path) -> Result:
    result = run("--db", file, *words, "--by", "Anna Muster")
    assert result.exit_code == 0, result.stderr
    return result


def read(file: Path, *words: str) -> Any:
    return json.loads(do(file, *words, "--json").stdout)


def journal(file: Path) -> list[dict[str, str]]:
    steps: list[dict[str, str]] = json.loads(ask(file, "journal", "--json").stdout)
    return steps


# account


def test_a_fee_is_proposed_confirmed_paid_and_in_balance(file: Path) -> None:
    charges = read(file, "account", "propose")
    place = [one["reference"] for one in charges].index(REFERENCE) + 1
    assert f"{place}." in do(file, "account", "propose").stdout
    posted = do(file, "account", "confirm", str(place), "--date", "30.4.2012")
    assert "1 charge is posted on 30 Apr 2012: €22.00." in posted.stderr
    assert journal(file)[-1]["by"] == "Anna Muster"
    club = charges[place - 1]["debtor"].removeprefix("club:")
    do(file, "account", "pay", club, "12,50", "--date", "2012-05-02", "--for", "1")
    account = read(file, "account", "club", club)
    assert account["balance"] == 2200 - 1250
    assert account["open"] == [{"reference": REFERENCE, "cents": 950}]
    shown = do(file, "account", "club", club).stdout
    assert (f"since 30 Apr 2012: €9.50, {PLACE}" in shown, "|" in shown) == (True, False)
    listed = read(file, "account", "list", "--date", "2012-05-30")
    assert listed["sum"] == 0
    assert listed["clubs"] == [{"club": club, "owes": 950, "due": 0, "balance": 950, "age": 30}]
    assert "30 days" in do(file, "account", "list", "--date", "2012-05-30").stdout


def test_all_fees_are_posted_with_the_captains_word_for_cash(file: Path) -> None:
    do(file, "account", "confirm", "--all", "--date", "2012-06-30")
    assert {one["cash"] for one in read(file, "account", "propose")} == {True}
    do(file, "account", "confirm", "--all", "--captains", "--date", "2012-06-30")
    assert read(file, "account", "propose") == []
    # € 975 to the federation.
    assert read(file, "account", "list")["balances"]["federation"] == -97500


def test_a_waived_fee_is_refunded_and_paid_out(file: Path) -> None:
    do(file, "account", "confirm", REFERENCE, "--date", "2012-04-30")
    assert "Nothing is to be refunded" in do(file, "account", "refunds").stderr
    listed = read(file, "account", "list")
    club = listed["clubs"][0]["club"]
    do(file, "account", "pay", club, "22", "--date", "2012-05-02")
    key = REFERENCE.partition(MATCH[3] + "|")[2]
    do(file, "ruling", "waive", *MATCH, key, "--reason", "A mistake.")
    (shown,) = do(file, "account", "refunds").stdout.splitlines()
    assert (shown.startswith("1.  €22.00"), shown.endswith(PLACE)) == (True, True)
    do(file, "account", "refund", "1", "--reason", "Waived.", "--date", "2012-05-10")
    assert read(file, "account", "club", club)["balance"] == -2200
    do(file, "account", "payout", club, "22", "--reason", "Back.", "--date", "2012-05-11")
    assert read(file, "account", "club", club)["balance"] == 0


def test_a_fine_arrears_and_the_suspension(file: Path) -> None:
    fine = ("account", "fine", "601", "36", "--date", "2012-01-10", "--reason", "A forged report.")
    assert "€36.00 (§ 7.5)" in do(file, *fine).stderr
    late = ("account", "arrears", "--days", "21", "--date")
    assert ask(file, *late, "2012-01-31").exit_code == 0
    found = ask(file, *late, "2012-02-01")
    assert (found.exit_code, found.stdout.startswith("601")) == (1, True)
    do(file, "account", "suspend", "601", "--days", "21", "--from", "2012-02-01")
    again = ask(file, "account", "suspend", "601", "--days", "21", "--from", "2012-02-01")
    assert (again.exit_code, "suspended" in again.stderr) == (2, True)


def test_a_fine_judges_no_season(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def judged(*_asked: object) -> NoReturn:
        raise AssertionError("a season is judged")

    monkeypatch.setattr(late, "judge", judged)
    fine = ("account", "fine", "601", "36", "--date", "2012-01-10", "--reason", "A forged report.")
    assert "is fined €36.00 (§ 7.5)" in do(file, *fine).stderr
    with pytest.raises(AssertionError, match="judged"):
        do(file, "account", "propose")


def test_a_fine_taken_back_says_that_its_ban_stays(file: Path) -> None:
    ban = ("--ban-from", "2012-02-01", "--ban-until", "2012-06-30")
    day = ("--date", "2012-01-10", "--reason", "A forged report.")
    reverse = ("account", "reverse", "601", "1", "--date", "2012-02-02", "--reason", "On appeal.")
    stays = "stays banned from 1 Feb 2012 to 30 Jun 2012 (§ 7.5)."
    do(file, "account", "fine", "601", "36", *day, *ban)
    said = do(file, *reverse).stderr
    assert f"{stays} “l” on the page of the club or “spielleiter club lift” lifts the ban." in said


# protest


FILE = (
    "protest", "file", "--match", *MATCH, "--instance", "klassenspielleiter", "--filed",
    "2012-01-28", "--who", "602", "--text", "The list was right.",
)  # fmt: skip


def day_of(file: Path) -> str:
    """The day of the match, so that the protest is in time."""
    transactions.close_file()
    base = sqlite3.connect(file)
    sql = "SELECT day FROM fixture WHERE division = ? AND round = ? AND home = ?"
    (found,) = base.execute(sql, STRUCK[:3]).fetchone()
    base.close()
    return str(found)


def filed(file: Path) -> None:
    words = list(FILE)
    words[words.index("--filed") + 1] = day_of(file)
    assert "on file with: Klassenspielleiter" in do(file, *words, "--fee").stderr


def test_a_protest_is_filed_granted_and_changes_the_match(file: Path) -> None:
    filed(file)
    (before,) = read(file, "protest", "list", "--date", "2012-02-01")
    assert (before["admissible"], before["granted"], before["match"]) == (True, None, list(STRUCK))
    decided = do(
        file, "protest", "decide", "1", "--granted", "--date", "2012-03-01",
        "--reason", "The list was right.", "--waive", "1",
        "--board", "1", "½:½", "--add-fee", "fee|7.2.c|away|1||federation", "36",
    )  # fmt: skip
    assert "€15.00 are refunded" in decided.stderr
    shown = do(file, "ruling", "show", *MATCH).stdout
    assert shown.startswith("1.  waived  TUWO § 4.4.d.1")
    fee = "TUWO § 7.2.c, board 1: SV Turm Lindgraben → Landesverband Steiermark, €36.00"
    assert f"added   {fee}\n" in shown
    offered = [line for line in shown.splitlines() if not line.startswith("Ruling ")]
    last, _blanks, words = offered[-1].partition(".  ")
    assert words.startswith("added   Board 1 is set to ½:½. ")
    assert "|" not in shown
    assert read(file, "account", "list")["sum"] == 0
    listed = do(file, "protest", "list", "--date", "2012-03-02").stdout
    assert "  Schachklub Murtal  team match  Klassenspielleiter  granted" in listed
    do(file, "ruling", "reopen", *MATCH, last, "--reason", "Wrong board.")
    assert "Board 1" not in do(file, "ruling", "show", *MATCH).stdout


def test_a_rejected_protest_is_appealed_against(file: Path) -> None:
    filed(file)
    said = do(
        file, "protest", "decide", "1", "--rejected", "--date", "2012-03-01", "--reason", "No."
    ).stderr
    assert "forfeited" in said
    # Eight days from 1 March 2012.
    assert "Kreisspielleiter, until 9 Mar 2012" in said
    (row,) = read(file, "protest", "list", "--date", "2012-03-05")
    assert (row["next"], row["days_left"]) == ("kreisspielleiter", 4)
    appeal = ("protest", "appeal", "1", "--filed", "2012-03-10", "--fee", "--who", "602")
    late = do(file, *appeal, "--text", "Again.")
    assert "TUWO § 6.5.a" in late.stderr
    assert "not dealt with" in do(file, "protest", "list").stdout


# noshow


def test_who_failed_to_appear(file: Path) -> None:
    listed = do(file, "noshow", "list").stdout
    # The public season has four, each by another team.
    assert [line.partition(" ")[0] for line in listed.splitlines() if line[0] != " "] == [
        "KLSUED05", "KLGRAZ01", "KLGRAZ02", "LANDESLIGA07",
    ]  # fmt: skip
    for words in (("exclude", "KLGRAZ01"), ("ban", "601", "--from", "2012-01-01", "--until",
                                            "2012-12-31")):  # fmt: skip
        refused = ask(file, "noshow", *words, "--reason", "x")
        assert (refused.exit_code, "TUWO § 7.1" in refused.stderr) == (2, True)


# elo


def test_a_rating_period_as_csv_json_and_stored(file: Path, tmp_path: Path) -> None:
    table = tmp_path / "ratings.csv"
    period = ("elo", "period", "--until", "2011-12-31", "--date", "2012-01-10")
    shown = do(file, *period, "--csv", table)
    assert "Games: 786, rated: 786" in shown.stdout
    assert "Landesliga was not registered" in shown.stderr
    with table.open(encoding="utf-8", newline="") as content:
        rows = list(csv.DictReader(content))
    assert (len(rows), rows[0]["ident"]) == (483, "100001")
    answer = read(file, *period)
    assert (answer["valid_from"], len(answer["players"])) == ("2012-01-01", 483)
    assert len(journal(file)) == 1
    do(file, *period, "--store", "--why", "Sent to the ÖSB.")
    assert journal(file)[-1]["why"] == "Sent to the ÖSB."
    new = next(one["new"] for one in answer["players"] if one["ident"] == "100001")
    lines = do(file, "elo", "player", "100001").stdout.splitlines()
    assert lines[1].split()[:4] == ["1", "Jan", "2012", str(new)]


def test_what_a_division_needs_to_be_rated_is_put_on_file(file: Path) -> None:
    time = ("--minutes", "90", "--seconds", "30")
    days = ("--registered", "2011-09-01", "--reported", "2011-12-12")
    do(file, "elo", "file", "landesliga", *time, *days)
    shown = ask(file, "elo", "period", "--until", "2011-12-31", "--date", "2012-01-10").stderr
    assert "Landesliga was not registered" not in shown


# event


PARTS = (
    "--name", "U18", "--organiser", "Verband", "--eligible", "U18", "--closing", "2012-02-20",
    "--fee", "10", "--deposit", "0", "--time-control", "90/30", "--titles", "Champion",
    "--prizes", "Cups", "--rules", "TUWO",
)  # fmt: skip


def test_an_event_from_the_ausschreibung_to_the_entry(file: Path) -> None:
    created = do(file, "event", "create", "o", "--kind", "kreis-open", "--date", "2012-03-03",
                 *PARTS)  # fmt: skip
    assert "The venue is missing." in created.stderr
    early = ask(file, "event", "issue", "o", "--date", "2012-01-10")
    assert (early.exit_code, "TUWO § 4.2.d" in early.stderr) == (2, True)
    do(file, "event", "change", "o", "--venue", "Graz")
    do(file, "event", "issue", "o", "--date", "2012-01-10")
    do(file, "event", "enter", "o", "100001", "--date", "2012-02-01")
    assert "100001" in do(file, "event", "show", "o").stdout
    do(file, "event", "qualify", "o", "last", "100001")
    assert "Hofhuber Clemens" in do(file, "event", "rank", "o", "100001").stderr
    do(file, "event", "enter", "o", "100018", "--date", "2012-02-02")
    do(file, "event", "withdraw", "o", "100018", "--why", "Ill.")
    assert "1 entry" in do(file, "event", "list").stdout


# What is refused


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("account", "club", "999"), "999"),
        (("account", "confirm"), "--all"),
        (("account", "confirm", "1", "--all"), "--all"),
        (("account", "confirm", "999"), "999"),
        (("account", "confirm", "nothing"), "nothing"),
        (("account", "pay", "601", "10,505"), "“10,505” is no amount"),
        (("account", "pay", "999", "10"), "999"),
        (("account", "pay", "601", "10", "--for", "nothing"), "nothing"),
        (("account", "pay", "601", "10", "--for", "1"), "There is no number 1; there are 0."),
        (("account", "payout", "601", "10", "--reason", "x"), "€0.00"),
        (("account", "refund", "nothing", "--reason", "x"), "nothing"),
        (("account", "fine", "601", "36.01", "--date", "2012-01-10", "--reason", "x"), "§ 7.5"),
        (("account", "fine", "601", "0.005", "--reason", "x"), "“0.005” is no amount"),
        (("account", "fine", "601", "10", "--date", "2010-01-01", "--reason", "x"), "1 Jan 2010"),
        (("account", "arrears", "--days", "-1"), "-1 days"),
        ((*FILE[:2], *FILE[7:]), "§ 6.5"),
        ((*FILE[:-4], "--who", "nobody", "--text", "x"), "nobody"),
        (("protest", "file", "--filed", "soon", "--who", "602", "--text", "x"), "soon"),
        (("protest", "decide", "7", "--granted", "--reason", "x"), "7"),
        (("protest", "decide", "1", "--granted", "--reason", "x", "--board", "1", "2:2"), "2:2"),
        (("protest", "appeal", "7", "--filed", "2012-02-01", "--who", "6", "--text", "x"), "7"),
        (("noshow", "exclude", "NOBODY", "--reason", "x"), "NOBODY"),
        (("elo", "period", "--until", "2011-12-30"), "TUWO C.1"),
        (("elo", "period", "--until", "2013-12-31"), "out of season"),
        (("elo", "period", "--until", "2011-12-31", "--csv", "/nowhere/a.csv"), "/nowhere"),
        (("elo", "player", "nobody"), "nobody"),
        (("elo", "file", "nowhere", "--minutes", "90"), "nowhere"),
        (("event", "create", "x", "--kind", "U9", "--date", "2012-03-03"), "U9"),
        (("event", "create", "x", "--kind", "U14", "--date", "2020-03-03"), "3 Mar 2020"),
        (
            ("event", "create", "x", "--kind", "U14", "--date", "2012-03-03", "--fee", "0,005"),
            "“0,005” is no amount",
        ),
        (("event", "issue", "x"), "“x”"),
        (("event", "enter", "x", "100001"), "“x”"),
    ],
)
def test_bad_input_is_a_sentence_and_exit_2_and_nothing_is_stored(
    file: Path, words: tuple[str, ...], sentence: str
) -> None:
    result = run("--db", file, *words, "--by", "Anna Muster")
    assert result.exit_code == 2
    assert sentence in result.stderr
    assert len(journal(file)) == 1


def test_who_looks_need_not_say_who_he_is_and_who_changes_something_must(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nobody() -> str:
        raise OSError

    monkeypatch.setattr("getpass.getuser", nobody)
    assert ask(file, "account", "list").exit_code == 0
    before = len(journal(file))
    refused = ask(file, "account", "pay", "601", "22")
    assert (refused.exit_code, "Say with --by who you are." in refused.stderr) == (2, True)
    assert len(journal(file)) == before
