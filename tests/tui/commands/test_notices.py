"""The commands of notices: ``account notices``, ``notice``, ``remind``, ``term``, ``deposits``.

601 left board 6 empty in round 1 of the Landesliga and paid € 30 in cash; that costs it € 11 to the
federation and € 11 to the opponent besides.
"""

import json
from pathlib import Path

import pytest

from league.services.session import transactions
from tests.worlds.desk_world import run, stored
from tests.worlds.known_files import known

POST = ("account", "confirm", "--all", "--captains", "--date", "2012-04-30")


@pytest.fixture(scope="module")
def content(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    path = stored(tmp_path_factory.mktemp("content"))
    run("--db", path, "account", "term", "30", "--reason", "Decided.")
    run("--db", path, *POST)
    transactions.close_file()
    return path.read_bytes()


@pytest.fixture
def db(tmp_path: Path, content: bytes) -> Path:
    return known(tmp_path / "league.sqlite", content)


def test_notices_are_listed_with_what_became_of_them(db: Path) -> None:
    first, second, *_others, last = run("--db", db, "account", "notices", "601").output.splitlines()
    assert first.lstrip().startswith("2012/1 ")
    # What became of it, its amount, what is left to pay.
    assert first.endswith("  paid in cash              €30.00   €0.00")
    assert second.endswith("  open, due on 30 May 2012  €11.00  €11.00")
    # 11 + 11 + 22 + 56 + 22
    assert last == "6 notices, €122.00 left to pay"
    assert "5 notices, €122.00" in run("--db", db, "account", "notices", "601", "--open").output


def test_notices_as_data(db: Path) -> None:
    found = json.loads(run("--db", db, "account", "notices", "601", "--json").stdout)
    assert found[0] == {
        "number": "2012/1", "day": "2012-04-30", "club": "601", "rule": "4.4.a.2", "cents": 3000,
        "left": 0, "due": None, "state": "cash", "other": "", "reminded": 0,
    }  # fmt: skip


def test_one_notice_says_why_until_when_and_what_its_paper_lacks(db: Path) -> None:
    told = run("--db", db, "account", "notice", "2012/2").output
    assert "€11.00  open, due on 30 May 2012" in told
    assert "left board 6 empty" in told
    assert "€22.00 : 2 = €11.00" in told
    assert "until 8 May 2012" in told
    assert "has no address on record" in told
    assert "“spielleiter club contact 601 --address” sets it" in told
    assert "No bank account of Landesverband Steiermark" in told
    assert "“spielleiter federation change --iban” sets it" in told


def test_clubs_are_reminded_once(db: Path) -> None:
    words = ("account", "remind", "601", "--date", "2012-06-30")
    told = run("--db", db, *words).output.splitlines()
    assert told[0] == "1 club reminded."
    assert told[1].endswith("reminder 1 of 5 notices, €122.00")
    again = run("--db", db, *words)
    assert again.exit_code != 0
    assert "nothing is overdue" in again.stderr
    assert "reminded 1 time" in run("--db", db, "account", "notices", "601").stdout


def test_the_term_is_shown_set_and_withdrawn(db: Path) -> None:
    assert "Clubs have 30 days to pay" in run("--db", db, "account", "term").output
    told = run("--db", db, "account", "term", "--none", "--reason", "No longer.").output
    assert told.startswith("There is no term of payment")
    both = run("--db", db, "account", "term", "5", "--none", "--reason", "x")
    assert "Name the days" in both.stderr
    unreasoned = run("--db", db, "account", "term", "5")
    assert "the reason with --reason" in unreasoned.stderr


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("notice", "2013/1"), "There is no notice 2013/1; there are 2012/1 to 2012/66."),
        (("notices", "999"), "There is no club “999”"),
        (("remind", "999"), "There is no club “999”"),
        (("remind", "--date", "2198-01-01"), "still to come"),
    ],
)
def test_what_does_not_exist_is_a_sentence(db: Path, words: tuple[str, ...], said: str) -> None:
    done = run("--db", db, "account", *words)
    assert done.exit_code != 0
    assert said in done.stderr


def test_a_deposit_is_shown_until_it_is_forfeited(tmp_path: Path) -> None:
    db = stored(tmp_path)
    match = ("landesliga", "8", "LANDESLIGA02", "LANDESLIGA07")
    assert "Held: €0.00; forfeited: €0.00" in run("--db", db, "account", "deposits").output
    told = run(
        *("--db", db, "protest", "file", "--match", *match, "--instance", "klassenspielleiter"),
        *("--filed", "2012-02-28", "--fee", "--who", "602", "--text", "Our list was right."),
    )
    assert told.exit_code == 0, told.stderr
    # § 6.4: € 15 are deposited.
    first, sums = run("--db", db, "account", "deposits").output.splitlines()
    assert first.endswith("  still held  €15.00  €15.00")
    assert sums == "Held: €15.00; forfeited: €0.00"
    decided = ("--rejected", "--date", "2012-03-02", "--reason", "It was not.")
    assert run("--db", db, "protest", "decide", "1", *decided).exit_code == 0
    first, sums = run("--db", db, "account", "deposits").output.splitlines()
    assert first.endswith("  forfeited on 2 Mar 2012 to: Landesverband Steiermark  €0.00  €15.00")
    assert sums == "Held: €0.00; forfeited: €15.00"
