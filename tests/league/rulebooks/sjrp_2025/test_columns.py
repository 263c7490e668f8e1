"""§ 10.2, 10.5, 10.6: the table shows what the SJRP ranks by, under the names it has for it."""

import json
from pathlib import Path

from league.outcomes.standings import table
from league.outcomes.tiebreaks import PlayedMatch
from league.rulebooks import load
from tests.league.services.protests.test_courts import season
from tests.worlds import league_world
from tests.worlds.desk_world import run

BOOK = load("sjrp-2025")


def test_10_6_the_columns_of_a_round_robin_add_up() -> None:
    # Four boards. A beats B 3 : 1 and draws with C, B beats C 2½ : 1½; in half points:
    matches = [
        PlayedMatch("A", "B", (6, 2), (2, 0)),
        PlayedMatch("B", "C", (5, 3), (2, 0)),
        PlayedMatch("A", "C", (4, 4), (1, 1)),
    ]
    division = BOOK.divisions["vm-u14"]
    criteria = BOOK.criteria(division, BOOK.on(BOOK.first_day))
    assert [one.key for one in BOOK.columns_of(criteria)] == ["mp", "gp", "sb", "wins"]
    rows = table(["A", "B", "C"], matches, criteria, told=BOOK.columns)
    # Sonneborn-Berger of A: twice the 2 points of B, once the 1 of C; of C: once the 3 of A.
    assert {row.team: row.counts for row in rows} == {
        "A": (3, 10, 2 * 2 + 1 * 1, 1),
        "B": (2, 7, 0 * 3 + 2 * 1, 1),
        "C": (1, 7, 0 * 2 + 1 * 3, 0),
    }


def test_10_5_a_swiss_has_buchholz_instead() -> None:
    swiss = BOOK.divisions["vm-u14-swiss"]
    criteria = BOOK.criteria(swiss, BOOK.on(BOOK.first_day))
    assert [one.key for one in BOOK.columns_of(criteria)] == ["mp", "gp", "bh", "wins"]


def test_the_headings_are_those_of_the_book(tmp_path: Path) -> None:
    with league_world.stored(tmp_path, season()) as path:
        pass
    asked = ("--db", path, "table", "vm-u14")
    assert run(*asked, lang="de").stdout.splitlines()[1].split()[-4:] == [
        "MP", "BP", "SB", "SW",
    ]  # fmt: skip
    (row, _other) = json.loads(run(*asked, "--json").stdout)["table"]
    assert "bp" not in row
    page = run("--db", path, "view", "division", "vm-u14", lang="de").stdout
    assert "Mannschaftspunkte: 0; Brettpunkte: 0; Sonneborn-Berger: 0; Siegwertung: 0" in page
    paper = tmp_path / "table.txt"
    assert run("--db", path, "report", "table", "vm-u14", str(paper), lang="de").exit_code == 0
    told = " ".join(paper.read_text(encoding="utf-8").split())
    assert "Mannschaftspunkte Brettpunkte Sonneborn-Berger Siegwertung" in told
