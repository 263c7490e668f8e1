"""School chess from the empty file: what is on file of schools, and what follows."""

import json
from pathlib import Path
from typing import Any

import pytest

from league.judging import judge
from league.services.session import transactions
from league.services.session.opening import facts_of, open_desk
from tests.worlds.acting import OFFICIAL
from tests.worlds.desk_world import run
from tests.worlds.youth_world import youth_federation

BEGUN = (
    ("school", "register", "901", "Grundschule Mitte", "--kind", "grundschule", "--region",
     "Trier"),
    ("school", "register", "902", "Gymnasium am Fluss", "--kind", "Gymnasium", "--region", "Pfalz"),
    ("division", "add", "wk-g", "--like", "wk-g"),
    ("division", "add", "wk-2", "--like", "wk-2"),
    ("team", "register", "GM1", "901", "wk-g", "Mitte 1"),
    ("school", "pupil", "901", "p1", "--name", "Eins, Eva", "--born", "2016-03-01", "--sex", "w",
     "--class", "4"),
    ("list", "submit", "GM1", "p1", "--posted", "2026-03-01"),
    ("school", "companion", "GM1", "Petra Muster", "--adult"),
)  # fmt: skip


@pytest.fixture
def path(tmp_path: Path) -> Path:
    file = youth_federation(tmp_path)
    for words in BEGUN:
        done = run("--db", file, *words)
        assert done.exit_code == 0, done.output
    return file


def shown(path: Path, division: str = "wk-g") -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = json.loads(
        run("--db", path, "school", "show", division, "--json").stdout
    )["rows"]
    return rows


