from pathlib import Path

import pytest
from click.testing import Result

from league.services.session import transactions
from tests.worlds.desk_world import run
from tests.worlds.paper_world import open_world

BY = ("--by", "Anna Muster")
WHY = ("--reason", "w")


@pytest.fixture
def db(tmp_path: Path) -> Path:
    open_world(tmp_path)
    transactions.close_file()
    return tmp_path / "a.sqlite"


def done(db: Path, *arguments: str) -> Result:
    result = run("--db", db, *BY, *arguments)
    transactions.close_file()
    assert result.exit_code == 0, result.output
    return result


def said(db: Path, *arguments: str) -> list[str]:
    return done(db, *arguments).stdout.splitlines()


def told(db: Path, *arguments: str) -> list[str]:
    """What came of it, with what was found."""
    return done(db, *arguments).output.splitlines()


def test_a_player_leaves_with_arrears_and_comes_to_another_club(db: Path) -> None:
    leaves = ("player", "deregister", "109", "601", "--notice", "2011-12-19")
    left = run("--db", db, *BY, *leaves, "--forwarded", "2011-12-31", "--owes", "2011=60,50")
    transactions.close_file()
    assert (left.exit_code, left.stderr.splitlines()) == (
        0,
        [
            "Spieler9 Ada may not play for Turm Aubach any more from 19 Dec 2011 on.",
            "Arrears that hold up a transfer: €60.50 (TUWO § 1.8.d).",
        ],
    )
    comes = ("player", "register", "109", "603", "--posted", "28.12.2011", "--nation", "aut")
    waiting = "The arrears to the old club are not settled; the transfer has not taken effect yet."
    assert told(db, *comes) == [
        waiting,
        f"TUWO § 1.8.d  {waiting}",
        "TUWO § 1.4.a: €2.00 to the federation",
    ]
    reason = (
        "Eligible from 20 Jan 2012, because the arrears to the old club were settled on that day."
    )
    settled = run("--db", db, *BY, "player", "settle", "109", "601", "--date", "2012-01-20")
    transactions.close_file()
    assert settled.stderr.splitlines() == [
        "The arrears of Spieler9 Ada to Turm Aubach are settled.",
        "Eligible for Läufer Cella from 20 Jan 2012.",
    ]
    assert said(db, "player", "why", "109", "603") == [reason]


def test_h_4_a_notice_is_passed_on_later(db: Path) -> None:
    assert said(db, "player", "deregister", "109", "601", "--notice", "2011-06-19")[0].startswith(
        "TUWO H.4  "
    )
    passes = ("player", "forward", "109", "601", "--date")
    (late,) = said(db, *passes, "2011-07-01")
    assert late.startswith("TUWO H.4  ")
    assert "on 1 Jul 2011 only; it was due by 30 Jun 2011" in late
    again = run("--db", db, *BY, *passes, "2011-07-02")
    assert (again.exit_code, "passed on: 1 Jul 2011" in again.stderr) == (2, True)
    deals = ("player", "dealt", "109", "601", "--date", "2011-07-05", "--decision", "Ermahnt.")
    assert said(db, *deals) == []
    twice = run("--db", db, *BY, *deals)
    assert (twice.exit_code, "dealt with on 5 Jul 2011" in twice.stderr) == (2, True)


def test_a_newcomer_is_registered_with_his_name(db: Path) -> None:
    new = ("player", "register", "300", "601", "--name", "Zugang, Flo", "--born", "1990-01-01")
    assert told(db, *new, "--posted", "2011-09-01", "--nation", "GER")[0].startswith(
        "Eligible from 2 Sep 2011"
    )
    transactions.open_file(db)
    (player,) = [one for one in transactions.load()[0].players if one.ident == "300"]
    transactions.close_file()
    assert (player.name, player.nation) == ("Zugang Flo", "GER")


def test_equal_status_comes_and_goes(db: Path) -> None:
    equal = ("player", "equal", "121", "601", "e", "--date", "2011-10-01", "--proof", "Meldezettel")
    assert said(db, *equal, "--resident-since", "2010-10-01") == []
    assert said(db, "player", "unequal", "121", "601", "--date", "2012-02-01", *WHY) == []


def test_a_guest_becomes_home_player(db: Path) -> None:
    said(db, "player", "left-home", "123", "Burgenland", "--date", "2011-06-10")
    early = run("--db", db, *BY, "player", "lapse", "--date", "2011-12-10")
    transactions.close_file()
    assert (early.exit_code, "No guest's half year has passed" in early.stderr) == (2, True)
    (line,) = said(db, "player", "lapse", "--date", "2011-12-11")
    assert line.startswith("TUWO H.5.b  Gast Ed left the home federation on 10 Jun 2011")


def test_clubs_are_suspended_and_checked(db: Path) -> None:
    said(db, "club", "suspend", "601", "--from", "2012-01-15", "--until", "2012-02-29", *WHY)
    said(db, "club", "lift", "601", "--date", "2012-02-01", *WHY)
    said(db, "club", "consent", "701", "host", "--date", "2011-06-01")
    assert said(db, "club", "check", "--date", "2011-09-07") == []
    said(db, "club", "joint", "SG Mur", "601", "603", "--announced", "2011-06-20")
    checked = run("--db", db, "club", "check", "--date", "2011-09-07")
    assert checked.exit_code == 1
    assert len(checked.stdout.splitlines()) == 4