def test_18_5_a_team_that_has_all_it_needs(path: Path) -> None:
    done = run("--db", path, "school", "show", "wk-g")
    assert (done.exit_code, "Petra Muster" in done.stdout) == (0, True)
    (row,) = shown(path)
    assert (row["school"], row["kind"], row["region"], row["findings"]) == (
        "Grundschule Mitte",
        "primary school",
        "Rheinland-Trier",
        [],
    )


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["register", "903", "X", "--kind", "gymnasium", "--region", "Hunsrück"], "SJRP § 18.3"),
        (["register", "903", "X", "--kind", "kolleg", "--region", "Pfalz"], "SJRP § 18.1"),
        (
            ["register", "903", "X", "--kind", "erwachsenenbildung", "--region", "Pfalz"],
            "SJRP § 18.1",
        ),
        (["register", "901", "X", "--kind", "gymnasium", "--region", "Pfalz"], "belongs to"),
        (["pupil", "1", "p1", "--class", "4"], "There is no school “1”"),
        (["pupil", "901", "nobody", "--class", "4"], "nobody"),
        (["pupil", "901", "p1", "--class", "14"], "SJRP § 18.1"),
        (["pupil", "901", "p1", "--class", "0"], "0"),
        (["place", "GM1", "0"], "0"),
        (["show", "u14"], "u14"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence_and_nothing_is_stored(
    path: Path, words: list[str], said: str
) -> None:
    before = shown(path)
    done = run("--db", path, "school", *words)
    assert (done.exit_code, said in done.stderr) == (2, True), done.output
    assert shown(path) == before


def test_18_2_a_class_that_changes_is_found_at_once_and_as_if_all_were_judged_anew(
    path: Path,
) -> None:
    desk = open_desk(path, OFFICIAL)
    assert desk.judgement.lists["GM1"].findings == ()
    done = run("--db", path, "school", "pupil", "901", "p1", "--class", "5")
    assert "SJRP § 18.2" in done.output
    after = open_desk(path, OFFICIAL)
    assert [one.rule for one in after.judgement.lists["GM1"].findings] == ["18.2"]
    facts = facts_of(after.judgement, after.season, tuple(after.rulings))
    assert judge(facts, after.book).lists == after.judgement.lists
    # What is not named stays, and the school put right changes the same list.
    assert after.world.schools is not None
    assert after.world.schools.pupils["p1"].grade == 5
    run("--db", path, "school", "register", "901", "Grundschule Mitte", "--kind", "gymnasium",
        "--region", "Pfalz")  # fmt: skip
    (row,) = shown(path)
    assert [one[-13:] for one in row["findings"]] == ["(SJRP § 18.2)"]
    assert "grammar school" in row["findings"][0]
    transactions.close_file()


def test_18_2_a_class_put_right_costs_the_board_and_is_judged_as_if_anew(path: Path) -> None:
    for words in (
        ("division", "add", "rr", "--like", "wk-g-round-robin"),
        ("team", "register", "R1", "901", "rr", "Mitte R"),
        ("team", "register", "R2", "902", "rr", "Fluss R"),
        ("school", "pupil", "902", "q1", "--name", "Quer, Quin", "--born", "2016-03-01",
         "--class", "4"),
        ("list", "submit", "R1", "p1", "--posted", "2026-03-01"),
        ("list", "submit", "R2", "q1", "--posted", "2026-03-01"),
        ("draw", "rr", "--seed", "3", "--dates", "2026-05-09", "--on", "2026-04-01"),
    ):  # fmt: skip
        done = run("--db", path, *words)
        assert done.exit_code == 0, done.output
    (fixture,) = open_desk(path, OFFICIAL).season.fixtures
    sides = {"R1": "p1,-,-,-", "R2": "q1,-,-,-"}
    at = ("--home-players", sides[fixture.home], "--away-players", sides[fixture.away])
    entered = ("match", "enter", *map(str, fixture.key), *at, "--results", "½,-,-,-")
    assert run("--db", path, *entered).exit_code in (0, 1)
    # A pupil of a grammar school has no place in WK G.
    before = open_desk(path, OFFICIAL).judgement.matches[fixture.key]
    assert before.boards[0] == ((0, 2) if fixture.home == "R2" else (2, 0))
    run("--db", path, "school", "pupil", "901", "p1", "--class", "5")
    after = open_desk(path, OFFICIAL)
    assert after.judgement.matches[fixture.key].boards[0] == (0, 0)
    facts = facts_of(after.judgement, after.season, tuple(after.rulings))
    assert judge(facts, after.book).matches == after.judgement.matches
    transactions.close_file()


def test_18_5_a_companion_is_told_with_what_stands_against_the_list(path: Path) -> None:
    said = run("--db", path, "school", "companion", "GM1", "Tim Jung", "--born", "2010-01-01")
    assert "SJRP § 18.5" in said.output
    assert "not yet 18" in said.output


def test_18_3_18_4_places_by_the_regions(path: Path) -> None:
    # WK II: the first two of a region; WK G: four.
    for number in range(1, 6):
        school, name = str(910 + number), f"Schule {number}"
        for words in (
            ("school", "register", school, name, "--kind", "grundschule", "--region", "Pfalz"),
            ("team", "register", f"A{number}", school, "wk-2", f"{name} A"),
            ("team", "register", f"B{number}", school, "wk-g", f"{name} B"),
            ("school", "place", f"A{number}", str(number)),
            ("school", "place", f"B{number}", str(number)),
        ):
            assert run("--db", path, *words).exit_code == 0
    standing = {row["team"]: row["standing"] for row in (*shown(path, "wk-2"), *shown(path))}
    assert [standing[f"A{number}"] for number in (1, 2, 3, 4)] == [
        "has a place (SJRP § 18.3)",
        "has a place (SJRP § 18.3)",
        "may follow as number 1",
        "may follow as number 2",
    ]
    assert [standing[f"B{number}"] for number in (4, 5)] == [
        "has a place (SJRP § 18.4)",
        "may follow as number 1",
    ]
    assert standing["GM1"] == "has no place"
    taken = run("--db", path, "school", "place", "A3", "2")
    assert (taken.exit_code, "belongs to Schule 2 A already" in taken.stderr) == (2, True)


def test_18_8_on_the_day_a_school_list_is_completed_with_a_reason(path: Path) -> None:
    run("--db", path, "school", "pupil", "901", "p2", "--name", "Zwei, Zoe", "--born",
        "2016-04-01", "--sex", "w", "--class", "3")  # fmt: skip
    words = ("list", "nominate", "GM1", "p2", "--confirmed", "2026-05-09")
    refused = run("--db", path, *words)
    assert (refused.exit_code, "SJRP § 18.8" in refused.stderr) == (2, True)
    done = run("--db", path, *words, "--despite", "A player fell ill.")
    assert done.exit_code == 0, done.output
    assert shown(path)[0]["players"] == 2


def test_what_is_on_file_of_schools_goes_with_the_workbook(path: Path, tmp_path: Path) -> None:
    # Nobody asked for the citizenship of a pupil.
    assert run("--db", path, "export", tmp_path / "w.xlsx").exit_code == 0
    done = run("--db", tmp_path / "other.sqlite", "import", tmp_path / "w.xlsx")
    assert done.exit_code == 0, done.output
    assert shown(tmp_path / "other.sqlite") == shown(path)


def test_a_book_without_school_chess_says_so(tmp_path: Path) -> None:
    file = tmp_path / "t.sqlite"
    begun = ("season", "new", "2011/12", "--rulebook", "tuwo-stmk-2011", "--federation", "V",
             "--list-date", "2011-07-01")  # fmt: skip
    assert run("--db", file, *begun).exit_code == 0
    said = run("--db", file, "school", "register", "1", "X", "--kind", "a", "--region", "b")
    assert "TUWO has no rule about school chess" in said.stderr