def test_lists_are_handed_in_checked_and_added_to(db: Path) -> None:
    assert said(db, "list", "submit", "A2", "109", "110", "--posted", "2011-09-07") == []
    front = ", ".join(str(100 + number) for number in range(1, 8))
    assert said(db, "list", "check", "A1") == [f"May not play lower: {front}"]
    said(db, "player", "register", "122", "601", "--posted", "2011-10-01", "--nation", "AUT")
    late = ("list", "nominate", "A1", "122", "--confirmed", "2011-11-04")
    added = run("--db", db, *BY, *late).stderr
    assert "Neu Di takes place 5 and is eligible from 7 Nov 2011." in added
    added = run("--db", db, *BY, "list", "append", "A1", "120", "--date", "2011-11-04").stderr
    assert "takes place 10 and is eligible from 4 Nov 2011." in added
    transactions.close_file()
    assert said(db, "list", "declare", "601", "101", "102", "--posted", "2011-08-31") == []


def test_a_faulty_list_is_exit_status_1(db: Path) -> None:
    said(db, "list", "submit", "A2", "107", "109", "--posted", "2011-09-07")
    result = run("--db", db, "list", "check", "A1")
    assert (result.exit_code, "§ 4.4.d.2" in result.stdout) == (1, True)


def test_the_bond_of_a_lineup(db: Path) -> None:
    assert said(db, "bond", "A1", "109", "101", "--date", "2011-10-01") == [
        "Spieler9 Ada: this is game no. 1 in a higher division.",
        "Spieler1 Ada: no game in a higher division.",
    ]


WRONG = [
    (("club", "suspend", "601", "--from", "2012-07-01", *WHY), "1 Jul 2012"),
    (("club", "suspend", "601", "--from", "2012-02-30", *WHY), "2012-02-30"),
    (("club", "suspend", "601", *WHY), "--from"),
    (("club", "suspend", "999", "--from", "2012-01-01", *WHY), "999"),
    (("club", "lift", "601", "--date", "2012-01-01", *WHY), "1.3"),
    (("club", "consent", "601", "mayor", "--date", "2012-01-01"), "mayor"),
    (("club", "joint", "SG", "601", "603", "--announced", "2011-06-21"), "21 Jun 2011"),
    (("player", "register", "999", "601", "--posted", "2011-09-01", "--nation", "AUT"), "999"),
    (("player", "register", "122", "601", "--posted", "2011-09-01"), "--nation"),
    (("player", "register", "122", "601", "--posted", "2011-09-01", "--nation", "?"), "1.4.a"),
    (("player", "register", "109", "603", "--posted", "2011-09-01", "--nation", "AUT"), "1.6"),
    (("player", "deregister", "109", "601", "--notice", "2011-12-19", "--owes", "60"), "60"),
    (
        ("player", "deregister", "109", "601", "--notice", "2011-12-19", "--owes", "2011=0,005"),
        "0,005",
    ),
    (("player", "settle", "109", "601", "--date", "2012-01-20"), "1.8.d"),
    (("player", "equal", "121", "601", "e", "--date", "2011-10-01"), "1.7.e"),
    (("player", "unequal", "121", "601", "--date", "2011-10-01", *WHY), "121"),
    (("player", "why", "109", "602"), "109"),
    (("player", "left-home", "109", "Tirol", "--date", "2011-10-01"), "109"),
    (("list", "submit", "A2", "999", "--posted", "2011-09-07"), "999"),
    (("list", "nominate", "A2", "110", "--confirmed", "2011-11-04"), "4.4.d.5"),
    (("list", "append", "A2", "110", "--date", "2011-11-04"), "4.4.d"),
    (("list", "declare", "601", "101", "--posted", "2011-09-01"), "§ 17"),
    (("list", "check", "Z9"), "Z9"),
    (("bond", "A1", "999", "--date", "2011-10-01"), "999"),
]


@pytest.mark.parametrize(("arguments", "named"), WRONG, ids=lambda value: " ".join(value)[:40])
def test_bad_input_names_the_value_or_the_rule_and_stores_nothing(
    db: Path, arguments: tuple[str, ...], named: str
) -> None:
    before = db.read_bytes()
    result = run("--db", db, *BY, *arguments)
    assert result.exit_code == 2
    assert named in result.stderr
    assert result.stdout == ""
    assert db.read_bytes() == before
    transactions.close_file()


def test_a_refusal_that_a_reason_lifts_names_the_option(db: Path) -> None:
    # § 1.6: 101 is home player of 601 already.
    asked = ("player", "register", "101", "602", "--posted", "2011-12-28", "--nation", "AUT")
    refused = run("--db", db, "--by", "M", *asked)
    assert refused.exit_code == 2
    assert refused.stderr.endswith("With a reason it is stored all the same: --despite REASON.\n")
    german = run("--db", db, "--by", "M", *asked, lang="de")
    assert german.stderr.endswith("--despite GRUND.\n")
    assert run("--db", db, "--by", "M", *asked, "--despite", "Decided.").exit_code == 0
    pay = ("account", "pay", "602", "1000")
    assert run("--db", db, "--by", "M", *pay).stderr.endswith("same: --why REASON.\n")
    assert "REASON" not in run("--db", db, "--by", "M", "account", "pay", "602", "x").stderr


def test_14_6_decisions_for_a_division_are_stored_and_listed(db: Path) -> None:
    decide = ("division", "decide", "Stadtliga")
    who = ("--date", "2011-07-02", "--decided-by", "Kreistag Graz")
    assert said(db, *decide, "official", "Anna Muster", *who) == []
    assert said(db, *decide, "wait", "7", *who) == []
    assert said(db, "division", "list", "kl") == [
        "kl  official of the division: Anna Muster  (2 Jul 2011, Kreistag Graz)",
        "kl  days a late nomination waits: 7  (2 Jul 2011, Kreistag Graz)",
    ]
    refused = run("--db", db, *BY, *decide, "mode", "elo", *who)
    assert (refused.exit_code, "TUWO § 14.1" in refused.stderr) == (2, True)
